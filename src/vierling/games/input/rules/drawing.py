"""A view as plain text: the cards in a row, finished ones with a star, then everybody's supply.

A free place shows the symbol it needs, in lower case; a stone shows its face and its owner's seat.
"""

from vierling.game import Seat
from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.notation import SUPPLY
from vierling.games.input.rules.view import View

WIDTH = 4


def draw(view: View) -> str:
    lying = {stone.at: f"{stone.top}{owner + 1}" for owner, stones in enumerate(view.stones) for stone in stones}
    heads = [f"{number}{'*' if number in view.finished else ''}" for number in view.row]
    rows = [
        [lying.get(f"{number}.{place + 1}", needed_symbol(view, number, place)) for number in view.row]
        for place in range(PLACES)
    ]
    table = ["".join(f"{text:{WIDTH}}" for text in row).rstrip() for row in (heads, *rows)]
    return "\n".join([*table, *(draw_seat(view, seat) for seat in range(view.seats)), status(view)])


def needed_symbol(view: View, number: int, place: int) -> str:
    return view.options.card_set.symbols(number)[place].lower()


def draw_seat(view: View, seat: Seat) -> str:
    """Points and supply, slot by slot."""
    tops = {stone.at: stone.top for stone in view.stones[seat]}
    slots = " ".join(tops.get(str(slot), ".") for slot in SUPPLY)
    return f"seat {seat + 1}: {slots}  {sum(line.points for line in view.lines[seat])} of {view.target}"


def status(view: View) -> str:
    if view.ended:
        return f"over: {view.ended}"
    if view.mover is None:
        return "the stones are dropped"
    if view.hand:
        announced = "" if view.hand.announced is None else f", announced for the {view.hand.announced}"
        return f"seat {view.mover + 1} holds {view.hand.face} from {view.hand.origin}{announced}"
    return f"seat {view.mover + 1} to touch"
