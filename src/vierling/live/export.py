"""What a person takes along of a table: their seats, how it was set, and its finished matches."""

from collections.abc import Sequence
from typing import Any

from vierling.live.covering import shown_options
from vierling.live.errors import Refused
from vierling.live.table import Table
from vierling.live.transcript import Archive


async def export(archive: Archive, table: Table, keys: Sequence[str]) -> dict[str, Any]:
    """Nothing of a match in play, whose log holds secrets, and nobody's token."""
    seats = {seat for key in keys if (seat := table.seat_of(key)) is not None}
    host = table.host_key in keys
    if not seats and not host:
        raise Refused("not-seated", 403)
    first, *_ = await archive.log.read(table.id)
    finished = table.match if table.phase == "over" else table.match - 1
    records = await archive.records(table, range(1, finished + 1))
    return {
        "table": table.id,
        "game": table.game.name,
        "options": shown_options(table),
        "clock": table.clock,
        "spectators": table.spectators,
        "hints": table.hints,
        "made": first.at,
        "host": host,
        "seats": [{"seat": seat, "name": table.chairs[seat].name} for seat in sorted(seats)],
        "matches": [{"match": number, "record": record} for number, record in records.items()],
    }
