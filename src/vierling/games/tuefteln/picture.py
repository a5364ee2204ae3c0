"""A sheet with what each free cell is worth: the best entry that uses it."""

from vierling.coach.picture import Cell, Picture
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.rules.sheet import CELLS, EMPTY, SIDE
from vierling.games.tuefteln.think.values import values


def draw(view: View) -> tuple[Picture, ...]:
    if view.seat is None:
        return ()
    sheet, worth = view.sheets[view.seat], best_by_cell(view)
    title = f"round {view.round}: {view.dice}" if view.dice else f"round {view.round}"
    cells = [
        Cell(*divmod(cell, SIDE), text="" if sheet[cell] == EMPTY else str(sheet[cell]), value=worth.get(cell))
        for cell in range(CELLS)
    ]
    return (Picture(title, SIDE, SIDE, tuple(cells)),)


def best_by_cell(view: View) -> dict[int, float]:
    best: dict[int, float] = {}
    if view.dice is None or view.seat is None or view.entry is not None:
        return best
    for entry, value in values(Paper(view.paper), view.sheets[view.seat], view.dice).items():
        for cell in (entry.ivory, entry.colour):
            best[cell] = max(value, best.get(cell, value))
    return best
