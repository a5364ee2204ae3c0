"""A package that brings bots, as somebody might write it."""

from pathlib import Path

from vierling.play.bots import guest_bots
from vierling.play.outside import GROUP, find_entries

LUCKY = """
from vierling import Bot

def last(view, moves, rng):
    return moves[-1]

def count(before, view):
    return (before or 0) + 1

def by_count(seen, moves, rng):
    return moves[seen - 1]

COUNTER = Bot("counter", by_count, memory=count)
NUMBER = 7

def cheat(view, moves, rng):
    return 25

def stumble(view, moves, rng):
    return view.nothing

def leave(view, moves, rng):
    raise SystemExit(1)

def forget(before, view):
    raise KeyError("where was I?")

FORGETFUL = Bot("forgetful", last, memory=forget)
"""

# Bots for Knister, for a game that is not here, and for none.
ENTRIES = {
    "knister.lucky": "lucky:last",
    "knister.gone": "lucky:gone",
    "draughts.lucky": "lucky:last",
    "nameless": "lucky:last",
}


def write_lucky(folder: Path) -> str:
    """The module as a file."""
    file = folder / "lucky.py"
    file.write_text(LUCKY)
    return str(file)


def install_lucky(folder: Path) -> None:
    """The module, and what an installer would write beside it."""
    write_lucky(folder)
    about = folder / "lucky-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lucky\nVersion: 1.0\n")
    lines = "".join(f"{name} = {value}\n" for name, value in ENTRIES.items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{lines}")


def look_again() -> None:
    """Installed packages are cached."""
    find_entries.cache_clear()
    guest_bots.cache_clear()
