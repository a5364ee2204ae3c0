"""R-P1 and R-P2, against every subset tried by other means (plumbing.py)."""

from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tubyrinth.plumbing import (
    Laid,
    chains,
    ground_of,
    is_tight,
    layouts,
    most_needed,
    placements,
    reaches,
)
from games.tubyrinth.plumbing import read_laid as lay_text
from games.tubyrinth.racing import BOARD, BROKEN, FIVE, FOUR, LOOPS, SEVEN, SIX
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.laying import ORDER
from vierling.games.tubyrinth.rules.pipeline import EMPTY, Flow, Layout, counted, flow, tiles_of
from vierling.games.tubyrinth.rules.rules import put
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS

# A roomy board, where a pipeline passes O4 twice.
TWICE = "...#..../......../..#...../...#..../......#./##....../.#...##./...#...#/a1N/h4E"


def layout_of(tiles: str) -> Layout:
    layout = EMPTY
    for text in tiles.split():
        layout = put(layout, ORDER[PLACEMENTS[text].tile], PLACEMENTS[text])
    return layout


def water(tiles: str, word: str = BOARD) -> Flow:
    return flow(board_of(word), layout_of(tiles))


def count(tiles: str, word: str = BOARD) -> int:
    return len(counted(board_of(word), tiles_of(layout_of(tiles))))


def text_of(tiles: frozenset[Laid]) -> str:
    return " ".join(sorted(laid.text for laid in tiles))


# Pipelines


@pytest.mark.parametrize(("tiles", "number"), [(FIVE, 5), (SIX, 6), (SEVEN, 7)])
def test_a_pipeline_is_a_chain_from_start_to_end(tiles: str, number: int) -> None:
    ground, laid = ground_of(BOARD), [lay_text(text) for text in tiles.split()]
    assert all(each.cells <= ground.free for each in laid)
    assert is_tight(ground, laid)
    assert count(tiles) == number
    assert set(water(tiles).counts) == {text[:2] for text in tiles.split()}


@pytest.mark.parametrize("gone", SEVEN.split())
def test_the_photographed_solution_without_any_one_of_its_tiles_is_not_a_pipeline(gone: str) -> None:
    left = " ".join(text for text in SEVEN.split() if text != gone)
    assert count(left) == 0
    assert not water(left).arrives


def test_the_real_board_has_1_layout_of_five_16_of_six_and_4_of_seven_without_flipping() -> None:
    found = layouts(ground_of(BOARD), flip=False)
    assert [sum(len(tiles) == number for tiles in found) for number in (5, 6, 7)] == [1, 16, 4]
    assert all(count(text_of(tiles)) == len(tiles) for tiles in found)


def test_an_empty_board_has_no_pipeline() -> None:
    assert count("") == 0
    assert water("") == Flow((), (), 0, arrives=False, counts=())


def test_a_mouth_that_only_lies_beside_another_cell_does_not_join() -> None:
    assert water("I3@a1 L4@a3").reach == 2
    assert water("I3@a1 L4@a4").reach == 1  # I3 leads east from a3; L4 has no mouth there
    assert water("L4@a3").reach == 0


# R-P1


@pytest.mark.parametrize(
    ("tiles", "end"),
    [
        ("I3@a1", (1, 0, "W")),  # the edge
        ("I3@a1 L4@a3", (3, 1, "E")),  # an obstacle
        ("I3@a1", (2, 0, "E")),  # a free cell
        ("I3@a1 I4r1@b3", (2, 0, "E")),  # another tile's closed side
    ],
)
def test_r_p1_open_ends_of_every_kind_are_allowed_and_drip(tiles: str, end: tuple[int, int, str]) -> None:
    assert end in water(tiles).drips


def test_r_p1_the_photographed_solution_has_open_ends_at_edge_obstacle_free_cell_and_closed_side() -> None:
    drips = set(water(SEVEN).drips)
    assert drips >= {
        (1, 0, "W"),  # I3 at the edge
        (3, 1, "E"),  # L4 at the obstacle c4
        (5, 6, "S"),  # S4 above the free cell g7
        (4, 0, "S"),  # L4 at the obstacle a6
    }
    assert water(SEVEN).arrives


def test_r_p1_a_mouth_that_meets_another_or_a_mark_does_not_drip() -> None:
    drips = water(SEVEN).drips
    assert (0, 0, "N") not in drips
    assert (3, 7, "E") not in drips
    assert (2, 0, "E") not in drips
    assert (2, 1, "W") not in drips


def test_a_dry_pipe_does_not_drip() -> None:
    assert water("I4@a8").drips == ()
    assert water(SEVEN).wet[-1] == ("O4", 1)
    assert ("O4", 0) not in water(SEVEN).wet, "the other pipe of the twin tile is dry"
    assert not {(2, 6, "N"), (2, 7, "N")} & set(water(SEVEN).drips)


# R-P2


def test_r_p2_a_tile_that_lies_apart_does_not_count() -> None:
    assert count(f"{FIVE} L3@f2") == 5
    assert water(f"{FIVE} L3@f2").reach == 5


def test_r_p2_a_branch_does_not_count() -> None:
    """Water runs down into L3, and no further.

    5     ·   ┃   ·  ### ###╺━┳━━━┛  ###
              o       ╻       ┃
    6    ###  ┗━━━┳━━━┻━━━━━o━┫   ·  ###
                  o           ┃
    7     ·  ###  ┣━━━┓   ·   ┗━╸ ·  ###
                  ┃   ╹
    """
    assert water(f"{FIVE} L3@c7").reach == 6
    assert set(water(f"{FIVE} L3@c7").counts) == {"I3", "T4", "I4", "L4", "O4"}


