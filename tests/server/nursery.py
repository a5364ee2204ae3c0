"""A process that has imported a server and made nothing of it yet: a server forked from it starts in a blink.

`python -m server.nursery FD` takes orders over the socket with that number. A child runs what `python` would run with
the same command and the same environment; only the imports are done already. With `thinkers` after the number its
thinkers are forks too, of a process that has every kernel.
"""

import json
import os
import runpy
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
    from vierling.words import LANGUAGES, lexicon

    guest_problems()
    lexicon(LANGUAGES[0])  # a refusal is worded
    settings: dict[str, Any] = {"database": Path("never opened"), "port": 0}
    make_app(Settings(**settings))
    resource_tracker.ensure_running()  # one for all: it clears up after those that were killed when the nursery ends
    gc.collect()
    gc.freeze()


def share_thinkers() -> None:
    from multiprocessing import forkserver

    from server.begin import Begin
    from vierling.server import pool

    pool.START, pool.begin_to_think = "forkserver", Begin()
    shared = forkserver._forkserver
    shared.set_forkserver_preload(["server.warm_thinkers"])
    shared.ensure_running()
    setattr(shared, "ensure_running", lambda: None)  # noqa: B010 - a server is not its parent, and cannot ask about it


def take_orders(orders: socket.socket) -> None:
    alive: set[int] = set()
    while True:
        text, files, _, _ = socket.recv_fds(orders, 65536, 2)
        if not text:
            break
        order = json.loads(text)
        if "bury" in order:
            alive.remove(order["bury"])
            _, status, used = os.wait4(order["bury"], 0)
            answer = {"code": os.waitstatus_to_exitcode(status), "cpu": used.ru_utime + used.ru_stime}
        else:
            child = bear(orders, order, *files)
            alive.add(child)
            answer = {"pid": child}
        orders.send(json.dumps(answer).encode())
    for each in alive:  # whoever gave the orders was killed: nobody else would end them
        os.kill(each, signal.SIGKILL)


def bear(orders: socket.socket, order: dict[str, Any], out: int, err: int) -> int:
    child = os.fork()
    if child:
        os.close(out)
        os.close(err)
        return child
    orders.close()
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(out, 1)
    os.dup2(err, 2)
    os.close(out)
    os.close(err)
    sys.stdout, sys.stderr = os.fdopen(1, "w", 1), os.fdopen(2, "w", 1)  # the old ones know other files
    live(order["command"], order["environment"])
    raise AssertionError("a child never comes back")


def live(command: list[str], environment: dict[str, str]) -> None:
    code = 1
    try:
        os.environ.clear()
        os.environ.update(environment)
        run(command)
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 - this process ends here
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def run(command: list[str]) -> None:
    """As `python` does, a module or a file; thinkers find it as they would there."""
    if command[0] == "-m":
        sys.argv = command[1:]
        runpy.run_module(command[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = command
        runpy.run_path(command[0], run_name="__main__")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever gives the orders
    warm_up()
    if "thinkers" in sys.argv:
        share_thinkers()
    with socket.socket(fileno=int(sys.argv[1])) as given:
        given.send(b"{}")
        take_orders(given)
