"""The rules on arrays against the rules as they are, position by position."""

from random import Random

import numpy as np
import pytest

from vierling.games.knister.rules import knister
from vierling.games.knister.rules.scoring import score_sheet
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LEAST, LINES
from vierling.games.knister.think import contents, kernels
from vierling.games.knister.think.backend import fast_rules
from vierling.games.knister.think.kernels import Position, Rules
from vierling.lab.compiling import compile_together
from vierling.lab.simulate import Simulation, play_match, simulate


class Code:
    clear = staticmethod(kernels.clear)
    write = staticmethod(kernels.write)
    score = staticmethod(kernels.score)


def lists() -> tuple[Rules, Position]:
    return kernels.list_rules(), Position([0] * len(LINES), [0] * (CELLS + 1))


def arrays() -> tuple[Rules, Position]:
    return fast_rules(), Position(np.zeros(len(LINES), np.int64), np.zeros(CELLS + 1, np.int64))


def compare(code: type[Code], rules: Rules, position: Position, rng: Random) -> None:
    """A random match: contents, free cells and points agree after every entry."""
    code.clear(position)
    grid = [EMPTY] * CELLS
    for cell in rng.sample(range(CELLS), CELLS):
        grid[cell] = rng.randint(1, 6) + rng.randint(1, 6)
        code.write(rules, position, cell, grid[cell] - LEAST)
        ordered = [tuple(sorted(grid[each] for each in line.cells)) for line in LINES]
        assert [contents.INDEX[content] for content in ordered] == list(position.contents)
        assert [number != EMPTY for number in grid] == [bool(taken) for taken in position.taken[:CELLS]]
        assert code.score(rules, position) == sum(line.points for line in score_sheet((tuple(grid),)))


def test_machine_code_follows_the_rules_over_hundreds_of_matches() -> None:
    rng, (rules, position) = Random(1), arrays()
    code = compile_together(Code, kernels)
    for _ in range(800):
        compare(code, rules, position, rng)


def test_plain_code_follows_the_rules_too() -> None:
    rng, (rules, position) = Random(2), lists()
    for _ in range(200):
        compare(Code, rules, position, rng)


def test_there_are_as_many_contents_as_the_rules_count() -> None:
    assert (contents.OPEN, contents.ALL) == (1365, 4368)  # up to 4 and 5 of 11 numbers, in any order
    assert contents.WAYS == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize("grids", [1, 3])
def test_matches_at_random_are_those_of_the_rules(grids: int) -> None:
    simulation = Simulation("knister", ("random", "random"), seed=-3, options=knister.Options(grids))
    assert list(simulate(simulation, 100)) == [play_match(simulation, match) for match in range(100)]
