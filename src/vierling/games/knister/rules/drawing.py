"""A view as plain text."""

from vierling.games.knister.rules.rules import View
from vierling.games.knister.rules.scoring import score_grid
from vierling.games.knister.rules.sheet import CELLS, EMPTY, SIDE

OPEN = ("",) * (2 * SIDE + 2)


def draw(view: View) -> str:
    """Everybody's current grid, one below the other, with the points of finished lines."""
    blocks = [draw_head(view)]
    for seat, sheet in enumerate(view.sheets):
        entry = view.entry if seat == view.seat else None
        scored = is_scored(view)
        total = sum(line.points for grid in sheet for line in score_grid(grid)) if scored else "not scored yet"
        mark = " (has written)" if view.written[seat] and view.sum is not None else ""
        drawn = draw_grid(sheet[view.grid], entry, view.sum, scored=scored)
        blocks.append(f"seat {seat + 1}: {total}{mark}\n{drawn}")
    return "\n\n".join(blocks)


def is_scored(view: View) -> bool:
    """Whether points are known: at once, or when the last grid is full."""
    return view.score == "once" or EMPTY not in view.sheets[0][-1]


def draw_head(view: View) -> str:
    grid = f"grid {view.grid + 1} of {view.grids}, " if view.grids > 1 else ""
    head = f"{grid}round {view.round} of {view.rounds}"
    return f"{head}: {view.dice[0]}+{view.dice[1]} = {view.sum}" if view.dice else head


def draw_grid(
    grid: tuple[int, ...], entry: int | None = None, number: int | None = None, *, scored: bool = True
) -> str:
    points = [str(line.points) if line.figure else "" for line in score_grid(grid)] if scored else OPEN
    rows = [
        "".join(f"{draw_cell(grid[cell], cell == entry, number):>4}" for cell in range(first, first + SIDE))
        + f"  |{points[first // SIDE]:>3}"
        for first in range(0, CELLS, SIDE)
    ]
    columns = "".join(f"{each:>4}" for each in points[SIDE : 2 * SIDE])
    foot = f"{columns}   diagonals {points[-2] or '-'} {points[-1] or '-'}"
    return "\n".join(line.rstrip() for line in [*rows, "  " + "--" * 2 * SIDE, foot])


def draw_cell(content: int, chosen: bool, number: int | None) -> str:
    if chosen:
        return f"({number})"
    return "." if content == EMPTY else str(content)
