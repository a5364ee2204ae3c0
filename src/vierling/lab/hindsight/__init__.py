"""The best sheet for dice that are known in advance, and a bound above which nobody could have come.

The value is that of a sheet that was found by annealing; the bound is proven by relaxation. What lies between nobody
knows.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from vierling.game import CHANCE, Event, Game, Move, Refusal, Roll
from vierling.lab.hindsight import knister, tuefteln
from vierling.match import Match, game_named
from vierling.options import read_options, to_json

Arrange = Callable[[Any, Sequence[Roll], Random], Sequence[Move]]  # options and rolls to an entry for each roll
Bound = Callable[[Any, Sequence[Roll]], int]

ARRANGERS: Mapping[str, tuple[Arrange, Bound]] = {
    "knister": (knister.arrange, knister.bound_rolls),
    "tuefteln": (tuefteln.arrange, tuefteln.bound_rolls),
}


@dataclass(frozen=True, slots=True)
class Hindsight:
    match: Match  # one seat that has known all rolls
    value: int
    bound: int


def look_back(game_name: str, options: Any, rolls: Sequence[Roll], seed: int = 0) -> Hindsight:
    game = game_with_sheets(game_name)
    arrange, bound = ARRANGERS[game.name]
    match = Match(game, 1, (), **to_json(options))
    check_rolls(match, rolls)
    entries = arrange(options, rolls, Random(seed))  # noqa: S311 - a seeded generator is wanted
    for roll, entry in zip(rolls, entries, strict=True):
        match.roll(roll)
        match.play(0, entry)
    return Hindsight(match, match.total(0), bound(options, rolls))


def game_with_sheets(name: str) -> Game:
    game = game_named(name)
    if game.name not in ARRANGERS:
        raise Refusal("no-hindsight", f"{game.name} has no sheet that could be filled again", game=game.name)
    return game


def check_rolls(match: Match, rolls: Sequence[Roll]) -> None:
    state: Any = match.start
    if len(rolls) != state.rounds:
        sentence = f"all {state.rounds} rolls are needed, not {len(rolls)}"
        raise Refusal("rolls-missing", sentence, rounds=state.rounds, found=len(rolls))
    for roll in rolls:
        state.apply(Event(CHANCE, roll))  # raises what is wrong with it


def rolls_of(match: Match) -> list[Roll]:
    return [event.what for event in match.events if event.by == CHANCE]


def read_rolls(text: str) -> tuple[str, Any, list[Roll]]:
    """`knister 5+3 1+1 …`, or `tuefteln side=B 5+3 …`: the game, what was agreed, the rolls; on any lines."""
    if not text.strip():
        games = ", ".join(ARRANGERS)
        raise Refusal("which-game", f"name the game: {games}", games=games)
    name, *words = text.split()
    game = game_with_sheets(name)
    options = read_options(game, " ".join(word for word in words if "=" in word))
    return game.name, options, [game.read(word) for word in words if "=" not in word]
