"""What a seat sees: its own board from the signal on, who has called, and after the round what everybody laid."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from vierling.game import Line, Millis, Seat
from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.rules.laying import fits
from vierling.games.tubyrinth.rules.options import Options
from vierling.games.tubyrinth.rules.pipeline import EMPTY, LEAST, Flow, Layout, flow, tiles_of
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
    dealt: int  # how many cards are on the table; before the signal, face down
    used: tuple[int, ...]  # every card that has been played, in the order in which they came
    cards: tuple[str | None, ...]  # the side in front of each seat, while a round is on or if it was agreed on
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
    watched: tuple[Showing, ...] | None  # everybody's, for spectators; with tiles only if somebody plays alone
    last: Past | None


def show(card: str | None, board: Board, layout: Layout, *, wet: bool = True) -> Showing:
    laid = tuple(str(tile) for tile in tiles_of(layout))
    return Showing(card, str(board), laid, flow(board, layout) if wet else None)


def build_view(state: "State", seat: Seat | None) -> View:
    seats, on = range(state.seats), state.phase == "build"
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
        dealt=len(state.cards),
        used=played_cards(state),
        cards=tuple(state.card(each) if on or state.options.board else None for each in seats),
        lines=state.lines,
        going=state.going,
        signal=state.signal,
        deadline=state.deadline(),
        calls=state.calls,
        passes=state.passes,
        won=state.won,
        tries=state.tries,
        own=state.showing(seat, wet=state.options.water) if on and seat is not None else None,
        fits=where_tiles_fit(state, seat),
        watched=tuple(watch(state, each) for each in seats) if on and seat is None else None,
        last=state.last,
    )


def where_tiles_fit(state: "State", seat: Seat | None) -> Mapping[str, tuple[str, ...]] | None:
    if state.phase != "build" or seat is None or state.done_at(seat) is not None:
        return None
    return fits(state.rocks(seat), state.layouts[seat], state.options.flip)


def played_cards(state: "State") -> tuple[int, ...]:
    """R-P18: a deal lies face down until the signal of its first round."""
    face_down = state.phase != "build" and not state.turned
    return state.used[: len(state.used) - len(state.cards)] if face_down else state.used


def watch(state: "State", seat: Seat) -> Showing:
    """R-P15: in a race a spectator sees bare boards. How far somebody has got is worth knowing, and a spectator may
    be a player's second window."""
    if state.solo:
        return state.showing(seat, wet=state.options.water)
    return show(state.card(seat), state.board(seat), EMPTY, wet=False)
