"""JSON for programs, and tables for people."""

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer

AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of text.")]


def print_json(what: Any) -> None:
    print(json.dumps(what, ensure_ascii=False))


def print_table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Columns are as wide as their widest cell; those listed in `right` are right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        print("  ".join(cells).rstrip())
