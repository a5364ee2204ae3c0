"""Plays any game: every move is as likely as the next, but none is taken back."""

from collections.abc import Sequence
from random import Random

from vierling.game import Move, View


def choose(_view: View, moves: Sequence[Move], rng: Random, undo: Move | None = None) -> Move:
    return rng.choice([move for move in moves if undo is None or move != undo])
