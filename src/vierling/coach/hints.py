"""Hints in play: from what a seat sees, how deep and for what aim; answers are plain JSON."""

from collections.abc import Callable, Mapping
from typing import Any

from vierling.game import Game, Move, Refusal, View
from vierling.kit import kit_of, load

Json = dict[str, Any]
Hint = Callable[[View, int, int | None], Json]  # what is seen, how deep, how many tiles are aimed at
BEST = 3


def hint_of(game_name: str) -> Hint:
    return load(kit_of(game_name).hints, Refusal("no-advice", f"{game_name} has no hints", game=game_name))


def best_of(game: Game, worth: Mapping[Move, float]) -> Json:
    """The best entries, each with the points that are expected in the end."""
    ranked = sorted(worth, key=lambda move: -worth[move])[:BEST]
    return {"step": 1, "best": [{"move": game.write(move), "value": worth[move]} for move in ranked]}
