"""The parts of a regret: what is named, what is merged, and that they add up as shown."""

import pytest

from vierling.coach.parts import Part, compare, merge, round_off


def parts(*costs: float) -> list[Part]:
    return [Part(f"line {number}", cost) for number, cost in enumerate(costs)]


def test_a_part_costs_what_the_best_move_would_have_kept() -> None:
    assert compare("row 1", 4.5, 3.0) == Part("row 1", 1.5, 4.5, 3.0)


def test_parts_too_small_to_show_become_the_rest() -> None:
    found = merge(parts(0.04, 2.0, -0.5, 0.03), 0.05)
    assert [(part.line, part.cost) for part in found] == [
        ("line 1", 2.0),
        ("line 2", -0.5),
        (None, pytest.approx(0.07)),
    ]


def test_only_five_parts_are_named_and_the_sum_stays() -> None:
    costs = (0.1, 0.9, -0.8, 0.7, 0.6, -0.5, 0.2)
    found = merge(parts(*costs), 0.05)
    assert [part.line for part in found] == ["line 1", "line 3", "line 4", "line 5", "line 2", None]
    assert sum(part.cost for part in found) == pytest.approx(sum(costs))


def test_without_small_parts_there_is_no_rest() -> None:
    assert [part.line for part in merge(parts(1.0, 0.0), 0.05)] == ["line 0"]


@pytest.mark.parametrize(
    ("costs", "shown"),
    [
        ((1.0, 2.0), [10, 20]),
        ((0.34, 0.34, 0.34), [4, 3, 3]),  # 1.02, so one of them has to make up for what the others lost
        ((0.36, 0.36, 0.36), [3, 4, 4]),  # 1.08 is 11 tenths, not 12
        ((1.14, -0.37), [12, -4]),  # 0.77 is 8 tenths
        ((-0.04, -0.04, -0.04), [-1, 0, 0]),
    ],
)
def test_what_is_shown_adds_up_to_the_rounded_sum(costs: tuple[float, ...], shown: list[int]) -> None:
    found = [each.cost for each in round_off(parts(*costs), 0.1)]
    assert found == shown
    assert sum(found) == round(sum(costs) * 10)


def test_the_values_beside_a_cost_differ_by_it() -> None:
    (row,) = round_off([compare("row 1", 3.15, 1.66)], 0.1)  # 1.49: 15 tenths, although 32 and 17 round otherwise
    assert (row.best, row.made, row.cost) == (32, 17, 15)


def test_what_another_wins_is_a_cost() -> None:
    (row,) = round_off([Part("seat 1", 0.46, 0.40, 0.86)], 0.01)
    assert (row.best, row.made, row.cost) == (40, 86, 46)
