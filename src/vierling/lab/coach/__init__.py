"""The coach: a match, finished or not, weighed move by move."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from vierling.lab.coach import input as input_judge
from vierling.lab.coach import knister, tubyrinth, tuefteln
from vierling.lab.coach.analysis import Analysis, Judge, add_up
from vierling.match import Match

__all__ = ["JUDGES", "analyse", "count_tasks", "sum_up", "weigh_tasks"]

JUDGES: Mapping[str, Judge] = {
    "knister": knister.JUDGE,
    "tuefteln": tuefteln.JUDGE,
    "tubyrinth": tubyrinth.JUDGE,
    "input": input_judge.JUDGE,
}


def analyse(match: Match) -> Analysis:
    judge = JUDGES[match.game.name]
    return add_up(match, judge.sum_up(match, [judge.weigh(task) for task in judge.list_tasks(match)]))


# The same of a record, piece by piece: a host has other things to think about in between.


def count_tasks(record: str) -> int:
    return len(tasks_of(record))


def weigh_tasks(record: str, first: int, count: int) -> list[Any]:
    judge = JUDGES[match_of(record).game.name]
    return [judge.weigh(task) for task in tasks_of(record)[first : first + count]]


def sum_up(record: str, weighed: Sequence[Any]) -> dict[str, Any]:
    """As plain JSON."""
    match = match_of(record)
    return asdict(add_up(match, JUDGES[match.game.name].sum_up(match, weighed)))


# A long match is not read anew for each piece; nor are many of them kept.


@lru_cache(maxsize=2)
def match_of(record: str) -> Match:
    return Match.read(record)


@lru_cache(maxsize=2)
def tasks_of(record: str) -> Sequence[Any]:
    match = match_of(record)
    return JUDGES[match.game.name].list_tasks(match)
