"""Input on all screens, from a small phone to a large desktop, upright and sideways."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from browser.fitting import all_faults
from browser.flipping import Player, announces, play_on, played_until, sit
from browser.person import Person
from server.playing import Table
from server.running import Server

Invite = Callable[..., Person]

# Two and three players, with and without the zero; German has the longest words.
LOOKS = {
    (2, False): {"locale": "de", "color_scheme": "light"},
    (2, True): {"locale": "fr", "color_scheme": "dark"},
    (3, False): {"locale": "en", "color_scheme": "dark"},
    (3, True): {"locale": "de", "color_scheme": "light"},
}


def needed(page: Page, *more: Locator) -> dict[str, Locator]:
    """For any move: all cards, your own stones, what to do; and the buttons."""
    things = {
        "a card": page.locator("[data-testid^=card-]"),
        "a stone": page.locator(".tray [data-testid]"),
        "what to do": page.get_by_test_id("stage").locator(".what").first,
    }
    return things | {f"button {number}": each for number, each in enumerate(more, 1)}


@pytest.mark.parametrize(("people", "zero"), LOOKS)
def test_what_the_next_move_needs_is_in_sight_on_every_screen(
    invite: Invite, server: Server, people: int, zero: bool
) -> None:
    def is_telling(view: Any, moves: list[str], _mind: Any) -> bool:
        return bool(view["finished"] and announces(moves)) and (not zero or any("!0" in move for move in moves))

    look = LOOKS[people, zero]
    table, seat = played_until(server, is_telling, people=people, zero=zero)
    anna = sit(invite(**look), table, seat)
    page = anna.page
    assert all_faults(page, needed(page)) == [], "choosing a stone"

    move = next(move for move in anna.moves() if ("!0" if zero else "!") in move)
    anna.choose(move.partition("!")[0])
    flip, announce = page.get_by_test_id("flip"), page.get_by_test_id("do-announce")
    closes = page.get_by_test_id(f"closes-{move[-1]}").locator("xpath=..")
    assert all_faults(page, needed(page, flip, closes)) == [], "flip, or announce"
    page.get_by_test_id(f"closes-{move[-1]}").check(force=True)
    assert all_faults(page, needed(page, announce, closes)) == [], "announced"

    hold(table, anna, seat)
    assert all_faults(page, needed(page)) == [], "the stone in hand"
    bo = sit(invite(**look), table, (seat + 1) % people)
    assert all_faults(bo.page, needed(bo.page)) == [], "waiting"

    play_on(table, lambda *_: False)
    page.get_by_test_id("report").wait_for()
    end = {"again": page.get_by_test_id("again"), "who has won": page.locator("main h2").first}
    assert all_faults(page, end) == [], "the end"


def hold(table: Table, player: Player, seat: int) -> None:
    """Somebody in this seat has a stone in hand, or the match is over."""
    play_on(table, lambda view, *_: view["mover"] == seat and view["hand"] is not None)
    player.until(lambda _: player.over or player.view["hand"] is not None)
    assert not player.over
