"""The bound of a sequence: against every grid there is, and on average against perfect play."""

from itertools import combinations, permutations, product

import numpy as np
import pytest

from vierling.games.knister.think.ceiling import foresight, kernels
from vierling.games.knister.think.ceiling.foresight import (
    Multipliers,
    bound_sequence,
    groups_of,
    relax,
    saving,
    sequences,
    worth_of,
)
from vierling.games.knister.think.ceiling.prices import Priced, find_prices, lines_win, nothing, price
from vierling.games.knister.think.ceiling.small import SMALL, grid_lines, optimum
from vierling.games.knister.think.ceiling.variant import Variant

TINY = SMALL["2x2, a die with 3 faces"]
SMALLEST = SMALL["3x3, a die with 3 faces"]
SQUARE = SMALL["3x3, a die with 4 faces"]
GRIDS = {
    side: np.array(list(permutations(range(side * side)))) for side in (2, 3)
}  # by cell: the round it is written in


@pytest.fixture(scope="module", params=[TINY, SMALLEST, SQUARE], ids=["2x2", "3x3 of 3", "3x3 of 4"])
def priced(request: pytest.FixtureRequest) -> Priced:
    return find_prices(request.param, 40)


def worth_by_hand(priced: Priced, sequence: list[int], diagonal: bool) -> dict[tuple[int, ...], float]:
    """Of each set of rounds: the points of such a line, minus what was not to be expected of each number."""
    variant, trader = priced.variant, priced.diagonal if diagonal else priced.straight
    lines = trader.lines

    def surprise(turn: int, content: int) -> float:
        best = []
        for number in range(len(variant.ways)):
            options = [kernels.taking(trader, turn, content, number)]
            if variant.side - lines.sizes[content] < variant.rounds - turn:
                options.append(trader.values[turn + 1, content])
            best.append(max(options))
        return best[sequence[turn]] - float(np.average(best, weights=variant.ways))

    def walk(rounds: tuple[int, ...]) -> float:
        content, total = 0, 0.0
        for turn in range(rounds[-1] + 1):
            total -= surprise(turn, content)
            content = lines.after[content, sequence[turn]] if turn in rounds else content
        return total + (variant.factor if diagonal else 1) * float(lines.points[content])

    return {rounds: walk(rounds) for rounds in map(tuple, groups_of(variant).sets.rounds.tolist())}


def most_of_all_grids(priced: Priced, sequence: list[int]) -> float:
    """All orders in which the cells can be filled."""
    variant, grids = priced.variant, GRIDS[priced.variant.side]
    total = np.zeros(len(grids))
    worth = [worth_by_hand(priced, sequence, diagonal) for diagonal in (False, True)]
    for place, line in enumerate(grid_lines(variant)):
        by_bits = np.zeros(1 << variant.rounds)
        for rounds, each in worth[place >= 2 * variant.side].items():
            by_bits[sum(1 << turn for turn in rounds)] = each
        total += by_bits[(1 << grids[:, line.cells]).sum(1)]
    return float(total.max())


def test_no_grid_has_more_penalised_points_than_the_bound(priced: Priced) -> None:
    for sequence in sequences(priced.variant, 5, 4):
        most, bound = most_of_all_grids(priced, sequence), bound_sequence(priced, sequence, 60)
        assert most <= bound + 1e-9
        assert bound < 1.25 * most  # and it says something


def test_any_multipliers_give_a_bound(priced: Priced) -> None:
    rng = np.random.default_rng(3)
    for sequence in sequences(priced.variant, 6, 3):
        most, worth = most_of_all_grids(priced, sequence), worth_of(priced, sequence)
        for size in (0.1, 1.0, 10.0):
            multipliers = Multipliers(priced, sequence)
            multipliers.rounds += rng.normal(size=multipliers.rounds.shape) * size
            for array in multipliers.arrays[1:]:
                array[...] += rng.random(array.shape) ** 4 * size
            assert relax(worth, multipliers, 0.1)[0] >= most - 1e-9


