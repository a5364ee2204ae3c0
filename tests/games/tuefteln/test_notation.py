import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierling import Unreadable, tuefteln
from vierling.games.tuefteln.rules.notation import Entry, read_sheet
from vierling.games.tuefteln.rules.paper import NAMES
from vierling.games.tuefteln.rules.rules import Options
from vierling.games.writing import BACK, Dice


def test_cells_are_named_by_column_letter_and_row_number() -> None:
    assert [NAMES[cell] for cell in (0, 5, 14, 30, 35)] == ["a1", "f1", "c3", "a6", "f6"]


def test_an_entry_is_the_first_dies_cell_then_the_seconds() -> None:
    assert tuefteln.read("a1+c2") == Entry(0, 8)
    assert tuefteln.write(Entry(8, 0)) == "c2+a1"


def test_a_roll_and_an_entry_are_told_apart() -> None:
    assert type(tuefteln.read("5+3")) is Dice
    assert type(tuefteln.read("f1+d1")) is Entry
    assert tuefteln.read("back") is BACK


def test_all_moves_are_pairs_of_cells_with_the_same_sign_either_way_round_and_then_back() -> None:
    """Our side A has 14 white cells and 8 bridges, side B five colours of six cells; alone, nothing is taken back."""
    moves = tuefteln.all_moves(2)
    assert len(moves) == 14 * 13 + 8 * 2 + 1
    assert moves[-1] is BACK
    assert [tuefteln.write(move) for move in moves[:2]] == ["b1+c1", "b1+f1"]
    assert len(tuefteln.all_moves(1, Options(side="B"))) == 5 * 6 * 5


NO_ENTRIES = ["", "+", "a1", "a1+", "+a1", "a1+a1", "a0+b1", "a1+b7", "g1+a1", "A1+b1", "a1 + b1", "a1+b1 ", "a1+b1+c1"]
NO_ROLLS = ["0+1", "7+1", "5+", "5 + 3", "5-3", "53", "5+a1"]
OTHER_DIGITS = ["a\u0661+b1", "\u0665+\u0663", "\uff15+\uff13"]  # Arabic, wide


@pytest.mark.parametrize("garbage", [*NO_ENTRIES, *NO_ROLLS, *OTHER_DIGITS, "BACK", "x" * 10_000])
def test_garbage_is_not_a_move(garbage: str) -> None:
    with pytest.raises(Unreadable) as problem:
        tuefteln.read(garbage)
    assert problem.value.code == "unreadable-entry"
    assert len(str(problem.value.params["text"])) <= 40


@given(st.text(max_size=8) | st.from_regex(r"[a-g0-7]{1,2}\+[a-g0-7]{1,2}", fullmatch=True))
def test_any_text_is_either_written_back_the_same_or_refused(text: str) -> None:
    try:
        what = tuefteln.read(text)
    except Unreadable:
        return
    assert tuefteln.write(what) == text


FULL = "555566/335466/131321/453126/542322/111422"


def test_a_filled_sheet_is_read_in_many_forms() -> None:
    numbers = tuple(int(sign) for sign in FULL if sign.isdigit())
    paper = Options("A").paper
    lines = FULL.replace("/", "\n")
    spaced = "\n\n".join(" ".join(row) + "  | points" for row in FULL.split("/"))
    for text in (FULL, lines, spaced, lines.replace("\n", "\r\n"), f"# Sarah, 2/3\n{lines}\n"):
        assert read_sheet(text, paper) == numbers


def test_an_empty_cell_is_a_dot_or_still_has_its_sign() -> None:
    for side in ("A", "B"):
        paper = Options(side).paper
        dots = "".join(sign if sign.isdigit() or sign == "/" else "." for sign in str(paper))
        assert read_sheet(str(paper), paper) == read_sheet(dots, paper) == paper.blank


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a sheet has 6 rows of 6, not 0"),
        (FULL + "/111111", "a sheet has 6 rows of 6, not 7"),
        (FULL.replace("3354", "335"), "row 2: a row has 6 cells, not 5"),
        ("4" + FULL[1:], "a1: the 5 is printed there"),
        ("." + FULL[1:], "a1: the 5 is printed there"),
        (FULL[:-2] + "72", "e6: the 2 is printed there"),
        (FULL[:-1] + "7", "f6: '7' is not a number from 1 to 6 or a dot"),
        (FULL[:-1] + "0", "f6: '0' is not a number from 1 to 6 or a dot"),
        ("5x" + FULL[2:], "b1: 'x' is not a number from 1 to 6 or a dot"),
        ("5a" + FULL[2:], "b1: 'a' is not a number from 1 to 6 or a dot"),
        ("5\u0665" + FULL[2:], "b1: '\u0665' is not a number from 1 to 6 or a dot"),
    ],
)
def test_a_bad_sheet_is_refused_with_its_cell(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as problem:
        tuefteln.tally(text)
    assert str(problem.value) == sentence


def test_a_sheet_filled_for_the_other_side_does_not_match_what_is_printed() -> None:
    with pytest.raises(Unreadable, match="c1: the 6 is printed there"):
        tuefteln.tally(FULL, Options("B"))


@given(st.text(alphabet="\n /|#.0123456abYx\u0667", max_size=60))
def test_any_text_is_a_sheet_or_is_refused(text: str) -> None:
    try:
        sheet = read_sheet(text, Options("A").paper)
    except Unreadable:
        return
    assert len(sheet) == 36


@given(st.lists(st.integers(0, 6), min_size=36, max_size=36), st.sampled_from(["A", "B"]))
def test_a_sheet_is_read_as_it_is_written(numbers: list[int], side: str) -> None:
    paper = Options(side).paper
    filled = tuple(printed or number for printed, number in zip(paper.blank, numbers, strict=True))
    text = "".join(str(number or ".") + ("\n" if cell % 6 == 5 else " ") for cell, number in enumerate(filled))
    assert read_sheet(text, paper) == filled
