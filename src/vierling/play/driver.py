"""Plays a match: due rolls, whose hand is free, what bots remember and how long they take, and the clock.

The driver reads no clock and starts no thread: its host tells it what has happened, asks which bots have something to
think about, brings their answers back, and asks what happens next. So a simulation, which skips all waiting, a screen
and a server play by the same code.
"""

from collections.abc import Mapping
from typing import NamedTuple

from vierling.game import CHANCE, CLOCK, TIME, By, Event, Millis, Move, Outcome, Seat, State
from vierling.play.bot import Bot, Seen
from vierling.play.dice import Dice
from vierling.play.mind import Memories


class Turn(NamedTuple):
    """A bot's hand is free: since when, and what the bot has to go by."""

    seat: Seat
    bot: Bot
    state: State
    seen: Seen
    since: Millis

    def moves(self) -> list[Move]:
        return list(self.state.moves(self.seat))


class Plan(NamedTuple):
    """What a bot wants to do on its turn, and when."""

    turn: Turn
    move: Move
    at: Millis


def place_of(plan: Plan) -> tuple[Millis, Seat]:
    """Plans happen in the order of their times; of several at the same time the lowest seat's is first."""
    return plan.at, plan.turn.seat


NOBODY: frozenset[Seat] = frozenset()


class Driver:
    """One match. Seats without a bot are somebody else's."""

    def __init__(self, start: State, dice: Dice, bots: Mapping[Seat, Bot], memories: Memories | None = None) -> None:
        self.dice = dice
        self.bots = dict(bots)
        self.memories = memories or Memories((bot.memory, seat) for seat, bot in bots.items() if bot.memory)
        self.state = start
        self.now: Millis = 0
        self.turns: dict[Seat, Turn] = {}  # of the bots whose hands are free
        self.plans: dict[Seat, Plan] = {}
        self._unasked: list[Turn] = []
        self.follow(start, CHANCE, 0)

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    # What has happened

    def apply(self, event: Event) -> None:
        self.follow(self.state.apply(event), event.by, event.at)

    def follow(self, state: State, by: By, at: Millis) -> None:
        """The match stands like this now. Dice, clock and its own move give a bot something new to think about."""
        for seat in range(self.state.seats, state.seats):
            self.memories.welcome(seat)
        self.state, self.now = state, at
        self.memories.take_in(state)
        if isinstance(by, int):
            self._close(by)
        else:
            self.turns.clear()
            self.plans.clear()
        self._look_round()

    def seat_bots(self, bots: Mapping[Seat, Bot]) -> None:
        """Who plays without people from now on: bots come and go during a match."""
        if bots == self.bots:
            return
        for seat in self.bots.keys() | bots.keys():
            if self.bots.get(seat) != bots.get(seat):
                self._close(seat)
        self.bots = dict(bots)
        self._look_round()

    def _look_round(self) -> None:
        self._rolling = bool(self.state.chance())
        free = NOBODY if self._rolling else self.state.to_move()
        for seat in tuple(self.turns):
            if seat not in free:
                self._close(seat)
        for seat, bot in self.bots.items():
            if seat in free and seat not in self.turns:
                self.turns[seat] = self.turn_of(seat, bot)
                self._unasked.append(self.turns[seat])

    def turn_of(self, seat: Seat, bot: Bot) -> Turn:
        """This hand as this bot would find it now."""
        return Turn(seat, bot, self.state, self.memories.of(bot, seat, self.state), self.now)

    def _close(self, seat: Seat) -> None:
        self.turns.pop(seat, None)
        self.plans.pop(seat, None)

    # What bots think

    def questions(self) -> list[Turn]:
        """What bots have to think about that nobody has asked them yet."""
        asked, self._unasked = self._unasked, []
        return [turn for turn in asked if self.turns.get(turn.seat) is turn]

    def is_open(self, turn: Turn) -> bool:
        return self.turns.get(turn.seat) is turn

    def intend(self, plan: Plan) -> None:
        """A bot's answer; too late, it is dropped."""
        if self.is_open(plan.turn):
            self.plans[plan.turn.seat] = plan

    def drop_plan(self, seat: Seat) -> None:
        """The rules refused it; the bot is not asked again before something new has happened."""
        self.plans.pop(seat, None)

    # What happens next

    def next_event(self, until: Millis | None = None) -> Event | None:
        """The dice, if they are due; else whatever comes first, up to this time: a hand (of several the lowest seat)
        or the clock, which waits for a hand that is just in time."""
        if self._rolling:
            return Event(CHANCE, self.dice.roll(self.state), self.now if until is None else max(self.now, until))
        plan = min(self.plans.values(), key=place_of, default=None)
        due = self.state.deadline()
        if plan and (due is None or plan.at <= due):
            event = Event(plan.turn.seat, plan.move, max(plan.at, self.now))
        elif due is not None:
            event = Event(CLOCK, TIME, max(due, self.now))
        else:
            return None
        return event if until is None or event.at <= until else None
