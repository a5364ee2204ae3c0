"""Rows in a file: JSON lines, or Parquet by pyarrow."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import IO, Any, Protocol, Self

from vierling.data.rows import COLUMNS, Row, in_order
from vierling.extras import need
from vierling.game import Refusal

GROUP = 50_000  # rows that are written at once


class Writer(Protocol):
    def write(self, rows: list[Row]) -> None: ...

    def close(self) -> None: ...


class Lines:
    def __init__(self, path: Path) -> None:
        self.file: IO[str] = path.open("w", encoding="utf-8", newline="\n")

    def write(self, rows: list[Row]) -> None:
        self.file.writelines(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)

    def close(self) -> None:
        self.file.close()


class Parquet:
    def __init__(self, path: Path) -> None:
        self.arrow, parquet = need("pyarrow"), need("pyarrow.parquet")
        self.schema = schema_of(self.arrow)
        self.file = parquet.ParquetWriter(path, self.schema)

    def write(self, rows: list[Row]) -> None:
        self.file.write_table(self.arrow.Table.from_pylist(rows, schema=self.schema))

    def close(self) -> None:
        self.file.close()


KINDS: dict[str, Callable[[Path], Writer]] = {".jsonl": Lines, ".parquet": Parquet}


def schema_of(arrow: Any) -> Any:
    types = {int: arrow.int64(), float: arrow.float64(), str: arrow.string(), bool: arrow.bool_()}
    return arrow.schema([(column.name, types[column.kind]) for column in COLUMNS])


def kind_of(path: Path) -> Callable[[Path], Writer]:
    if path.suffix not in KINDS:
        raise Refusal("rows-kind", f"rows go into a .jsonl or .parquet file, not {path.name}", file=path.name[:40])
    return KINDS[path.suffix]


def check_file(path: Path) -> None:
    """Raises at once what would only turn up after the first match."""
    if kind_of(path) is Parquet:
        need("pyarrow")
    if not path.parent.is_dir():
        raise FileNotFoundError(path)


class RowFile:
    """Takes rows as they come; the name's ending says which kind of file it is.

    Until it is closed the rows are in a file beside it, so whoever finds the file finds it whole.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from vierling import play_match
    >>> from vierling.data import RowFile, rows_of
    >>> with TemporaryDirectory() as folder:
    ...     with RowFile(f"{folder}/moves.jsonl") as file:
    ...         file.add(rows_of(play_match('knister', ["random"], seed=1)))
    ...     len(Path(f"{folder}/moves.jsonl").read_text().splitlines())
    25
    """

    def __init__(self, file: str | Path) -> None:
        self.path = Path(file)
        self.beside = self.path.with_name(f"{self.path.name}.new")
        self.writer: Writer = kind_of(self.path)(self.beside)
        self.waiting: list[Row] = []

    def add(self, rows: Iterable[Row]) -> None:
        self.waiting += map(in_order, rows)
        if len(self.waiting) >= GROUP:
            self.flush()

    def flush(self) -> None:
        self.writer.write(self.waiting)
        self.waiting = []

    def close(self) -> None:
        self.flush()
        self.writer.close()
        self.beside.replace(self.path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """What was interrupted is kept as well; what failed is not."""
        if kind is None or issubclass(kind, KeyboardInterrupt):
            self.close()
        else:
            self.writer.close()
            self.beside.unlink()
