"""The challenges of the day: the same dice for all, one counted try a device, and a ranking that tables' logs prove."""

import asyncio
import itertools
import json
from dataclasses import replace
from functools import partial
from hashlib import sha256

import pytest

from live.competing import TODAY, Club, move, play_on, rolled
from live.hosting import run
from live.housing import first_entry
from second_verifier import complaints
from vierling import Match
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.think.solver import first, warm_up
from vierling.live import acts, evening
from vierling.live.acts import Asker, MoveRequest
from vierling.live.contest import Result
from vierling.live.daily import ChallengeFacts
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.frames import table_facts
from vierling.live.keeping import DAY
from vierling.live.room import Room
from vierling.live.standings import Row, bars, standings
from vierling.live.table import Table
from vierling.play.fair import verify
from vierling.proof import Unproved

EVERYTHING = ["knister", "tuefteln-a", "tuefteln-b", *(f"tubyrinth-{grade}" for grade in range(1, 6)), "input"]


def total(room: Room) -> int:
    state = room.latest.state
    assert state
    return sum(line.points for line in state.score(0))


def test_two_devices_have_the_same_dice_all_day_whatever_they_do_and_others_the_next() -> None:
    async def work() -> None:
        club = Club()
        anna, bo = await club.begin("anna"), await club.begin("bo")
        first = await play_on(anna, 0)
        assert first == await play_on(bo, -1)
        assert len(first) == 25
        club.watch.now += DAY
        assert await play_on(await club.begin("anna"), 0) != first

    run(work())


def test_midnight_is_in_utc_and_a_try_counts_for_the_day_it_was_begun_on() -> None:
    async def work() -> None:
        club = Club()
        club.watch.now = (TODAY + 1) * DAY - 1
        late = await club.begin("anna")
        club.watch.now += 1
        early = await club.begin("bo")
        assert rolled(late) != rolled(early)
        await play_on(late)
        await play_on(early)
        facts = await club.daily.look(TODAY + 1, "anna")
        assert (facts["day"], facts["today"], facts["ends"]) == ("2026-11-18", "2026-11-18", (TODAY + 2) * DAY)
        assert (await club.look("anna"))["mine"] is None
        yesterday = await club.look("anna", day=TODAY)
        assert yesterday["mine"]
        assert yesterday["mine"]["result"]
        assert yesterday["mine"]["result"]["points"] == total(late)
        assert [(await club.look("bo", day=day))["players"] for day in (TODAY, TODAY + 1)] == [1, 1]

    run(work())


@pytest.mark.parametrize("name", [each for each in EVERYTHING if not each.startswith("tubyrinth")])
def test_every_challenge_is_played_and_ranked_against_the_master_with_the_same_dice(name: str) -> None:
    async def work() -> None:
        club = Club()
        club.brains.awake = True
        room = await club.begin("anna", name)
        await play_on(room)
        await club.mastered()
        facts = await club.look("anna", name)
        outcome = room.latest.state and room.latest.state.outcome()
        assert outcome
        assert facts["mine"]
        assert facts["standings"]
        own, *others = outcome.points
        result = facts["mine"]["result"]
        assert result
        assert (result["points"], result["ahead"]) == (own, own - max(others, default=0))
        assert [line[1] for line in facts["mine"]["lines"]] == [line.points for line in room.latest.state.score(0)]  # type: ignore[union-attr]
        assert facts["standings"]["place"] == 1
        master = facts["standings"]["master"]
        assert master
        assert master["ahead"] > result["ahead"]

    run(work())


def test_a_board_of_each_grade_is_made_once_a_day_and_the_faster_of_two_equal_pipelines_is_better() -> None:
    async def work() -> None:
        club = Club()
        club.brains.awake = True
        name = "tubyrinth-2"
        warm_up()
        rooms = [await club.begin(who, name) for who in ("anna", "bo")]
        boards = {room.latest.options.board for room in rooms}
        assert len(boards) == 1
        assert boards != {""}
        assert [entry.kind for entry in club.paper.tables["daily/2026-11-17"]].count("dealt") == 1
        layout = first(board_of(boards.pop()), tiles=(5,))
        assert layout
        for room, seconds in zip(rooms, (40, 30), strict=True):
            await move(room, "go")
            club.watch.now += 1000 * seconds
            for placement in layout:
                await move(room, str(placement))
            await move(room, "ready")
        await club.mastered()
        facts = await club.look("bo", name)
        assert facts["standings"]
        assert [(row["place"], row["mine"], row["result"]["millis"]) for row in facts["standings"]["rows"]] == [
            (1, True, 30_000),
            (2, False, 40_000),
        ]
        assert facts["standings"]["master"]

    run(work())


