"""Bots for Tubyrinth, in rising strength: they build like people, at a person's pace."""

from collections.abc import Callable
from functools import partial
from random import Random

from vierling.bots.tubyrinth.builder import build
from vierling.bots.tubyrinth.levels import LEVELS
from vierling.bots.tubyrinth.pace import dawdle, think
from vierling.bots.tubyrinth.sleeper import sleep
from vierling.game import Millis
from vierling.games.tubyrinth import View
from vierling.games.tubyrinth.notation import Move
from vierling.lab.tubyrinth.solver import warm_up

__all__ = ["BOTS", "PACES", "sleep", "warm_up"]

BOTS = {name: partial(build, level) for name, level in LEVELS.items()}
PACES: dict[str, Callable[[View, Move, Random], Millis]] = {
    "random": dawdle,
    **{name: partial(think, level) for name, level in LEVELS.items()},
}
