"""Four table games from their rulebooks: to play, and to study."""

from vierling.game import Event, IllegalMove, Line, Outcome, Rating, Refusal, Unreadable
from vierling.games import GAMES
from vierling.games.knister import knister
from vierling.games.tubyrinth import tubyrinth
from vierling.games.tuefteln import tuefteln
from vierling.match import Match

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Event",
    "IllegalMove",
    "Line",
    "Match",
    "Outcome",
    "Rating",
    "Refusal",
    "Unreadable",
    "__version__",
    "knister",
    "tubyrinth",
    "tuefteln",
]
