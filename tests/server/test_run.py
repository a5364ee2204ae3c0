"""Starting a server that cannot start, and one that cannot go on."""

import os
import socket
import subprocess
import sys
from pathlib import Path

from server.playing import Table
from server.running import PATIENCE, FreshServer, Server
from server.test_storage import without_space
from vierling.server.run import check_database


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "VIERLING_LANGUAGE": "en"}
    command = [sys.executable, "-m", "vierling", "serve", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_file_that_is_not_a_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt, this is a letter and no database. Yours, Anna\n" * 50)
    ended = serve("--port", "0", "--database", str(letter))
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"vierling: The database {letter} cannot be used")
    assert ended.stderr.count("\n") == 1


def test_a_taken_port_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = serve("--port", str(port), "--database", str(tmp_path / "new.db"))
    assert ended.returncode == 2
    assert str(port) in ended.stderr
    assert "Traceback" not in ended.stderr


def test_several_workers_on_a_file_are_refused_in_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "new.db"
    ended = serve("--port", "0", "--workers", "2", "--database", str(database))
    assert ended.returncode == 2
    assert ended.stderr.startswith("vierling: Only a PostgreSQL database can be shared by several processes")
    assert ended.stderr.count("\n") == 1
    assert not database.exists()


def test_missing_folders_of_the_database_are_made(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "folder" / "vierling.db"
    check_database(database)
    assert database.is_file()


def test_a_second_server_on_the_same_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        ended = serve("--port", "0", "--database", str(first.database))
        assert ended.returncode == 2
        assert ended.stderr.startswith(f"vierling: Another server is already using the database {first.database}")
        assert ended.stderr.count("\n") == 1
        assert Table(first).id  # the first one goes on
    check_database(first.database)  # and a server that was killed leaves no mark behind


def test_a_database_is_for_its_owner_only(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        Table(server)
        files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("vierling.db*")}
    assert files.keys() > {"vierling.db", "vierling.db-wal"}
    assert set(files.values()) == {0o600}


FAILING = """
import sys
from vierling.server.store import sqlite
from vierling.terminal.commands import main
sqlite.INSERT = None  # a fault that nobody has thought of
main(sys.argv[1:])
"""


def test_a_server_that_can_write_nothing_any_more_ends_with_an_error(tmp_path: Path) -> None:
    class Failing(FreshServer):
        command = ("-c", FAILING)

    with Failing(tmp_path) as server:
        answer = server.client.post("/api/tables", json={"token": "a-token-of-the-host-itself", "game": "knister"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
        assert server.join() == 2
        assert "can no longer be written" in server.printed()


def test_a_log_output_that_nobody_reads_any_more_stops_nothing(tmp_path: Path) -> None:
    """As with `vierling serve 2>&1 | head -1`."""
    reader, writer = os.pipe()
    with Server(tmp_path, stderr=writer) as server:
        os.close(writer)
        os.close(reader)
        table = Table(server)
        with table.device(0) as anna, without_space(server.database):
            draft = anna.draft("a1")
            assert anna.post(draft)["type"] == "refused"  # and the reason cannot be reported
        with table.device(0) as anna:
            assert anna.post(draft)["type"] == "done"
