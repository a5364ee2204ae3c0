"""Where a move lost what it lost: the regret as a sum of parts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

MOST = 5  # parts that are named
NOTHING = 1e-9  # what is lost in rounding


@dataclass(frozen=True, slots=True)
class Part:
    """What a move cost in one line or square, and what is expected of that with the best move and with the one made."""

    line: str | None  # None: everything else together
    cost: float
    best: float | None = None  # None: only the difference has a meaning
    made: float | None = None
    figures: tuple[str, str] | None = None  # the best that are still possible with either move, if one scores more


@dataclass(frozen=True, slots=True)
class Note:
    """Something else that explains a move: the end of a key in the words of the review, and what it tells."""

    key: str
    told: Mapping[str, int]  # a seat is told by its name
    chances: Mapping[str, float] = field(default_factory=dict)  # from 0 to 1


class Rounded(NamedTuple):
    """A part as it is shown, in whole steps."""

    cost: int
    best: int | None
    made: int | None


def compare(line: str, best: float, made: float, figures: tuple[str, str] | None = None) -> Part:
    return Part(line, best - made, best, made, figures)


def merge(parts: Sequence[Part], least: float) -> tuple[Part, ...]:
    """The parts that matter most, the costliest first, and all others as one."""
    telling = [part for part in parts if abs(part.cost) >= least]
    named = sorted(telling, key=lambda part: -abs(part.cost))[:MOST]
    rest = sum(part.cost for part in parts if part not in named)
    found = sorted(named, key=lambda part: -part.cost)
    return (*found, Part(None, rest)) if abs(rest) > NOTHING else tuple(found)


def round_off(parts: Sequence[Part], step: float) -> list[Rounded]:
    """The costs add up to the rounded sum: where one was rounded most, it gives way."""
    costs = [part.cost / step for part in parts]
    whole = [round(cost) for cost in costs]
    while off := round(sum(costs)) - sum(whole):
        sign = 1 if off > 0 else -1
        place = max(range(len(parts)), key=lambda place: sign * (costs[place] - whole[place]))
        whole[place] += sign
    return [Rounded(cost, *round_values(part, cost, step)) for part, cost in zip(parts, whole, strict=True)]


def round_values(part: Part, cost: int, step: float) -> tuple[int | None, int | None]:
    """So that they differ by the cost: what others win is lost, and the other way round."""
    if part.best is None or part.made is None:
        return None, None
    made = round(part.made / step)
    return (made + cost if (part.best > part.made) == (part.cost > 0) else made - cost), made
