"""Where tiles fit, in bulk and one by one, against placements made by other means (plumbing.py)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tubyrinth.plumbing import Laid, ground_of, placements
from games.tubyrinth.racing import BOARD, SEVEN, build, race
from vierling import Match

BARE = ground_of(BOARD)
EVERYWHERE = {flip: placements(BARE, flip) for flip in (False, True)}


def lays(match: Match) -> set[str]:
    return {move for move in match.moves(0) if "@" in move}


def fitting(match: Match) -> set[str]:
    """What the masks of the view say."""
    return {
        f"{tile}{'f' * (way > 3)}{f'r{way % 4}' * (way % 4 > 0)}@{'abcdefgh'[cell % 8]}{cell // 8 + 1}"
        for tile, masks in match.view(0).fits.items()
        for way, mask in enumerate(masks)
        for cell in range(64)
        if int(mask, 16) >> cell & 1
    }


def expected(match: Match, flip: bool) -> set[str]:
    """Everything that overlaps no other tile, including where tiles lie now."""
    own = match.view(0).own.laid
    laid = [each for each in EVERYWHERE[True] if each.text in own]
    return {each.text for each in EVERYWHERE[flip] if fits(each, laid)}


def fits(tile: Laid, laid: list[Laid]) -> bool:
    return not any(tile.cells & other.cells for other in laid if other.tile != tile.tile)


@pytest.mark.parametrize(("flip", "number"), [(True, 836), (False, 415)])
def test_everything_that_fits_an_empty_board_may_be_laid(flip: bool, number: int) -> None:
    match = race(1, flip=flip)
    assert lays(match) == fitting(match) == expected(match, flip)
    assert len(lays(match)) == len(EVERYWHERE[flip]) == number


@given(seed=st.integers(0, 2**32))
def test_with_tiles_on_the_board_others_fit_beside_them_and_each_may_move(seed: int) -> None:
    rng = Random(seed)
    match = race(1)
    for _ in range(rng.randrange(1, 12)):
        match.play(0, rng.choice(match.moves(0)[:-2]))
    laid = set(match.view(0).own.laid)
    assert fitting(match) == expected(match, flip=True)
    assert lays(match) == fitting(match) - laid


def test_masks_begin_at_a1_and_run_along_the_row() -> None:
    match = race(1)
    build(match, 0, SEVEN)
    # Counted by hand: the twin tile may stay at g3, or lie on the ground that is left above it.
    assert int(match.view(0).fits["O4"][0], 16) == sum(1 << bit(cell) for cell in ("d2", "e2", "f2", "f3", "g3"))


def bit(cell: str) -> int:
    return "abcdefgh".index(cell[0]) + 8 * (int(cell[1]) - 1)
