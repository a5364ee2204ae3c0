"""Boards as text: what a person may type, and errors with their lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tubyrinth.racing import BOARD
from vierling import Match, Unreadable
from vierling.games.tubyrinth.rules.board import Board, Mark, board_of, read_board, split_board
from vierling.games.tubyrinth.rules.book import BOARDS, BOOK, CARDS

TYPED = """
start: a1 N
end: h4 E

.###.#.#
.##....#
..#.....
..###...
...##..#
#......#
.#.....#
.....#..
"""


def wrong(text: str) -> tuple[str, int]:
    """The code and the line."""
    with pytest.raises(Unreadable) as problem:
        read_board(text)
    line = problem.value.params["line"]
    assert isinstance(line, int)
    assert str(problem.value).startswith(f"line {line}: ")
    return problem.value.code, line


def test_a_board_as_typed_and_in_one_word_are_the_same() -> None:
    assert str(read_board(TYPED)) == BOARD
    assert read_board(BOARD) == read_board(TYPED)
    assert read_board(TYPED).text() == TYPED.replace("\n\n", "\n").lstrip()


def test_marks_may_come_last_and_spaces_and_empty_lines_do_not_matter() -> None:
    rows = [" ".join(row) for row in BOARD.split("/")[:8]]
    text = "\r\n".join(["", *rows, "", " end :h4E ", "start: a1 N"])
    assert str(read_board(text)) == BOARD


def test_the_real_board_has_20_obstacles_a_start_and_an_end() -> None:
    board = read_board(BOARD)
    assert board.rocks.bit_count() == 20
    assert (board.start, board.end) == (Mark(0, "N"), Mark(31, "E"))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    cells = draw(st.lists(st.sampled_from(".#"), min_size=64, max_size=64))
    edge = [(cell, side) for cell in range(64) for side in "NESW" if Mark(cell, side).at_edge]
    marks = draw(st.lists(st.sampled_from(edge), min_size=2, max_size=2, unique=True))
    for cell, _ in marks:
        cells[cell] = "."
    rows = tuple("".join(cells[8 * row : 8 * row + 8]) for row in range(8))
    return Board(rows, Mark(*marks[0]), Mark(*marks[1]))


def test_there_are_32_places_for_a_mark() -> None:
    edge = [Mark(cell, side) for cell in range(64) for side in "NESW" if Mark(cell, side).at_edge]
    assert len(edge) == 32
    assert len({mark.border for mark in edge}) == 32


@given(boards())
def test_what_is_written_is_read_as_the_same(board: Board) -> None:
    assert read_board(str(board)) == board
    assert read_board(board.text()) == board
    assert str(board).split() == [str(board)], "a record has it as one word"


def edited(line: int, text: str) -> str:
    """The board as typed, with one of its lines replaced; the first is the start, the third the first row."""
    lines = read_board(BOARD).text().splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "text", "code"),
    [
        (1, "start: b2 N", "board-inside"),
        (1, "start: a2 N", "board-inside"),
        (2, "end: g4 E", "board-inside"),
        (2, "end: h4 W", "board-inside"),
        (2, "start: h4 E", "board-twice"),
        (1, "start: a9 N", "board-mark"),
        (1, "start: i1 N", "board-mark"),
        (1, "start: a1", "board-mark"),
        (1, "start:", "board-mark"),
        (1, "start: a1 X", "board-mark"),
        (2, "end: h4 e", "board-mark"),
        (2, "end: h\u0664 E", "board-mark"),
        (1, "start: b1 N", "board-rock"),
        (2, "end: h1 E", "board-rock"),
        (2, "end: a1 N", "board-same"),
        (3, ".###.#.", "board-row"),
        (5, "..#......", "board-row"),
        (7, "...##x.#", "board-row"),
        (10, "beginning: a1 N", "board-row"),
    ],
)
def test_every_error_names_its_line(line: int, text: str, code: str) -> None:
    assert wrong(edited(line, text)) == (code, line)


def test_a_second_start_is_reported_even_if_nothing_is_missing() -> None:
    assert wrong(TYPED + "start: a1 N\n") == ("board-twice", 13)


def test_a_missing_mark_or_row_is_reported_with_the_last_line() -> None:
    lines = read_board(BOARD).text().splitlines()
    assert wrong("\n".join(lines[1:])) == ("board-missing", 9)
    assert wrong("\n".join([lines[0], *lines[2:]])) == ("board-missing", 9)
    assert wrong("\n".join(lines[:-1])) == ("board-rows", 9)


@pytest.mark.parametrize("nothing", ["", "\n \n", "start: a1 N"])
def test_a_text_without_rows_is_not_a_board(nothing: str) -> None:
    assert wrong(nothing) == ("board-rows", 1)


def test_a_board_without_a_free_cell_is_reported_with_its_first_row() -> None:
    assert wrong("start: a1 N\nend: h4 E\n" + "########\n" * 8) == ("board-full", 3)


def test_anything_after_the_rows_is_reported() -> None:
    assert wrong(TYPED + "........\n") == ("board-more", 13)
    board, left = split_board(TYPED + "I3@a1\n")
    assert (str(board), left) == (BOARD, [(13, "I3@a1")])


def test_in_a_one_word_board_each_part_counts_as_a_line() -> None:
    assert wrong(BOARD.replace("..###...", "..##...")) == ("board-row", 4)
    assert wrong(BOARD.replace("a1N", "b2N")) == ("board-inside", 9)
    assert wrong(BOARD.replace("h4E", "a1N")) == ("board-same", 10)


def test_a_long_text_is_not_repeated() -> None:
    with pytest.raises(Unreadable) as problem:
        read_board("x" * 100_000)
    assert len(str(problem.value)) < 200


@given(st.text(alphabet=".#/\n: startedhN14", max_size=120))
def test_any_text_is_a_board_or_is_refused(text: str) -> None:
    try:
        board = read_board(text)
    except Unreadable:
        wrong(text)
        return
    assert read_board(str(board)) == board


def test_a_board_of_ones_own_is_checked_when_the_table_is_set() -> None:
    with pytest.raises(Unreadable, match="line 9: b2N is inside the board"):
        Match("tubyrinth", board=BOARD.replace("a1N", "b2N"))


# The book


def test_the_book_has_41_boards_with_two_sides() -> None:
    assert list(CARDS) == list(range(1, 42))
    assert list(BOOK) == [f"{number}{side}" for number in range(1, 42) for side in "ab"]


@pytest.mark.parametrize("name", BOOK)
def test_every_board_of_the_book_is_in_canonical_form(name: str) -> None:
    assert str(board_of(BOARDS[name])) == BOARDS[name]


def test_the_real_board_is_the_front_of_number_1() -> None:
    assert BOARDS["1a"] == BOARD
