"""State and its transitions: the drop, the draw for order, then turns until somebody reaches the target."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from vierling.game import CHANCE, Event, IllegalMove, Line, Millis, Outcome, Seat
from vierling.games.input.rules import points, turns, zero
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.layout import Layout, put, sort_key
from vierling.games.input.rules.notation import DROPS, ORDERS, SUPPLY, Drop, Move, Order, Place, Roll, Touch
from vierling.games.input.rules.options import TARGETS, Options
from vierling.games.input.rules.stones import Hand, Moved, Past, Stone
from vierling.games.input.rules.view import View, build_view


@dataclass(frozen=True)
class State:
    options: Options
    seats: int
    layout: Layout  # without the stone in hand
    order: tuple[Seat, ...] = ()  # who plays first, second, third
    turn: int = 0
    hand: Hand | None = None
    lines: tuple[tuple[Line, ...], ...] = ()
    zero_by: Seat | None = None  # the seat that is filling the zero right now
    zero_called: frozenset[Seat] = frozenset()
    quiet: int = 0  # turns without a closing
    flipped: frozenset[tuple[Seat, int]] = frozenset()  # stones that have shown both faces
    past: tuple[tuple[str, str], ...] = ()  # after each turn: the visible layout; whose turn, and the scores
    last: Past | None = None
    moved: tuple[Moved, ...] = ()  # in the last round of turns
    ended: str | None = None

    # Who may act

    @property
    def target(self) -> int:
        return TARGETS[self.seats]

    @property
    def mover(self) -> Seat | None:
        return self.order[self.turn % self.seats] if self.order and not self.ended else None

    @property
    def dropping(self) -> Seat | None:
        return next((seat for seat, stones in enumerate(self.layout.stones) if not stones), None)

    @cached_property
    def won(self) -> tuple[tuple[int, ...], ...]:
        """By seat: the numbers won and not lost again, oldest first."""
        return tuple(tuple(int(line.label) for line in points.still_won(lines)) for lines in self.lines)

    @cached_property
    def past_layouts(self) -> frozenset[str]:
        """Asked for every place that a stone may go to."""
        return frozenset(layout for layout, _ in self.past)

    def to_move(self) -> frozenset[Seat]:
        return frozenset() if self.mover is None else frozenset({self.mover})

    def moves(self, seat: Seat) -> Iterator[Move]:
        if seat not in self.to_move():
            return
        if self.hand:
            yield from map(Place, self.hand.places)
        else:
            yield from (touch for touch in self._touches(seat) if self._objection(touch) is None)

    def offers(self, seat: Seat) -> tuple[Move, ...]:
        return tuple(self.moves(seat))

    def _touches(self, seat: Seat) -> Iterator[Touch]:
        """Every touch that might be legal, in the order of `all_moves`."""
        closes = (None, *([ZERO] if ZERO in self.layout.row else []), *self.layout.closable)
        flips = (True, False) if self.options.may_ever_keep(seat) else (True,)
        for spot in sorted((stone.at for stone in self.layout.stones[seat]), key=sort_key):
            announced = (number for number in closes if number is None or number != spot.card)
            yield from (Touch(spot, number, flip) for number in announced for flip in flips)

    def chance(self) -> Mapping[Roll, int]:
        if self.dropping is not None:
            return DROPS
        return {} if self.order else dict.fromkeys(self.orders(), 1)

    def orders(self) -> list[Order]:
        """R-I9: only who begins is drawn, unless the seats are shuffled as well."""
        shuffled = self.options.shuffle_seats
        return [each for each in ORDERS if len(each.seats) == self.seats and (each.goes_round or shuffled)]

    def deadline(self) -> Millis | None:
        return None

    # What happens

    def apply(self, event: Event) -> "State":
        if event.by == CHANCE:
            return self._roll(event.what)
        if not isinstance(event.by, int):
            raise IllegalMove("no-clock", "this game has no clock")
        if event.by not in range(self.seats):
            raise IllegalMove("no-such-seat", f"there is no seat {event.by + 1}", seat=event.by + 1)
        return self._act(event.by, event.what)

    def _roll(self, roll: Roll) -> "State":
        if not isinstance(roll, Drop | Order) or roll not in self.chance():
            raise self._no_such_roll(roll)
        if isinstance(roll, Order):
            return turns.check_standstill(replace(self, order=roll.seats))
        seat = self.dropping
        assert seat is not None
        stones = tuple(Stone(faces[0], faces[1], slot) for faces, slot in zip(roll.stones, SUPPLY, strict=True))
        return replace(self, layout=replace(self.layout, stones=put(self.layout.stones, seat, stones)))

    def _no_such_roll(self, roll: Roll) -> IllegalMove:
        if isinstance(roll, Order) and self.dropping is None and not self.order and len(roll.seats) == self.seats:
            sentence = f"play goes round as people sit, so not in the order {roll}"
            return IllegalMove("order-round", sentence, order=str(roll))
        return IllegalMove("no-roll-due", "no roll is due")

    def _act(self, seat: Seat, move: Move) -> "State":
        if self.ended:
            raise IllegalMove("match-over", "the match is over")
        if self.chance():
            raise IllegalMove("drop-first", "the stones have to be dropped first")
        if seat != self.mover:
            raise IllegalMove("not-your-turn", "it is not your turn")
        if isinstance(move, Place):
            return self._place(move)
        if not isinstance(move, Touch):
            raise IllegalMove("not-a-move", "that is not a move in this game")
        return self._touch(seat, move)

    def _touch(self, seat: Seat, touch: Touch) -> "State":
        if self.hand:
            raise IllegalMove("touched-is-moved", "the stone in hand has to be placed first")
        if self.layout.stone_at(seat, touch.spot) is None:
            raise IllegalMove("no-stone-there", f"you have no stone at {touch.spot}", spot=str(touch.spot))
        objection = self._objection(touch)
        if objection:
            raise objection
        return zero.touch(self, touch) if touch.closes == ZERO else turns.touch(self, touch)

    def _objection(self, touch: Touch) -> IllegalMove | None:
        """Why a stone that lies there may not be touched like this; never depends on undersides or on what was seen
        earlier."""
        at_zero = self.zero_by is not None or touch.closes == ZERO
        return zero.objection(self, touch) if at_zero else turns.objection(self, touch)

    def _place(self, place: Place) -> "State":
        if not self.hand:
            raise IllegalMove("touch-first", "a stone has to be touched first")
        if place.spot not in self.hand.places:
            raise IllegalMove("no-place", f"the stone may not go to {place.spot}", spot=str(place.spot))
        placed = turns.lay(self, place.spot)
        return turns.end(placed) if self.zero_by is None else zero.after_placing(placed)

    # What is seen

    def score(self, seat: Seat) -> tuple[Line, ...]:
        return self.lines[seat]

    def view(self, seat: Seat | None) -> View:
        return build_view(self, seat)

    def parts(self, _seat: Seat | None) -> None:
        """What somebody sees here depends on whose turn it is, so views are made one by one."""

    def progress(self) -> tuple[int, None]:
        """Counts turns: this game has no rounds."""
        return self.turn + (not self.ended), None

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        totals = tuple(points.total(lines) for lines in self.lines)
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        if self.ended == turns.COMBINATION:
            winners = (self.order[(self.turn - 1) % self.seats],)
        return Outcome(totals, winners, self.ended)


def start(seats: int, options: Options) -> State:
    blank = ((),) * seats
    layout = Layout(options.card_set, options.row(seats), blank)
    return State(options, seats, layout, lines=blank)
