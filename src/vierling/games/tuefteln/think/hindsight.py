"""Tüfteln for one who knows all rolls: the two dice of each lie in cells of one sign, and that is all."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random

from vierling.coach.hindsight import Filler
from vierling.coach.hindsight.backend import backend_of
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


def search(options: Options, rolls: Sequence[Dice], rng: Random) -> tuple[int, list[int]]:
    backend = backend_of(swaps)
    signs = options.paper.signs
    at = sorted((cell for cell, number in enumerate(options.paper.blank) if number == EMPTY), key=signs.__getitem__)
    sheet, lies = list(options.paper.blank), [0] * len(signs)
    for die, (cell, number) in enumerate(zip(at, (number for dice in rolls for number in dice), strict=True)):
        sheet[cell], lies[cell] = number, die
    rows = [backend.row(each) for each in (sheet, lies, at, at, [rng.randrange(1, SEEDS)])]
    tables = ([ord(sign) for sign in signs], [cell for square in SQUARES for cell in square], *square_tables())
    score = backend.anneal(*rows, STEPS * backend.effort, *(backend.row(each) for each in tables))
    return int(score), [int(cell) for cell in rows[3]]


@cache
def square_tables() -> tuple[list[int], list[int]]:
    """Points and category of every square, by the number that its cells make."""
    squares = list(product((EMPTY, *NUMBERS), repeat=len(SQUARES[0])))
    figures = [figure_of(square) for square in squares]
    categories = [1 << CATEGORIES.index(figure) if figure in CATEGORIES else 0 for figure in figures]
    return [POINTS[figure] if figure else 0 for figure in figures], categories


def bound_rolls(options: Options, rolls: Sequence[Dice]) -> int:
    """As if only the numbers had to suffice; with the bonus, for which every category is wanted, or without it."""
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
    """Each way to fill a square: points, the numbers that have to be written (from 0 on), the category's number."""
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
