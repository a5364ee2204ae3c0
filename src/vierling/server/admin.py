"""The secret of whoever runs a server. If the settings name none, it is in a file beside the database, made at the
first start: whoever may read the database may also use `vierling admin`."""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe

from pydantic import SecretStr


def token_file(database: Path) -> Path:
    return database.with_name(f"{database.name}-admin")


def find_token(database: Path, given: SecretStr | None) -> str:
    if given is not None:
        return given.get_secret_value()
    path = token_file(database)
    with suppress(FileExistsError), os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
        file.write(f"{token_urlsafe(24)}\n")
    return path.read_text("utf-8").strip()
