"""Bots for Input; memory and search set them apart."""

from functools import partial

from vierling.games.input.think import careless
from vierling.games.input.think.levels import LEVELS, RUNGS, Level
from vierling.games.input.think.memory import remember
from vierling.games.input.think.player import choose
from vierling.play.bot import Bot, glance

YARDSTICKS = {"steady", *RUNGS}  # for comparisons


def bot_of(name: str, level: Level) -> Bot:
    climbs = level.rounds > 0
    return Bot(name, partial(choose, level), memory=remember, pace=glance, heavy=climbs, offered=name not in YARDSTICKS)


BOTS = (
    Bot("random", careless.choose, memory=remember, pace=glance),
    *(bot_of(name, level) for name, level in LEVELS.items()),
)
STUDIES = tuple(bot_of(name, level) for name, level in RUNGS.items())
