"""The facts of a match, turn by turn: what could be known, and how likely each announcement was."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from vierling.game import CHANCE, Event, Seat
from vierling.games.input.rules.knowledge import consistent, possible
from vierling.games.input.rules.notation import Touch
from vierling.games.input.rules.rules import State
from vierling.games.input.rules.stones import Past
from vierling.games.input.rules.view import Stake
from vierling.games.input.think.memory import Memory, recall, remember
from vierling.match import Match


@dataclass(frozen=True, slots=True)
class Bet:
    """An announcement, how likely it is to be right if everything is remembered, and what is at stake."""

    spot: str
    number: int
    chance: float
    gain: int
    loss: int

    @property
    def worth(self) -> float:
        return self.chance * self.gain - (1 - self.chance) * self.loss


@dataclass(frozen=True, slots=True)
class Known:
    """One of the seat's stones before the touch: where it lies, its top, and the faces that may be below."""

    at: str
    top: str
    below: str


@dataclass(frozen=True, slots=True)
class Look:
    """One touch. `sets` counts the possible sets of undersides; `missed` was certain and not announced."""

    turn: int
    past: Past
    points: int
    sets: int
    known: tuple[Known, ...]
    bet: Bet | None
    against: bool
    missed: Bet | None


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The position before a touch, as the seat that touches knows it."""

    state: State
    seat: Seat
    seen: tuple[tuple[str, str | None], ...]  # of each of its stones the top, and the underside if it was seen
    spots: tuple[str, ...]

    def below(self, spot: str) -> Counter[str]:
        """How often each face is under the stone there, over all possible sets."""
        which = self.spots.index(spot)
        return Counter(faces[which] for faces in consistent(self.seen))

    def chance(self, touch: Touch) -> Fraction:
        """Tries every face that may come up, so that the rules decide what fits."""
        faces = self.below(str(touch.spot))
        right = sum(count for face, count in faces.items() if self._comes_true(touch, face))
        return Fraction(right, faces.total())

    def _comes_true(self, touch: Touch, face: str) -> bool:
        layout = self.state.layout
        which = layout.stone_at(self.seat, touch.spot)
        assert which is not None
        stone = layout.stones[self.seat][which]
        tried = layout.put(self.seat, which, replace(stone, under=face))
        last = replace(self.state, layout=tried).apply(Event(self.seat, touch, 0)).last
        return last is not None and not last.failed

    def bet(self, touch: Touch) -> Bet:
        assert touch.closes is not None
        found = (stake for stake in self.state.view(None).stakes if stake.number == touch.closes)
        stake = next(found, Stake(touch.closes, 0, 0))
        return Bet(str(touch.spot), touch.closes, float(self.chance(touch)), stake.gain, stake.loss)

    def missed(self, made: Touch) -> Bet | None:
        """The best number that was certain to close, if none was announced."""
        if made.closes is not None:
            return None
        offered = (move for move in self.state.moves(self.seat) if isinstance(move, Touch) and move.closes)
        certain = [bet for move in offered if (bet := self.bet(move)).chance == 1]
        return max(certain, key=lambda bet: bet.gain, default=None)


def report(match: Match) -> tuple[Look, ...]:
    return tuple(look_back(match))


def look_back(match: Match) -> Iterator[Look]:
    states: list[Any] = list(match.states())
    memory: Memory | None = None
    for number, event in enumerate(match.events):
        before, after = states[number], states[number + 1]
        memory = remember(memory, before.view(None))
        if event.by != CHANCE and isinstance(event.what, Touch) and isinstance(event.by, int):
            yield look_at(
                knowledge_of(memory, before, event.by), event.what, after, settled(states[number + 1 :], after)
            )


def settled(later: list[State], after: State) -> State:
    """The position in which the touched stone has come to rest: one later if it was in hand."""
    return later[1] if after.hand and len(later) > 1 else after


def knowledge_of(memory: Memory, state: State, seat: Seat) -> Knowledge:
    known = recall(memory, seat, None)
    own = memory.view.stones[seat]
    return Knowledge(state, seat, tuple((each.top, known.get(each.at)) for each in own), tuple(each.at for each in own))


def look_at(knowledge: Knowledge, touch: Touch, after: State, laid: State) -> Look:
    assert laid.last is not None
    assert after.last is not None
    bet = knowledge.bet(touch) if touch.closes is not None else None
    below = possible(knowledge.seen)
    return Look(
        turn=knowledge.state.turn + 1,
        past=replace(laid.last, failed=after.last.failed if laid.last.failed is None else laid.last.failed),
        points=total(after, knowledge.seat) - total(knowledge.state, knowledge.seat),
        sets=len(consistent(knowledge.seen)),
        known=tuple(
            Known(at, top, faces) for at, (top, _), faces in zip(knowledge.spots, knowledge.seen, below, strict=True)
        ),
        bet=bet,
        against=bet is not None and bet.number > 0 and bet.worth < 0,
        missed=knowledge.missed(touch),
    )


def total(state: State, seat: Seat) -> int:
    return sum(line.points for line in state.score(seat))
