"""What each seat has seen, kept for bots: live, from the log, and afresh for every match."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from games.input.seeing import plan
from live.hosting import replayed, whole_log
from live.housing import HOST, first_entry, in_house
from vierling.game import Move, draw
from vierling.games.input.rules import State
from vierling.games.input.think.memory import Memory, remember
from vierling.live import acts, evening
from vierling.live.acts import MoveRequest
from vierling.live.entry import Entry
from vierling.live.house import House
from vierling.live.room import Room
from vierling.live.table import Table, fold, make
from vierling.play.bots import bot_named, timeout_bot

KEYS = ("anna's key", "bo's key", "carla's key")


def seat_people(table: Table, people: int = 2) -> list[Entry]:
    entries: list[Entry] = []
    for name, key in list(zip(("Anna", "Bo", "Carla"), KEYS, strict=True))[:people]:
        entries += acts.sit(table, HOST, name, key)
        table = table.apply(entries[-1])
    return entries


async def begin(house: House, people: int = 2, game: str = "input", **settings: Any) -> Room:
    room = await house.open_table(first_entry(game, **settings), lambda table: seat_people(table, people))
    await room.act(lambda table: acts.start(table, HOST))
    return room


async def play(room: Room, rng: Random, turns: int) -> None:
    """Random moves for this many turns, or until the match is over."""
    state: Any = room.latest.state
    last = state.turn + turns
    while room.latest.phase == "playing" and state.turn < last:
        await act(room, rng)
        state = room.latest.state


async def finish(room: Room) -> None:
    """Players who see through stones need the fewest turns."""
    while room.latest.phase == "playing":
        assert isinstance(room.latest.state, State)
        await make_move(room, plan(room.latest.state))


async def act(room: Room, rng: Random) -> None:
    assert room.latest.state
    (seat,) = room.latest.state.to_move()
    await make_move(room, rng.choice(list(room.latest.state.moves(seat))))


async def make_move(room: Room, move: Move) -> None:
    assert room.latest.state
    (seat,) = room.latest.state.to_move()
    text = room.latest.game.write(move)
    request = MoveRequest(room.latest.match, seat, room.latest.stamp(seat), text, f"id {room.latest.number}")
    await room.act(lambda table: acts.move(table, [KEYS[seat]], request, room.now()))


def kept_by(room: Room) -> list[Memory]:
    assert room.latest.state
    assert room.driver
    steady = bot_named("input", "steady")
    return [room.driver.memories.of(steady, seat, room.latest.state) for seat in range(room.latest.state.seats)]


async def seen_in(room: Room, house: House) -> list[Memory]:
    """What each seat has seen after every position of the latest match."""
    entries = await whole_log(house.host.log, room.latest.id)
    match = replayed(room.latest.id, entries, room.latest.match)
    seen: list[Any] = [None for _ in match.seats]
    for state in match.states():
        seen = [remember(before, state.view(seat)) for seat, before in enumerate(seen)]
    return seen


def test_memories_kept_live_equal_those_from_the_log(tmp_path: Path, rng: Random) -> None:
    async def work(house: House) -> None:
        room = await begin(house, people=3, options={"notes": "own"})
        for _ in range(30):
            await act(room, rng)
            again = await Room.load(room.latest.id, house.host, house.slices)
            assert again
            assert kept_by(again) == kept_by(room)
        assert kept_by(room) == await seen_in(room, house)
        assert all(any(memory.known) for memory in kept_by(room)), "stones were flipped"
        assert {memory.view.seat for memory in kept_by(room)} == {0, 1, 2}

    in_house(work, tmp_path)


def test_a_rematch_begins_without_memories_live_and_from_the_log(tmp_path: Path, rng: Random) -> None:
    async def work(house: House) -> None:
        room = await begin(house)
        await finish(room)
        assert room.latest.phase == "over"
        assert any(kept_by(room)[0].known)
        await room.act(lambda table: evening.rematch(table, HOST))
        again = await Room.load(room.latest.id, house.host, house.slices)
        assert again
        for each in (room, again):
            for memory in kept_by(each):
                assert not any(memory.known)
                assert not any(memory.trails)
                assert memory.view.turn == 0
        await play(room, rng, turns=7)
        assert kept_by(room) == await seen_in(room, house)

    in_house(work, tmp_path)


def test_pauses_renames_and_stand_ins_change_no_memory(tmp_path: Path, rng: Random) -> None:
    async def work(house: House) -> None:
        room = await begin(house)
        await play(room, rng, turns=9)
        while getattr(room.latest.state, "hand", None) is None:
            await act(room, rng)
        before = kept_by(room)
        (mover,) = room.latest.state.to_move()  # type: ignore[union-attr] # the match runs
        other = 1 - mover
        await room.act(lambda table: acts.pause(table, HOST))
        await room.act(lambda table: acts.rename(table, replace(HOST, key=KEYS[0]), 0, "Zoë"))
        await room.act(lambda table: acts.stand_in(table, HOST, other, "random"))
        await room.act(lambda table: acts.come_back(table, HOST, other))
        await room.act(lambda table: acts.resume(table, HOST))
        assert kept_by(room) == before

    in_house(work, tmp_path)


def test_a_stand_in_is_given_everything_the_seat_has_seen(tmp_path: Path, rng: Random) -> None:
    async def work(house: House) -> None:
        room = await begin(house)
        await play(room, rng, turns=9)
        (mover,) = room.latest.state.to_move()  # type: ignore[union-attr] # the match runs
        assert room.driver
        for bot in (bot_named("input", "random"), timeout_bot("input")):
            asked = room._question(room.driver.turn_of(mover, bot), bot.name).seen
            assert asked == (await seen_in(room, house))[mover]
            assert asked.known[mover]

    in_house(work, tmp_path)


def test_in_a_game_without_memory_a_bot_gets_only_the_view(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await begin(house, game="knister")
        assert room.latest.state
        assert room.driver
        assert room.driver.turn_of(1, bot_named("knister", "steady")).seen == room.latest.state.view(1)

    in_house(work, tmp_path)


# The time for a turn


def at_table(entries: Sequence[Entry], rng: Random) -> tuple[Table, list[Entry]]:
    """The table after these entries and whatever has to be rolled."""
    table, done = make("otter", entries[0]), [entries[0]]
    for entry in entries[1:]:
        table, done = table.apply(entry), [*done, entry]
        while table.phase == "playing" and table.state and table.state.chance():
            done.append(Entry("rolled", table.at, what=table.game.write(draw(table.state, rng))))
            table = table.apply(done[-1])
    return table, done


def timed(rng: Random, game: str = "input") -> tuple[Table, list[Entry]]:
    first = first_entry(game, clock=60)
    return at_table([first, *seat_people(make("otter", first)), Entry("started", 2000)], rng)


def test_every_turn_has_the_full_time_and_includes_placing(rng: Random) -> None:
    table, entries = timed(rng)
    assert table.deadline == 62_000
    held = 0
    for second in range(3, 40):
        before: Any = table.state
        (seat,) = before.to_move()
        move = table.game.write(rng.choice(list(before.moves(seat))))
        entries.append(Entry("moved", 1000 * second, seat, move))
        due, table = table.deadline, table.apply(entries[-1])
        after: Any = table.state
        held += after.turn == before.turn
        assert table.deadline == (due if after.turn == before.turn else 1000 * second + 60_000)
    assert held > 5
    assert fold("otter", entries) == table


def test_taking_an_entry_back_gives_nobody_more_time(rng: Random) -> None:
    table, _ = timed(rng, "knister")
    for second, move in enumerate(("a1", "back", "b2"), 3):
        table = table.apply(Entry("moved", 1000 * second, 0, move))
        assert table.deadline == 62_000
