"""Tables grow old, are closed, deleted, and forget names: with a clock and a log that a test controls."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from live.hosting import Paper, Watch, make_host, replayed, run, settle, whole_log
from live.housing import HOST, SETTINGS, first_entry, in_house, one_person, open_table
from vierling.kit import GAMES
from vierling.live import acts, closing, evening, moderation
from vierling.live.acts import Asker, MoveRequest
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.export import export
from vierling.live.forgetting import Naming
from vierling.live.host import AgeingLog
from vierling.live.house import House
from vierling.live.keeping import DAY, Keeper, Terms
from vierling.live.room import Room
from vierling.live.table import FOLDS, Table, fold

DAYS = 20_000
PEOPLE = ("Anna", "Bo", "Carla")


class Onlooker:
    """A device that notes how it was shown out."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.host_key: str | None = None
        self.left_with: list[int] = []

    def wake(self) -> None: ...

    def tell(self, text: bytes) -> None: ...

    def hang_up(self, code: int) -> None:
        self.left_with.append(code)


def key_of(name: str) -> str:
    """Without the name in it: that shall be gone everywhere."""
    return f"key {name[::-1]}"


def people(*names: str) -> Any:
    def furnish(table: Table) -> list[Entry]:
        entries: list[Entry] = []
        for name in names:
            entries += acts.sit(table, HOST, name, key_of(name))
            table = table.apply(entries[-1])
        return entries

    return furnish


async def play(room: Room, rng: Random) -> None:
    """Random moves until the match is over."""
    while room.latest.phase == "playing":
        table = room.latest
        assert table.state
        seat = min(table.state.to_move())
        move = table.game.write(rng.choice(list(table.state.moves(seat))))
        key = table.chairs[seat].key or ""
        await room.act(lambda now: acts.move(now, [key], wish(now, seat, move), 5000))  # noqa: B023 - at once


def wish(table: Table, seat: int, move: str) -> MoveRequest:
    return MoveRequest(table.match, seat, table.stamp(seat), move, f"{table.number:08}")


def open_house() -> tuple[House, Paper, Watch]:
    host, paper, watch, _ = make_host()
    watch.now = DAYS * DAY
    return House(host), paper, watch


def leave(house: House) -> None:
    for room in house.rooms.values():
        room.quiet_since -= 1000
    house.sweep()


async def days_later(keeper: Keeper, watch: Watch, days: int) -> None:
    watch.now += days * DAY
    await keeper.tidy()


def test_a_table_nobody_opens_is_packed_and_later_deleted() -> None:
    async def work() -> None:
        house, paper, watch = open_house()
        keeper = Keeper(house, paper, Terms(archive=30, delete=90))
        table = (await house.open_table(first_entry(), one_person)).latest.id
        await keeper.tidy()
        leave(house)
        await days_later(keeper, watch, 30)
        assert paper.packed == set()
        await days_later(keeper, watch, 1)
        assert paper.packed == {table}
        await days_later(keeper, watch, 59)
        assert table in paper.tables
        await days_later(keeper, watch, 1)
        assert table not in paper.tables

    run(work())


def test_opening_a_table_keeps_it_for_another_while_and_is_noted_once_a_day() -> None:
    async def work() -> None:
        house, paper, watch = open_house()
        keeper = Keeper(house, paper, Terms(archive=30, delete=90))
        table = (await house.open_table(first_entry(), one_person)).latest.id
        await keeper.tidy()
        leave(house)
        await days_later(keeper, watch, 89)
        await house.find(table)
        await keeper.tidy()
        assert paper.opened == {table: DAYS + 89}
        paper.opened[table] = 0  # a second note on the same day would undo this
        await keeper.tidy()
        assert paper.opened == {table: 0}
        await days_later(keeper, watch, 1)  # it is still open, on another day
        assert paper.opened == {table: DAYS + 90}
        leave(house)
        await days_later(keeper, watch, 90)
        assert table in paper.tables

    run(work())


def test_a_table_that_is_opened_while_old_ones_are_deleted_stays() -> None:
    async def work() -> None:
        house, paper, _ = open_house()
        table = (await house.open_table(first_entry(), one_person)).latest.id
        await house.delete_unless_open(table)
        assert table in paper.tables
        leave(house)
        await house.delete_unless_open(table)
        assert table not in paper.tables

    run(work())


def test_zero_days_mean_never() -> None:
    async def work() -> None:
        house, paper, watch = open_house()
        keeper = Keeper(house, paper, Terms(archive=0, delete=0))
        table = (await house.open_table(first_entry(), one_person)).latest.id
        await keeper.tidy()
        leave(house)
        await days_later(keeper, watch, 10_000)
        assert (paper.packed, list(paper.tables)) == (set(), [table])

    run(work())


