"""`vierling backup` and `vierling restore`, of both stores and while people play."""

import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from postgres import Postgres, execute, fetch
from server.fencing import in_round
from server.places import PostgresPlace, SqlitePlace
from server.playing import Table
from server.running import Server
from vierling.server.store.store import check

Command = Callable[..., Any]
Row = tuple[str, int, str, str | None]  # table, number, kind, id
EVENTS = "SELECT table_id, number, kind, id FROM events ORDER BY table_id, number"
OTHER = {"sqlite": "postgres", "postgres": "sqlite"}
SOME = 12  # acknowledged moves


class Evening:
    """People who play two rounds at one table after the other, and remember what was acknowledged."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.acknowledged: list[tuple[str, str]] = []  # table and id
        self.more = threading.Condition()
        self.over = False

    def play(self) -> None:
        while not self.over:
            table = Table(self.server, people=2)
            with table.device(0, 1) as device:
                for number, cell in ((2, "a1"), (3, "b2")):
                    for seat in (0, 1):
                        draft = device.draft(cell, seat)
                        assert device.post(draft)["type"] == "done"
                        self.note(table.id, draft["id"])
                    device.until(in_round(number))

                time.sleep(0.02)  # others want to be served too

    def note(self, table: str, id_: str) -> None:
        with self.more:
            self.acknowledged.append((table, id_))
            self.more.notify_all()

    def go_on(self) -> list[tuple[str, str]]:
        """All that was acknowledged up to now, after some more was."""
        with self.more:
            goal = len(self.acknowledged) + SOME
            self.more.wait_for(lambda: len(self.acknowledged) >= goal)
            return [*self.acknowledged]


@contextmanager
def playing(server: Server) -> Iterator[Evening]:
    evening = Evening(server)
    people = threading.Thread(target=evening.play)
    people.start()
    try:
        yield evening
    finally:
        evening.over = True
        people.join()


def rows_of(database: str) -> list[Row]:
    if database.startswith("postgresql:"):
        return [tuple(row) for row in fetch(database, EVENTS)]
    with closing(sqlite3.connect(database)) as disk:
        return disk.execute(EVENTS).fetchall()


def vierling(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", "vierling", *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("kind", OTHER)
def test_a_copy_made_while_people_play_has_all_that_was_acknowledged_and_serves_elsewhere(
    kind: str, postgres: Postgres, tmp_path: Path
) -> None:
    places = {"sqlite": str(tmp_path / "tables.db"), "postgres": postgres.fresh()}
    copy, source, target = str(tmp_path / "copy.db"), places[kind], places[OTHER[kind]]
    with Server(tmp_path, database=source) as server, playing(server) as evening:
        before = evening.go_on()
        vierling("backup", copy, "--database", source)
        evening.go_on()
    vierling("restore", copy, "--database", target)
    restored, played = rows_of(target), rows_of(source)
    assert {*before} <= {(table, id_) for table, _, _, id_ in restored}
    assert len(restored) < len(played), "people have played on"
    for table in {row[0] for row in restored}:
        log = [row for row in restored if row[0] == table]
        assert log == [row for row in played if row[0] == table][: len(log)], "what is there is a beginning of its log"
    with Server(tmp_path, database=target) as server:
        table = before[-1][0]
        assert server.client.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Bo"


def used(place: SqlitePlace | PostgresPlace, command: Command, copy: Path) -> None:
    """Brought up to date, with a note in it, and copied."""
    check(place.database)
    place.execute("INSERT INTO notes (name, text) VALUES ('notice', 'Hello')")
    assert command("backup", str(copy), "--database", str(place.database)).code == 0


@pytest.mark.parametrize("kind", OTHER)
def test_nothing_is_overwritten_and_nothing_newer_is_touched(
    kind: str, postgres: Postgres, tmp_path: Path, command: Command
) -> None:
    place: Any = SqlitePlace(tmp_path / "log.db") if kind == "sqlite" else PostgresPlace(postgres.fresh())
    copy = tmp_path / "copy.db"
    used(place, command, copy)
    again = command("backup", str(copy), "--database", str(place.database))
    assert (again.code, again.err) == (2, f"vierling: {copy} exists already: choose another name\n")
    full = command("restore", str(copy), "--database", str(place.database))
    assert (full.code, full.out) == (2, "")
    assert full.err.startswith("vierling: The database ")
    assert full.err.endswith(" is not empty: restore into a new one\n")
    assert place.value("SELECT text FROM notes") == "Hello"
    newer = tmp_path / "newer.db"
    shutil.copy(copy, newer)
    with closing(sqlite3.connect(newer)) as disk:
        disk.execute("PRAGMA user_version = 99")
    target = str(tmp_path / "another.db") if kind == "sqlite" else postgres.fresh()
    refused = command("restore", str(newer), "--database", target)
    assert (refused.code, refused.err) == (
        2,
        f"vierling: {newer} is not a usable backup: schema 99, ok\n",
    )
    restored = command("restore", str(copy), "--database", target)
    assert restored.code == 0
    assert rows_of(target) == []


def test_a_database_that_a_newer_version_has_written_is_neither_copied_nor_filled(
    postgres: Postgres, tmp_path: Path, command: Command
) -> None:
    empty, copy = postgres.fresh(), tmp_path / "copy.db"
    used(PostgresPlace(postgres.fresh()), command, copy)
    check(empty)
    execute(empty, "UPDATE versions SET schema = 99")
    for words in (("backup", str(tmp_path / "second.db")), ("restore", str(copy))):
        refused = command(*words, "--database", empty)
        assert refused.code == 2
        assert "another version of Vierling (schema 99, not 1)" in refused.err
    assert not (tmp_path / "second.db").exists()
    assert fetch(empty, "SELECT 1 FROM notes") == []
