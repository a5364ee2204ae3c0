"""Pipes, tiles and rocks as box-drawing characters: double lines for wet pipes, heavy for dry, light for outlines."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from vierling.games.tubyrinth.rules.board import Board, Mark
from vierling.games.tubyrinth.rules.routes import OPPOSITE, STEPS, Place, route
from vierling.games.tubyrinth.rules.tiles import SIDE, Placement

Piece = tuple[str, str]  # text, and the part of the board that it belongs to

# One character for each set of arms, indexed by the sum of N 1, E 2, S 4, W 8.
ARMS = {"N": 1, "E": 2, "S": 4, "W": 8}
WET = " ║═╚║║╔╠═╝═╩╗╣╦╬"
DRY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
OUTLINE = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
EDGES = {5: "┆", 10: "┄"}  # of a tile in hand
# Where a pipe ends at a tile's outline or crosses it, by the arms on both sides: wet, then dry.
CROSSINGS = {"N": "╨┸", "S": "╥┰", "NS": "╫╂", "W": "╡┥", "E": "╞┝", "EW": "╪┿"}
ROCK, SHADE, GROUND, BLOCKED = "▒", "░", "·", "\N{MULTIPLICATION SIGN}"
ARROWS = {"N": "▲△", "E": "▶▷", "S": "▼▽", "W": "◀◁"}  # for the start, for the end


@dataclass(frozen=True, slots=True)
class Spot:
    """What lies on a cell, or beside the board."""

    owner: str = ""  # what spots belong to: a tile's name, rock or the margin
    part: str = "ground"
    arms: frozenset[str] = frozenset()  # where the pipe goes from here
    wet: bool = False
    glyph: str = GROUND  # where there is no pipe
    fill: str = " "

    @property
    def is_tile(self) -> bool:
        return self.owner not in {"", ROCK, OUTSIDE}

    def pipe(self, sides: Iterable[str]) -> str:
        return (WET if self.wet else DRY)[sum(ARMS[side] for side in sides)]


OUTSIDE = "outside"
MARGIN = Spot(OUTSIDE, "print", glyph=" ")
HELD, BARRED = "held", "barred"  # a tile in hand, where it fits and where it does not


@dataclass(frozen=True)
class Picture:
    """A board and what lies on it, drawn line by line."""

    spots: Mapping[Place, Spot] = field(default_factory=dict)
    across: int = 4  # from one cell to the next
    down: int = 2

    def spot(self, row: int, column: int) -> Spot:
        inside = row in range(SIDE) and column in range(SIDE)
        return self.spots.get((row, column), Spot() if inside else MARGIN)

    def border(self, row: int) -> Iterable[Piece]:
        """The line above a row, and below the last."""
        for column in range(SIDE):
            yield self.corner(row, column)
            yield from self.beam(row, column)
        yield self.corner(row, SIDE)

    def line(self, row: int, inside: int) -> Iterable[Piece]:
        """A line of a row's cells; pipes run along the middle one."""
        middle = inside - self.down // 2
        for column in range(SIDE):
            yield self.post(row, column, middle)
            yield from self.cell(self.spot(row, column), middle)
        yield self.post(row, SIDE, middle)

    # Pieces

    def cell(self, spot: Spot, middle: int) -> Iterable[Piece]:
        arm = self.across // 2 - 1
        if middle:
            beam = spot.pipe("NS") if ("N" if middle < 0 else "S") in spot.arms else spot.fill
            yield spot.fill * arm + beam + spot.fill * arm, spot.part
            return
        centre = spot.pipe(spot.arms) if spot.arms and spot.glyph != BLOCKED else spot.glyph
        left, right = (spot.pipe("EW") if side in spot.arms else spot.fill for side in "WE")
        yield left * arm + centre + right * arm, spot.part

    def beam(self, row: int, column: int) -> Iterable[Piece]:
        """The border between a cell and the one above it."""
        above, below = self.spot(row - 1, column), self.spot(row, column)
        sides = "N" * ("S" in above.arms) + "S" * ("N" in below.arms)
        arm = self.across // 2 - 1
        fill, part = joint(above, below, "", "EW")
        yield fill * arm, part
        yield joint(above, below, sides, "NS" if sides else "EW")
        yield fill * arm, part

    def post(self, row: int, column: int, middle: int) -> Piece:
        """The border between a cell and the one to its left."""
        left, right = self.spot(row, column - 1), self.spot(row, column)
        sides = "" if middle else "E" * ("W" in right.arms) + "W" * ("E" in left.arms)
        return joint(left, right, sides, "EW" if sides else "NS")

    def corner(self, row: int, column: int) -> Piece:
        spots = [self.spot(row - down, column - right) for down in (1, 0) for right in (1, 0)]
        north_west, north_east, south_west, south_east = spots
        pairs = {
            "N": (north_west, north_east),
            "E": (north_east, south_east),
            "S": (south_west, south_east),
            "W": (north_west, south_west),
        }
        arms = sum(ARMS[side] for side, pair in pairs.items() if separated(*pair))
        if arms:
            part = part_of_line(spots)
            return EDGES.get(arms, OUTLINE[arms]) if part == "edge" else OUTLINE[arms], part
        spot = north_west if len({(spot.owner, spot.fill) for spot in spots}) == 1 else Spot()
        return spot.fill, spot.part


