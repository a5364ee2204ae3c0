"""One table in play: its newest state, what is already on disk and may be shown, its devices, bots and clock."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from secrets import SystemRandom
from typing import TYPE_CHECKING, Any

import structlog

from vierling.game import TIME, Millis, Refusal, Seat
from vierling.match import draw
from vierling.server.acts import Hand, move, written
from vierling.server.entry import Entry
from vierling.server.errors import Refused
from vierling.server.memories import Memories
from vierling.server.pool import Pool, Question, Thought
from vierling.server.storage import Log
from vierling.server.table import Table, fold, watch

if TYPE_CHECKING:
    from vierling.server.socket import Device

logger = structlog.get_logger()

NEWS_KEPT = 50
GRACE: Millis = 5000  # after a restart nobody is asleep at once
MOST_LAG: Millis = 250  # that a hand is believed to have been on its way
DICE = SystemRandom()

Ground = tuple[str, int, int]  # which bot thinks, in which match, about which stamp


def now() -> Millis:
    return time.time_ns() // 1_000_000


class Room:
    def __init__(self, table_id: str, entries: list[Entry], log: Log, pool: Pool) -> None:
        self.log = log
        self.pool = pool
        self.memories = Memories()
        self.latest: Table = fold(table_id, entries, self.memories.take_in)  # may be ahead of the disk
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
        self._plans: dict[Seat, Ground] = {}  # bots that think, and what about
        self._alarms: list[asyncio.TimerHandle] = []
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
        batch, table = with_rolls(self.latest, entries, self.memories.take_in)
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
        self.news.append(news)  # never what was moved or rolled: it may be hidden

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

    def now(self) -> Millis:
        """The table's clock: it never runs back, whatever the machine's does."""
        return max(now(), self.latest.at)

    # The hands of people

    def move(self, keys: list[str], hand: Hand) -> "asyncio.Future[None] | None":
        """None: it was applied before and is on disk."""
        if (hand.seat, hand.id) in self.applied and any(self.latest.seat_of(key) == hand.seat for key in keys):
            return self.applied[hand.seat, hand.id]
        return self.commit(move(self.latest, keys, hand, self.now()))

    # The hands of bots, and the clocks

    def carry_on(self) -> None:
        """Set off whatever happens without people: thinking bots, the round's clock and the game's."""
        if self.closed:
            return
        self._set_alarms()
        thinkers = self._thinkers()
        fresh = {seat: bot for seat, bot in thinkers.items() if self._plans.get(seat) != self._ground(seat, bot)}
        if fresh:
            self._plans.update({seat: self._ground(seat, bot) for seat, bot in fresh.items()})
            self._spawn(self._think(fresh))

    def _thinkers(self) -> dict[Seat, str]:
        table = self.latest
        if table.phase != "playing" or not table.state:
            return {}
        return {seat: bot for seat in sorted(table.state.to_move()) if (bot := table.chairs[seat].thinker)}

    def _question(self, seat: Seat, bot: str | None) -> Question:
        table = self.latest
        assert table.state
        moves = tuple(table.game.write(each) for each in table.state.moves(seat))
        return Question(table.game.name, bot, self.memories.of(table, seat), moves)

    def _ground(self, seat: Seat, bot: str) -> Ground:
        return bot, self.latest.match, self.latest.stamp(seat)

    async def _think(self, thinkers: dict[Seat, str]) -> None:
        grounds = {seat: self._ground(seat, bot) for seat, bot in thinkers.items()}
        try:
            thoughts = await self.pool.choose([self._question(seat, bot) for seat, bot in thinkers.items()])
        except BaseException:
            self._forget(grounds)
            raise
        for (seat, ground), thought in zip(grounds.items(), thoughts, strict=True):
            if thought.after:
                self._spawn(self._carry_out(seat, ground, thought))
            else:
                await self._carry_out(seat, ground, thought)

    async def _carry_out(self, seat: Seat, ground: Ground, thought: Thought) -> None:
        """A bot's move when its time has come, unless its hand is no longer free for it."""
        await asyncio.sleep(thought.after / 1000)
        asked = self._thinkers().get(seat) == ground[0]  # or its holder has come back, or all have a break
        if asked and self._ground(seat, ground[0]) == ground and not self.closed:
            await asyncio.shield(self.commit([written(self.latest, seat, thought.move, self.now())]))
        else:
            self._forget({seat: ground})
            self.carry_on()

    def _forget(self, grounds: dict[Seat, Ground]) -> None:
        for seat, ground in grounds.items():
            if self._plans.get(seat) == ground:
                del self._plans[seat]

    def _set_alarms(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        table = self.latest
        self._alarms = []
        if table.deadline is not None:
            due = max(table.deadline, self._loaded_at + GRACE)
            self._alarms.append(self._call_at(due, self._sleep, table.match, table.beats, table.deadline))
        if table.due is not None and table.state:
            wait = MOST_LAG if table.state.to_move() else 0  # a hand may have been in time and still be on its way
            self._alarms.append(self._call_at(table.due + wait, self._ring, table.match, table.beats, table.due))

    def _call_at(self, due: Millis, what: Callable[..., None], *words: Any) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(0, due - now()) / 1000, what, *words)

    def _ring(self, match: int, beats: int, due: Millis) -> None:
        table = self.latest
        if (table.match, table.beats, table.due) == (match, beats, due) and not self.closed:
            self.commit([Entry("rang", max(due, self.now()), what=str(TIME))])

    def _sleep(self, match: int, beats: int, deadline: Millis) -> None:
        table = self.latest
        if (table.match, table.beats, table.deadline) == (match, beats, deadline) and table.state:
            questions = {seat: self._question(seat, None) for seat in sorted(table.state.to_move())}
            self._spawn(self._wake_sleepers(table, questions))

    async def _wake_sleepers(self, table: Table, questions: dict[Seat, Question]) -> None:
        """The round's time was up at `table`: a bot moves for those who have not, and for nobody in the next round."""
        thoughts = await self.pool.choose(list(questions.values()))
        for seat, thought in zip(questions, thoughts, strict=True):
            fresh = self.latest.match == table.match and self.latest.stamp(seat) == table.stamp(seat)
            if fresh and self.latest.phase == "playing" and not self.closed:
                entry = written(self.latest, seat, thought.move, self.now())
                await asyncio.shield(self.commit([replace(entry, kind="slept")]))

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(guarded(work, self.latest.id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self.closed = True
        for alarm in self._alarms:
            alarm.cancel()
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
        busy = self.devices or self._tasks or self._alarms  # a running clock runs on without anybody
        return quiet and not busy and self.latest is self.shown


def with_rolls(table: Table, entries: list[Entry], look: Callable[[Table], None]) -> tuple[list[Entry], Table]:
    """The entries, the dice where they are due after each, and the table that comes of it."""
    batch: list[Entry] = []
    for each in entries:
        batch.append(replace(each, at=max(each.at, table.at)))
        table = watch(table, batch[-1:], look)
        while table.phase == "playing" and table.state and table.state.chance():
            batch.append(Entry("rolled", table.at, what=table.game.write(draw(table.state, DICE))))
            table = watch(table, batch[-1:], look)
    return batch, table


async def guarded(work: Any, table_id: str) -> None:
    """The top of a task: nobody waits for it, so whatever goes wrong is logged here."""
    try:
        await work
    except Refusal:
        logger.info("a bot came too late", table=table_id)
    except Exception:
        logger.exception("bot failed", table=table_id)
