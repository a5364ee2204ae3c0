"""One table in play: its newest state, what is already on disk and may be shown, its devices, bots and clock."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from secrets import SystemRandom
from typing import TYPE_CHECKING, Any

import structlog

from vierling.bots import strongest_bot
from vierling.game import Millis, Refusal, Seat
from vierling.match import draw
from vierling.server.acts import Hand, move, written
from vierling.server.entry import Entry
from vierling.server.errors import Refused
from vierling.server.pool import Pool, Question
from vierling.server.storage import Log
from vierling.server.table import Table, fold

if TYPE_CHECKING:
    from vierling.server.socket import Device

logger = structlog.get_logger()

NEWS_KEPT = 50
GRACE: Millis = 5000  # after a restart nobody is asleep at once
DICE = SystemRandom()


def now() -> Millis:
    return time.time_ns() // 1_000_000


class Room:
    def __init__(self, table_id: str, entries: list[Entry], log: Log, pool: Pool) -> None:
        self.log = log
        self.pool = pool
        self.latest: Table = fold(table_id, entries)  # may be ahead of the disk
        self.shown = self.latest  # is on disk
        self.version = 0  # moves with everything that devices are shown, presence too
        self.pieces: dict[str, tuple[int, dict[str, Any]]] = {}  # what all devices are shown, ready to be sent
        self.devices: set[Device] = set()
        self.away: dict[str | None, Millis] = {}  # since when, by the chair's key
        self.news: deque[dict[str, Any]] = deque(maxlen=NEWS_KEPT)
        self.applied: dict[tuple[Seat | None, str], asyncio.Future[None] | None] = {}
        self.closed = False  # nothing is taken in any more: the disk has the table
        self.quiet_since = time.monotonic()
        self._saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # the newest entries are on disk
        self._saved.set_result(None)
        self._thinking = False
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._loaded_at = now()
        for number, entry in enumerate(entries, 1):
            self._remember(number, entry)
        self._note_presence()

    @classmethod
    async def load(cls, table_id: str, log: Log, pool: Pool) -> "Room | None":
        entries = await log.read(table_id)
        return cls(table_id, entries, log, pool) if entries else None

    async def act(self, make: Callable[[Table], list[Entry]]) -> Table:
        """Do what `make` answers for the newest state; back when it is on disk."""
        done = self.commit(make(self.latest))
        table = self.latest
        await asyncio.shield(done)  # others wait for it too
        if self.shown.number < table.number:
            await asyncio.sleep(0)  # showing it is next in the loop's queue
        return table

    def commit(self, entries: list[Entry]) -> "asyncio.Future[None]":
        """Take entries in, let the dice roll where they are due, and hand both to the log as one."""
        if self.closed:
            raise Refused("broken", 500)
        if not entries:
            return self._saved  # what was asked for again may not be on disk yet
        first = self.latest.number + 1
        batch, table = with_rolls(self.latest, entries)
        done = self._saved = self.log.append(table.id, first, batch)
        self.latest = table
        for number, entry in enumerate(batch, first):
            self._remember(number, entry, done)
        done.add_done_callback(lambda future: self._on_disk(future, table))
        return done

    def _remember(self, number: int, entry: Entry, done: "asyncio.Future[None] | None" = None) -> None:
        if entry.id is not None:
            self.applied[entry.seat, entry.id] = done
        news: dict[str, Any] = {"number": number, "kind": entry.kind, "seat": entry.seat}
        if entry.kind in {"sat", "stood"}:
            news["name"] = entry.what["name"]
        if entry.kind == "rolled":
            news["what"] = entry.what
        self.news.append(news)  # never what was moved: it may still be hidden

    def _on_disk(self, done: "asyncio.Future[None]", snapshot: Table) -> None:
        if done.exception():
            self.give_up()
            return
        self.shown = snapshot
        self._note_presence()
        self.refresh()
        self.carry_on()

    def give_up(self) -> None:
        """The disk refused: forget what is not on it; devices come back and find what is."""
        self.close()
        for device in self.devices:
            device.hang_up(1011)

    def refresh(self) -> None:
        self.version += 1
        self.touch()
        for device in self.devices:
            device.wake()

    # The hands of people

    def move(self, keys: list[str], hand: Hand) -> "asyncio.Future[None] | None":
        """None: it was applied before and is on disk."""
        if (hand.seat, hand.id) in self.applied and any(self.latest.seat_of(key) == hand.seat for key in keys):
            return self.applied[hand.seat, hand.id]
        return self.commit(move(self.latest, keys, hand, now()))

    # The hands of bots and the clock

    def carry_on(self) -> None:
        """Set off whatever happens without people: thinking bots, the round's clock."""
        if self.closed:
            return
        self._set_alarm()
        if self._thinkers() and not self._thinking:
            self._thinking = True
            self._spawn(self._think())

    def _thinkers(self) -> dict[Seat, str]:
        table = self.latest
        if table.phase != "playing" or not table.state:
            return {}
        return {seat: bot for seat in sorted(table.state.to_move()) if (bot := table.chairs[seat].thinker)}

    async def _think(self) -> None:
        try:
            while thinkers := self._thinkers():
                await self._enter(thinkers, "moved")
        finally:
            self._thinking = False

    async def _enter(self, thinkers: dict[Seat, str], kind: str) -> None:
        table = self.latest
        answers = await self.pool.choose([question(table, seat, bot) for seat, bot in thinkers.items()])
        for (seat, bot), text in zip(thinkers.items(), answers, strict=True):
            fresh = self.latest.match == table.match and self.latest.stamp(seat) == table.stamp(seat)
            asked = kind == "slept" or self._thinkers().get(seat) == bot  # or its holder has come back
            if fresh and asked and self.latest.phase == "playing" and not self.closed:
                await asyncio.shield(self.commit([written(self.latest, seat, text, now(), kind=kind)]))

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.latest.deadline is not None:
            due = max(self.latest.deadline, self._loaded_at + GRACE)
            wait = max(0, due - now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring, self.latest.match, self.latest.rolls)

    def _ring(self, match: int, rolls: int) -> None:
        table = self.latest
        if (table.match, table.rolls, table.phase) == (match, rolls, "playing") and table.state:
            sleepers = dict.fromkeys(sorted(table.state.to_move()), strongest_bot(table.game.name))
            self._spawn(self._enter(sleepers, "slept"))

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(guarded(work, self.latest.id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self.closed = True
        if self._alarm:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()

    # Who is here

    def arrive(self, device: "Device") -> None:
        if self.closed:
            device.hang_up(1011)  # it comes back, and finds the table's next room
            return
        self.devices.add(device)
        self._note_presence()
        device.wake()

    def leave(self, device: "Device") -> None:
        self.devices.discard(device)
        self._note_presence()

    def _note_presence(self) -> None:
        here = {key for device in self.devices for key in device.keys}
        gone = self.shown.keys.keys() - here
        if gone != self.away.keys():
            self.away = {key: self.away.get(key, now()) for key in gone}
            self.refresh()

    def touch(self) -> None:
        self.quiet_since = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        quiet = time.monotonic() - self.quiet_since > seconds
        busy = self.devices or self._tasks or self._alarm  # a running clock runs on without anybody
        return quiet and not busy and self.latest is self.shown


def with_rolls(table: Table, entries: list[Entry]) -> tuple[list[Entry], Table]:
    """The entries, the dice where they are due after each, and the table that comes of it."""
    batch: list[Entry] = []
    for entry in entries:
        batch.append(entry)
        table = table.apply(entry)
        while table.phase == "playing" and table.state and table.state.chance():
            batch.append(Entry("rolled", entry.at, what=table.game.write(draw(table.state, DICE))))
            table = table.apply(batch[-1])
    return batch, table


def question(table: Table, seat: Seat, bot: str) -> Question:
    assert table.state
    moves = tuple(table.game.write(each) for each in table.state.moves(seat))
    return Question(table.game.name, bot, table.state.view(seat), moves)


async def guarded(work: Any, table_id: str) -> None:
    try:
        await work
    except Refusal:
        logger.info("a bot came too late", table=table_id)
    except Exception:
        logger.exception("bot failed", table=table_id)
