"""What a sheet is worth: the points it is expected to have in the end, by the trained tables and one roll of search.

The last three rounds are thought through to the end: there values are exact. Before machine code is ready, the rest is
by one look at the tables.
"""

from vierling.bots.tuefteln import player
from vierling.bots.tuefteln.judgement import UNIT
from vierling.bots.tuefteln.searching import EXACT, FINE
from vierling.bots.tuefteln.speed import READY, best_speed
from vierling.games.tuefteln.notation import Entry
from vierling.games.tuefteln.paper import Paper
from vierling.games.tuefteln.scoring import Sheet
from vierling.games.tuefteln.sheet import EMPTY
from vierling.games.writing import Dice


def values(paper: Paper, sheet: Sheet, dice: Dice) -> dict[Entry, float]:
    """For each free entry: what the sheet is worth, before the next roll, once the numbers stand there."""
    rounds = sheet.count(EMPTY) // 2 - 1  # after this entry
    if rounds > EXACT and not READY.is_set():  # all entries and rolls would take plain Python seconds
        return {entry: value / UNIT for entry, value in player.glance(best_speed(), paper, sheet, dice).items()}
    return {entry: value / FINE for entry, value in player.foresee(best_speed(), paper, sheet, dice).items()}


def value(paper: Paper, sheet: Sheet) -> float:
    """Before the roll: the best entry of each roll, on average; a full sheet has its points."""
    return player.expect(best_speed(), paper, sheet)
