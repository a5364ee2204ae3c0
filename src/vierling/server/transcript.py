"""A finished match of a table as a record."""

from vierling.game import CHANCE, Event
from vierling.match import Match
from vierling.options import to_json
from vierling.server.entry import Entry
from vierling.server.errors import Refused
from vierling.server.storage import Log
from vierling.server.table import Table, make


async def transcribe(log: Log, table: Table, number: int) -> str:
    """While a match runs its log holds secrets: it is refused until the match is over."""
    if number > table.match or number < 1:
        raise Refused("no-match", 404, number=number)
    if number == table.match and table.phase != "over":
        raise Refused("not-over")
    return replay(table.id, await log.read(table.id), number).record()


def replay(table_id: str, entries: list[Entry], number: int) -> Match:
    table = make(table_id, entries[0])
    match: Match | None = None
    began = 0
    for entry in entries[1:]:
        table = table.apply(entry)
        if table.match == number and entry.kind == "started":
            names = [chair.name for chair in table.chairs]
            match, began = Match(table.game, len(names), names, **to_json(table.options)), entry.at
        elif match and table.match == number and entry.kind in {"rolled", "moved", "slept"}:
            by = CHANCE if entry.seat is None else entry.seat
            last = match.events[-1].at if match.events else 0  # a clock may be set back: a record's never runs back
            match.apply(Event(by, table.game.read(entry.what), max(last, entry.at - began)))
    assert match
    return match
