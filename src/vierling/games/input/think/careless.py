"""Touches any stone and puts it anywhere, but only announces what it knows."""

from collections.abc import Sequence
from random import Random

from vierling.games.input.rules.notation import Move, Place, Touch
from vierling.games.input.rules.points import worth
from vierling.games.input.think.desk import Desk, code_move, recollect
from vierling.games.input.think.expectation import chance_to_close, reckon_all_odds
from vierling.games.input.think.memory import Memory, check_memory


def choose(memory: Memory, moves: Sequence[Move], rng: Random) -> Move:
    check_memory(memory)
    plain = [move for move in moves if isinstance(move, Place) or move.closes is None]
    if not plain:  # whoever had this seat has begun to fill the zero
        return rng.choice(moves)
    desk = recollect(memory, None, rng)
    reckon_all_odds(desk)
    drawn = rng.choice(plain)
    sure = [move for move in moves if isinstance(move, Touch) and is_sure(memory, desk, drawn, move)]
    return max(sure, key=lambda touch: worth(touch.closes or 0), default=drawn)


def is_sure(memory: Memory, desk: Desk, drawn: Move, touch: Touch) -> bool:
    """Whether touching the drawn stone like this is known to close a number."""
    same = isinstance(drawn, Touch) and (touch.spot, touch.flips) == (drawn.spot, drawn.flips)
    return same and bool(touch.closes) and chance_to_close(desk, code_move(memory.view, touch)) == 1
