"""The end of a table. Closed, it can only be looked back at; deleted, it is gone."""

from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.table import Table

# What devices are shown out with.
CLOSED = 4410
DELETED = 4411


def close(table: Table, asker: Asker) -> list[Entry]:
    asker.must_host(table)
    return [Entry("closed", asker.at)]


def must_be_open(table: Table) -> None:
    if table.closed:
        raise Refused("table-closed", 410)
