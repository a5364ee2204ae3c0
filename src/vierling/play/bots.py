"""The bots of a game: its own, weakest first, and one that plays any game at random."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

from vierling.game import Move, Refusal, Unreadable
from vierling.kit import kit_of
from vierling.play.bot import Bot, Seen


def choose_randomly(_seen: Seen, moves: Sequence[Move], rng: Random, undo: Move | None = None) -> Move:
    """Every move is as likely as the next, but none is taken back."""
    return rng.choice([move for move in moves if undo is None or move != undo])


@cache
def bots_of(game_name: str) -> dict[str, Bot]:
    """By name, weakest first.

    >>> from vierling.play.bots import bots_of
    >>> list(bots_of("input"))
    ['random', 'easy', 'medium', 'steady', 'hard', 'master']
    """
    kit = kit_of(game_name)
    house = Bot("random", partial(choose_randomly, undo=kit.game.undo))
    return {bot.name: bot for bot in (house, *kit.bots())}


def bot_named(game_name: str, name: str) -> Bot:
    bots = bots_of(game_name)
    if name not in bots:
        known = ", ".join(bots)
        raise Refusal("unknown-bot", f"there is no bot {name}, only {known}", name=str(name)[:40], bots=known)
    return bots[name]


def study_named(game_name: str, name: str) -> Bot:
    """For experiments there are some more."""
    studies = {bot.name: bot for bot in kit_of(game_name).studies()}
    return studies.get(name) or bot_named(game_name, name)


def strongest_bot(game_name: str) -> str:
    """The name of the bot that stands in for somebody."""
    return list(bots_of(game_name))[-1]


def timeout_bot(game_name: str) -> Bot:
    """Who moves for a hand whose time is up: the strongest bot, unless the game has another way."""
    load = kit_of(game_name).timeout
    return load() if load else bots_of(game_name)[strongest_bot(game_name)]


def warm_up(game_name: str) -> None:
    """Load what a game's bots need seconds for; until then they answer too, only slower."""
    prepare = kit_of(game_name).warm_up
    if prepare:
        prepare()


def teach(packed: bytes) -> None:
    """From now on bots play by these weights; the first word names their game."""
    game_name = packed.partition(b" ")[0].decode(errors="replace")
    try:
        learn = kit_of(game_name).learn
    except Refusal:
        learn = None
    if learn is None:
        raise Unreadable("no-trained-weights", "these are not trained weights")
    learn(packed)
