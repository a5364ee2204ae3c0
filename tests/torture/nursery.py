"""A process that has imported a server and made nothing of it yet: a server forked from it starts in a blink.

It is the server that `vierling serve` starts, but for the reading of the command line. `python -m torture.nursery FD`
takes orders over the socket with that number.
"""

import json
import os
import signal
import socket
import sys
import traceback
from typing import Any


def warm_up() -> None:
    """Whatever a server does once, before any thread and any event loop exists."""
    import gc
    from multiprocessing import resource_tracker
    from pathlib import Path

    import uvicorn.lifespan.on
    import uvicorn.loops.uvloop
    import uvicorn.protocols.http.httptools_impl
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401 - uvicorn imports these by name

    from vierling.play.bots import guest_problems
    from vierling.server.api.app import make_app
    from vierling.server.api.settings import Settings
    from vierling.terminal import commands  # noqa: F401 - the command line itself

    guest_problems()
    settings: dict[str, Any] = {"database": Path("never opened"), "port": 0}
    make_app(Settings(**settings))
    resource_tracker.ensure_running()  # one for all: it clears up after those that were killed when the nursery ends
    gc.collect()
    gc.freeze()


def take_orders(orders: socket.socket) -> None:
    alive: set[int] = set()
    while True:
        text, files, _, _ = socket.recv_fds(orders, 65536, 2)
        if not text:
            break
        order = json.loads(text)
        if "wait" in order:
            alive.remove(order["wait"])
            _, status, used = os.wait4(order["wait"], 0)
            answer = {"code": os.waitstatus_to_exitcode(status), "cpu": used.ru_utime + used.ru_stime}
        else:
            child = bear(orders, order, *files)
            alive.add(child)
            answer = {"pid": child}
        orders.send(json.dumps(answer).encode())
    for each in alive:  # whoever gave the orders was killed: nobody else would end them
        os.kill(each, signal.SIGKILL)


def bear(orders: socket.socket, order: dict[str, dict[str, str] | str], out: int, err: int) -> int:
    child = os.fork()
    if child:
        os.close(out)
        os.close(err)
        return child
    orders.close()
    os.setsid()
    os.dup2(out, 1)
    os.dup2(err, 2)
    os.close(out)
    os.close(err)
    sys.stdout, sys.stderr = os.fdopen(1, "w", 1), os.fdopen(2, "w", 1)  # the old ones know other files
    live(order)
    raise AssertionError("a child never comes back")


def live(order: dict[str, dict[str, str] | str]) -> None:
    from vierling.game import Refusal
    from vierling.terminal.commands import MISTAKE, tell
    from vierling.terminal.serve import start
    from vierling.terminal.voice import Voice

    code = 1
    try:
        settings = order["settings"]
        assert isinstance(settings, dict)
        os.environ.update({f"VIERLING_{name}".upper(): each for name, each in settings.items()})
        prepare(str(order["clock"]), str(order["flaw"]))
        start({"port": 0})
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except Refusal as problem:
        print(tell(Voice.of(os.environ), problem), file=sys.stderr)
        code = MISTAKE
    except BaseException:  # noqa: BLE001 - this process ends here
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


def prepare(clock: str, flaw: str) -> None:
    if clock:
        from torture.clock import set_by

        set_by(clock)
    if flaw:
        from torture.flaws import FLAWS

        FLAWS[flaw]()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever gives the orders
    warm_up()
    with socket.socket(fileno=int(sys.argv[1])) as given:
        given.send(b"{}")
        take_orders(given)
