"""A turn: touch, flip, then close the announced number, place the stone, or return it to the supply."""

from dataclasses import replace
from typing import TYPE_CHECKING

from vierling.game import IllegalMove, Seat
from vierling.games.input.rules import points
from vierling.games.input.rules.layout import Layout, put
from vierling.games.input.rules.notation import Touch
from vierling.games.input.rules.options import MOST_QUIET, NONE
from vierling.games.input.rules.stones import Hand, Moved, Past, Spot, follow

if TYPE_CHECKING:
    from vierling.games.input.rules.rules import State

TARGET, COMBINATION, STANDSTILL = "target", "combination", "standstill"  # why a match ends
REPETITIONS = 3  # R-I7: a position that occurs this often goes nowhere


def mover(state: "State") -> Seat:
    assert state.mover is not None
    return state.mover


def holding(state: "State") -> Hand:
    assert state.hand is not None
    return state.hand


def objection(state: "State", touch: Touch) -> IllegalMove | None:
    number = touch.closes
    if number is not None and not state.layout.may_close(mover(state), touch.spot, number):
        sentence = (
            f"announce the {number} only for its last missing stone, "
            "with another of yours on it and none on finished cards"
        )
        return IllegalMove("may-not-close", sentence, number=number)
    if not touch.flips and not may_keep(state, touch):
        return IllegalMove("must-flip", "this stone has to be flipped")
    return None


def may_keep(state: "State", touch: Touch) -> bool:
    """A child, or anybody at the agreed number, need not flip a stone that fits as it lies."""
    held = lift(state, touch)
    face = holding(held).stone.top
    if touch.closes is not None:
        allowed = state.options.may_keep(mover(state), touch.closes)
        return allowed and held.layout.closes(face, touch.closes, state.options.joker_closes)
    return bool(fitting_places(held))


def lift(state: "State", touch: Touch) -> "State":
    """The stone in hand already shows the face that it will be laid with."""
    seat = mover(state)
    which = state.layout.stone_at(seat, touch.spot)
    assert which is not None
    lying = state.layout.stones[seat][which]
    stone = lying.flipped() if touch.flips else lying
    return replace(
        state,
        layout=state.layout.lift(seat, which),
        hand=Hand(which, stone, touch.spot, touch.closes, touch.flips),
        flipped=state.flipped | {(seat, which)} if touch.flips else state.flipped,
        last=Past(seat, str(touch.spot), stone.top, None, touch.closes, None),
    )


def touch(state: "State", touched: Touch) -> "State":
    held = lift(state, touched)
    number = touched.closes
    if number is None:
        return offer_places(held)
    if held.layout.closes(holding(held).stone.top, number, state.options.joker_closes):
        return close(held, number)
    return offer_places(fail(lose(held, mover(held), number)))


def fail(state: "State") -> "State":
    assert state.last is not None
    return replace(state, last=replace(state.last, failed=True))


def lose(state: "State", seat: Seat, number: int) -> "State":
    """R-I1: a wrong announcement of the 1 costs its ten."""
    lines = points.lose(state.lines[seat], number, points.worth(number), points.WRONG)
    return replace(state, lines=put(state.lines, seat, lines))


# Placing


def offer_places(held: "State") -> "State":
    """If there is no place, the stone goes back to the supply and the turn is over (R-I3: the face stays up)."""
    places = tuple(spot for spot in fitting_places(held) if not shuttles(held, spot))
    hand = holding(held)
    if places:
        return replace(held, hand=replace(hand, places=places))
    slot = hand.origin if hand.origin.card is None else held.layout.free_slot(mover(held))
    return end(lay(held, slot))


def fitting_places(held: "State") -> list[Spot]:
    """Where the stone in hand may go, shuttling aside."""
    hand, seat = holding(held), mover(held)
    found = held.layout.places_for(hand.stone.top, hand.origin)
    return found if hand.flips else [spot for spot in found if held.options.may_keep(seat, spot.card)]


def shuttles(held: "State", spot: Spot) -> bool:
    """Whether the stone would go back and forth between two places of the cards, judged by its own moves (R-I10)."""
    if held.options.shuttling == "superko":
        return lay(held, spot).layout.tidy().key() in held.past_layouts
    hand = holding(held)
    earlier, newest = (None, None, *hand.stone.trail)[-2:]
    return spot == newest and (held.options.shuttling == NONE or hand.origin == earlier)


def lay(held: "State", spot: Spot) -> "State":
    hand, seat = holding(held), mover(held)
    assert held.last is not None
    return replace(
        held,
        layout=held.layout.put(seat, hand.which, hand.stone.laid(spot)),
        hand=None,
        last=replace(held.last, to=str(spot)),
        moved=follow(held.moved, Moved(held.turn, seat, str(hand.origin), str(spot)), held.seats),
    )


# Closing


def close(held: "State", number: int) -> "State":
    spot, seat = held.layout.last_free(number), mover(held)
    assert spot is not None
    laid = finish(lay(held, spot), number)
    gained, figure = reward(laid, seat, number)
    lines = points.gain(laid.lines[seat], number, gained, figure, laid.target)
    return end(check_win(replace(laid, lines=put(laid.lines, seat, lines)), seat))


def finish(laid: "State", number: int) -> "State":
    """Push the card up, out of the row."""
    assert laid.last is not None
    layout = laid.layout.with_finished(laid.layout.finished | {number})
    return replace(laid, layout=layout, quiet=-1, last=replace(laid.last, failed=False))


def reward(state: "State", seat: Seat, number: int) -> tuple[int, str]:
    """R-I5: five of your own stones at the moment of closing bring more."""
    alone = state.layout.is_of_one_colour(seat, number)
    return state.options.reward_alone(number) if alone else (points.worth(number), points.CLOSED)


def check_win(state: "State", seat: Seat) -> "State":
    wanted = state.options.wanted()
    if wanted and wanted <= {*state.won[seat]}:
        return replace(state, ended=COMBINATION)
    return replace(state, ended=TARGET) if points.total(state.lines[seat]) >= state.target else state


# The end of a turn


def end(state: "State") -> "State":
    assert state.last is not None
    last, moved = replace(state.last, returned=return_from_zero(state.layout)), state.moved
    for origin, to in last.returned:
        moved = follow(moved, Moved(state.turn, last.seat, origin, to), state.seats)
    layout, turn, quiet = state.layout.tidy(), state.turn + 1, state.quiet + 1
    return check_standstill(replace(state, layout=layout, last=last, moved=moved, turn=turn, quiet=quiet))


def return_from_zero(layout: Layout) -> tuple[tuple[str, str], ...]:
    """R-I11: where the stones go that lie on a zero that was not filled."""
    tidied = layout.tidy()
    left = [(seat, layout.stones[seat].index(stone), stone.at) for seat, stone in layout.left_on_zero()]
    return tuple((str(at), str(tidied.stones[seat][which].at)) for seat, which, at in left)


def check_standstill(state: "State") -> "State":
    """R-I7: a match that goes nowhere ends."""
    whose = state.order[state.turn % state.seats]
    scores = " ".join(str(points.total(lines)) for lines in state.lines)
    now = (state.layout.key(), f"{whose} {scores}")
    past = (*state.past, now)
    stuck = past.count(now) >= REPETITIONS or state.quiet >= MOST_QUIET[state.seats]
    return replace(state, past=past, ended=state.ended or (STANDSTILL if stuck else None))
