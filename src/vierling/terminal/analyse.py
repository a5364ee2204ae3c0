"""`vierling analyse FILE`."""

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from vierling.game import Refusal
from vierling.match import Match
from vierling.terminal.learned import teach_bots
from vierling.terminal.output import AsJson, print_json, print_table, print_text
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # imported when first used
    from vierling.coach.analysis import Analysis, Blunder, Career, Step, Weighed

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The record; - reads standard input.")]
COLUMNS = ("round", "roll", "move", "before", "best", "after", "luck", "regret", "better")
NUMBERS = range(3, 8)
WIDEST = 18  # characters of a move

Format = Callable[[float], str]
UNITS: dict[str, Format] = {
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
    show = UNITS[analysis.unit]
    for career in analysis.seats:
        print(f"{career.name}\n")
        head = [voice.say(f"terminal-analyse-{column}") for column in COLUMNS]
        print_table([head, *(row_of(show, step) for step in career.steps)], right=(0, *NUMBERS))
        print()
    print_totals(voice, analysis, show)
    print_costliest(voice, analysis, show)
    print_error(voice, analysis, show)
    if match.outcome is None:
        print(voice.say("terminal-unfinished"))


def row_of(show: Format, step: "Step") -> list[str]:
    mark = "=" if step.exact else "\N{ALMOST EQUAL TO}"
    numbers = (step.before, step.best, step.after, step.luck, step.regret)
    better = [choice for choice in step.choices if choice.value > step.after]
    return [
        f"{step.round} {mark}",
        step.roll or "",
        shorten(step.made.move),
        *map(show, numbers),
        "  ".join(format_move(show, choice) for choice in better),
    ]


def format_move(show: Format, weighed: "Weighed") -> str:
    return f"{shorten(weighed.move)} {show(weighed.value)}"


def shorten(move: str) -> str:
    return move if len(move) <= WIDEST else f"{move[: WIDEST - 1]}\N{HORIZONTAL ELLIPSIS}"


def print_totals(voice: Voice, analysis: "Analysis", show: Format) -> None:
    keys = ("seat", "start", "luck", "regret", "final", "accuracy")
    head = [voice.say(f"terminal-analyse-{key}") for key in keys]
    print_table([head, *(totals_of(show, career) for career in analysis.seats)], right=range(1, len(keys)))


def totals_of(show: Format, career: "Career") -> list[str]:
    sums = (career.start, career.luck, career.regret, career.final)
    return [career.name, *map(show, sums), f"{career.accuracy:.1f}"]


def print_costliest(voice: Voice, analysis: "Analysis", show: Format) -> None:
    if not analysis.costliest:
        return
    print()
    print_text(voice.say("terminal-analyse-costliest"))
    print_table([blunder_row(voice, analysis, show, blunder) for blunder in analysis.costliest], right=(2,))


def blunder_row(voice: Voice, analysis: "Analysis", show: Format, blunder: "Blunder") -> list[str]:
    career = analysis.seats[blunder.seat]
    step = career.steps[blunder.step]
    where = voice.say("terminal-analyse-where", round=step.round)
    instead = voice.say("terminal-analyse-instead", move=shorten(step.made.move), better=shorten(step.choices[0].move))
    return [career.name, where, show(blunder.regret), instead]


def print_error(voice: Voice, analysis: "Analysis", show: Format) -> None:
    error = max((step.error for career in analysis.seats for step in career.steps), default=0.0)
    print()
    print_text(voice.say("terminal-analyse-exact"))
    if error:
        print_text(voice.say("terminal-analyse-error", error=show(error)))
