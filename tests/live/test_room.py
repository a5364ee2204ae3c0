"""One table in play, on a host controlled by the test."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from live.hosting import Brains, Paper, Watch, make_host, run, settle, until
from live.housing import HOST, first_entry, one_person
from vierling.live import acts
from vierling.live import room as live_room
from vierling.live.acts import MoveRequest
from vierling.live.entry import Entry
from vierling.live.house import IDLE_SECONDS, House
from vierling.live.room import Room
from vierling.live.table import Table

KEYS = ["anna's key", "bo's key"]


@dataclass(eq=False)
class Onlooker:
    """A device that only counts what it is told."""

    keys: list[str] = field(default_factory=list)
    woken: int = 0
    told: list[bytes] = field(default_factory=list)
    closed: int | None = None
    host_key: str | None = HOST.key

    def wake(self) -> None:
        self.woken += 1

    def tell(self, text: bytes) -> None:
        self.told.append(text)

    def hang_up(self, code: int) -> None:
        self.closed = code


def two_people(table: Table) -> list[Entry]:
    anna = acts.sit(table, HOST, "Anna", KEYS[0])
    return [*anna, *acts.sit(table.apply(anna[0]), HOST, "Bo", KEYS[1])]


class Evening(NamedTuple):
    house: House
    room: Room
    paper: Paper
    watch: Watch
    brains: Brains


async def begin(game: str = "knister", **settings: Any) -> Evening:
    host, paper, watch, brains = make_host()
    house = House(host)
    room = await house.open_table(first_entry(game, **settings), two_people)
    await room.act(lambda table: acts.start(table, HOST))
    return Evening(house, room, paper, watch, brains)


def write(room: Room, seat: int, move: str) -> Any:
    request = MoveRequest(room.latest.match, seat, room.latest.stamp(seat), move, f"{seat} {room.latest.number}")
    return room.move([KEYS[seat]], request)


def test_each_write_is_shown_once_it_is_on_disk_and_no_sooner() -> None:
    async def work() -> None:
        _, room, paper, *_ = await begin()
        paper.waits = True
        first, second = write(room, 0, "a1"), write(room, 1, "b2")
        before = room.shown
        await settle()
        assert room.shown is before
        paper.waiting[0].set_result(None)
        await settle()
        assert first.done()
        assert not second.done()
        assert room.shown.acts == (1, 0), "the first write, and not the second"
        assert room.latest.acts == (1, 1)
        paper.waiting[1].set_result(None)
        await settle()
        assert room.shown is room.latest

    run(work())


def test_when_the_disk_fails_nothing_is_shown_and_everybody_is_disconnected() -> None:
    async def work() -> None:
        _, room, paper, *_ = await begin()
        anna = Onlooker([KEYS[0]])
        room.arrive(anna)
        paper.waits = True
        write(room, 0, "a1")
        before = room.shown
        paper.waiting[0].set_exception(OSError("the disk is full"))
        await settle()
        assert room.shown is before
        assert (room.closed, anna.closed) == (True, 1011)

    run(work())


def test_every_pause_stops_the_clock_not_only_the_first() -> None:
    async def work() -> None:
        _, room, _, watch, _ = await begin("tubyrinth", options={"board": "1a"})
        write(room, 0, "go")
        write(room, 1, "go")
        due = room.latest.due
        assert due
        for pause in (4000, 1500):
            await room.act(lambda table: acts.pause(table, at(watch)))
            watch.now += pause
            await room.act(lambda table: acts.resume(table, at(watch)))
            watch.now += 100
        assert room.latest.lost == 5500
        assert room.latest.due == due + 5500
        room.close()

    run(work())


def at(watch: Watch) -> acts.Asker:
    return acts.Asker(HOST.key, watch.now)


def test_a_clock_set_back_while_nobody_was_here_does_not_stop_the_tables() -> None:
    async def work() -> None:
        house, room, _, watch, _ = await begin(clock=60)
        last = room.latest.at
        room.close()
        watch.now = last - 3_600_000
        again = await house.find(room.latest.id)
        assert again.clock() == again.now() == last
        watch.now += 500
        assert again.clock() == again.now() == last + 500
        again.close()

    run(work())


def test_the_round_clock_stands_still_in_every_pause() -> None:
    async def work() -> None:
        _, room, _, watch, _ = await begin(clock=60)
        deadline = room.latest.deadline
        assert deadline
        for pause in (10_000, 7000):
            await room.act(lambda table: acts.pause(table, at(watch)))
            assert room.latest.deadline is None
            watch.now += pause
            await room.act(lambda table: acts.resume(table, at(watch)))
        assert room.latest.deadline == deadline + 17_000
        room.close()

    run(work())


def test_a_table_whose_clock_runs_is_not_forgotten() -> None:
    async def work() -> None:
        house, timed, *_ = await begin(clock=60)
        timed.quiet_since -= 2 * IDLE_SECONDS
        house.sweep()
        assert list(house.rooms.values()) == [timed]
        await timed.act(lambda table: acts.pause(table, HOST))
        timed.quiet_since -= 2 * IDLE_SECONDS
        house.sweep()
        assert not house.rooms, "while it is paused, nothing is lost by forgetting it"

    run(work())


def test_a_table_whose_hourglass_runs_is_not_forgotten() -> None:
    async def work() -> None:
        house, room, *_ = await begin("tubyrinth", options={"board": "1a"})
        write(room, 0, "go")
        write(room, 1, "go")
        await settle()
        assert room.latest.due
        room.quiet_since -= 2 * IDLE_SECONDS
        house.sweep()
        assert list(house.rooms.values()) == [room]
        room.close()

    run(work())


def test_somebody_is_away_from_when_they_left_whatever_happens_later() -> None:
    async def work() -> None:
        _, room, _, watch, _ = await begin()
        anna, bo = Onlooker([KEYS[0]]), Onlooker([KEYS[1]])
        room.arrive(anna)
        room.arrive(bo)
        assert not room.away
        watch.now += 1000
        room.leave(anna)
        left = watch.now
        watch.now += 5000
        write(room, 1, "b2")
        await settle()
        watch.now += 5000
        room.leave(bo)
        assert room.away == {KEYS[0]: left, KEYS[1]: watch.now, HOST.key: watch.now}
        room.arrive(bo)
        assert room.away == {KEYS[0]: left}

    run(work())


def test_a_second_device_of_a_seat_keeps_it_present() -> None:
    async def work() -> None:
        _, room, *_ = await begin()
        phone, laptop = Onlooker([KEYS[0]]), Onlooker([KEYS[0]])
        room.arrive(phone)
        room.arrive(laptop)
        room.leave(phone)
        assert set(room.away) == {KEYS[1]}

    run(work())


def test_a_bot_moves_only_for_the_seat_whose_time_is_up() -> None:
    async def work() -> None:
        _, room, paper, watch, _ = await begin(clock=60)
        write(room, 0, "a1")
        await settle()
        watch.now += 61_000
        room._set_alarms()  # the loop's clock is not ours: whatever is overdue rings at once
        await until(lambda: room.shown.acts == (1, 1))
        kinds = [(entry.kind, entry.seat) for entry in paper.tables[room.latest.id]]
        assert kinds[-3:] == [("moved", 0), ("timed_out", 1), ("rolled", None)]
        room.close()

    run(work())


def test_an_entry_made_while_the_timeout_bot_thinks_counts() -> None:
    async def work() -> None:
        _, room, paper, watch, brains = await begin(clock=60)
        brains.ready.clear()
        watch.now += 61_000
        room._set_alarms()
        await until(lambda: len(brains.asked) == 2)
        write(room, 0, "a1")
        brains.ready.set()
        await until(lambda: room.shown.acts == (1, 1))
        await settle()
        kinds = [(entry.kind, entry.seat) for entry in paper.tables[room.latest.id]]
        assert kinds[-3:] == [("moved", 0), ("timed_out", 1), ("rolled", None)]
        room.close()

    run(work())


def test_a_stand_in_moves_until_the_holder_takes_over_again() -> None:
    async def work() -> None:
        _, room, *_ = await begin()
        await room.act(lambda table: acts.stand_in(table, HOST, 1, "greedy"))
        await until(lambda: room.shown.acts == (0, 1))
        await room.act(lambda table: acts.come_back(table, HOST, 1))
        write(room, 0, "a1")
        await settle()
        assert room.latest.acts == (1, 1)
        assert room.latest.state
        assert room.latest.state.to_move() == {0, 1}, "the next round waits for both"

    run(work())


def test_thinkers_that_die_ten_times_delay_a_turn_and_never_lose_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_room, "PAUSES", (0.0,))

    async def work() -> None:
        _, room, _, _, brains = await begin()
        brains.deaths = 10
        await room.act(lambda table: acts.stand_in(table, HOST, 1, "greedy"))
        await until(lambda: room.shown.acts == (0, 1))
        assert len(brains.asked) == 11

    run(work())


def test_nobody_thinks_while_the_match_is_paused() -> None:
    async def work() -> None:
        _, room, _, _, brains = await begin()
        await room.act(lambda table: acts.pause(table, HOST))
        await room.act(lambda table: acts.stand_in(table, HOST, 1, "greedy"))
        await settle()
        assert not brains.asked
        await room.act(lambda table: acts.resume(table, HOST))
        await until(lambda: room.shown.acts == (0, 1))

    run(work())


def test_one_person_can_play_alone() -> None:
    async def work() -> None:
        host, *_ = make_host()
        room = await House(host).open_table(first_entry(), one_person)
        await room.act(lambda table: acts.start(table, HOST))
        assert room.latest.state
        assert room.latest.state.to_move() == {0}

    run(work())
