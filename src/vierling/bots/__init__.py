"""Players that think: each gets a view and the moves, never a state, and answers with a move."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from vierling.bots import knister, tuefteln
from vierling.bots.random import choose
from vierling.game import Move, Refusal, View
from vierling.games import GAMES

Bot = Callable[[View, Sequence[Move], Random], Move]

OWN: Mapping[str, Mapping[str, Bot]] = {"knister": knister.BOTS, "tuefteln": tuefteln.BOTS}

# By game, then by name in rising strength; any game can be played at random.
BOTS: dict[str, dict[str, Bot]] = {
    name: {"random": partial(choose, undo=game.undo), **OWN.get(name, {})} for name, game in GAMES.items()
}


def bots_of(game_name: str) -> dict[str, Bot]:
    return BOTS[game_name]


def bot_named(game_name: str, name: str) -> Bot:
    bots = bots_of(game_name)
    if name not in bots:
        known = ", ".join(bots)
        raise Refusal("unknown-bot", f"there is no bot {name}, only {known}", name=str(name)[:40], bots=known)
    return bots[name]


def strongest_bot(game_name: str) -> str:
    """The name of the bot that stands in for a sleeper."""
    return list(bots_of(game_name))[-1]