def test_a_closed_table_takes_nothing_in_and_stops_bots_and_clocks() -> None:
    async def work() -> None:
        house, _, _ = open_house()
        room = await house.open_table(first_entry(clock=30), people("Anna", "Bo"))
        await room.act(lambda table: acts.start(table, HOST))
        onlooker = Onlooker()
        room.arrive(onlooker)
        with pytest.raises(Refused, match="not-host"):
            await house.close_table(room.latest.id, lambda table: closing.close(table, Asker(key_of("Bo"), 1)))
        assert onlooker.left_with == []
        await house.close_table(room.latest.id, lambda table: closing.close(table, HOST))
        assert onlooker.left_with == [4410]
        assert (room.shown.closed, room.latest.deadline, room._alarms) == (True, None, [])
        with pytest.raises(Refused, match="table-closed") as refused:
            await room.act(lambda table: acts.resume(table, HOST))
        assert refused.value.status == 410
        with pytest.raises(Refused, match="table-closed"):
            room.move([key_of("Anna")], wish(room.latest, 0, "a1"))
        leave(house)
        again = await house.find(room.latest.id)
        assert (again.shown.closed, again.latest) == (True, room.latest)

    run(work())


def test_a_finished_match_at_a_closed_table_can_still_be_looked_at() -> None:
    async def work() -> None:
        house, _, _ = open_house()
        room = await house.open_table(first_entry(), one_person)
        await room.act(lambda table: acts.start(table, HOST))
        await play(room, Random(1))
        before = await house.archive.find(room.shown, 1)
        await house.close_table(room.latest.id, lambda table: closing.close(table, HOST))
        house.archive.forget(room.latest.id)
        after = await house.archive.find(room.shown, 1)
        assert after.match.record() == before.match.record()

    run(work())


def test_a_deleted_table_is_gone_and_everybody_is_shown_out() -> None:
    async def work() -> None:
        house, paper, _ = open_house()
        room = await house.open_table(first_entry(), one_person)
        onlooker = Onlooker()
        room.arrive(onlooker)
        await house.delete_table(room.latest.id)
        assert (onlooker.left_with, paper.tables) == ([4411], {})
        with pytest.raises(Refused, match="no-table"):
            await house.find(room.latest.id)
        fresh = await house.open_table(first_entry(), one_person)  # the same host may begin anew
        assert fresh.latest.number == 2

    run(work())


def history() -> list[Entry]:
    """Anna, Bo and Carla sit down; Bo leaves and comes back, seats are reordered, Carla gets names and a new key."""
    first = acts.made(GAMES["knister"], SETTINGS, HOST.key or "", 1)
    table = fold("otter", [first])
    entries = [first]

    def take(new: list[Entry]) -> None:
        nonlocal table
        for entry in new:
            entries.append(entry)
            table = table.apply(entry)

    for name in PEOPLE:
        take(acts.sit(table, HOST, name, key_of(name)))
    take(acts.stand_up(table, Asker(key_of("Bo"), 2), 1))
    take(acts.sit(table, Asker(None, 3), "Bo again", key_of("Bo")))
    take(acts.put_in_order(table, HOST, [1, 2, 0]))  # Carla, Bo, Anna
    take(acts.rename(table, Asker(key_of("Carla"), 4), 0, "Carlotta"))
    take(acts.new_token(table, HOST, 0, "a second key"))
    take(acts.rename(table, Asker("a second key", 5), 0, "Charlotte"))
    take(acts.seat_bot(table, HOST, "easy"))
    take(acts.start(table, HOST))
    return entries


def forget(entries: list[Entry], key: str, at: int) -> tuple[Entry | None, dict[int, Entry]]:
    naming = Naming()
    for _ in naming.take(enumerate(entries, 1)):
        pass
    return naming.forget(key, at)


@pytest.mark.parametrize(
    ("key", "seat", "numbers"),
    [
        (key_of("Anna"), 2, [2]),
        (key_of("Bo"), 1, [3, 5, 6]),  # sat, stood, sat again
        ("a second key", 0, [4, 8, 10]),
        (key_of("Carla"), None, []),  # it no longer opens her seat
        ("a stranger's key", None, []),
    ],
)
def test_a_name_is_found_wherever_its_holder_sat(key: str, seat: int | None, numbers: list[int]) -> None:
    entries = history()
    renamed, changes = forget(entries, key, 9)
    assert sorted(changes) == numbers
    assert (None if renamed is None else renamed.seat) == seat
    after = [changes.get(number, entry) for number, entry in enumerate(entries, 1)]
    before = {number: entry.what["name"] for number, entry in enumerate(entries, 1) if number in numbers}
    assert not any(name in str(each.what) for name in before.values() for each in after)
    one, other = fold("otter", entries), fold("otter", after)
    assert other.chairs == tuple(
        replace(chair, name="N. N.") if each == seat and numbers else chair for each, chair in enumerate(one.chairs)
    )
    assert replace(other, chairs=()) == replace(one, chairs=())


def test_whoever_was_removed_can_be_forgotten_and_the_bot_that_came_instead_keeps_its_name() -> None:
    entries = history()
    entries += moderation.remove(fold("otter", entries), HOST, 1)
    renamed, changes = forget(entries, key_of("Bo"), 9)
    assert (renamed, sorted(changes)) == (None, [3, 5, 6])
    after = [changes.get(number, entry) for number, entry in enumerate(entries, 1)]
    assert fold("otter", after).chairs == fold("otter", entries).chairs


