"""People in front of browsers: a real Chromium, a real server."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from browser.lending import Lender
from browser.person import Person
from server.running import PATIENCE, RepeatableServer, Server

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    *"--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking".split(),
    *"--disable-component-update --disable-sync --font-render-hinting=none".split(),
    "--host-resolver-rules=MAP vierling.test 127.0.0.1",  # a name that others could know the server by
]
DESK: Any = {"width": 1280, "height": 800}
PHONE: Any = {"width": 360, "height": 740}
expect.set_options(timeout=1000 * PATIENCE)  # a slow machine is not a bug


def find_chromium() -> str:
    found = os.environ.get("VIERLING_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "there is no Chromium: run tests/browser/chromium.sh"
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Like that of the other tests, but what the dice show on a page can be seen again."""
    with RepeatableServer(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert "Traceback" not in running.printed()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def lender(chromium: Browser) -> Lender:
    return Lender(chromium, 1000 * PATIENCE)


@pytest.fixture
def invite(lender: Lender, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Another person with their own browser; anything that goes wrong in it fails the test."""
    people: list[tuple[Person, Server]] = []
    drawn = "axe" in request.fixturenames  # which looks at colours
    motion = "no-preference" if request.node.get_closest_marker("moving") else "reduce"

    def arrive(at: Server = server, **options: Any) -> Person:
        usual = {"viewport": DESK, "reduced_motion": motion, "drawn": drawn}
        person = lender.lend(at.address, **{**usual, **options})
        people.append((person, at))
        return person

    yield arrive
    troubles = [trouble for person, _ in people for trouble in person.troubles]
    for person, at in people:
        lender.take_back(person) if at.is_alive and person.address == at.address else person.leave()
    assert troubles == []


@pytest.fixture(scope="session")
def axe() -> str:
    return (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
