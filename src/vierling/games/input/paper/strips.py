"""How strips and faces are drawn, on 96 by 32. The page reads the same file."""

import json
from functools import cache
from importlib.resources import files
from itertools import groupby

ACROSS, DOWN = 96, 32
LEFT, RIGHT, TOP, BOTTOM = 10.0, 86.0, 2, 30
THICK = 24.0  # of a slanted stroke, and the most that it leans in one strip
SLANTS = {"Sz": False, "Sx": True}  # whether the stroke falls


@cache
def outlines() -> dict[str, str]:
    found: dict[str, str] = json.loads((files("vierling.games.input") / "strips.json").read_text("utf-8"))
    return found


def outlines_of(card: tuple[str, ...]) -> list[str]:
    """The five outlines of a card; slants below each other form a single stroke."""
    drawn = []
    for strip, run in groupby(card):
        count = len(list(run))
        slanted = [slant(place, count, falls=SLANTS[strip]) for place in range(count)] if strip in SLANTS else []
        drawn += slanted or [outlines()[strip]] * count
    return drawn


def slant(place: int, count: int, *, falls: bool) -> str:
    lean = min(THICK, (RIGHT - LEFT - THICK) / count)
    start = RIGHT - THICK - lean if count == 1 else LEFT + (count - 1 - place) * lean
    low = (start, start + THICK)
    high = (start + THICK + lean, start + lean)
    bottom, top = ([LEFT + RIGHT - x if falls else x for x in side] for side in (low, high))
    return f"M{bottom[0]} {BOTTOM}H{bottom[1]}L{top[0]} {TOP}H{top[1]}Z"
