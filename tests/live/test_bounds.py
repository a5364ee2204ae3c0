"""A table's log has an end, and a hand that cannot decide reaches it slowly."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from live.hosting import Watch, make_host, run, settle
from live.housing import HOST, first_entry
from live.test_room import KEYS, two_people, write
from vierling.live import acts, evening
from vierling.live.acts import Asker
from vierling.live.bounds import Bounds
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.frames import table_facts
from vierling.live.house import House
from vierling.live.room import Room
from vierling.words import LANGUAGES, say_refusal

ANNA = Asker(KEYS[0], 1000)


async def begin(bounds: Bounds, game: str = "knister", **settings: Any) -> tuple[Room, Watch]:
    host, _, watch, _ = make_host()
    house = House(replace(host, bounds=bounds))
    room = await house.open_table(first_entry(game, **settings), two_people)
    await room.act(lambda table: acts.start(table, HOST))
    return room, watch


def until_refused(room: Room, choose: Callable[[int], str]) -> int:
    """How many moves Anna can make."""
    for made in range(1000):
        try:
            write(room, 0, choose(made))
        except Refused as refused:
            if refused.code == "too-fast":
                return made
            raise
    raise AssertionError("she was never refused")


def toggle(room: Room, cell: str = "c3") -> int:
    """She writes and takes back."""
    return until_refused(room, lambda made: "back" if made % 2 else cell)


def test_a_hand_that_toggles_is_stopped_where_it_does_not_hold_up_the_others() -> None:
    async def work() -> None:
        room, _ = await begin(Bounds(moves=6, per_second=2))
        assert toggle(room) == 7, "six, and the entry that ends her part in the round"
        with pytest.raises(Refused, match="too-fast"):
            write(room, 0, "d4")  # nor may she write elsewhere instead
        write(room, 1, "a1")
        assert room.latest.beats == 2
        write(room, 0, "d4")  # a new round
        write(room, 0, "back")
        room.close()

    run(work())


async def building(bounds: Bounds) -> tuple[Room, Watch]:
    """A round of Tubyrinth in which tiles may be laid."""
    room, watch = await begin(bounds, "tubyrinth", options={"board": "1a"})
    for seat in (0, 1):
        write(room, seat, "go")
    assert room.latest.due
    watch.now = room.latest.due
    room.commit([Entry("rang", room.latest.due, what="time")])
    return room, watch


def first_move(room: Room) -> str:
    assert room.latest.state
    return room.latest.game.write(next(iter(room.latest.state.moves(0))))


def lay(room: Room) -> int:
    return until_refused(room, lambda _: first_move(room))


def test_time_brings_moves_back_up_to_as_many_as_there_were() -> None:
    async def work() -> None:
        room, watch = await building(Bounds(moves=6, per_second=2))
        assert lay(room) == 6
        watch.now += 1500
        assert lay(room) == 3
        watch.now += 3_600_000
        assert lay(room) == 6
        write(room, 0, "pass")  # ends her round, and is never refused
        room.close()

    run(work())


def test_nobody_who_builds_fast_is_slowed() -> None:
    """Five tiles a second for half a minute, then three a second: more than any hand does."""

    async def work() -> None:
        room, watch = await building(Bounds())
        for pause, moves in ((200, 150), (334, 300)):
            for _ in range(moves):
                watch.now += pause
                write(room, 0, first_move(room))
        room.close()

    run(work())


def test_in_a_match_that_is_too_long_only_the_next_round_brings_moves() -> None:
    async def work() -> None:
        room, watch = await begin(Bounds(moves=6, per_second=2, events=5))
        assert toggle(room) == 7
        watch.now += 3_600_000
        with pytest.raises(Refused, match="too-fast"):
            write(room, 0, "back")
        write(room, 1, "a1")
        assert toggle(room, "d4") == 7
        room.close()

    run(work())


def test_a_full_log_takes_in_the_rest_of_the_match_and_nothing_else() -> None:
    async def work() -> None:
        room, _ = await begin(Bounds(entries=8))  # made, two sat, started, rolled
        assert [log_of(room), write_and_look(room, 0, "a1"), write_and_look(room, 1, "a1")] == ["free", "free", "full"]
        for refused in (
            lambda table: acts.rename(table, ANNA, 0, "Zoe"),
            lambda table: acts.pause(table, HOST),
            lambda table: acts.new_token(table, HOST, 0, "another key"),
        ):
            with pytest.raises(Refused, match="log-full") as problem:
                await room.act(refused)
        assert len({say_refusal(language, problem.value) for language in LANGUAGES}) == 3
        await room.act(lambda table: acts.stand_in(table, HOST, 1, "random"))
        with pytest.raises(Refused, match="log-full"):
            await room.act(lambda table: acts.stand_in(table, HOST, 1, "greedy"))
        with pytest.raises(Refused, match="log-full"):
            await room.act(lambda table: acts.come_back(table, HOST, 1))
        await finish(room)
        assert room.latest.phase == "over"
        with pytest.raises(Refused, match="log-full"):
            await room.act(lambda table: evening.rematch(table, HOST))
        room.close()

    run(work())


def test_a_match_that_pauses_with_a_full_log_can_go_on() -> None:
    async def work() -> None:
        room, _ = await begin(Bounds(entries=6))
        await room.act(lambda table: acts.pause(table, HOST))
        assert log_of(room) == "full"
        await room.act(lambda table: acts.resume(table, HOST))
        with pytest.raises(Refused, match="log-full"):
            await room.act(lambda table: acts.pause(table, HOST))
        room.close()

    run(work())


def test_everybody_is_told_before_a_log_is_full() -> None:
    async def work() -> None:
        room, _ = await begin(Bounds(entries=10))
        signs = [log_of(room)]
        for name in ("Zoe", "Lea", "Mia", "Ida", "Uta"):
            await room.act(partial(acts.rename, asker=ANNA, seat=0, name=name))
            signs.append(log_of(room))
        assert room.latest.number == 10
        assert signs == ["free"] * 4 + ["nearly", "full"]  # from 5 entries to 10
        room.close()

    run(work())


def log_of(room: Room) -> str:
    return table_facts(room, "https://games.example")["fullness"]


def write_and_look(room: Room, seat: int, move: str) -> str:
    write(room, seat, move)
    room.shown = room.latest
    return log_of(room)


async def finish(room: Room) -> None:
    """Anna writes, and a bot for Bo."""
    while room.latest.phase == "playing":
        assert room.latest.state
        if 0 in room.latest.state.to_move():
            write(room, 0, first_move(room))
        await settle()
