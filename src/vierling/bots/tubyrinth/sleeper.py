"""Moves for a hand whose time is up: it wants to go on, and gives its board up."""

from collections.abc import Sequence
from random import Random

from vierling.game import View
from vierling.games.tubyrinth.notation import GO, PASS, Move


def sleep(_view: View, moves: Sequence[Move], _rng: Random) -> Move:
    return GO if GO in moves else PASS
