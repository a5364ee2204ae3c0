"""Bots think in processes of their own."""

import asyncio
import os
import signal
from collections.abc import Iterator
from random import Random

import pytest

from server.playing import Table
from server.running import Server
from vierling import Match
from vierling.live.host import Kind, Question, Thought
from vierling.live.thinking import choose_one
from vierling.server.pool import MIND, Pool


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    made = Pool(1)
    yield made
    made.close()


def ask(count: int, bot: str = "steady") -> list[Question]:
    match = Match("knister", seats=1, names=["Anna"])
    match.roll(Random(1))
    return [Question("knister", bot, match.view(0), tuple(match.moves(0)))] * count


def test_a_thinker_answers_every_question_with_a_move(pool: Pool) -> None:
    for bot in ("random", "greedy", "steady"):
        answers = asyncio.run(pool.choose(ask(3, bot)))
        assert len(answers) == 3
        assert {answer.move for answer in answers} <= set(ask(1)[0].moves)
        assert {answer.after for answer in answers} == {0}, "nobody waits where time does not matter"


def test_the_event_loop_keeps_running_while_a_bot_thinks(pool: Pool) -> None:
    async def think() -> int:
        turns = 0
        await pool.choose(ask(1))  # the thinker has started
        thinking = asyncio.ensure_future(pool.choose(ask(1000)))
        while not thinking.done():
            await asyncio.sleep(0)
            turns += 1
        await thinking
        return turns

    assert asyncio.run(think()) > 100


def test_sigint_is_blocked_in_a_thinker_from_the_start_and_nowhere_else(pool: Pool) -> None:
    blocked: set[int] = asyncio.run(pool.run(Kind.HINT, "knister", signal.pthread_sigmask, signal.SIG_BLOCK, []))
    assert blocked == {signal.SIGINT}
    assert signal.pthread_sigmask(signal.SIG_BLOCK, []) == set()


def kill_thinkers(pool: Pool) -> None:
    crew = pool._desks[Kind.MOVE]._crew
    assert crew
    for process in list(crew._processes.values()):
        assert process.pid
        os.kill(process.pid, signal.SIGKILL)


def test_questions_waiting_when_a_thinker_is_killed_are_answered_by_the_next(pool: Pool) -> None:
    async def work() -> list[list[Thought]]:
        await pool.choose(ask(1))
        waiting = [asyncio.ensure_future(pool.choose(ask(200))) for _ in range(5)]
        await asyncio.sleep(0)
        kill_thinkers(pool)
        return await asyncio.gather(*waiting)

    assert [len(answers) for answers in asyncio.run(work())] == [200] * 5


def test_a_bot_gets_a_view_and_never_a_state() -> None:
    (question,) = ask(1)
    assert type(question.seen).__name__ == "View"
    assert choose_one(question, MIND).move in question.moves


def test_the_server_answers_while_bots_play(server: Server) -> None:
    crowd = [Table(server, people=0, bots=["steady"] * 15, options={"grids": 3}) for _ in range(3)]
    with Table(server, people=1).device(0) as anna:
        for move in ("a1", "b2", "c3"):
            assert anna.write(move)["type"] == "done"
        assert any(table.look()["phase"] == "playing" for table in crowd)
