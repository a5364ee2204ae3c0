"""Points for closing a number, and for failing to."""

from collections.abc import Sequence

from vierling.game import Line

POINTS_OF_ONE = 10


def worth(number: int) -> int:
    return POINTS_OF_ONE if number == 1 else number


def total(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)


def gain(lines: tuple[Line, ...], number: int, points: int, figure: str, target: int) -> tuple[Line, ...]:
    """Points beyond the target are not counted."""
    return (*lines, Line(str(number), min(points, target - total(lines)), figure))


def lose(lines: tuple[Line, ...], number: int, figure: str) -> tuple[Line, ...]:
    """Take off the points of a number, but never go below zero (R-I1: the 1 costs its ten)."""
    return (*lines, Line(str(number), -min(worth(number), total(lines)), figure))