def test_a_set_pays_what_the_conditions_say() -> None:
    """With two of a three once and with all of it twice, with three or all of a four once: each by its multiplier."""
    variant = Variant(4, 1, (1, 1), lambda _: 0, 2)
    multipliers, sets = Multipliers(price(variant, nothing(variant)), [0] * 16), groups_of(variant).sets
    rng = np.random.default_rng(2)
    for array in multipliers.arrays:
        array[...] = rng.random(array.shape)
    groups = [
        dict(zip(combinations(range(16), size), multipliers.arrays[size - 1], strict=True)) for size in (1, 2, 3, 4)
    ]

    def paid(rounds: set[int], size: int, due: tuple[int, ...]) -> float:
        return float(sum(each * due[len(rounds.intersection(group))] for group, each in groups[size - 1].items()))

    left = np.zeros((2, len(sets.rounds)))
    for fees, row in zip((multipliers.straight_fees(), multipliers.diagonal_fees()), left, strict=True):
        kernels.charge(np.zeros(len(sets.rounds)), sets, fees, row)
    for each in (0, 700, 1819):
        rounds = set(sets.rounds[each].tolist())
        both = paid(rounds, 2, (0, 0, 1)) + paid(rounds, 4, (0, 0, 0, 1, 1))
        straight = paid(rounds, 1, (0, 1)) + paid(rounds, 3, (0, 0, 1, 2))
        assert -left[:, each] == pytest.approx([straight + both, both])
    most = zip((2, 1, 2, 1), groups, strict=True)
    assert multipliers.total() == pytest.approx(sum(times * sum(group.values()) for times, group in most))


def test_penalties_are_nothing_on_average() -> None:
    """A line that takes the first numbers, whatever they are: its points as chance would have them."""
    priced = find_prices(TINY, 20)
    first = [worth_of(priced, each).straight[0] for each in product(range(3), repeat=4)]
    points = [TINY.points((min(pair) + 1, max(pair) + 1)) for pair in product(range(3), repeat=2)]
    assert np.mean(first) == pytest.approx(np.mean(points))


def test_on_average_over_all_sequences_the_bounds_enclose_perfect_play() -> None:
    priced = find_prices(TINY, 40)
    everything = [list(each) for each in product(range(3), repeat=4)]
    seen = np.mean([most_of_all_grids(priced, each) for each in everything])
    bound = np.mean([bound_sequence(priced, each, 20) for each in everything])
    saved = np.mean([saving(priced, each, 20) for each in everything])
    assert optimum(TINY) <= seen + 1e-9
    assert seen <= bound + 1e-9
    assert bound < priced.bound
    assert bound == pytest.approx(priced.bound - saved)


def test_machine_code_bounds_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    priced = find_prices(SMALLEST, 10)
    sequence = [0, 1, 2, 1, 0, 2, 2, 1, 0]
    compiled = bound_sequence(priced, sequence, 10)
    monkeypatch.setattr(foresight, "code", lambda: kernels.Code)
    assert bound_sequence(priced, sequence, 10) == pytest.approx(compiled)


def test_at_the_prices_a_sequence_starts_with_what_every_line_expects(priced: Priced) -> None:
    """Whatever the numbers are, the best set of rounds has the value of an empty line left after paying."""
    sets = groups_of(priced.variant).sets
    for sequence in sequences(priced.variant, 7, 3):
        start, worth, left = Multipliers(priced, sequence), worth_of(priced, sequence), np.zeros(len(sets.rounds))
        straight = kernels.charge(worth.straight, sets, start.straight_fees(), left)
        diagonal = kernels.charge(worth.diagonal, sets, start.diagonal_fees(), left)
        assert straight == pytest.approx(priced.straight.values[0, 0])
        assert diagonal == pytest.approx(priced.diagonal.values[0, 0])
        expected = lines_win(priced.variant, priced.straight, priced.diagonal) + start.total()
        assert relax(worth, start, 0.1)[0] == pytest.approx(expected)
