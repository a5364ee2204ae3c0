"""Points for closing a number, and for failing to."""

from collections.abc import Sequence

from vierling.game import Line

POINTS_OF_ONE = 10

# What a line of the score is about.
CLOSED, ONE_COLOUR, ALONE = "closed", "one-colour", "alone"
WRONG = "wrong"
ZERO_FILLED, ZERO_FAILED = "zero", "zero-failed"
WINS = frozenset({CLOSED, ONE_COLOUR, ALONE})
ZEROS = frozenset({ZERO_FILLED, ZERO_FAILED})


def worth(number: int) -> int:
    return POINTS_OF_ONE if number == 1 else number


def total(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)


def gain(lines: tuple[Line, ...], number: int, points: int, figure: str, target: int) -> tuple[Line, ...]:
    """Points beyond the target are not counted."""
    return (*lines, Line(str(number), min(points, target - total(lines)), figure))


def lose(lines: tuple[Line, ...], number: int, points: int, figure: str) -> tuple[Line, ...]:
    """Nobody drops below zero."""
    return (*lines, Line(str(number), -min(points, total(lines)), figure))


def still_won(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines of the numbers won and not lost again, oldest first: a zero takes the newest."""
    won: tuple[Line, ...] = ()
    for line in lines:
        if line.figure in WINS:
            won = (*won, line)
        elif line.figure in ZEROS:
            won = won[:-1]
    return won


def lose_newest(lines: tuple[Line, ...], figure: str) -> tuple[Line, ...]:
    """R-I13: the number won last costs what it brought, bonus or doubling included; without one nothing is lost."""
    won = still_won(lines)
    return lose(lines, int(won[-1].label), won[-1].points, figure) if won else lines
