"""Whole matches as machine code, many at once: draw by draw, each bot plays as it does in `lab.simulate`."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.knister.rules.sheet import CELLS, LINES_THROUGH, ROUNDS
from vierling.games.knister.think.code import Code
from vierling.games.knister.think.contents import ROLLED_SUMS, SUMS
from vierling.games.knister.think.erring import draw_cell, weigh_cells
from vierling.games.knister.think.kernels import (
    THROUGH,
    MutableRow,
    Position,
    Row,
    Rules,
    clear,
    score,
    score_grid,
    write,
)
from vierling.games.knister.think.reckoning import Desk, Weights, reckon
from vierling.games.knister.think.searching import Desks, search
from vierling.lab.kernels import Word, below, draw, key_of
from vierling.play import draws
from vierling.play.draws import DICE

Points = NDArray[np.int64]  # of each match

ROLLS = len(ROLLED_SUMS)
ROLL_SUMS = np.array(ROLLED_SUMS)
SPARES = np.array([draws.WORD - bound.bit_length() for bound in range(CELLS + 1)], np.uint64)
ONE = np.uint32(1)
ALL_FREE = np.uint32((1 << CELLS) - 1)
BITS = np.uint32(37)  # divided by 37, the powers of 2 up to 2**35 all leave different remainders
CELL_OF_BIT = np.array([next((cell for cell in range(CELLS) if 2**cell % 37 == rest), 0) for rest in range(37)])
LEAST_WORTH = -(1 << 62)
LINES_MOST = max(map(len, LINES_THROUGH))


class Deal(NamedTuple):
    """Which matches, and where the bot sits."""

    seed: Word
    first: int
    seat: int
    grids: int


def play_at_random(rules: Rules, deal: Deal, points: Points) -> None:
    numbers = np.zeros(CELLS, np.int64)
    for match in range(len(points)):
        dice, mind = key_of(deal.seed, deal.first + match, DICE), key_of(deal.seed, deal.first + match, deal.seat + 1)
        for grid in range(deal.grids):
            fill_at_random(numbers, dice, mind, grid * ROUNDS)
            points[match] += score_grid(rules, numbers)


def fill_at_random(numbers: MutableRow, dice: Word, mind: Word, begun: int) -> None:
    """Into any free cell; the free cells are the bits of one number."""
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


def play_by_gains(rules: Rules, gains: Row, position: Position, deal: Deal, points: Points) -> None:
    """Weighs line by line, like `lines.best_cell`."""
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


def weigh_gains(rules: Rules, gains: Row, position: Position, number: int, worth: MutableRow) -> None:
    """Of two cells with equal gains, the one with fewer lines through it is better."""
    contents, taken, through, factors = position.contents, position.taken, rules.through, rules.factors
    for cell in range(CELLS):
        worth[cell] = LEAST_WORTH
        if taken[cell]:
            continue
        total = 0
        for place in range(cell * THROUGH + 1, cell * THROUGH + 1 + through[cell * THROUGH]):
            total += factors[through[place]] * gains[contents[through[place]] * SUMS + number]
        worth[cell] = total * (LINES_MOST + 1) - through[cell * THROUGH]


def one_of_the_best(worth: Row, mind: Word, turn: int) -> int:
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


def play_by_weights(weights: Weights, softmax: Row, desk: Desk, deal: Deal, points: Points) -> None:
    for match in range(len(points)):
        dice, mind = key_of(deal.seed, deal.first + match, DICE), key_of(deal.seed, deal.first + match, deal.seat + 1)
        for turn in range(deal.grids * ROUNDS):
            if turn % ROUNDS == 0:
                clear(desk.grid)
            number = ROLL_SUMS[below(dice, turn, ROLLS)]
            reckon(weights, desk, number, number + 1)
            drawn = below(mind, turn, weigh_cells(desk, number, softmax))
            write(weights.rules, desk.grid, draw_cell(desk, number, drawn), number)
            if turn % ROUNDS == ROUNDS - 1:
                points[match] += score(weights.rules, desk.grid)


def play_by_search(weights: Weights, widths: Row, desks: Desks, deal: Deal, points: Points) -> None:
    values, order = np.empty(CELLS, np.int64), desks[0].order
    for match in range(len(points)):
        dice, mind = key_of(deal.seed, deal.first + match, DICE), key_of(deal.seed, deal.first + match, deal.seat + 1)
        for turn in range(deal.grids * ROUNDS):
            if turn % ROUNDS == 0:
                clear(desks[0].grid)
            number = ROLL_SUMS[below(dice, turn, ROLLS)]
            count = search(weights, desks, number, widths, values)
            write(weights.rules, desks[0].grid, order[one_of_the_best(values[:count], mind, turn)], number)
            if turn % ROUNDS == ROUNDS - 1:
                points[match] += score(weights.rules, desks[0].grid)


class MatchCode(Code):
    """These only run compiled."""

    play_at_random = staticmethod(play_at_random)
    play_by_gains = staticmethod(play_by_gains)
    play_by_weights = staticmethod(play_by_weights)
    play_by_search = staticmethod(play_by_search)
