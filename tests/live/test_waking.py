"""A table is folded from its log in slices, and a log that cannot be folded is refused."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from live.hosting import Paper, make_host, run, settle
from live.housing import HOST, first_entry, one_person
from vierling.game import Millis
from vierling.live import acts
from vierling.live.acts import MoveRequest
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.host import Host
from vierling.live.house import House
from vierling.live.room import MOST_IDS
from vierling.live.slices import Slices
from vierling.live.table import fold, watch
from vierling.words import LANGUAGES, say_refusal

ANNA = ["anna's key"]


def hurried_host() -> tuple[Host, Paper]:
    """Its clock ticks whenever somebody looks at it, so every slice is over after a few steps. Its pages are long."""
    host, paper, *_ = make_host()
    paper.PAGE = 10_000
    ticks = count(1_000_000)

    def clock() -> Millis:
        return next(ticks)

    return replace(host, clock=clock), paper


def long_log(toggles: int, matches: int = 1) -> list[Entry]:
    """Anna and Bo play Knister; Anna cannot decide, and no match gets beyond the first round."""
    table = fold("otter", entries := [first_entry()])
    for name in ("Anna", "Bo"):
        entries += acts.sit(table, HOST, name, f"{name.lower()}'s key")
        table = watch(table, entries[-1:])
    for match in range(matches):
        entries += [Entry("started", 2000), Entry("rolled", 2000, what="5+3")]
        for _ in range(toggles):
            entries += [Entry("moved", 3000, 0, "c3"), Entry("moved", 3000, 0, "back")]
        entries += [Entry("paused", 4000), Entry("renamed", 4000, 0, {"name": f"Anna {match}"}), Entry("resumed", 5000)]
    return entries


def test_others_play_on_while_a_long_table_wakes() -> None:
    async def work() -> None:
        host, paper = hurried_host()
        house = House(host)
        paper.tables["otter"] = long_log(toggles=200)
        room = await house.open_table(first_entry(), one_person)
        await room.act(lambda table: acts.start(table, HOST))
        waking = asyncio.ensure_future(house.find("otter"))
        await settle()
        await room.act(lambda table: acts.move(table, ANNA, MoveRequest(1, 0, 1, "c3", "an id"), room.now()))
        assert room.shown.acts == (1,)
        assert not waking.done(), "and yet it has been written"
        long = await waking
        assert long.shown == fold("otter", paper.tables["otter"])

    run(work())


def test_a_short_table_does_not_wait_for_a_long_one() -> None:
    async def work() -> None:
        host, paper = hurried_host()
        house = House(host)
        paper.tables["otter"], paper.tables["badger"] = long_log(toggles=200), long_log(toggles=1)
        long = asyncio.ensure_future(house.find("otter"))
        await settle()
        await house.find("badger")
        assert not long.done()
        long.cancel()

    run(work())


def test_earlier_matches_leave_only_their_traces() -> None:
    """Their moves are not even looked at: here nobody could make them."""

    async def work() -> None:
        host, paper, *_ = make_host()
        entries = long_log(toggles=3, matches=3)
        starts = [number for number, entry in enumerate(entries) if entry.kind == "started"]
        paper.tables["otter"] = [
            replace(entry, what="not a move") if entry.kind == "moved" and number < starts[-1] else entry
            for number, entry in enumerate(entries)
        ]
        room = await House(host).find("otter")
        assert room.shown == fold("otter", entries)
        assert (room.shown.match, room.shown.chairs[0].name, room.shown.acts) == (3, "Anna 2", (6, 0))
        room.close()

    run(work())


def test_all_long_work_takes_turns() -> None:
    async def work() -> None:
        ticks = count()
        slices = Slices(lambda: next(ticks))
        taken: list[str] = []
        await asyncio.gather(*(slices.run(map(taken.append, name * 7)) for name in "ab"))
        assert "".join(taken) == "aaabbbaaabbbab"

    run(work())


def test_only_the_last_ids_of_a_seat_are_remembered() -> None:
    async def work() -> None:
        host, paper, *_ = make_host()
        entries = long_log(toggles=MOST_IDS)
        paper.tables["otter"] = [
            replace(entry, id=f"id {number}") if entry.kind == "moved" else entry
            for number, entry in enumerate(entries)
        ]
        house = House(host)
        room = await house.find("otter")
        assert {seat: len(ids) for seat, ids in room.applied.items()} == {0: MOST_IDS}
        last, resent = room.latest.number, MoveRequest(1, 0, 0, "back", f"id {len(entries) - 4}")
        assert room.move(ANNA, resent) is None, "on disk"
        with pytest.raises(Refused, match="stale"):
            room.move(ANNA, replace(resent, id="id 5"))
        assert room.latest.number == last
        room.close()

    run(work())


DAMAGES: dict[str, Callable[[Entry], Entry]] = {
    "an unknown kind": lambda entry: replace(entry, kind="danced"),
    "a move that is not possible": lambda entry: replace(entry, what="c3"),
    "a move that is none": lambda entry: replace(entry, what={"c": 3}),
    "a seat that does not exist": lambda entry: replace(entry, seat=5),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_is_refused_and_logged_and_the_others_go_on(
    damage: Callable[[Entry], Entry], caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        host, paper, *_ = make_host()
        house = House(host)
        entries = paper.tables["otter"] = long_log(toggles=2)
        paper.tables["badger"] = long_log(toggles=2)
        entries[6] = damage(entries[6])  # the seventh takes c3 back
        with caplog.at_level(logging.ERROR), pytest.raises(Refused) as refused:
            await house.find("otter")
        assert (refused.value.code, refused.value.params["number"]) == ("table-damaged", 7)
        assert "table otter cannot be read: entry 7" in caplog.text
        assert all("7" in say_refusal(language, refused.value) for language in LANGUAGES)
        assert len({say_refusal(language, refused.value) for language in LANGUAGES}) == 3
        assert (await house.find("badger")).shown.acts == (4, 0)
        house.close()

    run(work())


def test_the_first_entry_can_be_damaged_too() -> None:
    async def work() -> None:
        host, paper, *_ = make_host()
        paper.tables["otter"] = [Entry("made", 1, what={"game": "knister"})]
        with pytest.raises(Refused, match="table-damaged"):
            await House(host).find("otter")

    run(work())
