"""JSON for programs, and tables for people."""

import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from textwrap import fill, wrap
from typing import Annotated, Any

import typer

AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of text.")]
GAP = "  "
GLUE = "\N{NO-BREAK SPACE}"
LEAST_TEXT = 16  # characters that a column of words needs to be read


def print_json(what: Any) -> None:
    print(json.dumps(what, ensure_ascii=False))


def window_width() -> int | None:
    """None if there is no window: what goes into a file or to another program is not wrapped."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def print_text(text: str) -> None:
    """A sentence, wrapped between words."""
    width = window_width()
    print(text if width is None else fill(text, width))


def print_table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Columns are as wide as their widest cell; those listed in `right` are right-aligned.

    In a window that is too narrow, words at the end of a row are wrapped, or the table is printed in several parts.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    room = window_width() or sum(widths) + len(GAP) * len(widths)
    for number, part in enumerate(split_columns(widths, right, room)):
        print("\n" if number else "", end="")
        for row in rows:
            print_row([row[column] for column in part], [widths[column] for column in part], part, right, room)


def split_columns(widths: Sequence[int], right: Sequence[int], room: int) -> Iterator[list[int]]:
    """The columns that stand side by side; every part begins with the first, which says what a row is about."""
    last = len(widths) - 1
    part, used = [0], widths[0]
    for column in range(1, len(widths)):
        wraps = column == last and column not in right
        needed = len(GAP) + (min(widths[column], LEAST_TEXT) if wraps else widths[column])
        if len(part) > 1 and used + needed > room:
            yield part
            part, used = [0], widths[0]
        part.append(column)
        used += needed
    yield part


def print_row(
    cells: Sequence[str], widths: Sequence[int], columns: Sequence[int], right: Sequence[int], room: int
) -> None:
    *first, end = (
        cell.rjust(width) if column in right else cell.ljust(width)
        for cell, width, column in zip(cells, widths, columns, strict=True)
    )
    before = "".join(f"{cell}{GAP}" for cell in first)
    lines = [end] if columns[-1] in right else wrap_cell(end.rstrip(), max(room - len(before), LEAST_TEXT))
    for number, line in enumerate(lines):
        print(f"{' ' * len(before) if number else before}{line}".rstrip())


def wrap_cell(text: str, width: int) -> list[str]:
    """Between words or, where a cell lists several things, between those."""
    glued = GAP.join(each.replace(" ", GLUE) for each in text.split(GAP)) if GAP in text else text
    return [line.replace(GLUE, " ") for line in wrap(glued, width)] or [""]
