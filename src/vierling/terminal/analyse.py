"""`vierling analyse FILE`."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from vierling.game import Line, Refusal
from vierling.match import Match
from vierling.terminal.learned import teach_bots
from vierling.terminal.output import AsJson, print_json, print_table, print_text
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # imported when first used
    from vierling.coach.analysis import Analysis, Blunder, Career, Step
    from vierling.coach.parts import Note, Part
    from vierling.coach.ranking import Weighed

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The record; - reads standard input.")]
WIDEST = 18  # characters of a move
INDENT = "    "
DIGIT = {"points": 0.1, "chance": 0.001}  # by unit: the last one that is shown
MINUS = "\N{MINUS SIGN}"


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
        print_analysis(Telling(context.obj, match, analysis))


@dataclass(frozen=True, slots=True)
class Telling:
    """An analysis, and the words for what is in it."""

    voice: Voice
    match: Match
    analysis: "Analysis"

    def show(self, value: float) -> str:
        return self.voice.say(f"terminal-in-{self.analysis.unit}", value=value).replace("-", MINUS)

    def sign(self, value: float) -> str:
        shown = self.show(value)
        return f"+{shown}" if value > 0 and shown != self.show(0) else shown

    def head(self, key: str) -> str:
        """Of a column; a game's rounds may be something else."""
        return self.voice.say_or(f"review-{self.match.game.name}-{key}", self.voice.say(f"terminal-analyse-{key}"))

    def round(self, step: "Step") -> str:
        own = f"{self.match.game.name}-round"
        return self.voice.say(own if self.voice.knows(own) else "review-round", round=step.round)

    def move(self, move: str) -> str:
        from vierling.coach import coach_of  # noqa: PLC0415 - as above

        tell = coach_of(self.match.game.name).tell
        if tell:
            return self.note(tell(move))
        return move if len(move) <= WIDEST else f"{move[: WIDEST - 1]}\N{HORIZONTAL ELLIPSIS}"

    def choice(self, choice: "Weighed") -> str:
        """A move, and how many others are as good; or what all of them have in common."""
        if choice.kind:
            kind, _, number = choice.kind.partition(" ")
            return self.voice.say(f"review-{self.match.game.name}-kind-{kind}", n=number)
        if choice.equals:
            return self.voice.say("terminal-analyse-equals", move=self.move(choice.move), count=len(choice.equals))
        return self.move(choice.move)

    def part(self, part: "Part") -> str:
        if part.line is None:
            return self.voice.say("review-rest")
        kind, _, number = part.line.partition(" ")
        if kind == "seat":
            return self.match.names[int(number)]
        key = f"review-{self.match.game.name}-part-{kind}"
        if self.voice.knows(key):
            return self.voice.say(key, n=int(number or 0))
        return self.voice.name_line(self.match.game, Line(part.line, 0))

    def figures(self, part: "Part") -> str:
        if not part.figures:
            return ""
        best, made = (self.voice.name_figure(self.match.game, Line("", 0, figure)) for figure in part.figures)
        return self.voice.say("review-figures", best=best, made=made)

    def note(self, note: "Note") -> str:
        chances = {name: self.voice.say("terminal-in-chance", value=value) for name, value in note.chances.items()}
        names = {"name": self.match.names[note.told["seat"]], "you": "no"} if "seat" in note.told else {}
        return self.voice.say(f"review-{note.key}", **note.told, **names, **chances)


def print_analysis(telling: Telling) -> None:
    for career in telling.analysis.seats:
        print(f"{career.name}\n")
        print_steps(telling, career)
        print()
    print_totals(telling)
    print_costliest(telling)
    print_error(telling)
    if telling.match.outcome is None:
        print(telling.voice.say("terminal-unfinished"))


def print_steps(telling: Telling, career: "Career") -> None:
    luck = ["luck"] if telling.analysis.lucky else []
    numbers = ["before", "best", "after", *luck, "regret"]
    keys = ["round", "roll", "move", *numbers, "better"]
    head = [telling.head(key) for key in keys]
    rows = [row_of(telling, step, numbers) for step in career.steps]
    print_table([head, *rows], right=(0, *range(3, 3 + len(numbers))))


def row_of(telling: Telling, step: "Step", numbers: list[str]) -> list[str]:
    mark = "=" if step.exact else "\N{ALMOST EQUAL TO}"
    better = [choice for choice in step.choices if choice.value - step.after >= telling.analysis.least]
    return [
        f"{step.round} {mark}",
        step.roll or "",
        telling.move(step.made.move),
        *(telling.show(getattr(step, number)) for number in numbers),
        "; ".join(f"{telling.choice(choice)} {telling.show(choice.value)}" for choice in better),
    ]


def print_totals(telling: Telling) -> None:
    luck = ["luck"] if telling.analysis.lucky else []
    sums = ["start", *luck, "regret", "final"]
    head = [telling.voice.say(f"terminal-analyse-{key}") for key in ("seat", *sums, "accuracy")]
    rows = [
        [career.name, *(telling.show(getattr(career, key)) for key in sums), str(round(career.accuracy))]
        for career in telling.analysis.seats
    ]
    print_table([head, *rows], right=range(1, len(head)))


def print_costliest(telling: Telling) -> None:
    for place, blunder in enumerate(telling.analysis.costliest):
        if place == 0:
            print()
            print_text(telling.voice.say("terminal-analyse-costliest"))
        print_blunder(telling, blunder)


def print_blunder(telling: Telling, blunder: "Blunder") -> None:
    career = telling.analysis.seats[blunder.seat]
    step = career.steps[blunder.step]
    told = {"round": telling.round(step), "name": career.name, "move": telling.move(step.made.move)}
    better, cost = telling.choice(step.choices[0]), telling.sign(-blunder.regret)
    print(f"\n{telling.voice.say('terminal-analyse-instead', **told, better=better, cost=cost)}")
    if step.why:
        keys = ("better", "played", f"cost-{telling.analysis.unit}")
        head = ["", *(telling.voice.say(f"review-why-{key}") for key in keys), ""]
        print_table([[INDENT + row[0], *row[1:]] for row in (head, *part_rows(telling, step))], right=(1, 2, 3))
    for note in step.notes:
        print(f"{INDENT}{telling.note(note)}")


def part_rows(telling: Telling, step: "Step") -> Iterator[list[str]]:
    """What each part was worth with the best move, what with the one made, and the difference."""
    from vierling.coach.parts import round_off  # noqa: PLC0415 - as above

    digit = DIGIT[telling.analysis.unit]
    for part, shown in zip(step.why, round_off(step.why, digit), strict=True):
        if shown.cost or part.line:
            values = ["" if value is None else telling.show(value * digit) for value in (shown.best, shown.made)]
            cost = shown.cost * digit * (-1 if telling.analysis.unit == "points" else 1)  # a chance is won by others
            yield [telling.part(part), *values, telling.sign(cost), telling.figures(part)]


def print_error(telling: Telling) -> None:
    error = max((step.error for career in telling.analysis.seats for step in career.steps), default=0.0)
    rule = "terminal-analyse-exact" if telling.analysis.lucky else "terminal-analyse-exact-no-luck"
    print()
    print_text(telling.voice.say(rule))
    if error:
        print_text(telling.voice.say("terminal-analyse-error", error=telling.show(error)))
