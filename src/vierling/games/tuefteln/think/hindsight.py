"""Tüfteln when all rolls are known: the only rule is that the two dice of a roll lie in cells of one sign."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random

from vierling.coach.hindsight import Filler
from vierling.coach.hindsight.backend import Backend, backend_of
from vierling.coach.hindsight.relaxation import Block, Figure, bound
from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.rules import Options
from vierling.games.tuefteln.rules.scoring import Sheet, Square, figure_of
from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, EMPTY, NUMBERS, POINTS, SQUARES
from vierling.games.tuefteln.think import swaps
from vierling.games.writing import Dice

STEPS = 20_000
TRIES = 8
SEEDS = 1 << 31


def arrange(options: Options, rolls: Sequence[Dice], rng: Random) -> list[Entry]:
    """Where each roll goes: the best of several tries."""
    found = [search(options, rolls, rng) for _ in range(TRIES)]
    at = max(found)[1]
    return [Entry(at[die], at[die + 1]) for die in range(0, len(at), 2)]


@cache
def backend() -> Backend[swaps.Code]:
    return backend_of(swaps.Code, swaps)


def search(options: Options, rolls: Sequence[Dice], rng: Random) -> tuple[int, list[int]]:
    row, steps, signs = backend().row, STEPS * backend().effort, options.paper.signs
    at = sorted((cell for cell, number in enumerate(options.paper.blank) if number == EMPTY), key=signs.__getitem__)
    sheet, lies = list(options.paper.blank), [0] * len(signs)
    for die, (cell, number) in enumerate(zip(at, (number for dice in rolls for number in dice), strict=True)):
        sheet[cell], lies[cell] = number, die
    best = row(at)
    tables = ([ord(sign) for sign in signs], [cell for square in SQUARES for cell in square], *square_tables())
    rows = row(sheet), row(lies), row(at), best, row([rng.randrange(1, SEEDS)])
    score = backend().code.anneal(*rows, steps, *map(row, tables))
    return score, [int(cell) for cell in best]


@cache
def square_tables() -> tuple[list[int], list[int]]:
    """Points and category of every square, by its pattern."""
    squares = list(product((EMPTY, *NUMBERS), repeat=len(SQUARES[0])))
    figures = [figure_of(square) for square in squares]
    categories = [1 << CATEGORIES.index(figure) if figure in CATEGORIES else 0 for figure in figures]
    return [POINTS[figure] if figure else 0 for figure in figures], categories


def bound_rolls(options: Options, rolls: Sequence[Dice]) -> int:
    """As if there only had to be enough of each number; with the bonus, which wants every category, or without."""
    numbers = Counter(number for dice in rolls for number in dice)
    stock = [numbers[number] for number in NUMBERS]
    wanted = range(len(stock), len(stock) + len(CATEGORIES))
    squares = [list(possible(square, options.paper.blank)) for square in SQUARES]
    plain = bound([Block([Figure(points, uses) for points, uses, _ in square]) for square in squares], stock)
    with_bonus = [
        Block([Figure(points, {**uses, wanted[which]: 1} if which >= 0 else uses) for points, uses, which in square])
        for square in squares
    ]
    return max(plain, BONUS + bound(with_bonus, [*stock, *(1 for _ in wanted)], wanted))


def possible(square: Square, blank: Sheet) -> Iterator[tuple[int, dict[int, int], int]]:
    """Each way to fill a square: its points, the numbers to be written (counting from 0), the category's number."""
    printed = [blank[cell] for cell in square]
    seen = set()
    for filled in product(*([number] if number else NUMBERS for number in printed)):
        uses = Counter(number - 1 for number, own in zip(filled, printed, strict=True) if not own)
        figure = figure_of(filled)
        assert figure is not None
        kind = (figure, tuple(sorted(uses.items())))
        if kind not in seen:
            seen.add(kind)
            yield POINTS[figure], dict(uses), CATEGORIES.index(figure) if figure in CATEGORIES else -1


FILLER = Filler(arrange, bound_rolls)
