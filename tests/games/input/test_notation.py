"""Moves and rolls as text."""

from collections import Counter
from math import factorial, prod

import pytest

from vierling import Unreadable
from vierling.games.input.rules import Options, input_
from vierling.games.input.rules.notation import DROPS, Drop, Order, Place, Touch
from vierling.games.input.rules.stones import Spot


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("s3", Touch(Spot(None, 2))),
        ("4.2", Touch(Spot(4, 1))),
        ("4.2!5", Touch(Spot(4, 1), 5)),
        ("s1!0", Touch(Spot(None, 0), 0)),
        ("s7~", Touch(Spot(None, 6), flips=False)),
        ("9.5!1~", Touch(Spot(9, 4), 1, flips=False)),
        (">5.1", Place(Spot(5, 0))),
        (">0.3", Place(Spot(0, 2))),
        ("2-1-3", Order((1, 0, 2))),
        ("2-1", Order((1, 0))),
        ("VH-VR-VS-HR-HS-RS-SJ", Drop(("VH", "VR", "VS", "HR", "HS", "RS", "SJ"))),
    ],
)
def test_a_text_has_one_meaning_and_a_meaning_one_text(text: str, meaning: object) -> None:
    assert input_.read(text) == meaning
    assert input_.write(meaning) == text


WRONG = "s0 s8 10.1 4.6 4.0 4.2!4 s1! s1!10 s1~!5 >s1 >4.6 S1 s² 1-1 3-2"
NO_FALLS = "VH-VR-VS-HR-HS-RS-JS HV-VR-VS-HR-HS-RS-SJ VH-VH-VS-HR-HS-RS-SJ"


@pytest.mark.parametrize("text", ["", " s1", *WRONG.split(), *NO_FALLS.split()])
def test_everything_else_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        input_.read(text)
    assert refusal.value.code == "unreadable-touch"


def test_all_moves_are_counted() -> None:
    """From 7 slots with no announcement or one for each card, from 5 places of each card with one of the others;
    flipped or not, if anybody may keep a stone; and 5 places of each card to lay a stone on."""
    plain = 7 * 7 + 30 * 6
    assert len(input_.all_moves(2)) == plain + 30
    assert len(input_.all_moves(2, Options(children="1"))) == 2 * plain + 30
    assert len(input_.all_moves(3, Options(zero=True, free_number="9"))) == 2 * (7 * 11 + 50 * 10) + 50


def test_there_are_1240_drops() -> None:
    """Each of the 64 falls, once for every order of the stones that show the same face."""
    count = 0
    for fall in range(64):
        shown = Counter(kind[fall >> bit & 1] for bit, kind in enumerate(("VH", "VR", "VS", "HR", "HS", "RS")))
        shown["S"] += 1
        count += prod(map(factorial, shown.values()))
    assert count == len(DROPS) == 1240


def test_every_fall_is_as_likely_as_the_next() -> None:
    falls: Counter[frozenset[str]] = Counter()
    for drop, weight in DROPS.items():
        assert isinstance(drop, Drop)
        falls[frozenset(drop.stones)] += weight
    assert len(falls) == 64
    assert len(set(falls.values())) == 1
