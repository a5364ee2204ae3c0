"""A grid with what each free cell is worth for the number that was rolled."""

from vierling.coach.picture import Cell, Picture
from vierling.games.knister.rules.rules import View
from vierling.games.knister.rules.sheet import EMPTY, SIDE
from vierling.games.knister.think.coach import weigh_cells


def draw(view: View) -> tuple[Picture, ...]:
    if view.seat is None:
        return ()
    grid = view.sheets[view.seat][view.grid]
    rolled = view.sum is not None and view.entry is None
    worth = weigh_cells(view.sheets[view.seat], view.grid, view.sum or 0).moves if rolled else {}
    title = f"round {view.round}: {view.sum}" if view.sum is not None else f"round {view.round}"
    cells = [
        Cell(*divmod(cell, SIDE), text="" if number == EMPTY else str(number), value=worth.get(cell))
        for cell, number in enumerate(grid)
    ]
    return (Picture(title, SIDE, SIDE, tuple(cells)),)
