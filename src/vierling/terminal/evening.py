"""The evening at one screen: every match that was finished, and what they add up to."""

from collections.abc import Iterator

from vierling.game import Game, Refusal
from vierling.kit import GAMES
from vierling.live.messages import GameTotal, PlayedFacts
from vierling.live.series import Played, match_facts, runs, totals
from vierling.match import Match
from vierling.options import to_json
from vierling.terminal.party import Party, check_turns


class Evening:
    """People keep their seats all evening, so a seat tells who somebody is. Only wins and points are counted."""

    def __init__(self) -> None:
        self.played: list[Played] = []
        self.last: Match | None = None

    def note(self, match: Match) -> None:
        """A match that is over; once, however often its end is shown."""
        if match is self.last or match.outcome is None:
            return
        self.last = match
        people = tuple(map(str, match.seats))
        number, options = len(self.played) + 1, to_json(match.options)
        self.played.append(Played(number, match.game.name, options, people, match.outcome))

    @property
    def matches(self) -> list[PlayedFacts]:
        return [match_facts((), each, each.people, handicap=False) for each in self.played]

    @property
    def wins(self) -> list[int]:
        """By seat; whoever plays alone wins nothing."""
        series = runs(self.matches, self.seats, 0)
        return series[0]["wins"] if series else []

    @property
    def totals(self) -> list[GameTotal]:
        return totals(self.matches, self.seats)

    @property
    def seats(self) -> int:
        return len(self.played[0].people) if self.played else 0


def other_games(party: Party) -> Iterator[Game]:
    """Those that as many can play, with the options of their rulebooks."""
    for game in GAMES.values():
        if game is not party.game and len(party.players) in game.seats:
            try:
                check_turns(game.start(len(party.players)), len(party.people))
            except Refusal:
                continue  # a race, or one that needs to be told more
            yield game
