"""Guided first matches at tables: the record decides what the dice show and what the others do."""

from collections.abc import Sequence

from vierling.game import Roll, Seat
from vierling.kit import kit_of
from vierling.live.host import Thought
from vierling.live.table import Table
from vierling.play.lesson import LEARNER, PACE, Lesson


def lesson_at(table: Table) -> Lesson | None:
    """The lesson that the match in play follows; every later match at the table is like any other."""
    load = kit_of(table.game.name).lesson if table.lesson and table.match == 1 else None
    return load and load()


def moves_made(table: Table) -> int | None:
    """By the learner since the lesson began; None if there is none."""
    lesson = lesson_at(table)
    return table.acts[LEARNER] - lesson.skipped if lesson else None


def prepared_roll(table: Table) -> Roll | None:
    lesson = lesson_at(table)
    return lesson.roll(table.state, table.beats) if lesson and table.state else None


def prepared_thoughts(table: Table, seats: Sequence[Seat]) -> list[Thought] | None:
    """What these seats do next; None if they have to think for themselves."""
    lesson = lesson_at(table)
    if lesson is None or table.state is None:
        return None
    moves = [lesson.move(table.state, seat, table.acts[seat]) for seat in seats]
    return None if None in moves else [Thought(table.game.write(move), PACE) for move in moves]
