"""A tile as it is printed, with a cell as the unit."""

from collections.abc import Collection

from vierling.games.tubyrinth.rules.routes import STEPS, Place, route
from vierling.games.tubyrinth.rules.tiles import Mouth, Shape
from vierling.paper.layout import Box
from vierling.paper.pen import FAINT, THIN, Look, Pen

CELL = 20.0  # millimetres, on boards and tiles alike
DRY, PIPE_LINE = "#E8E4DB", "#5F5B54"
PIPE, INSIDE = 0.44, 0.39  # of a cell
FLANGE, DEPTH = 0.64, 0.15
EDGES = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}
FOLD = Look(ink=FAINT, width=THIN, dash=(1.0, 1.0))
OVERLAP = 0.02  # so that no seam shows between two cells


def draw_tile(pen: Pen, shape: Shape) -> None:
    for row, column in shape.cells:
        pen.box(Box(column, row, 1, 1), Look(ink="#E4DCCB", width=THIN))
    draw_pipes(pen, shape, PIPE, PIPE_LINE)
    draw_pipes(pen, shape, INSIDE, DRY)
    for pipe in shape.pipes:
        for mouth in pipe:
            draw_flange(pen, mouth)
    draw_outline(pen, shape.cells, Look(ink=PIPE_LINE, width=0.3))  # where to cut


def draw_pipes(pen: Pen, shape: Shape, width: float, ink: str) -> None:
    mouths = {mouth for pipe in shape.pipes for mouth in pipe}
    for (row, column), (_, arms) in route(shape).items():
        x, y = column + 0.5, row + 0.5
        pen.circle((x, y), width / 2, Look(ink, None))
        for side in arms:
            down, right = STEPS[side]
            reach = 0.5 if (row, column, side) in mouths else 0.5 + OVERLAP
            pen.line((x, y), (x + reach * right, y + reach * down), Look(ink=ink, width=width * CELL))


def draw_flange(pen: Pen, mouth: Mouth) -> None:
    row, column, side = mouth
    down, right = STEPS[side]
    x, y = column + 0.5 + (0.5 - DEPTH / 2) * right, row + 0.5 + (0.5 - DEPTH / 2) * down
    width, height = (DEPTH, FLANGE) if right else (FLANGE, DEPTH)
    pen.box(Box(x - width / 2, y - height / 2, width, height), Look(PIPE_LINE, None))
    for bolt in (-0.23, 0.23):
        pen.circle((x + bolt * abs(down), y + bolt * abs(right)), 0.025, Look("#FFFFFF", None))


def draw_outline(pen: Pen, cells: Collection[Place], look: Look) -> None:
    """The borders that no two of the cells share."""
    for row, column in cells:
        for side, ((x, y), (right, low)) in EDGES.items():
            down, over = STEPS[side]
            if (row + down, column + over) not in cells:
                pen.line((column + x, row + y), (column + right, row + low), look)