def separated(one: Spot, other: Spot) -> bool:
    """Whether there is an outline between them: around tiles and around the board."""
    return one.owner != other.owner and (one.is_tile or other.is_tile or OUTSIDE in {one.owner, other.owner})


def joint(one: Spot, other: Spot, sides: str, along: str) -> Piece:
    """The character between two cells: a pipe that crosses on the given sides, or else a line along the border."""
    wet = one.wet or other.wet
    if not separated(one, other):
        spot = one if (one.owner, one.fill) == (other.owner, other.fill) else Spot()
        return (spot.pipe(along) if sides else spot.fill), spot.part
    if sides:
        return CROSSINGS[sides][not wet], "wet" if wet else part_of_line((one, other))
    part, arms = part_of_line((one, other)), sum(ARMS[side] for side in along)
    return (EDGES if part == "edge" else OUTLINE)[arms], part


def part_of_line(spots: Iterable[Spot]) -> str:
    """A tile in hand has its own kind of line."""
    return "edge" if any(spot.part in {HELD, BARRED} for spot in spots) else "line"


# What lies where


def ground_spots(board: Board, *, over_rocks: bool) -> dict[Place, Spot]:
    """Rocks that may be built over are only shaded."""
    rock = Spot("", "rock", glyph=SHADE, fill=SHADE) if over_rocks else Spot(ROCK, "rock", glyph=ROCK, fill=ROCK)
    cells = ((cell // SIDE, cell % SIDE) for cell in range(SIDE * SIDE) if board.rocks >> cell & 1)
    return dict.fromkeys(cells, rock)


def tile_spots(tile: Placement, wet: Iterable[int], *, part: str = "") -> dict[Place, Spot]:
    """`wet` lists the tile's pipes that have water in them."""
    spots = {}
    for (row, column), (pipe, arms) in route(tile.shape).items():
        is_wet = pipe in wet
        spot = Spot(tile.tile + part, part or ("wet" if is_wet else "tile"), arms, is_wet, " ")
        spots[tile.row + row, tile.column + column] = spot
    return spots


def mark_spots(board: Board, *, arrives: bool) -> dict[Place, Spot]:
    """The arrow points in at the start and out at the end; the start is always wet."""
    spots = {}
    for mark, wet, way in ((board.start, True, OPPOSITE[board.start.side]), (board.end, arrives, board.end.side)):
        arrow = ARROWS[way][mark is board.end]
        spots[beside(mark)] = replace(MARGIN, part="mark", arms=frozenset({OPPOSITE[mark.side]}), wet=wet, glyph=arrow)
    return spots


def beside(mark: Mark) -> Place:
    down, right = STEPS[mark.side]
    return mark.row + down, mark.column + right
