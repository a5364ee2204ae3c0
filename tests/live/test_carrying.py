"""A match of one person is taken along: which, when, and what the copy tells."""

from dataclasses import replace

from live.competing import Club
from live.hosting import make_host, run, until
from live.housing import HOST, first_entry
from live.travelling import ANNA, HOUR, IDS, SECRET, Place, device, furnish, played_on, refusal, server
from vierling.live import acts, carrying, evening
from vierling.live.acts import Asker, MoveRequest
from vierling.live.house import House
from vierling.proof import Pact


def test_only_the_person_in_the_match_can_take_it_along_or_bring_it_back() -> None:
    async def work() -> None:
        here = await server()
        copy = await here.copy()
        longer = await played_on(copy, 1)
        for key in ("anybody's key", f"{HOST.key}"):
            stranger = replace(here, key=key)
            assert await refusal(stranger.copy()) == "not-seated"
            assert await refusal(stranger.take_back(copy, longer)) == "not-seated"

    run(work())


def test_a_table_of_two_people_is_not_carried() -> None:
    async def work() -> None:
        here = await server(people=2)
        assert await refusal(here.copy()) == "carry-people"
        alone = await server(bots=["easy"])
        await alone.turn()
        copy = await alone.copy()
        longer = await played_on(copy, 1)
        alone.room.latest = alone.room.latest.but(keys={**alone.room.latest.keys, "bo": 1})  # somebody has sat down
        assert await refusal(alone.take_back(copy, longer)) == "carry-people"

    run(work())


def test_a_challenge_of_the_day_is_not_carried_but_what_is_played_there_afterwards_is() -> None:
    async def work() -> None:
        club = Club()
        room = await club.begin("anna")
        here = Place(club.house, room, club.paper, club.watch, next(iter(room.latest.keys)))
        assert await refusal(here.copy()) == "carry-dice"
        mine = Asker(here.key, club.watch())
        match = (await club.house.archive.in_play(room.shown)).pasts[1].match
        copy = carrying.copy_of(room.latest, match, 0)
        match.play(0, "a1")
        assert await refusal(here.take_back(copy, match.record())) == "carry-dice"  # whatever somebody makes up
        await here.write(25)
        await room.act(lambda table: evening.rematch(table, mine))
        assert (await here.copy())["match"] == 2

    run(work())


def test_a_guided_match_is_not_carried() -> None:
    async def work() -> None:
        here = await server(lesson=True)
        assert await refusal(here.copy()) == "carry-dice"

    run(work())


def test_a_table_with_a_clock_is_not_carried() -> None:
    async def work() -> None:
        here = await server(clock=60)
        assert await refusal(here.copy()) == "carry-clock"

    run(work())


def test_a_copy_is_handed_out_only_while_the_table_waits_for_the_person() -> None:
    async def work() -> None:
        host, paper, watch, brains = make_host()
        brains.ready.clear()
        house = House(host)
        room = await house.open_table(first_entry(), furnish(["easy"], 1))
        here = Place(house, room, paper, watch)
        assert await refusal(here.copy()) == "not-started"
        await room.act(lambda table: acts.start(table, HOST))
        assert await refusal(here.copy()) == "carry-busy"  # the bot has not written yet
        brains.ready.set()
        await until(lambda: room.latest.state is not None and room.latest.state.to_move() == {0})
        copy = await here.copy()
        assert (copy["bots"], copy["events"]) == ([None, "easy"], 2)
        await room.act(lambda table: acts.stand_in(table, here.anna, 0, "easy"))
        assert await refusal(here.copy()) in ("carry-busy", "match-over")

    run(work())


def test_against_bots_the_same_bots_play_elsewhere_and_remember_what_happened_when_it_is_back() -> None:
    async def work() -> None:
        here = await server("tuefteln", bots=["easy", "medium"])
        await here.write(2)
        await here.turn()
        copy = await here.copy()
        there = await device(copy)
        assert [(chair.name, chair.bot) for chair in there.room.latest.chairs] == [
            (chair.name, chair.bot) for chair in here.room.latest.chairs
        ]
        await there.write(4)
        await there.turn()
        here.watch.now += HOUR
        await here.take_back(copy, (await there.copy())["record"])
        await here.write(9)
        await here.turn()
        assert here.room.latest.phase == "over"

    run(work())


def test_hidden_stones_are_told_only_if_that_was_asked_for_and_the_match_is_marked_first() -> None:
    async def work() -> None:
        here = await server("input", bots=["easy"])
        await here.turn()
        before = len(here.log)
        assert await refusal(here.copy()) == "carry-hidden"
        assert len(here.log) == before
        copy = await here.copy(agreed=True)
        assert here.log[-1].kind == "carried"
        assert (here.room.latest.carried, here.room.latest.pact) == (True, None)
        marked = len(here.log)
        assert await here.copy() == copy  # nothing more to ask for
        assert len(here.log) == marked
        there = await device(copy)
        await there.write(2)
        await there.turn()
        here.watch.now += HOUR
        await here.take_back(copy, (await there.copy(agreed=True))["record"])
        assert here.room.latest.acts == there.room.latest.acts

    run(work())


def test_a_puzzle_alone_is_carried_while_no_clock_runs() -> None:
    async def work() -> None:
        here = await server("tubyrinth")
        room = here.room
        table = room.latest
        room.move([ANNA], MoveRequest(1, 0, table.stamp(0), "go", next(IDS)))
        await until(lambda: room.shown is room.latest)
        copy = await here.copy()
        assert copy["bots"] == [None]
        there = await device(copy)
        table = there.room.latest
        there.room.move([ANNA], MoveRequest(1, 0, table.stamp(0), "pass", next(IDS)))
        await until(lambda: there.room.shown.phase == "over")
        here.watch.now += HOUR
        await here.take_back(copy, (await there.copy())["record"])
        assert room.latest.phase == "over"

    run(work())


def test_the_copy_has_neither_the_secret_of_the_dice_nor_any_token() -> None:
    async def work() -> None:
        here = await server()
        await here.write(1)
        assert isinstance(here.room.latest.pact, Pact)
        text = repr(await here.copy())
        assert SECRET not in text
        assert ANNA not in text

    run(work())
