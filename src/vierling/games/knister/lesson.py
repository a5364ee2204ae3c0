"""A guided first match: the last five rounds, in which everything falls into place."""

from vierling.games.knister.rules import knister
from vierling.play.lesson import Lesson, Step

BEFORE = """
dice 4+3, 1 a1, dice 3+1, 1 b1, dice 6+1, 1 c1, dice 5+2, 1 d1, dice 5+4, 1 e1, dice 5+1, 1 a2,
dice 3+3, 1 b2, dice 6+2, 1 d2, dice 5+3, 1 e2, dice 3+2, 1 a3, dice 6+3, 1 d3, dice 4+4, 1 e3,
dice 6+3, 1 a4, dice 6+4, 1 b4, dice 4+3, 1 c4, dice 4+2, 1 d4, dice 6+5, 1 a5, dice 5+5, 1 b5,
dice 2+1, 1 c5, dice 6+1, 1 e5
"""

THEN = """
dice 4+2, 1 c2, dice 5+3, 1 e4, dice 6+4, 1 d5, dice 5+1, 1 b3, dice 4+3, 1 c3
"""

LESSON = Lesson(
    knister,
    BEFORE,
    THEN,
    steps=(
        Step("sheet"),
        Step("line", show=("row 1",)),
        Step("full-house", does=True, show=("row 2",)),
        Step("crossing", does=True, show=("row 4", "column 5")),
        Step("points", show=("row 4", "column 5")),
        Step("straight", does=True, show=("column 4",)),
        Step("diagonals", show=("diagonal down", "diagonal up")),
        Step("room", does=True),
        Step("middle", does=True, show=("diagonal down", "diagonal up")),
        Step("end"),
    ),
)
