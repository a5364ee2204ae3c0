"""Whole matches with dice that can be checked, played without much thought."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import Any

from vierling import can_join
from vierling.match import Match
from vierling.play.fair import FairDice
from vierling.proof import Pact

MATCHES: dict[str, dict[str, Any]] = {
    "knister": {"game": "knister", "seats": 2},
    "tuefteln": {"game": "tuefteln", "seats": 1},
    "input": {"game": "input", "seats": 3},
    "input shuffled": {"game": "input", "seats": 3, "shuffle_seats": True},
    "tubyrinth": {"game": "tubyrinth", "seats": 2},
    "tubyrinth gentle": {"game": "tubyrinth", "seats": 3, "grades": "gentle"},
    "tubyrinth same board": {"game": "tubyrinth", "seats": 2, "same_board": True},
    "tubyrinth for rookies": {"game": "tubyrinth", "seats": 2, "mode": "rookie"},
    "tubyrinth joined before a round": {"game": "tubyrinth", "seats": 2},
    "tubyrinth joined after a round": {"game": "tubyrinth", "seats": 2},
    "tubyrinth alone": {"game": "tubyrinth", "seats": 1},
}


def numbered(name: str) -> Callable[[], bytes]:
    """Secrets that are the same in every run."""
    secrets: Iterator[bytes] = (sha256(f"{name} {number}".encode()).digest() for number in range(1000))
    return lambda: next(secrets)


JOINING = {"tubyrinth joined before a round": 0, "tubyrinth joined after a round": 1}  # after so many rounds


def play_out(match: Match, most: int = 600, joining: int | None = None) -> Match:
    """To its end, or for so many events; somebody may join after so many rounds."""
    dice, rng = FairDice(numbered(match.game.name)), Random(1)
    dice.begin(match)
    while not match.outcome and len(match.events) < most:
        if match.roll_due:
            match.roll(dice.roll(match.state))
        elif joining is not None and len(match.score(0)) == joining and can_join(match.game, match.state):
            match.join()
            joining = None
        elif match.to_move:
            seat = min(match.to_move)
            moves = [match.game.write(move) for move in match.state.offers(seat)]
            match.play(seat, "pass" if "pass" in moves else rng.choice(moves))
        else:
            match.ring()
    return match


def played(name: str) -> str:
    """The record of one of the matches."""
    return play_out(Match(**MATCHES[name]), joining=JOINING.get(name)).record()


def pact_of(match: Match) -> Pact:
    assert isinstance(match.proof, Pact)
    return match.proof
