"""What a sheet is worth: the points it is expected to have in the end, by the trained tables and one roll of search.

The last three rounds are thought through to the end: there values are exact. Before machine code is ready, the rest is
by one look at the tables.
"""

from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.scoring import Sheet
from vierling.games.tuefteln.rules.sheet import EMPTY
from vierling.games.tuefteln.think import player
from vierling.games.tuefteln.think.backend import READY, best_backend
from vierling.games.tuefteln.think.evaluation import UNIT
from vierling.games.tuefteln.think.searching import EXACT, FINE
from vierling.games.writing import Dice


def values(paper: Paper, sheet: Sheet, dice: Dice) -> dict[Entry, float]:
    """For each free entry: what the sheet is worth, before the next roll, once the numbers stand there."""
    rounds = sheet.count(EMPTY) // 2 - 1  # after this entry
    if rounds > EXACT and not READY.is_set():  # all entries and rolls would take plain Python seconds
        return {entry: value / UNIT for entry, value in player.glance(best_backend(), paper, sheet, dice).items()}
    return {entry: value / FINE for entry, value in player.foresee(best_backend(), paper, sheet, dice).items()}


def value(paper: Paper, sheet: Sheet) -> float:
    """Before the roll: the best entry of each roll, on average; a full sheet has its points."""
    return player.expect(best_backend(), paper, sheet)
