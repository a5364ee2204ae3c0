"""Quick reactions: who may send them, how often, and whom they reach."""

from json import loads

import pytest

from live.hosting import run, settle
from live.housing import HOST
from live.test_room import KEYS, Evening, Onlooker, begin
from vierling.game import Refusal
from vierling.live import acts, closing, moderation
from vierling.live.acts import Asker
from vierling.live.evening import come, mute_guest
from vierling.live.frames import table_facts
from vierling.live.reactions import AT_ONCE, NAMES, WITHIN, react

ANNA, BO = ([key] for key in KEYS)


async def at_table() -> tuple[Evening, dict[str, Onlooker]]:
    """Anna, Bo, the host's own device, and somebody who watches."""
    evening = await begin()
    devices = {
        "anna": Onlooker(ANNA, host_key=None),
        "bo": Onlooker(BO, host_key=None),
        "host": Onlooker(),
        "watching": Onlooker(host_key=None),
    }
    for device in devices.values():
        evening.room.arrive(device)
    return evening, devices


def heard(devices: dict[str, Onlooker]) -> dict[str, list[object]]:
    return {name: [loads(text) for text in device.told] for name, device in devices.items()}


def reached(devices: dict[str, Onlooker]) -> set[str]:
    return {name for name, device in devices.items() if device.told}


def refused(evening: Evening, keys: list[str], seat: int = 0, name: str = "wow") -> str:
    with pytest.raises(Refusal) as refusal:
        react(evening.room, keys, seat, name)
    return refusal.value.code


def test_everybody_at_the_table_sees_a_reaction_and_whose_it_is() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        react(evening.room, BO, 1, "applause")
        told = [{"type": "reaction", "seat": 1, "name": "applause"}]
        assert heard(devices) == dict.fromkeys(devices, told)

    run(work())


def test_there_are_six_and_no_other_is_passed_on() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        assert len(set(NAMES)) == 6
        for name in ("", "Wow", "wow ", "<b>wow</b>"):
            assert refused(evening, ANNA, name=name) == "no-such-reaction"
        assert reached(devices) == set()
        react(evening.room, ANNA, 0, "wow")  # what was refused has not counted
        react(evening.room, ANNA, 0, "wow")
        react(evening.room, ANNA, 0, "wow")

    run(work())


def test_nobody_reacts_for_somebody_else() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        assert refused(evening, ANNA, seat=1) == "not-yours"
        assert refused(evening, [], seat=0) == "not-yours"
        assert refused(evening, ["a stranger's key"], seat=0) == "not-yours"
        assert refused(evening, [HOST.key or ""], seat=0) == "not-yours"
        assert refused(evening, ANNA, seat=2) == "no-such-seat"
        await evening.room.act(lambda table: moderation.leave(table, HOST, 1))
        assert refused(evening, BO, seat=1) == "not-yours", "a bot has the seat now, and it has no key"
        assert refused(evening, [], seat=1) == "not-yours"
        assert reached(devices) == set()

    run(work())


def test_a_muted_person_reaches_nobody_and_does_not_notice() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        await evening.room.act(lambda table: moderation.mute(table, HOST, 1, True))
        react(evening.room, BO, 1, "ouch")
        assert reached(devices) == {"bo"}
        react(evening.room, ANNA, 0, "luck")
        assert reached(devices) == set(devices)
        await evening.room.act(lambda table: moderation.mute(table, HOST, 1, False))
        react(evening.room, BO, 1, "cheers")
        assert len(devices["anna"].told) == 2

    run(work())


def test_a_muted_guest_reaches_nobody_and_is_named_to_nobody() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        lea = devices["lea"] = Onlooker(["lea's key"], host_key=None)
        evening.room.arrive(lea)
        await evening.room.act(lambda table: come(table, Asker("lea's key", 0), "Lea", "lea's key", False))
        await evening.room.act(lambda table: mute_guest(table, HOST, 0, True))
        assert table_facts(evening.room, "")["guests"] == [{"name": "", "muted": True, "wants": False, "present": True}]
        for device in devices.values():
            device.told.clear()
        react(evening.room, ["lea's key"], None, "wow")
        assert reached(devices) == {"lea"}

    run(work())


def test_where_nobody_may_watch_only_those_who_belong_here_see_it() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        await evening.room.act(lambda table: moderation.lock(table, HOST, {"spectators": False}))
        react(evening.room, ANNA, 0, "laugh")
        assert reached(devices) == {"anna", "bo", "host"}

    run(work())


def test_a_person_reacts_a_few_times_and_then_has_to_wait_on_whatever_device() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        for _ in range(AT_ONCE):
            react(evening.room, ANNA, 0, "wow")
            evening.watch.now += 1
        evening.room.leave(devices["anna"])
        evening.room.arrive(Onlooker(ANNA, host_key=None))
        assert refused(evening, ANNA) == "reacts-often"
        react(evening.room, BO, 1, "wow")
        evening.watch.now += WITHIN - AT_ONCE - 1
        assert refused(evening, ANNA) == "reacts-often"
        evening.watch.now += 1  # the first one is old enough
        react(evening.room, ANNA, 0, "wow")
        assert refused(evening, ANNA) == "reacts-often"
        assert len(devices["bo"].told) == AT_ONCE + 2

    run(work())


def test_a_clock_that_is_set_back_silences_nobody() -> None:
    async def work() -> None:
        evening, _ = await at_table()
        for _ in range(AT_ONCE):
            react(evening.room, ANNA, 0, "wow")
        evening.watch.now -= 3_600_000
        react(evening.room, ANNA, 0, "wow")

    run(work())


def test_a_reaction_is_not_kept_and_shows_nobody_the_table_again() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        await settle()
        room, entries = evening.room, len(evening.paper.tables[evening.room.latest.id])
        before = room.version, room.latest, [device.woken for device in devices.values()]
        react(room, ANNA, 0, "cheers")
        await settle()
        assert (room.version, room.latest, [device.woken for device in devices.values()]) == before
        assert len(evening.paper.tables[room.latest.id]) == entries

    run(work())


def test_people_react_in_a_pause_too_but_not_at_a_closed_table() -> None:
    async def work() -> None:
        evening, devices = await at_table()
        await evening.room.act(lambda table: acts.pause(table, HOST))
        react(evening.room, ANNA, 0, "wow")
        assert reached(devices) == set(devices)
        await evening.room.act(lambda table: closing.close(table, HOST))
        assert refused(evening, ANNA) == "table-closed"

    run(work())
