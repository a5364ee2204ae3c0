"""A host removes, mutes, locks and hands on; those at the table replace a host who is lost."""

from collections.abc import Callable
from typing import Any

import pytest

from live.hosting import make_host, run, settle
from live.housing import HOST, first_entry
from live.test_room import KEYS, Evening, Onlooker, begin
from vierling.game import Refusal
from vierling.live import acts, moderation
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.frames import table_facts
from vierling.live.house import House
from vierling.live.moderation import PATIENCE
from vierling.live.screens import Screen
from vierling.live.table import Table, fold
from vierling.play.bots import strongest_bot

ANNA, BO = (Asker(key, 5000) for key in KEYS)
STRANGER = Asker("a stranger's key", 5000)


def lobby(*names: str) -> Table:
    """The host has the first seat."""
    table = fold("otter", [first_entry()])
    for key, name in zip([*KEYS, "carla's key", "dov's key"], names, strict=False):
        table = table.apply(acts.sit(table, HOST, name, key)[0])
    return table


def in_play(*names: str) -> Table:
    table = lobby(*names)
    return table.apply(acts.start(table, HOST)[0])


def after(table: Table, entries: list[Entry]) -> Table:
    for entry in entries:
        table = table.apply(entry)
    return table


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refusal:
        act()
    return refusal.value.code


# Removing


def told_on(screen: Screen, keys: list[str]) -> dict[str, Any]:
    news = screen.news(keys, False)
    assert news
    return news.message


def test_before_the_start_whoever_is_removed_leaves_a_free_seat_and_cannot_come_back() -> None:
    table = lobby("Anna", "Bo", "Carla")
    table = after(table, moderation.leave(table, HOST, 1))
    assert [chair.name for chair in table.chairs] == ["Anna", "Carla"]
    assert table.ended == {KEYS[1]: "removed"}
    assert refused(lambda: acts.sit(table, BO, "Bo", KEYS[1])) == "removed"
    assert refused(lambda: acts.new_token(table, HOST, 1, KEYS[1])) == "removed"


def test_in_a_match_a_bot_has_the_seat_for_good_and_the_token_opens_nothing() -> None:
    table = in_play("Anna", "Ada")
    table = after(table, moderation.leave(table, HOST, 1))
    chair = table.chairs[1]
    assert (chair.bot, chair.key, chair.name) == (strongest_bot("knister"), None, "Ben"), "Ada is called Ada until then"
    assert table.seat_of(KEYS[1]) is None
    request = acts.MoveRequest(table.match, 1, 0, "a1", "some id")
    assert refused(lambda: acts.move(table, [KEYS[1]], request, 6000)) == "not-yours"
    assert refused(lambda: acts.come_back(table, BO, 1)) == "not-yours"


def test_whoever_gets_up_themselves_may_sit_down_again() -> None:
    table = lobby("Anna", "Bo")
    table = after(table, moderation.leave(table, BO, 1))
    assert table.ended == {}
    assert acts.sit(table, BO, "Bo", KEYS[1])


def test_only_the_host_removes_and_neither_bots_nor_the_host() -> None:
    table = lobby("Anna", "Bo")
    table = after(table, acts.seat_bot(table, HOST, "random"))
    assert refused(lambda: moderation.leave(table, BO, 0)) == "not-yours"
    assert refused(lambda: moderation.remove(table, BO, 0)) == "not-host"
    assert refused(lambda: moderation.leave(table, HOST, 9)) == "no-such-seat"
    assert [entry.kind for seat in (0, 2) for entry in moderation.leave(table, HOST, seat)] == ["stood", "stood"]
    started = table.apply(acts.start(table, HOST)[0])
    for seat in (0, 2):
        assert refused(lambda: moderation.leave(started, HOST, seat)) == "already-started"  # noqa: B023 - called at once


def test_a_bot_plays_on_for_whoever_was_removed() -> None:
    async def work() -> None:
        _, room, *_, brains = await begin()
        await room.act(lambda table: moderation.leave(table, HOST, 1))
        await settle()
        assert [question.bot for question in brains.asked] == [strongest_bot("knister")]

    run(work())


# What a device is told whose token was taken away


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (lambda table: acts.new_token(table, HOST, 1, "a fresh key"), "relinked"),
        (lambda table: moderation.leave(table, HOST, 1), "removed"),
    ],
)
def test_a_device_that_loses_its_seat_is_told_why(act: Callable[[Table], list[Entry]], why: str) -> None:
    async def work() -> None:
        _, room, *_ = await begin()
        screen = Screen(room, "http://here")
        told = told_on(screen, [*KEYS, "never seen"])
        assert (told["mine"], told["ended"]) == ([0, 1, None], [None, None, None])
        await room.act(act)
        screen.clear()
        told = told_on(screen, [*KEYS, "never seen"])
        assert (told["mine"], told["ended"]) == ([0, None, None], [None, why, None])

    run(work())


