"""One match of an environment: learners move, and the driver does everything else, as in any other match.

Where time counts, it moves in beats: whoever is free acts once in each, all at the same instant. So a match takes the
same time whoever asks first, and a clock that was started runs out.
"""

from collections import Counter

from vierling.envs.setup import Setup
from vierling.game import Event, IllegalMove, Millis, Move, Outcome, Seat, State
from vierling.play.dice import CountedDice
from vierling.play.draws import Draws
from vierling.play.driver import Driver, Plan
from vierling.play.mind import decide


class Table:
    """Match `number` by `seed` has the same dice here as in a simulation or a batch."""

    def __init__(self, setup: Setup, seed: int, number: int = 0) -> None:
        self.setup = setup
        self.now: Millis = 0
        self.moves = 0
        self.waiting: list[Seat] = []  # learners who have not acted in this beat
        self._acted = False
        self._minds = {seat: Draws(seed, number, seat + 1) for seat in setup.bots}
        self._decisions: Counter[Seat] = Counter()
        start = setup.game.start(setup.seats, setup.options)
        self.driver = Driver(start, CountedDice(seed, number), setup.bots)
        self._go_on()

    @property
    def state(self) -> State:
        return self.driver.state

    @property
    def outcome(self) -> Outcome | None:
        return self.driver.outcome

    @property
    def is_cut_off(self) -> bool:
        return self.outcome is None and self.moves >= self.setup.limit

    def moves_of(self, seat: Seat) -> list[Move]:
        return list(self.state.moves(seat)) if seat in self.waiting else []

    def values(self) -> list[float]:
        """What the position is worth to each seat."""
        points = [sum(line.points for line in self.state.score(seat)) for seat in range(self.setup.seats)]
        return [self.setup.reward(points, self.outcome, seat) for seat in range(self.setup.seats)]

    def act(self, seat: Seat, move: Move) -> None:
        if seat not in self.waiting:
            raise IllegalMove("not-your-turn", "it is not your turn")
        self.driver.apply(Event(seat, move, self.now))
        self.waiting.remove(seat)
        self.moves += 1
        self._acted = True
        self._go_on()

    def _go_on(self) -> None:
        """Whatever happens by itself, until a learner's hand is free."""
        while self.outcome is None:
            free = self._free()
            self.waiting = [seat for seat in self.waiting if seat in free]
            if self.waiting:
                return
            self._think()
            if event := self.driver.next_event(self.now):
                self.driver.apply(event)
            elif not free:
                self._skip_ahead()
            elif self._acted:
                self.now, self._acted = self.now + self.setup.beat, False
            else:
                self.waiting = free
                return
        self.waiting = []

    def _free(self) -> list[Seat]:
        if self.state.chance():
            return []
        return [seat for seat in sorted(self.state.to_move()) if seat not in self.setup.bots]

    def _think(self) -> None:
        for turn in self.driver.questions():
            mind = self._minds[turn.seat]
            mind.begin(self._decisions[turn.seat])
            self._decisions[turn.seat] += 1
            move, after = decide(turn.bot, turn.seen, turn.moves(), mind)
            self.driver.intend(Plan(turn, move, turn.since + after))

    def _skip_ahead(self) -> None:
        event = self.driver.next_event()
        assert event, "until the outcome somebody, the dice or the clock can act"
        self.now, self._acted = event.at, False
        self.driver.apply(event)
