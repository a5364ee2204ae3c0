"""What closing and failing are worth."""

from collections.abc import Sequence

from vierling.game import Line

ONE_COUNTS = 10


def worth(number: int) -> int:
    return ONE_COUNTS if number == 1 else number


def total(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)


def gain(lines: tuple[Line, ...], number: int, points: int, figure: str, target: int) -> tuple[Line, ...]:
    """Surplus is void."""
    return (*lines, Line(str(number), min(points, target - total(lines)), figure))


def lose(lines: tuple[Line, ...], number: int, figure: str) -> tuple[Line, ...]:
    """The points of a number, but never below zero (R-I1: the 1 costs its ten)."""
    return (*lines, Line(str(number), -min(worth(number), total(lines)), figure))
