"""Hints in steps: whether the board can still be solved, which tile is next, where it goes, and a whole solution."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from vierling.game import Refusal
from vierling.games.tubyrinth.rules import View
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.notation import READY, Lift, Move
from vierling.games.tubyrinth.rules.pipeline import counted, flood
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, PLACEMENTS, Placement
from vierling.games.tubyrinth.think.solver import Solutions, solve

STEPS = 100_000  # lays to try: enough for any board with obstacles


@dataclass(frozen=True, slots=True)
class Hint:
    """`solvable` is None if the search was too big to tell."""

    solvable: bool | None
    layout: tuple[Placement, ...] | None  # a solution that contains what is on the board, if there is one
    move: Move | None


@dataclass(frozen=True, slots=True)
class Seeker:
    """A player with a board, and the lengths of pipeline to look for."""

    view: View
    tiles: tuple[int, ...]

    def search(self, laid: Sequence[Placement]) -> Solutions:
        assert self.view.own is not None
        return solve(
            board_of(self.view.own.board),
            tiles=self.tiles,
            flip=self.view.options.flip,
            over_rocks=self.view.options.mode == "rookie",
            laid=laid,
            most=1,
            steps=STEPS,
            prefer_ready=True,
        )


def give_hint(view: View, aim: int | None) -> Hint:
    if view.own is None or view.seat is None:
        raise Refusal("round-not-begun", "the round has not begun")
    allowed = range(view.least[view.seat], ALL_TILES + 1)
    if aim is not None and aim not in allowed:
        sentence = f"a pipeline has {allowed[0]} to {allowed[-1]} tiles here, not {aim}"
        raise Refusal("tiles-outside", sentence, least=allowed[0], most=allowed[-1], tiles=aim)
    laid = [PLACEMENTS[text] for text in view.own.laid]
    if len(counted(board_of(view.own.board), laid)) in ([aim] if aim else allowed):
        return Hint(solvable=True, layout=tuple(laid), move=READY)
    seeker = Seeker(view, (aim,) if aim else tuple(allowed))
    found = seeker.search(laid)
    if found.layouts:
        return Hint(solvable=True, layout=found.layouts[0], move=next_lay(view, laid, found.layouts[0]))
    solvable = False if found.complete else None
    return lift_something(seeker, laid, solvable)


def next_lay(view: View, laid: Sequence[Placement], layout: Collection[Placement]) -> Placement:
    """The first of the missing tiles that water would reach."""
    assert view.own is not None
    missing = [tile for tile in layout if tile not in laid]
    water = flood(board_of(view.own.board).start.border, laid)
    return next((tile for tile in missing if any(pipe & water for pipe in tile.pipes)), missing[0])


def lift_something(seeker: Seeker, laid: Sequence[Placement], solvable: bool | None) -> Hint:
    """Take away as little as possible, so that what stays can become a pipeline."""
    for kept in fewer(laid):
        found = seeker.search(kept)
        if found.layouts:
            gone = next(tile for tile in laid if tile not in kept)
            return Hint(solvable, found.layouts[0], Lift(gone.tile))
    return Hint(solvable, None, None)


def fewer(laid: Sequence[Placement]) -> Iterator[tuple[Placement, ...]]:
    """All but one, all but two, then none at all."""
    for count in range(len(laid) - 1, max(0, len(laid) - 3), -1):
        yield from combinations(laid, count)
    yield ()
