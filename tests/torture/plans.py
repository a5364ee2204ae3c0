"""Tables to torture: of every game some with people alone, round one device or more, and some with bots and clocks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from vierling.kit import GAMES


@dataclass(frozen=True)
class Plan:
    game: str
    devices: tuple[tuple[int, ...], ...]  # the seats that each one has; none: somebody who looks on
    bots: tuple[str, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    matches: int = 2

    @property
    def people(self) -> int:
        return sum(map(len, self.devices))


def plans_of(game: str) -> list[Plan]:
    """The last two have something that happens without people."""
    quick = {"options": QUICK.get(game, {})}
    return [
        Plan(game, ((0,), (1,)), settings=quick),
        Plan(game, ((0, 1), ()), settings=quick),
        Plan(game, ((0,), (1, 2)), settings={}),
        Plan(game, ((0,),), bots=("random",), settings=quick),
        Plan(game, ((0,), (1,)), bots=("easy",), settings={**quick, "clock": 5}),
    ]


QUICK: dict[str, dict[str, Any]] = {"tubyrinth": {"hourglass": 5}}


def every_plan(games: tuple[str, ...]) -> list[Plan]:
    return [plan for game in games for plan in plans_of(game)]


ALL_GAMES = tuple(GAMES)


# What a hand does


def choose_move(game: str, hand: dict[str, Any], rng: Random) -> str | None:
    """One of the moves that this hand is shown, listed or in bulk."""
    bulk = BULK[game](hand["view"], rng) if game in BULK and rng.random() < 0.9 else None
    listed = hand["moves"]
    return bulk or (rng.choice(listed) if listed else None)


def choose_lay(view: dict[str, Any], rng: Random) -> str | None:
    """Tubyrinth tells where tiles fit by masks: docs/protocol.md."""
    fits: dict[str, list[str]] = view["fits"] or {}
    ways = [(tile, way, int(mask, 16)) for tile, masks in fits.items() for way, mask in enumerate(masks)]
    ways = [each for each in ways if each[2]]
    if not ways:
        return None
    tile, way, mask = rng.choice(ways)
    cell = rng.choice([bit for bit in range(64) if mask >> bit & 1])
    turned = f"r{way % 4}" if way % 4 else ""
    return f"{tile}{'f' if way > 3 else ''}{turned}@{'abcdefgh'[cell % 8]}{cell // 8 + 1}"


BULK: dict[str, Callable[[dict[str, Any], Random], str | None]] = {"tubyrinth": choose_lay}
