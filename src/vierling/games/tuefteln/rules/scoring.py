"""The points of a sheet, full or not."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from vierling.game import Line
from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, EMPTY, POINTS, SQUARES

Sheet = tuple[int, ...]  # 36 numbers, row by row
Square = tuple[int, ...]  # four numbers, clockwise


@cache  # at most 7 to the 4th entries
def figure_of(square: Square) -> str | None:
    """The figure that four numbers make; None while a cell is empty."""
    if EMPTY in square:
        return None
    repeats = sorted(Counter(square).values(), reverse=True)
    if repeats == [1, 1, 1, 1]:
        return "straight" if is_straight(square) else "mix"
    if repeats == [2, 2]:
        return "cross" if square[0] == square[2] else "pairs"
    if repeats == [2, 1, 1]:
        return "nothing" if square[0] == square[2] or square[1] == square[3] else "pair"
    return "four" if repeats == [4] else "nothing"


def is_straight(square: Square) -> bool:
    """Four consecutive numbers clockwise, starting at any corner."""
    first = square.index(min(square))
    return all(square[(first + step) % 4] == square[first] + step for step in range(4))


@lru_cache(maxsize=4096)  # every device at the table asks for every seat's lines
def score_sheet(sheet: Sheet) -> tuple[Line, ...]:
    """The nine squares row by row, then the bonus."""
    figures = [figure_of(tuple(sheet[cell] for cell in square)) for square in SQUARES]
    squares = [
        Line(f"square {number}", POINTS[figure] if figure else 0, figure) for number, figure in enumerate(figures, 1)
    ]
    return (*squares, score_bonus(figures))


def score_bonus(figures: Sequence[str | None]) -> Line:
    if not set(CATEGORIES) - set(figures):
        return Line("bonus", BONUS, "bonus")
    return Line("bonus", 0, None if None in figures else "nothing")


def tally(sheet: Sheet) -> tuple[int, ...]:
    """How many squares there are of each category."""
    figures = [line.figure for line in score_sheet(sheet)]
    return tuple(figures.count(category) for category in CATEGORIES)
