"""A guided first match: a pipeline of five tiles, of which two lie already."""

from vierling.games.tubyrinth.rules import tubyrinth
from vierling.play.lesson import Lesson, Step

BEFORE = """
1 go, 1 S4@a3, 1 L4@g3
"""

THEN = """
1 I4@a2, 1 I3@e1, 1 L3r1@f3, 1 ready
"""

LESSON = Lesson(
    tubyrinth,
    BEFORE,
    THEN,
    steps=(
        Step("water"),
        Step("rocks"),
        Step("lay", does=True),
        Step("meet", does=True),
        Step("turn", does=True),
        Step("arrived"),
        Step("ready", does=True),
        Step("end"),
    ),
    options={"board": "#.##.#.#/.....##./#..#..../..##.#../..#..#../#...#..#/.##....#/...##..#/a5W/h5E"},
)
