"""The people and bots round one screen, and the match they play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from vierling.bots import Bot
from vierling.game import Game, Move, Outcome, Rating, Seat, rate
from vierling.match import Match
from vierling.options import to_json

Clock = Callable[[], float]  # seconds


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    bot: Bot | None = None


class Party:
    """One screen is in the hands of one person at a time: the holder."""

    def __init__(self, game: Game, options: object, players: Sequence[Player], dice: Random, clock: Clock) -> None:
        self.game = game
        self.options = options
        self.players = tuple(players)
        self.dice = dice
        self.mind = Random(dice.getrandbits(64))  # noqa: S311 - the bots' own: their thinking moves no die
        self.clock = clock
        self.people = tuple(seat for seat, player in enumerate(players) if player.bot is None)
        self.begin()

    def begin(self) -> None:
        names = [player.name for player in self.players]
        self.match = Match(self.game, len(names), names, **to_json(self.options))
        self.begun = self.clock()
        self.holder: Seat = self.people[0]
        self.advance()

    def now(self) -> int:
        return int((self.clock() - self.begun) * 1000)

    def advance(self) -> None:
        """Dice and bots act until a person has to, or the match is over."""
        while self.match.outcome is None:
            if self.match.roll_due:
                self.match.roll(self.dice, self.now())
            elif bots := sorted(self.match.to_move.difference(self.people)):
                self.ask(bots[0])
            else:
                return

    def ask(self, seat: Seat) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        move = bot(self.match.view(seat), list(self.match.state.moves(seat)), self.mind)
        self.match.play(seat, move, self.now())

    def play(self, move: Move) -> None:
        """The holder's move."""
        self.match.play(self.holder, move, self.now())
        self.advance()

    def next_hand(self) -> Seat | None:
        """Whoever holds the screen keeps it if there is something to do, otherwise the next one clockwise."""
        count = len(self.players)
        turns = ((self.holder + step) % count for step in range(count))
        return next((seat for seat in turns if seat in self.match.to_move), None)

    def can_take_back(self) -> bool:
        return self.game.undo is not None and self.game.undo in self.match.state.moves(self.holder)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def rating(self) -> str | None:
        """What a solo result is called."""
        ratings: Sequence[Rating] = self.game.ratings(self.options)
        return rate(ratings, self.match.total(0)) if self.outcome and len(self.players) == 1 else None
