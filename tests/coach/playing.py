"""Matches for the coach: played by bots, with a move planted here and there."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from vierling import Match
from vierling.game import Move, View
from vierling.play.bots import bot_named
from vierling.play.mind import Mind

Choose = Callable[[View, Sequence[Move]], Move]


def played(
    game: str,
    bots: Sequence[str],
    seed: int = 0,
    planted: Mapping[tuple[int, int], Choose] | None = None,
    moves: int = 10_000,
    **options: Any,
) -> Match:
    """`planted` chooses for a seat at one of its decisions; both count from 0."""
    rng, match = Random(seed), Match(game, len(bots), **options)
    minds = [Mind(bot_named(game, bot), seat, rng) for seat, bot in enumerate(bots)]
    done = [0] * len(bots)
    while not match.outcome and sum(done) < moves:
        for mind in minds:
            mind.look(match.state)
        if match.roll_due:
            match.roll(rng)
            continue
        seat = min(match.to_move)
        strange = (planted or {}).get((seat, done[seat]))
        match.play(
            seat,
            strange(match.view(seat), list(match.state.moves(seat))) if strange else minds[seat].choose(match.state),
        )
        done[seat] += 1
    return match
