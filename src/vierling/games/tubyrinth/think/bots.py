"""Bots for Tubyrinth, in rising strength: they build like people, at a person's pace."""

from functools import partial

from vierling.games.tubyrinth.think.builder import build
from vierling.games.tubyrinth.think.levels import LEVELS
from vierling.games.tubyrinth.think.pace import dawdle, think
from vierling.play.bot import Bot
from vierling.play.bots import choose_randomly

BOTS = (
    Bot("random", choose_randomly, pace=dawdle),
    *(Bot(name, partial(build, level), pace=partial(think, level), heavy=True) for name, level in LEVELS.items()),
)
