"""How hard a board is, measured without a clock: how many tiles a simple player lays until there is a pipeline.

The player searches depth first. Where the water stands, at the last tile's open mouths, there are some ways to go on: a
tile that is left, laid on free ground so that one of its mouths meets there and it meets no earlier tile of the chain
(else that tile would not be needed); or, free of charge, the second pipe of O4 if the last tile meets it. The player
tries them in random order. A tile that completes a pipeline of 5 to 7 needed tiles is the last; one that reaches the
end otherwise, or cannot go on, is taken back once everything that could follow it has been tried. Every lay counts one;
taking back costs nothing.

The expectation is exact. If s of the ways at one place lead to a pipeline, each of them is equally likely to come first
among these, and each of the others comes before it with chance 1 / (s + 1).
"""

from bisect import bisect
from dataclasses import replace

from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.think.question import Answer, ask
from vierling.games.tubyrinth.think.solver import PIPELINE, bound, choose_search

GRADES = range(1, 6)
BANDS = (60, 120, 240, 480)  # expected lays at which grades 2 to 5 begin


def stroll(board: Board, *, flip: bool = True, steps: int | None = None, prefer_ready: bool = False) -> Answer:
    """Everything the player might do."""
    search = choose_search(prefer_ready)
    question = ask(board, tiles=PIPELINE, flip=flip, steps=bound(search, steps))
    return search(replace(question, everywhere=True))


def difficulty(
    board: Board, *, flip: bool = True, steps: int | None = None, prefer_ready: bool = False
) -> float | None:
    """The expected number of lays; None if nothing solves the board, or it takes too many steps to tell."""
    answer = stroll(board, flip=flip, steps=steps, prefer_ready=prefer_ready)
    return answer.lays if answer.complete and any(answer.counts) else None


def grade(lays: float) -> int:
    return GRADES[bisect(BANDS, lays)]


def grade_of(board: Board, *, flip: bool = True, steps: int | None = None, prefer_ready: bool = False) -> int | None:
    lays = difficulty(board, flip=flip, steps=steps, prefer_ready=prefer_ready)
    return None if lays is None else grade(lays)
