"""A guided first match: a number is finished by one colour, and its stones are used again."""

from vierling.games.input.rules import input_
from vierling.play.lesson import Lesson, Step

BEFORE = """
dice VR-VH-HS-RH-SV-SR-SJ, dice VS-VR-HV-HS-RH-SR-SJ, dice 1-2, 1 s1, 1 >3.3, 2 s1, 2 >1.1, 1 s6,
1 >3.5, 2 s6, 2 >6.3, 1 s5, 1 >3.1, 2 s7, 2 >6.1
"""

THEN = """
1 s3, 1 >3.2, 2 s4, 2 >6.2, 1 s4!3, 2 s2, 2 >2.1, 1 3.1, 1 >4.1, 2 s5, 2 >5.2
"""

LESSON = Lesson(
    input_,
    BEFORE,
    THEN,
    steps=(
        Step("stones", show=("tray",)),
        Step("number", show=("card-3",)),
        Step("notes", show=("tray",)),
        Step("flip", does=True),
        Step("lay", does=True),
        Step("others"),
        Step("last-place", show=("3.4",)),
        Step("announce", does=True),
        Step("closed", show=("card-3",)),
        Step("why"),
        Step("reuse", does=True),
        Step("again", does=True),
        Step("end"),
    ),
    seats=2,
    options={"notes": "own"},
)
