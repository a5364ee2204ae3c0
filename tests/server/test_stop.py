"""A server that is told to stop, in the middle of everything."""

import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress

from server.playing import Table, is_over
from server.running import FreshServer, Server, family, wait_until_gone
from server.test_real_time import finished_pipes

Start = Callable[..., Server]
EMPTY = "......../" * 8 + "a1N/h8S"  # a board with more pipelines than anybody can count in a while
ASKED = 4


def ask(server: Server, method: str, path: str, body: str = "") -> socket.socket:
    """A request that is sent and not waited for."""
    line = socket.create_connection(("127.0.0.1", server.port))
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    line.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    return line


def answer_to(line: socket.socket) -> str:
    with line.makefile("rb") as answer:
        return answer.read().decode()


def wait_for_questions(server: Server, kind: str, count: int) -> None:
    """They are being thought about, or wait for those that are."""
    while f'vierling_questions_open{{kind="{kind}"}} {count}.0' not in server.client.get("/metrics").text:
        time.sleep(0.05)


def test_a_server_stops_at_once_whatever_is_being_thought_about(own_server: Start) -> None:
    server = own_server(FreshServer, thinkers=2)
    reviewed = finished_pipes(server)
    playing = Table(server, people=1, bots=["steady"])
    bots = Table(server, people=0, bots=["greedy", "steady"], options={"grids": 3})
    with ExitStack() as stack:
        devices = [stack.enter_context(playing.device(*seats)) for seats in ((0,), (0,), ())]
        solves = [
            stack.enter_context(
                ask(server, "POST", "/api/games/tubyrinth/solve", f'{{"board": "{EMPTY}", "tiles": [7]}}')
            )
            for _ in range(ASKED)
        ]
        review = stack.enter_context(ask(server, "GET", f"/api/tables/{reviewed.id}/review"))
        wait_for_questions(server, "puzzle", ASKED)
        os.kill(server.process.pid, signal.SIGTERM)
        assert [device.closed_with() for device in devices] == [1012] * 3
        for line in solves:
            answer = answer_to(line)
            assert answer.startswith("HTTP/1.1 503"), answer
            assert '"code":"stopping"' in answer
        with suppress(ConnectionError):
            answer_to(review)  # whatever became of it, it holds nobody up
    assert server.join() == 0
    wait_until_gone(family(server.process.pid))
    assert server.printed() == ""
    server.start()
    with bots.device() as spectator:
        spectator.until(is_over)
