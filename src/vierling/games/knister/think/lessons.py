"""The weights of Knister learn from whole matches against themselves; compiled together with `reckoning`.

After each match every position is corrected, from the last one back, by how much better or worse things stood one step
later than it had predicted, and by the errors of later positions, which count less the further away they are (TD(λ)).
"One step later" is not one roll but the exact expectation over all sums, each in its best cell: that leaves luck out,
and what remains is error.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.knister.rules.sheet import CELLS, ROUNDS
from vierling.games.knister.think.contents import ALL, OPEN, ROLLED_SUMS, SUMS
from vierling.games.knister.think.kernels import COUNT, clear, write
from vierling.games.knister.think.pairs import CLASSES, TYPES
from vierling.games.knister.think.reckoning import KIND_COUNT, SHUT, Desk, Weights, best_of, expect, open_pages, reckon
from vierling.lab.kernels import Word, below, key_of

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

PAIRS = COUNT * (COUNT - 1)  # each seen from either line
ROLLED = len(ROLLED_SUMS)
ROLL_SUMS = np.array(ROLLED_SUMS)
PAIR_WEIGHTS = TYPES * CLASSES * CLASSES  # of one group of rounds; what it learns, the others learn too
LEARNING, MEASURING = 0, 1  # whose dice


class Book(NamedTuple):
    """The course of a match: for each position, which weights made its value."""

    lines: Ints  # by position
    pairs: Ints
    sizes: Ints  # by position: how many of either
    said: Floats  # by position: its value
    later: Floats  # by position: what the value should have been, by the expectation over the next roll


class Lesson(NamedTuple):
    """Weights that learn, and the match they learn from."""

    weights: Weights
    lines: NDArray[np.float32]  # those of `weights`, to be corrected
    pairs: NDArray[np.float32]
    desk: Desk
    book: Book


def note(weights: Weights, desk: Desk, book: Book, position: int) -> None:
    """Write down which weights make the value of the grid as it stands."""
    contents, taken, rows = desk.grid.contents, desk.grid.taken, desk.rows
    taken[CELLS] -= 1  # weights go by the round in which an entry is made
    open_pages(weights, desk)
    start = taken[CELLS] * KIND_COUNT
    lines = pairs = 0
    for one in range(COUNT):
        if contents[one] >= OPEN:
            continue
        book.lines[position, lines] = (start + weights.kinds[one]) * ALL + contents[one]
        lines += 1
        for other in range(COUNT):
            row = rows[one * COUNT + other]
            if row != SHUT:
                book.pairs[position, pairs] = row + weights.classes[contents[other]]
                pairs += 1
    book.sizes[position, 0] = lines
    book.sizes[position, 1] = pairs
    taken[CELLS] += 1


def play(lesson: Lesson, key: Word, learning: bool) -> float:
    """One match, always in the best cell; returns its points."""
    weights, desk, book = lesson.weights, lesson.desk, lesson.book
    clear(desk.grid)
    for position in range(ROUNDS):
        number = ROLL_SUMS[below(key, position, ROLLED)]
        reckon(weights, desk, 0 if learning else number, SUMS if learning else number + 1)
        cell = best_of(desk, number)
        if position and learning:
            book.later[position - 1] = expect(weights, desk) / ROLLED
        book.said[position] = desk.worth[number * CELLS + cell]
        write(weights.rules, desk.grid, cell, number)
        if learning:
            note(weights, desk, book, position)
    return float(book.said[ROUNDS - 1])


def correct(lesson: Lesson, steps: Floats, trust: float) -> None:
    """Start before the last entry: a full grid has its points, and no error."""
    lines, pairs, book = lesson.lines, lesson.pairs, lesson.book
    error = 0.0
    for back in range(ROUNDS - 1):
        position = ROUNDS - 2 - back
        error = book.later[position] - book.said[position] + trust * error
        line_count, pair_count = book.sizes[position, 0], book.sizes[position, 1]
        for entry in range(line_count):
            lines[book.lines[position, entry]] += steps[0] * error / line_count
        own, shared = steps[1] * error / pair_count * 2, steps[2] * error / pair_count * 2
        for entry in range(pair_count):
            place = book.pairs[position, entry]
            pairs[place] += own
            for alike in range(place % PAIR_WEIGHTS, len(pairs), PAIR_WEIGHTS):
                pairs[alike] += shared


def learn(lesson: Lesson, seed: Word, first: int, steps: Floats, trust: float) -> None:
    """From match number `first` on; `trust` is how much a position learns from the errors of later ones."""
    for match in range(len(steps)):
        play(lesson, key_of(seed, first + match, LEARNING), True)
        correct(lesson, steps[match], trust)


def measure(lesson: Lesson, seed: Word, count: int) -> float:
    """The mean of matches with dice that nothing was learned from."""
    total = 0.0
    for match in range(count):
        total += play(lesson, key_of(seed, match, MEASURING), False)
    return total / count


class LessonCode:
    """These only run compiled."""

    learn = staticmethod(learn)
    measure = staticmethod(measure)
