"""A view as numbers: the clock, your own board and what lies on it, then everybody's points and calls."""

from functools import cache

from vierling.game import Entry, Millis, Seat
from vierling.games.tubyrinth.rules.board import ROCK, Mark, board_of
from vierling.games.tubyrinth.rules.book import CARDS
from vierling.games.tubyrinth.rules.dealing import SIDES as CARD_SIDES
from vierling.games.tubyrinth.rules.options import GOALS
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, CELLS, NAMES, PLACEMENTS, SIDE, SIDES, TILES
from vierling.games.tubyrinth.rules.view import Showing, View

PHASES = ("gather", "countdown", "build", "over")
SECOND: Millis = 1000
LONGEST = 999  # seconds; whoever has built for longer has built for that long
NOTHING = -1  # no clock runs, no mark is seen, no tile lies there
ROUNDS = CARD_SIDES * len(CARDS)
MARK = ("cell", "side")
TILE = ("cell", "turned", "wet")  # turned: four turns, then the four of its back
SEAT = ("points", "called", "passed")


@cache
def entries(seats: int) -> tuple[Entry, ...]:
    marks = [(f"{mark} {what}", most) for mark in ("start", "end") for what, most in zip(MARK, (CELLS, 4), strict=True)]
    tiles = [(f"{tile} {what}", most) for tile in TILES for what, most in zip(TILE, (CELLS, 8, 2), strict=True)]
    most_points = max(GOALS.values()) + ALL_TILES
    return (
        Entry("phase", 0, len(PHASES) - 1),
        Entry("seconds since the signal", 0, LONGEST),
        Entry("seconds left", NOTHING, LONGEST),
        Entry("wrong calls", 0, LONGEST),
        *(Entry(f"rock {name}", 0, 1) for name in NAMES),
        *(Entry(name, NOTHING, most - 1) for name, most in (*marks, *tiles)),
        *(
            Entry(f"{whose} {what}", least, most)
            for whose in ("own", *(f"+{away}" for away in range(1, seats)))
            for what, least, most in zip(SEAT, (-ROUNDS, 0, 0), (most_points, 1, 1), strict=True)
        ),
    )


def encode(view: View, now: Millis) -> list[int]:
    first = view.seat or 0
    others = [(first + away) % view.seats for away in range(view.seats)]
    return [
        PHASES.index(view.phase),
        seconds(now - view.signal) if view.phase == "build" else 0,
        NOTHING if view.deadline is None else seconds(view.deadline - now),
        min(view.tries, LONGEST),
        *(encode_board(view.own) if view.own else nothing()),
        *(number for seat in others for number in encode_seat(view, seat)),
    ]


def seconds(span: Millis) -> int:
    return max(0, min(LONGEST, span // SECOND))


def nothing() -> list[int]:
    return [0] * CELLS + [NOTHING] * (2 * len(MARK) + ALL_TILES * len(TILE))


def encode_board(own: Showing) -> list[int]:
    board = board_of(own.board)
    laid = {PLACEMENTS[text].tile: PLACEMENTS[text] for text in own.laid}
    wet = None if own.flow is None else {tile for tile, _ in own.flow.wet}
    numbers = [int(sign == ROCK) for row in board.rows for sign in row]
    numbers += [number for mark in board.marks for number in encode_mark(mark)]
    for tile in TILES:
        if lies := laid.get(tile):
            water = NOTHING if wet is None else int(tile in wet)
            numbers += [SIDE * lies.row + lies.column, 4 * lies.flipped + lies.turns, water]
        else:
            numbers += [NOTHING] * len(TILE)
    return numbers


def encode_mark(mark: Mark) -> tuple[int, int]:
    return mark.cell, SIDES.index(mark.side)


def encode_seat(view: View, seat: Seat) -> tuple[int, int, int]:
    points = sum(line.points for line in view.lines[seat])
    return points, int(view.calls[seat] is not None), int(view.passes[seat] is not None)
