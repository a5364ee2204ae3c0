"""Thinking on a device that is slow and has no compiler: bots and reviews end soon, and say how far they are."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from types import CodeType
from typing import Any

import pytest

from setups import records
from vierling import Match
from vierling.browser.thinking import ENOUGH, LATE, Thinkers, answer, pack, unpack
from vierling.coach import analyse
from vierling.games.input.think.backend import HURRY, UNBOUNDED, plain
from vierling.games.input.think.coach import AT_A_GLANCE, COACH
from vierling.games.input.think.desk import code_move, recollect
from vierling.games.input.think.foresight import foresee
from vierling.games.input.think.player import expect
from vierling.games.tubyrinth.think import reference, solver
from vierling.games.tuefteln.think import backend, searching
from vierling.games.tuefteln.think.levels import HASTY, WIDTH
from vierling.live.host import Question, Thought
from vierling.live.reviews import AT_ONCE, think_over
from vierling.play.bots import bot_named
from vierling.play.haste import haste, in_haste
from vierling.play.mind import Mind


@pytest.fixture(autouse=True)
def uncompiled() -> Iterator[None]:
    """As in a browser."""
    compiled = [each for each in (backend.READY, solver.READY) if each.is_set()]
    for each in compiled:
        each.clear()
    yield
    for each in compiled:
        each.set()


def count_calls(of: CodeType, work: Callable[[], object]) -> int:
    count = 0

    def see(frame: Any, event: str, _what: object) -> None:
        nonlocal count
        count += event == "call" and frame.f_code is of

    sys.setprofile(see)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def at_a_roll(game: str, rounds: int, **options: Any) -> tuple[Match, Mind]:
    match, rng = Match(game, **options), Random(1)
    for _ in range(rounds):
        match.roll(rng)
        match.play(0, next(iter(match.state.moves(0))))
    match.roll(rng)
    return match, Mind(bot_named(game, "master"), 0, rng)


def test_a_browser_thinks_in_haste_and_nobody_else_does() -> None:
    assert unpack(answer(pack((in_haste, ()))))
    assert not in_haste()


def test_the_master_of_tuefteln_looks_into_fewer_entries() -> None:
    match, mind = at_a_roll("tuefteln", 4)
    look = searching.foresee.__code__
    assert count_calls(look, lambda: mind.choose(match.state)) == WIDTH
    with haste():
        assert count_calls(look, lambda: mind.choose(match.state)) == HASTY


def test_bots_of_tubyrinth_search_less() -> None:
    """On a board that is hard to solve."""
    match = Match("tubyrinth", board="41b")
    match.play(0, "go")

    def build() -> None:
        Mind(bot_named("tubyrinth", "master"), 0, Random(1)).choose(match.state)

    usual = count_calls(reference.lay.__code__, build)
    with haste():
        assert 0 < count_calls(reference.lay.__code__, build) < usual


def test_the_master_of_input_climbs_less_where_nothing_can_be_compiled() -> None:
    program = """
import sys
sys.modules["numba"] = None
from vierling.games.input.think.backend import best_backend
from vierling.play.haste import haste
print(best_backend().rounds)
with haste():
    print(best_backend().rounds)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert [*map(int, told.split())] == [UNBOUNDED, HURRY]


# Reviews


def test_a_glance_at_a_move_of_input_is_the_exact_expectation_of_the_turn() -> None:
    """Reckoned twice: for all seats, and by the bots' own code for the mover."""
    for task in COACH.list_tasks(Match.read(records("input")[0]))[:12]:
        seat = task.event.by
        assert isinstance(seat, int)
        desk = recollect(task.memory, None, Random(1))
        plain().code.reckon_all_odds(desk)
        codes = [code_move(task.memory.view, move) for move in task.state.moves(seat)]
        for code, worth in expect(plain(), desk, codes).items():
            chances = foresee(desk, code).chances
            assert chances[seat] == pytest.approx(worth)
            assert len(chances) == task.state.seats
            assert 0 < sum(chances) <= 1 + 1e-9


def test_a_hasty_review_of_input_adds_up_and_says_how_wrong_it_may_be() -> None:
    match = Match.read(records("input")[0])
    with haste():
        analysis = analyse(match)
    for career in analysis.seats:
        assert career.start + career.luck - career.regret == pytest.approx(career.final)
        assert career.steps
        for step in career.steps:
            assert step.error == AT_A_GLANCE
            assert step.best == pytest.approx(max(choice.value for choice in step.choices))
            assert step.regret >= 0


def test_a_review_tells_how_far_it_is() -> None:
    record, told = records("knister")[0], list[float]()
    match = Match.read(record)
    count = len(match.seats) * match.state.turned  # type: ignore[attr-defined]  # an entry of everybody in each round

    async def run(work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    review = asyncio.run(think_over(run, record, told.append))
    assert told == [*(done / count for done in range(0, count, AT_ONCE)), 1.0]
    assert len(told) > 2
    assert sum(len(career["steps"]) for career in review["seats"]) == count


# Levels that are slow here


def test_a_bot_is_slow_once_it_has_been_late_several_times_in_a_row() -> None:
    slow: list[tuple[str, str]] = []
    times = [2 * LATE, LATE / 2, *[2 * LATE] * ENOUGH]

    async def think(kind: str, _text: str) -> str:
        assert kind == "move"
        return pack([(Thought("c3", 0), times.pop(0))])

    thinkers = Thinkers(think, lambda game, bot: slow.append((game, bot)))

    async def evening() -> None:
        for move in range(2 + ENOUGH):
            assert not slow, move
            await thinkers.choose([Question("knister", "master", None, ("c3",))])

    asyncio.run(evening())
    assert slow == [("knister", "master")]
