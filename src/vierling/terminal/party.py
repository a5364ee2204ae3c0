"""The people and bots round one screen, the match they play, and the clock it may be played against."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from vierling.bots import EYES, Bot, Pace, Seen, at_once, look
from vierling.game import (
    CHANCE,
    CLOCK,
    TIME,
    By,
    Event,
    Game,
    Millis,
    Move,
    Outcome,
    Rating,
    Refusal,
    Seat,
    State,
    rate,
)
from vierling.match import Match, draw
from vierling.options import to_json

Clock = Callable[[], float]  # seconds


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    bot: Bot | None = None
    pace: Pace = at_once


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """A bot's hand is free: since when, and what it thinks about."""

    seat: Seat
    state: State
    seen: Seen
    since: Millis


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot wants to do on its turn, and when."""

    turn: Turn
    move: Move
    at: Millis


class Party:
    """One screen is in the hands of one person at a time: the holder."""

    def __init__(self, game: Game, options: object, players: Sequence[Player], dice: Random, clock: Clock) -> None:
        self.game = game
        self.options = options
        self.players = tuple(players)
        self.dice = dice
        mind = dice.getrandbits(64)  # the bots' own: their thinking moves no die
        self.minds = [Random(f"{mind} {seat}") for seat in range(len(players))]  # noqa: S311 - no secrets
        self.clock = clock
        self.people = tuple(seat for seat, player in enumerate(players) if player.bot is None)
        self.racing = is_race(game.start(len(players), options))
        if self.racing and len(self.people) > 1:
            sentence = "several people at one screen take turns, but here all act at the same time: play on the page"
            raise Refusal("no-turns", sentence)
        self.remembers = game.name in EYES
        self.paced = self.racing or self.remembers  # bots act one after another, each at its time
        self.begin()

    def begin(self) -> None:
        names = [player.name for player in self.players]
        self.match = Match(self.game, len(names), names, **to_json(self.options))
        self.begun = self.clock()
        self.holder: Seat = self.people[0]
        self.turns: dict[Seat, Turn] = {}  # of the bots whose hands are free
        self.unasked: list[Turn] = []
        self.thoughts: dict[Seat, Thought] = {}
        self.memories: dict[Seat, Seen] = {}  # of the bots, where memory is part of the game
        self.look_round(CHANCE)
        self.advance()

    def now(self) -> Millis:
        return int((self.clock() - self.begun) * 1000)

    # What happens

    def happen(self, by: By, what: object, at: Millis) -> None:
        self.match.happen(by, what, max(at, self.match.now))
        self.look_round(by)

    @property
    def bots(self) -> list[Seat]:
        return sorted(set(self.match.seats).difference(self.people))

    def look_round(self, by: By) -> None:
        """Whose hands are free; dice, clock and its own last move give a bot something new to think about."""
        for seat in self.bots:
            if self.remembers:
                self.memories[seat] = look(self.game.name, self.memories.get(seat), self.match.view(seat))
            if seat not in self.match.to_move:
                self.turns.pop(seat, None)
            elif seat not in self.turns or by in {seat, CHANCE, CLOCK}:
                self.turns[seat] = self.turn_of(seat)
                self.unasked.append(self.turns[seat])

    def turn_of(self, seat: Seat) -> Turn:
        seen = self.memories[seat] if self.remembers else self.match.view(seat)
        return Turn(seat, self.match.state, seen, self.match.now)

    def advance(self) -> None:
        """Dice roll, and bots act where nobody has to watch them, until a person has to or the match is over."""
        while self.match.outcome is None:
            if self.match.roll_due:
                self.happen(CHANCE, draw(self.match.state, self.dice), self.now())
            elif self.turns and not self.paced:
                thought = self.think(self.turn_of(min(self.turns)))
                self.happen(thought.turn.seat, thought.move, self.now())
            else:
                break
        self.hand_over()

    def play(self, move: Move) -> None:
        """The holder's move. A clock that is due speaks after it, so that a late hand hears why it is refused."""
        now = self.now()
        self.let_bots_act(now)
        self.happen(self.holder, move, now)
        self.advance()

    # The clock

    def tick(self) -> bool:
        """Everything that is due happens, each at its time; whether there was anything."""
        before, now = len(self.match.events), self.now()
        self.let_bots_act(now)
        while (due := self.match.state.deadline()) is not None and due <= now:
            self.happen(CLOCK, TIME, due)
            self.advance()
            self.let_bots_act(now)
        return len(self.match.events) > before

    def let_bots_act(self, now: Millis) -> None:
        """Those whose time has come before the clock's, one after the other."""
        while thought := self.next_thought(now):
            self.happen(thought.turn.seat, thought.move, thought.at)
            self.advance()

    def next_thought(self, now: Millis) -> Thought | None:
        """A hand that has been closed meanwhile does nothing any more."""
        due = self.match.state.deadline()
        last = now if due is None else min(now, due)
        ripe = [each for seat, each in self.thoughts.items() if self.turns.get(seat) is each.turn and each.at <= last]
        return min(ripe, key=lambda each: (each.at, each.turn.seat), default=None)

    # Bots that take their time

    def questions(self) -> list[Turn]:
        """What bots have to think about that nobody has asked them yet."""
        asked, self.unasked = self.unasked, []
        return [turn for turn in asked if self.turns.get(turn.seat) is turn]

    def think(self, turn: Turn) -> Thought:
        """May be run in a thread: it reads nothing that changes."""
        player, mind = self.players[turn.seat], self.minds[turn.seat]
        assert player.bot is not None
        move = player.bot(turn.seen, list(turn.state.moves(turn.seat)), mind)
        return Thought(turn, move, turn.since + player.pace(turn.seen, move, mind))

    def intend(self, thought: Thought) -> None:
        if self.turns.get(thought.turn.seat) is thought.turn:
            self.thoughts[thought.turn.seat] = thought

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
        mine, theirs = (replace(self.match.view(seat), seat=None) for seat in (self.holder, hand))
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


def is_race(state: State) -> bool:
    """A clock runs as soon as one hand has acted: nobody can wait until the screen is passed on."""
    while weights := state.chance():
        state = state.apply(Event(CHANCE, next(iter(weights))))
    seat = min(state.to_move())
    return state.apply(Event(seat, next(state.moves(seat)))).deadline() is not None
