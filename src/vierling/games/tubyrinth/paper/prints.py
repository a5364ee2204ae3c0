"""What there is to print, and which boards."""

import re
from typing import TYPE_CHECKING

from vierling.game import Refusal
from vierling.games.tubyrinth.paper.board import draw_board
from vierling.games.tubyrinth.paper.tiles import draw_tiles
from vierling.games.tubyrinth.paper.track import draw_track
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.book import BOARDS, CARDS, NAMED
from vierling.paper.order import Order, Piece, Prints

if TYPE_CHECKING:
    from vierling.paper.press import Press

USUAL = "1-6"  # a card for each of six players
MEMBER = re.compile(r"(\d{1,2})(?:([ab])|-(\d{1,2}))?", re.ASCII)


def draw_boards(press: "Press", order: Order) -> None:
    """The cards of the book, front and back on one sheet of paper; or the one board that the options name."""
    if order.options.board:
        draw_board(press, board_of(order.options.board), NAMED.get(order.options.board, ""), order.language)
    else:
        for name in pick_boards(order.pick or USUAL):
            draw_board(press, board_of(BOARDS[name]), name, order.language)


def pick_boards(text: str) -> list[str]:
    """`all`, or cards, sides of cards and ranges of cards, such as 1-6,9,12b; each once."""
    if text.strip() == "all":
        return list(BOARDS)
    return list(dict.fromkeys(name for part in text.split(",") for name in pick_part(part.strip())))


def pick_part(part: str) -> list[str]:
    found = MEMBER.fullmatch(part)
    first, side, last = found.groups() if found else ("", "", "")
    cards = range(int(first or 0), int(last or first or 0) + 1)
    if not cards or not {*cards} <= {*CARDS}:
        sentence = f"the cards are 1 to {CARDS[-1]}, as in 1-6,9,12b, or all of them, not {part[:20]!r}"
        raise Refusal("bad-pick", sentence, last=CARDS[-1], text=part[:20])
    return [f"{card}{each}" for card in cards for each in side or "ab"]


PRINTS = Prints(
    {
        "boards": Piece(draw_boards, picks=True),
        "tiles": Piece(draw_tiles, folds=True),
        "track": Piece(draw_track),
    },
    unprinted=frozenset({"pipeline-flow", "round-bots", "round-instant", "solo-hints"}),
)
