import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from installing import install
from postgres import Postgres
from server.running import Server
from vierling.game import Game
from vierling.kit import GAMES, shelf
from vierling.play.bots import guest_bots, own_bots
from vierling.words import lexicon

# No test of ours measures time, and a slow machine is no bug.
settings.register_profile("vierling", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vierling")

# Positions and messages are born and forgotten by the million: looking for cycles among them less often takes a tenth
# less time.
gc.set_threshold(20_000, 50, 100)

collect_ignore = ["outside"]  # a package of its own: its tests need it installed


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests run last: they take longest, and Playwright's event loop would clash with those of other tests.
    They go one by one to any free worker; the others stay together by file, because they share slow fixtures."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
        elif item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
        name_group(item)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def name_group(item: pytest.Item) -> None:
    """xdist tells groups apart by the ends of tests' names. What it appends itself gets lost, because pytest 9 builds
    names anew: then every worker makes the fixtures that a group shares."""
    group = item.get_closest_marker("xdist_group")
    if group and getattr(item.config.option, "loadgroup", False) and not item.nodeid.endswith(f"@{group.args[0]}"):
        item._id = type(item.id).parse(f"{item.nodeid}@{group.args[0]}")


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: nobody has to look through them for something to throw away."""
    gc.freeze()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it alive, with limits that no test reaches."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert "Traceback" not in running.printed()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests that leave it running; each takes a fresh database."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the outside game is installed: for PYTHONPATH, or for `sys.path`."""
    folder = tmp_path_factory.mktemp("outside")
    install(Path(__file__).parent / "outside", folder)
    return folder


@pytest.fixture(scope="module")
def pig(outside: Path) -> Iterator[Game]:
    """The outside game in this process, as long as one file is tested."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(outside))
        look_again()
        yield GAMES["pig"]
        patch.delitem(sys.modules, "pig")
    look_again()


def look_again() -> None:
    """Which games there are is found out once in a process."""
    for kept in (shelf, own_bots, guest_bots, lexicon):
        kept.cache_clear()