def test_whoever_comes_before_boards_can_be_made_is_asked_to_come_again_and_loses_nothing() -> None:
    async def work() -> None:
        club = Club()
        club.brains.cold = True
        with pytest.raises(Refused, match="still being compiled") as refused:
            await club.begin("anna", "tubyrinth-1")
        assert (refused.value.code, refused.value.status) == ("warming-up", 202)
        assert (await club.look("anna", "tubyrinth-1"))["mine"] is None
        club.brains.cold = False
        warm_up()
        assert (await club.begin("anna", "tubyrinth-1")).latest.options.board

    run(work())


def test_only_rolls_count_as_rolls_not_the_clock() -> None:
    async def work() -> None:
        club = Club()
        host = Asker("the host's key", club.watch.now)

        def two(table: Table) -> list[Entry]:
            (anna,) = acts.sit(table, host, "Anna", "anna's key")
            return [anna, *acts.sit(table.apply(anna), host, "Bo", "bo's key")]

        room = await club.house.open_table(first_entry("tubyrinth"), two)
        await room.act(lambda table: acts.start(table, host))
        for seat, key in enumerate(("anna's key", "bo's key")):
            room.move([key], MoveRequest(1, seat, room.latest.stamp(seat), "go", f"go {seat}"))
        club.watch.now += 3000  # the countdown
        room._act()
        assert (room.latest.rolls, room.latest.beats) == (2, 3)  # two boards, and the signal

    run(work())


def test_nothing_of_the_dice_and_of_others_results_is_told_before_one_has_played() -> None:
    async def work() -> None:
        club = Club()
        await play_on(await club.begin("anna"))
        await club.mastered()
        for who in (None, "bo"):
            facts = await club.look(who)
            assert (facts["mine"], facts["standings"], facts["players"]) == (None, None, 1)
        bo = await club.begin("bo")
        facts = await club.look("bo")
        assert facts["mine"]
        assert not facts["mine"]["over"]
        assert facts["standings"] is None
        text = json.dumps(await club.daily.look(TODAY, None))
        assert not any(table in text for table in club.paper.tables)
        assert bo.latest.spectators is False

    run(work())


def test_the_first_try_counts_and_has_to_be_over_before_the_next() -> None:
    async def work() -> None:
        club = Club()
        first = await club.begin("anna")
        assert await club.begin("anna") is first  # the answer was lost
        with pytest.raises(Refused, match="daily-unfinished"):
            await club.begin("anna", go=2)
        await club.begin("anna", "tuefteln-a", go=2)  # another challenge
        await play_on(first)
        second = await club.begin("anna", go=2)
        assert rolled(second) == rolled(first)[:1]
        await play_on(second, -1)
        facts = await club.look("anna")
        assert facts["players"] == 1
        assert facts["mine"]
        assert facts["mine"]["result"]
        assert facts["mine"]["table"] == first.latest.id
        assert facts["mine"]["result"]["points"] == total(first)

    run(work())


def test_a_try_whose_table_never_reached_the_disk_does_not_use_up_the_day() -> None:
    async def work() -> None:
        club = Club()
        room = await club.begin("anna")
        del club.paper.tables[room.latest.id]
        club = club.restarted()
        again = await club.begin("anna", go=2)
        await play_on(again)
        assert (await club.look("anna"))["players"] == 1

    run(work())


def test_the_ranking_survives_a_restart_also_what_ended_while_nobody_looked() -> None:
    async def work() -> None:
        club = Club()
        anna, bo = await club.begin("anna"), await club.begin("bo")
        await play_on(anna)
        await play_on(bo, -1)
        await club.look("anna")
        await club.mastered()
        before = await club.look("bo")
        dora = await club.begin("dora")
        club = club.restarted()
        assert await club.look("bo") == before
        assert await play_on(await club.house.find(dora.latest.id)) == rolled(anna)
        club = club.restarted()
        after = await club.look("dora")
        assert (after["players"], after["mine"] and after["mine"]["over"]) == (3, True)

    run(work())


