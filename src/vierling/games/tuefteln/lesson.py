"""A guided first match: the last four rounds on side A."""

from vierling.games.tuefteln.rules import tuefteln
from vierling.play.lesson import Lesson, Step

BEFORE = """
dice 5+3, 1 d1+e1, dice 3+6, 1 b2+c2, dice 3+6, 1 b3+c3, dice 5+6, 1 d4+d5, dice 4+2, 1 f4+f5,
dice 1+3, 1 b6+c6, dice 6+2, 1 b1+c1, dice 4+1, 1 f1+b4, dice 4+3, 1 e3+e4, dice 2+1, 1 f6+a6,
dice 3+2, 1 c5+d6
"""

THEN = """
dice 4+2, 1 a2+e5, dice 3+4, 1 a4+a5, dice 5+1, 1 d2+c4, dice 5+2, 1 f2+f3
"""

LESSON = Lesson(
    tuefteln,
    BEFORE,
    THEN,
    steps=(
        Step("squares"),
        Step("pair", show=("square-8",)),
        Step("two", does=True),
        Step("clockwise", show=("square-1", "square-9")),
        Step("bridge", does=True),
        Step("patterns", show=("square-4", "square-7")),
        Step("bonus", does=True, show=("tally",)),
        Step("all-six", show=("tally",)),
        Step("last", does=True),
        Step("end"),
    ),
)
