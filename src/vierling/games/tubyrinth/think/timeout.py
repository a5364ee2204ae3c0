"""Moves for a hand whose time is up: it gives up the board, and is ready for the next."""

from collections.abc import Sequence
from random import Random

from vierling.game import View
from vierling.games.tubyrinth.rules.notation import GO, PASS, Move
from vierling.play.bot import Bot


def give_up(_view: View, moves: Sequence[Move], _rng: Random) -> Move:
    return GO if GO in moves else PASS


TIMEOUT = Bot("timeout", give_up)
