"""Some of the torture, and proof that it would find what it looks for."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from postgres import FAST
from torture.births import Nursery
from torture.campaign import Campaign
from torture.faults import EVERY, KILL, RARE, ClockJumps, DeadNeighbour, Fault, Restarted
from torture.flaws import FLAWS
from torture.plans import ALL_GAMES
from torture.postgres_store import PostgresStore
from torture.store import SqliteStore

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
    course = [KILL, *(each for each in RARE if isinstance(each, Restarted | DeadNeighbour)), KILL]
    store = PostgresStore(*FAST)
    try:
        tortured = Campaign(store, nursery, 4, ("knister", "input"))
        asyncio.run(tortured.run(course))
    finally:
        store.close()
    assert tortured.findings.faults == []
    assert tortured.lives["dead neighbour"] == len(tortured.takeovers) == 1
    assert tortured.findings.acknowledged > 0


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_planted_bug_is_found(nursery: Nursery, tmp_path: Path, flaw: str) -> None:
    tortured = campaign(nursery, tmp_path, 5, "knister", "tuefteln")
    tortured.flaw = flaw
    fault = STRUCK.get(flaw, replace(KILL, most=60))
    asyncio.run(tortured.run_until_caught([fault] * LIVES))
    found = tortured.findings
    assert any(getattr(found, kind) for kind in KINDS[flaw].split()), found.faults
