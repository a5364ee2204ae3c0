"""Tüfteln alone, many matches at once: what `envs.batch` steps."""

from functools import cache, lru_cache
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import all_moves
from vierling.games.tuefteln.rules.sheet import CELLS
from vierling.games.tuefteln.think import stepping
from vierling.games.tuefteln.think.kernels import NINE, rules_of, squares_on
from vierling.games.tuefteln.think.stepping import Rows, Sheet, TableCode, blank_rows
from vierling.lab.compiling import compile_together, plain
from vierling.lab.tables import Matches, Tables


@cache
def fast_code() -> type[TableCode]:
    return compile_together(TableCode, stepping)


@lru_cache(maxsize=64)
def sheet_of(paper: Paper) -> Sheet:
    entries, rules = all_moves(1, paper), rules_of(paper)
    touching = [[action for action, entry in enumerate(entries) if cell in entry] for cell in range(CELLS)]
    return Sheet(
        np.array(paper.blank, np.int8),
        np.array(squares_on(paper.blank), np.uint16),
        np.array(entries, np.uint8),
        np.array([action for actions in touching for action in actions], np.uint16),
        np.array([0, *accumulate(map(len, touching))], np.uint16),
        np.array(rules.square, np.uint8),
        np.array(rules.digit, np.uint16),
        np.array(rules.points, np.uint8),
        np.array(rules.made, np.uint8),
    )


class TueftelnTables(Tables):
    def set_up(self, matches: Matches) -> Rows:
        self.sheet = sheet_of(matches.options.paper)
        self.rows = blank_rows(matches.rows, len(self.sheet.cells), NINE)
        self._sheet, self._rows = plain(self.sheet), plain(self.rows)
        return self.rows

    def renew(self, over: NDArray[np.bool_]) -> None:
        fast_code().begin(self._sheet, self._rows, self.seed, over)

    def advance(self, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> None:
        fast_code().step(self._sheet, self._rows, actions, rewards, over)
