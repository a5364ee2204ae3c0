"""Four table games from their rulebooks, and anybody else's: to play, and to study."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from vierling.lab.arena import arena
    from vierling.lab.playing import play_match
    from vierling.lab.sprt import Sprt

__version__ = "0.1.0"

# Loaded when first used. `play_match` and not `play`, which is the package that plays matches.
LATER = {"Sprt": "vierling.lab.sprt", "arena": "vierling.lab.arena", "play_match": "vierling.lab.playing"}

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
    "Sprt",
    "State",
    "Unreadable",
    "__version__",
    "arena",
    "bot_named",
    "bots_of",
    "can_join",
    "draw",
    "kit_of",
    "play_match",
    "settle",
]


def __getattr__(name: str) -> Any:
    """Experiments, and every game by its name: `from vierling import knister`."""
    if name in LATER:
        return getattr(import_module(LATER[name]), name)
    if not name.startswith("_") and name in GAMES:
        return GAMES[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
