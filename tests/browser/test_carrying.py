"""A solo match that is begun on a server, goes on in the browser when the server is gone, and comes back."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from browser.houses import Home
from server.playing import Device
from server.running import Server

pytestmark = pytest.mark.xdist_group("offline")  # one browser with a house at a time

TABLES = "JSON.parse(localStorage.getItem('vierling.tables'))"
COPIED = """([table, events]) => {
  const copy = JSON.parse(localStorage.getItem(`vierling.copy.${table}`));
  return copy !== null && copy.events === events;
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def home(playwright: Playwright, tmp_path: Path, server: Server) -> Iterator[Home]:
    found = Home(playwright, tmp_path / "profile", server.address)
    found.keep()
    yield found
    assert found.troubles == []
    found.context.close()


def begin(home: Home) -> str:
    home.person.open()
    home.person.press("Play solo")
    home.person.round(1)
    table: str = home.keys["id"]
    assert not table.startswith("here-")
    return table


def wait_for_copy(home: Home, table: str, events: int) -> None:
    home.page.wait_for_function(COPIED, arg=[table, events])


def go_on_offline(home: Home) -> None:
    """By keyboard."""
    home.page.get_by_role("button", name="Go on offline").press("Enter")
    expect(home.page.get_by_text("This match returns to its table on the server")).to_be_visible()
    assert "/t/here-" in home.page.url


def come_back(home: Home, server: Server, table: str) -> dict[str, Any]:
    server.start()
    home.page.wait_for_url(f"**/t/{table}")
    facts: dict[str, Any] = server.client.get(f"/api/tables/{table}").json()
    return facts


def test_a_match_of_a_server_goes_on_without_it_and_comes_back_unless_it_has_gone_on_there(
    home: Home, server: Server
) -> None:
    table = begin(home)
    number = home.page.get_by_test_id("roll").inner_text()
    home.person.write("c3")
    home.person.round(2)
    wait_for_copy(home, table, 3)  # two rolls, and an entry between them
    server.kill()
    go_on_offline(home)
    home.person.round(2)
    expect(home.person.cell("c3")).to_contain_text(number)
    for played in (3, 4):
        home.person.write_anywhere()
        home.person.round(played)
    facts = come_back(home, server, table)
    assert (facts["round"], facts["carried"]) == ([4, 25], True)
    home.person.round(4)
    expect(home.person.cell("c3")).to_contain_text(number)

    # Once more, to the end
    wait_for_copy(home, table, 7)
    server.kill()
    go_on_offline(home)
    home.person.round(4)
    home.finish()
    points = home.page.get_by_test_id("end-total").inner_text()
    facts = come_back(home, server, table)
    assert (facts["phase"], facts["match"]) == ("over", 1)
    expect(home.page.get_by_test_id("end-total")).to_have_text(points)
    expect(home.page.get_by_test_id("unproved")).to_contain_text("played offline")
    home.person.open("/history")
    matches = home.page.get_by_test_id("matches").get_by_role("link")
    expect(matches).to_have_count(1)
    expect(matches).to_have_attribute("href", re.compile(table))
    assert [keys["id"] for keys in home.page.evaluate(TABLES)] == [table]

    # Another device moves at the table in the meantime
    table = begin(home)
    wait_for_copy(home, table, 1)
    token = home.keys["seats"][0]
    home.person.set_offline(True)
    go_on_offline(home)
    home.person.round(1)
    home.person.write_anywhere()
    home.person.round(2)
    with Device(server, table, [token]) as other:
        other.write("e5", 0)
    home.person.set_offline(False)
    expect(home.page.get_by_text("It stays on this device as a match of its own").first).to_be_visible()
    home.person.write_anywhere()
    home.person.round(3)
    assert "/t/here-" in home.page.url
    facts = server.client.get(f"/api/tables/{table}").json()
    assert (facts["round"], facts["carried"]) == ([2, 25], False)
