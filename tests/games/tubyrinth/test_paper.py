"""Boards and tiles on paper: everything has the size of everything else, and a tile's back is behind its front."""

from math import dist

import pytest

from paper.reading import Drawn, Page, printed
from vierling import Refusal, tubyrinth
from vierling.games.tubyrinth.paper.board import ROCKS
from vierling.games.tubyrinth.paper.pipes import PIPE_LINE
from vierling.games.tubyrinth.paper.prints import pick_boards
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.kit import kit_of
from vierling.paper.order import Order
from vierling.paper.printing import print_game

CELL = 20.0  # millimetres, as docs/paper.md says
CELLS = 26  # of all seven tiles, see the table in the rules
MOUTHS = 3 + 3 + 4 + 4 + 4 + 4 + 4  # of I3, L3, I4, L4, T4, S4 and O4
A4 = 210.0

Spot = tuple[float, float]


def flanges(page: Page) -> list[Drawn]:
    """Every mouth has one, 0.64 of a cell wide and 0.15 deep."""
    wide, deep = 0.64 * CELL, 0.15 * CELL
    dark = {id(each) for each in page.filled(PIPE_LINE)}
    return [each for each in (*page.boxes(wide, deep), *page.boxes(deep, wide)) if id(each) in dark]


def assert_mirrored(front: list[Drawn], back: list[Drawn], axis: float) -> None:
    """Each spot of the front has one on the other side of the axis, within a tenth of a millimetre."""
    wanted = sorted((round(2 * axis - x, 2), round(y, 2)) for x, y in (each.middle for each in front))
    found = sorted((round(x, 2), round(y, 2)) for x, y in (each.middle for each in back))
    assert len(found) == len(wanted)
    for one, other in zip(wanted, found, strict=True):
        assert one == pytest.approx(other, abs=0.1)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_cells_of_tiles_are_cells_of_boards(paper: str) -> None:
    board, *_, front, back, _track, _rules = printed("tubyrinth", paper=paper, pick="1")
    assert len(board.boxes(8 * CELL, 8 * CELL)) == 1, "a board has eight by eight cells"
    rocks = BOARDS["1a"].count("#")
    assert len([each for each in board.filled(ROCKS) if each.measures(CELL, CELL)]) == rocks
    assert len(front.boxes(CELL, CELL)) == len(back.boxes(CELL, CELL)) == CELLS


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_backs_lie_behind_fronts_and_show_the_mirror_image(paper: str) -> None:
    front, back = printed("tubyrinth", "tiles", paper=paper)
    middle = front.width / 2
    assert_mirrored(front.boxes(CELL, CELL), back.boxes(CELL, CELL), middle)
    assert len(flanges(front)) == MOUTHS
    assert_mirrored(flanges(front), flanges(back), middle)


def test_what_is_behind_is_not_what_is_in_front() -> None:
    """No tile is its own mirror image, so pipes that were not mirrored would be noticed."""
    front, back = printed("tubyrinth", "tiles")
    unmirrored = {each.middle for each in flanges(front)} & {each.middle for each in flanges(back)}
    assert len(unmirrored) < MOUTHS


def test_crosses_show_whether_both_sides_register() -> None:
    front, back = printed("tubyrinth", "tiles")
    ahead, behind = ([*page.boxes(4, 0), *page.boxes(0, 4)] for page in (front, back))
    assert len(ahead) == 4, "two crosses of two lines"
    assert_mirrored(ahead, behind, A4 / 2)


