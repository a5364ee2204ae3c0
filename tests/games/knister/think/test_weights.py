"""The trained bots: both backends and both ways to simulate agree, and the weights say what they should."""

import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from vierling import Match
from vierling.games.knister.rules import Options
from vierling.games.knister.rules.rules import BLANK, Grid
from vierling.games.knister.rules.scoring import score_sheet
from vierling.games.knister.think import player
from vierling.games.knister.think.backend import READY, Backend, best_backend, fast, plain
from vierling.games.knister.think.contents import WAYS
from vierling.games.knister.think.values import value, values
from vierling.games.knister.think.weights import UNIT
from vierling.lab.simulate import Simulation, batches_for, play_match, simulate, standings
from vierling.lab.softmax import SURE, softmax_of
from vierling.play.bots import bots_of, warm_up

ALL = tuple(bots_of("knister"))


def random_grid(rng: Random, free: int) -> Grid:
    grid = [rng.randint(1, 6) + rng.randint(1, 6) for _ in BLANK]
    for cell in rng.sample(range(len(grid)), free):
        grid[cell] = 0
    return tuple(grid)


def total(grid: Grid) -> int:
    return sum(line.points for line in score_sheet((grid,)))


def written(grid: Grid, cell: int, number: int) -> Grid:
    return (*grid[:cell], number, *grid[cell + 1 :])


def test_matches_at_once_and_one_by_one_are_the_same_for_every_bot() -> None:
    simulation = Simulation("knister", ALL, seed=11)
    assert batches_for(simulation)
    assert list(simulate(simulation, 40)) == [play_match(simulation, number) for number in range(40)]


def test_with_three_grids_they_are_the_same_too() -> None:
    some = ("strong", "random", "steady", "medium", "strong")
    simulation = Simulation("knister", some, seed=12, options=Options(3))
    assert batches_for(simulation)
    assert list(simulate(simulation, 8)) == [play_match(simulation, number) for number in range(8)]


def test_threads_change_nothing() -> None:
    simulation = Simulation("knister", ("strong", "random"), seed=13)
    assert list(simulate(simulation, 1203, processes=2)) == list(simulate(simulation, 1203))


def test_plain_python_computes_the_same_as_machine_code() -> None:
    rng = Random(1)
    for free in range(1, 26, 2):
        grid, number = random_grid(rng, free), rng.randrange(11)
        assert player.foresee(plain(), grid, number) == player.foresee(fast(), grid, number)
        assert player.search(plain(), grid, number, (2, 1)) == player.search(fast(), grid, number, (2, 1))


@pytest.mark.parametrize("load", [plain, fast])
def test_gains_add_up_to_what_the_grid_is_worth_afterwards(load: Callable[[], Backend]) -> None:
    """What `reckon` says of an entry is what all lines and pairs say of the grid after it, one by one."""
    rng, backend = Random(2), load()
    for free in range(2, 26):
        grid, number = random_grid(rng, free), rng.randrange(11)
        desk = player.lay_out(backend, grid)
        backend.code.reckon(backend.weights, desk, number, number + 1)
        for cell in (cell for cell in range(25) if grid[cell] == 0):
            assert desk.worth[number * 25 + cell] == worth_of(backend, written(grid, cell, number + 2))


def worth_of(backend: Backend, grid: Grid) -> int:
    desk = player.lay_out(backend, grid)
    desk.grid.taken[25] -= 1  # by the weights of the round that has just been played
    backend.code.open_pages(backend.weights, desk)
    return backend.code.appraise(backend.weights, desk)


def test_the_last_entry_is_worth_the_points() -> None:
    rng = Random(3)
    for _ in range(20):
        grid, number = random_grid(rng, 1), rng.randint(2, 12)
        (cell,) = (cell for cell in range(25) if grid[cell] == 0)
        assert values(grid, number) == {cell: total(written(grid, cell, number))}
        assert value(written(grid, cell, number)) == total(written(grid, cell, number))


