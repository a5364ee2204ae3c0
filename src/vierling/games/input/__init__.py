"""Input, by Edelbert Wiedmann: two-sided stones that make numbers, for those who remember."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from vierling.games.input.rules import input_
from vierling.kit import Kit

if TYPE_CHECKING:
    from vierling.coach.analysis import Coach
    from vierling.coach.report import Report
    from vierling.lab.tables import Tables
    from vierling.paper.order import Prints
    from vierling.play.bot import Bot
    from vierling.play.challenge import Challenge
    from vierling.play.companion import Companion
    from vierling.play.lesson import Lesson
    from vierling.terminal.boards.board import Board


def bots() -> "Sequence[Bot]":
    from vierling.games.input.think.bots import BOTS

    return BOTS


def studies() -> "Sequence[Bot]":
    from vierling.games.input.think.bots import STUDIES

    return STUDIES


def challenges() -> "Sequence[Challenge]":
    from vierling.play.challenge import Challenge

    return (Challenge(bots=("steady",)),)


def warm_up() -> None:
    from vierling.games.input.think.warming import warm_up

    warm_up()


def coach() -> "Coach":
    from vierling.games.input.think.coach import COACH

    return COACH


def batch() -> "type[Tables]":
    from vierling.games.input.think.tables import InputTables

    return InputTables


def report() -> "Report":
    from vierling.games.input.think.report import report

    return report


def lesson() -> "Lesson":
    from vierling.games.input.lesson import LESSON

    return LESSON


def board() -> "type[Board]":
    from vierling.games.input.terminal.board import InputBoard

    return InputBoard


def paper() -> "Prints":
    from vierling.games.input.paper.prints import PRINTS

    return PRINTS


def companion() -> "Companion":
    from vierling.games.input.companion import COMPANION

    return COMPANION


def words() -> Traversable:
    return files(__name__) / "words"


KIT = Kit(
    input_,
    bots=bots,
    studies=studies,
    challenges=challenges,
    warm_up=warm_up,
    coach=coach,
    batch=batch,
    report=report,
    lesson=lesson,
    board=board,
    paper=paper,
    companion=companion,
    rank=4,
    words=words,
)
