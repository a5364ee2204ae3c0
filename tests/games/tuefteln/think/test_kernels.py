"""The rules on arrays against the rules as they are, position by position."""

from random import Random

import numpy as np
import pytest

from vierling.games.tuefteln.rules import Options, tuefteln
from vierling.games.tuefteln.rules.rules import free_entries
from vierling.games.tuefteln.rules.scoring import score_sheet
from vierling.games.tuefteln.think import kernels
from vierling.games.tuefteln.think.backend import Take
from vierling.games.tuefteln.think.kernels import MOST_ENTRIES, Position, Rules, free_on, rules_of, squares_on
from vierling.games.writing import ROLLS
from vierling.lab.compiling import compile_together
from vierling.lab.simulate import Simulation, play_match, simulate

WITHOUT_BRIDGES = Options("A", "1...../..2.../....3./4...../..5.../....6.")
SHEETS = [Options("A"), Options("B"), WITHOUT_BRIDGES]


class Code:
    list_free = staticmethod(kernels.list_free)
    write = staticmethod(kernels.write)
    score = staticmethod(kernels.score)


def compare(code: type[Code], rules: Rules, row: Take, options: Options, rng: Random) -> None:
    """A random match: patterns, free cells, entries and points agree after every entry."""
    sheet = options.paper.blank
    position, codes = Position(row(squares_on(sheet)), row(free_on(sheet))), row([0] * MOST_ENTRIES)
    state = tuefteln.start(1, options)
    while 0 in sheet:
        entries = free_entries(options.paper, sheet)
        assert [divmod(each, 36) for each in codes[: code.list_free(rules, position, codes, False)]] == list(entries)
        entry, dice = rng.choice(entries), rng.choice(list(ROLLS))
        code.write(rules, position, entry.ivory * 36 + entry.colour, (dice.ivory, dice.colour))
        sheet = state.__class__(options, (sheet,), rolled=dice).put(sheet, entry)
        assert list(position.squares) == squares_on(sheet)
        assert list(position.free) == free_on(sheet)
        assert code.score(rules, position.squares) == sum(line.points for line in score_sheet(sheet))


@pytest.mark.parametrize("options", SHEETS)
def test_machine_code_follows_the_rules_over_hundreds_of_matches(options: Options) -> None:
    rng, rules = Random(1), Rules(*map(np.array, rules_of(options.paper)))
    code = compile_together(Code, kernels)
    for _ in range(300):
        compare(code, rules, np.array, options, rng)


@pytest.mark.parametrize("options", SHEETS)
def test_plain_code_follows_the_rules_too(options: Options) -> None:
    rng = Random(2)
    for _ in range(40):
        compare(Code, rules_of(options.paper), list, options, rng)


def test_a_double_is_listed_one_way_round() -> None:
    rules, blank = rules_of(Options("B").paper), Options("B").paper.blank
    codes = [0] * MOST_ENTRIES
    count = kernels.list_free(rules, Position(squares_on(blank), free_on(blank)), codes, True)
    assert count == 5 * 15  # pairs of six cells, in five colours
    assert all(code // 36 < code % 36 for code in codes[:count])


def test_what_is_erased_was_never_written() -> None:
    rules, blank = rules_of(Options("A").paper), Options("A").paper.blank
    position = Position(squares_on(blank), free_on(blank))
    kernels.write(rules, position, 1 * 36 + 2, (3, 4))
    kernels.erase(rules, position, 1 * 36 + 2, (3, 4))
    assert position == Position(squares_on(blank), free_on(blank))


@pytest.mark.parametrize("options", SHEETS)
def test_matches_at_random_are_those_of_the_rules(options: Options) -> None:
    simulation = Simulation("tuefteln", ("random", "random"), seed=-3, options=options)
    assert list(simulate(simulation, 100)) == [play_match(simulation, match) for match in range(100)]
