"""`vierling analyse FILE`."""

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from vierling.game import Refusal
from vierling.match import Match
from vierling.terminal.learned import teach_bots
from vierling.terminal.output import AsJson, print_json, print_table
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # the lab is imported when it is needed
    from vierling.coach.analysis import Analysis, Blunder, Career, Step, Weighed

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The record; - reads standard input.")]
COLUMNS = ("round", "roll", "move", "before", "best", "after", "luck", "regret", "better")
NUMBERS = range(3, 8)
WIDE = 18  # letters of a move

Told = Callable[[float], str]
UNITS: dict[str, Told] = {
    "points": lambda value: f"{value:.2f}",
    "chance": lambda value: f"{100 * value:.1f} %",
}


def read_match(file: str) -> Match:
    text = read_text(file)
    try:
        return Match.read(text)
    except Refusal as problem:
        raise Misread(file, problem) from problem


def analyse_match(context: typer.Context, file: File, as_json: AsJson = False) -> None:
    """Tell luck from skill: what each move of a record was worth, and what would have been better."""
    from vierling.coach import analyse  # noqa: PLC0415
    from vierling.play.bots import warm_up  # noqa: PLC0415 - `--help` needs neither

    match = read_match(file)
    teach_bots()
    warm_up(match.game.name)
    analysis = analyse(match)
    if as_json:
        print_json(asdict(analysis))
    else:
        print_analysis(context.obj, match, analysis)


def print_analysis(voice: Voice, match: Match, analysis: "Analysis") -> None:
    tell = UNITS[analysis.unit]
    for career in analysis.seats:
        print(f"{career.name}\n")
        head = [voice.say(f"terminal-analyse-{column}") for column in COLUMNS]
        print_table([head, *(row_of(tell, step) for step in career.steps)], right=(0, *NUMBERS))
        print()
    print_totals(voice, analysis, tell)
    print_costliest(voice, analysis, tell)
    print_error(voice, analysis, tell)
    if match.outcome is None:
        print(voice.say("terminal-unfinished"))


def row_of(tell: Told, step: "Step") -> list[str]:
    sign = "=" if step.exact else "\N{ALMOST EQUAL TO}"
    numbers = (step.before, step.best, step.after, step.luck, step.regret)
    better = [choice for choice in step.choices if choice.value > step.after]
    return [
        f"{step.round} {sign}",
        step.roll or "",
        shorten(step.made.move),
        *map(tell, numbers),
        "  ".join(tell_move(tell, choice) for choice in better),
    ]


def tell_move(tell: Told, weighed: "Weighed") -> str:
    return f"{shorten(weighed.move)} {tell(weighed.value)}"


def shorten(move: str) -> str:
    return move if len(move) <= WIDE else f"{move[: WIDE - 1]}\N{HORIZONTAL ELLIPSIS}"


def print_totals(voice: Voice, analysis: "Analysis", tell: Told) -> None:
    keys = ("seat", "start", "luck", "regret", "final", "accuracy")
    head = [voice.say(f"terminal-analyse-{key}") for key in keys]
    print_table([head, *(totals_of(tell, career) for career in analysis.seats)], right=range(1, len(keys)))


def totals_of(tell: Told, career: "Career") -> list[str]:
    sums = (career.start, career.luck, career.regret, career.final)
    return [career.name, *map(tell, sums), f"{career.accuracy:.1f}"]


def print_costliest(voice: Voice, analysis: "Analysis", tell: Told) -> None:
    if not analysis.costliest:
        return
    print(f"\n{voice.say('terminal-analyse-costliest')}")
    print_table([blunder_row(voice, analysis, tell, blunder) for blunder in analysis.costliest], right=(2,))


def blunder_row(voice: Voice, analysis: "Analysis", tell: Told, blunder: "Blunder") -> list[str]:
    career = analysis.seats[blunder.seat]
    step = career.steps[blunder.step]
    where = voice.say("terminal-analyse-where", round=step.round)
    instead = voice.say("terminal-analyse-instead", move=shorten(step.made.move), better=shorten(step.choices[0].move))
    return [career.name, where, tell(blunder.regret), instead]


def print_error(voice: Voice, analysis: "Analysis", tell: Told) -> None:
    error = max((step.error for career in analysis.seats for step in career.steps), default=0.0)
    print(f"\n{voice.say('terminal-analyse-exact')}")
    if error:
        print(voice.say("terminal-analyse-error", error=tell(error)))
