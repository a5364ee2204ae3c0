"""R-E6: latecomers who take a seat in the match in play, where its game lets them."""

from vierling.game import Millis, can_join
from vierling.live.bounds import Bounds, fullness
from vierling.live.entry import Entry
from vierling.live.evening import seated_guests
from vierling.live.moderation import Presence
from vierling.live.table import Table


def is_open(table: Table) -> bool:
    """Whether whoever wants a seat gets one in this match, at the next moment that its game allows."""
    own_dice = table.match > 1 or not (table.lesson or table.dice)  # the same dice are for the same number of people
    company = 1 < len(table.chairs) < table.places
    running = table.phase in ("playing", "paused") and not table.carried  # nobody sits down to dice that were chosen
    return table.game.join is not None and running and own_dice and company


def due_join(table: Table, presence: Presence, bounds: Bounds, at: Millis) -> list[Entry]:
    """The first of those who want a seat and are here takes one now, if the rules allow it."""
    if table.phase != "playing" or not table.state or not is_open(table) or fullness(table, bounds) == "full":
        return []
    willing = seated_guests(table, presence, at, spare=0)[:1]
    if not willing or not can_join(table.game, table.state):
        return []
    return [*willing, Entry("joined", at, willing[0].seat, table.game.write(table.game.join))]
