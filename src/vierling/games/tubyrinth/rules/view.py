"""What a seat sees: its own board, who has called, and everybody's boards once the round is over."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from vierling.game import Line, Millis, Seat
from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.rules.laying import fits
from vierling.games.tubyrinth.rules.options import Options
from vierling.games.tubyrinth.rules.pipeline import LEAST, Flow, Layout, flow, tiles_of
from vierling.games.tubyrinth.rules.scoring import Verdict

if TYPE_CHECKING:
    from vierling.games.tubyrinth.rules.rules import State

Phase = Literal["gather", "countdown", "build", "over"]
Times = tuple[Millis | None, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Showing:
    """A board with what lies on it."""

    card: str | None  # in the book
    board: str
    laid: tuple[str, ...]
    flow: Flow | None  # None while nobody is told where the water is


@dataclass(frozen=True, slots=True)
class Past:
    """The last round, as everybody may see it."""

    signal: Millis
    showings: tuple[Showing, ...]
    calls: Times
    passes: Times
    verdicts: tuple[Verdict, ...]


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    seats: int
    options: Options
    goal: int
    least: tuple[int, ...]  # by seat: how many tiles a pipeline must use
    enough: int  # how many tiles on the board a call needs (R-P16)
    sand: bool  # whether the first call turns the hourglass (R-P5)
    phase: Phase
    round: int
    turned: int  # rounds played with the cards on the table
    dealt: tuple[int, ...]  # the cards on the table
    used: tuple[int, ...]  # every card drawn from the box so far
    cards: tuple[str | None, ...]  # the side in front of each seat
    lines: tuple[tuple[Line, ...], ...]
    going: Times  # by seat: since when it has wanted to begin
    signal: Millis  # when the countdown or the building began
    deadline: Millis | None
    calls: Times
    passes: Times
    won: Millis | None  # when a correct pipeline ended the round
    tries: int  # wrong calls in a solo match
    own: Showing | None  # while a round is on
    fits: Mapping[str, tuple[str, ...]] | None  # where each tile may be laid, while this seat is building
    watched: tuple[Showing, ...] | None  # everybody's, for spectators, unless they could help somebody
    last: Past | None


def show(card: str | None, board: Board, layout: Layout, *, wet: bool = True) -> Showing:
    laid = tuple(str(tile) for tile in tiles_of(layout))
    return Showing(card, str(board), laid, flow(board, layout) if wet else None)


def build_view(state: "State", seat: Seat | None) -> View:
    seats, wet = range(state.seats), state.options.water
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        goal=state.options.goal,
        least=tuple(state.options.least(each) for each in seats),
        enough=LEAST,
        sand=state.options.has_hourglass and not state.solo,
        phase=state.phase,
        round=state.progress()[0],
        turned=state.turned,
        dealt=state.cards,
        used=state.used,
        cards=tuple(state.card(each) for each in seats),
        lines=state.lines,
        going=state.going,
        signal=state.signal,
        deadline=state.deadline(),
        calls=state.calls,
        passes=state.passes,
        won=state.won,
        tries=state.tries,
        own=state.showing(seat, wet=wet) if state.phase == "build" and seat is not None else None,
        fits=where_tiles_fit(state, seat),
        watched=tuple(state.showing(each, wet=wet) for each in seats) if seat is None and watchable(state) else None,
        last=state.last,
    )


def where_tiles_fit(state: "State", seat: Seat | None) -> Mapping[str, tuple[str, ...]] | None:
    if state.phase != "build" or seat is None or state.done_at(seat) is not None:
        return None
    return fits(state.rocks(seat), state.layouts[seat], state.options.flip)


def watchable(state: "State") -> bool:
    """A spectator sees boards being built, unless several players build on the same one."""
    return state.phase == "build" and (state.solo or not (state.options.same_board or state.options.board))
