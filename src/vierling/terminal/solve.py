"""`vierling solve GAME [FILE|-] [--tiles 5,6,7] [--no-flip] [--count]`."""

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vierling.game import Refusal
from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json, print_table, print_text
from vierling.terminal.reading import STANDARD_INPUT, Misread, read_list, read_number, read_text
from vierling.terminal.voice import Voice

if TYPE_CHECKING:  # imported when first used
    from vierling.coach.puzzles import Puzzles

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The board; - reads standard input.")]
Tiles = Annotated[str, typer.Option("--tiles", metavar="5,6,7", help="How many tiles a solution may have.")]
Flip = Annotated[bool, typer.Option("--flip/--no-flip", help="Whether tiles may be flipped.")]
Count = Annotated[bool, typer.Option("--count", help="Only count the solutions.")]


def solve_board(  # noqa: PLR0913 - one per flag
    call: Call,
    *,
    file: File = STANDARD_INPUT,
    tiles: Tiles = "5,6,7",
    flip: Flip = True,
    count: Count = False,
    as_json: AsJson = False,
) -> None:
    """Find every solution of a board given as text, and draw one for each number of tiles."""
    from vierling.coach.puzzles import puzzles_of  # noqa: PLC0415 - only this command solves

    puzzles = puzzles_of(call.game.name)
    wanted = tuple(sorted({read_number("--tiles", number, least=1, most=7) for number in read_list(tiles)}))
    text = read_text(file)
    puzzles.warm_up()
    begun = time.perf_counter()
    try:
        found = puzzles.solve(text, flip, wanted)
    except Refusal as problem:
        raise Misread(file, problem) from problem
    seconds = time.perf_counter() - begun
    if as_json:
        shown = ("solutions", "complete") if count else ("solutions", "first", "complete")
        print_json({**{key: found[key] for key in shown}, "seconds": round(seconds, 6)})
    else:
        print_solutions(call.voice, puzzles, found, count)


def print_solutions(voice: Voice, puzzles: "Puzzles", found: dict[str, Any], count: bool) -> None:
    head = (voice.say("terminal-solve-tiles"), voice.say("terminal-solve-solutions"))
    more = "" if found["complete"] else "+"
    print_table([head, *((tiles, f"{number}{more}") for tiles, number in found["solutions"].items())], right=(0, 1))
    if not found["complete"]:
        print_text(voice.say("terminal-solve-incomplete"))
    for layout in () if count else filter(None, found["first"].values()):
        print(f"\n{puzzles.draw(found['board'], layout)}")
