"""Whatever a device has seen, and however much it has missed: with the next change it knows what a newcomer is told."""

from json import loads
from random import Random
from typing import Any

import pytest

from live.hosting import make_host, run, settle
from live.housing import HOST, first_entry
from vierling.kit import GAMES
from vierling.live import acts
from vierling.live.acts import MoveRequest
from vierling.live.entry import Entry
from vierling.live.house import House
from vierling.live.patches import lay
from vierling.live.room import Room
from vierling.live.screens import Screen, poster_of
from vierling.live.table import Table
from vierling.server.api.encoding import dump

MOVES = 40
KEYS = ["anna's key", "bo's key", "cleo's key"]


def three_people(table: Table) -> list[Entry]:
    entries: list[Entry] = []
    for name, key in zip(("Anna", "Bo", "Cleo"), KEYS, strict=True):
        entries += acts.sit(table, HOST, name, key)
        table = table.apply(entries[-1])
    return entries


async def begin(game: str = "knister") -> Room:
    return await House(make_host()[0]).open_table(first_entry(game), three_people)


async def start(room: Room) -> None:
    await room.act(lambda table: acts.start(table, HOST))


async def write(room: Room, seat: int, move: str) -> None:
    request = MoveRequest(room.latest.match, seat, room.latest.stamp(seat), move, f"{seat} {room.latest.number}")
    room.move([KEYS[seat]], request)
    await settle()


class Seen:
    """What one device makes of what it is told."""

    def __init__(self, room: Room, keys: list[str], drawn: bool = False, every: int = 1) -> None:
        self.room = room
        self.keys = keys
        self.drawn = drawn
        self.every = every  # how many versions it waits
        self.screen = Screen(room, "")
        self.message: dict[str, Any] = {}

    def look(self) -> None:
        told = self.screen.news(self.keys, False, self.drawn)
        news = loads(told.encoded(dump)) if told else {"type": "nothing"}
        if news["type"] == "table":
            self.message = news
        elif news["type"] == "change":
            self.message = {**lay(news["patch"], self.message), "number": news["number"]}

    def newcomer(self) -> dict[str, Any]:
        other = Seen(self.room, self.keys, self.drawn)
        other.look()
        return other.message


def but_the_time(message: dict[str, Any]) -> dict[str, Any]:
    return {name: each for name, each in message.items() if name != "now"}


async def play(room: Room, rng: Random) -> None:
    """One move of a hand that is free, or another of one that has moved."""
    state = room.latest.state
    assert state
    seat, moves = rng.choice([(seat, moves) for seat in range(3) if (moves := state.offers(seat))])
    await write(room, seat, room.latest.game.write(rng.choice(moves)))


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"tubyrinth"}))  # which offers next to nothing one by one
def test_changes_lead_to_what_a_newcomer_is_told(game: str) -> None:
    async def work() -> None:
        room, rng = await begin(game), Random(1)
        eyes = [KEYS[:1], KEYS[1:2], KEYS[:2], []]
        devices = [Seen(room, keys) for keys in eyes] + [Seen(room, keys, every=3) for keys in eyes]
        devices += [Seen(room, KEYS[:1], drawn=True), Seen(room, KEYS[1:2], drawn=True, every=7)]
        for number in range(MOVES):
            for device in devices:
                if number % device.every == 0:
                    device.look()
                    assert but_the_time(device.message) == but_the_time(device.newcomer())
            await (play(room, rng) if number else start(room))

    run(work())


def test_whoever_has_nothing_new_of_their_own_is_told_the_same_as_those_who_watch() -> None:
    """Anna writes: Bo and a spectator are told the same, encoded once; Anna herself is told more."""

    async def work() -> None:
        room = await begin()
        await start(room)
        devices = [Seen(room, keys) for keys in (KEYS[:1], KEYS[1:2], [])]
        for device in devices:
            device.look()
        await write(room, 0, "a1")
        anna, bo, eve = (device.screen.news(device.keys, False) for device in devices)
        assert anna
        assert bo
        assert eve
        assert bo.message["patch"] == {"to_move": [0, 1, []], "hands/0/view/written/0": True}
        assert bo.encoded(dump) is eve.encoded(dump)
        assert anna.message["patch"]["hands/0"]["view"] == {"written/0": True, "entry": 0}

    run(work())


def test_a_hand_that_ends_as_it_was_is_told_its_new_stamp() -> None:
    """Between two looks Anna writes and takes it back: with the old stamp her next move would be stale."""

    async def work() -> None:
        room = await begin()
        await start(room)
        anna = Seen(room, KEYS[:1])
        anna.look()
        before = anna.message["hands"][0]
        await write(room, 0, "a1")
        await write(room, 0, "back")
        anna.look()
        assert anna.message["hands"][0] == {**before, "stamp": before["stamp"] + 2}

    run(work())


def test_the_same_news_has_a_number_for_those_who_count_otherwise() -> None:
    """A quiet move counts for nobody but its seat."""

    async def work() -> None:
        poster = poster_of(await begin(), "")
        news = [poster.change(number, poster.patches.setdefault((), {})) for number in (7, 8, 7)]
        assert [each.message["number"] for each in news] == [7, 8, 7]
        assert news[0] is news[2]

    run(work())
