"""`vierling backup` and `vierling restore`."""

from pathlib import Path
from typing import Annotated

import typer

from vierling.game import Refusal
from vierling.terminal.office import default_database
from vierling.terminal.serve import Database
from vierling.terminal.voice import Voice

File = Annotated[str, typer.Argument(metavar="FILE")]


def backup(context: typer.Context, file: File, database: Database = "") -> None:
    """Copy all tables into one file, while servers keep running."""
    from vierling.server.store import backup as store  # noqa: PLC0415 - only these commands need the server
    from vierling.server.store.store import name_of, read_database  # noqa: PLC0415
    from vierling.server.store.trouble import Occupied, Trouble  # noqa: PLC0415

    place = read_database(database) if database else default_database()
    try:
        tables = store.back_up(place, Path(file))
    except Occupied as problem:
        raise Refusal("backup-exists", f"{file} exists", file=file) from problem
    except Trouble as problem:
        raise Refusal("no-database", str(problem), path=name_of(place), reason=str(problem)) from problem
    voice: Voice = context.obj
    print(voice.say("terminal-backed-up", tables=tables, file=file))


def restore(context: typer.Context, file: File, database: Database = "") -> None:
    """Put a backup into a database that is empty and that no server uses."""
    from vierling.server.store import backup as store  # noqa: PLC0415
    from vierling.server.store.store import name_of, read_database  # noqa: PLC0415
    from vierling.server.store.trouble import Occupied, Trouble  # noqa: PLC0415

    place = read_database(database) if database else default_database()
    try:
        tables = store.restore(Path(file), place)
    except store.NoBackup as problem:
        raise Refusal("no-backup", str(problem), file=file, reason=str(problem)) from problem
    except Occupied as problem:
        raise Refusal("restore-occupied", str(problem), path=name_of(place)) from problem
    except Trouble as problem:
        raise Refusal("no-database", str(problem), path=name_of(place), reason=str(problem)) from problem
    voice: Voice = context.obj
    print(voice.say("terminal-restored", tables=tables, path=name_of(place)))
