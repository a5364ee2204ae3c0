"""Loaded by the process that thinkers of the nursery's servers are forked from: they have nothing left to compile."""

from vierling.kit import GAMES
from vierling.play.bots import bots_of, warm_up
from vierling.server import pool

for game in GAMES:
    bots_of(game)
    warm_up(game)
pool.WARM.update(GAMES)
