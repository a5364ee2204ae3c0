"""What `greedy` and `steady` share: weigh the sum in every line, add up for every cell, take the best one."""

from collections.abc import Callable, Sequence
from random import Random

from vierling.games.knister.rules.notation import Cell, Move
from vierling.games.knister.rules.rules import Grid, View
from vierling.games.knister.rules.sheet import EMPTY, LINES, LINES_THROUGH
from vierling.games.knister.think.contents import Content

Gain = Callable[[Content, int], int]


def best_cell(view: View, moves: Sequence[Move], rng: Random, gain: Gain) -> Cell:
    """The cell where `gain`, added up over its lines, is highest.

    Among equals the one that spoils the fewest lines, and then any.
    """
    if view.seat is None or view.sum is None:
        raise ValueError("a bot writes for a seat, after the dice are rolled")
    gains = gains_of(view.sheets[view.seat][view.grid], view.sum, gain)
    worth = {cell: worth_of(cell, gains) for cell in moves if isinstance(cell, Cell)}
    best = max(worth.values())
    return rng.choice([cell for cell in worth if worth[cell] == best])


def worth_of(cell: Cell, gains: Sequence[int]) -> tuple[int, int]:
    lines = LINES_THROUGH[cell]
    return sum(gains[line] for line in lines), -len(lines)


def gains_of(grid: Grid, number: int, gain: Gain) -> list[int]:
    contents = (tuple(sorted(grid[cell] for cell in line.cells)) for line in LINES)
    return [
        line.factor * gain(content, number) if content[0] == EMPTY else 0
        for line, content in zip(LINES, contents, strict=True)
    ]
