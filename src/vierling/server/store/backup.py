"""A copy of everything that a store holds, as one file of SQLite's, whichever store it is: so a copy of one can also be
restored into the other. It is made at one moment, while servers go on."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from vierling.server.store import keeping
from vierling.server.store.sqlite import MIGRATIONS, SCHEMA, STATEMENTS, UNUSABLE, connect
from vierling.server.store.sqlite import check as check_file
from vierling.server.store.store import Database, postgres
from vierling.server.store.trouble import Occupied, Trouble

GUARDS = ("no_gap", "opening")  # triggers that would refuse or invent rows


class NoBackup(Trouble):
    """Not a backup that can be restored."""


def back_up(database: Database, file: Path) -> int:
    """How many tables the copy has."""
    if file.exists():
        raise Occupied(str(file))
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if isinstance(database, str):
            copy_out(database, file)
        else:
            vacuum(database, file)
        return count(file)
    except UNUSABLE as problem:
        file.unlink(missing_ok=True)
        raise Trouble(str(problem)) from problem
    except Trouble:
        file.unlink(missing_ok=True)
        raise


def restore(file: Path, database: Database) -> int:
    """Into a store that holds nothing yet and that no server uses."""
    check_backup(file)
    if isinstance(database, str):
        with TemporaryDirectory() as folder:
            fresh = Path(folder) / file.name
            vacuum(file, fresh)
            check_file(fresh)  # and brings an old one up to date
            asyncio.run(postgres().copy_in(database, fresh))
    else:
        if database.exists():
            raise Occupied(str(database))
        database.parent.mkdir(parents=True, exist_ok=True)
        vacuum(file, database)
        check_file(database)
    return count(file)


def vacuum(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=60)) as disk:
        disk.execute("VACUUM INTO ?", (str(target),))
    target.chmod(0o600)


def count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as disk:
        (tables,) = disk.execute("SELECT count(*) FROM tables WHERE instr(id, '/') = 0").fetchone()
    return int(tables)


def check_backup(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as disk:
            (schema,) = disk.execute("PRAGMA user_version").fetchone()
            found = disk.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error as problem:
        raise NoBackup(str(problem)) from problem
    if schema not in (*MIGRATIONS, SCHEMA) or found != ("ok",):
        raise NoBackup(f"schema {schema}, {found[0]}")


def copy_out(address: str, file: Path) -> None:
    file.unlink()
    with closing(connect(file)) as disk:
        disk.execute("PRAGMA synchronous = OFF")  # of a file that nobody relies on before it is complete
        for guard in GUARDS:
            disk.execute(f"DROP TRIGGER {guard}")
        disk.execute("BEGIN")
        asyncio.run(postgres().copy_out(address, disk))
        disk.execute("COMMIT")
        disk.executescript(STATEMENTS + keeping.STATEMENTS)
        disk.execute("PRAGMA synchronous = FULL")
        disk.execute("PRAGMA journal_mode = DELETE")  # one file
