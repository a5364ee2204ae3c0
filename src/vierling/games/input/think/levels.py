"""What sets the levels apart: how far back they remember, how far ahead they think, and how they evaluate a table."""

from dataclasses import dataclass

from vierling.games.input.think.weights import LEARNED, PLAIN


@dataclass(frozen=True, slots=True)
class Level:
    memory: int | None  # how many of its own turns it remembers; None: all
    rounds: int = 0  # how often it climbs its tree; 0: it only thinks about this turn
    school: str = PLAIN  # which weights it evaluates with


MASTER = 2000
LEVELS = {
    "easy": Level(memory=0),
    "medium": Level(memory=3),
    "steady": Level(memory=None),
    "hard": Level(memory=5, rounds=100, school=LEARNED),
    "master": Level(memory=None, rounds=MASTER, school=LEARNED),
}
MEMORIES = (0, 1, 3, 5)
RUNGS = {
    **{f"steady-{turns}": Level(memory=turns) for turns in MEMORIES},
    **{f"master-{turns}": Level(memory=turns, rounds=MASTER, school=LEARNED) for turns in MEMORIES},
    "learned": Level(memory=None, school=LEARNED),  # the master without its tree
}
