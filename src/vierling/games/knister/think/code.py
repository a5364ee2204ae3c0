"""The functions that run on either backend: in plain Python as they stand here, and compiled."""

from vierling.games.knister.think import erring, kernels, reckoning, searching

SOURCES = (kernels, reckoning, searching, erring)


class Code:
    open_pages = staticmethod(reckoning.open_pages)
    appraise = staticmethod(reckoning.appraise)
    reckon = staticmethod(reckoning.reckon)
    expect = staticmethod(reckoning.expect)
    foresee = staticmethod(searching.foresee)
    search = staticmethod(searching.search)
    weigh_cells = staticmethod(erring.weigh_cells)
    draw_cell = staticmethod(erring.draw_cell)
