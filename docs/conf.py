"""The pages as HTML: `make docs`."""

from vierling import __version__

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
