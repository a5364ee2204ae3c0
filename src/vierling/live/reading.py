"""Reading a table's log page by page, and what happens if it cannot be read."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from vierling.game import Refusal
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.host import Damaged, Log
from vierling.live.table import Table, make

logger = logging.getLogger(__name__)


async def pages(log: Log, table_id: str) -> AsyncIterator[list[tuple[int, Entry]]]:
    """All entries of a table, each with its number."""
    read = 0
    while page := await log.read(table_id, read):
        yield list(enumerate(page, read + 1))
        read += len(page)


def begin(table_id: str, first: Entry) -> Table:
    """The table as its first entry leaves it, or why this server cannot play at it."""
    with checked(1, passing=Refusal):  # another version of its game, or a game that we do not have
        return make(table_id, first)


@contextmanager
def checked(number: int, passing: type[Exception] = Refused) -> Iterator[None]:
    """Whatever goes wrong within, the entry is to blame: only what folds is ever written."""
    try:
        yield
    except passing:
        raise
    except Exception as problem:
        raise Damaged(number, type(problem).__name__) from problem  # the rest may tell a move, which logs must not


@contextmanager
def told(table_id: str) -> Iterator[None]:
    """A damaged log is reported to whoever runs the server, and refused to whoever opens the table."""
    try:
        yield
    except Damaged as damaged:
        logger.error("table %s cannot be read: %s", table_id, damaged)  # noqa: TRY400 - nothing of ours went wrong
        raise Refused("table-damaged", 500, number=damaged.number) from damaged