def test_everybody_sees_until_the_next_match_that_a_seat_has_a_new_link() -> None:
    table = in_play("Anna", "Bo")
    (entry,) = acts.new_token(table, Asker(HOST.key, 7000), 1, "a fresh key")
    table = table.apply(entry)
    assert [chair.relinked for chair in table.chairs] == [None, 7000]
    assert refused(lambda: acts.sit(table, BO, "Bo", KEYS[1])) == "token-used"
    assert table.apply(Entry("started", 9000)).chairs[1].relinked is None


# Muting


def test_a_muted_name_is_shown_to_nobody() -> None:
    async def work() -> None:
        _, room, *_ = await begin()
        await room.act(lambda table: moderation.mute(table, HOST, 1, True))
        facts = table_facts(room, "http://here")
        assert [(seat["name"], seat["muted"]) for seat in facts["seats"]] == [("Anna", False), ("", True)]
        await room.act(lambda table: moderation.mute(table, HOST, 1, False))
        assert [seat["name"] for seat in table_facts(room, "http://here")["seats"]] == ["Anna", "Bo"]

    run(work())


def test_whoever_is_muted_cannot_rename_and_the_name_is_not_told_by_a_refusal_either() -> None:
    table = lobby("Anna", "Bo")
    table = after(table, moderation.mute(table, HOST, 1, True))
    assert refused(lambda: acts.rename(table, BO, 1, "Bob")) == "muted"
    with pytest.raises(Refusal) as refusal:
        acts.rename(table, ANNA, 0, "B0")
    assert refusal.value.params["other"] == "B0"


def test_only_the_host_mutes_and_only_people() -> None:
    table = lobby("Anna", "Bo")
    table = after(table, acts.seat_bot(table, HOST, "random"))
    assert refused(lambda: moderation.mute(table, ANNA, 1, True)) == "not-host"
    assert refused(lambda: moderation.mute(table, HOST, 2, True)) == "is-bot"
    assert refused(lambda: moderation.mute(table, HOST, 3, True)) == "no-such-seat"
    assert moderation.mute(table, HOST, 1, False) == []


# Locking


def test_nobody_sits_down_at_a_locked_table_unless_the_host_seats_them() -> None:
    table = lobby("Anna", "Bo")
    table = after(table, moderation.lock(table, HOST, {"locked": True}))
    assert refused(lambda: acts.sit(table, STRANGER, "Carla", "carla's key")) == "locked"
    assert acts.sit(table, HOST, "Carla", "carla's key")
    assert acts.sit(table, BO, "Bo", KEYS[1]) == [], "whoever sits there already asks again"
    assert moderation.lock(table, HOST, {"locked": True, "spectators": True}) == []
    table = after(table, moderation.lock(table, HOST, {"locked": False}))
    assert acts.sit(table, STRANGER, "Carla", "carla's key")


def test_a_host_sends_spectators_away_even_in_a_match() -> None:
    async def work() -> None:
        _, room, *_ = await begin()
        screen = Screen(room, "http://here")
        assert len(told_on(screen, [])["hands"]) == 1
        await room.act(lambda table: moderation.lock(table, HOST, {"spectators": False}))
        screen.clear()
        assert told_on(screen, [])["hands"] == []
        assert refused(lambda: moderation.lock(room.latest, BO, {"spectators": True})) == "not-host"

    run(work())


# Handing on


def test_the_host_hands_on_and_the_rights_go_with_the_seat() -> None:
    table = lobby("Anna", "Bo")
    assert [table.is_host(asker.key) for asker in (HOST, ANNA, BO)] == [True, False, False]
    table = after(table, moderation.hand_on(table, HOST, 1))
    assert [table.is_host(asker.key) for asker in (HOST, ANNA, BO)] == [False, False, True]
    assert [chair.host for chair in table.chairs] == [False, True]
    assert refused(lambda: acts.start(table, HOST)) == "not-host"
    assert not table.is_host(None)
    ordered = after(table, acts.put_in_order(table, BO, [1, 0]))
    assert ordered.is_host(KEYS[1])
    fresh = after(ordered, acts.new_token(ordered, BO, 0, "a fresh key"))
    assert (fresh.is_host("a fresh key"), fresh.is_host(KEYS[1])) == (True, False)


def test_only_the_host_hands_on_and_only_to_people() -> None:
    table = lobby("Anna", "Bo")
    table = after(table, acts.seat_bot(table, HOST, "random"))
    assert refused(lambda: moderation.hand_on(table, BO, 1)) == "not-host"
    assert refused(lambda: moderation.hand_on(table, HOST, 2)) == "is-bot"
    assert refused(lambda: moderation.hand_on(table, HOST, 3)) == "no-such-seat"
    table = after(table, moderation.hand_on(table, HOST, 1))
    assert moderation.hand_on(table, BO, 1) == []


