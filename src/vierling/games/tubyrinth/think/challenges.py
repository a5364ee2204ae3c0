"""The challenges of a day: a new board of every grade, which no book has; where making one would take minutes, one of
the book's."""

from functools import partial

from vierling.games.tubyrinth.rules.book import BOOK
from vierling.games.tubyrinth.rules.dealing import GRADES
from vierling.lab.compiling import can_compile
from vierling.play.challenge import Challenge

CHALLENGES = [str(grade) for grade in sorted(set(GRADES.values()))]


def challenges() -> tuple[Challenge, ...]:
    return tuple(Challenge(grade, timed=True, prepare=partial(deal, int(grade))) for grade in CHALLENGES)


def deal(grade: int, seed: int) -> dict[str, str]:
    if not can_compile():
        printed = [entry.board for entry in BOOK.values() if entry.grade == grade]
        return {"board": printed[seed % len(printed)]}
    from vierling.games.tubyrinth.think.puzzles import generate  # noqa: PLC0415 - only a thinker needs the solver

    return {"board": generate(grade, seed)["board"]}