def test_r_p2_a_loop_does_not_count() -> None:
    """T4 and I4 meet; the way round by L4 and I3 is not needed, and the four tiles left are not a pipeline.

    1     ┗━━━┳━╸ ·  ###
              ┃
    2     · ╺━┻━━━━━o━┳━╸###
                      ┃
    3     ·   ·   ┏━━━┫   ·
                  o   ┃
    4    ###╺━┳━━━┛   ┃  ###  · ╺━━━━━┳━o>
              ┃       o       ╻       ┃
    5    ###╺━┫  ###  ┗━━━┳━━━┻━━━━━o━┛
              ┃           o
    6     ·   ┗━o━━━━━┳━━━┛   ·   ·   ·
    """
    tiles = "S4r1@a1 T4r1@c2 L4r2@b4 I3r3@c6 I4@d5 L3r1@g4"
    assert set(water(tiles, LOOPS).counts) == {"S4", "T4", "I4", "L3"}
    assert water(tiles, LOOPS).reach == 6


def test_r_p2_of_two_ways_the_one_with_more_tiles_counts() -> None:
    """From S4 one way leads by I4 to T4, four tiles in all; the other by L4 and O4, which makes five.

    2     ┃   ·   ·   ·  ### ###  ·   ·
          o               ╻
    3     ┗━━━┳━o━━━━━┳━━━┻━━━┓   ·   ·
              ┃       ╹       o
    4    ###╺━┻━━━━━o━┓  ###  ┣━━━┳━━━━━o>
                      ┃       o   ┃
    5    ###  ·  ###  ┣━o━━━━━┛   ┗━╸ ·
                      ┃
    6     ·   ·   ┏━━━┻━╸ ┌───┐   ·   ·
    """
    ground = ground_of(LOOPS)
    for way, number in ((f"{FOUR} L4@c4 O4r2@e5", 5), ("L3@a1 S4r1@a3 L4r1@d4 T4r1@f3 I4r1@h2 I3r1@d6 O4r2@g6", 6)):
        tiles = [lay_text(text) for text in way.split()]
        sizes = {len(some) for size in range(8) for some in combinations(tiles, size) if is_tight(ground, some)}
        assert sizes == {number - 1, number}
        assert count(way, LOOPS) == number


@cache
def walks(word: str) -> list[frozenset[Laid]]:
    return sorted(chains(ground_of(word), flip=False), key=text_of)


def test_r_p2_detours_and_loops_are_taken_away_and_the_most_needed_tiles_left() -> None:
    """Every walk of a roomy board, among them hundreds with shortcuts."""
    ground, lost = ground_of(LOOPS), set()
    for tiles in walks(LOOPS):
        number = most_needed(ground, tiles)
        assert count(text_of(tiles), LOOPS) == number
        lost.add(len(tiles) - number)
    assert lost >= {0, 1, 2}


def test_r_p2_every_tile_that_counts_is_needed() -> None:
    ground = ground_of(LOOPS)
    for tiles in walks(LOOPS)[::7]:
        counts = water(text_of(tiles), LOOPS).counts
        assert is_tight(ground, [laid for laid in tiles if laid.tile in counts])


@given(seed=st.integers(0, 2**32))
def test_r_p2_any_layout_counts_as_its_largest_needed_subset(seed: int) -> None:
    rng = Random(seed)
    word = rng.choice([LOOPS, TWICE, BOARD])
    ground = ground_of(word)
    tiles = set(rng.choice(walks(word)))
    for laid in rng.sample(everywhere(word), 60):
        if not any(laid.tile == each.tile or laid.cells & each.cells for each in tiles):
            tiles.add(laid)
    for laid in rng.sample(sorted(tiles, key=lambda each: each.text), rng.randrange(3)):
        tiles.remove(laid)
    found = water(text_of(frozenset(tiles)), word)
    assert len(found.counts) == most_needed(ground, tiles)
    assert found.arrives == reaches(ground, tiles)


@cache
def everywhere(word: str) -> list[Laid]:
    return placements(ground_of(word))


def test_o4_passed_once_counts_as_one_tile() -> None:
    assert count(FIVE) == 5
    assert [pipe for tile, pipe in water(FIVE).wet if tile == "O4"] == [1]


def test_o4_passed_twice_counts_as_one_tile() -> None:
    """O4 is at e3, f3, e4, f4: one pipe joins L4 to T4, the other S4 to L3.

    2   ╺━┫   ·   ┣━━━┳━━━━━o━━━━━┳━╸ ·
          ┃       ╹   ┃           ┃
    3     ┣━o━┓  ###  ┗━o━┓   ┏━o━┻━━━┓
          ┃   ┃           ┃   ┃       ╹
    4   ╺━┛   ┣━o━┓  ###  ┃   ┗━o━━━━━┳━o>
              ┃   ┃       o           ┃
    5     ·   ┃   ┣━━━┳━━━┛   ·  ###╺━┛
    """
    tiles = "I4r3@a1 I3r2@b3 T4@c2 L4r1@c4 O4r1@e3 S4r3@f2 L3r1@g4"
    assert is_tight(ground_of(TWICE), [lay_text(text) for text in tiles.split()])
    assert [pipe for tile, pipe in water(tiles, TWICE).wet if tile == "O4"] == [0, 1]
    assert count(tiles, TWICE) == 7


def test_water_gets_as_far_as_it_is_connected() -> None:
    assert water("I3@a1 L4@a3 I4@a8").reach == 2
    assert water("I3@a1 L4@a3 I4@a8").wet == (("I3", 0), ("L4", 0))
    assert water("I4@a8 O4@g3").reach == 0
    assert not water(BROKEN).counts
