"""What a sheet is worth: its expected final points, by the trained weights and a search one roll deep.

In the last three rounds everything that can happen is tried, so values are exact. Until machine code is ready, all
others are by the weights alone.
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
    """For each free entry: what the sheet is worth, before the next roll, with the numbers written there."""
    rounds = sheet.count(EMPTY) // 2 - 1  # after this entry
    if rounds > EXACT and not READY.is_set():  # a search would take seconds in plain Python
        return {entry: value / UNIT for entry, value in player.glance(best_backend(), paper, sheet, dice).items()}
    return {entry: value / FINE for entry, value in player.foresee(best_backend(), paper, sheet, dice).items()}


def value(paper: Paper, sheet: Sheet) -> float:
    """Before the roll: the mean over all rolls, each in its best entry; a full sheet has its points."""
    return player.expect(best_backend(), paper, sheet)
