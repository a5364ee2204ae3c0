"""State and its transitions: gather, count down, build, score; then the next round or the end."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from vierling.game import CHANCE, CLOCK, TIME, Event, IllegalMove, Line, Millis, Outcome, Seat
from vierling.games.tubyrinth.rules.board import Board, board_of
from vierling.games.tubyrinth.rules.book import BOARDS, CARDS, NAMED
from vierling.games.tubyrinth.rules.dealing import SIDES, drawable, needed_cards, rounds_of
from vierling.games.tubyrinth.rules.joining import join
from vierling.games.tubyrinth.rules.laying import ORDER, check_lay, check_lift, free_lays
from vierling.games.tubyrinth.rules.notation import GO, JOIN, LIFTS, PASS, READY, Card, Lift, Move, is_move
from vierling.games.tubyrinth.rules.options import Options
from vierling.games.tubyrinth.rules.pipeline import EMPTY, LEAST, Layout, counted, tiles_of
from vierling.games.tubyrinth.rules.scoring import Claim, judge, judge_first
from vierling.games.tubyrinth.rules.tiles import Placement
from vierling.games.tubyrinth.rules.view import Past, Phase, Showing, Times, View, build_view, show

COUNTDOWN: Millis = 3_000

Item = TypeVar("Item")


@dataclass(frozen=True)
class State:
    options: Options
    seats: int
    cards: tuple[int, ...] = ()  # on the table
    used: tuple[int, ...] = ()  # every card drawn from the box so far
    turned: int = 0  # rounds played with these cards
    phase: Phase = "gather"
    going: Times = ()  # by seat: since when it has wanted to begin
    signal: Millis = 0  # when the countdown or the round began
    layouts: tuple[Layout, ...] = ()
    calls: Times = ()
    passes: Times = ()
    won: Millis | None = None  # when a correct pipeline was called, if only the winner scores
    tries: int = 0  # wrong calls in a solo match
    lines: tuple[tuple[Line, ...], ...] = ()
    last: Past | None = None

    # The table

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def needed_cards(self) -> int:
        return needed_cards(self.options, self.seats)

    def card(self, seat: Seat) -> str | None:
        """The side in front of a seat: front and back, then the right neighbour's, until all have had every side."""
        if self.options.board or not self.cards:
            return NAMED.get(self.options.board)
        passed, side = divmod(self.turned, SIDES)
        return f"{self.cards[(seat - passed) % len(self.cards)]}{'ab'[side]}"

    def board(self, seat: Seat) -> Board:
        return board_of(self.options.board or BOARDS[self.card(seat) or ""])

    def rocks(self, seat: Seat) -> int:
        return 0 if self.options.over_rocks else self.board(seat).rocks

    def done_at(self, seat: Seat) -> Millis | None:
        """When this seat called or passed, if it has."""
        called, passed = self.calls[seat], self.passes[seat]
        return called if called is not None else passed

    # Who may act

    def to_move(self) -> frozenset[Seat]:
        if self.deal_due():
            return frozenset()
        return frozenset(seat for seat in range(self.seats) if self._awaited(seat))

    def _awaited(self, seat: Seat) -> bool:
        if self.phase == "gather":
            return self.going[seat] is None
        return self.phase == "build" and self.done_at(seat) is None

    def moves(self, seat: Seat) -> Iterator[Move]:
        if self.phase == "build" and seat in self.to_move():
            yield from free_lays(self.rocks(seat), self.layouts[seat], self.options.flip)
        yield from self.offers(seat)

    def offers(self, seat: Seat) -> tuple[Move, ...]:
        """Leaves out the hundreds of lays: the view says where each tile fits."""
        if seat not in self.to_move():
            return ()
        if self.phase == "gather":
            return (GO,)
        lifts = [lift for lift in LIFTS if self.layouts[seat][ORDER[lift.tile]]]
        return (*lifts, *((READY,) if self.may_call(seat) else ()), PASS)

    def may_call(self, seat: Seat) -> bool:
        """R-P16: a call needs as many tiles on the board as the shortest pipeline has."""
        return len(tiles_of(self.layouts[seat])) >= LEAST

    def chance(self) -> Mapping[Card, int]:
        return {Card(number): 1 for number in self.drawable()} if self.deal_due() else {}

    def drawable(self) -> list[int]:
        return drawable(self.options, self.seats, self.cards, self.used)

    def deal_due(self) -> bool:
        return self.phase == "gather" and len(self.cards) < self.needed_cards

    def deadline(self) -> Millis | None:
        if self.phase == "countdown":
            return self.signal + COUNTDOWN
        return self._round_out() if self.phase == "build" else None

    def _round_out(self) -> Millis | None:
        sand = 1000 * self.options.hourglass
        ends = [at + sand for at in self.calls if at is not None and self.options.has_hourglass]
        done = [self.done_at(seat) for seat in range(self.seats)]
        if None not in done:
            ends.append(max(at for at in done if at is not None))  # nobody is building any more
        if self.won is not None:
            ends.append(self.won)  # there is nothing left to win
        return min(ends, default=None)

    # What happens

    def apply(self, event: Event) -> Self:
        if event.by == CHANCE:
            return self._deal(event.what)
        if event.by == CLOCK:
            return self._time_up(event)
        if event.by == self.seats and event.what is JOIN:
            return join(self)
        if event.by not in range(self.seats):
            raise IllegalMove("no-such-seat", f"there is no seat {event.by + 1}", seat=event.by + 1)
        return self._act(event.by, event.what, event.at - event.lag)

    def _deal(self, card: Card) -> Self:
        if not self.deal_due():
            raise IllegalMove("no-roll-due", "no roll is due")
        if not isinstance(card, Card) or card not in self.chance():
            sentence = f"board {card} is not in the box, or not of the grade that is due"
            raise IllegalMove("no-such-card", sentence, card=str(card)[:40])
        return replace(self, cards=(*self.cards, card.number), used=(*self.used, card.number))

    def _time_up(self, event: Event) -> Self:
        due = self.deadline()
        if due is None or event.what is not TIME or event.at < due:
            raise IllegalMove("clock-early", "the time is not up")
        return self.start_building(event.at) if self.phase == "countdown" else self.score_round()

    def start_building(self, at: Millis) -> Self:
        return replace(self, phase="build", signal=at, layouts=(EMPTY,) * self.seats, last=None)

    def _act(self, seat: Seat, move: Move, at: Millis) -> Self:
        if self.phase == "over":
            raise IllegalMove("match-over", "the match is over")
        if self.deal_due():
            raise IllegalMove("deal-first", "the boards have to be dealt first")
        if self.phase == "countdown":
            raise IllegalMove("wait-for-signal", "the round begins on the signal")
        if not is_move(move):
            raise IllegalMove("not-a-move", "that is not a move in this game")
        return self._go(seat, move, at) if self.phase == "gather" else self._build(seat, move, max(at, self.signal))

    def _check_time(self, at: Millis) -> None:
        due = self.deadline()
        if due is not None and at > due:
            raise IllegalMove("time-up", "the time is up")

    def _go(self, seat: Seat, move: Move, at: Millis) -> Self:
        if move is not GO:
            raise IllegalMove("round-not-begun", "the round has not begun")
        if self.going[seat] is not None:
            raise IllegalMove("has-said-go", "you have already said go")
        going = put(self.going, seat, at)
        if None in going:
            return replace(self, going=going)
        begun = replace(self, going=going, phase="countdown", signal=max(each for each in going if each is not None))
        return begun.start_building(at) if self.solo else begun  # solo: there is nobody to wait for

    def _build(self, seat: Seat, move: Move, at: Millis) -> Self:
        if move is GO:
            raise IllegalMove("round-begun", "the round has already begun")
        if self.done_at(seat) is not None:
            raise IllegalMove("has-called", "you cannot build after calling or passing")  # R-P3
        self._check_time(at)
        if isinstance(move, Placement):
            check_lay(self.rocks(seat), self.layouts[seat], move, self.options.flip)
            return self._with_tile(seat, move.tile, move)
        if isinstance(move, Lift):
            check_lift(self.layouts[seat], move)
            return self._with_tile(seat, move.tile, None)
        if move is PASS:
            passed = replace(self, passes=put(self.passes, seat, at))
            return passed.score_round() if self.solo else passed
        return self._call(seat, at)

    def _with_tile(self, seat: Seat, tile: str, placement: Placement | None) -> Self:
        return self.with_layout(seat, put(self.layouts[seat], ORDER[tile], placement))

    def with_layout(self, seat: Seat, layout: Layout) -> Self:
        return replace(self, layouts=put(self.layouts, seat, layout))

    def _call(self, seat: Seat, at: Millis) -> Self:
        if not self.may_call(seat):
            laid = len(tiles_of(self.layouts[seat]))
            sentence = f"a call needs at least {LEAST} tiles on the board, not {laid}"
            raise IllegalMove("too-few-to-call", sentence, least=LEAST, laid=laid)
        correct = self.tiles(seat) > 0
        if self.solo and not correct:
            return replace(self, tries=self.tries + 1)
        called = replace(self, calls=put(self.calls, seat, at))
        if self.solo:
            return called.score_round()
        wins = correct and not self.options.has_hourglass
        return replace(called, won=at if self.won is None else min(at, self.won)) if wins else called

    def tiles(self, seat: Seat) -> int:
        """How many tiles of this seat's pipeline count (R-P2); 0 if it is incorrect."""
        tiles = len(counted(self.board(seat), tiles_of(self.layouts[seat])))
        return tiles if tiles >= self.options.least(seat) else 0

    # The end of a round

    def score_round(self) -> Self:
        claims = {seat: Claim(at, self.tiles(seat)) for seat, at in enumerate(self.calls) if at is not None}
        if self.options.mode == "basic" or self.solo:
            verdicts = judge(claims, self.seats, self.options.penalty)
        else:
            verdicts = judge_first(claims, self.seats)
        showings = tuple(self.showing(seat) for seat in range(self.seats))
        number = str(1 + len(self.lines[0]))
        lines = tuple(
            (*lines, Line(number, verdict.points, verdict.figure))
            for lines, verdict in zip(self.lines, verdicts, strict=True)
        )
        last = Past(self.signal, showings, self.calls, self.passes, verdicts)
        return replace(self, lines=lines, last=last).turn_boards()

    def turn_boards(self) -> Self:
        blank: Times = (None,) * self.seats
        turned = self.turned + 1
        following = replace(
            self, phase="gather", going=blank, layouts=(), calls=blank, passes=blank, won=None, turned=turned
        )
        if self.cards and turned >= rounds_of(self.options, self.seats, self.cards, self.used):
            following = replace(following, turned=0, cards=())
        return replace(following, phase="over") if self._is_over(following) else following

    def _is_over(self, following: Self) -> bool:
        box_empty = following.deal_due() and not following.drawable()
        played_out = len(self.lines[0]) >= SIDES * len(CARDS)  # when one board is played over and over
        return self.solo or max(self.points()) >= self.options.goal or box_empty or played_out

    # What is seen

    def points(self) -> tuple[int, ...]:
        return tuple(sum(line.points for line in lines) for lines in self.lines)

    def score(self, seat: Seat) -> tuple[Line, ...]:
        return self.lines[seat]

    def showing(self, seat: Seat, *, wet: bool = True) -> Showing:
        return show(self.card(seat), self.board(seat), self.layouts[seat], wet=wet)

    def view(self, seat: Seat | None) -> View:
        return build_view(self, seat)

    def parts(self, _seat: Seat | None) -> None:
        """Nearly all of a view is somebody's own board, so views are made one by one."""

    def progress(self) -> tuple[int, int | None]:
        return len(self.lines[0]) + (self.phase != "over"), 1 if self.solo else None

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        points = self.points()
        best = max(points)
        winners = tuple(seat for seat in range(self.seats) if points[seat] == best)
        return Outcome(points, winners, self._reason(best))

    def _reason(self, best: int) -> str:
        if self.solo:
            return "solved" if best else "passed"
        return "goal" if best >= self.options.goal else "box"


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])


def start(seats: int, options: Options) -> State:
    blank: Times = (None,) * seats
    return State(options, seats, going=blank, calls=blank, passes=blank, lines=((),) * seats)
