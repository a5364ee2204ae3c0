"""How long a server takes to stop: `make stops`, or `PYTHONPATH=tests python -m torture.stopping --stops 20`.

`vierling serve` is told to stop (SIGTERM) while sockets are open, bots play, reviews wait in their queue and boards are
being solved; then it starts again on the same database. Ends with 1 if it was ever too slow, ended with anything but 0,
reported anything, or closed a socket otherwise than with 1012.
"""

import argparse
import os
import re
import signal
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from server.playing import Table, is_over
from server.running import FreshServer, Server
from server.test_stop import EMPTY, ask

REVIEWS = SOLVES = 6
TABLES = 4  # at which bots play
QUESTION = re.compile(r'vierling_questions_open\{kind="(\w+)"\} (\d+)')


def main() -> int:
    parser = argparse.ArgumentParser(prog="stopping", description="Stops a busy server and takes the time.")
    parser.add_argument("--stops", type=int, default=10)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--most", type=float, default=3.0, help="seconds")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = FreshServer(Path(folder))
        server.start()
        reviewed = [finished(server) for _ in range(REVIEWS)]
        seconds: list[float] = []
        problems: list[str] = []
        for _ in range(given.stops):
            seconds.append(stop(server, reviewed, given.sockets, problems))
            server.start()
        server.kill()
        problems += [server.printed()] if server.printed() else []
    slow = [f"{each:.2f} s" for each in seconds if each > given.most]
    print(
        f"{given.stops} stops with {given.sockets} sockets, {TABLES} tables of bots, {REVIEWS} reviews, {SOLVES} solves"
    )
    print(f"median {statistics.median(seconds):.2f} s, longest {max(seconds):.2f} s")
    print(
        "\n".join([*problems, *(f"too slow: {each}" for each in slow)])
        or "no tracebacks, every socket closed with 1012"
    )
    return 1 if problems or slow else 0


def finished(server: Server) -> Table:
    table = Table(server, people=0, bots=["random"])
    with table.device() as spectator:
        spectator.until(is_over)
    return table


def stop(server: Server, reviewed: list[Table], sockets: int, problems: list[str]) -> float:
    """Seconds from the signal to the end of the process."""
    with ExitStack() as stack:
        watched = Table(server, people=1, bots=["steady"])
        devices = [stack.enter_context(watched.device()) for _ in range(sockets)]
        for line in questions(server, reviewed):
            stack.enter_context(line)
        for _ in range(TABLES):
            Table(server, people=0, bots=["steady"] * 4, options={"grids": 3})
        wait_for(server, lambda asked: asked["move"] and asked["review"] > 1 and asked["puzzle"] == SOLVES)
        began = time.monotonic()
        os.kill(server.process.pid, signal.SIGTERM)
        code = server.join()
        seconds = time.monotonic() - began
        ends = {device.closed_with() for device in devices}
        problems += [f"sockets were closed with {ends}"] if ends != {1012} else []
    if code:
        problems.append(f"it ended with {code}")
    return seconds


def questions(server: Server, reviewed: list[Table]) -> list[socket.socket]:
    board = f'{{"board": "{EMPTY}", "tiles": [7]}}'
    solves = [ask(server, "POST", "/api/games/tubyrinth/solve", board) for _ in range(SOLVES)]
    return [*solves, *(ask(server, "GET", f"/api/tables/{table.id}/review") for table in reviewed)]


def wait_for(server: Server, fact: Callable[[dict[str, int]], object]) -> None:
    """A fact about the questions that are not answered yet, by their kind."""
    while not fact({kind: int(count) for kind, count in QUESTION.findall(server.client.get("/metrics").text)}):
        time.sleep(0.02)


if __name__ == "__main__":
    sys.exit(main())
