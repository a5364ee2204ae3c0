"""Remembers as far back as its level does, and thinks as far ahead."""

from collections.abc import Sequence
from functools import partial
from random import Random

from vierling.bots.input.fill_zero import consider_zero
from vierling.bots.input.levels import Level
from vierling.bots.input.memory import Memory, as_memory
from vierling.bots.input.mind import Mind, code_move, recollect
from vierling.bots.input.search import DEEP, Tree
from vierling.bots.input.speed import Speed, best_speed
from vierling.games.input import View
from vierling.games.input.cards import ZERO
from vierling.games.input.kernels import HELD, NOBODY
from vierling.games.input.notation import Move, Place

ROOM = 24  # nodes for each time that a tree is climbed
ROOT = 0


def choose(level: Level, seen: Memory | View, moves: Sequence[Move], rng: Random) -> Move:
    memory, speed = as_memory(seen), best_speed()
    mind = speed.take(recollect(memory, level.memory, rng, level.school))
    speed.code.reckon_all_odds(mind)
    move = consider_zero(memory.view, mind, moves, rng)
    if move:
        return move
    codes = {code_move(memory.view, move): move for move in moves if isinstance(move, Place) or move.closes != ZERO}
    values = climb_tree(speed, mind, level.rounds, list(codes)) if level.rounds else expect(speed, mind, list(codes))
    best = max(values.values())
    return codes[rng.choice([code for code in values if values[code] == best])]


def expect(speed: Speed, mind: Mind, codes: Sequence[int]) -> dict[int, float]:
    """What each move is worth, by the exact expectation of this turn."""
    results = speed.zeros(len(codes), float)
    weigh = speed.code.expect_touches if mind.table[HELD] == NOBODY else speed.code.expect_places
    weigh(mind, speed.row(list(codes)), results)
    return dict(zip(codes, map(float, results), strict=True))


def climb_tree(speed: Speed, mind: Mind, rounds: int, codes: Sequence[int]) -> dict[int, float]:
    """How often each move was tried: the better it looked, the more often."""
    rounds = min(rounds, speed.rounds)
    tree = plant(speed, rounds)
    asked = speed.row(list(codes))
    speed.code.think(mind, tree, asked, rounds)
    tried = range(tree.first[ROOT], tree.first[ROOT] + tree.choices[ROOT])
    return {int(tree.action[node]): float(tree.visits[node]) for node in tried}


def plant(speed: Speed, rounds: int) -> Tree:
    nodes = ROOM * rounds + ROOM * ROOM
    ints, floats = partial(speed.zeros, nodes, int), partial(speed.zeros, nodes, float)
    size, path, choosers = speed.row([1]), speed.zeros(DEEP, int), speed.zeros(DEEP, int)
    return Tree(ints(), ints(), ints(), ints(), floats(), floats(), size, path, choosers)
