"""Tubyrinth alone, many matches at once, as machine code: `tabling.py` holds the arrays."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.tubyrinth.rules.encoding import LONGEST, MARK, NOTHING, PHASES, TILE
from vierling.games.tubyrinth.rules.pipeline import LEAST
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, CELLS
from vierling.games.tubyrinth.think.water import NO_TILE, Layout, Words, count_tiles, flood
from vierling.lab.kernels import Word, below, key_of
from vierling.play.draws import DICE

# Places in an observation: see `rules/encoding.py`.
PHASE, SECONDS, LEFT, TRIES, ROCKS = range(5)
MARKS = ROCKS + CELLS
LAID = MARKS + 2 * len(MARK)
EACH = len(TILE)
POINTS = LAID + ALL_TILES * EACH
CALLED, PASSED = POINTS + 1, POINTS + 2
ENTRIES = PASSED + 1
GATHER, BUILD, OVER = PHASES.index("gather"), PHASES.index("build"), PHASES.index("over")

# Actions after those that lay a tile.
LIFT = 0
READY = LIFT + ALL_TILES
PASS = READY + 1
GO = PASS + 1
CALLS = GO + 1
EVERY_TILE = (1 << ALL_TILES) - 1


class Boards(NamedTuple):
    """All that can be dealt."""

    rocks: Words  # where nothing may lie
    shown: NDArray[np.int16]  # rocks and marks as in an observation
    marks: Words  # the borders of start and end


class Lays(NamedTuple):
    """By action."""

    cells: Words
    tile: NDArray[np.int8]
    shown: NDArray[np.int16]  # cell and turn as in an observation
    pipes: Words  # the borders of both; a tile with one has no other
    first: NDArray[np.int64]  # by tile: where its actions begin, and at the end where the last ones end


class Box(NamedTuple):
    boards: Boards
    lays: Lays
    least: int  # tiles of a pipeline
    water: bool  # whether one is told where it is


class Rows(NamedTuple):
    """By row."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    boards: NDArray[np.int64]
    laid: Layout
    moves: NDArray[np.int64]
    tries: NDArray[np.int64]
    matches: NDArray[np.int64]
    points: NDArray[np.int64]


def begin(box: Box, rows: Rows, seed: Word, over: NDArray[np.bool_]) -> None:
    """The match of its number, in the rows where one is over. Nobody sees the board before saying go."""
    for row in range(len(over)):
        if over[row]:
            seen, mask = rows.observations[row], rows.masks[row]
            rows.boards[row] = below(key_of(seed, rows.matches[row], DICE), 0, len(box.boards.rocks))
            rows.matches[row] += len(over)
            rows.moves[row] = rows.tries[row] = rows.points[row] = 0
            rows.laid[row] = NO_TILE
            hide(seen)
            seen[PHASE], seen[TRIES], seen[POINTS], seen[CALLED], seen[PASSED] = GATHER, 0, 0, 0, 0
            mask[:] = 0
            mask[len(mask) - CALLS + GO] = 1


def hide(seen: NDArray[np.int16]) -> None:
    seen[SECONDS], seen[LEFT] = 0, NOTHING
    seen[ROCKS:MARKS] = 0
    seen[MARKS:POINTS] = NOTHING


def step(
    box: Box, rows: Rows, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]
) -> None:
    for row in range(len(actions)):
        action = actions[row]
        call = action - len(box.lays.cells)
        rows.moves[row] += 1
        rewards[row], over[row] = 0.0, False
        if call == GO:
            show_board(box.boards, rows, row)
        elif call < READY:
            lay(box.lays, rows.laid[row], action, call)
        if call in (READY, PASS):
            tiles = judge(box, rows, row) if call == READY else 0
            if tiles or call == PASS:
                finish(rows, row, tiles)
                rewards[row], over[row] = tiles, True
                continue
            rows.tries[row] += 1
            rows.observations[row, TRIES] = min(rows.tries[row], LONGEST)
        else:
            show_tiles(box, rows, row)
            mask_moves(box.boards, box.lays, rows, row)
        rows.observations[row, SECONDS] = min(rows.moves[row], LONGEST)


def show_board(boards: Boards, rows: Rows, row: int) -> None:
    seen, shown = rows.observations[row], boards.shown[rows.boards[row]]
    seen[PHASE] = BUILD
    for at in range(len(shown)):  # numba would allocate memory for a slice
        seen[ROCKS + at] = shown[at]


def lay(lays: Lays, laid: Layout, action: int, call: int) -> None:
    if call < LIFT:
        laid[lays.tile[action]] = action
    else:
        laid[call - LIFT] = NO_TILE


def judge(box: Box, rows: Rows, row: int) -> int:
    """How many tiles of the pipeline count; 0 if it is incorrect."""
    tiles = count_tiles(box.lays.pipes, box.boards.marks[rows.boards[row]], rows.laid[row])
    return tiles if tiles >= box.least else 0


def finish(rows: Rows, row: int, points: int) -> None:
    seen = rows.observations[row]
    hide(seen)
    seen[PHASE], seen[POINTS] = OVER, points
    rows.points[row] = points
    rows.masks[row] = 0


def show_tiles(box: Box, rows: Rows, row: int) -> None:
    seen, laid = rows.observations[row], rows.laid[row]
    wet = flood(box.lays.pipes, box.boards.marks[rows.boards[row]], laid, EVERY_TILE) if box.water else 0
    for tile in range(ALL_TILES):
        at, action = LAID + tile * EACH, laid[tile]
        if action == NO_TILE:
            seen[at] = seen[at + 1] = seen[at + 2] = NOTHING
        else:
            seen[at], seen[at + 1] = box.lays.shown[action, 0], box.lays.shown[action, 1]
            seen[at + 2] = wet >> tile & 1 if box.water else NOTHING


def mask_moves(boards: Boards, lays: Lays, rows: Rows, row: int) -> None:
    mask, laid, rocks = rows.masks[row], rows.laid[row], boards.rocks[rows.boards[row]]
    calls, count = len(lays.cells), 0
    for tile in range(ALL_TILES):
        taken = rocks
        for other in range(ALL_TILES):
            if other != tile and laid[other] != NO_TILE:
                taken |= lays.cells[laid[other]]
        first, last = lays.first[tile], lays.first[tile + 1]
        mask_free(mask[first:last], lays.cells[first:last], taken)
        lies = laid[tile] != NO_TILE
        if lies:
            mask[laid[tile]] = 0
        mask[calls + LIFT + tile] = lies
        count += lies
    mask[calls + READY] = count >= LEAST
    mask[calls + PASS], mask[calls + GO] = 1, 0


def mask_free(mask: NDArray[np.int8], cells: Words, taken: Word) -> None:
    """A loop from 0 on: then nobody has to ask for negative places, and it runs several at a time."""
    for at in range(len(mask)):
        mask[at] = cells[at] & taken == np.uint64(0)


class TableCode:
    """These only run compiled."""

    begin = staticmethod(begin)
    step = staticmethod(step)


def blank_rows(count: int, actions: int) -> Rows:
    return Rows(
        np.zeros((count, ENTRIES), np.int16),
        np.zeros((count, actions), np.int8),
        np.zeros(count, np.int64),
        np.zeros((count, ALL_TILES), np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
    )
