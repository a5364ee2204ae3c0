"""`vierling perft GAME DEPTH`."""

from typing import Annotated

import typer

from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json
from vierling.terminal.reading import read_number

Depth = Annotated[str, typer.Argument(metavar="DEPTH", help="How many events deep.")]
Seats = Annotated[str, typer.Option("--seats", metavar="N", show_default="the fewest", help="How many play.")]


def count_lines(call: Call, *, depth: Depth, seats: Seats = "", as_json: AsJson = False) -> None:
    """Count the lines of play, with rolls to equal positions counted once: a check of the rules."""
    from vierling.lab.perft import perft  # noqa: PLC0415 - only this command counts

    game = call.game
    deepest = read_number("DEPTH", depth, least=1, most=50)
    start = game.start(read_number("--seats", seats, least=1) if seats else game.seats[0], call.options)
    counts = []
    for each in range(1, deepest + 1):
        counts.append(perft(start, each))
        if not as_json:
            print(f"{each} {counts[-1]}", flush=True)
    if as_json:
        print_json({"game": game.name, "seats": start.seats, "perft": counts})
