"""Options that nobody may know before the first move, such as the board of a day, uncovered when the clock starts.

Until then a table is shown as if these options were the game's own.
"""

from typing import Any

from vierling.game import State
from vierling.live.messages import Options
from vierling.live.table import Table
from vierling.options import from_json, to_json


def sealed_entry(names: list[str]) -> dict[str, Any]:
    """What the first entry says about them, beside the dice."""
    return {"sealed": names} if names else {}


def is_covered(table: Table) -> bool:
    return bool(table.dice and table.dice.get("sealed")) and table.match <= 1 and not any(table.acts)


def shown_options(table: Table) -> Options:
    options = to_json(table.options)
    if not is_covered(table) or not table.dice:
        return options
    return {**options, **{name: to_json(from_json(table.game, {}))[name] for name in table.dice["sealed"]}}


def shown_state(table: Table) -> State | None:
    """The position to make views of. Nobody has moved yet, so one that begins with other options looks the same."""
    if table.state is None or not is_covered(table):
        return table.state
    return table.game.start(table.state.seats, from_json(table.game, shown_options(table)))