def test_whoever_lets_a_bot_play_is_not_ranked() -> None:
    async def work() -> None:
        club = Club()
        room = await club.begin("anna")
        key = next(iter(room.latest.keys))
        await room.act(lambda table: acts.stand_in(table, Asker(key, club.watch.now), 0, "master"))
        await room.act(lambda table: acts.come_back(table, Asker(key, club.watch.now), 0))
        await play_on(room)
        facts = await club.look("anna")
        assert (facts["players"], facts["mine"] and facts["mine"]["helped"]) == (0, True)
        rival = await club.begin("anna", "input")
        host = Asker(rival.latest.maker, club.watch.now)
        await rival.act(lambda table: acts.change_bot(table, host, 1, "random"))
        await play_on(rival)
        assert (await club.look("anna", "input"))["players"] == 0

    run(work())


def test_a_table_that_says_it_is_a_try_but_was_not_made_as_one_is_not_ranked() -> None:
    async def work() -> None:
        club = Club()
        await play_on(await club.begin("anna"))
        real = club.paper.tables[next(table for table in club.paper.tables if "/" not in table)]
        club.paper.tables["forged-otter-22222-22222"] = list(real)
        assert (await club.look("anna"))["players"] == 1
        # Not even if the ranking's own log were made to say so, as long as the table's does not.
        contest = await club.contests.find("daily/2026-11-17")
        assert contest
        made, *rest = real
        for dice in (None, {**made.what["dice"], "of": {"kind": "daily", "name": "2026-11-16/knister"}}):
            first = (
                {**made.what, "dice": dice} if dice else {name: made.what[name] for name in made.what.keys() - {"dice"}}
            )
            table = f"forged-otter-{bool(dice):05}-22222"
            club.paper.tables[table] = [replace(made, what=first), *rest]
            what = {"challenge": "knister", "table": table, "device": table, "counted": True}
            await club.contests.write(contest, "tried", what)
        assert (await club.look("anna"))["players"] == 1

    run(work())


def test_the_next_match_at_the_table_of_a_try_has_dice_of_its_own_and_changes_no_result() -> None:
    async def work() -> None:
        club = Club()
        room = await club.begin("anna")
        dice = await play_on(room)
        points = total(room)
        await room.act(lambda table: evening.start_next(table, Asker(table.maker, club.watch.now)))
        await play_on(room, -1)
        assert rolled(room)[25:] != dice
        facts = await club.look("anna")
        assert facts["mine"]
        assert facts["mine"]["result"]
        assert facts["mine"]["result"]["points"] == points

    run(work())


def test_a_name_is_shown_if_somebody_wants_to_and_leaves_no_trace_when_it_is_taken_away() -> None:
    async def work() -> None:
        club = Club()
        with pytest.raises(Refused, match="daily-not-played"):
            await club.daily.show_name("knister", "anna", "Anna")
        room = await club.begin("anna")
        await play_on(room)
        assert [row["name"] for row in rows(await club.look("anna"))] == [None]
        by_choice, with_the_table = (
            partial(club.daily.show_name, "knister", "anna", None),
            partial(club.contests.forget_name, room.latest.id),
        )
        for forget in (by_choice, with_the_table):
            await club.daily.show_name("knister", "anna", "Zoë")
            assert [row["name"] for row in rows(await club.look("anna"))] == ["Zoë"]
            assert "Zoë" in stored(club)
            await forget()
            assert "Zoë" not in stored(club)
            assert [row["name"] for row in rows(await club.look("anna"))] == [None]
            assert [row["name"] for row in rows(await club.restarted().look("anna"))] == [None]

    run(work())


def test_a_deleted_table_leaves_the_ranking_and_the_device_has_still_had_its_try() -> None:
    async def work() -> None:
        club = Club()
        room = await club.begin("anna")
        await play_on(room)
        await club.look("anna")
        stream = await club.contests.stream_of(room.latest.id)
        await club.house.delete_table(room.latest.id)
        await club.contests.forget_table(stream, room.latest.id)
        assert room.latest.id not in stored(club)
        for again in (club, restarted := club.restarted()):
            facts = await again.look("anna")
            assert (facts["players"], facts["mine"] and facts["mine"]["table"]) == (0, None)
        await play_on(await restarted.begin("anna", go=2))
        assert (await restarted.look("anna"))["players"] == 0

    run(work())


