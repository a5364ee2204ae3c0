"""The most that a grid of known sums can score.

Rows, columns and diagonals choose their contents. A number that is on the grid several times is distributed over rows
and over columns: four in one row are in four columns. So for every number a pair of distributions is chosen that some
set of cells has, and the contents of rows and columns have to agree with it. Which row crosses which column where is
ignored; the diagonals are bounded on their own.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from vierling.coach.hindsight.relaxation import Block, Figure, bound
from vierling.games.knister.rules.scoring import points_of
from vierling.games.knister.rules.sheet import LEAST, LINES, MOST, SIDE

Shares = tuple[int, ...]  # of a number: how many there are in each row or column that has it, most first
Share = tuple[str, int, int]  # in a row or a column, which number, how often
ROW, COLUMN = "row", "column"


@dataclass(frozen=True, slots=True)
class Content:
    """Of a full line."""

    points: int
    numbers: Counter[int]


@cache
def all_contents() -> tuple[Content, ...]:
    numbers = combinations_with_replacement(range(LEAST, MOST + 1), SIDE)
    contents = (Content(points_of(each), Counter(each)) for each in numbers)
    return tuple(sorted(contents, key=lambda content: -content.points))


def bound_grid(stock: Counter[int]) -> int:
    contents = [content for content in all_contents() if content.numbers <= stock]
    return bound_rows_and_columns(contents, stock) + best_diagonals(contents, stock)


def bound_rows_and_columns(contents: Sequence[Content], stock: Counter[int]) -> int:
    """The contents use up what the numbers' distributions provide."""
    places: dict[Share, int] = {}

    def place(way: str, number: int, often: int) -> int:
        return places.setdefault((way, number, often), len(places))

    lines = [
        Block([Figure(each.points, {place(way, *pair): 1 for pair in each.numbers.items()}) for each in contents], SIDE)
        for way in (ROW, COLUMN)
    ]
    numbers = []
    for number, count in stock.items():
        figures = []
        for rows, columns in distributions(count):
            provided = Counter(place(ROW, number, often) for often in rows)
            provided += Counter(place(COLUMN, number, often) for often in columns)
            figures.append(Figure(0, {each: -times for each, times in provided.items()}))
        numbers.append(Block(figures))
    return bound([*lines, *numbers], [0] * len(places))


@cache
def distributions(count: int) -> tuple[tuple[Shares, Shares], ...]:
    """How this many cells of a grid can be distributed over rows and over columns."""
    ways = list(shares(count, SIDE, SIDE))
    return tuple((rows, columns) for rows in ways for columns in ways if agree(rows, columns))


def shares(count: int, most: int, parts: int) -> Iterator[Shares]:
    if count == 0:
        yield ()
    elif parts:
        for first in range(min(count, most), 0, -1):
            yield from ((first, *rest) for rest in shares(count - first, first, parts - 1))


def agree(rows: Shares, columns: Shares) -> bool:
    """Gale and Ryser (1957): any k columns hold at most k cells of each row."""
    return all(sum(columns[:k]) <= sum(min(often, k) for often in rows) for k in range(1, SIDE + 1))


def best_diagonals(contents: Sequence[Content], stock: Counter[int]) -> int:
    """The best two lines that cross in one number."""
    factor = max(line.factor for line in LINES)
    best = 0
    for place, one in enumerate(contents):
        for other in contents[place:]:
            if one.points + other.points <= best:
                break
            if cross(one.numbers, other.numbers, stock):
                best = one.points + other.points
    return factor * best


def cross(one: Counter[int], other: Counter[int], stock: Counter[int]) -> bool:
    both = one + other
    return any(both - Counter([number]) <= stock for number in one & other)
