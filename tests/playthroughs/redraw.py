"""Draws the playthroughs anew: `.venv/bin/python tests/playthroughs/redraw.py`, then read the difference.

A playthrough is a record, or several below each other; behind every event that leaves no hand free, or that is the
clock's, stands what a spectator sees, each line of it behind a bar.
"""

import re
from pathlib import Path

from vierling import Match
from vierling.game import CLOCK
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
    for line, event, state in zip(events.splitlines(), match.events, list(match.states())[1:], strict=True):
        blocks.append(f"{line}\n")
        if not state.to_move() or event.by == CLOCK:
            drawn = match.game.draw(state.view(None)).splitlines()
            blocks += [f"{BAR} {each}".rstrip() + "\n" for each in ["", *drawn, ""]]
    return "".join(blocks)


if __name__ == "__main__":
    for file in FILES:
        file.write_text("".join(map(redraw, playthroughs_of(file.read_text("utf-8")))), "utf-8")
