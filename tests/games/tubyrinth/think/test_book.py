"""The book: all 82 boards, verified."""

from collections import Counter
from itertools import pairwise

import pytest

from games.tubyrinth.think.boards import REAL
from games.tubyrinth.think.soundness import assert_no_pockets, assert_sound
from vierling.games.tubyrinth.rules.board import read_board
from vierling.games.tubyrinth.rules.book import BOOK, CARDS, Entry, read_entry
from vierling.games.tubyrinth.think.bind import Leaf, look_at
from vierling.games.tubyrinth.think.generator import generate, looks_good
from vierling.games.tubyrinth.think.symmetry import canonical

GENERATED = {name: entry for name, entry in BOOK.items() if entry.seed is not None}


@pytest.mark.parametrize(("name", "entry"), BOOK.items(), ids=BOOK)
def test_a_board_is_what_the_book_says(name: str, entry: Entry) -> None:
    board = read_board(entry.board)
    assert str(board) == entry.board
    assert_sound(board, entry.grade, entry.lays, dict(zip((5, 6, 7), entry.solutions, strict=True)))
    if name in GENERATED:
        assert_no_pockets(board)
        assert looks_good(board)


def test_there_are_41_cards_with_two_sides() -> None:
    assert list(BOOK) == [f"{number}{side}" for number in range(1, 42) for side in "ab"]
    assert range(1, 42) == CARDS


def test_the_front_of_number_1_is_the_real_board_and_all_others_are_generated() -> None:
    assert read_board(BOOK["1a"].board) == REAL
    assert len(GENERATED) == 81


def test_no_board_is_another_turned_mirrored_or_reversed() -> None:
    assert len({canonical(read_board(entry.board)) for entry in BOOK.values()}) == 82


def test_boards_get_harder_and_every_grade_has_its_share() -> None:
    _, *entries = BOOK.values()
    assert all(one.lays <= two.lays for one, two in pairwise(entries))
    assert all(one.grade <= two.grade for one, two in pairwise(BOOK.values()))
    assert Counter(entry.grade for entry in BOOK.values()) == {1: 16, 2: 18, 3: 16, 4: 16, 5: 16}


@pytest.mark.parametrize("name", ["2a", "12b", "22a", "30b", "41b"])
def test_a_board_of_the_book_comes_from_its_seed(name: str) -> None:
    entry = BOOK[name]
    assert entry.seed is not None
    assert str(generate(entry.grade, entry.seed).board) == entry.board


def test_the_binder_writes_what_the_book_reads() -> None:
    assert read_entry(f"1a {Leaf(look_at(REAL), None)}") == ("1a", BOOK["1a"])
    entry = BOOK["34a"]
    assert entry.seed is not None
    assert read_entry(f"34a {Leaf(generate(entry.grade, entry.seed), entry.seed)}") == ("34a", entry)
