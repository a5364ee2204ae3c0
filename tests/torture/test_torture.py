"""Some of the torture, and proof that it would find what it looks for."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from torture.births import Nursery
from torture.campaign import Campaign
from torture.faults import EVERY, KILL, KILL_IN_A_BOTS_TURN, ClockJumps, Fault
from torture.flaws import FLAWS
from torture.plans import ALL_GAMES
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
    "lose_what_the_clock_did": "broken",  # the table goes back
}
STRUCK: dict[str, Fault] = {"follow_the_machines_clock": ClockJumps("clock jumps")}  # where kills do not show it
PLAYED = {"lose_what_the_clock_did": ("tubyrinth",)}  # where a clock rings before every round


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


@pytest.mark.parametrize("flaw", KINDS)
def test_a_planted_bug_is_found(nursery: Nursery, tmp_path: Path, flaw: str) -> None:
    tortured = campaign(nursery, tmp_path, 5, *PLAYED.get(flaw, ("knister", "tuefteln")))
    tortured.flaw = flaw
    fault = STRUCK.get(flaw, replace(KILL, most=60))
    asyncio.run(tortured.run_until_caught([fault] * LIVES))
    found = tortured.findings
    assert any(getattr(found, kind) for kind in KINDS[flaw].split()), found.faults


def test_a_bot_that_forgets_its_turn_when_the_server_is_killed_is_found(nursery: Nursery, tmp_path: Path) -> None:
    """Other tables hide it until all of them have to go on."""
    tortured = campaign(nursery, tmp_path, 5, "knister")
    tortured.flaw = "lose_bots_turns"
    tortured.longest_clock = 3.0  # no table without a clock waits for one
    asyncio.run(tortured.run([KILL_IN_A_BOTS_TURN] * 4))
    assert "did not go on" in (found := " ".join(tortured.findings.broken)) or "nothing happened any more" in found


def test_every_bug_is_planted_somewhere() -> None:
    assert {*KINDS, "lose_bots_turns"} == set(FLAWS)
