"""The secret of whoever runs a server. If the settings name none, it is in a file beside the database, or in a note if
that is no file, made at the first start: whoever may read the database may also use `vierling admin`."""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe

from pydantic import SecretStr

from vierling.server.store.store import Database, Store, postgres

NOTE = "admin token"


async def find_token(database: Database, given: SecretStr | None, log: Store) -> str:
    if given is not None:
        return given.get_secret_value()
    if isinstance(database, str):
        return await log.settle_note(NOTE, token_urlsafe(24))
    return find_in_file(database)


async def read_token_at(address: str) -> str:
    """Raises `Trouble`, also if no server has been there."""
    found: str = await postgres().read_note_at(address, NOTE)
    return found


def token_file(database: Path) -> Path:
    return database.with_name(f"{database.name}-admin")


def find_in_file(database: Path) -> str:
    path = token_file(database)
    with suppress(FileExistsError), os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
        file.write(f"{token_urlsafe(24)}\n")
    return path.read_text("utf-8").strip()
