"""Objects that only hold each other are freed while nobody plays, or once there are many."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from vierling.server.api.garbage import Collector

MANY = 10_000
YOUNG_AND_LEFT = 1  # the generations that are looked through while people play


class Pair:
    """Two that hold each other."""

    def __init__(self) -> None:
        self.other = [self]


@pytest.fixture
def collector() -> Iterator[Collector]:
    before = gc.get_threshold()
    yield Collector(MANY)
    gc.unfreeze()
    gc.set_threshold(*before)


def grown_old(count: int = 1) -> "list[weakref.ref[Pair]]":
    """Pairs that were needed for long, and are not any more."""
    pairs = [Pair() for _ in range(count)]
    gc.collect(YOUNG_AND_LEFT)
    return [weakref.ref(pair) for pair in pairs]


def test_nobody_who_plays_waits_for_a_few(collector: Collector) -> None:
    (pair,) = grown_old()
    collector.look_through(quiet=False)
    gc.collect(YOUNG_AND_LEFT)
    assert pair()
    collector.look_through(quiet=True)
    assert pair() is None


def test_where_somebody_always_plays_many_are_freed_and_then_a_few_wait_again(collector: Collector) -> None:
    few = grown_old(10)
    collector.look_through(quiet=False)
    assert all(pair() for pair in few)
    many = grown_old(MANY)  # each is at least two objects
    collector.look_through(quiet=False)
    assert not any(pair() for pair in few + many)
    (pair,) = grown_old()
    collector.look_through(quiet=False)
    assert pair()


def test_what_has_been_looked_through_is_not_looked_through_again(collector: Collector) -> None:
    grown_old()
    collector.look_through(quiet=True)
    pair = weakref.ref(Pair())  # young: nothing has grown old since
    collector.look_through(quiet=True)
    assert pair()
