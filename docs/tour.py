"""The notebook as a page. `make docs` runs it; where only the pages are checked, nothing comes out of its cells."""

import ast
import json
from base64 import b64encode
from collections.abc import Iterator
from contextlib import redirect_stdout
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[1] / "examples" / "tour.ipynb"


def page(*, run: bool) -> str:
    """What follows the notebook's title, as Markdown."""
    names: dict[str, Any] = {}
    return "\n\n".join(block for cell in cells() for block in blocks(cell, names, run=run)).partition("\n")[2]


def cells() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return found


def blocks(cell: dict[str, Any], names: dict[str, Any], *, run: bool) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield source
        return
    yield f"```python\n{source}\n```"
    if run:
        yield from outputs(source, names)


def outputs(source: str, names: dict[str, Any]) -> Iterator[str]:
    """What a cell prints, and its last value: as a picture or a table, if it has one, as notebooks show it."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(StringIO()) as printed:
        exec(compile(tree, NOTEBOOK.name, "exec"), names)  # noqa: S102 - our own notebook
        value = eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names) if last else None  # noqa: S307
    if text := printed.getvalue().rstrip():
        yield f"```text\n{text}\n```"
    if value is not None:
        yield show(value, source.splitlines()[-1])


def show(value: Any, source: str) -> str:
    if hasattr(value, "_repr_png_"):
        picture = b64encode(value._repr_png_()).decode()
        return f'<img alt="{escape(source)}" src="data:image/png;base64,{picture}">'
    if hasattr(value, "_repr_html_"):
        return "".join(line.strip() for line in value._repr_html_().splitlines())
    return f"```text\n{value!r}\n```"
