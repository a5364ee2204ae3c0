"""Which match a reset begins: the one of its seed, or the next."""

from operator import index
from random import SystemRandom

from vierling.play.draws import FULL, STEP, mix


def next_seed(before: int, asked: int | None) -> int:
    """Without a seed, one that follows from the last; the very first is nobody's guess."""
    if asked is not None:
        return index(asked)  # NumPy's whole numbers have fewer bits than ours
    return mix(before + STEP & FULL) if before else SystemRandom().getrandbits(63) or 1
