"""What tells one level from the next: how far back it remembers, and how far ahead it thinks."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    memory: int | None  # own turns; None is all
    rounds: int = 0  # how often it climbs its tree; 0: it thinks of this turn only


MASTER = 800
LEVELS = {
    "easy": Level(memory=0),
    "medium": Level(memory=3),
    "steady": Level(memory=None),
    "hard": Level(memory=5, rounds=100),
    "master": Level(memory=None, rounds=MASTER),
}
MEMORIES = (0, 1, 3, 5)
RUNGS = {
    **{f"steady-{turns}": Level(memory=turns) for turns in MEMORIES},
    **{f"master-{turns}": Level(memory=turns, rounds=MASTER) for turns in MEMORIES},
}
