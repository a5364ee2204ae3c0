"""A match that was taken along comes back: what is taken, what is refused, and that it counts nowhere."""

from typing import Any

import pytest

from live.hosting import run, until
from live.housing import HOST
from live.test_room import Onlooker
from live.travelling import ANNA, HOUR, device, events_of, played_on, refusal, server
from vierling import Match
from vierling.game import CHANCE
from vierling.live import acts, carrying, closing, evening, fairness
from vierling.live.acts import MoveRequest
from vierling.live.entry import Entry
from vierling.live.frames import table_facts
from vierling.live.house import House
from vierling.live.joining import is_open
from vierling.live.results import is_fair
from vierling.proof import Unproved


def test_what_was_played_elsewhere_is_shown_here_and_the_match_goes_on() -> None:
    async def work() -> None:
        here = await server()
        await here.write(3)
        copy = await here.copy()
        assert (copy["match"], copy["seat"], copy["bots"], copy["events"]) == (1, 0, [None], 7)  # 4 rolls, 3 entries
        there = await device(copy)
        assert there.room.latest.id.startswith("here-")
        assert table_facts(there.room, "")["carries"] == {"table": here.room.latest.id, "match": 1, "event": 7}
        await there.write(5)
        longer = (await there.copy())["record"]
        assert events_of(longer)[:7] == events_of(copy["record"])
        screen = Onlooker([ANNA])
        here.room.arrive(screen)
        here.watch.now += 2 * HOUR
        before, seen = len(here.log), screen.woken
        await here.take_back(copy, longer)
        assert here.room.shown.state == Match.read(longer).state
        assert screen.woken > seen  # whoever looks is told
        assert [entry.kind for entry in here.log[before:]] == ["carried", *["moved", "rolled"] * 5]
        await here.write(17)
        assert events_of(await here.record())[:17] == events_of(longer)
        assert len(events_of(await here.record())) == 50

    run(work())


def test_a_match_can_end_elsewhere_and_its_record_says_where_it_was() -> None:
    async def work() -> None:
        here = await server()
        await here.write(3)
        copy = await here.copy()
        longer = await played_on(copy, 22)
        here.watch.now += HOUR
        await here.take_back(copy, longer)
        assert here.room.shown.phase == "over"
        record = await here.record()
        assert Match.read(record).proof == Unproved("carried")
        assert "secret" not in record
        assert events_of(record) == events_of(longer)

    run(work())


def test_what_comes_twice_happens_once_also_after_the_match_has_gone_on_here() -> None:
    async def work() -> None:
        here = await server()
        await here.write(3)
        copy = await here.copy()
        longer = await played_on(copy, 2)
        here.watch.now += HOUR
        await here.take_back(copy, longer)
        before = list(here.log)
        await here.take_back(copy, longer)
        await here.take_back(copy, copy["record"])
        assert here.log == before
        await here.write(20)
        assert here.room.latest.phase == "over"
        before = list(here.log)
        await here.take_back(copy, longer)
        assert here.log == before
        await here.room.act(lambda table: evening.rematch(table, here.anna))
        before = list(here.log)
        await here.take_back(copy, longer)
        assert here.log == before

    run(work())


def test_an_answer_that_was_lost_does_not_keep_back_what_was_played_since() -> None:
    async def work() -> None:
        here = await server()
        copy = await here.copy()
        there = await device(copy)
        await there.write(2)
        first = (await there.copy())["record"]
        here.watch.now += HOUR
        await here.take_back(copy, first)
        await there.write(2)
        await here.take_back(copy, (await there.copy())["record"])
        assert here.room.latest.acts == (4,)

    run(work())


def test_a_match_that_has_gone_on_meanwhile_takes_nothing_back() -> None:
    async def work() -> None:
        here = await server()
        copy = await here.copy()
        longer = await played_on(copy, 3)
        await here.write(1)
        before = list(here.log)
        assert await refusal(here.take_back(copy, longer)) == "carry-moved-on"
        await here.write(24)
        assert await refusal(here.take_back(copy, longer)) == "carry-moved-on"
        await here.room.act(lambda table: evening.rematch(table, here.anna))
        assert await refusal(here.take_back(copy, longer)) == "carry-moved-on"
        assert "carried" not in [entry.kind for entry in here.log]
        assert here.log[: len(before)] == before

    run(work())


