"""Matches as data: folders of records, and rows for pandas, Polars and whatever else reads tables. See docs/data.md."""

from vierling.data.records import read_records, save_record
from vierling.data.results import Results
from vierling.data.rows import COLUMNS, Row, events_of, rows_of
from vierling.data.scribe import Scribe
from vierling.data.writing import RowFile

__all__ = [
    "COLUMNS",
    "Results",
    "Row",
    "RowFile",
    "Scribe",
    "events_of",
    "read_records",
    "rows_of",
    "save_record",
]