def test_before_the_last_roll_the_value_is_the_mean_over_all_rolls() -> None:
    rng = Random(4)
    for _ in range(20):
        grid = random_grid(rng, 1)
        (cell,) = (cell for cell in range(25) if grid[cell] == 0)
        mean = sum(ways * total(written(grid, cell, number)) for number, ways in enumerate(WAYS, 2)) / 36
        assert value(grid) == pytest.approx(mean)
        # with two cells free it is worth the same, once one of them is filled
        open_grid = written(grid, cell - 1, 0) if cell else written(grid, 1, 0)
        other = cell - 1 if cell else 1
        assert values(open_grid, grid[other])[other] == pytest.approx(mean)


def test_turned_and_mirrored_grids_are_worth_the_same() -> None:
    rng = Random(5)
    for free in (3, 10, 20):
        grid = random_grid(rng, free)
        turned = tuple(grid[row * 5 + column] for column in range(5) for row in reversed(range(5)))
        order = (1, 0, 2, 4, 3)  # rows and columns renamed so that diagonals stay diagonals
        renamed = tuple(grid[row * 5 + column] for row in order for column in order)
        assert value(turned) == value(renamed) == value(grid)


def test_an_empty_grid_is_worth_about_what_the_bots_make_of_it() -> None:
    simulation = Simulation("knister", ("strong",), seed=6)
    (standing,) = standings(simulation, list(simulate(simulation, 4000)))
    assert standing.summary.ci95
    assert value(BLANK) == pytest.approx(standing.summary.mean, abs=1.5)


def test_bots_are_listed_in_rising_strength() -> None:
    simulation = Simulation("knister", ALL, seed=7)
    ranking = standings(simulation, list(simulate(simulation, 1000, processes=2)))
    for weaker, stronger in pairwise(ranking[:-1]):
        assert weaker.summary.mean + 1 < stronger.summary.mean
    assert ranking[-1].summary.mean > ranking[-2].summary.mean


def test_small_losses_are_common_and_large_ones_rare() -> None:
    weights = softmax_of(2.0, UNIT)
    assert weights[2 * UNIT] / weights[0] == pytest.approx(0.3679, abs=1e-4)  # 1/e
    assert weights[6 * UNIT] / weights[0] == pytest.approx(0.0498, abs=1e-4)  # 1/e^3
    assert all(more >= less > 0 for more, less in pairwise(weights))


def test_a_bot_without_mistakes_takes_one_of_the_best_cells() -> None:
    match = Match("knister")
    match.roll("3+3")
    moves = list(match.state.moves(0))
    chosen = {player.choose_by_weights(SURE, match.view(0), moves, Random(seed)) for seed in range(60)}
    symmetric = {0, 4, 6, 8, 16, 18, 20, 24}  # the diagonals without the centre: renaming maps them onto each other
    assert chosen in (symmetric, set(range(25)) - symmetric - {12, 2, 7, 10, 11, 13, 14, 17, 22})


def test_until_machine_code_is_ready_plain_python_answers() -> None:
    READY.clear()
    assert best_backend() is plain()
    match = Match("knister")
    match.roll("5+2")
    moves = list(match.state.moves(0))
    slow = bots_of("knister")["master"].choose(match.view(0), moves, Random(1))
    warm_up("knister")
    assert best_backend() is fast()
    assert bots_of("knister")["master"].choose(match.view(0), moves, Random(1)) == slow


WITHOUT = """
import sys

sys.modules["numba"] = sys.modules["numpy"] = None  # as if they were not installed

from vierling.lab.simulate import Simulation, simulate

print([outcome.points for outcome in simulate(Simulation("knister", ("master", "hard"), seed=14), 2)])
"""


def test_without_numba_and_numpy_the_same_matches_are_played() -> None:
    plainly = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    fast_ones = simulate(Simulation("knister", ("master", "hard"), seed=14), 2)
    assert plainly.stdout == f"{[outcome.points for outcome in fast_ones]}\n"
