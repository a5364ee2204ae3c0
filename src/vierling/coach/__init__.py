"""The coach: a match, finished or not, weighed move by move, so that luck can be told from skill.

>>> from vierling import Match
>>> from vierling.coach import analyse
>>> match = Match('knister')
>>> match.roll("5+3")
>>> match.play(0, "c3")
>>> analyse(match).seats[0].steps[0].made.move
'c3'
"""

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from vierling.coach.analysis import Analysis, Coach, add_up
from vierling.game import Refusal
from vierling.kit import kit_of, load
from vierling.match import Match

__all__ = ["analyse", "coach_of", "count_tasks", "sum_up", "weigh_tasks"]


def coach_of(game_name: str) -> Coach:
    """A game's own part of the coach; raises `Refusal` if it has none.

    >>> from vierling.coach import coach_of
    >>> callable(coach_of('knister').weigh)
    True
    """
    return load(kit_of(game_name).coach, Refusal("no-coach", f"{game_name} has no coach", game=game_name))


def analyse(match: Match) -> Analysis:
    """What each decision was worth; raises `Refusal` for a game that has no coach.

    >>> from vierling import play_match
    >>> from vierling.coach import analyse
    >>> career = analyse(play_match('knister', ["random"], seed=1)).seats[0]
    >>> abs(career.start + career.luck - career.regret - career.final) < 1e-6
    True
    """
    coach = coach_of(match.game.name)
    return add_up(match, coach.sum_up(match, [coach.weigh(task) for task in coach.list_tasks(match)]))


# The same of a record, piece by piece: a host has other things to think about in between.


def count_tasks(record: str) -> int:
    return len(tasks_of(record))


def weigh_tasks(record: str, first: int, count: int) -> list[Any]:
    coach = coach_of(match_of(record).game.name)
    return [coach.weigh(task) for task in tasks_of(record)[first : first + count]]


def sum_up(record: str, weighed: Sequence[Any]) -> dict[str, Any]:
    """As plain JSON."""
    match = match_of(record)
    return asdict(add_up(match, coach_of(match.game.name).sum_up(match, weighed)))


# A long match is not read anew for each piece; nor are many of them kept.


@lru_cache(maxsize=2)
def match_of(record: str) -> Match:
    return Match.read(record)


@lru_cache(maxsize=2)
def tasks_of(record: str) -> Sequence[Any]:
    match = match_of(record)
    return coach_of(match.game.name).list_tasks(match)
