"""The bots of a game: its own, weakest first, one that plays any game at random, and those from outside."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial, reduce
from random import Random
from typing import Any

from vierling.game import Move, Refusal, Unreadable
from vierling.kit import GAMES, kit_of
from vierling.play.bot import Bot, Choose, Seen
from vierling.play.outside import (
    Guests,
    as_bot,
    check_free,
    find_strays,
    guests_of,
    is_reference,
    keep_views,
    load_bot,
    split_name,
)


def choose_randomly(_seen: Seen, moves: Sequence[Move], rng: Random, undo: Move | None = None) -> Move:
    """Every move is as likely as the next, but none is taken back."""
    return rng.choice([move for move in moves if undo is None or move != undo])


def random_bot(game_name: str) -> Bot:
    """Plays any game, and needs no memory for it."""
    return Bot("random", partial(choose_randomly, undo=kit_of(game_name).game.undo))


@cache
def own_bots(game_name: str) -> dict[str, Bot]:
    """Those that the game itself brings, by name, weakest first."""
    load = kit_of(game_name).bots
    try:
        bots = tuple(load())
    except Exception:
        logger.exception("the bots of %s cannot be loaded", game_name)  # it can still be played at random
        bots = ()
    return {bot.name: bot for bot in (random_bot(game_name), *bots)}


@cache
def guest_bots(game_name: str) -> Guests:
    """Those that other packages bring for this game."""
    return guests_of(game_name, own_bots(game_name))


def guest_problems() -> list[Refusal]:
    """What is wrong with bots that packages bring, one sentence each."""
    return [*(problem for game_name in GAMES for problem in guest_bots(game_name).problems), *find_strays()]


logger = logging.getLogger(__name__)
INVITED: dict[str, dict[str, Bot]] = {}  # by game: whoever runs this process has named them


def bots_of(game_name: str) -> dict[str, Bot]:
    """By name: the game's own, weakest first, then those from outside.

    >>> from vierling.play.bots import bots_of
    >>> list(bots_of('input'))
    ['random', 'easy', 'medium', 'steady', 'hard', 'master']
    """
    return {**own_bots(game_name), **guest_bots(game_name).bots, **INVITED.get(game_name, {})}


def invite(references: Mapping[str, str]) -> None:
    """From now on these, and only these, can be asked for by name too: references by `GAME.BOT`."""
    invited = load_invited(references)
    INVITED.clear()
    INVITED.update(invited)


def load_invited(references: Mapping[str, str]) -> dict[str, dict[str, Bot]]:
    """By game and name; raises whatever is wrong with one of them."""
    bots: dict[str, dict[str, Bot]] = {}
    for full_name, reference in references.items():
        game_name, name = split_name(full_name)
        check_free(game_name, name, (*own_bots(game_name), *guest_bots(game_name).bots))
        bots.setdefault(game_name, {})[name] = replace(load_bot(game_name, reference), name=name)
    return bots


def bot_named(game_name: str, name: str) -> Bot:
    """One of `bots_of`: a name may come from anybody, and runs nothing that is not listed.

    >>> from vierling import bot_named
    >>> bot_named('knister', 'greedy').name
    'greedy'
    """
    bots = bots_of(game_name)
    if name not in bots:
        known = ", ".join(bots)
        raise Refusal("unknown-bot", f"there is no bot {name}; choose from {known}", name=str(name)[:40], bots=known)
    return bots[name]


def find_bot(game_name: str, wanted: str | Bot | Choose) -> Bot:
    """A bot by its name or by a reference; or what is one already."""
    if isinstance(wanted, str):
        return load_bot(game_name, wanted) if is_reference(wanted) else bot_named(game_name, wanted)
    return wanted if isinstance(wanted, Bot) else as_bot(getattr(wanted, "__name__", "bot"), wanted)


def study_named(game_name: str, wanted: str | Bot | Choose) -> Bot:
    """For experiments there are some more."""
    studies = {bot.name: bot for bot in kit_of(game_name).studies()}
    study = studies.get(wanted) if isinstance(wanted, str) else None
    return study or find_bot(game_name, wanted)


def strongest_bot(game_name: str) -> str:
    """The name of the bot that stands in for somebody: always one of the game's own."""
    return list(own_bots(game_name))[-1]


def bot_or_strongest(game_name: str, name: str) -> Bot:
    """For a seat whose bot may no longer be there: a table outlives the packages and settings it was opened with."""
    bots = bots_of(game_name)
    return bots.get(name) or bots[strongest_bot(game_name)]


def stand_in(game_name: str, bot: Bot, seen: Seen) -> tuple[Bot, Seen]:
    """Who moves for a bot that has failed, and by what.

    The strongest, by the views that the bot was shown; where only the bot can read its memory, a random move.
    """
    strongest = own_bots(game_name)[strongest_bot(game_name)]
    if bot.memory not in {None, keep_views}:
        return random_bot(game_name), seen
    views = seen if bot.memory else (seen,)
    return strongest, reduce(strongest.remember, views, None)


def timeout_bot(game_name: str) -> Bot:
    """Who moves for a hand whose time is up: the strongest bot, unless the game has another way."""
    load = kit_of(game_name).timeout
    return load() if load else own_bots(game_name)[strongest_bot(game_name)]


def suit_options(game_name: str, options: Any, bots: Iterable[str]) -> Any:
    """What was agreed on, as it is played with these bots."""
    suit = kit_of(game_name).suit
    return suit(options, frozenset(bots)) if suit else options


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
