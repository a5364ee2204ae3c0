"""What `greedy` and `steady` share: imagine each entry written, weigh the sheet, take the best one."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from vierling.games.tuefteln.rules.notation import Entry, Move
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.rules.scoring import Sheet, Square
from vierling.games.tuefteln.rules.sheet import EMPTY, SQUARE_OF, SQUARES

Squares = tuple[Square, ...]
Worth = Callable[[Squares, int], int]  # of the squares, with this many ways left to write the next two numbers
PLACE_OF = {cell: square.index(cell) for square in SQUARES for cell in square}


def best_entry(view: View, moves: Sequence[Move], rng: Random, worth: Worth) -> Entry:
    """The entry after which the sheet is worth most; any of them among equals."""
    if view.seat is None or view.dice is None:
        raise ValueError("a bot writes for a seat, after the dice are rolled")
    sheet = view.sheets[view.seat]
    squares, ways = squares_of(sheet), ways_after(view.paper, sheet)
    values = {
        entry: worth(with_entry(squares, entry, view.dice), ways[view.paper[entry.ivory]])
        for entry in moves
        if isinstance(entry, Entry)
    }
    best = max(values.values())
    return rng.choice([entry for entry in values if values[entry] == best])


def squares_of(sheet: Sheet) -> Squares:
    return tuple(tuple(sheet[cell] for cell in square) for square in SQUARES)


def ways_after(paper: str, sheet: Sheet) -> dict[str, int]:
    """How many entries are left once two more cells of a sign are written, by that sign."""
    free = Counter(sign for sign, number in zip(paper, sheet, strict=True) if number == EMPTY)
    now = sum(count * (count - 1) for count in free.values())
    return {sign: now - count * (count - 1) + (count - 2) * (count - 3) for sign, count in free.items()}


def with_entry(squares: Squares, entry: Entry, dice: Sequence[int]) -> Squares:
    written = list(squares)
    for cell, number in zip(entry, dice, strict=True):
        square, place = SQUARE_OF[cell], PLACE_OF[cell]
        written[square] = with_number(written[square], place, number)
    return tuple(written)


def with_number(square: Square, place: int, number: int) -> Square:
    return (*square[:place], number, *square[place + 1 :])
