"""What can be known about undersides: which of the seven stones may lie where."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from vierling.games.input.rules.stones import JOKER, KINDS


def other_face(kind: str, face: str) -> str:
    return kind[1] if face == kind[0] else kind[0]


@lru_cache(maxsize=4096)
def consistent(seen: tuple[tuple[str, str | None], ...]) -> tuple[tuple[str, ...], ...]:
    """Every set of undersides that fits what is seen: each stone's top, and its underside if known."""
    return tuple(fill(seen, KINDS))


def fill(seen: Sequence[tuple[str, str | None]], kinds: Sequence[str]) -> Iterator[tuple[str, ...]]:
    if not seen:
        yield ()
        return
    top, known = seen[0]
    for kind in kinds:
        if top in kind and known in (None, other_face(kind, top)):
            left = [each for each in kinds if each != kind]
            yield from ((other_face(kind, top), *rest) for rest in fill(seen[1:], left))


def possible(seen: tuple[tuple[str, str | None], ...]) -> tuple[str, ...]:
    """The faces that may be under each stone."""
    return tuple("".join(sorted(set(faces))) for faces in zip(*consistent(seen), strict=True))


def guess(seen: tuple[tuple[str, str | None], ...], rng: Random) -> tuple[str, ...]:
    """One of the consistent sets, all equally likely."""
    return rng.choice(consistent(seen))


def ways_alone(symbols: str, *, joker: bool) -> int:
    """How many ways the stones of one colour can build a card; `joker`: the joker face may help."""
    return sum(1 for _ in assign(symbols, KINDS, joker))


def assign(symbols: str, kinds: Sequence[str], joker: bool) -> Iterator[tuple[str, ...]]:
    if not symbols:
        yield ()
        return
    for kind in kinds:
        if symbols[0] in kind or (joker and JOKER in kind):
            left = [each for each in kinds if each != kind]
            yield from ((kind, *rest) for rest in assign(symbols[1:], left, joker))
