"""The entries that are worth most now."""

from vierling.coach.hints import Json, best_of
from vierling.games.tuefteln.rules import tuefteln
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.think.values import values


def hint(view: View, _step: int, _tiles: int | None) -> Json:
    assert view.seat is not None
    assert view.dice is not None
    worth = values(Paper(view.paper), view.sheets[view.seat], view.dice)
    if view.dice.ivory == view.dice.colour:  # either way round is the same entry
        worth = {entry: worth[entry] for entry in worth if entry.ivory < entry.colour}
    return best_of(tuefteln, worth)
