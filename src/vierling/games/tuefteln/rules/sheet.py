"""The printed sheet: squares, points, and the sheets we ship. No table is repeated anywhere else."""

SIDE = 6
CELLS = SIDE * SIDE
ROUNDS = 15
FREE = 2 * ROUNDS  # the other six cells are printed
EMPTY = 0
NUMBERS = range(1, 7)

WHITE = "."
COLOURS = "YRGVB"  # yellow, red, green, violet, blue
COLOUR_CELLS = FREE // len(COLOURS)

# Nine squares row by row, the cells of each clockwise from the top left.
SQUARES = tuple(
    (corner, corner + 1, corner + SIDE + 1, corner + SIDE)
    for corner in (row * SIDE + column for row in range(0, SIDE, 2) for column in range(0, SIDE, 2))
)
SQUARE_OF = tuple(next(n for n, square in enumerate(SQUARES) if cell in square) for cell in range(CELLS))

POINTS = {"nothing": 0, "mix": 1, "pair": 2, "pairs": 3, "cross": 4, "four": 5, "straight": 6}
CATEGORIES = tuple(figure for figure in POINTS if figure != "nothing")
BONUS = 7  # for at least one square of each category

RATINGS = (
    (0, "knocking"),
    (26, "welcome"),
    (31, "okay"),
    (35, "good"),
    (38, "strong"),
    (41, "great"),
    (43, "professional"),
    (45, "world-class"),
    (47, "incredible"),
    (51, "out-of-this-world"),
)

# Reconstructions: only the numbers are known from the printed sheets; bridges and colours are ours.
SHIPPED = {
    "A": "5..aa./.bb.6c/1dd3.c/e..f.g/e4.f.g/.hh.2.",
    "B": "YR6GV3/GVYRBG/1B2VYR/VYRBGV/BG5YRB/YRBGV4",
}
