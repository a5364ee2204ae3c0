"""How long a bot takes: drawn for every tile, longer on hard boards, longest before the first tile."""

from functools import lru_cache
from math import exp
from random import Random

from vierling.game import Millis
from vierling.games.tubyrinth.rules import View
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.book import BOOK
from vierling.games.tubyrinth.rules.notation import GO, PASS, READY, Move
from vierling.games.tubyrinth.think import grade
from vierling.games.tubyrinth.think.levels import Level
from vierling.games.tubyrinth.think.solver import REFERENCE_STEPS

# How long a practised player takes for a whole board, by its grade.
SECONDS = {1: 55, 2: 80, 3: 115, 4: 160, 5: 220}
USUAL_GRADE = 3  # if there is no board to see, or it has too many solutions to be graded
IN_BOOK = {entry.board: entry.grade for entry in BOOK.values()}
FIRST_TILE = 0.4  # of the time goes by before the first tile is laid
STEPS = 6  # the other tiles share the rest
WITHOUT_ROCKS = 0.5  # in Rookie mode every way is open


def draw_time(seconds: float, spread: float, rng: Random) -> Millis:
    """Log-normal around the mean: rarely much faster, sometimes much slower."""
    return round(1000 * seconds * exp(spread * rng.gauss(0, 1) - spread * spread / 2))


def think(level: Level, view: View, move: Move, rng: Random) -> Millis:
    if move is GO:
        return 0  # R-P7: nobody waits for a bot
    if move is READY:
        return draw_time(1.5, 0.3, rng)
    share = FIRST_TILE if not (view.own and view.own.laid) else (1 - FIRST_TILE) / STEPS
    if move is PASS:
        share = 2.0  # nobody gives up soon
    ease = WITHOUT_ROCKS if view.options.mode == "rookie" else 1.0
    return draw_time(share * ease * SECONDS[grade_of(view)] / level.haste, level.spread, rng)


def grade_of(view: View) -> int:
    return measure(view.own.board, view.options.flip) if view.own else USUAL_GRADE


@lru_cache(maxsize=1024)
def measure(board: str, flip: bool) -> int:
    """The book only has grades for play with flipping."""
    known = IN_BOOK.get(board) if flip else None
    return known or grade.grade_of(board_of(board), flip=flip, steps=REFERENCE_STEPS, prefer_ready=True) or USUAL_GRADE


def dawdle(_view: View, move: Move, rng: Random) -> Millis:
    """The random bot has no plan, but takes its time."""
    return 0 if move is GO else draw_time(2.0, 0.5, rng)
