"""Where a tile may lie: on free cells only, inside the board, without overlap."""

from collections.abc import Mapping
from functools import lru_cache

from vierling.game import Actions, IllegalMove
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.notation import CALLS, Lift
from vierling.games.tubyrinth.rules.options import Options
from vierling.games.tubyrinth.rules.pipeline import Layout, tiles_of
from vierling.games.tubyrinth.rules.tiles import NAMES, PLACEMENTS, SIDE, TILES, Placement

ORDER = {tile: place for place, tile in enumerate(TILES)}


@lru_cache(maxsize=256)
def all_moves(options: Options) -> Actions:
    """Where boards are drawn, a tile may be laid anywhere; on a board that was agreed on, only beside its rocks."""
    rocks = board_of(options.board).rocks if options.board and not options.over_rocks else 0
    lays = (each for lays in on_ground(rocks, options.flip).values() for each in lays)
    return Actions((*lays, *CALLS))


def taken(layout: Layout, ignoring: str) -> int:
    return sum(placement.mask for placement in tiles_of(layout) if placement.tile != ignoring)


@lru_cache(maxsize=256)  # hosts, pages and bots ask for the same board again
def free_lays(rocks: int, layout: Layout, flip: bool) -> tuple[Placement, ...]:
    """Everything that may be laid next; laying a tile that is on the board moves it."""
    found: list[Placement] = []
    for tile, lying in zip(TILES, layout, strict=True):
        others = taken(layout, tile)
        found += [each for each in on_ground(rocks, flip)[tile] if not each.mask & others and each != lying]
    return tuple(found)


@lru_cache(maxsize=256)
def on_ground(rocks: int, flip: bool) -> Mapping[str, list[Placement]]:
    """Where each tile may lie on the empty board."""
    fitting = [each for each in PLACEMENTS.values() if not each.mask & rocks and (flip or not each.flipped)]
    return {tile: [each for each in fitting if each.tile == tile] for tile in TILES}


@lru_cache(maxsize=2048)
def fits(rocks: int, layout: Layout, flip: bool) -> Mapping[str, tuple[str, ...]]:
    """The same in compact form, and where tiles lie now: for each tile and orientation (four turns, then the four of
    its back) a hexadecimal mask of the cells it may be laid on; bit 0 is a1, bit 1 is b1."""
    masks = {tile: [0] * 8 for tile in TILES}
    for placement in (*free_lays(rocks, layout, flip), *tiles_of(layout)):
        masks[placement.tile][4 * placement.flipped + placement.turns] |= 1 << SIDE * placement.row + placement.column
    return {tile: tuple(f"{mask:x}" for mask in orientations) for tile, orientations in masks.items()}


def check_lay(rocks: int, layout: Layout, placement: Placement, flip: bool) -> None:
    if placement.flipped and not flip:
        raise IllegalMove("no-flipping", "tiles may be turned here, but not flipped")
    if placement in layout:
        raise IllegalMove("stands-there", "that is already there")
    blocked = placement.mask & (rocks | taken(layout, placement.tile))
    if blocked:
        cell = next(NAMES[cell] for cell in placement.cells if blocked >> cell & 1)
        raise IllegalMove("cell-taken", f"{cell} is not free", cell=cell)


def check_lift(layout: Layout, lift: Lift) -> None:
    if layout[ORDER[lift.tile]] is None:
        raise IllegalMove("not-laid", f"{lift.tile} is not on the board", tile=lift.tile)
