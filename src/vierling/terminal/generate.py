"""`vierling generate GAME --grade G --seed S`."""

from typing import Annotated

import typer

from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json
from vierling.terminal.reading import read_number

Grade = Annotated[str, typer.Option("--grade", metavar="G", help="The difficulty, from 1 to 5.")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same board.")]
Book = Annotated[bool, typer.Option("--book", help="Make all boards of the book again.")]


def generate_board(
    call: Call, *, grade: Grade = "1", seed: Seed = "0", book: Book = False, as_json: AsJson = False
) -> None:
    """Make a new board, as text that other commands can read."""
    from vierling.coach.puzzles import puzzles_of  # noqa: PLC0415 - only this command makes boards

    puzzles = puzzles_of(call.game.name)
    if book:
        for line in puzzles.bind():
            print(line, flush=True)
        return
    wanted = read_number("--grade", grade, least=1, most=5), read_number("--seed", seed)
    puzzles.warm_up()
    made = puzzles.generate(*wanted)
    if as_json:
        facts = {key: made[key] for key in ("grade", "seed", "solutions")}
        print_json({**puzzles.describe(made["board"]), **facts})
    else:
        print(puzzles.type_out(made["board"]), end="")
