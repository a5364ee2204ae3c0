"""The challenges of a day: a new board of every grade, which no book has."""

from functools import partial

from vierling.games.tubyrinth.rules.dealing import GRADES
from vierling.play.challenge import Challenge

CHALLENGES = [str(grade) for grade in sorted(set(GRADES.values()))]


def challenges() -> tuple[Challenge, ...]:
    return tuple(Challenge(grade, timed=True, prepare=partial(deal, int(grade))) for grade in CHALLENGES)


def deal(grade: int, seed: int) -> dict[str, str]:
    from vierling.games.tubyrinth.think.puzzles import generate  # noqa: PLC0415 - only a thinker needs the solver

    return {"board": generate(grade, seed)["board"]}
