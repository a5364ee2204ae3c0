"""Knister, and smaller games like it: a square grid, numbers by their odds, points for what a line holds."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.knister.rules.scoring import points_of
from vierling.games.knister.rules.sheet import LEAST, LINES, SIDE
from vierling.games.knister.think.contents import WAYS

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Numbers = tuple[int, ...]  # of a line, sorted


@dataclass(frozen=True, slots=True)
class Variant:
    side: int
    least: int  # number; each next one is higher by one
    ways: tuple[int, ...]  # how often each number comes, in proportion
    points: Callable[[Numbers], int]  # of a full line
    factor: int  # of the diagonals

    @property
    def rounds(self) -> int:
        return self.side * self.side

    @property
    def odds(self) -> Floats:
        return np.array(self.ways) / sum(self.ways)


KNISTER = Variant(SIDE, LEAST, WAYS, points_of, max(line.factor for line in LINES))


class Lines(NamedTuple):
    """What a line can hold. Contents are numbered, unfinished ones first, the empty line is 0; numbers count from 0."""

    after: Ints  # by unfinished content and number: the content then
    members: Ints  # by unfinished content: its numbers
    sizes: Ints  # by unfinished content: how many numbers
    points: Floats  # by content; nothing for an unfinished one
    odds: Floats  # by number


@cache
def lines_of(variant: Variant) -> Lines:
    count, side = len(variant.ways), variant.side
    contents = [each for size in range(side + 1) for each in combinations_with_replacement(range(count), size)]
    index = {content: place for place, content in enumerate(contents)}
    unfinished = [content for content in contents if len(content) < side]
    points = [variant.points(tuple(variant.least + each for each in full)) for full in contents[len(unfinished) :]]
    return Lines(
        np.array([[index[tuple(sorted((*content, each)))] for each in range(count)] for content in unfinished]),
        np.array([content + (0,) * (side - 1 - len(content)) for content in unfinished]),
        np.array(list(map(len, unfinished))),
        np.array([0.0] * len(unfinished) + points),
        variant.odds,
    )
