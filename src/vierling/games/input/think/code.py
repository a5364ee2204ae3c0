"""The functions that run on either backend: in plain Python as they stand here, and compiled."""

from vierling.games.input.think import evaluation, expectation, kernels, search

SOURCES = (kernels, evaluation, expectation, search)


class Code:
    reckon_all_odds = staticmethod(expectation.reckon_all_odds)
    expect_touches = staticmethod(expectation.expect_touches)
    expect_places = staticmethod(expectation.expect_places)
    add = staticmethod(search.add)
    climb = staticmethod(search.climb)
    think = staticmethod(search.think)
