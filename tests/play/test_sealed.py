"""Dice that follow from a seed and the number of the roll, and from nothing else."""

import hmac
from collections import Counter
from functools import partial
from hashlib import sha256
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from vierling import GAMES, Match
from vierling.live.chain import LENGTH, Chain, read_chain
from vierling.play.challenge import all_challenges
from vierling.play.sealed import Sealed, Source, derive

SEED = bytes(range(32))


def test_a_key_is_the_hmac_of_its_names() -> None:
    assert derive(SEED, "roll", 3) == hmac.digest(SEED, b"roll/3", "sha256")


@given(st.integers(1, 600))
def test_draws_have_as_many_bits_as_were_asked_for(bits: int) -> None:
    draws = [Sealed(SEED, number).getrandbits(bits) for number in range(8)]
    assert all(0 <= each < 1 << bits for each in draws)
    assert bits < 16 or len(set(draws)) == 8


def test_every_side_of_a_die_comes_equally_often() -> None:
    """6000 throws: each side 1000 times on average, with a standard deviation of 29; six of those are a bug."""
    thrown = Counter(Sealed(SEED, number).randrange(6) for number in range(6000))
    assert all(abs(thrown[side] - 1000) < 6 * 29 for side in range(6))


def rolls(game: str, seats: int, moves: Random) -> list[str]:
    """Of a whole match with this seed, in which hands move at random."""
    match, source = Match(game, seats), Source(SEED)
    found: list[str] = []
    while match.outcome is None:
        if match.roll_due:
            roll = source.roll(match.game, match.state, len(found))
            found.append(str(roll))
            match.roll(str(roll))
        else:
            seat = min(match.state.to_move())
            match.play(seat, match.game.write(moves.choice([*match.state.moves(seat)])))
    return found


def test_a_roll_does_not_depend_on_what_players_do_nor_on_how_many_they_are() -> None:
    for game in ("knister", "tuefteln"):
        once = rolls(game, 1, Random(1))
        assert once == rolls(game, 1, Random(2)) == rolls(game, 3, Random(3))
        assert len(set(once)) > 5


def test_the_rolls_of_an_earlier_match_come_first_and_one_that_cannot_be_is_drawn() -> None:
    knister, stones = GAMES["knister"], GAMES["input"]
    known = Source(SEED, ("6+6", "1+2"))
    roll = partial(known.roll, knister, knister.start(1, knister.Options()))
    assert [str(roll(number)) for number in (0, 1)] == ["6+6", "1+2"]
    assert roll(2) == Source(SEED).roll(knister, knister.start(1, knister.Options()), 2)
    three = Match("input", 3)
    assert Source(SEED, ("1-2",)).roll(stones, three.state, 0) in three.state.chance()  # they drop stones first


def test_a_days_link_is_the_hash_of_the_next_and_all_of_them_end_in_what_can_be_published() -> None:
    chain = read_chain(str(Chain(SEED, 20_000)))
    assert chain.link(20_000 + LENGTH - 1) == SEED
    assert sha256(chain.link(20_001)).digest() == chain.link(20_000)
    assert sha256(chain.link(20_000)).digest() == chain.end
    assert len({chain.link(day) for day in range(20_000, 20_010)}) == 10


def test_all_four_games_have_challenges_with_names_of_their_own() -> None:
    found = [*all_challenges()]
    assert {each.game.name for each in found} >= {"knister", "tuefteln", "tubyrinth", "input"}
    assert len({each.name for each in found}) == len(found)
    for each in found:
        seats = 1 + len(each.challenge.bots)
        assert seats in each.game.seats
        each.game.start(seats, each.game.Options(**each.challenge.options))
