"""How the results of bots spread over many matches, so that people can compare their own with them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.resources.abc import Traversable
from typing import Any

from vierling.kit import kit_of

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Spread:
    """How many matches of a bot, alone and with these options, ended with `least` points, one more, and so on."""

    bot: str
    options: Mapping[str, Any]  # those that matter
    least: int
    counts: tuple[int, ...]

    @property
    def matches(self) -> int:
        return sum(self.counts)

    @property
    def mean(self) -> float:
        return sum(count * (self.least + step) for step, count in enumerate(self.counts)) / self.matches


def count_up(bot: str, options: Mapping[str, Any], points: Iterable[int]) -> Spread:
    """
    >>> count_up("steady", {}, [7, 9, 7])
    Spread(bot='steady', options={}, least=7, counts=(2, 0, 1))
    """
    seen = list(points)
    return Spread(bot, options, min(seen), tuple(map(seen.count, range(min(seen), max(seen) + 1))))


def write_spreads(spreads: Sequence[Spread]) -> str:
    return "[\n" + ",\n".join(json.dumps(asdict(spread)) for spread in spreads) + "\n]\n"


def read_spreads(file: Traversable) -> tuple[Spread, ...]:
    return tuple(Spread(**{**told, "counts": tuple(told["counts"])}) for told in json.loads(file.read_text("utf-8")))


def spreads_of(game: str) -> list[Json]:
    """As JSON; empty if the game brings none."""
    spreads = kit_of(game).spread
    return [asdict(spread) for spread in spreads()] if spreads else []
