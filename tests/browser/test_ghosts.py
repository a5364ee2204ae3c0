"""Ghosts in Tubyrinth: a race against one's own record, and against a friend's run."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.laying import go, set_table, sit
from browser.person import Person
from browser.remembered import file_of
from browser.test_every_page import Look, arrive, check, in_every_look
from browser.test_history import import_into
from browser.test_tubyrinth_book import FIVE, hand, solve, uncover
from server.playing import Table
from server.running import Server
from vierling.games.tubyrinth.rules.book import BOOK
from vierling.words import say

Invite = Callable[..., Person]
HOUR = 3_600_000
# Whether this device has noted a run that beat another one.
KEPT = """() => new Promise((done) => {
  const opening = indexedDB.open('vierling')
  opening.onsuccess = () => {
    const asked = opening.result.transaction('runs').objectStore('runs').getAll()
    asked.onsuccess = () => {
      opening.result.close()
      done(asked.result.some(({ beaten }) => beaten))
    }
  }
})"""
BOARD = str(BOOK["1a"].board)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that began with two tiles at once, lifted one again, and took an hour for the others."""
    acts = [(0, FIVE[0]), (0, FIVE[1]), (0, "-I4"), *((HOUR, tile) for tile in FIVE[1:]), (2 * HOUR, "ready")]
    run = {"match": "quiet-otter-1/1", "board": BOARD, "tiles": 5, "time": 2 * HOUR}
    run["acts"] = [{"at": at, "move": move} for at, move in acts]
    kept = {"key": f"tubyrinth/{BOARD}/basic/5", "game": "tubyrinth", "at": 0, "run": run}
    path = tmp_path_factory.mktemp("device") / "runs.json"
    path.write_text(json.dumps({**file_of([remembered()], []), "runs": [kept]}), "utf-8")
    return path


def remembered() -> dict[str, Any]:
    source = {"table": "quiet-otter-1", "match": 1, "game": "tubyrinth", "options": {}, "at": 0, "seat": 0}
    result = {"points": 5, "won": False, "others": [], "against": [], "rating": None, "lines": [], "helped": False}
    return {**source, **result, "key": "quiet-otter-1/1", "facts": {}, "coach": "gone"}


def tiles(page: Page) -> list[str | None]:
    """On the ghost's board."""
    return [each.get_attribute("data-tile") for each in page.get_by_test_id("ghost").locator("[data-tile]").all()]


@in_every_look
def test_a_race_against_ones_record_is_accessible(
    invite: Invite, server: Server, axe: str, record: Path, look: Look
) -> None:
    anna, language = arrive(invite, look), look[0][:2]
    page = import_into(anna, record)
    table = set_table(server)
    sit(anna, table)
    uncover(anna)
    told = say(language, "tubyrinth-ghost-laid", {"whose": "own", "name": "", "count": 1})
    expect(page.get_by_test_id("ghost-words")).to_have_text(told)
    check(anna, axe, "a ghost")
    solve(anna, server, FIVE)
    expect(page.get_by_test_id("ghost-end").locator("[data-tile]")).to_have_count(10)
    check(anna, axe, "the end of the race")


def test_nothing_of_a_ghost_is_shown_before_its_second_and_it_can_be_hidden(
    invite: Invite, server: Server, record: Path
) -> None:
    anna = invite()
    page = import_into(anna, record)
    sit(anna, set_table(server))
    uncover(anna)
    ghost = page.get_by_test_id("ghost")
    expect(page.get_by_test_id("ghost-words")).to_have_text("Your record run: one tile laid")
    assert tiles(page) == ["I3"]
    assert not any(move in ghost.inner_html() for move in FIVE[1:])
    page.get_by_test_id("ghost-show").press("Enter")
    expect(page.get_by_test_id("ghost-words")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("ghost-show")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("ghost-words")).to_have_count(0)
    solve(anna, server, FIVE)
    expect(page.get_by_test_id("ghost-end")).to_contain_text("faster than your record")
    page.wait_for_function(KEPT)
    page.reload()
    expect(page.get_by_test_id("ghost-end")).to_contain_text("faster than your record")
    # The new record has taken its place: another race is against that.
    page.get_by_test_id("again").click()
    uncover(anna)
    page.get_by_test_id("ghost-show").click()
    expect(page.get_by_test_id("ghost-words")).to_contain_text("Your record run: done after 0:")


def test_a_friends_run_is_raced_by_a_link(invite: Invite, server: Server) -> None:
    table = set_table(server)
    with table.device(0) as device:
        for move in ("go", *FIVE, "ready"):
            assert device.write(move)["type"] == "done"
    bo = invite()
    page = bo.open(f"/again/{table.id}/1")
    bo.press("Play alone")
    go(bo)
    name = name_at(table)
    expect(page.get_by_test_id("ghost-words")).to_contain_text(f"{name}: done after 0:")
    assert sorted(filter(None, tiles(page))) == sorted(move.split("@")[0][:2] for move in FIVE)
    with hand(bo, server) as own:
        assert own.write("pass")["type"] == "done"
    expect(page.get_by_test_id("ghost-end")).to_contain_text(f"{name} took 0:")
    expect(page.get_by_test_id("ghost-link")).to_have_count(0)  # a board that was given up is no run


def name_at(table: Table) -> str:
    told: str = table.do("GET", "")["seats"][0]["name"]
    return told
