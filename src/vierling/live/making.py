"""Making tables, and taking seats: what is asked of a house, whoever hosts it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vierling.game import Game
from vierling.kit import game_named
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.errors import Refused, blame
from vierling.live.evening import start_next
from vierling.live.frames import round_of, table_facts, to_move
from vierling.live.house import House, hash_token
from vierling.live.room import Room
from vierling.live.table import Table

NewPerson = Mapping[str, str]  # name and token


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody asks something of a house."""

    house: House
    asker: Asker
    origin: str  # how links to the house begin


def told(room: Room, origin: str) -> dict[str, Any]:
    """The table as it is now, for whoever has asked about it."""
    return {
        **table_facts(room, origin),
        "to_move": to_move(room.shown),
        "round": round_of(room.shown),
        "touched": any(room.shown.acts),
        "now": room.clock(),
    }


async def make_table(  # noqa: PLR0913 - a table's settings
    visit: Visit,
    *,
    game: str,
    options: Mapping[str, Any] | None = None,
    clock: int | None = None,
    spectators: bool = True,
    places: int | None = None,
    hints: str = "alone",
    **company: Any,
) -> dict[str, Any]:
    with blame("body.game"):
        played = game_named(game)
    settings = {
        "options": options or {},
        "clock": clock,
        "spectators": spectators,
        "places": places,
        "hints": hints,
    }
    return await set_table(visit, played, settings, **company)


async def set_table(  # noqa: PLR0913 - who comes
    visit: Visit,
    game: Game,
    settings: dict[str, Any],
    *,
    token: str,
    people: Sequence[NewPerson] = (),
    bots: Sequence[str] = (),
    start: bool = False,
    commitment: str | None = None,
) -> dict[str, Any]:
    """A table with these settings, at which people and bots sit down, and perhaps start."""
    if len({person["token"] for person in people}) < len(people):
        raise Refused("token-used", 422, "body.people")
    host = Asker(hash_token(token), visit.asker.at)
    first = acts.made(game, settings, host.key or "", host.at)

    def furnish(table: Table) -> list[Entry]:
        entries = seated(table, host, people, bots, commitment)
        if start:
            acts.start(after(table, entries), host)  # refuse before anything is written
        return entries

    room = await visit.house.open_table(first, furnish)
    await room.act(lambda table: acts.start(table, host) if start and table.phase == "lobby" else [])
    return told(room, visit.origin)


def seated(
    table: Table, host: Asker, people: Sequence[NewPerson], bots: Sequence[str], commitment: str | None
) -> list[Entry]:
    """The entries that seat people and bots one after another."""
    entries: list[Entry] = []
    for index, person in enumerate(people):
        key, where = hash_token(person["token"]), f"body.people.{index}"
        sat = acts.sit(table, host, person["name"], key, where, None if index else commitment)
        entries, table = entries + sat, after(table, sat)
    for bot in bots:
        sat = acts.seat_bot(table, host, bot)
        entries, table = entries + sat, after(table, sat)
    return entries


def after(table: Table, entries: Sequence[Entry]) -> Table:
    for entry in entries:
        table = table.apply(entry)
    return table


def take_seat(  # noqa: PLR0913 - who sits down
    table: Table,
    asker: Asker,
    *,
    bot: str | None = None,
    name: str | None = None,
    token: str | None = None,
    commitment: str | None = None,
) -> list[Entry]:
    """A bot, or a person with name and token."""
    if bot is not None:
        return acts.seat_bot(table, asker, bot)
    if name is None or token is None:
        field = "body.name" if name is None else "body.token"
        raise Refused("missing", 422, field, field=field)
    return acts.sit(table, asker, name, hash_token(token), commitment=commitment)


def change_seat(
    table: Table, asker: Asker, seat: int, *, name: str | None = None, bot: str | None = None
) -> list[Entry]:
    entries = acts.rename(table, asker, seat, name) if name else []
    return entries + (acts.change_bot(table, asker, seat, bot) if bot else [])


def start(table: Table, asker: Asker, room: Room) -> list[Entry]:
    """The first match, or the next one without waiting for more answers."""
    if table.phase == "over":
        return start_next(table, Asker(asker.key, room.now()), room.presence())
    return acts.start(table, asker)
