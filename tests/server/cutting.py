"""A line that can be cut: everything is passed on, until a test says otherwise."""

import asyncio
import socket
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Self

RESET = struct.pack("ii", 1, 0)  # closed like this, a connection is not ended but broken


class Proxy:
    """In a thread of its own, for tests that wait and for tests that run an event loop. `target` is a port of this
    machine's or a socket in its file system."""

    def __init__(self, target: int | Path) -> None:
        self.target = target
        self.port = 0
        self.met = 0  # connections
        self._lines: set[asyncio.StreamWriter] = set()
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._over = asyncio.Event()
        self._open = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=[self._live()], daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._open.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._over.set)
        self._thread.join()

    async def _live(self) -> None:
        self._loop = asyncio.get_running_loop()
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._open.set()
        await self._over.wait()
        server.close()
        self._repair()
        self._break()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)

    def stall(self) -> None:
        """Nothing arrives any more, on either side, and nobody is told."""
        self._do(self._flows.clear)

    def cut(self) -> None:
        """All connections break, and so does every new one."""
        self._do(self._break)

    def mend(self) -> None:
        """What was on its way when the line stalled arrives now."""
        self._do(self._repair)

    def _do(self, work: Callable[[], None]) -> None:
        async def do() -> None:
            work()

        asyncio.run_coroutine_threadsafe(do(), self._loop).result()

    def _break(self) -> None:
        self._is_cut = True
        for line in self._lines:
            with suppress(OSError):  # it has ended by itself
                line.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            line.transport.abort()
        self._lines.clear()

    def _repair(self) -> None:
        self._is_cut = False
        self._flows.set()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.met += 1
        self._lines.add(writer)
        with suppress(OSError):
            back, forth = await self._reach()
            self._lines.add(forth)
            if self._is_cut:
                self._break()
            await asyncio.gather(self._pass_on(reader, forth), self._pass_on(back, writer))

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self.target, Path):
            return await asyncio.open_unix_connection(self.target)
        return await asyncio.open_connection("127.0.0.1", self.target)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
        await self._flows.wait()
        writer.close()
        self._lines.discard(writer)
