"""Vierling as an app: what a first visit fetches, what a device needs to know to install it, and new versions."""

import os
import shutil
import struct
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Playwright, expect

from browser.houses import STATIC, Home, file_server
from browser.person import Person
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]


def test_a_visit_to_a_server_fetches_nothing_that_playing_offline_needs(invite: Invite) -> None:
    anna, fetched = invite(), list[str]()
    anna.listen("request", lambda request: fetched.append(request.url))
    page = anna.open()
    anna.press("Play solo")
    anna.round(1)
    anna.write("c3")
    anna.round(2)
    page.goto(anna.address)
    anna.press("Menu")
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    assert any("/assets/" in url for url in fetched)
    assert [url for url in fetched if "/house/" in url or url.endswith((".wasm", ".zip", "/sw.js"))] == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(({ length }) => length)") == 0


def test_the_manifest_says_all_that_a_device_wants_to_know(invite: Invite, server: Server) -> None:
    anna = invite()
    page = anna.open()
    told = anna.devtools().send("Page.getAppManifest")
    assert told["errors"] == []
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    manifest = server.client.get(address).json()
    assert manifest["display"] == "standalone"
    assert urljoin(f"{anna.address}{address}", manifest["start_url"]) == f"{anna.address}/"
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in drawn}
    assert any(icon.get("purpose") == "maskable" for icon in drawn)
    for icon in drawn:
        picture = server.client.get(f"/{icon['src']}").content
        assert "x".join(map(str, struct.unpack(">II", picture[16:24]))) == icon["sizes"]  # of a PNG


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """The static edition, in a place where it can be changed."""
    return Path(shutil.copytree(STATIC, tmp_path / "edition", copy_function=os.link))


def test_a_new_version_is_offered_and_takes_over_when_asked(
    playwright: Playwright, edition: Path, tmp_path: Path
) -> None:
    with file_server(edition) as address:
        home = Home(playwright, tmp_path / "profile", f"{address}/?")
        home.keep()
        (before,) = home.page.evaluate("caches.keys()")
        change_worker(edition)
        home.person.open()
        offer = home.page.get_by_test_id("update")
        expect(offer).to_contain_text(say("en", "offline-update"))
        home.page.evaluate("window.isOld = true")
        offer.get_by_role("button", name=say("en", "offline-update-now")).click()
        home.page.wait_for_function("!window.isOld")  # it has been loaded again
        only_new = "(before) => caches.keys().then((names) => names.length === 1 && names[0] !== before)"
        home.page.wait_for_function(only_new, arg=before)  # the old files go once the new worker is active
        expect(home.page.get_by_role("button", name="Play solo").first).to_be_visible()
        expect(offer).to_have_count(0)
        home.context.close()


def test_what_cannot_be_fetched_is_told_and_fetched_when_it_is_wanted_again(
    playwright: Playwright, edition: Path, tmp_path: Path
) -> None:
    """And meanwhile people see how much has come."""
    (python,) = edition.glob("house/*/*.wasm")
    away = python.rename(tmp_path / "away")
    with file_server(edition) as address:
        home = Home(playwright, tmp_path / "profile", f"{address}/?")
        page = home.person.open()
        home.person.press("Play solo")
        expect(page.get_by_text(say("en", "error-unreachable")).first).to_be_visible()
        expect(page.get_by_role("button", name="Play solo").first).to_be_enabled()
        away.rename(python)
        page.route("**/*.wasm", lambda _: None)  # it is on its way
        home.person.press("Play solo")
        sign = page.get_by_test_id("opening")
        expect(sign).to_contain_text("%")
        share = float(sign.get_by_role("progressbar").get_attribute("value") or 0)
        assert 0 < share < 1
        expect(sign).to_be_in_viewport(ratio=1)
        page.unroute("**/*.wasm")  # and here it comes
        home.person.round(1)
        expect(sign).to_have_count(0)
        home.context.close()


def change_worker(edition: Path) -> None:
    """As if one file had changed."""
    worker = edition / "sw.js"
    text = worker.read_text("utf-8")
    changed = text.replace('"index.html":"', '"index.html":"new', 1)
    assert changed != text
    worker.unlink()  # the edition itself has the same file
    worker.write_text(changed, "utf-8")
