"""Tubyrinth, by Martin Nedergaard Andersen: seven tiles, one pipeline, thirty seconds for the rest."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from vierling.games.tubyrinth.rules import Options, tubyrinth
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.kit import Kit

if TYPE_CHECKING:
    from vierling.coach.analysis import Coach
    from vierling.coach.hints import Hint
    from vierling.coach.picture import Pictures
    from vierling.coach.puzzles import Puzzles
    from vierling.coach.report import Report
    from vierling.lab.tables import Tables
    from vierling.paper.order import Prints
    from vierling.play.bot import Bot
    from vierling.play.challenge import Challenge
    from vierling.play.companion import Companion
    from vierling.play.lesson import Lesson
    from vierling.terminal.boards.board import Board


def bots() -> "Sequence[Bot]":
    from vierling.games.tubyrinth.think.bots import BOTS

    return BOTS


def timeout() -> "Bot":
    from vierling.games.tubyrinth.think.timeout import TIMEOUT

    return TIMEOUT


def suit(options: Options, bots: Collection[str]) -> Options:
    """R-P17: whoever asks for an easy bot gets gentle boards too."""
    return replace(options, grades="gentle") if {"random", "easy"}.intersection(bots) else options


def course() -> "Sequence[dict[str, str]]":
    return [{"board": name} for name in BOARDS]


def challenges() -> "Sequence[Challenge]":
    from vierling.games.tubyrinth.think.challenges import challenges

    return challenges()


def warm_up() -> None:
    from vierling.games.tubyrinth.think.solver import warm_up

    warm_up()


def report() -> "Report":
    from vierling.games.tubyrinth.think.timeline import report

    return report


def coach() -> "Coach":
    from vierling.games.tubyrinth.think.coach import COACH

    return COACH


def hints() -> "Hint":
    from vierling.games.tubyrinth.think.puzzles import hint

    return hint


def puzzles() -> "Puzzles":
    from vierling.games.tubyrinth.think.puzzles import PUZZLES

    return PUZZLES


def batch() -> "type[Tables]":
    from vierling.games.tubyrinth.think.tabling import TubyrinthTables

    return TubyrinthTables


def lesson() -> "Lesson":
    from vierling.games.tubyrinth.lesson import LESSON

    return LESSON


def pictures() -> "Pictures":
    from vierling.games.tubyrinth.picture import draw

    return draw


def board() -> "type[Board]":
    from vierling.games.tubyrinth.terminal.board import TubyrinthBoard

    return TubyrinthBoard


def paper() -> "Prints":
    from vierling.games.tubyrinth.paper.prints import PRINTS

    return PRINTS


def companion() -> "Companion":
    from vierling.games.tubyrinth.companion import COMPANION

    return COMPANION


def words() -> Traversable:
    return files(__name__) / "words"


KIT = Kit(
    tubyrinth,
    bots=bots,
    timeout=timeout,
    suit=suit,
    course=course,
    challenges=challenges,
    warm_up=warm_up,
    coach=coach,
    report=report,
    hints=hints,
    puzzles=puzzles,
    batch=batch,
    lesson=lesson,
    pictures=pictures,
    board=board,
    paper=paper,
    companion=companion,
    rank=3,
    words=words,
)
