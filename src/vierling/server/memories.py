"""What each seat of a match has seen, for bots that sit there or stand in; kept only where memory matters."""

from typing import Any

from vierling.bots import EYES, look
from vierling.game import Seat
from vierling.server.table import Table


class Memories:
    def __init__(self) -> None:
        self._match = 0
        self._seen: dict[Seat, Any] = {}

    def take_in(self, table: Table) -> None:
        """Everybody looks at the table as it is now."""
        if table.state is None or table.game.name not in EYES:
            return
        if table.match != self._match:
            self._match, self._seen = table.match, {}
        for seat in range(table.state.seats):
            self._seen[seat] = look(table.game.name, self._seen.get(seat), table.state.view(seat))

    def of(self, table: Table, seat: Seat) -> Any:
        assert table.state
        return self._seen.get(seat) or table.state.view(seat)
