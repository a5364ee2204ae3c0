"""Draws the playthroughs anew: `.venv/bin/python tests/playthroughs/redraw.py`, then read the difference.

A playthrough is a record, or several below each other; behind every event that leaves no hand free, that passes the
turn on to other hands, or that is the clock's, stands what a spectator sees, each line of it behind a bar.
"""

import re
from itertools import pairwise
from pathlib import Path

from vierling import Match
from vierling.game import CLOCK, Seat
from vierling.record import FIRST

FILES = sorted(Path(__file__).parent.glob("*.txt"))
BAR = "|"


def playthroughs_of(text: str) -> list[str]:
    return re.split(rf"^(?={FIRST}$)", text, flags=re.MULTILINE)[1:]


def record_of(playthrough: str) -> str:
    return "".join(line for line in playthrough.splitlines(keepends=True) if not line.startswith(BAR))


def redraw(playthrough: str) -> str:
    record = record_of(playthrough)
    head, _, events = record.partition("\n\n")
    match = Match.read(record)
    blocks = [f"{head}\n\n"]
    states = pairwise(match.states())
    for line, event, (before, state) in zip(events.splitlines(), match.events, states, strict=True):
        blocks.append(f"{line}\n")
        if event.by == CLOCK or passes_on(before.to_move(), state.to_move()):
            drawn = match.game.draw(state.view(None)).splitlines()
            blocks += [f"{BAR} {each}".rstrip() + "\n" for each in ["", *drawn, ""]]
    return "".join(blocks)


def passes_on(before: frozenset[Seat], now: frozenset[Seat]) -> bool:
    return not now or (bool(before) and now.isdisjoint(before))


if __name__ == "__main__":
    for file in FILES:
        file.write_text("".join(map(redraw, playthroughs_of(file.read_text("utf-8")))), "utf-8")
