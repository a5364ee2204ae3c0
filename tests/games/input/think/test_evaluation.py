"""What a table is worth: what counts for a seat, and what counts against it."""

from dataclasses import replace
from random import Random

import pytest

from games.input.drawn import position
from vierling.games.input.think.desk import recollect
from vierling.games.input.think.evaluation import evaluate
from vierling.games.input.think.expectation import reckon_all_odds
from vierling.games.input.think.kernels import glance
from vierling.games.input.think.memory import Memory, recall_tables, remember
from vierling.games.input.think.weights import LEARNED, PLAIN

BARE = "r VH VR VS HR HS RS SJ\nb VH VR VS HR HS RS SJ"


def values(memory: Memory, school: str = PLAIN) -> list[float]:
    desk = recollect(memory, None, Random(0), school)
    reckon_all_odds(desk)
    evaluate(desk, desk.table, desk.odds)
    return list(desk.values[: memory.view.seats])


def worth(drawing: str, school: str = PLAIN) -> float:
    """To red, who is to move."""
    return values(remember(None, position(drawing).view(0)), school)[0]


@pytest.mark.parametrize("school", [PLAIN, LEARNED])
def test_points_are_worth_something(school: str) -> None:
    assert worth(f"{BARE}\nwon r 6", school) > worth(BARE, school) > worth(f"{BARE}\nwon b 6", school)


def test_values_are_shares_of_one() -> None:
    assert sum(values(remember(None, position(f"{BARE}\nwon r 6").view(0)))) == pytest.approx(1)


def test_a_number_is_worth_more_the_fewer_stones_it_lacks() -> None:
    one = "4 rSV .   .   .   .\nr VH VR HR HS RS SJ\nb VH VR VS HR HS RS SJ"
    three = "4 rSV rSR .   .   rHV\nr VR HR HS SJ\nb VH VR VS HR HS RS SJ"
    assert worth(three) > worth(one)


def test_a_number_is_worth_more_to_a_seat_that_takes_part_in_it() -> None:
    own = "4 rSV .   bVH .   .\nr VH VR HR HS RS SJ\nb VR VS HR HS RS SJ"
    others = "4 bSV .   bVH .   .\nr VH VR VS HR HS RS SJ\nb VR HR HS RS SJ"
    assert worth(own) > worth(others)


def test_a_table_that_was_seen_before_is_worth_less() -> None:
    memory = remember(None, position(BARE).view(0))
    desk = recollect(memory, None, Random(0))
    again = replace(memory, past={glance(desk.table, desk.rules): 0})
    assert recall_tables(again, None)
    assert values(again)[0] < values(memory)[0]


def test_a_table_is_worth_less_the_longer_nobody_has_closed_anything() -> None:
    memory = remember(None, position(BARE).view(0))
    long = replace(memory, view=replace(memory.view, quiet=60))
    assert values(long)[0] < values(memory)[0]
