"""Knister, by Heinz Wüppen: two dice, one sum, twelve lines."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from vierling.games.knister.rules import knister
from vierling.kit import Kit

if TYPE_CHECKING:
    from vierling.coach.analysis import Coach
    from vierling.coach.hindsight import Filler
    from vierling.coach.hints import Hint
    from vierling.coach.picture import Pictures
    from vierling.coach.spread import Spread
    from vierling.lab.tables import Tables
    from vierling.lab.training import Trainer
    from vierling.paper.order import Prints
    from vierling.play.bot import Bot
    from vierling.play.challenge import Challenge
    from vierling.play.companion import Companion
    from vierling.play.lesson import Lesson
    from vierling.terminal.boards.board import Board


def bots() -> "Sequence[Bot]":
    from vierling.games.knister.think.bots import BOTS

    return BOTS


def challenges() -> "Sequence[Challenge]":
    from vierling.play.challenge import Challenge

    return (Challenge(),)


def warm_up() -> None:
    from vierling.games.knister.think.player import warm_up

    warm_up()


def coach() -> "Coach":
    from vierling.games.knister.think.coach import COACH

    return COACH


def hints() -> "Hint":
    from vierling.games.knister.think.hints import hint

    return hint


def hindsight() -> "Filler":
    from vierling.games.knister.think.hindsight import FILLER

    return FILLER


def batch() -> "type[Tables]":
    from vierling.games.knister.think.tables import KnisterTables

    return KnisterTables


def trainer() -> "Trainer":
    from vierling.games.knister.think.training import TRAINER

    return TRAINER


def lesson() -> "Lesson":
    from vierling.games.knister.lesson import LESSON

    return LESSON


def spread() -> "Sequence[Spread]":
    from vierling.coach.spread import read_spreads

    return read_spreads(files(__name__) / "think" / "spread.json")


def pictures() -> "Pictures":
    from vierling.games.knister.picture import draw

    return draw


def board() -> "type[Board]":
    from vierling.games.knister.terminal import KnisterBoard

    return KnisterBoard


def paper() -> "Prints":
    from vierling.games.knister.paper import PRINTS

    return PRINTS


def companion() -> "Companion":
    from vierling.games.knister.companion import COMPANION

    return COMPANION


def words() -> Traversable:
    return files(__name__) / "words"


KIT = Kit(
    knister,
    bots=bots,
    challenges=challenges,
    warm_up=warm_up,
    coach=coach,
    hints=hints,
    hindsight=hindsight,
    trainer=trainer,
    batch=batch,
    lesson=lesson,
    spread=spread,
    pictures=pictures,
    board=board,
    paper=paper,
    companion=companion,
    rank=1,
    words=words,
)
