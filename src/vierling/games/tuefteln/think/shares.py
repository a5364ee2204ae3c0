"""What a sheet's value consists of: nine squares, the bonus, and the room for later rolls. They add up to the value.

In the last rounds a square's share is its expected points, if the rest is played perfectly, and room is worth nothing
by itself. Before that shares are what the weights make of the sheet after one more roll: a square has its own weight,
and half of that of every pair it is in; the bonus has all that goes by categories; the rest is room.
"""

from collections.abc import Iterable, Iterator

from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import free_entries
from vierling.games.tuefteln.rules.scoring import Sheet, score_sheet
from vierling.games.tuefteln.rules.sheet import EMPTY, FREE, NUMBERS
from vierling.games.tuefteln.think.backend import READY, best_backend, plain
from vierling.games.tuefteln.think.evaluation import ENTRIES, OVERALL, UNIT, list_entries
from vierling.games.tuefteln.think.features import room_on
from vierling.games.tuefteln.think.kernels import NINE, squares_on
from vierling.games.tuefteln.think.player import entry_of, expect, lay_out
from vierling.games.tuefteln.think.searching import EXACT, ROLLS
from vierling.games.writing import Dice

Shares = list[float]  # by square, then bonus and room
BONUS, ROOM = NINE, NINE + 1
SAME = 1e-9  # values that differ by less are equal
# Either way round is the same roll.
UNORDERED = {Dice(one, other): 1 + (one != other) for one in NUMBERS for other in range(1, one + 1)}


def is_exact(sheet: Sheet) -> bool:
    return sheet.count(EMPTY) // 2 <= EXACT


def shares_of(paper: Paper, sheet: Sheet) -> Shares:
    """Of a sheet before the roll."""
    if is_exact(sheet):
        return follow(paper, sheet)
    return look_ahead(paper, sheet) if READY.is_set() else split(paper, sheet)


def put(sheet: Sheet, entry: Entry, dice: Dice) -> Sheet:
    written = list(sheet)
    written[entry.ivory], written[entry.colour] = dice
    return tuple(written)


def add(total: Shares, shares: Iterable[float], weight: float) -> None:
    for place, share in enumerate(shares):
        total[place] += weight * share


# By the weights


def look_ahead(paper: Paper, sheet: Sheet) -> Shares:
    """Each roll in its best entry, or evenly in the best ones."""
    backend, total = best_backend(), [0.0] * (ROOM + 1)
    board, weights, desk = backend.board(paper), backend.weights(paper), lay_out(backend, paper, sheet)
    for dice, ways in UNORDERED.items():
        count = backend.code.weigh(board, weights, desk, (dice.ivory, dice.colour))
        most = max(desk.values[:count])
        best = [entry_of(desk.codes[place]) for place in range(count) if desk.values[place] == most]
        for entry in best:
            add(total, split(paper, put(sheet, entry, dice)), ways / (ROLLS * len(best)))
    return total


def split(paper: Paper, sheet: Sheet) -> Shares:
    """A sheet by the weights alone, after the entry that was made last."""
    backend, found = plain(), [0] * ENTRIES
    stage = (FREE - sheet.count(EMPTY)) // 2 - 1
    list_entries(backend.board(paper), squares_on(sheet), stage, room_on(paper, sheet), found)
    weights = backend.weights(paper)
    worth = [weights[entry] / UNIT for entry in found]
    shares = [0.0] * (ROOM + 1)
    shares[BONUS], shares[ROOM] = worth[0] + worth[1], sum(worth[2:OVERALL])
    at = OVERALL
    for one in range(NINE):
        shares[one] += worth[at]
        shares[BONUS] += worth[at + 1]  # a square with the categories made: what it can do for the bonus
        for other in range(one):
            half = worth[at + 2 + other] / 2
            shares[one] += half
            shares[other] += half
        at += 2 + one
    return shares


# Exactly


def follow(paper: Paper, sheet: Sheet) -> Shares:
    """The expected points of squares and bonus, if the rest is played perfectly; equal entries equally often."""
    if EMPTY not in sheet:
        return [*(float(line.points) for line in score_sheet(sheet)), 0.0]
    total = [0.0] * (ROOM + 1)
    for dice, ways in UNORDERED.items():
        values = {each: value_of(paper, each) for each in after_entries(paper, sheet, dice)}
        least = max(values.values()) - SAME
        best = [each for each in values if values[each] >= least]
        for each in best:
            add(total, follow(paper, each), ways / (ROLLS * len(best)))
    return total


def after_entries(paper: Paper, sheet: Sheet, dice: Dice) -> Iterator[Sheet]:
    return (put(sheet, entry, dice) for entry in free_entries(paper, sheet))


def value_of(paper: Paper, sheet: Sheet) -> float:
    if EMPTY in sheet:
        return expect(best_backend(), paper, sheet)
    return float(sum(line.points for line in score_sheet(sheet)))