@pytest.mark.parametrize(
    ("forge", "code"),
    [
        (lambda text: text.replace("1 a1", "1 e5", 1), "carry-differs"),  # the first entry was another one
        (lambda text: text.replace("options: grids=1 score=once", "options: grids=1 score=end"), "carry-differs"),
        (lambda text: text.replace(" 1 b1\n", " 1 a1\n"), "bad-record"),  # a1 has been written already
        (lambda text: text.replace("knister 2", "knister 1"), "bad-record"),
        (lambda text: text[:-1], "bad-record"),
        (lambda _: "", "bad-record"),
    ],
    ids=["another move", "other options", "a written cell", "another version", "a torn line", "nothing"],
)
def test_a_forged_record_is_refused_and_nothing_of_it_happens(forge: Any, code: str) -> None:
    async def work() -> None:
        here = await server()
        await here.write(1)
        copy = await here.copy()
        longer = await played_on(copy, 3)
        here.watch.now += HOUR
        before = list(here.log), here.room.latest
        found = await refusal(here.take_back(copy, forge(longer)))
        assert found == code
        assert (here.log, here.room.latest) == before
        await here.take_back(copy, longer)  # what is true is still welcome

    run(work())


def test_a_device_whose_clock_is_far_ahead_is_refused() -> None:
    async def work() -> None:
        here = await server()
        copy = await here.copy()
        there = await device(copy)
        there.watch.now += 3 * HOUR
        await there.write(1)
        longer = (await there.copy())["record"]
        assert await refusal(here.take_back(copy, longer)) == "carry-ahead"
        here.watch.now += 3 * HOUR
        await here.take_back(copy, longer)
        assert here.room.latest.acts == (1,)

    run(work())


def test_the_mark_spoils_a_result_for_every_ranking() -> None:
    assert not is_fair(Entry("carried", 0, 0, {"lost": 0}))


def test_a_closed_table_and_a_paused_one_take_nothing_back() -> None:
    async def work() -> None:
        here = await server()
        copy = await here.copy()
        longer = await played_on(copy, 1)
        here.watch.now += HOUR
        await here.room.act(lambda table: acts.pause(table, HOST))
        assert await refusal(here.take_back(copy, longer)) == "paused"
        await here.room.act(lambda table: closing.close(table, HOST))
        assert await refusal(here.take_back(copy, longer)) == "table-closed"

    run(work())


def test_the_clock_of_the_match_stands_still_between_two_houses() -> None:
    async def work() -> None:
        here = await server()
        await here.write(2)
        copy = await here.copy()
        there = await device(copy)
        there.watch.now += 5000
        await there.write(1)
        longer = (await there.copy())["record"]
        last = Match.read(copy["record"]).now
        assert Match.read(longer).now == last + 5000 + 1000  # the hour between them is nobody's
        here.watch.now += 4 * HOUR
        await here.take_back(copy, longer)
        assert here.room.latest.at == here.watch.now
        await here.write(1)
        await here.write(21)
        assert Match.read(await here.record()).events[7].at == last + 6000 + 1000

    run(work())


def test_hints_taken_elsewhere_are_told_here() -> None:
    async def work() -> None:
        here = await server()
        copy = await here.copy()
        there = await device(copy)
        await there.room.act(lambda table: acts.take_hint(table, there.anna, 0, 2))
        await there.write(1)
        brought = await there.copy()
        here.watch.now += HOUR
        await here.take_back(copy, brought["record"], hinted=brought["hinted"])
        assert here.room.latest.hinted == (2,)

    run(work())