def test_folded_tiles_have_their_back_on_the_other_side_of_the_fold() -> None:
    (page,) = printed("tubyrinth", "tiles", fold=True)
    folds = [each for each in page.drawn if each.dashed and each.width < 0.1]
    assert len(folds) == 7
    assert len(page.boxes(CELL, CELL)) == 2 * CELLS
    assert len(flanges(page)) == 2 * MOUTHS
    for tile in pieces(page.boxes(CELL, CELL)):
        middle = sum(each.middle[0] for each in tile) / len(tile)
        assert [fold for fold in folds if fold.x == pytest.approx(middle, abs=0.1)], "both halves are beside a fold"
        mouths = [each for each in flanges(page) if any(is_on(each, cell) for cell in tile)]
        left, right = ([each for each in mouths if (each.middle[0] > middle) == side] for side in (False, True))
        assert_mirrored(right, left, middle)


def pieces(cells: list[Drawn]) -> list[list[Drawn]]:
    """What stays together when it is cut out."""
    found: list[list[Drawn]] = []
    for cell in cells:
        joined = [piece for piece in found if any(dist(cell.middle, each.middle) < CELL + 0.1 for each in piece)]
        found = [piece for piece in found if piece not in joined]
        found.append([cell, *(each for piece in joined for each in piece)])
    return found


def is_on(mouth: Drawn, cell: Drawn) -> bool:
    return all(abs(one - other) < CELL / 2 for one, other in zip(mouth.middle, cell.middle, strict=True))


def test_a_card_of_the_book_is_one_sheet_of_paper() -> None:
    pages = printed("tubyrinth", "boards", pick="3,1b,2")
    names = ["3a", "3b", "1b", "", "2a", "2b"]
    assert len(pages) == len(names), "the back of 1 is alone, so a page stays blank before the next front"
    for name, page in zip(names, pages, strict=True):
        assert f"board {name}" in page.text if name else not page.text


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("7", ["7a", "7b"]),
        ("7b", ["7b"]),
        ("2-3", ["2a", "2b", "3a", "3b"]),
        (" 1a, 41b ", ["1a", "41b"]),
        ("1,1-1,1a", ["1a", "1b"]),
    ],
)
def test_boards_are_picked_by_card_side_and_range_each_once(text: str, names: list[str]) -> None:
    assert pick_boards(text) == names


def test_all_boards_are_82() -> None:
    assert pick_boards("all") == list(BOARDS)
    assert len(BOARDS) == 82


@pytest.mark.parametrize("text", ["0", "42", "40-42", "3-2", "7c", "a", ",", "1-", "1;2", "\N{FULLWIDTH DIGIT NINE}"])
def test_cards_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        pick_boards(text)
    assert refused.value.code == "bad-pick"


def test_a_board_of_ones_own_is_printed_alone() -> None:
    rows = ["#......."] + ["........"] * 7
    (page,) = printed("tubyrinth", "boards", board="/".join([*rows, "b1N", "h8E"]))
    assert "custom board" in page.text
    (rock,) = page.filled(ROCKS)
    (frame,) = page.boxes(8 * CELL, 8 * CELL)
    assert (rock.x, rock.y) == pytest.approx((frame.x, frame.y), abs=0.05), "the top left cell"
    stubs = page.boxes(0.44 * CELL, 0.37 * CELL) + page.boxes(0.37 * CELL, 0.44 * CELL)
    start, end = stubs
    assert start.middle[0] == pytest.approx(frame.x + 1.5 * CELL, abs=0.05), "above the second column"
    assert start.middle[1] < frame.y
    assert end.middle[0] > frame.x + 8 * CELL, "right of the last row"
    assert end.middle[1] == pytest.approx(frame.y + 7.5 * CELL, abs=0.05)


def test_the_track_goes_from_below_zero_to_25() -> None:
    (page,) = printed("tubyrinth", "track")
    assert len(page.boxes(30, 30)) == 30, "from -4 to 25"
    assert len(page.boxes(20, 20)) == 6, "markers to cut out"
    for points in ("25", "24", "0", "\N{EN DASH}4"):
        assert points in page.text.split()


def test_printing_asks_for_no_solver() -> None:
    order = Order(kit_of("tubyrinth"), tubyrinth.Options(board="7a"), "de", "boards")
    assert print_game(order).pages == 1
