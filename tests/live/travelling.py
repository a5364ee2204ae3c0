"""A match that is played at two houses: a server's, and that of Anna's browser."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest

from live.competing import is_turn
from live.hosting import Paper, Watch, make_host, settle, until
from live.housing import HOST, first_entry
from live.test_room import KEYS
from vierling.browser.house import name_here
from vierling.game import Refusal
from vierling.live import acts, carrying
from vierling.live.acts import Asker, MoveRequest
from vierling.live.entry import Entry
from vierling.live.house import House, hash_token
from vierling.live.making import Visit
from vierling.live.messages import Copy
from vierling.live.room import Room
from vierling.live.table import Table

SECRET = "5e" * 32
TOKEN = "the token of Anna's seat"
ANNA = hash_token(TOKEN)
HOUR = 3_600_000
IDS = (f"move {number}" for number in count())


@dataclass
class Place:
    """A house with a table of Anna's."""

    house: House
    room: Room
    paper: Paper
    watch: Watch
    key: str = ANNA

    @property
    def anna(self) -> Asker:
        return Asker(self.key, self.watch())

    @property
    def log(self) -> list[Entry]:
        return self.paper.tables[self.room.latest.id]

    async def turn(self) -> None:
        """Bots take their time; then the table waits for Anna alone, or the match is over."""
        await until(lambda: is_turn(self.room) and self._is_quiet())

    def _is_quiet(self) -> bool:
        state = self.room.latest.state
        assert state
        if self.room.latest.phase == "over" or state.to_move() == {0}:
            return True
        self.watch.now += 1000
        self.room._act()
        return False

    async def copy(self, **wish: Any) -> Copy:
        return await carrying.hand_out(self.house, self.room, self.anna, **wish)

    async def write(self, moves: int = 1) -> None:
        """The first moves that are offered, one a second."""
        for _ in range(moves):
            await self.turn()
            self.watch.now += 1000
            table = self.room.latest
            assert table.state
            text = next(table.game.write(move) for move in table.state.moves(0) if move != table.game.undo)
            self.room.move([self.key], MoveRequest(table.match, 0, table.stamp(0), text, next(IDS)))
            await until(lambda: self.room.shown is self.room.latest)

    async def take_back(self, copy: Copy, record: str, **more: Any) -> None:
        brought = {"match": copy["match"], "events": copy["events"], "record": record, **more}
        await carrying.take_back(self.house, self.room, self.anna, **brought)

    async def record(self) -> str:
        return await self.house.archive.record(self.room.shown, None)


def furnish(bots: Sequence[str], people: int) -> Any:
    def sit(table: Table) -> list[Entry]:
        entries: list[Entry] = []
        for name, key in list(zip(["Anna", "Bo"], [ANNA, KEYS[1]], strict=True))[:people]:
            entries += acts.sit(table, HOST, name, key)
            table = table.apply(entries[-1])
        for bot in bots:
            entries += acts.seat_bot(table, HOST, bot)
            table = table.apply(entries[-1])
        return entries

    return sit


async def server(
    game: str = "knister", bots: Sequence[str] = (), people: int = 1, thinks: bool = True, **settings: Any
) -> Place:
    host, paper, watch, brains = make_host()
    if not thinks:
        brains.ready.clear()
    house = House(replace(host, draw_secret=lambda: bytes.fromhex(SECRET)))
    room = await house.open_table(first_entry(game, **settings), furnish(bots, people))
    await room.act(lambda table: acts.start(table, HOST))
    await settle()
    return Place(house, room, paper, watch)


async def device(copy: Copy) -> Place:
    """Anna's browser goes on with the match, an hour later."""
    host, paper, watch, _ = make_host()
    watch.now += HOUR
    house = House(replace(host, name=name_here, draw_secret=lambda: bytes.fromhex(SECRET)))
    person = {"token": TOKEN}
    made = await carrying.go_on(Visit(house, Asker(None, watch()), ""), token="any", person=person, copy=copy)
    return Place(house, await house.find(made["id"]), paper, watch)


async def played_on(copy: Copy, moves: int) -> str:
    there = await device(copy)
    await there.write(moves)
    return (await there.copy(agreed=True))["record"]


def events_of(text: str) -> list[str]:
    return text.partition("\n\n")[2].splitlines()


async def refusal(work: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code
