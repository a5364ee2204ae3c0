"""From an order to a PDF."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vierling.extras import lack
from vierling.game import Refusal
from vierling.kit import Kit
from vierling.paper.order import ALL, RULES, Order, Piece, prints_of
from vierling.words import say_or_name
from vierling.words.rulebook import rulebook_of

if TYPE_CHECKING:
    from vierling.paper.press import Press


@dataclass(frozen=True, slots=True)
class Printed:
    content: bytes
    pages: int


def pieces_of(kit: Kit) -> dict[str, Piece]:
    """Everything that can be printed; every game has rules."""
    return {**prints_of(kit).pieces, RULES: Piece(draw_rules)}


def print_game(order: Order) -> Printed:
    """The PDF; raises `Refusal` if there is no such thing, or without reportlab."""
    wanted = choose(order)
    press = open_press(order)
    for piece in wanted:
        piece.draw(press, order)
    return Printed(press.finish(), press.pages)


def choose(order: Order) -> list[Piece]:
    pieces = pieces_of(order.kit)
    if order.what == ALL:
        return list(pieces.values())
    if order.what not in pieces:
        game, known = order.kit.game.name, ", ".join((*pieces, ALL))
        sentence = f"{game} has no {order.what} to print; choose from {known}"
        raise Refusal("no-such-print", sentence, game=game, what=order.what[:40], choices=known)
    return [pieces[order.what]]


def open_press(order: Order) -> "Press":
    try:
        from vierling.paper.press import Press  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith("reportlab"):
            raise
        raise lack("reportlab") from missing
    game = order.kit.game.name
    title = named(order, f"{game}-name", game.capitalize())
    made = " ".join(filter(None, (named(order, f"{game}-made", ""), named(order, "rules-independent", ""))))
    return Press(order.paper, title, made, order.language)


def named(order: Order, key: str, otherwise: str) -> str:
    found = say_or_name(order.language, key)
    return otherwise if found == key else found


def draw_rules(press: "Press", order: Order) -> None:
    """On one page, in two columns."""
    from vierling.paper.flow import fill_columns  # noqa: PLC0415 - an extra

    left_out = {f"{order.kit.game.name}-rules-{name}" for name in prints_of(order.kit).unprinted}
    (_, title), *parts = rulebook_of(order.kit, order.language, order.options, without=left_out)
    pen = press.page()
    pen.text((press.area.x, press.area.y + 6), title, 7, bold=True)
    fill_columns(pen, press.area.below(10), parts, columns=2)
