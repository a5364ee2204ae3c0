"""The exact value of a small variant: the end of a match of Knister, by all rolls and all cells, beside a bot's choice.

python examples/exact.py --cells 3
"""

import argparse
from functools import cache
from random import Random

from vierling import CHANCE, Event, Match, bot_named, knister
from vierling.game import State


@cache
def value(state: State) -> float:
    """The points that the best play gets on average from here on, those on the sheet included."""
    if (outcome := state.outcome()) is not None:
        return float(outcome.points[0])
    if rolls := state.chance():
        # Rolls of equal value lead to equal positions, which are looked at once.
        total = sum(rolls.values())
        return sum(weight * value(state.apply(Event(CHANCE, roll))) for roll, weight in rolls.items()) / total
    return max(value(state.apply(Event(0, move))) for move in state.moves(0))


def play_until(cells: int, bot: str, seed: int) -> Match:
    """A match in which so many cells are left, and a roll lies there."""
    rng, match, player = Random(seed), Match("knister"), bot_named("knister", bot)
    while len(match.events) < 2 * (25 - cells):
        match.roll(rng)
        match.play(0, player.choose(match.view(0), list(match.state.moves(0)), rng))
    match.roll(rng)
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--cells", type=int, default=3, help="that are left; each one more takes some thirty times as long"
    )
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    match = play_until(asked.cells, asked.bot, asked.seed)
    print(match)
    for move in match.state.moves(0):
        print(f"{knister.write(move)}: {value(match.state.apply(Event(0, move))):.3f} points")
    chosen = bot_named("knister", asked.bot).choose(match.view(0), list(match.state.moves(0)), Random(asked.seed))
    print(f"{asked.bot} writes into {knister.write(chosen)}")


if __name__ == "__main__":
    main()
