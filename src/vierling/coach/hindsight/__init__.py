"""The best sheet for dice that are known in advance, and a bound that no sheet can exceed.

The value is that of a sheet found by annealing; the bound is proven by relaxation. The best possible sheet lies
somewhere between the two.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from vierling.game import CHANCE, Event, Move, Refusal, Roll
from vierling.kit import game_named, kit_of, load, shelf
from vierling.match import Match
from vierling.options import read_options, to_json

Arrange = Callable[[Any, Sequence[Roll], Random], Sequence[Move]]  # options, rolls -> an entry for each roll
Bound = Callable[[Any, Sequence[Roll]], int]


@dataclass(frozen=True, slots=True)
class Filler:
    """How a game fills a sheet when all rolls are known, and the most that such a sheet could score."""

    arrange: Arrange
    bound: Bound


@dataclass(frozen=True, slots=True)
class Hindsight:
    match: Match  # one seat, played with all rolls known
    value: int
    bound: int


def look_back(game_name: str, options: Any, rolls: Sequence[Roll], seed: int = 0) -> Hindsight:
    game, filler = game_named(game_name), filler_of(game_name)
    match = Match(game, 1, (), **to_json(options))
    check_rolls(match, rolls)
    entries = filler.arrange(options, rolls, Random(seed))  # noqa: S311 - a seeded generator is wanted
    for roll, entry in zip(rolls, entries, strict=True):
        match.roll(roll)
        match.play(0, entry)
    return Hindsight(match, match.total(0), filler.bound(options, rolls))


def filler_of(game_name: str) -> Filler:
    lack = Refusal("no-hindsight", f"{game_name} has no sheet to fill in hindsight", game=game_name)
    return load(kit_of(game_name).hindsight, lack)


def check_rolls(match: Match, rolls: Sequence[Roll]) -> None:
    state: Any = match.start
    if len(rolls) != state.rounds:
        sentence = f"all {state.rounds} rolls are needed, not {len(rolls)}"
        raise Refusal("rolls-missing", sentence, rounds=state.rounds, found=len(rolls))
    for roll in rolls:
        state.apply(Event(CHANCE, roll))  # raises if it cannot be rolled


def rolls_of(match: Match) -> list[Roll]:
    return [event.what for event in match.events if event.by == CHANCE]


def read_rolls(text: str) -> tuple[str, Any, list[Roll]]:
    """`knister 5+3 1+1 …`, or `tuefteln side=B 5+3 …`: the game, its options, the rolls; line breaks do not matter."""
    if not text.strip():
        games = ", ".join(name for name, kit in shelf().kits.items() if kit.hindsight)
        raise Refusal("which-game", f"name the game: {games}", games=games)
    name, *words = text.split()
    game = game_named(name)
    filler_of(name)
    options = read_options(game, " ".join(word for word in words if "=" in word))
    return game.name, options, [game.read(word) for word in words if "=" not in word]
