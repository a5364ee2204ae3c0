"""The bound without dice: valid for any prices, and on games that can be solved between perfect play and too much."""

from itertools import product

import numpy as np
import pytest

from vierling.games.knister.think import contents
from vierling.games.knister.think.ceiling import kernels, prices
from vierling.games.knister.think.ceiling.kernels import Prices, Trader
from vierling.games.knister.think.ceiling.prices import find_prices, price, slope
from vierling.games.knister.think.ceiling.small import SMALL, by_chance, final_points, one_roll_on, optimum, play
from vierling.games.knister.think.ceiling.variant import KNISTER, Variant, lines_of
from vierling.games.knister.think.endgame import fill_tables

TINY = SMALL["2x2, a die with 3 faces"]
SMALLEST = SMALL["3x3, a die with 3 faces"]
UNEVEN = Variant(2, 1, (3, 2, 1), TINY.points, 2)


def some_prices(variant: Variant, seed: int) -> Prices:
    rng, numbers = np.random.default_rng(seed), len(variant.ways)
    return Prices(
        rng.normal(size=(variant.rounds, numbers)), rng.random((variant.rounds, numbers, numbers)) / variant.rounds
    )


def by_hand(variant: Variant) -> float:
    """Perfect play, by recursion over grids: a third way, neither tables nor prices."""
    side = variant.side
    lines = [[row * side + column for column in range(side)] for row in range(side)]
    lines += [list(column) for column in zip(*lines, strict=True)]
    diagonals = [[place * (side + 1) for place in range(side)], [(place + 1) * (side - 1) for place in range(side)]]

    def value(grid: tuple[int, ...]) -> float:
        free = [cell for cell, number in enumerate(grid) if not number]
        if not free:
            held = [(1, line) for line in lines] + [(variant.factor, line) for line in diagonals]
            return sum(factor * variant.points(tuple(sorted(grid[cell] for cell in line))) for factor, line in held)
        mean = 0.0
        for place, ways in enumerate(variant.ways):
            number = variant.least + place
            mean += ways * max(value((*grid[:cell], number, *grid[cell + 1 :])) for cell in free)
        return mean / sum(variant.ways)

    return value((0,) * variant.rounds)


@pytest.mark.parametrize("variant", [TINY, UNEVEN])
def test_perfect_play_is_what_recursion_over_grids_says(variant: Variant) -> None:
    assert optimum(variant) == pytest.approx(by_hand(variant))


@pytest.mark.parametrize("variant", [TINY, UNEVEN, SMALLEST])
def test_bots_get_at_most_what_perfect_play_gets_and_that_is_within_the_bound(variant: Variant) -> None:
    steady = by_chance(variant)
    best = optimum(variant)
    bound = find_prices(variant, 60).bound
    assert play(variant, steady) <= best + 1e-9
    assert play(variant, one_roll_on(variant, steady)) <= best + 1e-9
    assert best <= bound + 1e-9
    assert bound < price(variant, prices.nothing(variant)).bound


def test_a_bot_that_goes_by_perfect_values_plays_perfectly_and_one_that_goes_by_chance_beats_chance() -> None:
    perfect, chance = fill_tables(final_points(UNEVEN), UNEVEN.ways), by_chance(UNEVEN)
    assert play(UNEVEN, perfect) == pytest.approx(by_hand(UNEVEN))
    assert float(one_roll_on(UNEVEN, perfect)[0]) == pytest.approx(by_hand(UNEVEN))
    assert play(UNEVEN, chance) > float(chance[0])


@pytest.mark.parametrize("seed", range(5))
def test_any_prices_give_a_bound(seed: int) -> None:
    for variant in (TINY, UNEVEN):
        assert price(variant, some_prices(variant, seed)).bound >= optimum(variant) - 1e-9


def test_pairs_must_not_be_paid_for() -> None:
    wrong = some_prices(TINY, 1)
    wrong.pairs[3, 0, 0] = -0.1
    with pytest.raises(ValueError, match="negative"):
        price(TINY, wrong)


def test_a_line_on_its_own_does_as_well_as_trying_everything() -> None:
    """Two cells, four rounds, three numbers: all that a line can do, by recursion over what it holds."""
    rates = some_prices(TINY, 3)

    def value(turn: int, held: tuple[int, ...]) -> float:
        if len(held) == 2:
            return 2.0 * TINY.points(tuple(sorted(each + 1 for each in held)))
        total = 0.0
        for number in range(3):
            paid = rates.rounds[turn, number] + sum(rates.pairs[turn, number, each] for each in held)
            choices = [value(turn + 1, (*held, number)) - paid]
            if 4 - turn > 2 - len(held):
                choices.append(value(turn + 1, held))
            total += max(choices) / 3
        return total

    assert prices.trade(TINY, rates, 2, 0.0).values[0, 0] == pytest.approx(value(0, ()))


def test_the_slope_is_what_small_changes_say() -> None:
    rates, heat, little = some_prices(UNEVEN, 2), 0.5, 1e-5
    slopes = slope(price(UNEVEN, rates, heat), heat)
    for kind, found in zip((0, 1), slopes, strict=True):
        for place in list(product(*map(range, found.shape)))[::5]:
            more, less = (Prices(*map(np.copy, rates)) for _ in range(2))
            more[kind][place] += little
            less[kind][place] -= little
            by_difference = (rise(more, heat) - rise(less, heat)) / (2 * little)
            assert found[place] == pytest.approx(by_difference, abs=1e-6)


def rise(rates: Prices, heat: float) -> float:
    """Also where a price of a pair is negative by a hair."""
    straight = prices.trade(UNEVEN, rates, 1, heat)
    diagonal = prices.trade(UNEVEN, prices.for_diagonals(rates), 2, heat)
    total, most = prices.lines_win(UNEVEN, straight, diagonal), prices.often(UNEVEN)
    return float(total + (most.rounds * rates.rounds).sum() + (most.pairs * rates.pairs).sum())


def test_machine_code_finds_the_same() -> None:
    """All of it on one small game: what a line is worth, and what it pays."""
    rates, lines = some_prices(UNEVEN, 4), lines_of(UNEVEN)
    assert prices.code() is not kernels.Code
    found = []
    for code in (kernels.Code, prices.code()):
        trader, used = Trader(lines, rates, 2.0, np.zeros((5, len(lines.points)))), prices.nothing(UNEVEN)
        code.value_line(trader, 0.3)
        code.follow_line(trader, 0.3, 3.0, used)
        found.append(np.concatenate([trader.values.ravel(), used.rounds.ravel(), used.pairs.ravel()]))
    assert found[0] == pytest.approx(found[1])
    assert np.abs(found[0]).max() > 1


def test_knister_has_the_contents_that_its_bots_know() -> None:
    lines = lines_of(KNISTER)
    assert lines.after.ravel().tolist() == list(contents.NEXT)
    assert lines.points.tolist() == list(contents.POINTS)
    assert (36 * lines.odds).round().tolist() == list(contents.WAYS)
