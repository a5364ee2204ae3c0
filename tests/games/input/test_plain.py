"""What the package offers, does and counts is what the plain rules say."""

from random import Random

import pytest

from games.input.plain import Plain
from vierling import Match
from vierling.lab.perft import perft


def follow(match: Match, plain: Plain) -> None:
    view = match.view()
    tops = [{seen.at: seen.top for seen in own} for own in view.stones]
    assert tops == [{spot: faces[0] for spot, faces in own.items()} for own in plain.stones]
    assert [match.total(seat) for seat in match.seats] == plain.points
    assert {*view.finished} == plain.finished
    if match.outcome is None:
        assert match.to_move == {plain.mover}
        assert match.moves(plain.mover) == list(plain.moves())


def bold(moves: list[str], rng: Random) -> str:
    """Announce often: otherwise hardly anything is closed."""
    announcing = [move for move in moves if "!" in move]
    return rng.choice(announcing if announcing and rng.random() < 0.7 else moves)


# Those of the first fifteen that end after some hundred moves; the others go on for thousands, with nothing new.
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 14])
def test_matches_go_as_the_plain_rules_say(seed: int) -> None:
    seats, rng = 2 + seed % 2, Random(seed)
    match, plain = Match("input", seats), Plain(seats)
    while match.roll_due:
        match.roll(rng)
    for event in match.events[:seats]:
        plain.drop(str(event.what))
    plain.order = [int(seat) - 1 for seat in str(match.events[-1].what).split("-")]
    follow(match, plain)
    while match.outcome is None:
        move = bold(match.moves(plain.mover), rng)
        match.play(plain.mover, move)
        plain.play(move)
        follow(match, plain)
    assert match.outcome.reason == "target", "otherwise the comparison would say little about closing"


@pytest.mark.parametrize(("moves", "depth"), [("", 4), ("s1 >3.4 s1 >3.3 s2 >3.5 s6 >1.2 s3 >3.2", 3)])
def test_there_are_as_many_lines_of_play_as_the_plain_rules_count(moves: str, depth: int) -> None:
    match, plain = Match("input"), Plain(2, order=[0, 1])
    for fallen in ("VH-VR-VS-HR-HS-RS-SJ", "VR-HV-HR-RS-SV-SH-SJ"):
        match.roll(fallen)
        plain.drop(fallen)
    match.roll("1-2")
    for move in moves.split():
        match.play(plain.mover, move)
        plain.play(move)
    assert [perft(match.state, each) for each in range(depth + 1)] == [plain.count(each) for each in range(depth + 1)]