def test_nobody_joins_a_match_that_was_on_a_device() -> None:
    async def work() -> None:
        table = (await server("tubyrinth", bots=["easy"], places=3)).room.latest
        assert is_open(table)
        assert not is_open(table.but(carried=True))

    run(work())


def test_no_new_seal_covers_a_match_that_was_on_a_device() -> None:
    async def work() -> None:
        table = (await server()).room.latest.but(rolls=0)
        assert fairness.is_free(table)
        assert not fairness.is_free(table.but(carried=True))

    run(work())


def test_the_sheet_of_the_evening_shows_a_carried_match_and_does_not_count_it() -> None:
    async def work() -> None:
        here = await server(bots=["random"])
        await here.write(1)
        await here.turn()
        copy = await here.copy()
        there = await device(copy)
        await there.write(24)
        await there.turn()
        assert there.room.latest.phase == "over"
        here.watch.now += HOUR
        await here.take_back(copy, (await there.copy())["record"])
        sheet = await here.house.archive.series(here.room.shown)
        assert [(each["match"], each["carried"], each["winners"]) for each in sheet["matches"]] == [(1, True, [])]
        assert (sheet["runs"], sheet["games"]) == ([], [])
        await here.room.act(lambda table: evening.rematch(table, here.anna))
        await here.write(25)
        await until(lambda: here.room.shown.phase == "over")
        sheet = await here.house.archive.series(here.room.shown)
        assert [each["carried"] for each in sheet["matches"]] == [True, False]
        assert [each["matches"] for each in sheet["games"]] == [1]
        assert "dice: sealed" in await here.record()  # the next match is like any other

    run(work())


def test_a_restarted_house_knows_the_mark() -> None:
    async def work() -> None:
        here = await server()
        copy = await here.copy()
        longer = await played_on(copy, 2)
        here.watch.now += HOUR
        await here.take_back(copy, longer)
        again = House(here.house.host)
        room = await again.find(here.room.latest.id)
        assert room.latest == here.room.latest
        assert (room.latest.carried, room.latest.rolls) == (True, 3)
        rolls = [entry for entry in here.log if entry.kind == "rolled"]
        assert len(rolls) == sum(event.by == CHANCE for event in Match.read(longer).events)

    run(work())


def test_a_link_that_has_ended_brings_nothing_back() -> None:
    async def work() -> None:
        here = await server(bots=["easy"])
        await here.turn()
        copy = await here.copy()
        longer = await played_on(copy, 1)
        await here.room.act(lambda table: acts.new_token(table, HOST, 0, "another key"))
        assert await refusal(here.take_back(copy, longer)) == "not-seated"

    run(work())


@pytest.mark.parametrize(("settings", "code"), [({"bots": ["easy"]}, "carry-busy"), ({"clock": 60}, "carry-clock")])
def test_what_nobody_was_handed_out_is_not_taken_back(settings: Any, code: str) -> None:
    """Whoever watches knows the events so far; a bot that is thinking must not be overtaken."""

    async def work() -> None:
        here = await server(thinks=False, **settings)
        match = (await here.house.archive.in_play(here.room.shown)).pasts[1].match
        copy = carrying.copy_of(here.room.latest, match, 0)
        for seat in reversed(match.seats):
            match.play(seat, "a1")
        assert await refusal(here.take_back(copy, match.record())) == code

    run(work())


def test_a_move_that_comes_while_the_log_is_read_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        here = await server()
        copy = await here.copy()
        longer = await played_on(copy, 1)
        here.watch.now += HOUR
        read = here.paper.read

        async def interrupted(table: str, after: int = 0) -> list[Entry]:
            """Once everything has been read, another device moves."""
            page = await read(table, after)
            if not page and not any(here.room.latest.acts):
                here.room.move([ANNA], MoveRequest(1, 0, 1, "e5", "another device's"))
            return page

        monkeypatch.setattr(here.paper, "read", interrupted)
        assert await refusal(here.take_back(copy, longer)) == "carry-moved-on"
        assert here.room.latest.acts == (1,)
        assert not here.room.latest.carried

    run(work())
