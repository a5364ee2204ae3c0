"""The tables of Knister learn from whole matches against themselves, compiled together with `reckoning`.

After each match every position is told how much better or worse things stood one step later than it had said, and so on
to the end, each further step counting less (`TD(lambda)`, backwards). One step later is no single roll, but the exact
expectation over all sums in their best cells: luck is left out, and what remains is error.
"""

from typing import Any, NamedTuple

import numpy as np

from vierling.games.knister.rules.sheet import CELLS, ROUNDS
from vierling.games.knister.think.contents import ALL, OPEN, ROLLED_SUMS, SUMS
from vierling.games.knister.think.kernels import COUNT, Wide, clear, write
from vierling.games.knister.think.pairs import CLASSES, TYPES
from vierling.games.knister.think.reckoning import KIND_COUNT, SHUT, Desk, Table, best_of, expect, open_pages, reckon
from vierling.lab.kernels import below, key_of

PAIRS = COUNT * (COUNT - 1)  # looked at from either line
ROLLED = len(ROLLED_SUMS)
ROLL_SUMS = np.array(ROLLED_SUMS)
ROUNDS_TABLE = TYPES * CLASSES * CLASSES  # what one group of rounds has of the pairs; others learn from it too
LEARNING, MEASURING = 0, 1  # whose dice


class Book(NamedTuple):
    """What a match has gone through: of each position the entries it was valued by."""

    lines: Wide  # by position
    pairs: Wide
    sizes: Wide  # by position: how many of either
    said: Wide  # by position: its value
    later: Wide  # by position: what it should have been by the expectation over the next roll


class Lesson(NamedTuple):
    seed: Any
    first: int  # match
    trust: float  # how much a position believes the errors of those after it


def note(table: Table, desk: Desk, book: Book, position: int) -> None:
    """The entries that make the value of the grid as it stands."""
    contents, taken, rows = desk.grid.contents, desk.grid.taken, desk.rows
    taken[CELLS] -= 1  # tables are named by the round in which an entry is made
    open_pages(table, desk)
    start = taken[CELLS] * KIND_COUNT
    lines = pairs = 0
    for one in range(COUNT):
        if contents[one] >= OPEN:
            continue
        book.lines[position, lines] = (start + table.kinds[one]) * ALL + contents[one]
        lines += 1
        for other in range(COUNT):
            row = rows[one * COUNT + other]
            if row != SHUT:
                book.pairs[position, pairs] = row + table.classes[contents[other]]
                pairs += 1
    book.sizes[position, 0] = lines
    book.sizes[position, 1] = pairs
    taken[CELLS] += 1


def play(table: Table, desk: Desk, book: Book, key: Any, learning: bool) -> Any:
    """One match, always in the best cell; its points."""
    clear(desk.grid)
    for position in range(ROUNDS):
        number = ROLL_SUMS[below(key, position, ROLLED)]
        reckon(table, desk, 0 if learning else number, SUMS if learning else number + 1)
        cell = best_of(desk, number)
        if position and learning:
            book.later[position - 1] = expect(table, desk) / ROLLED
        book.said[position] = desk.worth[number * CELLS + cell]
        write(table.rules, desk.grid, cell, number)
        if learning:
            note(table, desk, book, position)
    return book.said[ROUNDS - 1]


def correct(table: Table, book: Book, steps: Any, trust: float) -> None:
    """Backwards, each position after the ones that came of it; the last one is full and right."""
    error = 0.0
    for back in range(ROUNDS - 1):
        position = ROUNDS - 2 - back
        error = book.later[position] - book.said[position] + trust * error
        lines, pairs = book.sizes[position, 0], book.sizes[position, 1]
        for entry in range(lines):
            table.lines[book.lines[position, entry]] += steps[0] * error / lines
        own, shared = steps[1] * error / pairs * 2, steps[2] * error / pairs * 2
        for entry in range(pairs):
            place = book.pairs[position, entry]
            table.pairs[place] += own
            for alike in range(place % ROUNDS_TABLE, len(table.pairs), ROUNDS_TABLE):
                table.pairs[alike] += shared


def learn(table: Table, desk: Desk, book: Book, lesson: Lesson, steps: Any) -> None:
    for match in range(len(steps)):
        play(table, desk, book, key_of(lesson.seed, lesson.first + match, LEARNING), True)
        correct(table, book, steps[match], lesson.trust)


def measure(table: Table, desk: Desk, book: Book, seed: Any, count: int) -> Any:
    """The mean of fresh matches."""
    total = 0.0
    for match in range(count):
        total += play(table, desk, book, key_of(seed, match, MEASURING), False)
    return total / count
