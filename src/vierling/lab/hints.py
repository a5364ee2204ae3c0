"""Games that give hints in play: what a seat sees, how deep, and how many tiles are aimed at; answers as plain JSON."""

from collections.abc import Callable, Mapping
from typing import Any

from vierling.bots.tuefteln.values import values as tuefteln_values
from vierling.game import Move, Refusal, View
from vierling.games import GAMES
from vierling.games.tuefteln.paper import Paper
from vierling.lab.coach.knister import weigh_cells
from vierling.lab.tubyrinth.puzzles import hint as hint_tubyrinth

Json = dict[str, Any]
Hint = Callable[[View, int, int | None], Json]
BEST = 3


def hint_of(game_name: str) -> Hint:
    if game_name not in HINTS:
        raise Refusal("no-advice", f"there are no hints in {game_name}", game=game_name)
    return HINTS[game_name]


def best_of(game_name: str, worth: Mapping[Move, float]) -> Json:
    """The best entries, each with the points that are expected in the end."""
    ranked = sorted(worth, key=lambda move: -worth[move])[:BEST]
    return {"step": 1, "best": [{"move": GAMES[game_name].write(move), "value": worth[move]} for move in ranked]}


def hint_knister(view: View, _step: int, _tiles: int | None) -> Json:
    return best_of("knister", weigh_cells(view.sheets[view.seat], view.grid, view.sum).moves)


def hint_tuefteln(view: View, _step: int, _tiles: int | None) -> Json:
    worth = tuefteln_values(Paper(view.paper), view.sheets[view.seat], view.dice)
    if view.dice.ivory == view.dice.colour:  # then both ways round are the same entry
        worth = {entry: worth[entry] for entry in worth if entry.ivory < entry.colour}
    return best_of("tuefteln", worth)


HINTS: Mapping[str, Hint] = {"knister": hint_knister, "tuefteln": hint_tuefteln, "tubyrinth": hint_tubyrinth}
