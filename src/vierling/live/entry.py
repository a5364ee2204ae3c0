"""One line of a table's log."""

from dataclasses import dataclass
from typing import Any

from vierling.game import Millis, Seat


@dataclass(frozen=True, slots=True)
class Entry:
    kind: str
    at: Millis
    seat: Seat | None = None
    what: Any = None  # plain JSON
    id: str | None = None  # chosen by the device, so that nothing is applied twice
