"""Folders of records: a text file for each match."""

from collections.abc import Iterator
from pathlib import Path

from vierling.game import Refusal, Unreadable
from vierling.match import Match

SUFFIX = ".txt"


def read_records(folder: str | Path) -> Iterator[tuple[str, Match]]:
    """All records in a folder and the folders in it, by their paths; one at a time, so there may be many.

    >>> from vierling.data import read_records
    >>> list(read_records("docs/pictures"))
    []
    """
    place = Path(folder)
    if not place.is_dir():
        raise Refusal("no-folder", f"there is no folder {folder}", folder=str(folder))
    for file in sorted(place.rglob(f"*{SUFFIX}")):
        name = file.relative_to(place).with_suffix("").as_posix()
        try:
            yield name, Match.read(file.read_text("utf-8"))
        except (Refusal, UnicodeDecodeError) as problem:
            reason = f"{file}: {problem}"
            raise Unreadable("bad-record-file", reason, file=str(file), reason=str(problem)) from problem


def save_record(folder: str | Path, name: str, record: str) -> Path:
    """Write a record to a file of this name in a folder, which is made if need be; where it is now.

    >>> from tempfile import TemporaryDirectory
    >>> from vierling import play_match
    >>> from vierling.data import read_records, save_record
    >>> with TemporaryDirectory() as folder:
    ...     file = save_record(folder, "evening/first", play_match('knister', ["random"], seed=1).record())
    ...     names = [name for name, match in read_records(folder)]
    >>> file.name, names
    ('first.txt', ['evening/first'])
    """
    file = Path(folder) / f"{name}{SUFFIX}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(record, "utf-8", newline="\n")
    return file
