"""Courses for sheets of Tüfteln: repeatable, to be carried on, and worth their while."""

from importlib.resources import files

import pytest

from lab.attending import attend
from vierling.games.tuefteln.rules import Options
from vierling.games.tuefteln.think import training as school
from vierling.games.tuefteln.think import weights as table
from vierling.lab.simulate import Simulation, simulate, standings
from vierling.lab.training import trainer_of

TYPED = Options("A", "1..aa./..2.../....3./4...../.bb.5./....6.")


@pytest.fixture(autouse=True)
def _short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school, "PORTIONS", 3)
    monkeypatch.setattr(school, "FRESH", 300)


def test_the_same_seed_gives_the_same_table_and_another_one_another() -> None:
    trainer = trainer_of("tuefteln")
    first, again, other = (attend(trainer.begin(TYPED, seed, 60)).table() for seed in (1, 1, 2))
    assert first == again != other


def test_a_course_that_was_interrupted_ends_as_if_it_had_not_been() -> None:
    trainer = trainer_of("tuefteln")
    course = trainer.begin(Options("B"), 1, 60)
    course.learn()
    resumed = attend(trainer.resume(course.save()))
    straight = attend(trainer.begin(Options("B"), 1, 60))
    assert resumed.table() == straight.table()
    assert resumed.curve == straight.curve
    assert [played for played, _ in resumed.curve] == [20, 40, 60]


def test_a_course_of_seconds_beats_steady_on_a_typed_in_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "LEARNED", {})
    table.learn(attend(trainer_of("tuefteln").begin(TYPED, 1, 1200)).table())
    simulation = Simulation("tuefteln", ("steady", "strong"), seed=5, options=TYPED)
    steady, strong = standings(simulation, list(simulate(simulation, 800)))
    assert strong.summary.mean > steady.summary.mean + 0.8


@pytest.mark.parametrize("side", ["A", "B"])
def test_shipped_tables_are_small(side: str) -> None:
    assert len(files("vierling.games.tuefteln.think").joinpath(f"{side}.bin").read_bytes()) < 4_000_000
