"""What came of a table's first match, as its log shows it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from typing import Any, cast

from vierling.game import Line, Millis, Outcome, Seat
from vierling.live.contest import Result
from vierling.live.entry import Entry
from vierling.live.forgetting import PLAY
from vierling.live.host import Log
from vierling.live.messages import WhoseDice
from vierling.live.reading import pages
from vierling.live.slices import Slices
from vierling.live.table import Table
from vierling.live.transcript import Replay

# What may happen at a table without helping anybody there. Everything else may: stand-ins, hints, another bot.
FAIR = frozenset(
    "made sat stood ordered started rolled rang moved paused resumed closed muted locked voted handed token "
    "committed".split()
)
HARMLESS = {"places", "spectators"}  # settings
PLAYER: Seat = 0


class Reading:
    """Of one table's log, up to the end of its first match."""

    def __init__(self, table: str, dice: WhoseDice) -> None:
        """Only a table that was made with these dice counts, whoever says that it was."""
        self.replay = Replay(table, range(1, 2))
        self.dice = dice
        self.fair = True
        self.began: Millis | None = None
        self.ended: Millis = 0

    def take(self, page: list[tuple[int, Entry]]) -> Iterator[None]:
        return self.replay.take(self._watched(page))

    def _watched(self, page: list[tuple[int, Entry]]) -> Iterator[tuple[int, Entry]]:
        for number, entry in page:
            if self.outcome is None:
                self.fair &= is_fair(entry) and (number > 1 or entry.what.get("dice", {}).get("of") == self.dice)
                if entry.kind == "moved" and self.began is None and entry.seat == PLAYER:
                    self.began = entry.at
                self.ended = entry.at
            yield number, entry

    @property
    def outcome(self) -> Outcome | None:
        past = self.replay.pasts.get(1)
        return past.match.outcome if past else None

    def result(self) -> Result | None:
        if self.outcome is None:
            return None
        millis = self.ended - (self.ended if self.began is None else self.began)
        found = result_of(self.outcome, self.replay.pasts[1].match.state.score(PLAYER), millis)
        return replace(found, helped=not self.fair, people=self._people(self.outcome.points))

    def _people(self, points: Sequence[int]) -> list[list[int]]:
        assert self.replay.table
        chairs = self.replay.table.chairs
        return [[seat, points[seat]] for seat, chair in enumerate(chairs) if chair.key and seat < len(points)]


def is_fair(entry: Entry) -> bool:
    if entry.kind == "settings":
        return set(entry.what) <= HARMLESS
    return entry.kind in FAIR or (entry.kind == "renamed" and "bot" not in entry.what)


def result_of(outcome: Outcome, lines: Iterable[Line], millis: Millis) -> Result:
    own, *others = outcome.points
    told = [[line.label, line.points, line.figure] for line in lines]
    return Result(own, own - max(others, default=0), millis, told)


def result_facts(result: Result) -> dict[str, object]:
    return asdict(result)


async def read_result(log: Log, slices: Slices, table: str, dice: WhoseDice) -> Result | None:
    """None if the match is not over."""
    reading = Reading(table, dice)
    async for page in pages(log, table):
        await slices.run(reading.take(page))
        if reading.outcome is not None:
            break
    return reading.result()


async def is_on(log: Log, table: str) -> bool:
    """Whether a table has begun its first match, which is not over, and can still finish it."""
    kinds = {entry.kind async for page in pages(log, table) for _, entry in page}
    return "started" in kinds and "closed" not in kinds


async def exists(log: Log, table: str) -> bool:
    return bool(await log.read(table))


async def names_at(log: Log, table: str) -> tuple[str | None, ...]:
    """Who sits at a table, seat by seat; None for one whose name is not told."""
    folded = Table("", cast("Any", None), None, "", 0)  # who sits where does not depend on the game
    async for page in pages(log, table):
        for _, entry in page:
            folded = folded if entry.kind in PLAY else folded.apply(entry)
    return tuple(None if chair.muted else chair.name for chair in folded.chairs)
