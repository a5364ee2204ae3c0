"""Builds towards one of the board's solutions, tile by tile from where the water comes in."""

from collections.abc import Sequence
from random import Random

from vierling.games.tubyrinth.rules import View
from vierling.games.tubyrinth.rules.board import Board, board_of
from vierling.games.tubyrinth.rules.notation import GO, PASS, READY, Lift, Move
from vierling.games.tubyrinth.rules.pipeline import counted, flood
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, PLACEMENTS, Placement
from vierling.games.tubyrinth.think.levels import Level
from vierling.games.tubyrinth.think.solver import solve
from vierling.play.haste import in_haste

STEPS = 60_000  # lays to try in one search
HASTY = 1_200  # where somebody waits for it on a slow device
FOUND = 60  # solutions to choose from: more would change little


def build(level: Level, view: View, moves: Sequence[Move], rng: Random) -> Move:
    if GO in moves or view.own is None or view.seat is None:
        return GO
    laid = [PLACEMENTS[text] for text in view.own.laid]
    if len(counted(board_of(view.own.board), laid)) >= view.least[view.seat]:  # it may not be told where the water is
        return READY
    plan = find_plan(level, view, laid, rng)
    if plan:
        return next_tile(board_of(view.own.board), laid, plan)
    return Lift(rng.choice(laid).tile) if laid else PASS


def find_plan(level: Level, view: View, laid: Sequence[Placement], rng: Random) -> tuple[Placement, ...] | None:
    """A solution that contains what is already laid; of the length it wishes for, if there is one."""
    assert view.own is not None
    assert view.seat is not None
    for tiles in wishes(level, view.least[view.seat], rng):
        found = solve(
            board_of(view.own.board),
            tiles=(tiles,),
            flip=view.options.flip,
            over_rocks=view.options.mode == "rookie",
            laid=laid,
            most=FOUND,
            steps=HASTY if in_haste() else STEPS,
            prefer_ready=True,
        )
        if found.layouts:
            return rng.choice(found.layouts)
    return None


def wishes(level: Level, least: int, rng: Random) -> list[int]:
    """All lengths that count: the one it looks for first, then the longer ones before the shorter."""
    allowed = range(least, ALL_TILES + 1)
    weights = [level.wishes[tiles] + 0.01 for tiles in allowed]
    first = rng.choices(allowed, weights)[0]
    return [first, *sorted(set(allowed) - {first}, reverse=True)]


def next_tile(board: Board, laid: Sequence[Placement], plan: Sequence[Placement]) -> Placement:
    """The first of the missing tiles that water would reach."""
    missing = [tile for tile in plan if tile not in laid]
    water = flood(board.start.border, laid)
    return next((tile for tile in missing if any(pipe & water for pipe in tile.pipes)), missing[0])
