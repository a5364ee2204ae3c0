"""`vierling print GAME`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from vierling.kit import kit_of
from vierling.terminal.flags import Call
from vierling.terminal.output import print_text
from vierling.terminal.reading import Misread, read_number, refuse_file

STANDARD_OUTPUT = "-"
What = Annotated[
    str,
    typer.Option(
        "--what",
        metavar="sheets|boards|tiles|track|cards|stones|rules|all",
        help="Which of what the game has to print.",
    ),
]
Paper = Annotated[str, typer.Option("--paper", metavar="a4|letter", help="The size of the paper.")]
Each = Annotated[str, typer.Option("--each", metavar="2|4|6", help="How many sheets share a page.")]
Fold = Annotated[
    bool, typer.Option("--fold", help="Both sides of tiles and stones on one page, to be folded, instead of two pages.")
]
Pick = Annotated[
    str, typer.Option("--pick", metavar="CARDS", help="Which boards of the book, such as 1-6,9,12b; or all.")
]
Out = Annotated[
    str,
    typer.Option("--out", metavar="FILE", show_default="GAME.pdf", help="Where the PDF goes; - is standard output."),
]


def print_pages(  # noqa: PLR0913 - one per flag
    call: Call,
    *,
    what: What = "all",
    paper: Paper = "a4",
    each: Each = "4",
    fold: Fold = False,
    pick: Pick = "",
    out: Out = "",
) -> None:
    """Make a PDF to print, cut out and play with: sheets, boards, tiles, cards, stones, rules."""
    from vierling.paper.order import Order  # noqa: PLC0415 - only this command prints
    from vierling.paper.printing import print_game  # noqa: PLC0415 - the same

    kit, language = kit_of(call.game.name), call.voice.choose()
    order = Order(kit, call.options, language, what, paper, read_number("--each", each), fold, pick)
    made = print_game(order)
    if out == STANDARD_OUTPUT:
        sys.stdout.buffer.write(made.content)
        return
    file = out or f"{call.game.name}.pdf"
    try:
        Path(file).write_bytes(made.content)
    except OSError as problem:
        raise Misread(file, refuse_file(problem)) from problem
    print_text(call.voice.say("terminal-printed", pages=made.pages, file=file))
