"""The seven tiles against the table in the rules, turned and flipped by other means (plumbing.py)."""

import pytest

from games.tubyrinth.plumbing import STEPS, Border, Laid, lay, pieces, placements
from games.tubyrinth.plumbing import Ground as Bare
from vierling.games.tubyrinth.rules.tiles import CELLS, PLACEMENTS, SIDE, SIDES, TILES, Placement, border, flip, turn

EMPTY = Bare(frozenset(column + row * 1j for row in range(8) for column in range(8)), frozenset(), frozenset())
every_tile = pytest.mark.parametrize("tile", TILES)


def as_laid(placement: Placement) -> Laid:
    pipes = frozenset(frozenset(step(row, column, side) for row, column, side in mouths) for mouths in placement.mouths)
    cells = frozenset(cell % 8 + cell // 8 * 1j for cell in placement.cells)
    return Laid(placement.tile, cells, pipes, str(placement))


def step(row: int, column: int, side: str) -> Border:
    cell = column + row * 1j
    return frozenset({cell, cell + STEPS[side]})


def test_there_are_seven_tiles_of_26_cells_with_eight_pipes() -> None:
    assert list(TILES) == [name for name, _ in pieces()]
    assert sum(len(shape.cells) for shape in TILES.values()) == 26
    assert [len(shape.pipes) for shape in TILES.values()] == [1, 1, 1, 1, 1, 1, 2]


def test_every_placement_lies_as_the_table_says_and_none_is_missing_or_listed_twice() -> None:
    expected = {laid.text: laid for laid in placements(EMPTY)}
    assert {str(placement): as_laid(placement) for placement in PLACEMENTS.values()} == expected
    assert len({(laid.tile, laid.cells, laid.pipes) for laid in expected.values()}) == len(expected)


def test_there_are_2496_placements_on_an_empty_board() -> None:
    """A box of h by w has (9 - h)(9 - w) places and lies in eight ways, half of them on their side."""
    boxes = {"I3": (3, 1), "L3": (2, 2), "I4": (1, 4), "L4": (3, 2), "T4": (2, 3), "S4": (3, 2), "O4": (2, 2)}
    assert len(PLACEMENTS) == sum(8 * (9 - high) * (9 - wide) for high, wide in boxes.values()) == 2496


@every_tile
def test_four_quarter_turns_or_two_flips_change_nothing(tile: str) -> None:
    shape = TILES[tile]
    assert turn(turn(turn(turn(shape)))) == flip(flip(shape)) == shape


def test_a_tile_is_flipped_first_and_then_turned() -> None:
    """The foot of L4 is at the lower left; flipped at the lower right; then turned, at the lower left again."""
    assert Placement("L4", True, 0, 0, 0).cells == (0, 8, 16, 17)
    assert Placement("L4", True, 1, 0, 0).cells == (0, 1, 2, 8)
    assert as_laid(Placement("L4", True, 1, 2, 3)) == lay("L4", True, 1, 2, 3)


def test_a_border_has_one_number_from_both_sides() -> None:
    numbers: dict[int, set[Border]] = {}
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        for side in SIDES:
            numbers.setdefault(border(row, column, side), set()).add(step(row, column, side))
    assert len(numbers) == 2 * 9 * 8  # nine lines of eight, either way
    assert all(len(meant) == 1 for meant in numbers.values())


def test_a_mask_has_a_bit_for_each_cell() -> None:
    placement = PLACEMENTS["O4@g3"]
    assert placement.cells == (22, 23, 30, 31)  # g3 h3 g4 h4
    assert placement.mask == (1 << 22) + (1 << 23) + (1 << 30) + (1 << 31)
