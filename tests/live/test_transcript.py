"""Finished matches from the log: fetched once, kept within bounds."""

import asyncio
from functools import partial
from random import Random

import pytest

from live.hosting import Paper, make_host, run
from live.housing import HOST, first_entry, one_person
from vierling.live import acts, evening, moderation
from vierling.live.acts import MoveRequest
from vierling.live.errors import Refused
from vierling.live.house import House
from vierling.live.room import Room
from vierling.live.shelf import Shelf
from vierling.live.transcript import STRIDE, Archive

EVENTS = 50  # 25 rolls and 25 entries


async def played(matches: int) -> tuple[House, Room, Paper]:
    """Anna plays alone, one match after another."""
    host, paper, *_ = make_host()
    house, rng = House(host), Random(1)
    room = await house.open_table(first_entry(), one_person)
    await room.act(lambda table: acts.start(table, HOST))
    for match in range(1, matches + 1):
        while room.latest.phase == "playing":
            assert room.latest.state
            move = room.latest.game.write(rng.choice(list(room.latest.state.moves(0))))
            stamp = room.latest.stamp(0)
            room.move(["anna's key"], MoveRequest(match, 0, stamp, move, f"{match} {stamp}"))
            await room.act(lambda _: [])
        if match < matches:
            await room.act(lambda table: evening.rematch(table, HOST))
    return house, room, paper


def test_every_position_is_the_one_that_was_played() -> None:
    async def work() -> None:
        house, room, _ = await played(2)
        for number in (1, 2):
            past = await house.archive.find(room.shown, number)
            assert len(past.match.events) == EVENTS
            assert [past.after(event) for event in range(EVENTS + 1)] == list(past.match.states())
            assert len(past.kept) == EVENTS // STRIDE + 1
        assert past.match.state == room.shown.state
        assert (await house.archive.record(room.shown, 2)) == past.match.record()

    run(work())


def test_a_record_does_not_tell_a_muted_name_whenever_it_was_asked_for_before() -> None:
    async def work() -> None:
        house, room, _ = await played(1)
        for muted, name in ((False, "Anna"), (True, "Seat 1"), (False, "Anna")):
            await room.act(partial(moderation.mute, asker=HOST, seat=0, muted=muted))
            assert (await house.archive.find(room.shown, 1)).match.names == (name,)

    run(work())


def test_a_match_is_fetched_once_however_many_ask() -> None:
    async def work() -> None:
        house, room, paper = await played(1)
        before = paper.reads
        pasts = await asyncio.gather(*(house.archive.find(room.shown, None) for _ in range(20)))
        once = paper.reads - before
        assert len(set(map(id, pasts))) == 1
        assert once == -(-room.shown.number // Paper.PAGE) + 1, "every page, and the empty one behind the last"
        await house.archive.record(room.shown, 1)
        assert paper.reads == before + once

    run(work())


def test_an_earlier_match_is_read_only_to_its_end() -> None:
    async def work() -> None:
        house, room, paper = await played(3)
        starts = [number for number, entry in enumerate(paper.tables[room.shown.id], 1) if entry.kind == "started"]
        before = paper.reads
        await house.archive.find(room.shown, 1)
        assert paper.reads - before == -(-starts[1] // Paper.PAGE)

    run(work())


def test_matches_that_were_not_used_for_longest_make_room() -> None:
    async def work() -> None:
        house, room, _ = await played(3)
        archive = Archive(house.host.log, house.slices, most=2 * EVENTS)
        first = await archive.find(room.shown, 1)
        second = await archive.find(room.shown, 2)
        assert await archive.find(room.shown, 1) is first
        await archive.find(room.shown, 3)
        assert (len(archive.shelf), archive.shelf.held) == (2, 2 * EVENTS)
        assert await archive.find(room.shown, 1) is first
        assert await archive.find(room.shown, 2) is not second
        assert archive.shelf.held == 2 * EVENTS

    run(work())


def test_a_match_that_is_still_on_is_not_told() -> None:
    async def work() -> None:
        house, room, _ = await played(1)
        await house.archive.find(room.shown, 1)
        await room.act(lambda table: evening.rematch(table, HOST))
        for number, code in ((2, "not-over"), (None, "not-over"), (3, "no-match"), (0, "no-match")):
            with pytest.raises(Refused, match=code):
                await house.archive.find(room.shown, number)
        await house.archive.find(room.shown, 1)

    run(work())


def test_something_too_big_for_the_shelf_is_kept_alone() -> None:
    shelf: Shelf[str, str] = Shelf(10)
    shelf.put("a", "small", 4)
    shelf.put("b", "huge", 11)
    assert (shelf.get("a"), shelf.get("b"), shelf.held) == (None, "huge", 11)
    shelf.put("b", "smaller", 3)
    shelf.put("c", "small", 7)
    assert (shelf.get("b"), shelf.get("c"), shelf.held) == ("smaller", "small", 10)
    shelf.drop("b")
    shelf.drop("b")
    assert (len(shelf), shelf.held) == (1, 7)
