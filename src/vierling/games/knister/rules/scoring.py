"""The points of a grid, full or not."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from vierling.game import Line
from vierling.games.knister.rules.sheet import COMMONEST, EMPTY, LEAST, LINES, MOST, POINTS, REPEATS, SIDE

NUMBERS = tuple(itemgetter(*line.cells) for line in LINES)  # of each line, from a grid
BEST_FIRST = tuple(sorted(POINTS, key=lambda figure: -POINTS[figure]))


@lru_cache(maxsize=8192)  # a line has 4368 different contents, counting empty cells
def figure_of(content: tuple[int, ...]) -> str | None:
    """The figure that five sorted numbers make; None while a cell is empty."""
    if EMPTY in content:
        return None
    if content[-1] - content[0] == SIDE - 1 and len(set(content)) == SIDE:
        return "straight" if COMMONEST in content else "high-straight"
    return REPEATS[tuple(sorted(Counter(content).values(), reverse=True))]


@lru_cache(maxsize=8192)
def figures_from(content: tuple[int, ...]) -> frozenset[str]:
    """Every figure that five sorted numbers can still become; empty cells come first."""
    if content[0] != EMPTY:
        return frozenset({figure_of(content) or ""})
    return frozenset().union(*(figures_from(tuple(sorted((*content[1:], each)))) for each in range(LEAST, MOST + 1)))


def outlook_of(numbers: tuple[int, ...], number: int) -> tuple[str, ...]:
    """What a line can still become with this number in it, best first; nothing of a full line."""
    return best_figures(tuple(sorted(numbers)), number) if EMPTY in numbers else ()


@lru_cache(maxsize=65536)
def best_figures(content: tuple[int, ...], number: int) -> tuple[str, ...]:
    figures = figures_from(tuple(sorted((*content[1:], number))))
    return tuple(figure for figure in BEST_FIRST if figure in figures and POINTS[figure]) or tuple(figures)


@lru_cache(maxsize=16384)  # a server asks again after every move of another hand
def outlook_on(grid: tuple[int, ...], number: int) -> tuple[tuple[str, ...], ...]:
    return tuple([outlook_of(numbers(grid), number) for numbers in NUMBERS])


@lru_cache(maxsize=65536)
def points_of(numbers: tuple[int, ...]) -> int:
    """The points of one line's numbers, in any order and not doubled; 0 while a cell is empty."""
    figure = figure_of(tuple(sorted(numbers)))
    return POINTS[figure] if figure else 0


@lru_cache(maxsize=16384)  # a server asks for every seat's lines after every move
def score_grid(grid: Sequence[int], prefix: str = "") -> tuple[Line, ...]:
    return tuple([score_line(number, numbers(grid), prefix) for number, numbers in enumerate(NUMBERS)])


def score_line(number: int, numbers: tuple[int, ...], prefix: str) -> Line:
    return line_with(number, None if EMPTY in numbers else figure_of(tuple(sorted(numbers))), prefix)


@lru_cache(maxsize=4096)
def line_with(number: int, figure: str | None, prefix: str) -> Line:
    line = LINES[number]
    return Line(prefix + line.label, line.factor * (POINTS[figure] if figure else 0), figure)


def score_sheet(grids: Sequence[Sequence[int]]) -> tuple[Line, ...]:
    """Twelve lines per grid, in the order of the printed sheet."""
    if len(grids) == 1:
        return score_grid(tuple(grids[0]))
    return tuple(line for number, grid in enumerate(grids, 1) for line in score_grid(tuple(grid), f"grid {number} "))
