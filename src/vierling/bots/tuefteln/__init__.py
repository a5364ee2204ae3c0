"""The bots of Tüfteln, weakest first."""

from vierling.bots.tuefteln import greedy, steady

BOTS = {"greedy": greedy.choose, "steady": steady.choose}
