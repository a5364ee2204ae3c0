"""Reactions as devices send and get them, on connections that a test controls."""

from typing import Any

import orjson
import pytest

from live.hosting import make_host, run
from live.housing import HOST, first_entry
from server.playing import new_token
from server.test_device import Line, moment
from vierling.live import acts
from vierling.live.device import Device
from vierling.live.entry import Entry
from vierling.live.house import House, hash_token
from vierling.live.reactions import NAMES
from vierling.live.room import Room
from vierling.live.table import Table
from vierling.server.api.socket import manners
from vierling.server.api.vitals import Vitals
from vierling.words import LANGUAGES, say

TOKENS = [new_token(), new_token()]


def seated(table: Table) -> list[Entry]:
    entries: list[Entry] = []
    for name, token in zip(("Anna", "Bo"), TOKENS, strict=True):
        entries += acts.sit(table, HOST, name, hash_token(token))
        table = table.apply(entries[-1])
    return entries


async def two_devices(language: str = "en") -> tuple[Room, list[tuple[Device, Line]]]:
    room = await House(make_host()[0]).open_table(first_entry(), seated)
    pairs = []
    for token in TOKENS:
        line = Line()
        device = Device(line, room, "http://here", "en", manners(Vitals()))
        device.hear(orjson.dumps({"type": "hello", "protocol": 1, "language": language, "tokens": [token]}))
        pairs.append((device, line))
    await moment()
    return room, pairs


def said(**fields: Any) -> bytes:
    return orjson.dumps({"type": "react", "id": "12345678", "seat": 0, "name": "wow", **fields})


def test_a_reaction_goes_out_as_a_message_of_its_own() -> None:
    async def work() -> None:
        _, ((anna, line), (_, other)) = await two_devices()
        anna.hear(said())
        await moment()
        for each in (line, other):
            assert each.told[-1] == {"type": "reaction", "seat": 0, "name": "wow"}
            assert each.types().count("change") + each.types().count("table") == each.types().index("reaction")

    run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_one_is_refused_in_the_language_of_the_device_and_told_to_nobody(language: str) -> None:
    async def work() -> None:
        _, ((anna, line), (_, other)) = await two_devices(language)
        anna.hear(said(name="boo"))
        await moment()
        sentence = say(language, "error-no-such-reaction", {"names": ", ".join(NAMES)})
        error = {"code": "no-such-reaction", "message": sentence, "where": "name"}
        assert line.told[-1] == {"type": "refused", "id": "12345678", "error": error}
        assert "reaction" not in other.types()

    run(work())


@pytest.mark.parametrize(
    "wrong", [{"seat": -1}, {"seat": "0"}, {"name": ""}, {"name": 7}, {"name": "x" * 21}, {"id": "short"}, {"to": 1}]
)
def test_an_unreadable_one_is_garbage(wrong: dict[str, Any]) -> None:
    async def work() -> None:
        _, ((anna, line), (_, other)) = await two_devices()
        anna.hear(said(**wrong))
        await moment()
        assert (line.types()[-1], line.told[-1]["id"], anna.garbage) == ("refused", None, 1)
        assert "reaction" not in other.types()

    run(work())


def test_a_stalled_device_misses_reactions_and_is_not_sent_them_later() -> None:
    async def work() -> None:
        _, ((anna, _), (bo, other)) = await two_devices()
        other.is_full = True
        anna.hear(said())
        await moment()
        other.is_full = False
        bo.catch_up()
        await moment()
        assert "reaction" not in other.types()

    run(work())


def test_a_flood_of_them_reaches_others_only_a_few_times() -> None:
    async def work() -> None:
        _, ((anna, line), (_, other)) = await two_devices()
        for _ in range(50):
            anna.hear(said())
        await moment()
        assert other.types().count("reaction") == 3
        assert {each["error"]["code"] for each in line.told if each["type"] == "refused"} == {"reacts-often"}

    run(work())
