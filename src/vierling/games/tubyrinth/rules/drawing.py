"""A view as plain text. Pipes are lines, heavy where water runs; `o` is a mark, or where two mouths meet."""

from collections.abc import Iterator

from vierling.game import Seat
from vierling.games.tubyrinth.rules.board import ROCK, Board, Mark, board_of
from vierling.games.tubyrinth.rules.tiles import COLUMNS, PLACEMENTS, SIDE, SIDES, Mouth, Placement
from vierling.games.tubyrinth.rules.view import Past, Showing, View

# Indexed by the sides a line leads to: north 1, east 2, south 4, west 8.
DRY = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
WET = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
BITS = {side: 1 << place for place, side in enumerate(SIDES)}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ARROWS = dict(zip(SIDES, "^>v<", strict=True))
LINES, WIDTH = 2 * SIDE + 3, 4 * SIDE + 4  # a cell is two lines high and four characters wide

PHASES = {"gather": "waiting", "countdown": "about to begin", "build": "building", "over": "over"}
Point = tuple[int, int]  # line, and character in it


def draw(view: View) -> str:
    head = [f"{view.options.mode}, round {view.round}: {PHASES[view.phase]}"]
    head += [f"seat {seat + 1}: {draw_seat(view, seat)}" for seat in range(view.seats)]
    bare = view.watched is not None and view.seats > 1  # R-P15
    boards = [f"{title}\n{draw_board(board, bare=bare)}" for title, board in visible_boards(view)]
    return "\n\n".join(["\n".join(head), *boards])


def visible_boards(view: View) -> Iterator[tuple[str, Showing]]:
    """The seat's own board, or everybody's where they may be seen."""
    past = past_of(view)
    everybody = view.watched or (past.showings if past else ())
    for seat, showing in [(view.seat, view.own)] if view.own else enumerate(everybody):
        card = f", board {showing.card}" if showing and showing.card else ""
        if showing and seat is not None:
            yield f"seat {seat + 1}{card}", showing


def past_of(view: View) -> Past | None:
    """The last round is put away when the next is about to begin."""
    return None if view.phase == "countdown" else view.last


def draw_seat(view: View, seat: Seat) -> str:
    points = sum(line.points for line in view.lines[seat])
    said = [
        name
        for name, times in (("go", view.going), ("pass", view.passes), ("ready", view.calls))
        if times[seat] is not None and (name == "go") == (view.phase == "gather")
    ]
    return ", ".join([f"{points} points", *said, *draw_verdict(view, seat)])


def draw_verdict(view: View, seat: Seat) -> Iterator[str]:
    past = past_of(view)
    if past and seat < len(past.verdicts):  # R-E6: whoever has joined since was not there
        verdict = past.verdicts[seat]
        made = {"pipeline": f"{verdict.tiles} tiles", "wrong": "wrong", "none": "no pipeline"}
        yield f"{made[verdict.figure]} in the last round: {verdict.points:+}"


def draw_board(showing: Showing, *, bare: bool = False) -> str:
    board = board_of(showing.board)
    tiles = [PLACEMENTS[text] for text in showing.laid]
    canvas = {**draw_ground(board), **draw_pipes(showing, tiles), **draw_joints(board, tiles), **draw_marks(board)}
    lines = ["".join(canvas.get((line, place), " ") for place in range(WIDTH)) for line in range(LINES)]
    rows = range(2, LINES - 1, 2)
    numbered = [f"{line // 2 if line in rows else ' '} {text}".rstrip() for line, text in enumerate(lines)]
    margins = [[line for line in margin if line] for margin in (numbered[: rows[0]], numbered[rows[-1] + 1 :])]
    letters = " " * 6 + "   ".join(COLUMNS)
    picture = [letters, *margins[0], *numbered[rows[0] : rows[-1] + 1], *margins[1]]
    return "\n".join([*picture, "what is laid is shown after the round" if bare else draw_water(showing)])


def draw_water(showing: Showing) -> str:
    laid = " ".join(showing.laid) or "nothing laid"
    if showing.flow is None:
        return laid
    if showing.flow.arrives:
        return f"{laid}\nthe water arrives, and {len(showing.flow.counts)} tiles count"
    return f"{laid}\nthe water reaches {showing.flow.reach} of {len(showing.laid)} tiles"


def middle(row: int, column: int) -> Point:
    return 2 * row + 2, 4 * column + 4


def edge(row: int, column: int, side: str, distance: int = 2) -> Point:
    """A point between a cell's middle and its neighbour's; the border between them is at distance 2."""
    line, place = middle(row, column)
    down, right = STEPS[side]
    return line + (down if distance > 1 else 0), place + right * distance


def draw_ground(board: Board) -> dict[Point, str]:
    canvas: dict[Point, str] = {}
    for row, text in enumerate(board.rows):
        for column, sign in enumerate(text):
            line, place = middle(row, column)
            texture = "###" if sign == ROCK else " · "
            canvas |= {(line, place - 1 + step): character for step, character in enumerate(texture)}
    return canvas


def draw_pipes(showing: Showing, tiles: list[Placement]) -> dict[Point, str]:
    under = {(line, place + step): " " for tile in tiles for line, place in cells_of(tile) for step in (-1, 0, 1)}
    pipes: dict[Point, str] = {}
    for tile in tiles:
        for pipe, mouths in enumerate(tile.mouths):
            lines = WET if showing.flow and (tile.tile, pipe) in showing.flow.wet else DRY
            pipes |= {point: lines[sides] for point, sides in strokes(tile, mouths).items()}
    return {**under, **pipes}


def cells_of(tile: Placement) -> list[Point]:
    return [middle(*divmod(cell, SIDE)) for cell in tile.cells]


def strokes(tile: Placement, mouths: tuple[Mouth, ...]) -> dict[Point, int]:
    """The sides that the line leads to at each point of one pipe."""
    drawn: dict[Point, int] = {}
    for row, column, side in {*mouths, *joined_inside(tile, mouths)}:
        back = BITS[SIDES[SIDES.index(side) - 2]]
        points = [(middle(row, column), BITS[side]), (edge(row, column, side), back)]
        if side in "EW":
            points.append((edge(row, column, side, 1), BITS["E"] | BITS["W"]))
        for point, sides in points:
            drawn[point] = drawn.get(point, 0) | sides
    return drawn


def joined_inside(tile: Placement, mouths: tuple[Mouth, ...]) -> Iterator[Mouth]:
    """Where a pipe continues into the next cell of its tile; one of two pipes stays within the cells of its mouths."""
    cells = [divmod(cell, SIDE) for cell in tile.cells]
    if len(tile.mouths) > 1:
        cells = [(row, column) for row, column, _ in mouths]
    for row, column in cells:
        for side, (down, right) in STEPS.items():
            if (row + down, column + right) in cells:
                yield row, column, side


def draw_joints(board: Board, tiles: list[Placement]) -> dict[Point, str]:
    ends = [edge(mark.row, mark.column, mark.side) for mark in board.marks]
    ends += [edge(*mouth) for tile in tiles for pipe in tile.mouths for mouth in pipe]
    return {point: "o" for point in ends if ends.count(point) > 1}


def draw_marks(board: Board) -> dict[Point, str]:
    """An arrow points into the board at the start and out of it at the end."""
    into = ARROWS[SIDES[SIDES.index(board.start.side) - 2]]
    return {beyond(board.start): into, beyond(board.end): ARROWS[board.end.side]}


def beyond(mark: Mark) -> Point:
    line, place = edge(mark.row, mark.column, mark.side)
    down, right = STEPS[mark.side]
    return line + down, place + right
