"""Matches to be looked at: played by bots, with moves that somebody else chooses here and there."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from vierling import Match
from vierling.bots import bot_named, look
from vierling.game import Move, View

Choose = Callable[[View, Sequence[Move]], Move]


def played(
    game: str,
    bots: Sequence[str],
    seed: int = 0,
    planted: Mapping[tuple[int, int], Choose] | None = None,
    moves: int = 10_000,
    **options: Any,
) -> Match:
    """`planted` moves are made by a seat at its so-manyeth decision, both counted from 0 on."""
    rng, match = Random(seed), Match(game, len(bots), **options)
    seen: list[Any] = [None] * len(bots)
    done = [0] * len(bots)
    while not match.outcome and sum(done) < moves:
        seen = [look(game, seen[seat], match.view(seat)) for seat in match.seats]
        if match.roll_due:
            match.roll(rng)
            continue
        seat = min(match.to_move)
        choices = list(match.state.moves(seat))
        strange = (planted or {}).get((seat, done[seat]))
        match.play(
            seat, strange(match.view(seat), choices) if strange else ask(game, bots[seat], seen[seat], choices, rng)
        )
        done[seat] += 1
    return match


def ask(game: str, bot: str, seen: Any, choices: Sequence[Move], rng: Random) -> Move:
    return bot_named(game, bot)(seen, choices, rng)
