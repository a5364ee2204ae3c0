"""The facts of the rules file, computed by the code and counted a second time by brute force here."""

from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from vierling.games.input.rules.cards import SHIPPED, cards_of
from vierling.games.input.rules.knowledge import consistent, guess, possible, ways_alone
from vierling.games.input.rules.notation import throws

STONES = ("VH", "VR", "VS", "HR", "HS", "RS", "JS")
FALLS = [(*fall, "SJ") for fall in product(*((kind, kind[::-1]) for kind in STONES[:6]))]

# Ways to assign five of the seven stones, with and without the joker face: the rules file.
ALONE = {
    0: (96, 12),
    1: (120, 30),
    2: (168, 90),
    3: (168, 56),
    4: (152, 80),
    5: (152, 28),
    6: (152, 80),
    7: (120, 96),
    8: (152, 80),
    9: (168, 56),
}


def seen(fall: tuple[str, ...]) -> tuple[tuple[str, None], ...]:
    return tuple((stone[0], None) for stone in fall)


def brute(tops: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every way to lay the seven stones so that these faces show."""
    found = set()
    for order in permutations(STONES):
        if all(top in kind for top, kind in zip(tops, order, strict=True)):
            found.add(tuple(kind.replace(top, "", 1) for top, kind in zip(tops, order, strict=True)))
    return found


def test_there_are_64_falls_with_the_joker_turned() -> None:
    assert sorted(throws()) == sorted(FALLS)
    assert len(FALLS) == 64


def test_consistent_undersides_after_a_drop_are_35_on_average_and_48_at_most() -> None:
    counts = [len(consistent(seen(fall))) for fall in FALLS]
    assert Fraction(sum(counts), len(counts)) == 35
    assert max(counts) == 48


def test_consistent_sets_are_those_that_brute_force_finds() -> None:
    for fall in FALLS[::16]:
        tops = tuple(stone[0] for stone in fall)
        sets = consistent(seen(fall))
        assert len(set(sets)) == len(sets)
        assert {*sets} == brute(tops)


def test_what_was_seen_leaves_fewer_sets() -> None:
    fall = FALLS[0]
    known = (("V", "H"), *seen(fall)[1:])
    assert {*consistent(known)} == {each for each in consistent(seen(fall)) if each[0] == "H"}


def test_possible_faces_are_those_of_all_consistent_sets() -> None:
    """V/H V/R V/S lie V up: under each any of the three; H/R and H/S: R or S; R/S and the joker show what they show."""
    assert possible(seen(("VH", "VR", "VS", "HR", "HS", "RS", "SJ"))) == ("HRS",) * 3 + ("RS", "RS", "S", "J")


def test_every_consistent_set_is_guessed_equally_often() -> None:
    rng, tops = Random(1), seen(FALLS[0])
    sets = consistent(tops)
    counts = dict.fromkeys(sets, 0)
    for _ in range(200 * len(sets)):
        counts[guess(tops, rng)] += 1
    squares = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert squares < 3 * len(sets), "chi-squared, with a seeded generator"


@pytest.mark.parametrize("number", range(10))
def test_ways_to_build_a_number_alone(number: int) -> None:
    symbols = cards_of(SHIPPED).symbols(number)
    assert (ways_alone(symbols, joker=True), ways_alone(symbols, joker=False)) == ALONE[number]


@pytest.mark.parametrize("number", range(10))
def test_ways_to_build_a_number_alone_by_brute_force(number: int) -> None:
    symbols = cards_of(SHIPPED).symbols(number)
    ways = [0, 0]
    for five in permutations(STONES, 5):
        fits = [all(symbol in kind for symbol, kind in zip(symbols, five, strict=True))]
        fits.insert(0, all(symbol in kind or "J" in kind for symbol, kind in zip(symbols, five, strict=True)))
        ways = [count + fit for count, fit in zip(ways, fits, strict=True)]
    assert tuple(ways) == ALONE[number]


def test_every_number_can_be_built_by_one_colour_alone_even_without_the_joker_face() -> None:
    assert all(ways_alone(cards_of(SHIPPED).symbols(number), joker=False) for number in range(10))
