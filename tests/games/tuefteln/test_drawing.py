"""Views as text; each picture was written by hand from the rules."""

from textwrap import dedent

from vierling import Match, tuefteln
from vierling.games.tuefteln.rules.drawing import draw_sheet
from vierling.games.tuefteln.rules.notation import read_sheet
from vierling.games.tuefteln.rules.rules import Options


def picture(text: str) -> str:
    return dedent(text).strip("\n")


def test_an_empty_sheet_of_side_a_shows_numbers_white_cells_and_bridges() -> None:
    expected = """
    side A, round 1 of 15

    seat 1: 0
       5   .     .   a     a   .  |
       .   b     b   .     6   c  |  -  -  -

       1   d     d   3     .   c  |
       e   .     .   f     .   g  |  -  -  -

       e   4     .   f     .   g  |
       .   h     h   .     2   .  |  -  -  -
    """
    assert str(Match("tuefteln")) == picture(expected)


def test_an_empty_sheet_of_side_b_shows_colours() -> None:
    lines = str(Match("tuefteln", side="B")).splitlines()
    assert lines[0] == "side B, round 1 of 15"
    assert lines[3].split() == ["Y", "R", "6", "G", "V", "3", "|"]


def test_a_finished_square_has_its_points_beside_it_and_is_tallied() -> None:
    expected = """
       5   5     2   2     5   6  |
       5   5     2   2     6   5  |  5  5  4

       1   1     6   3     1   2  |
       1   1     5   4     1   1  |  5  6  0

       4   4     3   3     .   g  |
       6   3     3   3     2   6  |  2  5  -
    """
    paper = Options("A").paper
    sheet = read_sheet("552256/552265/116312/115411/4433../633326", paper)
    assert dedent(draw_sheet(paper.signs, sheet)) == picture(expected)


def test_the_tally_is_below_the_sheet() -> None:
    match = Match("tuefteln")
    for dice, entry in (("5+5", "b1+a2"), ("5+1", "b2+c2")):
        match.roll(dice)
        match.play(0, entry)
    lines = str(match).splitlines()
    assert lines[2] == "seat 1: 5"
    assert lines[-1] == "  four 1"


def test_an_open_entry_is_in_brackets_for_its_owner_and_only_noted_for_others() -> None:
    match = Match("tuefteln", seats=2)
    match.roll("5+3")
    match.play(0, "c1+b1")
    own, others = tuefteln.draw(match.view(0)), tuefteln.draw(match.view(1))
    assert own.splitlines()[0] == "side A, round 1 of 15: 5+3"
    assert "seat 1: 0 (has written)" in own
    assert "   5 (3)   (5)   a     a   .  |" in own
    assert "seat 1: 0 (has written)" in others
    assert "(5)" not in others
    assert tuefteln.draw(match.view()) == others
