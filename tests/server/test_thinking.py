"""Nobody who asks for much keeps a bot from answering."""

import asyncio
import json
import os
import re
import socket
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from server.playing import Table, is_due
from server.running import PATIENCE, Server
from server.test_pool import ask
from vierling.live.host import Kind
from vierling.server.api.thinking import MOST_WAITING
from vierling.server.pool import Pool

EMPTY = "/".join(["........"] * 8 + ["a1N", "h8S"])


def test_no_kind_of_work_waits_for_another_and_nobody_waits_for_it_at_the_end() -> None:
    async def work(pool: Pool) -> None:
        endless = [asyncio.ensure_future(pool.run(kind, "knister", time.sleep, 10**6)) for kind in list(Kind)[1:]]
        assert len(await pool.choose(ask(1))) == 1
        assert not any(each.done() for each in endless)
        assert [pool.open(kind) for kind in Kind] == [0, 1, 1, 1]

    in_pool(work)


def in_pool(work: Callable[[Pool], Coroutine[Any, Any, None]]) -> None:
    pool = Pool(1)
    try:
        asyncio.run(work(pool))
    finally:
        pool.close()


def test_work_that_nobody_waits_for_any_more_is_dropped(tmp_path: Path) -> None:
    """A reader of a pipe keeps the only thinker busy. Two more are handed out already, the others wait."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    marks = [tmp_path / f"done {number}" for number in range(6)]

    async def work(pool: Pool) -> None:
        busy = asyncio.ensure_future(pool.run(Kind.HINT, "knister", Path.read_text, pipe))
        waiting = [asyncio.ensure_future(pool.run(Kind.HINT, "knister", Path.touch, mark)) for mark in marks]
        await asyncio.sleep(0)
        for each in waiting[1:]:
            each.cancel()
        await asyncio.to_thread(pipe.write_text, "go on")
        assert await busy == "go on"
        await waiting[0]
        await pool.run(Kind.HINT, "knister", len, "the last in the queue")

    in_pool(work)
    assert marks[0].exists()
    assert not any(mark.exists() for mark in marks[2:])


def metric(server: Server, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", server.client.get("/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def wait_for(fact: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def ask_for_solutions(server: Server) -> socket.socket:
    """A request whose answer nobody reads."""
    body = json.dumps({"board": EMPTY})
    head = ["POST /api/games/tubyrinth/solve HTTP/1.1", "Host: x", "Content-Type: application/json"]
    asking = socket.create_connection(("127.0.0.1", server.port))
    asking.sendall("\r\n".join([*head, f"Content-Length: {len(body)}", "", body]).encode())
    return asking


def test_a_flood_of_puzzles_keeps_no_bot_from_moving_and_ends_with_those_who_asked(
    own_server: Callable[..., Server],
) -> None:
    server, most = own_server(), MOST_WAITING[Kind.PUZZLE]
    waiting, refused = 'vierling_questions_open{kind="puzzle"}', 'vierling_refusals_total{code="too-many"}'
    answered = 'vierling_thought_seconds_count{kind="puzzle"}'
    table = Table(server, people=1, bots=["steady"])
    with table.device(0) as anna:
        with ExitStack() as flood:
            for _ in range(most + 5):
                flood.enter_context(ask_for_solutions(server))
            wait_for(lambda: metric(server, refused) + metric(server, answered) >= 5)
            anna.write("a1")
            anna.until(lambda message: is_due(0)(message) and message["hands"][0]["view"]["round"] == 2)
            assert metric(server, waiting) > 1
        wait_for(lambda: metric(server, waiting) == 0)
        assert metric(server, answered) < most / 2
