"""Games whose boards are puzzles: what can be asked about a board, with answers as plain JSON."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vierling.game import Refusal, View
from vierling.lab.tubyrinth import puzzles as tubyrinth

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Puzzles:
    solve: Callable[[str, bool, tuple[int, ...]], Json]  # board, may tiles be flipped, how many of them
    generate: Callable[[int, int], Json]  # grade, seed
    hint: Callable[[View, int, int | None], Json]  # what is seen, how deep, how many tiles are aimed at


PUZZLES: Mapping[str, Puzzles] = {"tubyrinth": Puzzles(tubyrinth.solve, tubyrinth.generate, tubyrinth.hint)}


def puzzles_of(game_name: str) -> Puzzles:
    if game_name not in PUZZLES:
        raise Refusal("no-puzzles", f"{game_name} has no boards to solve", game=game_name)
    return PUZZLES[game_name]
