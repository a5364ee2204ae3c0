"""Touches any stone and lays it anywhere, but announces only what it knows."""

from collections.abc import Sequence
from random import Random

from vierling.games.input.rules import View
from vierling.games.input.rules.notation import Move, Place, Touch
from vierling.games.input.rules.points import worth
from vierling.games.input.think.expectation import chance_to_close, reckon_all_odds
from vierling.games.input.think.memory import Memory, as_memory
from vierling.games.input.think.mind import Mind, code_move, recollect


def choose(seen: Memory | View, moves: Sequence[Move], rng: Random) -> Move:
    plain = [move for move in moves if isinstance(move, Place) or move.closes is None]
    if not plain:  # somebody else has begun to fill the zero
        return rng.choice(moves)
    memory = as_memory(seen)
    mind = recollect(memory, None, rng)
    reckon_all_odds(mind)
    drawn = rng.choice(plain)
    sure = [move for move in moves if isinstance(move, Touch) and is_sure(memory, mind, drawn, move)]
    return max(sure, key=lambda touch: worth(touch.closes or 0), default=drawn)


def is_sure(memory: Memory, mind: Mind, drawn: Move, touch: Touch) -> bool:
    """Whether touching the drawn stone like this is known to close a number."""
    same = isinstance(drawn, Touch) and (touch.spot, touch.flips) == (drawn.spot, drawn.flips)
    return same and bool(touch.closes) and chance_to_close(mind, code_move(memory.view, touch)) == 1
