"""Views as text; each picture was written by hand from the rules."""

from textwrap import dedent

from vierling import Match, knister
from vierling.games.knister.rules.drawing import draw_grid
from vierling.games.knister.rules.notation import read_sheet

RULEBOOK = """
 7  4  8  9 11
 3  7  3  7  7
 5  5 10  5  5
 8  9  3  6  9
 8 11  8  8  7
"""


def picture(text: str) -> str:
    return dedent(text).strip("\n")


def test_an_empty_sheet() -> None:
    expected = """
    round 1 of 25

    seat 1: 0
       .   .   .   .   .  |
       .   .   .   .   .  |
       .   .   .   .   .  |
       .   .   .   .   .  |
       .   .   .   .   .  |
      --------------------
                           diagonals - -
    """
    assert str(Match("knister")) == picture(expected)


def test_a_finished_line_has_its_points_beside_it() -> None:
    expected = """
       7   4   8   9  11  |  0
       3   7   3   7   7  |  8
       5   5  10   5   5  |  6
       8   9   3   6   9  |  1
       8  11   8   8   7  |  3
      --------------------
       1   0   3   8   1   diagonals 6 16
    """
    (grid,) = read_sheet(RULEBOOK, 1)
    assert dedent(draw_grid(grid)) == picture(expected)


def test_an_open_entry_is_in_brackets_for_its_owner_and_only_noted_for_others() -> None:
    match = Match("knister", seats=2)
    match.roll("5+3")
    match.play(0, "b1")
    own, others = knister.draw(match.view(0)), knister.draw(match.view(1))
    assert own.splitlines()[0] == "round 1 of 25: 5+3 = 8"
    assert "seat 1: 0 (has written)" in own
    assert "   . (8)   .   .   .  |" in own
    assert "seat 1: 0 (has written)" in others
    assert "(8)" not in others
    assert knister.draw(match.view()) == others


def test_with_three_grids_the_heading_names_the_one_in_play_and_the_total_covers_all() -> None:
    match = Match("knister", grids=3)
    for _ in range(26):
        match.roll("4+4")
        match.play(0, match.moves(0)[0])
    lines = str(match).splitlines()
    assert lines[0] == "grid 2 of 3, round 2 of 25"
    assert lines[2] == "seat 1: 140"
    assert lines[3].split() == ["8", ".", ".", ".", ".", "|"]


def test_scored_at_the_end_a_drawing_shows_no_points_before() -> None:
    match = Match("knister", score="end")
    for _ in range(24):
        match.roll("4+4")
        match.play(0, match.moves(0)[0])
    assert "seat 1: not scored yet" in str(match)
    assert "   8   8   8   8   8  |\n" in str(match)
    match.roll("4+4")
    match.play(0, "e5")
    assert "seat 1: 140\n   8   8   8   8   8  | 10\n" in str(match)


def test_at_the_end_the_last_grid_is_shown_full() -> None:
    match = Match("knister")
    for _ in range(25):
        match.roll("4+4")
        match.play(0, match.moves(0)[0])
    lines = str(match).splitlines()
    assert (lines[0], lines[2]) == ("round 25 of 25", "seat 1: 140")
    assert lines[-1].split() == ["10", "10", "10", "10", "10", "diagonals", "20", "20"]
