"""Bots that play by the trained weights: at a glance, with a search on top, or with mistakes like a person's."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

from vierling.games.tuefteln.rules.notation import ENTRIES, Entry, Move
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import Options, View
from vierling.games.tuefteln.rules.scoring import Sheet
from vierling.games.tuefteln.rules.sheet import CELLS, EMPTY, FREE, ROUNDS
from vierling.games.tuefteln.think import steady
from vierling.games.tuefteln.think.backend import READY, Backend, best_backend, fast
from vierling.games.tuefteln.think.evaluation import UNIT
from vierling.games.tuefteln.think.features import room_on
from vierling.games.tuefteln.think.kernels import MOST_ENTRIES, free_on, squares_on
from vierling.games.tuefteln.think.levels import HASTY, WIDTH
from vierling.games.tuefteln.think.searching import EXACT, ROLLS
from vierling.games.tuefteln.think.weighing import ROOM, STAGE, Desk
from vierling.games.tuefteln.think.weights import is_trained
from vierling.games.writing import Dice
from vierling.lab.compiling import can_compile
from vierling.lab.softmax import SURE, softmax_of
from vierling.play.haste import in_haste


def lay_out(backend: Backend, paper: Paper, sheet: Sheet) -> Desk:
    desk = backend.desk()
    for one, pattern in enumerate(squares_on(sheet)):
        desk.sheet.squares[one] = pattern
    for cell, free in enumerate(free_on(sheet)):
        desk.sheet.free[cell] = free
    desk.now[STAGE] = (FREE - sheet.count(EMPTY)) // 2
    desk.now[ROOM] = room_on(paper, sheet)
    return desk


def sheet_of(view: View) -> tuple[Paper, Sheet, Dice]:
    if view.seat is None or view.dice is None:
        raise ValueError("a bot writes for a seat, after the dice are rolled")
    return Paper(view.paper), view.sheets[view.seat], view.dice


def entry_of(code: int) -> Entry:
    return ENTRIES[divmod(int(code), CELLS)]


def draw_entry(softmax: Sequence[int], view: View, rng: Random) -> Entry:
    backend = best_backend()
    paper, sheet, dice = sheet_of(view)
    desk = lay_out(backend, paper, sheet)
    count = backend.code.weigh(backend.board(paper), backend.weights(paper), desk, (dice.ivory, dice.colour))
    total = backend.code.weigh_losses(desk.values, count, backend.row(softmax))
    return entry_of(desk.codes[backend.code.draw_place(desk.values, rng.randrange(total))])


def choose_by_weights(view: View, moves: Sequence[Move], rng: Random) -> Entry:
    """At a glance; on a sheet that nobody trained for, like `steady`."""
    return draw_entry(SURE, view, rng) if is_trained(Paper(view.paper)) else steady.choose(view, moves, rng)


def err(temperature: float, view: View, _moves: Sequence[Move], rng: Random) -> Entry:
    return draw_entry(softmax_at(temperature), view, rng)


softmax_at = cache(partial(softmax_of, unit=UNIT))


def choose_by_search(view: View, _moves: Sequence[Move], rng: Random) -> Entry:
    values = search(best_backend(), *sheet_of(view), HASTY if in_haste() else WIDTH)
    best = max(values.values())
    return rng.choice([entry for entry in values if values[entry] == best])


def search(backend: Backend, paper: Paper, sheet: Sheet, dice: Dice, width: int) -> dict[Entry, int]:
    """The best entries, in fine parts of a point."""
    desks = (lay_out(backend, paper, sheet), backend.desk())
    count = backend.code.search(backend.board(paper), backend.weights(paper), desks, (dice.ivory, dice.colour), width)
    return {entry_of(desks[0].codes[place]): int(desks[0].values[place]) for place in range(count)}


def foresee(backend: Backend, paper: Paper, sheet: Sheet, dice: Dice) -> dict[Entry, int]:
    """All entries, in fine parts of a point; a double is listed both ways round."""
    return either_way(search(backend, paper, sheet, dice, MOST_ENTRIES), dice)


def glance(backend: Backend, paper: Paper, sheet: Sheet, dice: Dice) -> dict[Entry, int]:
    """The same without a search, in the weights' own parts of a point."""
    desk = lay_out(backend, paper, sheet)
    count = backend.code.weigh(backend.board(paper), backend.weights(paper), desk, (dice.ivory, dice.colour))
    return either_way({entry_of(desk.codes[place]): int(desk.values[place]) for place in range(count)}, dice)


def either_way(found: dict[Entry, int], dice: Dice) -> dict[Entry, int]:
    turned = {ENTRIES[entry.colour, entry.ivory]: value for entry, value in found.items() if dice.ivory == dice.colour}
    return found | turned


def expect(backend: Backend, paper: Paper, sheet: Sheet) -> float:
    """In points, before the roll: exact in the last rounds, else by the weights."""
    desk, board = lay_out(backend, paper, sheet), backend.board(paper)
    left = ROUNDS - desk.now[STAGE]
    if left <= EXACT + 1:
        total = backend.code.think_to_the_end(board.rules, desk.sheet, left, desk.codes, backend.desk().codes)
        return float(total / ROLLS**left)
    return backend.code.expect(board, backend.weights(paper), desk) / (ROLLS * UNIT)


def warm_up() -> None:
    """Compile the functions, or load them from the cache: takes seconds, once in a process."""
    if not can_compile() or READY.is_set():
        return
    paper = Options().paper
    desk = lay_out(fast(), paper, paper.blank)
    count = fast().code.weigh(fast().board(paper), fast().weights(paper), desk, (1, 2))
    fast().code.draw_place(desk.values, fast().code.weigh_losses(desk.values, count, fast().row(SURE)) - 1)
    search(fast(), paper, paper.blank, Dice(1, 2), 1)
    expect(fast(), paper, paper.blank)
    fast().code.think_to_the_end(fast().board(paper).rules, desk.sheet, 0, desk.codes, desk.codes)
    READY.set()
