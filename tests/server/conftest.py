from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from postgres import Postgres
from server.places import Place, PostgresPlace, SqlitePlace
from server.playing import Table, play_match
from server.running import Server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers with given settings; they end with the test."""
    with ExitStack() as stack:
        yield lambda kind=Server, **settings: stack.enter_context(kind(tmp_path, **settings))


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    """Two people have played all 25 rounds of Knister."""
    table = Table(server, 2)
    with table.devices() as devices:
        play_match(devices, Random(5))
    return table


@pytest.fixture
def rng() -> Random:
    return Random(1)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a log can be, in a database that nobody has used."""
    if request.param == "sqlite":
        return SqlitePlace(tmp_path / "deep" / "folder" / "log.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return PostgresPlace(postgres.fresh())
