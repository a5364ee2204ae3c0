"""A board on a page of its own, as large as it gets: its cells are the tiles' cells."""

from typing import TYPE_CHECKING

from vierling.games.tubyrinth.paper.pipes import CELL, DRY, PIPE_LINE, draw_outline
from vierling.games.tubyrinth.rules.board import ROCK, Board, Mark
from vierling.games.tubyrinth.rules.book import BOOK
from vierling.games.tubyrinth.rules.routes import STEPS
from vierling.games.tubyrinth.rules.tiles import SIDE
from vierling.paper.layout import Box
from vierling.paper.pen import FAINT, HAIR, INK, SOFT, THICK, THIN, Look, Pen
from vierling.words import say

if TYPE_CHECKING:
    from vierling.paper.press import Press

TOP = 12.0  # room for the heading, before the marks
ROCKS, ROCK_LINE = "#EDE6D8", "#857560"
HATCHES = 5  # lines across a cell of rock
STUB, FLANGE = 0.44, 0.66  # widths of a mark's pipe and its flange, in cells
REACH = 0.5  # how far a mark sticks out


def draw_board(press: "Press", board: Board, name: str, language: str) -> None:
    """A card has two sides: the second follows the first on the back of the same sheet of paper."""
    pen = press.registered() if name.endswith("b") and press.pages % 2 else press.front()
    draw_heading(pen, press.area, name, language)
    left = press.area.x + (press.area.width - SIDE * CELL) / 2
    draw_ground(pen.at(left, press.area.y + TOP + REACH * CELL, CELL), board)


def draw_heading(pen: Pen, area: Box, name: str, language: str) -> None:
    title = say(language, "print-tubyrinth-board", {"name": name or "own"})
    pen.text((area.x, area.y + 6), f"{say(language, 'tubyrinth-name')} · {title}", 6, bold=True)
    if name:
        grade = say(language, "tubyrinth-card-grade", {"grade": BOOK[name].grade})
        pen.text((area.right, area.y + 6), grade, 4, ink=SOFT, align="right")


def draw_ground(pen: Pen, board: Board) -> None:
    """With a cell as the unit."""
    rocks = {(row, column) for row, line in enumerate(board.rows) for column, sign in enumerate(line) if sign == ROCK}
    for row, column in rocks:
        pen.box(Box(column, row, 1, 1), Look(ROCKS, None))
    pen.path("".join(hatch(row, column) for row, column in rocks), Look(ink=ROCK_LINE, width=HAIR))
    lines = (f"M{step} 0V{SIDE}M0 {step}H{SIDE}" for step in range(1, SIDE))
    pen.path("".join(lines), Look(ink=FAINT, width=HAIR))
    draw_outline(pen, rocks, Look(ink=ROCK_LINE, width=0.4))
    pen.box(Box(0, 0, SIDE, SIDE), Look(ink=INK, width=THICK))
    draw_mark(pen, board.start, end=False)
    draw_mark(pen, board.end, end=True)


def hatch(row: int, column: int) -> str:
    """Rising lines across a cell: from its left or bottom edge to its top or right edge."""
    steps = [step / HATCHES for step in range(1, 2 * HATCHES)]
    lines = [(max(0.0, at - 1), min(1.0, at)) for at in steps]
    return "".join(f"M{column + near} {row + far}L{column + far} {row + near}" for near, far in lines)


def draw_mark(pen: Pen, mark: Mark, *, end: bool) -> None:
    """A stub of pipe outside the board with an arrow, into it or out of it."""
    down, right = STEPS[mark.side]
    x, y = mark.column + 0.5 + 0.5 * right, mark.row + 0.5 + 0.5 * down  # the middle of the border

    def box(width: float, near: float, far: float) -> Box:
        """From `near` to `far` outside the board."""
        if right:
            return Box(x + min(near * right, far * right), y - width / 2, far - near, width)
        return Box(x - width / 2, y + min(near * down, far * down), width, far - near)

    def point(out: float, across: float) -> tuple[float, float]:
        return x + out * right + across * down, y + out * down + across * right

    pen.box(box(STUB, 0.13, REACH), Look(DRY, PIPE_LINE, THIN))
    pen.box(box(FLANGE, 0.015, 0.13), Look(PIPE_LINE, None))
    tip, tail = (0.45, 0.2) if end else (0.2, 0.45)
    wing = tip + (-0.1 if end else 0.1)
    pen.line(point(tail, 0), point(tip, 0), Look(ink=INK, width=THICK))
    pen.stroke([point(wing, -0.09), point(tip, 0), point(wing, 0.09)], Look(ink=INK, width=THICK))
