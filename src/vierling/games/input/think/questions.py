"""What lies under this stone? Asked of a player about their own match: only what had been shown to everybody, and only
where the stones in sight do not give it away."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vierling.coach.analysis import Question
from vierling.game import Seat
from vierling.games.input.rules.knowledge import possible
from vierling.games.input.rules.notation import Touch
from vierling.games.input.rules.view import Seen, View
from vierling.games.input.think.memory import Below, Memory, remember
from vierling.games.input.think.report import Look
from vierling.match import Match

MOST = 3  # from one match, for each seat


@dataclass(frozen=True, slots=True)
class Flip:
    """When a stone showed both of its faces: after how many events, and in which turn, the first being 1."""

    shown: int
    turn: int


@dataclass(frozen=True, slots=True)
class Candidate:
    question: Question
    cost: bool  # not knowing it has cost something there and then
    age: int  # turns since it was shown

    @property
    def rank(self) -> tuple[bool, int]:
        return self.cost, self.age


def ask(match: Match, looks: Sequence[Look]) -> tuple[Question, ...]:
    """The most useful ones of each seat first. What was shown once is asked about once."""
    best: dict[tuple[Seat, int], Candidate] = {}
    for each in candidates(match, looks):
        key = each.question.seat, each.question.shown
        if key not in best or each.rank > best[key].rank:
            best[key] = each
    ranked = sorted(best.values(), key=lambda each: each.rank, reverse=True)
    own = ([each.question for each in ranked if each.question.seat == seat] for seat in match.seats)
    return tuple(question for questions in own for question in questions[:MOST])


def candidates(match: Match, looks: Sequence[Look]) -> Iterator[Candidate]:
    states: list[Any] = list(match.states())
    told = iter(looks)
    memory: Memory | None = None
    flips: dict[tuple[Seat, str], Flip] = {}
    for number, event in enumerate(match.events):
        memory = remember(memory, states[number].view(None))
        if isinstance(event.by, int) and isinstance(event.what, Touch):
            yield from before_touch(memory, event.by, number, next(told), flips)
            after = states[number + 1]
            pair = both_faces(top_at(memory.view, event.by, str(event.what.spot)), after.last.face)
            if event.what.flips:
                flips[event.by, pair] = Flip(number + 1 + bool(after.hand), states[number].turn + 1)


def before_touch(
    memory: Memory, seat: Seat, event: int, look: Look, flips: dict[tuple[Seat, str], Flip]
) -> Iterator[Candidate]:
    """What the seat had seen of its stones, as far as it has to be remembered."""
    own = memory.view.stones[seat]
    open_to = possible(tuple((seen.top, None) for seen in own))
    for seen, answers in zip(own, open_to, strict=True):
        below = memory.known[seat].get(seen.at)
        if below is None or len(answers) == 1:
            continue
        flip = flips[seat, both_faces(seen.top, below.face)]
        found = weigh(memory, seen, below, look)
        if found:
            cost, age = found
            question = Question(seat, event, seen.at, tuple(answers), below.face, flip.shown, flip.turn)
            yield Candidate(question, cost, age)


def weigh(memory: Memory, seen: Seen, below: Below, look: Look) -> tuple[bool, int] | None:
    """Whether it would have helped to know, and for how long one had to remember it; None if that is nothing."""
    missed = look.missed is not None and look.missed.spot == seen.at
    wrong = look.past.failed is True and look.past.origin == seen.at
    age = memory.view.turn - below.turn
    return (missed or wrong, age) if missed or wrong or age > memory.view.seats else None


def top_at(view: View, seat: Seat, at: str) -> str:
    return next(seen.top for seen in view.stones[seat] if seen.at == at)


def both_faces(one: str, other: str) -> str:
    """No two stones of a colour have the same pair."""
    return "".join(sorted((one, other)))
