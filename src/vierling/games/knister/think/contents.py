"""Every possible content of a line, numbered, so that rules and bots can look things up; unfinished ones come first."""

from itertools import combinations_with_replacement

from vierling.games.knister.rules.scoring import points_of
from vierling.games.knister.rules.sheet import EMPTY, LEAST, LINES, MOST, SIDE
from vierling.games.writing import ROLLS

Content = tuple[int, ...]  # of a line, sorted, so empty cells come first

NUMBERS = range(LEAST, MOST + 1)
SUMS = len(NUMBERS)
UNFINISHED: tuple[Content, ...] = tuple(
    (EMPTY,) * (SIDE - size) + numbers
    for size in range(SIDE)
    for numbers in combinations_with_replacement(NUMBERS, size)
)
FINISHED: tuple[Content, ...] = tuple(combinations_with_replacement(NUMBERS, SIDE))
OPEN = len(UNFINISHED)  # contents below this number have an empty cell
ALL = len(UNFINISHED) + len(FINISHED)
INDEX = {content: index for index, content in enumerate((*UNFINISHED, *FINISHED))}


def with_number(content: Content, number: int) -> Content:
    """The same line with one empty cell filled."""
    return tuple(sorted((*content[1:], number)))


# By content and sum: the content then.
NEXT = tuple(INDEX[with_number(content, number)] for content in UNFINISHED for number in NUMBERS)
POINTS = (0,) * OPEN + tuple(points_of(content) for content in FINISHED)
FACTORS = tuple(line.factor for line in LINES)
ROLLED_SUMS = tuple(sum(dice) - LEAST for dice in ROLLS)  # of each roll, counting from 0
WAYS = tuple(ROLLED_SUMS.count(number) for number in range(SUMS))
