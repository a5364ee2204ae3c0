"""Players that think: each gets a view and the moves, never a state, and answers with a move."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from vierling.bots import knister, tubyrinth, tuefteln
from vierling.bots.random import choose
from vierling.game import Millis, Move, Refusal, View
from vierling.games import GAMES

Bot = Callable[[View, Sequence[Move], Random], Move]
Pace = Callable[[View, Move, Random], Millis]  # how long a bot takes over a move, where time matters

OWN: Mapping[str, Mapping[str, Bot]] = {
    "knister": knister.BOTS,
    "tuefteln": tuefteln.BOTS,
    "tubyrinth": tubyrinth.BOTS,
}
PACES: Mapping[str, Mapping[str, Pace]] = {"tubyrinth": tubyrinth.PACES}
WARM_UPS: Mapping[str, Callable[[], None]] = {"tubyrinth": tubyrinth.warm_up}
SLEEPERS: Mapping[str, Bot] = {"tubyrinth": tubyrinth.sleep}

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


def at_once(_view: View, _move: Move, _rng: Random) -> Millis:
    return 0


def pace_of(game_name: str, name: str) -> Pace:
    return PACES.get(game_name, {}).get(name, at_once)


def warm_up(game_name: str) -> None:
    """Load what a game's bots need seconds for; they answer before too, only slower."""
    if game_name in WARM_UPS:
        WARM_UPS[game_name]()


def strongest_bot(game_name: str) -> str:
    """The name of the bot that stands in for somebody."""
    return list(bots_of(game_name))[-1]


def sleeper_of(game_name: str) -> Bot:
    """Who moves for a hand whose time is up: the strongest bot, where the game has no other way."""
    return SLEEPERS.get(game_name) or bots_of(game_name)[strongest_bot(game_name)]
