import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierling import Unreadable, knister
from vierling.games.knister.rules.notation import NAMES, read_sheet
from vierling.games.knister.rules.rules import Options
from vierling.games.writing import BACK, Dice


def test_cells_are_named_by_column_letter_and_row_number() -> None:
    assert [knister.write(cell) for cell in (0, 4, 12, 20, 24)] == ["a1", "e1", "c3", "a5", "e5"]
    assert [knister.read(name) for name in NAMES] == list(range(25))


def test_dice_are_two_faces_with_a_plus() -> None:
    assert knister.write(Dice(5, 3)) == "5+3"
    assert knister.read("5+3") == Dice(5, 3)
    assert str(Dice(5, 3)) == "5+3"


def test_taking_back_is_written_as_back() -> None:
    assert knister.write(BACK) == "back"
    assert knister.read("back") is BACK


NO_CELLS = ["", " ", "a", "1", "a0", "a6", "f1", "A1", "a1 ", " a1", "a1\n", "11", "BACK", "back ", "a" * 10_000]
NO_ROLLS = ["0+1", "7+1", "1+7", "1+", "1 + 2", "5+3\n", "5-3", "12"]
OTHER_DIGITS = ["a\u2460", "a\u0661", "\u0665+\u0663", "\uff15+\uff13"]  # circled, Arabic, wide


@pytest.mark.parametrize("garbage", [*NO_CELLS, *NO_ROLLS, *OTHER_DIGITS])
def test_garbage_is_not_a_move(garbage: str) -> None:
    with pytest.raises(Unreadable) as problem:
        knister.read(garbage)
    assert problem.value.code == "unreadable-move"
    assert len(str(problem.value.params["text"])) <= 40


@given(st.text(max_size=6))
def test_any_text_is_either_written_back_the_same_or_refused(text: str) -> None:
    try:
        what = knister.read(text)
    except Unreadable:
        return
    assert knister.write(what) == text


@given(st.lists(st.lists(st.integers(2, 12) | st.none(), min_size=5, max_size=5), min_size=5, max_size=5))
def test_a_sheet_is_read_as_it_is_written(rows: list[list[int | None]]) -> None:
    text = "\n".join(" ".join("." if number is None else str(number) for number in row) for row in rows)
    assert read_sheet(text, 1) == (tuple(number or 0 for row in rows for number in row),)


EMPTY_ROWS = ". . . . .\n" * 5


def test_text_after_a_bar_and_blank_lines_are_ignored() -> None:
    text = "\n\n 7 4 8 9 11 | 0  columns\n" + EMPTY_ROWS.replace("\n", " |\n\n", 4)[: -len(". . . . .\n")]
    assert read_sheet(text, 1)[0][:5] == (7, 4, 8, 9, 11)


def test_three_grids_are_fifteen_rows() -> None:
    assert read_sheet(EMPTY_ROWS * 3, 3) == ((0,) * 25,) * 3
    assert len(knister.tally(EMPTY_ROWS * 3, Options(3))) == 36


@pytest.mark.parametrize(
    ("text", "grids", "sentence"),
    [
        ("", 1, "a sheet has 5 rows of 5, not 0"),
        (". . . . .\n" * 4, 1, "a sheet has 5 rows of 5, not 4"),
        (EMPTY_ROWS + ". . . . .", 1, "a sheet has 5 rows of 5, not 6"),
        (EMPTY_ROWS, 3, "a sheet has 15 rows of 5, not 5"),
        (EMPTY_ROWS * 3, 1, "a sheet has 5 rows of 5, not 15"),
        ("2 3 4 5\n", 1, "line 1: a row has 5 cells, not 4"),
        ("\n\n2 3 4 5 6 7\n", 1, "line 3: a row has 5 cells, not 6"),
        ("2 3 4 5 13", 1, "line 1, cell 5: '13' is not a number from 2 to 12 or a dot"),
        ("2 3 4 5 6\n. 1 . . .", 1, "line 2, cell 2: '1' is not a number from 2 to 12 or a dot"),
        ("0 . . . .", 1, "line 1, cell 1: '0' is not a number from 2 to 12 or a dot"),
        (". . x . .", 1, "line 1, cell 3: 'x' is not a number from 2 to 12 or a dot"),
        (". . -2 . .", 1, "line 1, cell 3: '-2' is not a number from 2 to 12 or a dot"),
        (". . 5.0 . .", 1, "line 1, cell 3: '5.0' is not a number from 2 to 12 or a dot"),
        (". . . \u0667 .", 1, "line 1, cell 4: '\u0667' is not a number from 2 to 12 or a dot"),
        (". . . ② .", 1, "line 1, cell 4: '②' is not a number from 2 to 12 or a dot"),
    ],
)
def test_a_bad_sheet_is_refused_with_line_and_cell(text: str, grids: int, sentence: str) -> None:
    with pytest.raises(Unreadable) as problem:
        knister.tally(text, Options(grids))
    assert str(problem.value) == sentence


@given(st.text(alphabet="\n |.0123456789x\u0667", max_size=120), st.sampled_from([1, 3]))
def test_any_text_is_a_sheet_or_is_refused(text: str, grids: int) -> None:
    try:
        sheet = read_sheet(text, grids)
    except Unreadable:
        return
    assert [len(grid) for grid in sheet] == [25] * grids
