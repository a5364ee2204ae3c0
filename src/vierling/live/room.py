"""One table in play: its newest state, what is already on disk and may be shown, its devices, bots and clocks."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from itertools import chain, repeat
from typing import Any, Protocol

from vierling.game import CLOCK, TIME, Event, IllegalMove, Millis, Refusal, Seat, State
from vierling.live.acts import MoveRequest, move, written
from vierling.live.bounds import Allowances, must_fit
from vierling.live.closing import must_be_open
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.fairness import PATIENCE, is_waiting, next_step, settled_late
from vierling.live.host import Host, Question, Thought
from vierling.live.joining import due_join
from vierling.live.lessons import prepared_roll, prepared_thoughts
from vierling.live.moderation import Presence
from vierling.live.reading import begin, checked, pages
from vierling.live.same_dice import roll_for
from vierling.live.slices import Slices
from vierling.live.table import EVENTS, Table, by_of, watch
from vierling.live.watching import count_watchers
from vierling.play.bot import Bot
from vierling.play.bots import bot_or_strongest, bots_of, timeout_bot
from vierling.play.driver import Driver, Plan, Turn
from vierling.play.mind import Memories

logger = logging.getLogger(__name__)

GRACE: Millis = 5000  # after a restart nobody's time is up at once
SHORT_GRACE: Millis = 500  # after a process that has died: its devices wait where it is read again
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0)  # seconds before thinkers that failed are asked again
MOST_LAG: Millis = 250  # that a move is believed to have been on its way
MOST_IDS = 64  # of each seat's moves: a device sends a move again only until it is answered


class Device(Protocol):
    """Somebody who looks at the table."""

    keys: list[str]
    host_key: str | None  # of the host's own token

    def wake(self) -> None:
        """There is something new to be shown."""

    def tell(self, text: bytes) -> None:
        """Something that is said once, to whoever can take it now."""

    def hang_up(self, code: int) -> None: ...


class Room:
    def __init__(self, made: Table, host: Host) -> None:
        """The room of a table that has only been made; `load` brings it up to date."""
        self.host = host
        self.driver: Driver | None = None  # of the match in play
        self.latest = made  # may be ahead of the disk
        self.shown = made  # is on disk
        self.version = 0  # moves with everything that devices are shown, presence too
        self.posters: dict[str, Any] = {}  # what all devices are shown, by the name they call the server
        self.devices: set[Device] = set()
        self.away: dict[str | None, Millis] = {}  # since when, by the key of a chair or of the host
        self.applied: dict[Seat | None, dict[str, asyncio.Future[None] | None]] = {}  # each seat's last ids
        self.watching = 0  # devices of people nobody knows, as far as they are counted
        self.reacted: dict[str, list[Millis]] = {}  # when each key did so last
        self._allowances = Allowances(host.bounds)
        self.closed = False  # nothing is taken in any more: the disk has the table
        self._loop = asyncio.get_running_loop()
        self.quiet_since = self._loop.time()
        self._saved: asyncio.Future[None] = self._loop.create_future()  # the newest entries are on disk
        self._saved.set_result(None)
        self._alarms: list[asyncio.TimerHandle] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._ahead: Millis = 0
        self._loaded_at: Millis = 0
        self._grace: Millis = GRACE

    @classmethod
    async def load(cls, table_id: str, host: Host, slices: Slices, grace: Millis = GRACE) -> "Room | None":
        """Folded from the log."""
        room = None
        last_start = await host.log.last_start(table_id) or 1
        async for page in pages(host.log, table_id):
            room = room or cls(begin(table_id, page.pop(0)[1]), host)
            await slices.run(room.catch_up(page, last_start))
        if room:
            room.open(grace)
        return room

    def catch_up(self, page: list[tuple[int, Entry]], last_start: int) -> Iterator[None]:
        """Nothing that outlives a match depends on its events, so only those of the last one are folded."""
        for number, entry in page:
            self._remember(entry)
            if number < last_start and entry.kind in EVENTS:
                continue
            with checked(number):
                table = self.latest if self.latest.number == number - 1 else replace(self.latest, number=number - 1)
                self.latest = watch(table, [entry], self._watch)
            yield

    def open(self, grace: Millis = GRACE) -> None:
        self.shown = self.latest
        # The machine's clock may have been set back since the last entry: the table's goes on from there.
        self._ahead = max(0, self.latest.at - self.host.clock())
        self._loaded_at = self.clock()
        self._grace = grace
        self._note_presence()

    def _watch(self, table: Table, entry: Entry) -> None:
        """The driver follows the match in play."""
        if table.state is None:
            return
        if entry.kind == "started":
            self.driver = Driver(table.state, self.host.dice, {}, memories_of(table.game.name, table.state))
        elif self.driver and entry.kind in EVENTS:
            self.driver.follow(table.state, by_of(entry), entry.at - table.lost)

    async def act(self, make: Callable[[Table], list[Entry]]) -> Table:
        """Do what `make` answers for the newest state; back when it is on disk."""
        must_be_open(self.latest)
        entries = make(self.latest)
        must_fit(self.latest, entries, self.host.bounds)
        done = self.commit(entries)
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
        batch, table = self._with_rolls(entries)
        done = self._saved = self.host.log.append(table.id, first, batch)
        self.latest = table
        for entry in batch:
            self._remember(entry, done)
        done.add_done_callback(lambda future: self._on_disk(future, batch, table))
        return done

    def _with_rolls(self, entries: list[Entry]) -> tuple[list[Entry], Table]:
        """The entries, the dice where they are due after each, and the table that comes of it."""
        batch: list[Entry] = []
        table = self.latest
        for each, after in zip(entries, [*entries[1:], None], strict=True):
            batch.append(each if each.at >= table.at else replace(each, at=table.at))
            table = watch(table, batch[-1:], self._watch)
            brought = after is not None and after.kind == "rolled"
            while not brought and (roll := self._due_roll(table)):
                batch.append(roll)
                table = watch(table, [roll], self._watch)
        return batch, table

    def _due_roll(self, table: Table) -> Entry | None:
        """The dice, or what has to be settled before they can roll."""
        if table.phase != "playing" or not table.state or not table.state.chance() or is_waiting(table):
            return None
        if step := next_step(table, self.host.draw_secret):
            return step
        roll = prepared_roll(table)
        roll = roll_for(table, self.host.dice) if roll is None else roll
        return Entry("rolled", table.at, what=table.game.write(roll))

    def _remember(self, entry: Entry, done: "asyncio.Future[None] | None" = None) -> None:
        if entry.id is not None:
            ids = self.applied.setdefault(entry.seat, {})
            ids[entry.id] = done
            if len(ids) > MOST_IDS:
                del ids[next(iter(ids))]

    def _on_disk(self, done: "asyncio.Future[None]", batch: list[Entry], snapshot: Table) -> None:
        if done.exception():
            self.give_up()
            return
        for entry in batch:
            self._remember(entry)
        same_people = snapshot.chairs is self.shown.chairs and snapshot.handed is self.shown.handed
        same_people &= snapshot.guests is self.shown.guests and snapshot.spectators == self.shown.spectators
        self.shown = snapshot
        if not same_people:
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

    def clock(self) -> Millis:
        """The time at this table."""
        return self.host.clock() + self._ahead

    def now(self) -> Millis:
        """When the next entry is made: never before the last one."""
        return max(self.clock(), self.latest.at)

    # The hands of people

    def move(self, keys: list[str], request: MoveRequest) -> "asyncio.Future[None] | None":
        """None: it was applied before and is on disk."""
        applied = self.applied.get(request.seat, {})
        if request.id in applied and any(self.latest.seat_of(key) == request.seat for key in keys):
            return applied[request.id]
        must_be_open(self.latest)
        entries = move(self.latest, keys, request, self.now())
        self._allowances.must_allow(self.latest, entries[0], self.clock())
        return self.commit(entries)

    # The hands of bots, and the clocks

    def carry_on(self) -> None:
        """Set off whatever happens without people: thinking bots, the round's clock and the game's."""
        if self.closed:
            return
        if roll := self._due_roll(self.latest):  # entries that were copied from another table end before a roll
            self.commit([replace(roll, at=self.now())])
        elif self.latest.guests and (joining := due_join(self.latest, self.presence(), self.host.bounds, self.now())):
            self.commit(joining)
        elif self.driver:
            self.driver.seat_bots(self._bots())
            turns = self.driver.questions()
            if turns:
                self._spawn(self._think(self.driver, turns))
        self._set_alarms()

    def _bots(self) -> dict[Seat, Bot]:
        table = self.latest
        if table.phase != "playing":
            return {}
        thinkers = {seat: chair.thinker for seat, chair in enumerate(table.chairs) if chair.thinker}
        return {seat: bot_or_strongest(table.game.name, name) for seat, name in thinkers.items()}

    async def _think(self, driver: Driver, turns: list[Turn]) -> None:
        prepared = prepared_thoughts(self.latest, [turn.seat for turn in turns])
        thoughts = prepared or await self._ask([self._question(turn, turn.bot.name) for turn in turns])
        for turn, thought in zip(turns, thoughts, strict=True):
            driver.intend(Plan(turn, self.latest.game.read(thought.move), self._game_now() + thought.after))
        if driver is self.driver and not self.closed:
            self._act()

    async def _ask(self, questions: list[Question]) -> list[Thought]:
        """However often thinkers die, a turn is delayed and never lost."""
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                return await self.host.thinkers.choose(questions)
            except Exception:
                logger.exception("nobody could think for table %s; asking again in %s s", self.latest.id, pause)
                await asyncio.sleep(pause)
        raise AssertionError("it is asked for ever")

    def _question(self, turn: Turn, bot: str | None) -> Question:
        game = self.latest.game
        return Question(game.name, bot, turn.seen, tuple(game.write(each) for each in turn.moves()))

    def _game_now(self) -> Millis:
        return self.now() - self.latest.lost

    def _act(self) -> None:
        """Whatever bots have planned up to now, and the clock once it is due."""
        while self.driver and not self.closed and (event := self._due_event(self.driver)):
            try:
                self.commit([self._entry_of(event)])
            except IllegalMove as problem:
                assert isinstance(event.by, int)
                self.driver.drop_plan(event.by)
                # Not the sentence, which tells the move: whoever reads the report may be playing.
                logger.warning("a bot's move was refused at table %s: %s", self.latest.id, problem.code)
        self._set_alarms()

    def _due_event(self, driver: Driver) -> Event | None:
        table = self.latest
        event = driver.next_event(self._game_now()) if table.phase == "playing" and not is_waiting(table) else None
        if event and event.by == CLOCK and table.due is not None and self.now() < table.due + self._patience():
            return None
        return event

    def _entry_of(self, event: Event) -> Entry:
        if event.by == CLOCK:
            return Entry("rang", max(self.latest.due or 0, self.now()), what=str(TIME))
        assert isinstance(event.by, int)
        return written(self.latest, event.by, self.latest.game.write(event.what), self.now())

    def _patience(self) -> Millis:
        """A hand may have been in time and still be on its way."""
        state = self.latest.state
        return MOST_LAG if state and state.to_move() else 0

    def _set_alarms(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms = []
        table = self.latest
        if self.closed or table.phase != "playing":
            return
        if is_waiting(table):
            due = max(table.sealed_at, self._loaded_at) + PATIENCE
            self._alarms.append(self._call_at(due, self._settle, table.match))
            return
        if table.deadline is not None:
            due = max(table.deadline, self._loaded_at + self._grace)
            self._alarms.append(self._call_at(due, self._time_out, table.match, table.beats, table.deadline))
        if table.due is not None:
            self._alarms.append(self._call_at(table.due + self._patience(), self._act))
        if self.driver and self.driver.plans:
            first = min(plan.at for plan in self.driver.plans.values())
            self._alarms.append(self._call_at(first + table.lost, self._act))

    def _call_at(self, due: Millis, what: Callable[..., None], *args: Any) -> asyncio.TimerHandle:
        return self._loop.call_later(max(0, due - self.clock()) / 1000, what, *args)

    def _settle(self, match: int) -> None:
        self.commit(settled_late(self.latest, match, self.now()))

    def _time_out(self, match: int, beats: int, deadline: Millis) -> None:
        table = self.latest
        if (table.match, table.beats, table.deadline) == (match, beats, deadline) and table.state and self.driver:
            bot = timeout_bot(table.game.name)
            turns = [self.driver.turn_of(seat, bot) for seat in sorted(table.state.to_move())]
            self._spawn(self._move_for(table, turns))

    async def _move_for(self, table: Table, turns: list[Turn]) -> None:
        """The round's time was up at `table`: a bot moves for those who have not, and for nobody in the next round."""
        thoughts = await self._ask([self._question(turn, None) for turn in turns])
        saved = []  # all at once, so that everybody is told of them together
        for seat, thought in zip((turn.seat for turn in turns), thoughts, strict=True):
            fresh = self.latest.match == table.match and self.latest.stamp(seat) == table.stamp(seat)
            if fresh and self.latest.phase == "playing" and not self.closed:
                entry = written(self.latest, seat, thought.move, self.now())
                saved.append(self.commit([replace(entry, kind="timed_out")]))
        await asyncio.gather(*map(asyncio.shield, saved))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(guarded(work, self.latest.id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self.closed = True
        for alarm in self._alarms:
            alarm.cancel()
        for task in self._tasks:
            task.cancel()

    # Who is here

    def arrive(self, device: Device) -> None:
        if self.closed:
            device.hang_up(1011)  # it comes back, and finds the table's next room
            return
        self.devices.add(device)
        self._note_presence()
        device.wake()
        if self.latest.guests:
            self.carry_on()  # somebody may have come back who wants to join

    def leave(self, device: Device) -> None:
        self.devices.discard(device)
        self._note_presence()

    def _note_presence(self) -> None:
        here = {key for device in self.devices for key in (*device.keys, device.host_key)}
        guests = (guest.key for guest in self.shown.guests)
        gone = {key for key in (*self.shown.keys, *guests, self.shown.host_key) if key is not None} - here
        watching = count_watchers(self.shown, ({*device.keys, device.host_key} for device in self.devices))
        if gone != self.away.keys() or watching != self.watching:
            self.watching = watching
            self.away = {key: self.away.get(key, self.clock()) for key in gone}
            self.refresh()

    def presence(self) -> Presence:
        table = self.shown
        here = frozenset(seat for key, seat in table.keys.items() if key not in self.away)
        since = {seat: self.away[key] for key, seat in table.keys.items() if key in self.away}
        guests = frozenset(guest.key for guest in table.guests if guest.key not in self.away)
        return Presence(here, self.away.get(table.host_key) if table.host_key else 0, since, guests)

    def touch(self) -> None:
        self.quiet_since = self._loop.time()

    def is_idle(self, seconds: float) -> bool:
        quiet = self._loop.time() - self.quiet_since > seconds
        busy = self.devices or self._tasks or self._alarms  # a running clock runs on without anybody
        return quiet and not busy and self.latest is self.shown


def memories_of(game_name: str, state: State) -> Memories:
    """Of every seat, for any bot that sits there or may stand in later."""
    kinds = {bot.memory for bot in (*bots_of(game_name).values(), timeout_bot(game_name)) if bot.memory}
    return Memories((kind, seat) for kind in kinds for seat in range(state.seats))


async def guarded(work: Coroutine[Any, Any, None], table_id: str) -> None:
    """The top of a task: nobody waits for it, so whatever goes wrong is logged here."""
    try:
        await work
    except Refusal:
        logger.info("a bot came too late at table %s", table_id)
    except Exception:
        logger.exception("a bot failed at table %s", table_id)
