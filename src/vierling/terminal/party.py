"""The people and bots around one screen, the match they play, and its clock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from vierling.game import CHANCE, Event, Game, Millis, Move, Outcome, Rating, Refusal, Seat, State, View, draw, rate
from vierling.kit import kit_of
from vierling.match import Match
from vierling.options import Setting, from_json, to_json
from vierling.play.bot import Bot, at_once
from vierling.play.bots import suit_options
from vierling.play.clock import Clock
from vierling.play.dice import Dice, RandomDice
from vierling.play.driver import Driver, Plan, Turn
from vierling.play.fair import FairDice
from vierling.play.mind import decide
from vierling.proof import Unproved


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    bot: Bot | None = None


class Party:
    """The screen is in one person's hands at a time: the holder's."""

    def __init__(  # noqa: PLR0913, PLR0917 - a match, its players, and the three things a host supplies
        self, game: Game, options: object, players: Sequence[Player], dice: Dice, bot_seed: int, clock: Clock
    ) -> None:
        self.game = game
        self.asked = options
        self.players = tuple(players)
        self.dice = dice
        self.rngs = [Random(f"{bot_seed} {seat}") for seat in range(len(players))]  # noqa: S311 - not secret
        self.clock = clock
        self.bots = {seat: player.bot for seat, player in enumerate(players) if player.bot}
        self.people = tuple(seat for seat in range(len(players)) if seat not in self.bots)
        self.step = 0  # of the course, for one who plays alone
        self.racing = check_turns(game.start(len(players), options), len(self.people))
        # Bots that take their time act one after another, so that everybody can watch.
        self.paced = self.racing or any(bot.pace is not at_once for bot in self.bots.values())
        self.begin()

    def begin(self) -> None:
        names = [player.name for player in self.players]
        self.options = self.next_options()
        self.match = Match(self.game, len(names), names, **to_json(self.options))
        if isinstance(self.dice, FairDice):
            self.dice.begin(self.match)
        elif isinstance(self.dice, RandomDice):
            self.match.proof = Unproved("seed")
        self.started = self.clock()
        self.holder: Seat = self.people[0]
        self.driver = Driver(self.match.state, self.dice, self.bots)
        self.advance()

    def at(self, game: Game, players: Sequence[Player]) -> "Party":
        """The same people at another game, as its rulebook has it."""
        return Party(game, game.Options(), players, self.dice, self.rngs[0].getrandbits(64), self.clock)

    def begin_again(self) -> None:
        """Another match; alone the course goes on once a match has brought something."""
        self.step += self.outcome is not None and self.match.total(0) > 0
        self.begin()

    def next_options(self) -> Any:
        """As asked for, but to suit the bots; alone, the next step of the game's course."""
        if len(self.players) > 1:
            return suit_options(self.game.name, self.asked, (bot.name for bot in self.bots.values()))
        course = kit_of(self.game.name).course
        steps = list(course()) if course else []
        return take_step(self.game, self.asked, steps[self.step % len(steps)]) if steps else self.asked

    def now(self) -> Millis:
        return self.clock() - self.started

    # What happens

    def apply(self, event: Event) -> None:
        self.match.apply(replace(event, at=max(event.at, self.match.now)))
        self.driver.follow(self.match.state, event.by, self.match.now)

    def advance(self) -> None:
        """Roll the dice and let unpaced bots act, until a person has to act or the match is over."""
        while self.match.outcome is None:
            if not self.paced:
                self.ask_all()
            if not self.match.roll_due and (self.paced or not self.driver.plans):
                break
            self.apply_next(self.now())
        self.pass_screen()

    def apply_next(self, now: Millis) -> bool:
        event = self.driver.next_event(now)
        if event:
            self.apply(event)
        return event is not None

    def ask_all(self) -> None:
        for turn in self.questions():
            self.intend(self.think(turn))

    def play(self, move: Move) -> None:
        """The holder's move. A clock that is due comes after it, so that a late move is refused with the reason."""
        now = self.now()
        self.let_bots_act(now)
        self.apply(Event(self.holder, move, now))
        self.advance()

    # The clock

    def tick(self) -> bool:
        """Apply everything that is due, in order; says whether there was anything."""
        before, now = len(self.match.events), self.now()
        while self.match.outcome is None and self.apply_next(now):
            self.advance()
        return len(self.match.events) > before

    def let_bots_act(self, now: Millis) -> None:
        """Apply the moves of bots that are due before the clock is."""
        while (event := self.driver.next_event(now)) and isinstance(event.by, int):
            self.apply(event)
            self.advance()

    # Bots that take their time

    def questions(self) -> list[Turn]:
        """The turns that bots have not been asked about yet."""
        return self.driver.questions()

    def think(self, turn: Turn) -> Plan:
        """Safe to run in a thread: it reads nothing that changes."""
        move, after = decide(turn.bot, turn.seen, turn.moves(), self.rngs[turn.seat])
        return Plan(turn, move, turn.since + after)

    def intend(self, plan: Plan) -> None:
        self.driver.intend(plan)

    # Whose screen it is

    def next_seat(self) -> Seat | None:
        """The holder if they have something to do, otherwise the next person clockwise who has."""
        count = len(self.players)
        turns = ((self.holder + step) % count for step in range(count))
        return next((seat for seat in turns if seat in self.people and seat in self.match.to_move), None)

    def pass_screen(self) -> None:
        """If the next person sees the same as the holder, the screen is theirs without a curtain."""
        seat = self.next_seat()
        if seat is not None and self.sees_the_same(seat):
            self.holder = seat

    def sees_the_same(self, other: Seat) -> bool:
        """Whether this seat's view differs from the holder's only in whose it is."""
        mine, theirs = (without_seat(self.match.view(seat)) for seat in (self.holder, other))
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


def take_step(game: Game, asked: Any, step: Mapping[str, Setting]) -> Any:
    """The options for a step of a course; whoever has set one of them does not follow it."""
    agreed, usual = to_json(asked), to_json(game.Options())
    return asked if any(agreed[name] != usual[name] for name in step) else from_json(game, {**agreed, **step})


def without_seat(view: View) -> View:
    return replace(view, seat=None) if hasattr(view, "seat") else view


def check_turns(state: State, people: int) -> bool:
    """Whether this is a race; refused if several people would have to be quick at one screen."""
    racing = is_race(state)
    if racing and people > 1:
        raise Refusal(
            "no-turns",
            "one screen is passed on from turn to turn, but here everybody acts at the same time "
            "and sees only their own board: play in the browser, each on their own device",
        )
    return racing


def is_race(state: State) -> bool:
    """Whether a clock starts once everybody has acted, so that nobody can wait for the screen to be passed on."""
    rng = Random(0)  # noqa: S311 - not always the first outcome: it may be one that is rolled again
    while state.chance():
        state = state.apply(Event(CHANCE, draw(state, rng)))
    for seat in sorted(state.to_move()):
        if state.deadline() is None and not state.chance():
            state = state.apply(Event(seat, next(state.moves(seat))))
    return state.deadline() is not None
