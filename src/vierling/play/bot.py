"""A bot is a value: how it chooses, what it remembers, and how long it takes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from vierling.game import Millis, Move, Seat, View

Seen = Any  # a view; for a bot with a memory, whatever its memory makes of all views so far
Choose = Callable[[Seen, Sequence[Move], Random], Move]
Remember = Callable[[Seen | None, View], Seen]  # what was seen before this view (None: nothing), and the view
Pace = Callable[[Seen, Move, Random], Millis]
# Plays many matches at once, on arrays: seed, number of the first match, how many, seat -> the seat's points in each.
# They equal what the bot scores when `lab.simulate` plays match by match: the dice are `Draws(seed, match)`, the bot's
# generator is `Draws(seed, match, seat + 1)`, and both begin each round at its number, counted from 0. It holds no lock
# while it plays, so threads can share the work. It sees nobody else's sheet, so it only fits games in which everybody
# writes the same dice and totals are compared at the end.
Batch = Callable[[int, int, int, Seat], list[int]]

GLANCE: Millis = 700


def at_once(_seen: Seen, _move: Move, _rng: Random) -> Millis:
    return 0


def glance(_seen: Seen, _move: Move, _rng: Random) -> Millis:
    """Where memory is part of the game, everybody gets a moment to look at what a bot has done."""
    return GLANCE


@dataclass(frozen=True, slots=True)
class Bot:
    """A player made of functions. It never gets a state, only what its seat has seen.

    >>> from vierling.play.bots import bot_named
    >>> bot_named('knister', 'greedy').name
    'greedy'

    Whoever plays a match with bots (`play.driver`) keeps their memories for them; `play.mind.Mind` does it for one bot.
    """

    name: str
    choose: Choose
    memory: Remember | None = None  # None: the newest view is all it needs
    pace: Pace = at_once
    batch: Callable[[Any], Batch] | None = None  # for a match with these options; needs numba
    heavy: bool = False  # takes seconds for a match without numba
    offered: bool = True  # in the lists people choose from; any other has to be asked for by name

    def remember(self, before: Seen | None, view: View) -> Seen:
        """What it knows once it sees this view too."""
        return self.memory(before, view) if self.memory else view
