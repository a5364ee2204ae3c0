"""Cells that have something in common, so that equally good ones need not be listed one by one."""

from collections.abc import Collection

from vierling.games.knister.rules.notation import Cell
from vierling.games.knister.rules.rules import Grid
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LINES, LINES_THROUGH, SIDE

CENTRE = CELLS // 2
EVERYWHERE = frozenset(range(CELLS))
DIAGONALS = frozenset(cell for line in LINES if line.factor > 1 for cell in line.cells)
MIDDLE = frozenset(cell for line in LINES_THROUGH[CENTRE] if LINES[line].factor == 1 for cell in LINES[line].cells)
CORNERS = frozenset({0, SIDE - 1, CELLS - SIDE, CELLS - 1})

# The plainest first: when cells are taken, two kinds may have the same ones left.
KINDS = {
    "anywhere": EVERYWHERE,
    "diagonal": DIAGONALS,
    "off-diagonal": EVERYWHERE - DIAGONALS,
    "corner": CORNERS,
    "diagonal-not-centre": DIAGONALS - {CENTRE},
    "middle": MIDDLE - {CENTRE},
    "off-all": EVERYWHERE - DIAGONALS - MIDDLE,
    **{line.label: frozenset(line.cells) for line in LINES if line.factor == 1},
}
FEW = 3  # cells are easier to name one by one


def kind_of(grid: Grid, cells: Collection[Cell]) -> str | None:
    """The kind whose free cells are exactly these."""
    if len(cells) <= FEW:
        return None
    free = {cell for cell, written in enumerate(grid) if written == EMPTY}
    return next((name for name, kind in KINDS.items() if kind & free == set(cells)), None)
