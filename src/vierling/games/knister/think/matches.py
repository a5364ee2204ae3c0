"""Whole matches as machine code, many at once: each bot as `lab.simulate` would have it play, draw by draw."""

from typing import Any, NamedTuple

import numpy as np

from vierling.games.knister.rules.sheet import CELLS, LINES_THROUGH, ROUNDS
from vierling.games.knister.think.contents import ROLLED_SUMS, SUMS
from vierling.games.knister.think.erring import draw_cell, weigh_cells
from vierling.games.knister.think.kernels import THROUGH, Position, Row, Rules, Wide, clear, score, score_grid, write
from vierling.games.knister.think.reckoning import Desk, Table, reckon
from vierling.games.knister.think.searching import Desks, search
from vierling.lab.kernels import below, draw, key_of
from vierling.play import draws

ROLLS = len(ROLLED_SUMS)
ROLL_SUMS = np.array(ROLLED_SUMS)
SPARES = np.array([draws.WORD - bound.bit_length() for bound in range(CELLS + 1)], np.uint64)
ONE = np.uint32(1)
ALL_FREE = np.uint32((1 << CELLS) - 1)
BITS = np.uint32(37)  # by which all powers of 2 up to 2**35 leave different remainders
CELL_OF_BIT = np.array([next((cell for cell in range(CELLS) if 2**cell % 37 == rest), 0) for rest in range(37)])
LEAST_WORTH = -(1 << 62)
DICE = 0  # whose draws; a seat's are at its number + 1
LINES_MOST = max(map(len, LINES_THROUGH))


class Deal(NamedTuple):
    """Which matches, and where the bot sits."""

    seed: Any
    first: int
    seat: int
    grids: int


def play_at_random(rules: Rules, deal: Deal, points: Wide) -> None:
    numbers = np.zeros(CELLS, np.int64)
    for match in range(len(points)):
        dice, mind = key_of(deal.seed, deal.first + match, DICE), key_of(deal.seed, deal.first + match, deal.seat + 1)
        for grid in range(deal.grids):
            fill_at_random(numbers, dice, mind, grid * ROUNDS)
            points[match] += score_grid(rules, numbers)


def fill_at_random(numbers: Wide, dice: Any, mind: Any, begun: int) -> None:
    """Into any of the free cells, which are the bits of a number."""
    free = ALL_FREE
    for left in range(CELLS, 0, -1):
        turn = begun + CELLS - left
        number = ROLL_SUMS[below(dice, turn, ROLLS)]
        rest = free
        for _ in range(draw(mind, turn, left, SPARES[left])):
            rest &= rest - ONE
        chosen = rest & (~rest + ONE)
        free ^= chosen
        numbers[CELL_OF_BIT[chosen % BITS]] = number


def play_by_gains(rules: Rules, gains: Any, position: Position, deal: Deal, points: Wide) -> None:
    """Lines are weighed one by one, as `lines.best_cell` does."""
    worth = np.empty(CELLS, np.int64)
    for match in range(len(points)):
        dice, mind = key_of(deal.seed, deal.first + match, DICE), key_of(deal.seed, deal.first + match, deal.seat + 1)
        for turn in range(deal.grids * ROUNDS):
            if turn % ROUNDS == 0:
                clear(position)
            number = ROLL_SUMS[below(dice, turn, ROLLS)]
            weigh_gains(rules, gains, position, number, worth)
            write(rules, position, one_of_the_best(worth, mind, turn), number)
            if turn % ROUNDS == ROUNDS - 1:
                points[match] += score(rules, position)


def weigh_gains(rules: Rules, gains: Any, position: Position, number: int, worth: Any) -> None:
    """Between equal cells the one with fewer lines through it is better."""
    contents, taken, through, factors = position.contents, position.taken, rules.through, rules.factors
    for cell in range(CELLS):
        worth[cell] = LEAST_WORTH
        if taken[cell]:
            continue
        total = 0
        for place in range(cell * THROUGH + 1, cell * THROUGH + 1 + through[cell * THROUGH]):
            total += factors[through[place]] * gains[contents[through[place]] * SUMS + number]
        worth[cell] = total * (LINES_MOST + 1) - through[cell * THROUGH]


def one_of_the_best(worth: Any, mind: Any, turn: int) -> int:
    best, ties = LEAST_WORTH, 0
    for each in worth:
        if each > best:
            best, ties = each, 0
        ties += each == best
    left = below(mind, turn, ties)
    for place in range(len(worth)):
        if worth[place] == best:
            if left == 0:
                return place
            left -= 1
    return -1


def play_by_table(table: Table, temper: Any, desk: Desk, deal: Deal, points: Wide) -> None:
    for match in range(len(points)):
        dice, mind = key_of(deal.seed, deal.first + match, DICE), key_of(deal.seed, deal.first + match, deal.seat + 1)
        for turn in range(deal.grids * ROUNDS):
            if turn % ROUNDS == 0:
                clear(desk.grid)
            number = ROLL_SUMS[below(dice, turn, ROLLS)]
            reckon(table, desk, number, number + 1)
            drawn = below(mind, turn, weigh_cells(desk, number, temper))
            write(table.rules, desk.grid, draw_cell(desk, number, drawn), number)
            if turn % ROUNDS == ROUNDS - 1:
                points[match] += score(table.rules, desk.grid)


def play_by_search(table: Table, widths: Row, desks: Desks, deal: Deal, points: Wide) -> None:
    values, order = np.empty(CELLS, np.int64), desks[0].order
    for match in range(len(points)):
        dice, mind = key_of(deal.seed, deal.first + match, DICE), key_of(deal.seed, deal.first + match, deal.seat + 1)
        for turn in range(deal.grids * ROUNDS):
            if turn % ROUNDS == 0:
                clear(desks[0].grid)
            number = ROLL_SUMS[below(dice, turn, ROLLS)]
            count = search(table, desks, number, widths, values)
            write(table.rules, desks[0].grid, order[one_of_the_best(values[:count], mind, turn)], number)
            if turn % ROUNDS == ROUNDS - 1:
                points[match] += score(table.rules, desks[0].grid)
