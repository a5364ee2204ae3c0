"""One match between bots, in one call."""

from collections.abc import Sequence

from vierling.kit import game_named
from vierling.lab.simulate import Simulation, record_match
from vierling.match import Match
from vierling.options import from_json
from vierling.play.bot import Bot, Choose
from vierling.play.bots import warm_up


def play_match(game: str, bots: Sequence[str | Bot | Choose], seed: int = 0, **options: int | str | bool) -> Match:
    """Bots play one match; the same seed gives the same match, and `simulate` begins with it.

    >>> from vierling import play_match
    >>> match = play_match('knister', ["steady", "greedy"], seed=1)
    >>> match.names, len(match.events)
    (('steady', 'greedy'), 75)
    """
    simulation = Simulation(game, tuple(bots), seed, from_json(game_named(game), options))
    warm_up(game)
    return record_match(simulation, 0)
