"""The pages as HTML: `make docs`."""

import sys
from pathlib import Path
from typing import Any

from vierling import __version__

sys.path.insert(0, str(Path(__file__).parent))  # `tour.py` is no part of the package
import tour

project = "Vierling"
author = "The Vierling developers"
copyright = "2026, The Vierling developers"  # noqa: A001 - sphinx reads this name
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
myst_heading_anchors = 4
exclude_patterns = ["pictures"]

html_theme = "furo"
html_title = "Vierling"


def setup(app: Any) -> None:
    app.connect("source-read", show_tour)


def show_tour(app: Any, name: str, source: list[str]) -> None:
    if name == tour.NOTEBOOK.stem:
        app.env.note_reread()  # the notebook may have changed, or be run this time
        source[0] += tour.page(run="run" in app.tags)
