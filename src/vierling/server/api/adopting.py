"""Tables of a process that has died: whoever has them now goes on with them, without being asked."""

import asyncio
import logging
from collections.abc import Iterator, Sequence

from fastapi import FastAPI

from vierling.game import Refusal
from vierling.live.host import Elsewhere
from vierling.server.store.trouble import Trouble

logger = logging.getLogger(__name__)

AT_ONCE = 2  # tables that nobody has asked for yet: whoever waits for one shall not wait for all the others too


def adopt(app: FastAPI, tables: Sequence[str]) -> None:
    """Their bots and clocks go on here, one table after the other."""
    state, left = app.state, iter(tables)
    for _ in range(AT_ONCE):
        task = asyncio.get_running_loop().create_task(wake_all(app, left))
        state.waking.add(task)
        task.add_done_callback(state.waking.discard)


async def wake_all(app: FastAPI, tables: Iterator[str]) -> None:
    for table in tables:
        await wake(app, table)


async def wake(app: FastAPI, table: str) -> None:
    try:
        await app.state.house.find(table)
    except (Refusal, Elsewhere, Trouble) as problem:
        logger.warning("table %s was not taken over: %s", table, problem)
    except Exception:
        logger.exception("table %s could not be taken over", table)
