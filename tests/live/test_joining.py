"""R-E6: latecomers who join a match of Tubyrinth between two rounds, on a host controlled by the test."""

from dataclasses import replace
from typing import Any

import pytest

from games.tubyrinth.racing import BOARD, FIVE, SEVEN
from live.hosting import Watch, replayed, run, settle, until, whole_log
from live.housing import HOST, first_entry
from live.test_room import KEYS, Evening, Onlooker, begin, two_people
from vierling.live import acts, evening
from vierling.live.acts import Asker, MoveRequest
from vierling.live.bounds import Bounds
from vierling.live.entry import Entry
from vierling.live.frames import table_facts
from vierling.live.house import House
from vierling.live.room import Room
from vierling.live.same_dice import dice_entry
from vierling.live.screens import Screen
from vierling.live.table import Table, fold
from vierling.play.sealed import Source

LEA, MIO = "lea's key", "mio's key"
ALL = [*KEYS, LEA, MIO]
ON = {"board": BOARD}


async def come(room: Room, key: str = LEA, name: str = "Lea", wants: bool = True) -> Onlooker:
    device = Onlooker([key], host_key=None)
    room.arrive(device)
    await room.act(lambda table: evening.come(table, Asker(key, room.now()), name, key, wants))
    await settle()
    return device


def do(room: Room, seat: int, move: str) -> None:
    request = MoveRequest(room.latest.match, seat, room.latest.stamp(seat), move, f"{seat} {room.latest.number}")
    room.move(ALL, request)


def phase_of(room: Room) -> str:
    state: Any = room.shown.state
    return str(state.phase)


async def ring(room: Room, watch: Watch) -> None:
    """Time passes until the game's clock has rung."""
    beats = room.latest.beats
    assert room.latest.due is not None
    watch.now = room.latest.due + 1000
    room.carry_on()
    await until(lambda: room.shown.beats > beats)
    await settle()


async def start_round(room: Room, watch: Watch) -> None:
    for seat in range(len(room.latest.chairs)):
        do(room, seat, "go")
    await settle()
    await ring(room, watch)
    assert phase_of(room) == "build"


async def end_round(room: Room, tiles: str = "") -> None:
    """Anna calls with these tiles, if any, and the others pass."""
    for tile in tiles.split():
        do(room, 0, tile)
    do(room, 0, "ready" if tiles else "pass")
    for seat in range(1, len(room.latest.chairs)):
        do(room, seat, "pass")
    await until(lambda: phase_of(room) != "build")
    await settle()


async def race(**settings: Any) -> Evening:
    return await begin("tubyrinth", **{"options": ON, **settings})


def totals(room: Room) -> list[int]:
    state = room.shown.state
    assert state
    return [sum(line.points for line in state.score(seat)) for seat in range(state.seats)]


def names(room: Room) -> list[str]:
    return [chair.name for chair in room.shown.chairs]


def test_who_asks_during_a_round_joins_when_it_is_over_and_the_match_goes_on() -> None:
    async def work() -> None:
        house, room, paper, watch, _ = await race()
        await start_round(room, watch)
        lea = await come(room)
        assert (names(room), room.shown.match) == (["Anna", "Bo"], 1)
        first = Screen(room, "").news(lea.keys, False)
        assert first
        assert first.message["guest"] == 0
        await end_round(room, FIVE)
        assert (names(room), room.shown.guests, phase_of(room)) == (["Anna", "Bo", "Lea"], (), "gather")
        shown = Screen(room, "").news(lea.keys, False)
        assert shown
        assert (shown.message["mine"], shown.message["guest"]) == ([2], None)
        assert totals(room) == [5, 2, 2]  # five tiles; two were left for Bo; and Lea begins with as many
        await start_round(room, watch)
        await end_round(room, SEVEN)
        assert (room.shown.match, totals(room)) == (1, [12, 2, 2])
        room.close()
        again = await House(house.host).find(room.latest.id)
        assert again.latest == room.latest, "as the log tells it"
        again.close()
        match = replayed(room.latest.id, paper.tables[room.latest.id], 1)
        assert (match.names, [match.total(seat) for seat in match.seats]) == (("Anna", "Bo", "Lea"), [12, 2, 2])
        assert "\nseats: 2+1\n" in match.record()

    run(work())


def test_who_asks_between_two_rounds_joins_at_once() -> None:
    async def work() -> None:
        _, room, *_ = await race()
        await come(room, wants=False)
        assert names(room) == ["Anna", "Bo"]
        await come(room)
        assert names(room) == ["Anna", "Bo", "Lea"]
        room.close()

    run(work())


def test_several_join_one_after_the_other_as_they_came_and_as_long_as_there_are_seats() -> None:
    async def work() -> None:
        _, room, _, watch, _ = await race(options={}, places=4)
        await start_round(room, watch)
        await come(room, "nele's key", "Nele")
        await come(room)
        await come(room, MIO, "Mio")
        await end_round(room)
        assert (names(room), [guest.name for guest in room.shown.guests]) == (["Anna", "Bo", "Nele", "Lea"], ["Mio"])
        state: Any = room.shown.state
        assert (len(state.cards), state.chance()) == (4, {}), "everybody has a board"
        room.close()

    run(work())


def test_who_is_away_joins_when_they_are_back() -> None:
    async def work() -> None:
        house, room, _, watch, _ = await race()
        await start_round(room, watch)
        lea = await come(room)
        room.leave(lea)
        await end_round(room)
        assert names(room) == ["Anna", "Bo"]
        room.close()
        again = await House(house.host).find(room.latest.id)
        await settle()
        assert names(again) == ["Anna", "Bo"], "nobody is here after a restart"
        again.arrive(Onlooker([LEA], host_key=None))
        await settle()
        assert names(again) == ["Anna", "Bo", "Lea"]
        again.close()

    run(work())