def test_two_nameless_people_can_be_told_apart() -> None:
    entries = history()
    for key in (key_of("Anna"), key_of("Bo"), "a second key"):
        _, changes = forget(entries, key, 9)
        entries = [changes.get(number, entry) for number, entry in enumerate(entries, 1)]
    names = [chair.name for chair in fold("otter", entries).chairs]
    assert names[:3] == ["N. N. 3", "N. N. 2", "N. N."]


def test_forgetting_needs_no_rules_so_a_table_of_an_unknown_version_forgets_too() -> None:
    entries = history()
    entries[0] = replace(entries[0], what={**entries[0].what, "game": "lost", "version": 99})
    _, changes = forget(entries, key_of("Anna"), 9)
    assert [entry.what["name"] for entry in changes.values()] == ["N. N."]


def test_every_kind_of_entry_is_known_to_change_seats_or_not_to() -> None:
    """Forgetting skips what is only play; whatever else there is, it has to be able to apply without a game."""
    assert {*FOLDS} == {
        *("settings", "started", "rolled", "rang", "moved", "timed_out", "joined", "hinted", "paused", "resumed"),
        *("sat", "stood", "ordered", "renamed", "standin", "returned", "token", "removed", "muted", "closed"),
        *("locked", "voted", "handed", "planned", "came", "went", "answered"),
        *("committed", "sealed", "opened", "settled", "carried"),
    }


def files(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("open_now", [False, True])
def test_a_name_is_gone_from_disk_views_and_records(tmp_path: Path, packed: bool, open_now: bool) -> None:
    async def work(house: House) -> None:
        room = await house.open_table(first_entry(), people("Wilhelmina", "Bo"))
        table = room.latest.id
        await room.act(lambda now: acts.start(now, HOST))
        await play(room, Random(2))
        record = (await house.archive.find(room.shown, None)).match.record()
        assert "Wilhelmina" in record
        assert b"Wilhelmina" in files(tmp_path)
        if packed:
            while await cast("AgeingLog", house.host.log).pack(table):
                pass
        if not open_now:
            leave(house)
        await house.forget_name(table, key_of("Wilhelmina"))
        await settle()
        room = await house.find(table)
        assert [chair.name for chair in room.shown.chairs] == ["N. N.", "Bo"]
        again = (await house.archive.find(room.shown, None)).match.record()
        assert again == record.replace("Wilhelmina", "N. N.")
        assert b"Wilhelmina" not in files(tmp_path)
        assert not any("Wilhelmina" in str(entry) for entry in await whole_log(house.host.log, table))
        with pytest.raises(Refused, match="not-seated"):
            await house.forget_name(table, "a stranger's key")
        await room.act(lambda now: evening.rematch(now, Asker(key_of("Bo"), 9)))  # and the table plays on

    in_house(work, tmp_path)


def test_what_is_taken_along_has_finished_matches_and_nothing_of_one_in_play() -> None:
    async def work() -> None:
        house, paper, _ = open_house()
        room = await house.open_table(first_entry(), people("Anna", "Bo"))
        await room.act(lambda table: acts.start(table, HOST))
        for number in (1, 2, 3):
            if number > 1:
                await room.act(lambda table: evening.rematch(table, HOST))
            if number < 3:
                await play(room, Random(number))
        entries = paper.tables[room.latest.id]
        taken = await export(house.archive, room.shown, [key_of("Bo")])
        assert (taken["seats"], taken["host"]) == ([{"seat": 1, "name": "Bo"}], False)
        assert [each["match"] for each in taken["matches"]] == [1, 2]
        for each in taken["matches"]:
            assert each["record"] == replayed(room.latest.id, entries, each["match"]).record()
        assert "key " not in str(taken)
        assert (await export(house.archive, room.shown, [HOST.key or ""]))["host"]
        with pytest.raises(Refused, match="not-seated"):
            await export(house.archive, room.shown, ["a stranger's key"])

    run(work())


def test_many_can_be_deleted_and_opened_at_once_without_a_table_having_two_rooms(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await open_table(house)
        leaving = [house.delete_table(table) for _ in range(5)]
        coming = [house.open_table(first_entry(), one_person) for _ in range(5)]
        await asyncio.gather(*(each for pair in zip(leaving, coming, strict=True) for each in pair))
        stored = await house.host.log.read(table)
        assert [entry.kind for entry in stored] in ([], ["made", "sat"])
        assert (table in house.rooms) == bool(stored)

    in_house(work, tmp_path)


def test_a_name_is_looked_for_slice_by_slice_so_that_nobody_waits() -> None:
    """Whatever happens to be long: others come between any two entries."""
    entries = [*history(), *[Entry("renamed", 9, 0, {"name": f"Anna {number}"}) for number in range(1000)]]
    naming, steps = Naming(), 0
    for _ in naming.take(enumerate(entries, 1)):
        steps += 1
    assert steps == len(entries)
