"""Who may write to a database file: one process. The system takes its mark back when it ends, however it ends."""

import os
import sys
from pathlib import Path
from typing import IO

from vierling.server.store.trouble import Taken


class Owner:
    def __init__(self, path: Path) -> None:
        self._path = path.with_name(f"{path.name}-owner")
        self._mark: IO[bytes] | None = None

    def claim(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        mark = os.fdopen(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600), "rb")
        try:
            lock(mark)
        except OSError as problem:
            mark.close()
            raise Taken from problem
        self._mark = mark

    def release(self) -> None:
        if self._mark:
            self._mark.close()
            self._mark = None


if sys.platform == "win32":
    import msvcrt

    def lock(mark: IO[bytes]) -> None:
        msvcrt.locking(mark.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(mark: IO[bytes]) -> None:
        """Not a lock of SQLite's kind, so the file itself can still be read and copied by others."""
        fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
