"""A full sheet improved by swapping dice between cells of one sign, and whole rolls.

Runs in plain Python on lists, and as machine code on arrays.
"""

from vierling.coach.hindsight.swapping import Ints, accepts, cool, copy, draw
from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, SQUARES
from vierling.games.tuefteln.think.kernels import BASE

COUNT = len(SQUARES)
CORNERS = 4
ALL_MADE = (1 << len(CATEGORIES)) - 1


def score(sheet: Ints, squares: Ints, points: Ints, categories: Ints) -> int:
    """`points` and `categories` (one bit each) are those of a square, by its pattern."""
    total, made = 0, 0
    for square in range(COUNT):
        content = 0
        for place in range(square * CORNERS, square * CORNERS + CORNERS):
            content = content * BASE + sheet[squares[place]]
        total += points[content]
        made |= categories[content]
    return total + BONUS if made == ALL_MADE else total


def swap(sheet: Ints, lies: Ints, at: Ints, one: int, other: int) -> None:
    """Two dice change places; `lies` has the die in each cell, `at` the cell of each die."""
    here, there = at[one], at[other]
    at[one], at[other] = there, here
    lies[here], lies[there] = other, one
    sheet[here], sheet[there] = sheet[there], sheet[here]


def exchange(  # noqa: PLR0913, PLR0917 - the same as below
    sheet: Ints, lies: Ints, at: Ints, one: int, other: int, both: bool
) -> None:
    """Two dice, or with `both` the rolls they belong to; doing it twice undoes it."""
    swap(sheet, lies, at, one, other)
    if both:
        swap(sheet, lies, at, one ^ 1, other ^ 1)


def anneal(  # noqa: PLR0913, PLR0917 - arrays as arguments are what makes it fast
    sheet: Ints,
    lies: Ints,
    at: Ints,
    best: Ints,
    dice: Ints,
    steps: int,
    signs: Ints,
    squares: Ints,
    points: Ints,
    categories: Ints,
) -> int:
    """Leaves in `best` where the dice lie in the best sheet it came across, and returns its score."""
    now = score(sheet, squares, points, categories)
    most, count = now, len(at)
    copy(at, best)
    for step in range(steps):
        one, other = draw(dice, count), draw(dice, count)
        both = signs[at[one]] != signs[at[other]]
        exchange(sheet, lies, at, one, other, both)
        then = score(sheet, squares, points, categories)
        if accepts(dice, then - now, cool(step, steps)):
            now = then
        else:
            exchange(sheet, lies, at, one, other, both)
        if now > most:
            most = now
            copy(at, best)
    return most


class Code:
    anneal = staticmethod(anneal)
