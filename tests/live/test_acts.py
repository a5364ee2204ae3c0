"""What a table refuses before anything is logged."""

from typing import Any

import pytest

from vierling.game import Refusal
from vierling.games.knister.rules import Knister
from vierling.live.acts import check_options


class Duel(Knister):
    """Not for more than two."""

    def start(self, seats: int, options: Any = None) -> Any:
        if seats > 2:
            raise Refusal("seat-count", f"not {seats}", seats=seats)
        return super().start(seats, options)


def test_options_are_fine_if_a_match_could_start_with_some_number_of_the_seats() -> None:
    check_options(Duel(), range(2, 5), None)


def test_if_it_could_start_with_none_the_reason_is_that_for_the_full_table() -> None:
    with pytest.raises(Refusal) as refusal:
        check_options(Duel(), range(3, 5), None)
    assert refusal.value.params == {"seats": 4}
