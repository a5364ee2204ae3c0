"""A bot that remembers as far back, and thinks as far ahead, as its level does."""

from collections.abc import Sequence
from functools import partial
from random import Random

from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.notation import Move, Place
from vierling.games.input.think.backend import Backend, best_backend
from vierling.games.input.think.desk import Desk, code_move, recollect
from vierling.games.input.think.fill_zero import consider_zero
from vierling.games.input.think.kernels import HELD, NOBODY
from vierling.games.input.think.levels import Level
from vierling.games.input.think.memory import Memory, check_memory
from vierling.games.input.think.search import DEEP, Tree

ROOM = 24  # nodes for each climb of a tree
ROOT = 0


def choose(level: Level, memory: Memory, moves: Sequence[Move], rng: Random) -> Move:
    check_memory(memory)
    backend = best_backend()
    desk = backend.take(recollect(memory, level.memory, rng, level.school))
    backend.code.reckon_all_odds(desk)
    move = consider_zero(memory.view, desk, moves, rng)
    if move:
        return move
    codes = {code_move(memory.view, move): move for move in moves if isinstance(move, Place) or move.closes != ZERO}
    values = (
        climb_tree(backend, desk, level.rounds, list(codes)) if level.rounds else expect(backend, desk, list(codes))
    )
    best = max(values.values())
    return codes[rng.choice([code for code in values if values[code] == best])]


def expect(backend: Backend, desk: Desk, codes: Sequence[int]) -> dict[int, float]:
    """What each move is worth by the exact expectation of this turn."""
    results = backend.zeros(len(codes), float)
    weigh = backend.code.expect_touches if desk.table[HELD] == NOBODY else backend.code.expect_places
    weigh(desk, backend.row(list(codes)), results)
    return dict(zip(codes, map(float, results), strict=True))


def climb_tree(backend: Backend, desk: Desk, rounds: int, codes: Sequence[int]) -> dict[int, float]:
    """How often each move was tried: the better it looked, the more often."""
    rounds = min(rounds, backend.rounds)
    tree = plant(backend, rounds)
    asked = backend.row(list(codes))
    backend.code.think(desk, tree, asked, rounds)
    tried = range(tree.first[ROOT], tree.first[ROOT] + tree.choices[ROOT])
    return {int(tree.action[node]): float(tree.visits[node]) for node in tried}


def plant(backend: Backend, rounds: int) -> Tree:
    nodes = ROOM * rounds + ROOM * ROOM
    ints, floats = partial(backend.zeros, nodes, int), partial(backend.zeros, nodes, float)
    size, path, choosers = backend.row([1]), backend.zeros(DEEP, int), backend.zeros(DEEP, int)
    return Tree(ints(), ints(), ints(), ints(), floats(), floats(), size, path, choosers)
