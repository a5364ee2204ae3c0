"""Makes the tables with which people compare their results: how those of the best and the worst bot spread.

    python benchmarks/spread.py knister
    python benchmarks/spread.py tuefteln

Each bot plays alone, with the dice of one seed; what comes out is written to `think/spread.json` in the game's folder.
The options below are those with which results cannot be compared.
"""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import vierling
from vierling.coach.spread import Spread, count_up, write_spreads
from vierling.kit import game_named
from vierling.lab.simulate import Simulation, simulate
from vierling.options import from_json, to_json

BOTS = ("random", "master")
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "knister": [{"grids": 1}, {"grids": 3}],
    "tuefteln": [{"side": "A"}, {"side": "B"}],
}
LEFT_OUT = {"score"}  # when points are told makes no difference to a bot


def spread_of(game: str, bot: str, variant: Mapping[str, Any], matches: int, seed: int) -> Spread:
    options = from_json(game_named(game), variant)
    told = {name: value for name, value in to_json(options).items() if name not in LEFT_OUT}
    played = simulate(Simulation(game, (bot,), seed, options), matches)
    return count_up(bot, told, (outcome.points[0] for outcome in played))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=VARIANTS)
    words.add_argument("--matches", type=int, default=20_000)
    words.add_argument("--seed", type=int, default=99)
    asked = words.parse_args()
    spreads = [
        spread_of(asked.game, bot, variant, asked.matches, asked.seed)
        for variant in VARIANTS[asked.game]
        for bot in BOTS
    ]
    for spread in spreads:
        print(spread.bot, dict(spread.options), f"mean {spread.mean:.2f}")
    file = Path(vierling.__file__).parent / "games" / asked.game / "think" / "spread.json"
    file.write_text(write_spreads(spreads), "utf-8")


if __name__ == "__main__":
    main()
