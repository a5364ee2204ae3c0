"""The bots of Knister, weakest first."""

from vierling.bots.knister import greedy, steady

BOTS = {"greedy": greedy.choose, "steady": steady.choose}
