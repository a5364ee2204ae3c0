"""A view as plain text."""

from vierling.game import Seat
from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.rules.scoring import Sheet, score_sheet
from vierling.games.tuefteln.rules.sheet import CATEGORIES, EMPTY, SIDE
from vierling.games.writing import Dice


def draw(view: View) -> str:
    """Everybody's sheet, one below the other, with the points of finished squares and the tally."""
    return "\n\n".join([draw_head(view), *(draw_seat(view, seat) for seat in range(view.seats))])


def draw_head(view: View) -> str:
    head = f"side {view.side}, round {view.round} of {view.rounds}"
    return f"{head}: {view.dice}" if view.dice else head


def draw_seat(view: View, seat: Seat) -> str:
    sheet = view.sheets[seat]
    total = sum(line.points for line in score_sheet(sheet))
    mark = " (has written)" if view.written[seat] else ""
    tally = [f"{name} {count}" for name, count in zip(CATEGORIES, view.tallies[seat], strict=True) if count]
    entry = view.entry if seat == view.seat else None
    lines = [f"seat {seat + 1}: {total}{mark}", draw_sheet(view.paper, sheet, entry, view.dice)]
    return "\n".join([*lines, "  " + ", ".join(tally)] if tally else lines)


def draw_sheet(paper: str, sheet: Sheet, entry: Entry | None = None, dice: Dice | None = None) -> str:
    """A free cell shows its sign: a dot, a bridge's letter or a colour."""
    chosen = dict(zip(entry, dice, strict=True)) if entry and dice else {}
    cells = [draw_cell(paper[cell], number, chosen.get(cell)) for cell, number in enumerate(sheet)]
    points = [str(line.points) if line.figure else "-" for line in score_sheet(sheet)]
    rows = []
    for row in range(SIDE):
        first = row * SIDE
        pairs = ["".join(f"{each:>4}" for each in cells[pair : pair + 2]) for pair in range(first, first + SIDE, 2)]
        squares = points[row // 2 * 3 :][:3] if row % 2 else []
        rows.append(f"{'  '.join(pairs)}  |{''.join(f'{each:>3}' for each in squares)}")
    return "\n\n".join("\n".join(rows[pair : pair + 2]) for pair in range(0, SIDE, 2))


def draw_cell(sign: str, number: int, chosen: int | None) -> str:
    if chosen is not None:
        return f"({chosen})"
    return sign if number == EMPTY else str(number)
