"""The way to PostgreSQL, which may be lost at any time: whoever asks waits until it is there again."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import asyncpg

from vierling.server.store.trouble import Trouble

logger = logging.getLogger(__name__)
Answer = TypeVar("Answer")
Work = Callable[[asyncpg.Connection], Awaitable[Answer]]

PATIENCE_SECONDS = 20.0  # a database that restarts is back by then
PAUSE_SECONDS = 0.05
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
HELD_SECONDS = 5  # in which the next statement of a transaction has to come: others wait for what it has locked
# A machine without power or network hangs up on nobody: the database has to find out by itself, or it would keep its
# connections for hours. What is sent for that also reminds firewalls, which forget quiet connections, of this one.
KEEP_ALIVE = """SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
  SET tcp_user_timeout = '15s'"""
GONE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # after a restart, now and then
)


def is_gone(problem: BaseException) -> bool:
    """Whether the line was lost, and not what was said over it wrong, which asyncpg calls a ValueError too."""
    return isinstance(problem, GONE) and not isinstance(problem, ValueError)


def sentence(problem: BaseException) -> str:
    """What the database says, without the row that it says it about: a move stays secret."""
    return str(problem.args[0]) if problem.args else type(problem).__name__


async def connect(address: str, command_seconds: float = COMMAND_SECONDS) -> asyncpg.Connection:
    timeout = min(CONNECT_SECONDS, command_seconds)
    connection = await asyncpg.connect(address, timeout=timeout, command_timeout=command_seconds)
    try:
        await connection.execute(f"{KEEP_ALIVE}; SET idle_in_transaction_session_timeout = '{HELD_SECONDS}s'")
    except BaseException:
        connection.terminate()
        raise
    return connection


class Line:
    """One connection, which reconnects when it is lost."""

    def __init__(
        self, address: str, patience: float = PATIENCE_SECONDS, command_seconds: float = COMMAND_SECONDS
    ) -> None:
        self.address = address
        self.patience = patience
        self.command_seconds = command_seconds
        self.losses = 0
        self._connection: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()

    @property
    def is_there(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def run(self, work: Work[Answer]) -> Answer:
        """`work` may run again after it was cut off, and may have done its work already."""
        until = time.monotonic() + self.patience
        async with self._turn:
            while True:
                try:
                    return await work(await self._connected())
                except Exception as problem:
                    if not is_gone(problem):
                        if isinstance(problem, asyncpg.PostgresError | asyncpg.InterfaceError):
                            raise Trouble(sentence(problem)) from problem
                        raise
                    self._lose(problem)
                    if time.monotonic() > until:
                        raise Trouble(f"the database cannot be reached: {sentence(problem)}") from problem
                except asyncio.CancelledError:
                    self.drop()  # nobody knows what it is in the middle of
                    raise
                await asyncio.sleep(PAUSE_SECONDS)

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self.address, self.command_seconds)
        return self._connection

    def _lose(self, problem: Exception) -> None:
        if self._connection:
            logger.warning("the database was lost: %s", sentence(problem))
        self.losses += 1
        self.drop()

    def drop(self) -> None:
        if self._connection:
            with suppress(*GONE):
                self._connection.terminate()
        self._connection = None

    async def close(self) -> None:
        if self._connection and not self._connection.is_closed():
            with suppress(*GONE):
                await self._connection.close(timeout=1)
        self.drop()


class Lines:
    """Several, of which each question takes the one that is free longest."""

    def __init__(self, address: str, number: int) -> None:
        self._all = [Line(address) for _ in range(number)]
        self._free: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        for each in self._all:
            self._free.put_nowait(each)

    async def run(self, work: Work[Answer]) -> Answer:
        line = await self._free.get()
        try:
            return await line.run(work)
        finally:
            self._free.put_nowait(line)

    async def close(self) -> None:
        for each in self._all:
            await each.close()
