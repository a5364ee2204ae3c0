"""Cards with five strips, and stones of the same size as a strip."""

from typing import TYPE_CHECKING

from vierling.games.input.paper.stones import HIGH, WIDE, draw_stones
from vierling.games.input.paper.strips import ACROSS, DOWN, outlines_of
from vierling.games.input.rules.cards import PLACES
from vierling.paper.layout import Box, shelve
from vierling.paper.order import Order, Piece, Prints
from vierling.paper.pen import CUT, FAINT, SOFT, THIN, TINT, Look, Pen
from vierling.words import say

if TYPE_CHECKING:
    from vierling.paper.press import Press

CARD = 45.0, 66.0  # millimetres
TOP = 5.0  # from a card's edge to its first place
PITCH = HIGH + 0.6  # from place to place
BODY = Look(ink=TINT, width=THIN)
STRIP = Look("#F7F2E7", FAINT, THIN, (0.9, 0.7))


def draw_cards(press: "Press", order: Order) -> None:
    pen, area = press.page(), press.area
    name, cards = say(order.language, "input-name"), say(order.language, "print-what-cards")
    pen.text((area.x, area.y + 6), f"{name} · {cards}", 6, bold=True)
    pen.text((area.x, area.y + 11), say(order.language, "print-input-cards"), 3, ink=SOFT)
    strips = order.options.card_set.strips
    for number, place in enumerate(shelve([CARD] * len(strips), area.below(15), 0)):
        draw_card(pen, place, number, strips[number])


def draw_card(pen: Pen, card: Box, number: int, strips: tuple[str, ...]) -> None:
    pen.box(card, CUT)
    pen.text((card.x + 2, card.y + TOP + 5), str(number), 6, bold=True)
    left = card.right - WIDE - 2.5
    for place, outline in enumerate(outlines_of(strips)):
        y = card.y + TOP + place * PITCH
        pen.box(Box(left, y, WIDE, HIGH), BODY, radius=0.6)
        pen.at(left, y, WIDE / ACROSS).path(outline, STRIP)


assert WIDE / ACROSS == HIGH / DOWN, "a strip is drawn in one scale"
assert CARD[1] > TOP + PLACES * PITCH, "all places fit on a card"

PRINTS = Prints(
    {"stones": Piece(draw_stones, folds=True), "cards": Piece(draw_cards)}  # in this order no page stays blank
)