def test_tries_begun_at_the_same_time_are_all_written() -> None:
    async def work() -> None:
        club = Club()
        rooms = await asyncio.gather(*(club.begin(f"guest {number}") for number in range(10)))
        assert len({tuple(rolled(room)) for room in rooms}) == 1
        assert len(club.paper.tables["daily/2026-11-17"]) >= 11

    run(work())


def test_what_a_device_is_told_about_the_dice_does_not_have_their_seed() -> None:
    async def work() -> None:
        club = Club()
        room = await club.begin("anna")
        assert table_facts(room, "")["dice"] == {"kind": "daily", "name": "2026-11-17/knister"}
        assert room.latest.dice
        assert room.latest.dice["seed"] not in json.dumps(table_facts(room, ""), default=str)

    run(work())


def rows(facts: ChallengeFacts) -> list[Row]:
    assert facts["standings"]
    return facts["standings"]["rows"]


def stored(club: Club) -> str:
    return str(club.paper.tables["daily/2026-11-17"])


def won(points: int, millis: int = 0) -> Result:
    return Result(points, points, millis)


def test_equal_results_share_a_place() -> None:
    results = {"a": won(50), "b": won(70), "c": won(50), "d": won(10)}
    found = standings(results, {"b": "Bo"}, won(60), "c", timed=False)
    assert [(row["place"], row["name"], row["mine"]) for row in found["rows"]] == [
        (1, "Bo", False),
        (2, None, False),
        (2, None, True),
        (4, None, False),
    ]
    assert found["place"] == 2


def test_time_decides_only_where_it_is_meant_to() -> None:
    results = {"a": won(6, 9000), "b": won(6, 8000), "c": won(7, 50_000)}
    assert [row["place"] for row in standings(results, {}, None, None, timed=True)["rows"]] == [1, 2, 3]
    assert [row["place"] for row in standings(results, {}, None, None, timed=False)["rows"]] == [1, 2, 2]


def test_whoever_is_far_down_is_shown_too() -> None:
    results = {f"table {number}": won(100 - number) for number in range(40)}
    found = standings(results, {}, None, "table 33", timed=False)["rows"]
    assert [row["place"] for row in found] == [*range(1, 21), 34]


def test_bars_cover_everything_from_the_worst_to_the_best_without_a_gap() -> None:
    found = bars([3, 5, 41, 41, 58], mine=41, master=63)
    assert sum(bar["count"] for bar in found) == 5
    assert (found[0]["least"], found[-1]["most"]) == (0, 69)  # with five points a bar there would be 13
    assert all(one["most"] + 1 == other["least"] for one, other in itertools.pairwise(found))
    assert [bar["count"] for bar in found if bar["mine"]] == [2]
    assert [bar["least"] <= 63 <= bar["most"] for bar in found if bar["master"]] == [True]
    assert bars([-4, 4])[0]["least"] == -4
    assert bars([]) == []


def test_a_record_of_a_try_can_be_read_like_any_other() -> None:
    async def work() -> None:
        club = Club()
        room = await club.begin("anna")
        await play_on(room)
        again = Match.read(await club.house.archive.record(room.shown, 1))
        assert again.total(0) == total(room)

    run(work())


def test_the_end_of_the_chain_is_known_beforehand_and_a_link_once_its_day_is_over() -> None:
    async def work() -> None:
        club = Club()
        room = await club.begin("anna")
        chain = (await club.daily.look(TODAY, None))["chain"]
        assert (chain["first"], chain["link"]) == ("2026-11-16", None)
        await play_on(room, 0)
        before = await club.house.archive.record(room.shown, 1)  # others are still playing
        assert "link: " not in before
        assert Match.read(before).proof == Unproved("day")
        club.watch.now += DAY
        record = await club.house.archive.record(room.shown, 1)
        assert list(complaints(record)) == []
        assert [finding.code for finding in verify(Match.read(record))] == ["link-fits", "rolls-fit"]
        told = (await club.daily.look(TODAY, None))["chain"]
        assert told["end"] == chain["end"]
        assert sha256(sha256(bytes.fromhex(told["link"] or "")).digest()).hexdigest() == chain["end"]

    run(work())
