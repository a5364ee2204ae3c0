"""What a table remembers when somebody's time runs out, and who is told what."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from live.hosting import make_host, run
from vierling.game import Millis, draw
from vierling.kit import GAMES
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.frames import chair_facts, hands
from vierling.live.house import House
from vierling.live.table import Table, Timeout, fold, watch

HOST = Asker("host", 1000)
CLOCK = 20  # seconds


class Evening:
    """Two people and a clock, with the table's log."""

    def __init__(self, game: str, **options: Any) -> None:
        given = {"options": options, "places": 2, "clock": CLOCK, "spectators": True}
        self.entries = [acts.made(GAMES[game], given, "host", HOST.at)]
        self.table: Table = fold("otter", self.entries)
        for name in ("Anna", "Ben"):
            self.do(acts.sit(self.table, HOST, name, name.lower()))
        self.do(acts.start(self.table, HOST))

    def do(self, entries: list[Entry]) -> None:
        self.entries += entries
        self.table = watch(self.table, entries)
        while self.table.state and self.table.state.chance():
            roll = self.table.game.write(draw(self.table.state, Random(1)))
            self.entries.append(Entry("rolled", self.table.at, what=roll))
            self.table = self.table.apply(self.entries[-1])

    def move(self, seat: int, move: str, at: Millis) -> None:
        self.do([acts.written(self.table, seat, move, at)])

    def time_out(self, seat: int, move: str, at: Millis) -> None:
        self.do([replace(acts.written(self.table, seat, move, at), kind="timed_out")])


def told(table: Table, seat: int | None) -> list[str]:
    return list(hands(table, [] if seat is None else [seat])[0]["timed_out"])


def test_a_seat_is_told_what_was_written_for_it_until_it_writes_itself() -> None:
    evening = Evening("knister")
    evening.move(0, "a1", 2000)
    due = evening.table.deadline
    assert due == 1000 + 1000 * CLOCK
    evening.time_out(1, "c3", due)
    assert evening.table.timeouts == (None, Timeout(due, ("c3",)))
    assert [told(evening.table, seat) for seat in (0, 1, None)] == [[], ["c3"], []]
    evening.move(1, "d3", due + 500)
    assert told(evening.table, 1) == []


def test_only_the_last_round_that_ran_out_is_told() -> None:
    evening = Evening("knister")
    first = evening.table.deadline or 0
    evening.time_out(0, "a1", first)
    evening.time_out(1, "c3", first + 3)
    second = evening.table.deadline or 0
    assert second == first + 3 + 1000 * CLOCK, "the page turned with the second entry"
    evening.time_out(0, "b2", second)
    assert evening.table.timeouts == (Timeout(second, ("b2",)), Timeout(first, ("c3",)))


def test_a_turn_of_two_moves_is_one_timeout() -> None:
    evening = Evening("input")
    state = evening.table.state
    assert state
    (mover,) = state.to_move()
    due = evening.table.deadline or 0
    touch = evening.table.game.write(next(iter(state.moves(mover))))
    evening.time_out(mover, touch, due)
    assert told(evening.table, mover) == [touch]
    assert evening.table.state
    place = evening.table.game.write(next(iter(evening.table.state.moves(mover))))
    evening.time_out(mover, place, due + 40)
    assert told(evening.table, mover) == [touch, place]
    assert place.startswith(">")


def test_everybody_is_told_whose_time_ran_out_but_not_the_move() -> None:
    evening = Evening("knister")
    due = evening.table.deadline or 0
    evening.time_out(1, "c3", due)

    async def look() -> None:
        host, paper, *_ = make_host()
        paper.tables["otter"] = evening.entries
        room = await House(host).find("otter")
        facts = [chair_facts(room, seat, chair) for seat, chair in enumerate(room.shown.chairs)]
        assert [each["timed_out"] for each in facts] == [None, due]
        assert "c3" not in str(facts)
        room.close()

    run(look())


def test_a_new_match_forgets_whose_time_ran_out() -> None:
    evening = Evening("knister")
    evening.time_out(1, "c3", evening.table.deadline or 0)
    evening.do([Entry("started", evening.table.at)])
    assert evening.table.timeouts == (None, None)


@pytest.mark.parametrize(("inherits", "grace"), [(True, 500), (False, 5000)])
@pytest.mark.parametrize("late", [-6000, -2000, 0, 60_000])
def test_a_table_that_wakes_leaves_time_to_come_back_but_no_more_than_that_takes(
    inherits: bool, grace: Millis, late: Millis
) -> None:
    """After a restart five seconds, after a takeover half a one; whoever has longer than that anyway gets no more."""

    async def work() -> None:
        evening = Evening("knister")
        due = evening.table.deadline or 0
        host, paper, watch, _ = make_host()
        paper.tables["otter"], paper.inherits, watch.now = evening.entries, inherits, due + late
        loop = asyncio.get_running_loop()
        before = loop.time()
        room = await House(host).find("otter")
        (alarm,) = room._alarms
        left = max(due, watch.now + grace) - watch.now
        assert before <= alarm.when() - left / 1000 <= loop.time()
        room.close()

    run(work())


@pytest.mark.parametrize("inherits", [True, False])
def test_the_games_own_clock_waits_for_nobody(inherits: bool) -> None:
    """In real time all have heard it, or would have: here the countdown that begins with the last "go"."""

    async def work() -> None:
        host, paper, watch, _ = make_host()
        evening = Evening("tubyrinth")
        for seat in (0, 1):
            evening.move(seat, "go", 2000)
        paper.tables["otter"], paper.inherits = evening.entries, inherits
        due = evening.table.due
        assert due == 2000 + 3000
        watch.now = due - 700
        loop = asyncio.get_running_loop()
        before = loop.time()
        room = await House(host).find("otter")
        alarms = [alarm.when() for alarm in room._alarms]
        left = 0.7 + room._patience() / 1000
        assert any(before <= when - left <= loop.time() for when in alarms)
        room.close()

    run(work())
