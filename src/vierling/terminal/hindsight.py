"""`vierling hindsight FILE`."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from vierling.game import Refusal
from vierling.match import Match
from vierling.record import FIRST
from vierling.terminal.output import AsJson, print_json, print_text
from vierling.terminal.reading import Misread, read_number, read_text
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # imported when first used
    from vierling.coach.hindsight import Hindsight

File = Annotated[
    str, typer.Argument(metavar="FILE|-", help="A record, or a game's name and its rolls; - reads standard input.")
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same sheet.")]


def show_hindsight(context: typer.Context, file: File, seed: Seed = "0", as_json: AsJson = False) -> None:
    """Find the best sheet for dice known in advance, and a proven limit on what anybody could have scored."""
    number = read_number("--seed", seed)
    text = read_text(file)
    try:
        found, played = search(text, number)
    except Refusal as problem:
        raise Misread(file, problem) from problem
    if as_json:
        print_json(json_of(found, played))
    else:
        print_hindsight(context.obj, found, played)


def search(text: str, seed: int) -> tuple["Hindsight", Match | None]:
    """The best sheet, and the match itself if the text is a record."""
    from vierling.coach.hindsight import look_back, read_rolls, rolls_of  # noqa: PLC0415 - `--help` needs none of it

    if not text.startswith(FIRST):
        return look_back(*read_rolls(text), seed), None
    match = Match.read(text)
    return look_back(match.game.name, match.options, rolls_of(match), seed), match


def json_of(found: "Hindsight", played: Match | None) -> dict[str, Any]:
    match = found.match
    entries = [match.game.write(event.what) for event in match.events if isinstance(event.by, int)]
    return {
        "game": match.game.name,
        "value": found.value,
        "bound": found.bound,
        "entries": entries,
        "points": [played.total(seat) for seat in played.seats] if played else None,
    }


def print_hindsight(voice: Voice, found: "Hindsight", played: Match | None) -> None:
    print(f"{found.match}\n")
    print_text(voice.say("terminal-hindsight-value", value=found.value, bound=found.bound))
    for seat in played.seats if played else ():
        assert played
        print_text(voice.say("terminal-hindsight-made", name=played.names[seat], points=played.total(seat)))
