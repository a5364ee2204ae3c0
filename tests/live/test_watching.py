"""Who looks on: guests may react, and those whom nobody knows are counted."""

from json import loads
from typing import Any

import pytest

from live.hosting import run, settle
from live.housing import HOST
from live.test_room import KEYS, Evening, Onlooker, begin
from vierling.game import Refusal
from vierling.live import evening, moderation
from vierling.live.acts import Asker
from vierling.live.frames import table_facts
from vierling.live.reactions import AT_ONCE, WITHIN, react
from vierling.live.screens import Screen
from vierling.live.watching import MOST_COUNTED

LEA = "lea's key"


async def with_guest() -> tuple[Evening, dict[str, Onlooker]]:
    """Anna, Lea who has said who she is, and somebody who has not."""
    begun = await begin()
    devices = {name: Onlooker(keys, host_key=None) for name, keys in (("anna", KEYS[:1]), ("lea", [LEA]), ("eve", []))}
    for device in devices.values():
        begun.room.arrive(device)
    await begun.room.act(lambda table: evening.come(table, Asker(LEA, begun.room.now()), "Lea", LEA, False))
    return begun, devices


def heard(devices: dict[str, Onlooker]) -> dict[str, list[Any]]:
    return {name: [loads(text) for text in device.told] for name, device in devices.items()}


def refused(begun: Evening, keys: list[str]) -> str:
    with pytest.raises(Refusal) as refusal:
        react(begun.room, keys, None, "wow")
    return refusal.value.code


def test_a_guest_reacts_by_name() -> None:
    async def work() -> None:
        begun, devices = await with_guest()
        react(begun.room, [LEA], None, "wow")
        told = {"type": "reaction", "seat": None, "guest": "Lea", "name": "wow"}
        assert heard(devices) == {name: [told] for name in devices}

    run(work())


def test_no_oftener_than_anybody_else() -> None:
    async def work() -> None:
        begun, _ = await with_guest()
        for _ in range(AT_ONCE):
            react(begun.room, [LEA], None, "wow")
        assert refused(begun, [LEA]) == "reacts-often"
        begun.watch.now += WITHIN
        react(begun.room, [LEA], None, "wow")

    run(work())


def test_nobody_reacts_who_is_no_guest_was_sent_away_or_may_not_look() -> None:
    async def work() -> None:
        begun, devices = await with_guest()
        assert [refused(begun, keys) for keys in ([], ["somebody's key"], KEYS[:1])] == ["not-seated"] * 3
        await begun.room.act(lambda table: moderation.lock(table, HOST, {"spectators": False}))
        assert refused(begun, [LEA]) == "not-seated"
        await begun.room.act(lambda table: moderation.lock(table, HOST, {"spectators": True}))
        await begun.room.act(lambda table: evening.send_off(table, HOST, 0))
        assert refused(begun, [LEA]) == "not-seated"
        assert not any(heard(devices).values())

    run(work())


def watching(begun: Evening) -> int | None:
    return table_facts(begun.room, "").get("watching")


def test_those_whom_nobody_knows_are_counted_and_nothing_is_said_while_nobody_watches() -> None:
    async def work() -> None:
        begun = await begin()
        room, eve, mio = begun.room, Onlooker(host_key=None), Onlooker(["unknown"], host_key=None)
        for device in (Onlooker(KEYS[:1]), Onlooker(KEYS[1:], host_key=None), Onlooker()):
            room.arrive(device)
        assert "watching" not in table_facts(room, "")
        screen = Screen(room, "")
        screen.news(KEYS[:1], False)
        room.arrive(eve)
        news = screen.news(KEYS[:1], False)
        assert news
        assert news.message["patch"] == {"table/watching": 1}
        room.arrive(mio)
        assert watching(begun) == 2
        await room.act(lambda table: evening.come(table, Asker("unknown", room.now()), "Mio", "unknown", False))
        await settle()
        assert watching(begun) == 1, "Mio is known by name now"
        screen.news(KEYS[:1], False)
        room.leave(eve)
        news = screen.news(KEYS[:1], False)
        assert news
        assert news.message["patch"] == {"table/watching": []}, "taken away"

    run(work())


def test_where_nobody_may_watch_nobody_is_counted() -> None:
    async def work() -> None:
        begun = await begin()
        begun.room.arrive(Onlooker(host_key=None))
        assert watching(begun) == 1
        await begun.room.act(lambda table: moderation.lock(table, HOST, {"spectators": False}))
        assert watching(begun) is None

    run(work())


def test_a_crowd_is_not_counted_to_the_last() -> None:
    async def work() -> None:
        begun = await begin()
        crowd = [Onlooker(host_key=None) for _ in range(MOST_COUNTED + 3)]
        for device in crowd[:-1]:
            begun.room.arrive(device)
        version = begun.room.version
        begun.room.arrive(crowd[-1])
        assert (watching(begun), begun.room.version) == (MOST_COUNTED, version), "nobody else is woken for it"

    run(work())
