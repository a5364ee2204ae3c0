"""What everybody sees: the tops of the stones, but nothing they have shown before."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from vierling.game import Line, Seat
from vierling.games.input.rules import points, turns, zero
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.knowledge import possible
from vierling.games.input.rules.layout import put, sort_key
from vierling.games.input.rules.options import NONE, Options
from vierling.games.input.rules.stones import JOKER, Moved, Past, Spot

if TYPE_CHECKING:
    from vierling.games.input.rules.rules import State


@dataclass(frozen=True, slots=True)
class Seen:
    """A stone from above; `notes` says what may be under it, if the match is played with notes."""

    at: str
    top: str
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class InHand:
    face: str
    origin: str
    announced: int | None
    flipped: bool
    places: tuple[str, ...]
    barred: tuple[tuple[str, str], ...]  # places it would fit, and why it may not go there
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class Stake:
    """What the mover would gain or lose by announcing a number."""

    number: int
    gain: int
    loss: int


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    seats: int
    options: Options
    target: int
    row: tuple[int, ...]
    finished: tuple[int, ...]
    order: tuple[Seat, ...]
    turn: int
    mover: Seat | None
    stones: tuple[tuple[Seen, ...], ...]  # by seat, ordered by place
    hand: InHand | None  # the mover's
    stakes: tuple[Stake, ...]  # the mover's, before touching a stone
    lines: tuple[tuple[Line, ...], ...]
    won: tuple[tuple[int, ...], ...]
    zero_by: Seat | None
    zero_called: tuple[Seat, ...]
    quiet: int
    last: Past | None
    moved: tuple[Moved, ...]  # in the last round of turns, so that nobody misses where a stone has gone
    ended: str | None
    undersides: tuple[tuple[str, ...], ...] | None  # once the match is over


def build_view(state: "State", seat: Seat | None) -> View:
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        target=state.target,
        row=state.layout.row,
        finished=tuple(sorted(state.layout.finished)),
        order=state.order,
        turn=state.turn,
        mover=state.mover,
        stones=tuple(view_stones(state, seat, owner) for owner in range(state.seats)),
        hand=view_hand(state, seat),
        stakes=list_stakes(state),
        lines=state.lines,
        won=state.won,
        zero_by=state.zero_by,
        zero_called=tuple(sorted(state.zero_called)),
        quiet=state.quiet,
        last=state.last,
        moved=state.moved,
        ended=state.ended,
        undersides=reveal_undersides(state) if state.ended else None,
    )


def view_hand(state: "State", seat: Seat | None) -> InHand | None:
    hand, owner = state.hand, state.mover
    if hand is None or owner is None:
        return None
    notes = take_notes(state, owner).get(hand.which) if may_see_notes(state, seat, owner) else None
    places = tuple(map(str, hand.places))
    return InHand(hand.stone.top, str(hand.origin), hand.announced, hand.flips, places, list_barred(state), notes)


def list_barred(state: "State") -> tuple[tuple[str, str], ...]:
    """Where the stone in hand would fit but may not go; empty while the zero is being filled."""
    hand, layout = state.hand, state.layout
    if hand is None or state.zero_by is not None:
        return ()
    fitting = (spot for number in layout.open_numbers() for spot in layout.fitting(hand.stone.top, number))
    return tuple((str(spot), why_barred(state, spot)) for spot in fitting if spot not in hand.places)


def why_barred(state: "State", spot: Spot) -> str:
    hand, seat = state.hand, state.mover
    assert hand is not None
    assert seat is not None
    if spot == hand.origin:
        return "origin"
    if spot.card in state.layout.closable:
        return "joker" if hand.stone.top == JOKER and not state.options.joker_closes else "last"
    return "shuttling" if hand.flips or state.options.may_keep(seat, spot.card) else "unflipped"


def list_stakes(state: "State") -> tuple[Stake, ...]:
    seat = state.mover
    if seat is None or state.hand:
        return ()
    numbers = [*([ZERO] if zero.may_fill(state) else []), *state.layout.closable]
    return tuple(stake_on(state, seat, number) for number in numbers)


def stake_on(state: "State", seat: Seat, number: int) -> Stake:
    lines = state.lines[seat]
    if number == ZERO:  # gains nothing: it costs the others their last number, or the mover theirs
        return Stake(number, 0, -points.lose_newest(lines, points.ZERO_FAILED)[-1].points)
    gained, figure = turns.reward(state, seat, number)
    gain = points.gain(lines, number, gained, figure, state.target)[-1].points
    return Stake(number, gain, -points.lose(lines, number, points.worth(number), points.WRONG)[-1].points)


def lying(state: "State", owner: Seat) -> list[int]:
    """Which of a seat's stones lie on the table, ordered by place so that the order gives nothing away."""
    stones = state.layout.stones[owner]
    held = state.hand.which if state.hand and state.mover == owner else None
    return sorted(
        (which for which in range(len(stones)) if which != held), key=lambda which: sort_key(stones[which].at)
    )


def view_stones(state: "State", seat: Seat | None, owner: Seat) -> tuple[Seen, ...]:
    stones = state.layout.stones[owner]
    notes = take_notes(state, owner) if may_see_notes(state, seat, owner) else {}
    return tuple(see(stones[which].at, stones[which].top, notes.get(which)) for which in lying(state, owner))


@cache
def see(at: Spot, top: str, notes: str | None) -> Seen:
    """Made once: every view shows the same few hundred again."""
    return Seen(str(at), top, notes)


def may_see_notes(state: "State", seat: Seat | None, owner: Seat) -> bool:
    return state.options.notes == "all" or (state.options.notes != NONE and seat == owner)


def take_notes(state: "State", owner: Seat) -> dict[int, str]:
    """What a good memory knows about a seat's stones: those that were flipped, and what follows from them."""
    stones = state.layout.stones[owner]
    if not stones:
        return {}
    held = state.hand if state.mover == owner else None
    shown = stones if held is None else put(stones, held.which, held.stone)
    known = [stone.under if (owner, which) in state.flipped else None for which, stone in enumerate(shown)]
    return dict(enumerate(possible(tuple(zip((stone.top for stone in shown), known, strict=True)))))


def reveal_undersides(state: "State") -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(state.layout.stones[owner][which].under for which in lying(state, owner)) for owner in range(state.seats)
    )
