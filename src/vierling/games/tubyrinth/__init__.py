"""Tubyrinth, by Martin Nedergaard Andersen: seven tiles, one pipeline, thirty seconds for the rest."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from vierling.games.tubyrinth.rules import tubyrinth
from vierling.kit import Kit

if TYPE_CHECKING:
    from vierling.coach.analysis import Coach
    from vierling.coach.hints import Hint
    from vierling.coach.puzzles import Puzzles
    from vierling.play.bot import Bot
    from vierling.terminal.boards.board import Board


def bots() -> "Sequence[Bot]":
    from vierling.games.tubyrinth.think.bots import BOTS

    return BOTS


def timeout() -> "Bot":
    from vierling.games.tubyrinth.think.timeout import TIMEOUT

    return TIMEOUT


def warm_up() -> None:
    from vierling.games.tubyrinth.think.solver import warm_up

    warm_up()


def coach() -> "Coach":
    from vierling.games.tubyrinth.think.coach import COACH

    return COACH


def hints() -> "Hint":
    from vierling.games.tubyrinth.think.puzzles import hint

    return hint


def puzzles() -> "Puzzles":
    from vierling.games.tubyrinth.think.puzzles import PUZZLES

    return PUZZLES


def board() -> "type[Board]":
    from vierling.games.tubyrinth.terminal.board import TubyrinthBoard

    return TubyrinthBoard


def words() -> Traversable:
    return files(__name__) / "words"


KIT = Kit(
    tubyrinth,
    bots=bots,
    timeout=timeout,
    warm_up=warm_up,
    coach=coach,
    hints=hints,
    puzzles=puzzles,
    board=board,
    rank=3,
    words=words,
)
