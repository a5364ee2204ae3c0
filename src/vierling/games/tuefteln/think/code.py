"""The functions that run on either backend: in plain Python as they stand here, and compiled."""

from vierling.games.tuefteln.think import evaluation, kernels, searching, weighing
from vierling.lab import softmax

SOURCES = (kernels, evaluation, weighing, searching, softmax)


class Code:
    weigh = staticmethod(weighing.weigh)
    expect = staticmethod(weighing.expect)
    search = staticmethod(searching.search)
    think_to_the_end = staticmethod(searching.think_to_the_end)
    weigh_losses = staticmethod(softmax.weigh_losses)
    draw_place = staticmethod(softmax.draw_place)
