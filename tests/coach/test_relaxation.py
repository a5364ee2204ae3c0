"""The bound: by hand, and against trying everything and an exact solver on small cases."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest
from ortools.sat.python import cp_model

from vierling.coach.hindsight.relaxation import Block, Figure, bound


def test_what_is_scarce_is_shared_at_its_price() -> None:
    """Two blocks, one ace: a pair of kings is worth 1, an ace and a king 5. One of each makes 6."""
    figures = [Figure(5, {0: 1, 1: 1}), Figure(1, {1: 2})]
    assert bound([Block(figures, 2)], [1, 3]) == 6


def test_what_is_required_must_be_used_even_if_it_costs_points() -> None:
    """Number 1 is required once, so the second block must take the figure without points."""
    figures = [Figure(4, {0: 1}), Figure(0, {0: 1, 1: 1})]
    assert bound([Block(figures), Block(figures)], [2, 1], [1]) == 4
    assert bound([Block(figures), Block(figures)], [2, 0], [1]) == 8


def blocks_of(rng: Random) -> tuple[list[Block], list[int]]:
    """Three blocks of three numbers each out of a stock of nine; points at random."""
    stock = [rng.randrange(4) for _ in range(9)]
    counts = Counter(stock)
    kinds = {tuple(sorted(each)) for each in combinations(stock, 3)}
    figures = [Figure(rng.randrange(10), dict(Counter(kind))) for kind in sorted(kinds)]
    return [Block(figures)] * 3, [counts[number] for number in range(4)]


def everything(blocks: list[Block], stock: list[int]) -> Iterator[int]:
    for choice in product(*(block.figures for block in blocks)):
        used = sum((Counter(figure.uses) for figure in choice), Counter())
        if [used[number] for number in range(len(stock))] == stock:
            yield sum(figure.points for figure in choice)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_can_be_chosen_is_worth_more_than_the_bound(seed: int) -> None:
    blocks, stock = blocks_of(Random(seed))
    best = max(everything(blocks, stock))
    assert best <= bound(blocks, stock) <= best + 3


def solve_exactly(blocks: list[Block], stock: list[int]) -> int:
    model = cp_model.CpModel()
    chosen = [[model.new_bool_var("") for _ in block.figures] for block in blocks]
    pairs = [
        (pick, figure)
        for picks, block in zip(chosen, blocks, strict=True)
        for pick, figure in zip(picks, block.figures, strict=True)
    ]
    for picks in chosen:
        model.add_exactly_one(picks)
    for number, count in enumerate(stock):
        model.add(sum(pick * figure.uses.get(number, 0) for pick, figure in pairs) == count)
    model.maximize(sum(pick * figure.points for pick, figure in pairs))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


@pytest.mark.parametrize("seed", range(3))
def test_the_bound_is_close_to_what_an_exact_solver_proves(seed: int) -> None:
    blocks, stock = blocks_of(Random(100 + seed))
    exact = solve_exactly(blocks, stock)
    assert exact == max(everything(blocks, stock))
    assert exact <= bound(blocks, stock) <= exact + 3
