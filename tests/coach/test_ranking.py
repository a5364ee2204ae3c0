"""Which moves are best, and which are as good."""

from vierling.coach.ranking import rank


def test_the_three_best_come_first_best_first() -> None:
    found = rank({"a": 1.0, "b": 4.0, "c": 2.0, "d": 3.0}, "points")
    assert [(choice.move, choice.value, choice.equals) for choice in found] == [
        ("b", 4, ()),
        ("d", 3, ()),
        ("c", 2, ()),
    ]


def test_moves_of_equal_value_rank_together() -> None:
    first, second = rank({"a": 2.0, "b": 5.0, "c": 5.0, "d": 2.0, "e": 5.0}, "points")
    assert (first.move, first.equals) == ("b", ("c", "e"))
    assert (second.move, second.equals) == ("a", ("d",))


def test_a_difference_that_does_not_show_makes_no_rank() -> None:
    first, second = rank({"a": 71.44, "b": 71.47, "c": 71.41}, "points")
    assert (first.move, first.value, first.equals) == ("b", 71.47, ("a",))
    assert second.move == "c"  # 0.06 less than the best, though only 0.03 less than the second
    assert len(rank({"a": 0.501, "b": 0.504}, "chance")) == 1
    assert len(rank({"a": 0.501, "b": 0.507}, "chance")) == 2