def test_whoever_made_the_table_finds_it_again_after_handing_on() -> None:
    async def work() -> None:
        house, room, *_ = await begin()
        await room.act(lambda table: moderation.hand_on(table, HOST, 1))
        again = await house.open_table(first_entry(), lambda _: [])
        assert again is room

    run(work())


# A host who is lost


async def evening(*present: int) -> tuple[Evening, dict[int, Onlooker], Onlooker]:
    """Four people, some of them here; the host has a device of its own, and no seat."""
    host, paper, watch, brains = make_host()
    house = House(host)
    people = [Entry("sat", 2000, seat, {"name": f"P{seat}", "key": f"key {seat}"}) for seat in range(4)]
    room = await house.open_table(first_entry(), lambda _: people)
    devices = {seat: Onlooker([f"key {seat}"], host_key=None) for seat in present}
    hosts = Onlooker([], host_key=HOST.key)
    for device in (*devices.values(), hosts):
        room.arrive(device)
    return Evening(house, room, paper, watch, brains), devices, hosts


async def want(hosting: Evening, by: int, seat: int) -> Table:
    asker = Asker(f"key {by}", hosting.room.now())
    return await hosting.room.act(lambda table: moderation.vote(table, asker, seat, hosting.room.presence()))


def claims(hosting: Evening) -> list[Any]:
    facts = table_facts(hosting.room, "http://here")
    return [(claim["seat"], claim["agreed"], facts["needed"]) for claim in facts["claims"]]


async def refuses(hosting: Evening, by: int, seat: int) -> str:
    with pytest.raises(Refusal) as refusal:
        await want(hosting, by, seat)
    return refusal.value.code


def test_a_host_is_lost_after_two_minutes_and_most_of_those_here_choose_another() -> None:
    async def work() -> None:
        hosting, _, host = await evening(0, 1, 2)
        assert await refuses(hosting, 0, 0) == "host-here"
        hosting.room.leave(host)
        hosting.watch.now += PATIENCE - 1
        assert await refuses(hosting, 0, 0) == "host-here"
        hosting.watch.now += 1
        assert await refuses(hosting, 0, 1) == "no-claim", "nobody becomes host against their will"
        await want(hosting, 0, 0)
        await want(hosting, 0, 0)
        assert claims(hosting) == [(0, [0], 2)]
        table = await want(hosting, 1, 0)
        assert table.is_host("key 0")
        assert table.handed
        assert table.handed.by == "seated"
        assert claims(hosting) == []
        assert not table.is_host(HOST.key)

    run(work())


def test_alone_it_is_one_tap() -> None:
    async def work() -> None:
        hosting, _, host = await evening(2)
        hosting.room.leave(host)
        hosting.watch.now += PATIENCE
        assert (await want(hosting, 2, 2)).is_host("key 2")

    run(work())


def test_those_who_are_away_neither_hinder_nor_help() -> None:
    async def work() -> None:
        hosting, devices, host = await evening(0, 1, 2, 3)
        hosting.room.leave(host)
        hosting.watch.now += PATIENCE
        await want(hosting, 0, 0)
        assert claims(hosting) == [(0, [0], 3)]
        hosting.room.leave(devices[0])
        table = await want(hosting, 1, 0)
        assert not table.is_host("key 0"), "one of three who are here agrees"
        table = await want(hosting, 2, 0)
        assert table.is_host("key 0"), "two of three do"

    run(work())


def test_when_the_host_comes_back_all_claims_are_void() -> None:
    async def work() -> None:
        hosting, _, host = await evening(0, 1)
        hosting.room.leave(host)
        hosting.watch.now += PATIENCE
        await want(hosting, 0, 0)
        hosting.room.arrive(host)
        assert claims(hosting) == []
        assert await refuses(hosting, 1, 0) == "host-here"
        hosting.watch.now += 1
        hosting.room.leave(host)
        hosting.watch.now += PATIENCE
        assert await refuses(hosting, 1, 0) == "no-claim"

    run(work())


def test_only_the_seated_choose_and_only_people() -> None:
    async def work() -> None:
        hosting, _, host = await evening(0, 1)
        await hosting.room.act(lambda table: acts.seat_bot(table, HOST, "random"))
        hosting.room.leave(host)
        hosting.watch.now += PATIENCE
        assert await refuses(hosting, 9, 0) == "not-seated"
        assert await refuses(hosting, 0, 4) == "is-bot"
        assert await refuses(hosting, 0, 5) == "no-such-seat"

    run(work())


def test_a_host_who_got_up_is_lost_at_once() -> None:
    async def work() -> None:
        hosting, _, _ = await evening(0, 1)
        room = hosting.room
        await room.act(lambda table: moderation.hand_on(table, HOST, 3))
        await room.act(lambda table: moderation.leave(table, Asker("key 3", room.now()), 3))
        assert table_facts(room, "http://here")["host_away"] == 0
        await want(hosting, 0, 0)
        assert (await want(hosting, 1, 0)).is_host("key 0")

    run(work())
