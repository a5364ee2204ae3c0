"""Games whose boards are puzzles: what can be asked about a board, with answers as plain JSON."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vierling.game import Refusal, View
from vierling.kit import kit_of, load

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Puzzles:
    solve: Callable[[str, bool, tuple[int, ...]], Json]  # board, may tiles be flipped, how many of them
    generate: Callable[[int, int], Json]  # grade, seed
    hint: Callable[[View, int, int | None], Json]  # what is seen, how deep, how many tiles are aimed at
    boards: Callable[[], list[Json]]  # all that are shipped
    describe: Callable[[str], Json]  # a board by its rows and marks
    type_out: Callable[[str], str]  # a board as a person would type it
    draw: Callable[[str, Sequence[str]], str]  # a board, and what lies on it
    bind: Callable[[], Iterator[str]]  # the shipped boards made anew, line by line
    warm_up: Callable[[], None]


def puzzles_of(game_name: str) -> Puzzles:
    lack = Refusal("no-puzzles", f"{game_name} has no boards to solve", game=game_name)
    return load(kit_of(game_name).puzzles, lack)
