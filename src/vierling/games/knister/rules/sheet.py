"""The printed sheet: cells, lines, points. No table is repeated anywhere else."""

from dataclasses import dataclass

SIDE = 5
CELLS = SIDE * SIDE
ROUNDS = CELLS  # one number per round fills a grid
LEAST, MOST = 2, 12
EMPTY = 0


@dataclass(frozen=True, slots=True)
class PrintedLine:
    label: str
    cells: tuple[int, ...]
    factor: int  # the diagonals count double


LINES = (
    *(PrintedLine(f"row {row + 1}", tuple(range(row * SIDE, row * SIDE + SIDE)), 1) for row in range(SIDE)),
    *(PrintedLine(f"column {column + 1}", tuple(range(column, CELLS, SIDE)), 1) for column in range(SIDE)),
    PrintedLine("diagonal down", tuple(range(0, CELLS, SIDE + 1)), 2),
    PrintedLine("diagonal up", tuple(range(CELLS - SIDE, 0, 1 - SIDE)), 2),
)

LINES_THROUGH = tuple(tuple(number for number, line in enumerate(LINES) if cell in line.cells) for cell in range(CELLS))

POINTS = {
    "nothing": 0,
    "pair": 1,
    "two-pairs": 3,
    "three": 3,
    "four": 6,
    "full-house": 8,
    "straight": 8,
    "five": 10,
    "high-straight": 12,
}

# How often each number of a line occurs, most frequent first.
REPEATS = {
    (1, 1, 1, 1, 1): "nothing",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two-pairs",
    (3, 1, 1): "three",
    (3, 2): "full-house",
    (4, 1): "four",
    (5,): "five",
}

COMMONEST = 7  # a straight without it is worth more

RATINGS = ((50, "good"), (80, "very-good"), (100, "amazing"))  # R-K4: 100 itself is amazing
