"""A bot at work: what it has seen so far, and what it makes of it."""

from collections.abc import Iterable
from random import Random

from vierling.game import Millis, Move, Seat, State
from vierling.play.bot import Bot, Remember, Seen


class Memories:
    """What seats have seen, each by a bot's way to remember."""

    def __init__(self, watched: Iterable[tuple[Remember, Seat]]) -> None:
        self._seen: dict[tuple[Remember, Seat], Seen] = dict.fromkeys(watched)

    def take_in(self, state: State) -> None:
        """Everybody looks at the position as it is now; none may be missed."""
        for (remember, seat), before in self._seen.items():
            self._seen[remember, seat] = remember(before, state.view(seat))

    def welcome(self, seat: Seat) -> None:
        """Somebody has joined, and has seen nothing yet."""
        self._seen |= {(remember, seat): None for remember, _ in tuple(self._seen)}

    def of(self, bot: Bot, seat: Seat, state: State) -> Seen:
        return self._seen[bot.memory, seat] if bot.memory else state.view(seat)


class Mind:
    """One bot in one seat, for whoever plays a match by hand.

    Show it every position, in order; then it chooses by all it has seen:

    >>> from random import Random
    >>> from vierling import Match
    >>> from vierling.play.bots import bot_named
    >>> match, mind = Match('input', seats=2), Mind(bot_named('input', 'easy'), seat=0, rng=Random(1))
    >>> while match.roll_due:
    ...     match.roll(Random(2))
    >>> mind.look(match.state)
    >>> mind.choose(match.state) in match.state.moves(0)
    True
    """

    def __init__(self, bot: Bot, seat: Seat, rng: Random) -> None:
        self.bot = bot
        self.seat = seat
        self.rng = rng
        self._memories = Memories([(bot.memory, seat)] if bot.memory else ())

    def look(self, state: State) -> None:
        self._memories.take_in(state)

    def choose(self, state: State) -> Move:
        return self.decide(state)[0]

    def decide(self, state: State) -> tuple[Move, Millis]:
        """A move, and how long the bot takes over it."""
        return decide(self.bot, self._memories.of(self.bot, self.seat, state), list(state.moves(self.seat)), self.rng)


def decide(bot: Bot, seen: Seen, moves: list[Move], rng: Random) -> tuple[Move, Millis]:
    move = bot.choose(seen, moves, rng)
    return move, bot.pace(seen, move, rng)
