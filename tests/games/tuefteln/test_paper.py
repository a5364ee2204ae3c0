"""Sheets are data: what a person can type, what the checker refuses, and what the shipped ones must obey."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierling import Match, Unreadable
from vierling.games.tuefteln.rules.paper import NAMES, Paper, read_paper
from vierling.games.tuefteln.rules.rules import Options
from vierling.games.tuefteln.rules.sheet import SHIPPED, SQUARE_OF

A = read_paper(SHIPPED["A"])
B = read_paper(SHIPPED["B"])


def at(row: int, column: int) -> int:
    """Rows and columns from 1, as the rules count."""
    return (row - 1) * 6 + column - 1


def place(paper: Paper, number: int) -> tuple[int, int]:
    row, column = divmod(paper.blank.index(number), 6)
    return row + 1, column + 1


# What is known of the printed sheets


def test_a_the_printed_numbers_are_where_they_are_known_to_be() -> None:
    known = {5: (1, 1), 6: (2, 5), 1: (3, 1), 3: (3, 4), 4: (5, 2), 2: (6, 5)}
    assert {number: place(A, number) for number in known} == known


def test_a_the_known_bridge_and_the_known_white_cell() -> None:
    assert (at(2, 6), at(3, 6)) in A.bridges().values()
    assert A.signs[at(1, 2)] == "."


def test_b_the_printed_numbers_are_where_they_can_be() -> None:
    row_of, column_of = ({number: place(B, number)[part] for number in range(1, 7)} for part in (0, 1))
    assert (row_of[4], column_of[4]) in {(6, 5), (6, 6)}
    assert (row_of[5], column_of[5]) in {(5, 3), (5, 4)}
    assert column_of[3] == column_of[4]
    assert row_of[3] in {1, 2}
    assert column_of[2] == column_of[5]
    assert row_of[2] in {3, 4}
    assert row_of[6] == row_of[3]
    assert column_of[6] in {2, 3}
    assert row_of[1] in {2, 3}
    assert column_of[1] in {1, 2}


def test_b_each_printed_number_is_in_a_different_square() -> None:
    assert len({SQUARE_OF[B.blank.index(number)] for number in range(1, 7)}) == 6


# How the rest was chosen


def test_a_has_eight_bridges_and_fourteen_white_cells() -> None:
    assert len(A.bridges()) == 8
    assert len(A.cells_of(".")) == 14


def crossings() -> list[tuple[int, int]]:
    """Where a bridge could be, given the printed numbers and the known white cell."""
    free = [cell for cell in range(36) if not A.blank[cell] and cell != at(1, 2)]
    beside = ((one, other) for one, other in combinations(free, 2) if other - one in {1, 6})
    return [(one, other) for one, other in beside if SQUARE_OF[one] != SQUARE_OF[other] and apart(one, other) == 1]


def apart(one: int, other: int) -> int:
    return abs(one // 6 - other // 6) + abs(one % 6 - other % 6)


def most(edges: list[tuple[int, int]]) -> int:
    """The most of these that share no cell: with the first one, or without it."""
    if not edges:
        return 0
    first, *rest = edges
    return max(most(rest), 1 + most([edge for edge in rest if not set(edge) & set(first)]))


def test_a_at_most_ten_bridges_would_fit() -> None:
    assert set(A.bridges().values()) <= set(crossings())
    assert most(crossings()) == 10


def test_b_the_colour_is_three_times_the_row_plus_the_column_modulo_five() -> None:
    for cell, sign in enumerate(B.signs):
        row, column = divmod(cell, 6)
        assert sign == "YRBGV"[(3 * row + column) % 5] or sign.isdigit()


def test_b_no_square_holds_a_colour_twice_and_equal_colours_never_touch() -> None:
    for one, other in combinations(range(36), 2):
        if SQUARE_OF[one] == SQUARE_OF[other] or apart(one, other) == 1:
            assert B.signs[one] != B.signs[other]


# What every sheet must obey


@pytest.mark.parametrize("paper", [A, B], ids="AB")
def test_a_sheet_has_36_cells_six_numbers_and_fifteen_pairs(paper: Paper) -> None:
    counts = Counter(paper.signs)
    assert sum(counts.values()) == 36
    assert [counts[digit] for digit in "123456"] == [1] * 6
    assert sum(count for sign, count in counts.items() if not sign.isdigit()) == 2 * 15
    assert all(count % 2 == 0 for sign, count in counts.items() if not sign.isdigit())


@pytest.mark.parametrize(("side", "sign", "count"), [("A", "a", 2), ("B", "Y", 6)])
def test_the_side_follows_from_the_signs(side: str, sign: str, count: int) -> None:
    paper = read_paper(SHIPPED[side])
    assert paper.side == side
    assert len(paper.cells_of(sign)) == count


def test_a_sheet_without_bridges_is_side_a() -> None:
    assert read_paper("123456/" + "/".join(["......"] * 5)).side == "A"


def changed(side: str, **signs: str) -> str:
    """The shipped sheet with other signs in these cells."""
    printed = zip(NAMES, SHIPPED[side].replace("/", ""), strict=True)
    text = "".join(signs.get(cell, sign) for cell, sign in printed)
    return "/".join(text[first : first + 6] for first in range(0, 36, 6))


@pytest.mark.parametrize(
    ("text", "code", "sentence"),
    [
        ("", "paper-rows", "a sheet has 6 rows of 6, not 0"),
        (SHIPPED["A"] + "/......", "paper-rows", "a sheet has 6 rows of 6, not 7"),
        (SHIPPED["A"] + ".", "paper-row", "row 6: a row has 6 cells, not 7"),
        (changed("A", b1="?"), "paper-sign", "b1: '?' is not a number from 1 to 6, a dot, a bridge or a colour"),
        (changed("A", b1="7"), "paper-sign", "b1: '7' is not a number from 1 to 6, a dot, a bridge or a colour"),
        (changed("A", b1="0"), "paper-sign", "b1: '0' is not a number from 1 to 6, a dot, a bridge or a colour"),
        (changed("A", b1="ä"), "paper-sign", "b1: 'ä' is not a number from 1 to 6, a dot, a bridge or a colour"),
        (changed("A", b1="²"), "paper-sign", "b1: '²' is not a number from 1 to 6, a dot, a bridge or a colour"),
        (changed("B", f3="W"), "paper-sign", "f3: 'W' is not a number from 1 to 6, a dot, a bridge or a colour"),
        (changed("A", f6="Y"), "paper-mixed", "f6: a sheet has either colours, or white cells and bridges"),
        (changed("B", b3="."), "paper-mixed", "b3: a sheet has either colours, or white cells and bridges"),
        (changed("B", a1="x"), "paper-mixed", "a1: a sheet has either colours, or white cells and bridges"),
        (
            "..6..3/....YY/1.2.../....../..5.../.....4",
            "paper-mixed",
            "a1: a sheet has either colours, or white cells and bridges",
        ),  # side B, hardly begun
        (changed("A", a1="."), "paper-number-missing", "the 5 is not printed anywhere"),
        (changed("A", f6="5"), "paper-number-twice", "f6: the 5 is already printed at a1"),
        (changed("A", f6="a"), "paper-bridge-ends", "f6: a bridge has two ends, but a has 3"),
        (changed("A", f6="x"), "paper-bridge-ends", "f6: a bridge has two ends, but x has 1"),
        (changed("A", f6="a", d1="."), "paper-bridge-apart", "f6: a bridge joins two adjacent cells, but a does not"),
        (changed("A", f1="x", a2="x"), "paper-bridge-apart", "a2: a bridge joins two adjacent cells, but x does not"),
        (changed("A", b4="x", c5="x"), "paper-bridge-apart", "c5: a bridge joins two adjacent cells, but x does not"),
        (changed("A", e3="x", e4="x"), "paper-bridge-inside", "e4: a bridge joins two squares, but x stays within one"),
        (changed("B", f5="Y"), "paper-colour-many", "a6: a colour has 6 cells, but Y has 7"),
        (changed("B", a1="R"), "paper-colour-many", "b6: a colour has 6 cells, but R has 7"),
    ],
)
def test_every_error_names_the_cell_and_the_rule(text: str, code: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as problem:
        read_paper(text)
    assert (problem.value.code, str(problem.value)) == (code, sentence)


@pytest.mark.parametrize(("side", "other"), [("A", "B"), ("B", "A")])
def test_a_sheet_for_the_wrong_side_is_refused(side: str, other: str) -> None:
    for begin in (lambda: Options(side, SHIPPED[other]), lambda: Match("tuefteln", side=side, sheet=SHIPPED[other])):
        with pytest.raises(Unreadable, match=f"this is a sheet for side {other}") as problem:
            begin()
        assert problem.value.code == "paper-side"


# Text in, text out


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_sheet_is_read_as_it_is_written(side: str) -> None:
    text = SHIPPED[side]
    assert str(read_paper(text)) == text
    assert " " not in text, "a record has it as one word"


def test_a_person_may_type_it_in_lines_with_spaces_and_comments() -> None:
    typed = """
    # The front of the sheet, from our box: 5/2024

    5 . . a a .   # the 5 in the corner
    . b b . 6 c
    1 d d 3 . c   | third row
    e . . f . g

    e 4 . f . g
    . h h . 2 .
    """
    assert read_paper(typed) == A
    assert read_paper(typed.replace("\n", "\r\n")) == A


@given(st.permutations("abcdefghijklmnopqrstuvwxyz"))
def test_which_letter_a_bridge_has_does_not_matter(letters: list[str]) -> None:
    renamed = SHIPPED["A"].translate(dict(zip(map(ord, "abcdefgh"), letters, strict=False)))
    paper = read_paper(renamed)
    assert list(paper.bridges().values()) == list(A.bridges().values())
    assert Match("tuefteln", sheet=renamed).view().paper == renamed.replace("/", "")


@given(st.text(alphabet="\n /#.123456abYRGVB?", max_size=60) | st.text(max_size=50))
def test_any_text_is_a_sheet_or_is_refused(text: str) -> None:
    try:
        paper = read_paper(text)
    except Unreadable:
        return
    assert read_paper(str(paper)) == paper


@given(st.data())
def test_whatever_the_checker_accepts_can_be_played_to_the_end(data: st.DataObject) -> None:
    """Numbers anywhere, and some of the bridges that then fit."""
    printed = data.draw(st.permutations(range(36)))[:6]
    signs = ["."] * 36
    for number, cell in enumerate(printed, 1):
        signs[cell] = str(number)
    letters = iter("abcdefghijklmnopqr")
    for one in range(36):
        for other in (one + 1, one + 6):
            fits = other < 36 and apart(one, other) == 1 and SQUARE_OF[one] != SQUARE_OF[other]
            if fits and signs[one] == signs[other] == "." and data.draw(st.booleans()):
                signs[one] = signs[other] = next(letters)
    match = Match("tuefteln", sheet="".join(sign + "\n" * (cell % 6 == 5) for cell, sign in enumerate(signs)))
    for _ in range(15):
        match.roll("3+4")
        match.play(0, data.draw(st.sampled_from(match.moves(0))))
    assert match.outcome


def test_a_record_contains_its_sheet_even_the_one_we_ship() -> None:
    own = changed("A", d1=".", e1=".")
    for sheet in ("", own):
        match = Match("tuefteln", sheet=sheet)
        record = match.record()
        assert f"options: side=A sheet={sheet or SHIPPED['A']}\n" in record
        assert Match.read(record).record() == record
        assert Match.read(record).view() == match.view()
    broken = Match("tuefteln").record().replace("5..aa.", "5..a..")
    with pytest.raises(Unreadable, match="line 3: d1: a bridge has two ends, but a has 1"):
        Match.read(broken)


def test_facts_are_what_a_sheet_says_with_cells_by_name() -> None:
    assert A.facts() == {
        "side": "A",
        "numbers": {"1": "a3", "2": "e6", "3": "d3", "4": "b5", "5": "a1", "6": "e2"},
        "bridges": {
            "a": "d1 e1", "b": "b2 c2", "c": "f2 f3", "d": "b3 c3",
            "e": "a4 a5", "f": "d4 d5", "g": "f4 f5", "h": "b6 c6",
        },
    }  # fmt: skip
    assert B.facts()["side"] == "B"
    assert B.facts()["colours"] == {
        "Y": "a1 c2 e3 b4 d5 a6",
        "R": "b1 d2 f3 c4 e5 b6",
        "G": "d1 a2 f2 e4 b5 d6",
        "V": "e1 b2 d3 a4 f4 e6",
        "B": "e2 b3 d4 a5 f5 c6",
    }
