"""Starts the server and prints its address."""

import logging
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import segno
import structlog
import uvicorn

from vierling.live.errors import Refused
from vierling.play.bots import guest_problems
from vierling.server.api.address import EVERYWHERE, is_local, network_address
from vierling.server.api.app import make_app
from vierling.server.api.page import PAGE
from vierling.server.api.settings import Settings
from vierling.server.store.sqlite import connect

STOP_SECONDS = 5


class Announcing(uvicorn.Server):
    """Prints the address once it listens; the system may have chosen the port."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            announce(host, port)


def announce(host: str, port: int) -> None:
    network = network_address() if host in EVERYWHERE else None
    shown = network or ("127.0.0.1" if host in EVERYWHERE else host)
    address = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
    print(f"Vierling is open at {address}", flush=True)  # noqa: T201 - people need to read it
    if is_local(shown):
        print("Only this machine can open it; --host 0.0.0.0 lets in phones and other computers.")  # noqa: T201
    elif sys.stdout.isatty():
        segno.make(address).terminal(compact=True)


def serve(settings: Settings) -> None:
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.INFO, stream=sys.stderr)
    for problem in guest_problems():
        structlog.get_logger().warning(str(problem))
    if not (PAGE / "index.html").is_file():
        raise Refused("no-page", 503)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,  # a table's address is an invitation
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    check_database(settings.database)
    # After closing everything uvicorn raises the signal again: exit normally then.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = Announcing(config)
    try:
        server.run()
    finally:  # uvicorn raises SystemExit with its own code
        if not server.started:
            raise Refused("no-start", 500, host=settings.host, port=settings.port)


def check_database(path: Path) -> None:
    """Checked before uvicorn starts, which would print a traceback instead of a sentence."""
    try:
        connect(path).close()
    except (sqlite3.Error, OSError, ValueError) as problem:
        raise Refused("no-database", 500, path=str(path), reason=str(problem)) from problem
