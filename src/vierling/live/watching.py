"""How many look on without having said who they are. Those who have are the guests."""

from collections.abc import Iterable

from vierling.live.table import Table

MOST_COUNTED = 30  # beyond that nobody is told of every one who comes and goes


def count_watchers(table: Table, devices: Iterable[set[str | None]]) -> int:
    """Of devices with these keys, those that belong to nobody at the table, if they may watch at all."""
    if not table.spectators:
        return 0
    known = {*table.keys, *(guest.key for guest in table.guests), table.host_key} - {None}
    return min(MOST_COUNTED, sum(known.isdisjoint(keys) for keys in devices))
