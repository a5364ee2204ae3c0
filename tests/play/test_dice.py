"""Where chance comes from: a generator, a list, or somebody's hand."""

import random
from random import Random

import pytest

from vierling import Match, Refusal, State, knister
from vierling.play.dice import CountedDice, Dice, ListedDice, RandomDice, TypedDice, secret_dice, seeded_dice
from vierling.play.draws import Draws

DUE = Match("knister").state  # 36 rolls with the same weight: 1+1, 1+2, and so on to 6+6


def rolls_of(dice: Dice, count: int, state: State = DUE) -> list[str]:
    return [str(dice.roll(state)) for _ in range(count)]


class Picks(Random):
    """Draws these numbers."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers = list(numbers)
        self.bounds: list[int] = []

    def randrange(self, start: int, *_: object) -> int:
        self.bounds.append(start)
        return self.numbers.pop(0)


def test_a_number_below_the_weights_picks_the_roll_at_its_place() -> None:
    rng = Picks(0, 7, 35)
    assert rolls_of(RandomDice(rng), 3) == ["1+1", "2+2", "6+6"]
    assert rng.bounds == [36, 36, 36]


def test_seeded_dice_fall_the_same_way_again() -> None:
    assert rolls_of(seeded_dice(1), 30) == rolls_of(seeded_dice(1), 30)
    assert rolls_of(seeded_dice(1), 30) != rolls_of(seeded_dice(2), 30)


def test_secret_dice_differ_even_with_the_same_seed_for_everything_else() -> None:
    random.seed(1)
    first = rolls_of(secret_dice(), 30)
    random.seed(1)
    assert rolls_of(secret_dice(), 30) != first  # equal once in 36 to the power of 30


def test_where_no_roll_is_due_the_dice_are_refused() -> None:
    match = Match("knister")
    match.roll("5+3")
    with pytest.raises(Refusal, match="no roll is due"):
        seeded_dice(1).roll(match.state)


# In a simulation


def test_a_counted_roll_follows_from_seed_match_and_its_number() -> None:
    draws = Draws(9, 4)
    expected = []
    for number in range(6):
        draws.begin(number)
        ivory, colour = divmod(draws.randrange(36), 6)
        expected.append(f"{ivory + 1}+{colour + 1}")
    assert rolls_of(CountedDice(9, 4), 6) == expected


def test_counted_rolls_differ_from_match_to_match_and_from_seed_to_seed() -> None:
    sequences = {tuple(rolls_of(CountedDice(seed, match), 25)) for seed in range(5) for match in range(5)}
    assert len(sequences) == 25


def test_a_counted_roll_does_not_depend_on_the_rolls_before_it() -> None:
    """Dice of another kind were thrown first; the second roll is what it would have been anyway."""
    after_knister, after_input = CountedDice(1, 1), CountedDice(1, 1)
    after_knister.roll(DUE)
    after_input.roll(Match("input").state)
    assert rolls_of(after_knister, 5) == rolls_of(after_input, 5)


# Known in advance


def test_listed_dice_fall_in_their_order() -> None:
    rolls = [knister.read(text) for text in ("5+3", "1+1", "5+3")]
    assert rolls_of(ListedDice(rolls), 3) == ["5+3", "1+1", "5+3"]


def test_a_list_that_is_used_up_is_refused() -> None:
    dice = ListedDice([knister.read("5+3")])
    dice.roll(DUE)
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            dice.roll(DUE)
        assert refused.value.code == "no-more-rolls"


# At a real table


class Hand:
    """Types these texts, and is told what was wrong with them."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)
        self.refused: list[str] = []

    def dice(self) -> TypedDice:
        return TypedDice(knister, lambda: self.texts.pop(0), lambda refusal: self.refused.append(refusal.code))


def test_typed_dice_are_what_was_typed() -> None:
    hand = Hand("5+3", "6+6")
    assert rolls_of(hand.dice(), 2) == ["5+3", "6+6"]
    assert hand.refused == []


def test_whoever_types_garbage_is_asked_again() -> None:
    hand = Hand("", "fve", "5+3", "1+1")
    assert rolls_of(hand.dice(), 1) == ["5+3"]
    assert hand.refused == ["unreadable-move", "unreadable-move"]
    assert hand.texts == ["1+1"], "the next roll's"


def test_an_impossible_roll_is_refused_and_asked_for_again() -> None:
    """A cell is not a roll, and no die has a 7."""
    hand = Hand("c3", "7+1", "2+6")
    assert rolls_of(hand.dice(), 1) == ["2+6"]
    assert hand.refused == ["no-such-roll", "unreadable-move"]
