"""What a person takes along of a table: their seats, how it was set, and its finished matches."""

from collections.abc import Iterator, Sequence
from typing import Any

from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.table import EVENTS, Table
from vierling.live.transcript import replay
from vierling.options import to_json


def export(table: Table, entries: Sequence[Entry], keys: Sequence[str]) -> dict[str, Any]:
    """Nothing of a match in play, whose log holds secrets, and nobody's token."""
    seats = {seat for key in keys if (seat := table.seat_of(key)) is not None}
    host = table.host in keys
    if not seats and not host:
        raise Refused("not-seated", 403)
    finished = table.match if table.phase == "over" else table.match - 1
    return {
        "table": table.id,
        "game": table.game.name,
        "options": to_json(table.options),
        "clock": table.clock,
        "spectators": table.spectators,
        "hints": table.hints,
        "made": entries[0].at,
        "host": host,
        "seats": [{"seat": seat, "name": table.chairs[seat].name} for seat in sorted(seats)],
        "matches": [
            {"match": number, "record": replay(table.id, list(alone(entries, number)), number).record()}
            for number in range(1, finished + 1)
        ],
    }


def alone(entries: Sequence[Entry], number: int) -> Iterator[Entry]:
    """A table's log with the events of one match only: those of the others would be played again for nothing."""
    match = 0
    for entry in entries:
        match += entry.kind == "started"
        if match > number:
            return
        if match == number or entry.kind not in EVENTS:
            yield entry
