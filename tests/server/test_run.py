"""Starting a server that cannot start."""

import os
import socket
import subprocess
import sys
from pathlib import Path

from server.running import PATIENCE
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


def test_missing_folders_of_the_database_are_made(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "folder" / "vierling.db"
    check_database(database)
    assert database.is_file()
