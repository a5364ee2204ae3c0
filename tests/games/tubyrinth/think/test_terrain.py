"""Groups of obstacles, and ground that nothing can use."""

from random import Random

from games.tubyrinth.think.boards import REAL
from vierling.games.tubyrinth.rules.board import Board, read_board
from vierling.games.tubyrinth.think.terrain import EDGE, cells_of, fill_pockets, groups, make_board, scatter, spread


def test_the_real_board_has_20_obstacles_in_7_groups_the_largest_of_11() -> None:
    sizes = sorted(group.bit_count() for group in groups(REAL.rocks))
    assert (sum(sizes), len(sizes), sizes[-1]) == (20, 7, 11)


def test_cells_beside_a_corner_and_an_edge_stay_on_the_board() -> None:
    assert cells_of(spread(1)) == [1, 8]
    assert cells_of(spread(1 << 15)) == [7, 14, 23]
    assert cells_of(spread(1 << 63)) == [55, 62]


def test_there_are_32_places_for_a_mark() -> None:
    assert len(set(EDGE)) == 4 * 8


def test_obstacles_grow_to_the_wanted_number_and_in_no_more_groups_than_seeds() -> None:
    for seed in range(20):
        rocks = scatter(20, 7, Random(seed))
        assert rocks.bit_count() == 20
        assert len(list(groups(rocks))) <= 7


def test_ground_where_no_tile_fits_or_no_pipe_gets_to_is_filled() -> None:
    holes = read_board(
        "....#.##/"  # f1 alone is too small
        "....####/"
        "....#.../"  # these nine are connected, but not to the start
        "....#.../"
        "....#.../"
        "....####/"
        "...##..#/"  # so are f7 and g7
        "....####/"
        "a1N/a8S"
    )
    filled = make_board(fill_pockets(holes.rocks, holes.start.cell), *holes.marks)
    assert filled.rows == ("....####",) * 6 + ("...#####", "....####")


def test_a_board_is_made_of_its_rocks() -> None:
    assert make_board(REAL.rocks, *REAL.marks) == REAL
    assert isinstance(make_board(0, *REAL.marks), Board)
