"""Bots for Input, told apart by memory and by search."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from vierling.bots.input import careless
from vierling.bots.input.levels import LEVELS, RUNGS
from vierling.bots.input.memory import Memory, remember
from vierling.bots.input.player import choose
from vierling.bots.input.warming import warm_up
from vierling.games.input import View
from vierling.games.input.notation import Move

Bot = Callable[[Memory | View, Sequence[Move], Random], Move]

__all__ = ["BOTS", "STUDIES", "remember", "warm_up"]

BOTS: dict[str, Bot] = {"random": careless.choose, **{name: partial(choose, level) for name, level in LEVELS.items()}}
STUDIES: dict[str, Bot] = {name: partial(choose, level) for name, level in RUNGS.items()}
