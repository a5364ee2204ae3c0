"""How much a table's log may hold, and how often a hand may change its mind."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from vierling.game import Millis, Seat
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.table import EVENTS, Table

Fullness = Literal["free", "nearly", "full"]
NEARLY = 0.9


@dataclass(frozen=True, slots=True)
class Bounds:
    """Honest evenings stay far below: a long match has 5000 events, and nobody lays three tiles a second for long."""

    entries: int = 300_000  # at a table; then only the match in play can be finished
    events: int = 20_000  # in a match; then waiting gives nobody more moves, only the next round does
    moves: int = 200  # that a hand may make in a round in one go
    per_second: float = 3.0  # that it may make beyond those


def fullness(table: Table, bounds: Bounds) -> Fullness:
    if table.number >= bounds.entries:
        return "full"
    return "nearly" if table.number >= NEARLY * bounds.entries else "free"


def must_fit(table: Table, entries: Sequence[Entry], bounds: Bounds) -> None:
    """A full log takes in only what lets the match in play end."""
    if fullness(table, bounds) == "full" and not all(helps_to_end(table, entry) for entry in entries):
        raise Refused("log-full", entries=bounds.entries)


def helps_to_end(table: Table, entry: Entry) -> bool:
    if entry.kind == "standin":  # once for each seat
        return entry.seat is not None and table.chairs[entry.seat].standin is None
    return entry.kind in ("resumed", "opened") or entry.kind in EVENTS


@dataclass(slots=True)
class Allowance:
    round: Any
    left: float
    at: Millis


class Allowances:
    """What is left to each hand. Every round brings its moves anew; within one, time brings some back."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self._of: dict[Seat, Allowance] = {}

    def must_allow(self, table: Table, entry: Entry, now: Millis) -> None:
        """Refuses a hand that has moved far too often this round, unless the move ends its part in it."""
        assert entry.seat is not None
        if not self._take(table, entry.seat, now) and not ends_turn(table, entry):
            raise Refused("too-fast", 429)

    def _take(self, table: Table, seat: Seat, now: Millis) -> bool:
        assert table.state
        round_ = table.match, table.beats, table.state.progress()
        mine = self._of.get(seat)
        if mine is None or mine.round != round_:
            mine = self._of[seat] = Allowance(round_, self.bounds.moves, now)
        elif not self._is_long(table):
            mine.left = min(self.bounds.moves, mine.left + (now - mine.at) / 1000 * self.bounds.per_second)
        mine.at = now
        if mine.left < 1:
            return False
        mine.left -= 1
        return True

    def _is_long(self, table: Table) -> bool:
        return table.beats + sum(table.acts) > self.bounds.events or fullness(table, self.bounds) == "full"


def ends_turn(table: Table, entry: Entry) -> bool:
    """Whether the hand is free before the move and not after it. Changing an entry or taking it back does not count."""
    before, after = table.state, table.apply(entry).state
    assert before
    assert after
    return entry.seat in before.to_move() and entry.seat not in after.to_move()
