"""The points of a grid, full or not."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from vierling.game import Line
from vierling.games.knister.rules.sheet import COMMONEST, EMPTY, LEAST, LINES, MOST, POINTS, REPEATS, SIDE

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


@lru_cache(maxsize=65536)
def outlook_of(numbers: tuple[int, ...], number: int) -> tuple[str, ...]:
    """What a line can still become with this number in it, best first; nothing of a full line."""
    content = sorted(numbers)
    if content[0] != EMPTY:
        return ()
    figures = figures_from(tuple(sorted((*content[1:], number))))
    return tuple(figure for figure in BEST_FIRST if figure in figures and POINTS[figure]) or tuple(figures)


@lru_cache(maxsize=16384)  # a server asks again after every move of another hand
def outlook_on(grid: tuple[int, ...], number: int) -> tuple[tuple[str, ...], ...]:
    return tuple(outlook_of(tuple(grid[cell] for cell in line.cells), number) for line in LINES)


@lru_cache(maxsize=65536)
def points_of(numbers: tuple[int, ...]) -> int:
    """The points of one line's numbers, in any order and not doubled; 0 while a cell is empty."""
    figure = figure_of(tuple(sorted(numbers)))
    return POINTS[figure] if figure else 0


@lru_cache(maxsize=16384)  # a server asks for every seat's lines after every move
def score_grid(grid: Sequence[int], prefix: str = "") -> tuple[Line, ...]:
    return tuple(
        score_line(number, tuple(grid[cell] for cell in line.cells), prefix) for number, line in enumerate(LINES)
    )


@lru_cache(maxsize=65536)
def score_line(number: int, numbers: tuple[int, ...], prefix: str) -> Line:
    line, figure = LINES[number], figure_of(tuple(sorted(numbers)))
    return Line(prefix + line.label, line.factor * (POINTS[figure] if figure else 0), figure)


def score_sheet(grids: Sequence[Sequence[int]]) -> tuple[Line, ...]:
    """Twelve lines per grid, in the order of the printed sheet."""
    if len(grids) == 1:
        return score_grid(tuple(grids[0]))
    return tuple(line for number, grid in enumerate(grids, 1) for line in score_grid(tuple(grid), f"grid {number} "))
