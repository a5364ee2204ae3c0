"""Remembers as far back as its level does, and thinks as far ahead."""

from collections.abc import Sequence
from functools import partial
from random import Random

from vierling.games.input.rules import View
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.notation import Move, Place
from vierling.games.input.think.backend import Backend, best_backend
from vierling.games.input.think.fill_zero import consider_zero
from vierling.games.input.think.kernels import HELD, NOBODY
from vierling.games.input.think.levels import Level
from vierling.games.input.think.memory import Memory, as_memory
from vierling.games.input.think.mind import Mind, code_move, recollect
from vierling.games.input.think.search import DEEP, Tree

ROOM = 24  # nodes for each time that a tree is climbed
ROOT = 0


def choose(level: Level, seen: Memory | View, moves: Sequence[Move], rng: Random) -> Move:
    memory, backend = as_memory(seen), best_backend()
    mind = backend.take(recollect(memory, level.memory, rng, level.school))
    backend.code.reckon_all_odds(mind)
    move = consider_zero(memory.view, mind, moves, rng)
    if move:
        return move
    codes = {code_move(memory.view, move): move for move in moves if isinstance(move, Place) or move.closes != ZERO}
    values = (
        climb_tree(backend, mind, level.rounds, list(codes)) if level.rounds else expect(backend, mind, list(codes))
    )
    best = max(values.values())
    return codes[rng.choice([code for code in values if values[code] == best])]


def expect(backend: Backend, mind: Mind, codes: Sequence[int]) -> dict[int, float]:
    """What each move is worth, by the exact expectation of this turn."""
    results = backend.zeros(len(codes), float)
    weigh = backend.code.expect_touches if mind.table[HELD] == NOBODY else backend.code.expect_places
    weigh(mind, backend.row(list(codes)), results)
    return dict(zip(codes, map(float, results), strict=True))


def climb_tree(backend: Backend, mind: Mind, rounds: int, codes: Sequence[int]) -> dict[int, float]:
    """How often each move was tried: the better it looked, the more often."""
    rounds = min(rounds, backend.rounds)
    tree = plant(backend, rounds)
    asked = backend.row(list(codes))
    backend.code.think(mind, tree, asked, rounds)
    tried = range(tree.first[ROOT], tree.first[ROOT] + tree.choices[ROOT])
    return {int(tree.action[node]): float(tree.visits[node]) for node in tried}


def plant(backend: Backend, rounds: int) -> Tree:
    nodes = ROOM * rounds + ROOM * ROOM
    ints, floats = partial(backend.zeros, nodes, int), partial(backend.zeros, nodes, float)
    size, path, choosers = backend.row([1]), backend.zeros(DEEP, int), backend.zeros(DEEP, int)
    return Tree(ints(), ints(), ints(), ints(), floats(), floats(), size, path, choosers)
