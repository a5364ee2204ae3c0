"""Rounds of Tubyrinth on the board of the photograph, and pipelines for it; times in seconds after the signal."""

from collections.abc import Mapping
from typing import Any

import pytest

from vierling import Event, IllegalMove, Match

BOARD = ".###.#.#/.##....#/..#...../..###.../...##..#/#......#/.#.....#/.....#../a1N/h4E"
# Found by the walk in plumbing.py, and checked by it in test_pipeline.py; the seven are the photograph's.
FIVE = "I3@a1 T4r1@a3 I4@b6 L4r2@f5 O4@g3"
SIX = "I3@a1 T4r1@a3 S4r1@b6 L3r1@d6 L4r2@f5 O4@g3"
SEVEN = "I3@a1 L4@a3 T4r1@b5 I4@a8 L3r1@d7 S4@f5 O4@g3"
BROKEN = "I3@a1 L4@a3 T4r1@b5 I4@a8 L3r1@d7"  # enough tiles for a call, but the water does not arrive

# A roomy board, where walks have branches and loops, and where four tiles reach the end.
LOOPS = "...#.#../....##../......../#...#.../#.#...../......../....#.../...#..../a1N/h4E"
FOUR = "L3@a1 S4r1@a3 I4r2@c3 T4@f4"

# Seat, then what it lays and when it calls; seats that are left out do neither.
Claims = Mapping[int, tuple[str, float]]


def table(seats: int, **options: Any) -> Match:
    return Match("tubyrinth", seats=seats, **{"board": BOARD, **options})


def race(seats: int, **options: Any) -> Match:
    match = table(seats, **options)
    begin(match)
    return match


def deal(match: Match, *numbers: int) -> None:
    for number in numbers:
        match.roll(str(number))


def sides(match: Match) -> tuple[str | None, ...]:
    """The side in front of each seat, also while it lies face down."""
    state: Any = match.state
    return tuple(state.card(seat) for seat in match.seats)


def cards_due(match: Match) -> int:
    """How many cards a deal has."""
    state: Any = match.state
    return int(state.needed_cards)


def begin(match: Match) -> None:
    """Everybody says go, and the signal is given."""
    for seat in match.seats:
        match.play(seat, "go")
    if match.view().phase == "countdown":
        match.ring()
    assert match.view().phase == "build"


def build(match: Match, seat: int, tiles: str) -> None:
    for tile in tiles.split():
        match.play(seat, tile)


def call(match: Match, seat: int, seconds: float, lag: float = 0) -> None:
    """A call that arrives this many seconds after the signal, made `lag` seconds earlier."""
    at = match.view().signal + round(1000 * seconds)
    match.apply(Event(seat, match.game.read("ready"), at, round(1000 * lag)))


def claim(match: Match, claims: Claims) -> None:
    for seat, (tiles, _) in claims.items():
        build(match, seat, tiles)
    for seat, (_, seconds) in sorted(claims.items(), key=lambda each: each[1][1]):
        call(match, seat, seconds)


def play_round(match: Match, claims: Claims) -> None:
    """From the first go to the last grain of sand; if nobody claims, everybody passes."""
    if match.view().phase == "gather":
        begin(match)
    claim(match, claims)
    if not claims:
        for seat in match.seats:
            match.play(seat, "pass")
    match.ring()


def gained(match: Match) -> tuple[int, ...]:
    """What each seat scored in the last round."""
    return tuple(match.score(seat)[-1].points for seat in match.seats)


def totals(match: Match) -> tuple[int, ...]:
    return tuple(match.total(seat) for seat in match.seats)


def figures(match: Match) -> tuple[str | None, ...]:
    return tuple(match.score(seat)[-1].figure for seat in match.seats)


def refused(match: Match, seat: int, move: object, at: int | None = None) -> str:
    before = match.state
    with pytest.raises(IllegalMove) as problem:
        match.play(seat, move, at)
    assert match.state == before
    return problem.value.code
