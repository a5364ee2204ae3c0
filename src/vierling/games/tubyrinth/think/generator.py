"""New boards of a given grade, from a seed: the same board on every machine.

Boards with groups of obstacles are drawn until one is sound and has the grade. A board of the hardest grade has exactly
one layout with seven tiles, flipping allowed: it starts emptier, keeps one layout with each number of tiles, and gets
obstacles in the way of all others with seven tiles; an obstacle can only take layouts away.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from random import Random

from vierling.game import Refusal
from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.rules.pipeline import LEAST
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, Placement
from vierling.games.tubyrinth.think.grade import BANDS, GRADES, grade, stroll
from vierling.games.tubyrinth.think.question import nothing
from vierling.games.tubyrinth.think.solver import PIPELINE, count, first, solve
from vierling.games.tubyrinth.think.terrain import (
    EDGE,
    EVERYWHERE,
    cells_of,
    fill_pockets,
    groups,
    make_board,
    pick,
    scatter,
    spread,
)

HARDEST = GRADES[-1]
SHORT = range(1, LEAST)
STEPS = 100_000  # a board that takes more to grade is too empty
ROCKS = {1: range(20, 25), 2: range(18, 24), 3: range(17, 23), 4: range(17, 23), 5: range(12, 17)}  # drawn at first
SEEDS = 12  # of groups
NEAR, PATIENCE, STEP = 2.5, 20, 0.97  # how far off the grade to start, steps in vain, what counts as a step nearer
APART = 6  # cells between the marks
# As on the board of the photograph: 20 obstacles in 7 groups, the largest of 11.
SOME, GROUPS, LARGEST = range(14, 29), range(4, 11), range(4, 15)
SAMPLE = 20  # layouts to look at before an obstacle goes in the way of as many of them as possible
BESIDE = 3, 2  # what a cell beside an obstacle counts, and any other: groups, not dots


@dataclass(frozen=True, slots=True)
class Generated:
    """A board, its grade, the expected lays that grade comes from, and its layouts by number of tiles."""

    board: Board
    grade: int
    difficulty: float
    solutions: dict[int, int]


def generate(wanted: int, seed: int) -> Generated:
    check_grade(wanted)
    rng = Random(f"tubyrinth {wanted} {seed}")  # noqa: S311 - a seeded generator is wanted
    while True:
        made = draw_hardest(rng) if wanted == HARDEST else approach(wanted, rng)
        if made and made.grade == wanted:
            return made


def check_grade(wanted: int) -> None:
    if wanted not in GRADES:
        least, most = GRADES[0], GRADES[-1]
        raise Refusal("bad-grade", f"grades are {least} to {most}, not {wanted}", least=least, most=most, grade=wanted)


def approach(wanted: int, rng: Random) -> Generated | None:
    """Start from a board not far off the grade, and take small steps as long as one leads nearer now and then."""
    made = examine(draw_board(rng, ROCKS[wanted]))
    if made is None or miss(made, wanted) > NEAR:
        return None
    patience = PATIENCE
    while patience and made.grade != wanted:
        other = examine(nudge(made.board, rng))
        nearer = miss(other, wanted) / miss(made, wanted) if other else inf
        patience = PATIENCE if nearer < STEP else patience - 1
        made = other if other and nearer <= 1 else made
    return made


def miss(made: Generated, wanted: int) -> float:
    """By what factor the difficulty is off the grade."""
    least, most = (0, *BANDS, inf)[wanted - 1 : wanted + 1]
    return max(least / made.difficulty, made.difficulty / most)


def nudge(board: Board, rng: Random) -> Board:
    """One obstacle goes, one comes beside another, or both."""
    rocks, way = board.rocks, rng.randrange(3)
    if way != 0:
        rocks &= ~(1 << pick(cells_of(rocks), rng))
    if way != 1:
        rocks |= 1 << pick(cells_of(spread(rocks)), rng)
    return make_board(rocks, *board.marks)


def draw_board(rng: Random, sizes: range) -> Board:
    while True:
        rocks = scatter(pick(sizes, rng), SEEDS, rng)
        start, end = pick(EDGE, rng), pick(EDGE, rng)
        apart = abs(start.row - end.row) + abs(start.column - end.column)
        if apart >= APART and not rocks & (1 << start.cell | 1 << end.cell):
            return make_board(rocks, start, end)


def is_sound(board: Board) -> bool:
    """Solvable with 5, 6 and 7 tiles without flipping any, and with no fewer, flipped or not."""
    if board.rocks & (1 << board.start.cell | 1 << board.end.cell):
        return False
    if first(board, tiles=SHORT, steps=STEPS):
        return False
    unflipped = count(board, flip=False, steps=STEPS)
    return unflipped.complete and all(unflipped.counts.values())


def examine(board: Board) -> Generated | None:
    """The board without pockets; None if it is not sound, does not look good, or is too empty."""
    if not is_sound(board):
        return None
    board = make_board(fill_pockets(board.rocks, board.start.cell), *board.marks)
    strolled = stroll(board, steps=STEPS) if looks_good(board) else nothing()
    if not (strolled.complete and strolled.lays):
        return None
    return Generated(board, grade(strolled.lays), strolled.lays, {tiles: strolled.counts[tiles] for tiles in PIPELINE})


def looks_good(board: Board) -> bool:
    sizes = [group.bit_count() for group in groups(board.rocks)]
    return sum(sizes) in SOME and len(sizes) in GROUPS and max(sizes) in LARGEST


# The hardest grade


def draw_hardest(rng: Random) -> Generated | None:
    board = draw_board(rng, ROCKS[HARDEST])
    made = examine(single_out(board, rng)) if is_sound(board) else None
    return made if made and made.solutions[ALL_TILES] == 1 else None


def single_out(board: Board, rng: Random) -> Board:
    """Obstacles in the way of all layouts with seven tiles but one; the board as it was if that cannot be done."""
    for kept, layout in choose_kept(board, rng):
        if is_alone(make_board(EVERYWHERE & ~kept, *board.marks)):
            return loosen(board.rocks, hit_others(board, kept, layout), rng)
    return board


def choose_kept(board: Board, rng: Random) -> Iterator[tuple[int, tuple[Placement, ...]]]:
    """Each layout with seven tiles, and the cells of it and of one with each smaller number that adds few cells."""
    unflipped = solve(board, flip=False, steps=STEPS).layouts
    longest = [layout for layout in unflipped if len(layout) == ALL_TILES]
    rng.shuffle(longest)
    for layout in longest:
        kept = cells_under(layout)
        for tiles in PIPELINE[:-1]:
            others = (cells_under(other) for other in unflipped if len(other) == tiles)
            kept |= min(others, key=lambda cells, kept=kept: (cells & ~kept).bit_count())  # type: ignore[misc]
        yield kept, layout


def cells_under(layout: tuple[Placement, ...]) -> int:
    return sum(placement.mask for placement in layout)


def is_alone(board: Board) -> bool:
    """Whether there is only one layout with seven tiles."""
    return solve(board, tiles=(ALL_TILES,), most=1, steps=STEPS).complete


def hit_others(board: Board, kept: int, layout: tuple[Placement, ...]) -> Board:
    """As many obstacles as it takes, each where it hits the most of the other layouts."""
    while True:
        found = solve(board, tiles=(ALL_TILES,), most=SAMPLE, steps=STEPS)
        others = [cells_under(other) & ~kept for other in found.layouts if other != layout]
        if not others:
            return board
        board = make_board(board.rocks | 1 << best_hit(others, spread(board.rocks)), *board.marks)


def best_hit(others: list[int], beside: int) -> int:
    hits = Counter(cell for cells in others for cell in cells_of(cells))
    return max(sorted(hits), key=lambda cell: hits[cell] * BESIDE[not beside >> cell & 1])


def loosen(before: int, board: Board, rng: Random) -> Board:
    """Take obstacles away again that turn out not to be needed."""
    new = cells_of(board.rocks & ~before)
    rng.shuffle(new)
    for cell in new:
        looser = make_board(board.rocks & ~(1 << cell), *board.marks)
        board = looser if is_alone(looser) else board
    return board
