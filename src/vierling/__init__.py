"""Four table games from their rulebooks, and anybody else's: to play, and to study."""

from typing import Any

from vierling.game import (
    CHANCE,
    CLOCK,
    TIME,
    Event,
    Game,
    IllegalMove,
    Line,
    Outcome,
    Rating,
    Refusal,
    State,
    Unreadable,
    can_join,
    draw,
    settle,
)
from vierling.kit import GAMES, Kit, kit_of
from vierling.match import Match
from vierling.play.bot import Bot
from vierling.play.bots import bot_named, bots_of
from vierling.play.mind import Mind

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "CLOCK",
    "GAMES",
    "TIME",
    "Bot",
    "Event",
    "Game",
    "IllegalMove",
    "Kit",
    "Line",
    "Match",
    "Mind",
    "Outcome",
    "Rating",
    "Refusal",
    "State",
    "Unreadable",
    "__version__",
    "bot_named",
    "bots_of",
    "can_join",
    "draw",
    "kit_of",
    "settle",
]


def __getattr__(name: str) -> Any:
    """Every game by its name: `from vierling import knister`."""
    if not name.startswith("_") and name in GAMES:
        return GAMES[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
