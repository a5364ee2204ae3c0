"""Courses for sheets of Tüfteln: repeatable, resumable, and worth it."""

from importlib.resources import files

import pytest

from lab.attending import attend
from vierling.games.tuefteln.rules import Options
from vierling.games.tuefteln.think import training, weights
from vierling.lab.simulate import Simulation, simulate, standings
from vierling.lab.training import trainer_of

TYPED = Options("A", "1..aa./..2.../....3./4...../.bb.5./....6.")


@pytest.fixture(autouse=True)
def _short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PORTIONS", 3)
    monkeypatch.setattr(training, "FRESH", 60)


def test_the_same_seed_gives_the_same_weights_and_another_seed_different_ones() -> None:
    trainer = trainer_of("tuefteln")
    first, again, other = (attend(trainer.begin(TYPED, seed, 60)).weights() for seed in (1, 1, 2))
    assert first == again != other


def test_an_interrupted_course_ends_as_if_it_had_not_been_interrupted() -> None:
    trainer = trainer_of("tuefteln")
    course = trainer.begin(Options("B"), 1, 60)
    course.learn()
    resumed = attend(trainer.resume(course.save()))
    straight = attend(trainer.begin(Options("B"), 1, 60))
    assert resumed.weights() == straight.weights()
    assert resumed.curve == straight.curve
    assert [played for played, _ in resumed.curve] == [20, 40, 60]


def test_a_course_of_seconds_beats_steady_on_a_typed_in_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "LEARNED", {})
    weights.learn(attend(trainer_of("tuefteln").begin(TYPED, 1, 900)).weights())
    simulation = Simulation("tuefteln", ("steady", "strong"), seed=5, options=TYPED)
    steady, strong = standings(simulation, list(simulate(simulation, 800)))
    assert strong.summary.mean > steady.summary.mean + 0.8


def test_while_learning_the_desk_keeps_fractions() -> None:
    desk = training.float_desk()
    for row in (desk.masked, desk.base, desk.alone, desk.values):
        row[0] = 0.5  # type: ignore[assignment]
        assert row[0] == 0.5


@pytest.mark.parametrize("side", ["A", "B"])
def test_shipped_weights_are_small(side: str) -> None:
    assert len(files("vierling.games.tuefteln.think").joinpath(f"{side}.bin").read_bytes()) < 4_000_000
