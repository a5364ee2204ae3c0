"""Tüfteln, by Jannik Walter and Reinhard Staupe: two numbers, nine squares, one bonus."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from vierling.games.tuefteln.rules import tuefteln
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
    from vierling.games.tuefteln.think.bots import BOTS

    return BOTS


def challenges() -> "Sequence[Challenge]":
    from vierling.play.challenge import Challenge

    return tuple(Challenge(side.lower(), {"side": side}) for side in "AB")


def warm_up() -> None:
    from vierling.games.tuefteln.think.player import warm_up

    warm_up()


def learn(packed: bytes) -> None:
    from vierling.games.tuefteln.think.weights import learn

    learn(packed)


def coach() -> "Coach":
    from vierling.games.tuefteln.think.coach import COACH

    return COACH


def hints() -> "Hint":
    from vierling.games.tuefteln.think.hints import hint

    return hint


def hindsight() -> "Filler":
    from vierling.games.tuefteln.think.hindsight import FILLER

    return FILLER


def batch() -> "type[Tables]":
    from vierling.games.tuefteln.think.tables import TueftelnTables

    return TueftelnTables


def trainer() -> "Trainer":
    from vierling.games.tuefteln.think.training import TRAINER

    return TRAINER


def lesson() -> "Lesson":
    from vierling.games.tuefteln.lesson import LESSON

    return LESSON


def spread() -> "Sequence[Spread]":
    from vierling.coach.spread import read_spreads

    return read_spreads(files(__name__) / "think" / "spread.json")


def pictures() -> "Pictures":
    from vierling.games.tuefteln.picture import draw

    return draw


def board() -> "type[Board]":
    from vierling.games.tuefteln.terminal import TueftelnBoard

    return TueftelnBoard


def paper() -> "Prints":
    from vierling.games.tuefteln.paper import PRINTS

    return PRINTS


def companion() -> "Companion":
    from vierling.games.tuefteln.companion import COMPANION

    return COMPANION


def words() -> Traversable:
    return files(__name__) / "words"


KIT = Kit(
    tuefteln,
    bots=bots,
    challenges=challenges,
    warm_up=warm_up,
    learn=learn,
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
    rank=2,
    words=words,
)
