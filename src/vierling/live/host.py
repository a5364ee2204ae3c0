"""What tables need from whoever hosts them: a server, or a worker in a browser."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol, TypeVar

from vierling.game import Millis
from vierling.live.bounds import Bounds
from vierling.live.entry import Entry
from vierling.live.names import name_table
from vierling.play.bot import Seen
from vierling.play.clock import Clock
from vierling.play.dice import Dice

Answer = TypeVar("Answer")
Day = int  # since 1970


class Damaged(Exception):
    """From the entry with this number on, a table's log cannot be read."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number}: {reason}")
        self.number = number


class Elsewhere(Exception):
    """Another process has this table: whoever asked has to be passed on to that address."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(f"{table} is at {address}")
        self.table = table
        self.address = address


class Log(Protocol):
    """The append-only log of all tables, for one process or for several, of which each table then has one owner."""

    async def claim(self, table: str, awake: bool = True) -> bool:
        """From now on nobody else writes to this table, if it exists; raises `Elsewhere` if somebody does already. One
        that is awake has bots and clocks: if this process ends, another goes on with it at once. True: this one does,
        after another, and it is only a moment ago that people were at the table."""

    def release(self, tables: Sequence[str]) -> None:
        """They have gone to sleep, and whoever wants them may have them."""

    async def elsewhere(self, tables: Sequence[str]) -> frozenset[str]:
        """Those among them that other processes have."""

    def append(self, table: str, number: int, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        """Write the entries from `number` on, all or none; done when they are safe."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The next page of a table's entries after the one with this number, including all that were appended before;
        empty at the end. Raises `Damaged` if the next ones cannot be read."""

    async def last_start(self, table: str) -> int | None:
        """The number of the entry with which the table's last match begins."""

    async def amend(self, table: str, entries: Mapping[int, Entry]) -> None:
        """Replace entries by number. History is rewritten only so that somebody's name is gone from it."""

    async def delete(self, table: str) -> None:
        """Leave nothing of a table."""


class AgeingLog(Log, Protocol):
    """One that knows when tables were last opened."""

    async def turn_day(self, today: Day) -> Day:
        """The day by which ages are counted: today, but at most one day after the last one that the log has seen. So a
        clock that is wrong by a year deletes nothing before somebody can notice."""

    async def touch(self, tables: Sequence[str], day: Day) -> None:
        """Somebody has opened these tables on this day."""

    async def stale(self, before: Day, most: int, packed: bool) -> list[str]:
        """So many tables that were last opened before this day, those already packed or not."""

    async def pack(self, table: str) -> bool:
        """Keep some more of a table's entries in little space; false once all are. It reads the same as before."""


@dataclass(frozen=True, slots=True)
class Question:
    """For one hand: which bot shall answer, what it has seen, and the moves as text."""

    game: str
    bot: str | None  # None: whoever moves for a hand whose time is up
    seen: Seen
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Thought:
    """A move as text, and how long the bot takes over it."""

    move: str
    after: Millis


class Kind(StrEnum):
    """What is thought about, most urgent first. No kind waits for another."""

    MOVE = "move"
    HINT = "hint"
    REVIEW = "review"
    PUZZLE = "puzzle"


class Thinkers(Protocol):
    """Where bots think, so that no table waits for another's bot."""

    async def choose(self, questions: Sequence[Question]) -> list[Thought]:
        """One answer for each question, in their order."""

    async def run(self, kind: Kind, game: str, work: Callable[..., Answer], *args: Any) -> Answer:
        """Anything else of a game that takes longer than a blink; cancelled before it begins, it is dropped."""


@dataclass(frozen=True, slots=True)
class Host:
    log: Log
    thinkers: Thinkers
    dice: Dice
    clock: Clock
    encode: Callable[[Any], bytes]  # JSON
    bounds: Bounds = field(default_factory=Bounds)
    name: Callable[[str], str] = name_table  # what a table is called, by a secret of its host
    draw_secret: Callable[[], bytes] | None = None  # what a match's dice follow from; None: `dice` rolls them
