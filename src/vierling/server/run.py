"""Starts the server and prints its address."""

import logging
import signal
import socket
import sys

import segno
import uvicorn

from vierling.live.errors import Refused
from vierling.play.bots import guest_problems
from vierling.play.clock import Clock
from vierling.play.dice import Dice
from vierling.server.api.address import EVERYWHERE, is_local, network_address
from vierling.server.api.app import drop_work, make_app
from vierling.server.api.door import Config, Door
from vierling.server.api.page import PAGE
from vierling.server.api.settings import Settings
from vierling.server.api.wire import Wire
from vierling.server.logs import report
from vierling.server.store.store import Database, check, name_of
from vierling.server.store.trouble import Taken, Trouble
from vierling.server.workers import Workers, inherited, is_worker, must_be_shared, tell_parent

logger = logging.getLogger(__name__)

STOP_SECONDS = 2  # for answers that are on their way
# A proxy's request is lost if it comes just when its idle connection is closed here, so the proxy has to close first:
# nginx does after 60 seconds.
IDLE_SECONDS = 75


class Announcing(uvicorn.Server):
    """Prints the address once it listens; the system may have chosen the port."""

    def __init__(self, settings: Settings, dice: Dice | None, clock: Clock | None) -> None:
        self.trouble: Exception | None = None
        self.app = make_app(settings, self.give_up, dice, clock)
        config = Config(
            self.app,
            settings,
            log_config=None,  # ours
            log_level="warning",
            access_log=False,  # a table's address is an invitation
            http=Door,
            ws=Wire,
            ws_per_message_deflate=False,  # ours
            timeout_graceful_shutdown=STOP_SECONDS,
            timeout_keep_alive=IDLE_SECONDS,
        )
        super().__init__(config)

    def give_up(self, problem: Exception) -> None:
        """Nothing can be written any more: better no server than one that keeps nothing."""
        self.trouble = problem
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if is_worker():
                tell_parent()  # which announces the address
                return
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            announce(host, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        drop_work(self.app)
        await super().shutdown(sockets)


def announce(host: str, port: int) -> None:
    network = network_address() if host in EVERYWHERE else None
    shown = network or ("127.0.0.1" if host in EVERYWHERE else host)
    address = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
    print(f"Vierling is open at {address}", flush=True)  # noqa: T201 - people need to read it
    if is_local(shown):
        print("Only this machine can open it; --host 0.0.0.0 lets in phones and other computers.")  # noqa: T201
    elif sys.stdout.isatty():
        segno.make(address).terminal(compact=True)


def serve(settings: Settings, dice: Dice | None = None, clock: Clock | None = None) -> None:
    handler = report()
    try:
        serve_reporting(settings, dice, clock)
    finally:
        handler.finish()


def serve_reporting(settings: Settings, dice: Dice | None, clock: Clock | None) -> None:
    for problem in guest_problems():
        logger.warning("%s", problem)
    if not (PAGE / "index.html").is_file():
        raise Refused("no-page", 503)
    if settings.workers > 1:
        must_be_shared(settings.database)
    check_database(settings.database)
    if settings.workers > 1:
        serve_with_workers(settings)
        return
    # After closing everything uvicorn raises the signal again: exit normally then.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = Announcing(settings, dice, clock)
    try:
        server.run(inherited())
    finally:  # uvicorn raises SystemExit with its own code
        if server.trouble:
            raise Refused("log-failed", 500, path=name_of(settings.database), reason=str(server.trouble))
        if not server.started:
            raise Refused("no-start", 500, host=settings.host, port=settings.port)


def serve_with_workers(settings: Settings) -> None:
    workers = Workers(settings)
    workers.start()
    announce(*workers.address)
    workers.watch()


def check_database(database: Database) -> None:
    """Checked before uvicorn starts, which would print a traceback instead of a sentence."""
    try:
        check(database)
    except Taken as problem:
        raise Refused("database-taken", 500, path=name_of(database)) from problem
    except Trouble as problem:
        raise Refused("no-database", 500, path=name_of(database), reason=str(problem)) from problem