def test_a_seat_stays_in_the_next_match_and_in_the_score_sheet() -> None:
    async def work() -> None:
        house, room, _, watch, _ = await race()
        devices = [Onlooker([key], host_key=None) for key in KEYS]
        for device in devices:
            room.arrive(device)
        await come(room)
        while room.latest.phase == "playing":
            await start_round(room, watch)
            await end_round(room, SEVEN)
        await room.act(lambda table: evening.start_next(table, Asker(HOST.key, room.now()), room.presence()))
        assert (names(room), room.latest.match) == (["Anna", "Bo", "Lea"], 2)
        room.close()
        again = await House(house.host).find(room.latest.id)
        assert names(again) == ["Anna", "Bo", "Lea"], "though the events of the first match are not folded again"
        series = await House(house.host).archive.series(again.shown)
        assert [each["points"] for each in series["matches"]] == [
            [28, 0, 0]
        ]  # 4 times 7 tiles, and none left for others
        assert [player["name"] for player in series["players"]] == ["Anna", "Bo", "Lea"]
        again.close()

    run(work())


def test_the_time_for_a_round_begins_anew() -> None:
    async def work() -> None:
        _, room, _, watch, _ = await race(clock=60)
        watch.now += 50_000
        await come(room)
        assert room.shown.deadline == watch.now + 60_000
        room.close()

    run(work())


def test_nobody_joins_a_paused_match_before_it_goes_on() -> None:
    async def work() -> None:
        _, room, *_ = await race()
        await room.act(lambda table: acts.pause(table, HOST))
        await come(room)
        assert names(room) == ["Anna", "Bo"]
        assert table_facts(room, "")["joins"]
        await room.act(lambda table: acts.resume(table, Asker(HOST.key, room.now())))
        await settle()
        assert names(room) == ["Anna", "Bo", "Lea"]
        room.close()

    run(work())


SAME_DICE = dice_entry(Source(b"1" * 32), {"kind": "round", "name": "otter"})


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("knister", {}),
        ("tubyrinth", {"places": 2}),
        ("tubyrinth", {"dice": SAME_DICE}),
    ],
    ids=["another game", "no seat left", "the same dice as others"],
)
def test_else_latecomers_wait_for_the_next_match(game: str, settings: dict[str, Any]) -> None:
    async def work() -> None:
        _, room, *_ = await begin(game, **settings)
        await come(room)
        assert (names(room), table_facts(room, "")["joins"]) == (["Anna", "Bo"], False)
        assert [guest.name for guest in room.shown.guests] == ["Lea"]
        room.close()

    run(work())


def test_nobody_joins_somebody_who_plays_alone() -> None:
    async def work() -> None:
        house, room, *_ = await race()
        room.close()
        first = replace(first_entry("tubyrinth", options=ON), what={**first_entry("tubyrinth").what, "host": "other"})
        alone = await house.open_table(first, lambda table: acts.sit(table, HOST, "Anna", KEYS[0]))
        await alone.act(lambda table: acts.start(table, Asker("other", 1000)))
        await come(alone)
        assert (names(alone), table_facts(alone, "")["joins"]) == (["Anna"], False)
        alone.close()

    run(work())


def test_a_full_log_takes_nobody_else_in() -> None:
    async def work() -> None:
        house, room, *_ = await race()
        await come(room, wants=False)
        entries = room.latest.number + 1
        room.host = replace(house.host, bounds=Bounds(entries=entries))
        await room.act(lambda table: evening.come(table, Asker(LEA, room.now()), "Lea", LEA, True))
        await settle()
        assert (room.latest.number, names(room)) == (entries, ["Anna", "Bo"])
        room.close()

    run(work())


def test_others_need_not_say_go_again() -> None:
    async def work() -> None:
        _, room, *_ = await race()
        do(room, 0, "go")
        await settle()
        await come(room)
        assert room.shown.state
        assert room.shown.state.to_move() == {1, 2}
        room.close()

    run(work())


def joined_table() -> tuple[Table, list[Entry]]:
    entries = [first_entry("tubyrinth", options=ON)]
    entries += two_people(fold("otter", entries))
    entries.append(Entry("started", 1000))
    entries.append(Entry("sat", 2000, 2, {"name": "Lea", "key": LEA}))
    entries.append(Entry("joined", 2000, 2, "join"))
    return fold("otter", entries), entries


def test_counts_of_a_match_grow_with_its_seats() -> None:
    table, _ = joined_table()
    table = table.apply(Entry("moved", 3000, 2, "go"))
    assert (table.acts, table.quiet, table.hinted, table.timeouts) == ((0, 0, 1), (0,) * 3, (0,) * 3, (None,) * 3)
    assert [table.stamp(seat) for seat in (0, 1, 2)] == [0, 0, 1]


def test_the_record_names_nobody_whose_name_the_host_hides() -> None:
    async def work() -> None:
        house, room, _, watch, _ = await race()
        await come(room)
        while room.latest.phase == "playing":
            await start_round(room, watch)
            await end_round(room, SEVEN)
        await room.act(lambda _: [Entry("muted", room.now(), 2, {"muted": True})])
        record = await house.archive.record(room.shown, 1)
        assert "seat 2: Bo\nseat 3: Seat 3\n" in record
        assert "Lea" in str(await whole_log(house.host.log, room.latest.id))
        room.close()

    run(work())
