"""Players that think: each gets what its seat has seen and the moves, never a state, and answers with a move."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from vierling.bots import input as input_bots
from vierling.bots import knister, tubyrinth, tuefteln
from vierling.bots.compiling import can_compile
from vierling.bots.random import choose
from vierling.game import Millis, Move, Refusal, Seat, Unreadable, View
from vierling.games import GAMES

Seen = Any  # a view; where a game is one of memory, all that a seat has seen and could remember
Bot = Callable[[Seen, Sequence[Move], Random], Move]
Eyes = Callable[[Seen | None, View], Seen]
Pace = Callable[[View, Move, Random], Millis]  # how long a bot takes over a move, where time matters
# Many matches at once, on arrays: seed, number of the first match, how many, seat -> its points in each.
# They are those that the bot of the same name has at that seat if `lab.simulate` plays match by match: the dice are
# `Draws(seed, match)`, the bot's generator `Draws(seed, match, seat + 1)`, both begun at the round's number from 0 on.
# It holds no lock while it plays, so that threads share the work; and it needs nobody else's sheet, so it stands only
# where everybody writes the same dice, and the seats are compared at the end.
Batch = Callable[[int, int, int, Seat], list[int]]

OWN: Mapping[str, Mapping[str, Bot]] = {
    "knister": knister.BOTS,
    "tuefteln": tuefteln.BOTS,
    "tubyrinth": tubyrinth.BOTS,
    "input": input_bots.BOTS,
}
PACES: Mapping[str, Mapping[str, Pace]] = {"tubyrinth": tubyrinth.PACES}
STUDIES: Mapping[str, Mapping[str, Bot]] = {"input": input_bots.STUDIES}  # for experiments: they sit at no table
WARM_UPS: Mapping[str, Callable[[], None]] = {
    "knister": knister.warm_up,
    "tuefteln": tuefteln.warm_up,
    "tubyrinth": tubyrinth.warm_up,
    "input": input_bots.warm_up,
}
# Where a game's `list_batches` is; such a module needs numba, and takes its time to import.
BATCHES: Mapping[str, str] = {
    "knister": "vierling.bots.knister.batches",
    "tuefteln": "vierling.bots.tuefteln.batches",
}
# By game: who takes a table that was trained at home.
TEACHERS: Mapping[str, Callable[[bytes], object]] = {"tuefteln": tuefteln.teach}
EYES: Mapping[str, Eyes] = {"input": input_bots.remember}
GLANCE: Millis = 700
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


def study_named(game_name: str, name: str) -> Bot:
    """For experiments there are some more."""
    return STUDIES.get(game_name, {}).get(name) or bot_named(game_name, name)


def list_batches(game_name: str, options: Any) -> Mapping[str, Batch]:
    """By bot; none where the game has none, or numba is missing."""
    if game_name not in BATCHES or not can_compile():
        return {}
    found: Mapping[str, Batch] = import_module(BATCHES[game_name]).list_batches(options)
    return found


def batches_of(game_name: str, names: Sequence[str], options: Any) -> list[Batch] | None:
    """One for each seat, or none at all."""
    found = list_batches(game_name, options)
    return [found[name] for name in names] if all(name in found for name in names) else None


def teach(packed: bytes) -> None:
    """From now on bots play by this table; its first word is its game."""
    game_name = packed.partition(b" ")[0].decode(errors="replace")
    if game_name not in TEACHERS:
        raise Unreadable("no-trained-table", "this is no trained table")
    TEACHERS[game_name](packed)


def look(game_name: str, before: Seen | None, view: View) -> Seen:
    """What a seat has seen once it sees this view too; in most games the view is all that matters."""
    return EYES[game_name](before, view) if game_name in EYES else view


def at_once(_view: View, _move: Move, _rng: Random) -> Millis:
    return 0


def glance(_view: View, _move: Move, _rng: Random) -> Millis:
    return GLANCE


def pace_of(game_name: str, name: str) -> Pace:
    """Where memory is part of the game, everybody gets a moment to look at what a bot has done."""
    return PACES.get(game_name, {}).get(name, glance if game_name in EYES else at_once)


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
