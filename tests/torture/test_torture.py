"""Some of the torture, and proof that it would find what it looks for."""

import asyncio
import json
import re
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from postgres import FAST
from server.births import has_ended
from torture.births import Child, Nursery, Order
from torture.campaign import ORPHANED, Campaign
from torture.faults import EVERY, KILL, RARE, SLOW, ClockJumps, DeadNeighbour, Fault, Restarted, schedule
from torture.figures import Figures
from torture.flaws import FLAWS
from torture.plans import ALL_GAMES
from torture.postgres_store import PostgresStore
from torture.store import SqliteStore
from torture.takeover import WENT_ON

LIVES = 60  # in which a planted bug has to be found
KINDS = {  # of fault that the checker has to find for each, one or the other
    "acknowledge_before_the_disk": "lost",
    "forget_what_was_acknowledged": "lost",
    "apply_again": "doubled",
    "show_before_the_disk": "lost broken",  # the log ends before what was shown, or the table goes back to it
    "wake_up_in_the_past": "broken",
    "show_the_neighbours_hand": "wrong",
    "take_stale_moves": "broken",
    "follow_the_machines_clock": "broken",
    "acknowledge_with_an_old_number": "lost",
    "fail_loudly": "broken",
}
STRUCK: dict[str, Fault] = {"follow_the_machines_clock": ClockJumps("clock jumps")}  # where kills do not show it


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


def campaign(nursery: Nursery, folder: Path, seed: int, *games: str) -> Campaign:
    return Campaign(SqliteStore(folder), nursery, seed, *([games] if games else []))


def test_no_move_is_lost_or_doubled_and_no_view_is_wrong_whatever_happens(nursery: Nursery, tmp_path: Path) -> None:
    """Every fault once, and kills between them."""
    course = [each for fault in Random(3).sample(EVERY, len(EVERY)) for each in (KILL, fault, KILL)]
    tortured = campaign(nursery, tmp_path, 3)
    asyncio.run(tortured.run(course))
    found = tortured.findings
    assert found.faults == []
    assert min(found.acknowledged, found.views, found.entries) > 0
    assert {each.plan.game for each in tortured.sittings} == set(ALL_GAMES)


def test_nothing_is_lost_on_postgresql_either(nursery: Nursery) -> None:
    """What befalls only several processes and their database, and kills between."""
    store = PostgresStore(*FAST)
    try:
        tortured = Campaign(store, nursery, 4, ("knister", "input"))
        asyncio.run(tortured.run(until_a_table_is_taken_over(tortured)))
    finally:
        store.close()
    assert tortured.findings.faults == []
    assert tortured.takeovers
    assert tortured.findings.acknowledged > 0


def test_a_nursery_is_replaced_no_sooner_than_its_last_child_has_ended(nursery: Nursery, tmp_path: Path) -> None:
    orders = [Order(SqliteStore(tmp_path / name).settings) for name in ("one", "two", "three")]

    async def bear_and_bury() -> None:
        first = await nursery.start(orders[0])
        nursery.left = 0
        second = await nursery.start(orders[1])
        assert not has_ended(first.pid, 0)
        await end(first, second)
        await end(await nursery.start(orders[2]))
        assert nursery.left > 0

    async def end(*children: Child) -> None:
        for each in children:
            assert await each.end() == -signal.SIGKILL
            each.close()

    asyncio.run(bear_and_bury())


def test_only_a_thinker_whose_server_was_killed_at_its_birth_may_fail() -> None:
    begin = 'Traceback (most recent call last):\n  File "<string>", line 1, in <module>\n'
    orphan = f'{begin}  File "spawn.py", line 122, in spawn_main\n    exitcode\nEOFError: Ran out of input\n'
    other = f'{begin}  File "log.py", line 1, in read\nEOFError: Ran out of input\n'
    assert ORPHANED.sub("", f"{other}said before\n{orphan}{other}") == f"{other}said before\n{other}"


def until_a_table_is_taken_over(tortured: Campaign) -> Iterator[Fault]:
    """On a very busy machine a neighbour may be taken for dead before it is killed, and a match end before that."""
    yield KILL
    yield from (each for each in RARE if isinstance(each, Restarted))
    while not tortured.takeovers:
        yield from (each for each in RARE if isinstance(each, DeadNeighbour))
    yield KILL


@pytest.mark.parametrize("seed", [1, 7, 2026])
def test_a_run_of_minutes_meets_every_fault_that_can_befall_its_store(tmp_path: Path, seed: int) -> None:
    shared = SqliteStore(tmp_path)
    shared.running = {**shared.running, "restart": nothing, "crash": nothing, "dead neighbour": nothing}
    for store in (shared, SqliteStore(tmp_path)):
        lives = list(islice(schedule(10**9, Random(seed), store), 60))
        assert {each.name for each in lives} >= {each.name for each in (*RARE, *SLOW) if each.fits(store)}
        assert all(each.fits(store) for each in lives)
    later = list(islice(schedule(10**9, Random(seed), shared), 60, 120))
    assert sum(isinstance(each, DeadNeighbour) for each in later) >= 3


def test_a_slow_takeover_is_a_finding_where_a_limit_was_given() -> None:
    steps = [{"declared dead": 0.4, WENT_ON: seconds} for seconds in (0.9, 2.0, 2.01)]
    figures = Figures(loads=[3.0, 12.0], takeovers=steps)
    again = Figures.together([Figures.read(json.loads(json.dumps(figures.facts()))), Figures()])
    assert (again.takeovers, again.loads, again.findings.faults) == (steps, [3.0, 12.0], [])
    again.must_take_over_within(2)
    assert again.findings.faults == ["a table went on 2.01 s after its process had died"]
    assert re.search(r"declared dead +0\.40 +0\.40\n.*went on +2\.00 +2\.01\n", str(again), re.DOTALL)


def nothing(_: int) -> AbstractContextManager[None]:
    return nullcontext()


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_planted_bug_is_found(nursery: Nursery, tmp_path: Path, flaw: str) -> None:
    tortured = campaign(nursery, tmp_path, 5, "knister", "tuefteln")
    tortured.flaw = flaw
    fault = STRUCK.get(flaw, replace(KILL, most=60))
    asyncio.run(tortured.run_until_caught([fault] * LIVES))
    found = tortured.findings
    assert any(getattr(found, kind) for kind in KINDS[flaw].split()), found.faults
