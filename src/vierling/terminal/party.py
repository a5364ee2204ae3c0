"""The people and bots round one screen, the match they play, and the clock it may be played against."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from vierling.game import CHANCE, Event, Game, Millis, Move, Outcome, Rating, Refusal, Seat, State, View, rate
from vierling.match import Match
from vierling.options import to_json
from vierling.play.bot import Bot, at_once
from vierling.play.clock import Clock
from vierling.play.dice import Dice
from vierling.play.driver import Driver, Plan, Turn
from vierling.play.mind import decide


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    bot: Bot | None = None


class Party:
    """One screen is in the hands of one person at a time: the holder."""

    def __init__(  # noqa: PLR0913 - a match, who plays it, and the three things a host brings
        self, game: Game, options: object, players: Sequence[Player], dice: Dice, mind: int, clock: Clock
    ) -> None:
        self.game = game
        self.options = options
        self.players = tuple(players)
        self.dice = dice
        self.minds = [Random(f"{mind} {seat}") for seat in range(len(players))]  # noqa: S311 - no secrets
        self.clock = clock
        self.bots = {seat: player.bot for seat, player in enumerate(players) if player.bot}
        self.people = tuple(seat for seat in range(len(players)) if seat not in self.bots)
        self.racing = is_race(game.start(len(players), options))
        if self.racing and len(self.people) > 1:
            sentence = "several people at one screen take turns, but here all act at the same time: play on the page"
            raise Refusal("no-turns", sentence)
        # Bots that take their time act one after another, so that everybody can watch.
        self.paced = self.racing or any(bot.pace is not at_once for bot in self.bots.values())
        self.begin()

    def begin(self) -> None:
        names = [player.name for player in self.players]
        self.match = Match(self.game, len(names), names, **to_json(self.options))
        self.begun = self.clock()
        self.holder: Seat = self.people[0]
        self.driver = Driver(self.match.state, self.dice, self.bots)
        self.advance()

    def now(self) -> Millis:
        return self.clock() - self.begun

    # What happens

    def happen(self, event: Event) -> None:
        self.match.apply(replace(event, at=max(event.at, self.match.now)))
        self.driver.follow(self.match.state, event.by, self.match.now)

    def advance(self) -> None:
        """Dice roll, and bots act where nobody has to watch them, until a person has to or the match is over."""
        while self.match.outcome is None:
            if not self.paced:
                self.ask_all()
            if not self.match.roll_due and (self.paced or not self.driver.plans):
                break
            self.happen_next(self.now())
        self.hand_over()

    def happen_next(self, now: Millis) -> bool:
        event = self.driver.next_event(now)
        if event:
            self.happen(event)
        return event is not None

    def ask_all(self) -> None:
        for turn in self.questions():
            self.intend(self.think(turn))

    def play(self, move: Move) -> None:
        """The holder's move. A clock that is due speaks after it, so that a late hand hears why it is refused."""
        now = self.now()
        self.let_bots_act(now)
        self.happen(Event(self.holder, move, now))
        self.advance()

    # The clock

    def tick(self) -> bool:
        """Everything that is due happens, each at its time; whether there was anything."""
        before, now = len(self.match.events), self.now()
        while self.match.outcome is None and self.happen_next(now):
            self.advance()
        return len(self.match.events) > before

    def let_bots_act(self, now: Millis) -> None:
        """Those whose time has come before the clock's, one after the other."""
        while (event := self.driver.next_event(now)) and isinstance(event.by, int):
            self.happen(event)
            self.advance()

    # Bots that take their time

    def questions(self) -> list[Turn]:
        """What bots have to think about that nobody has asked them yet."""
        return self.driver.questions()

    def think(self, turn: Turn) -> Plan:
        """May be run in a thread: it reads nothing that changes."""
        move, after = decide(turn.bot, turn.seen, turn.moves(), self.minds[turn.seat])
        return Plan(turn, move, turn.since + after)

    def intend(self, plan: Plan) -> None:
        self.driver.intend(plan)

    # Whose screen it is

    def next_hand(self) -> Seat | None:
        """Whoever holds the screen keeps it if there is something to do, otherwise the next one clockwise."""
        count = len(self.players)
        turns = ((self.holder + step) % count for step in range(count))
        return next((seat for seat in turns if seat in self.people and seat in self.match.to_move), None)

    def hand_over(self) -> None:
        """Where two people see the same, the screen is in the hands of the next one without further ado."""
        hand = self.next_hand()
        if hand is not None and self.sees_what_all_see(hand):
            self.holder = hand

    def sees_what_all_see(self, hand: Seat) -> bool:
        """Whether nothing on the screen changes when it is passed on, but for whose it is."""
        mine, theirs = (nobodys(self.match.view(seat)) for seat in (self.holder, hand))
        return bool(mine == theirs)

    def can_take_back(self) -> bool:
        return self.game.undo is not None and self.game.undo in self.match.state.moves(self.holder)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def rating(self) -> str | None:
        """What a solo result is called."""
        ratings: Sequence[Rating] = self.game.ratings(self.options)
        return rate(ratings, self.match.total(0)) if self.outcome and len(self.players) == 1 else None


def nobodys(view: View) -> View:
    """A view without whose it is."""
    return replace(view, seat=None) if hasattr(view, "seat") else view


def is_race(state: State) -> bool:
    """A clock runs as soon as one hand has acted: nobody can wait until the screen is passed on."""
    while weights := state.chance():
        state = state.apply(Event(CHANCE, next(iter(weights))))
    seat = min(state.to_move())
    return state.apply(Event(seat, next(state.moves(seat)))).deadline() is not None
