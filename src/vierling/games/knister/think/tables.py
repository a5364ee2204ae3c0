"""Knister alone, many matches at once: what `envs.batch` steps."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from vierling.games.knister.think import stepping
from vierling.games.knister.think.backend import fast_rules
from vierling.games.knister.think.stepping import Rows, TableCode, blank_rows
from vierling.lab.compiling import compile_together, plain
from vierling.lab.tables import Matches, Tables


@cache
def fast_code() -> type[TableCode]:
    return compile_together(TableCode, stepping)


class KnisterTables(Tables):
    def set_up(self, matches: Matches) -> Rows:
        self.rows = blank_rows(matches.rows, matches.options.grids)
        self.scored_at_the_end = matches.options.score == "end"
        self._rules, self._rows = plain(fast_rules()), plain(self.rows)
        return self.rows

    def renew(self, over: NDArray[np.bool_]) -> None:
        fast_code().begin(self._rows, self.seed, over)

    def advance(self, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> None:
        fast_code().step(self._rules, self._rows, actions, rewards, over)
        if self.scored_at_the_end:
            rewards[:] = np.where(over, self.points, 0)
