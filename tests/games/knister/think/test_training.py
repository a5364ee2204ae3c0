"""Courses: repeatable, resumable, and worth it."""

from xml.etree import ElementTree as ET

import numpy as np
import pytest

from lab.attending import attend
from vierling.games.knister.rules.rules import BLANK, Options
from vierling.games.knister.think import training
from vierling.games.knister.think.contents import ALL, FACTORS, INDEX, POINTS
from vierling.games.knister.think.lessons import PAIR_WEIGHTS, correct
from vierling.games.knister.think.packing import pack
from vierling.games.knister.think.training import KnisterCourse
from vierling.games.knister.think.values import value
from vierling.games.knister.think.weights import UNIT, unpack
from vierling.lab.training.curve import draw_curve


@pytest.fixture(autouse=True)
def _short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PORTIONS", 3)
    monkeypatch.setattr(training, "FRESH", 500)


def test_an_interrupted_course_ends_as_if_it_had_not_been_interrupted() -> None:
    course = training.begin(Options(), 1, 300)
    course.learn()
    resumed = attend(KnisterCourse.resume(course.save()))
    straight = attend(training.begin(Options(), 1, 300))
    assert np.array_equal(resumed.lines, straight.lines)
    assert np.array_equal(resumed.pairs, straight.pairs)
    assert resumed.curve == straight.curve
    assert [played for played, _ in resumed.curve] == [100, 200, 300]
    other = attend(training.begin(Options(), 2, 300))
    assert not np.array_equal(other.lines, straight.lines)


def test_a_few_matches_teach_something() -> None:
    course = training.begin(Options(), 1, 2400)
    before = course.measure()
    assert attend(course).curve[-1][1] > before + 2.5  # more than three standard errors of 500 matches; 5 is usual


def test_an_error_corrects_the_weights_of_its_position_and_to_a_lesser_degree_those_before() -> None:
    """Every position has its own line and its own pair. Only the last but one was wrong, by 1 point."""
    lesson = training.begin(Options(), 1, 1).lesson()
    lesson.lines[:] = lesson.pairs[:] = 0
    for position in range(25):
        lesson.book.sizes[position] = 1
        lesson.book.lines[position, 0] = lesson.book.pairs[position, 0] = position
    lesson.book.later[23] = 1
    correct(lesson, np.array([0.1, 0.05, 0.15]), trust=0.5)
    assert lesson.lines[21:25] == pytest.approx([0.025, 0.05, 0.1, 0])
    # Each pair is seen from both of its lines, so it counts twice; the other groups of rounds learn the shared part.
    assert lesson.pairs[21:25] == pytest.approx([0.1, 0.2, 0.4, 0])
    assert lesson.pairs[PAIR_WEIGHTS + 21 : PAIR_WEIGHTS + 25] == pytest.approx([0.075, 0.15, 0.3, 0])


def test_while_learning_the_desk_keeps_fractions() -> None:
    desk = training.float_desk()
    for row in (desk.gains, desk.worth):
        row[0] = 0.5  # type: ignore[assignment]
        assert row[0] == 0.5


def test_what_is_packed_is_unpacked_to_the_nearest_fraction_of_a_point() -> None:
    course = training.begin(Options(), 1, 1)
    rng = np.random.default_rng(1)
    course.pairs[:] = rng.normal(0, 0.1, len(course.pairs))
    lines = np.array(unpack(pack(course.lines, course.pairs)).lines).reshape(-1, ALL)
    assert abs(lines - course.lines.reshape(-1, ALL) * UNIT).max() <= 0.5
    straight = INDEX[2, 3, 4, 5, 6]
    assert sorted(set(lines[:, straight])) == sorted({UNIT * factor * POINTS[straight] for factor in FACTORS})


def test_the_shipped_weights_know_what_a_match_scores() -> None:
    assert 70 < value(BLANK) < 75


def test_the_curve_is_a_picture() -> None:
    picture = ET.fromstring(draw_curve([(10, 40.0), (20, 50.0), (40, 55.0)], "Partien & mehr", "Punkte"))
    (line,) = picture.findall("{http://www.w3.org/2000/svg}polyline")
    places = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
    assert [across for across, _ in places] == [230.0, 400.0, 740.0]  # a quarter, half and all of the width
    assert places[0][1] > places[1][1] > places[2][1]
    assert "Partien & mehr" in {text.text for text in picture.iter()}
