"""Which boards come from the box."""

from collections.abc import Iterator

import pytest

from games.tubyrinth.racing import deal, play_round, sides
from vierling import IllegalMove, Match
from vierling.games.tubyrinth import KIT
from vierling.games.tubyrinth.rules import Options
from vierling.games.tubyrinth.rules.book import BOOK, CARDS

# By hand, from the book's own count of 16, 18, 16, 16 and 16 boards.
GRADES = {1: range(1, 9), 2: range(9, 18), 3: range(18, 26), 4: range(26, 34), 5: range(34, 42)}


def grade_of(card: str | None) -> int:
    return next(grade for grade, cards in GRADES.items() if int((card or "0")[:-1]) in cards)


def play_on(match: Match) -> Iterator[tuple[str | None, ...]]:
    """Round by round, the boards; nobody ever finds a pipeline."""
    while not match.outcome:
        while match.roll_due:
            match.roll(next(iter(match.state.chance())))
        yield sides(match)
        play_round(match, {})


def grades_of(match: Match) -> list[int]:
    grades = []
    for cards in play_on(match):
        (grade,) = {grade_of(card) for card in cards}  # one for everybody
        grades.append(grade)
    return grades


def test_both_sides_of_a_card_have_the_grade_that_the_book_gives_it() -> None:
    assert {card for cards in GRADES.values() for card in cards} == set(CARDS)
    for grade, cards in GRADES.items():
        assert {BOOK[f"{card}{side}"].grade for card in cards for side in "ab"} == {grade}


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("mode", ["basic", "master"])
def test_r_p17_all_boards_of_a_round_have_the_same_grade_which_rises_every_other_round(seats: int, mode: str) -> None:
    grades = grades_of(Match("tubyrinth", seats=seats, mode=mode))
    assert grades[:10] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_r_p17_a_board_of_another_grade_cannot_be_dealt() -> None:
    match = Match("tubyrinth", seats=2)
    assert [card.number for card in match.state.chance()] == list(GRADES[1])
    with pytest.raises(IllegalMove, match="board 9 is not in the box, or not of the grade that is due"):
        deal(match, 9)
    deal(match, 3)
    assert [card.number for card in match.state.chance()] == [1, 2, 4, 5, 6, 7, 8]


def test_r_p17_boards_are_turned_over_and_passed_to_the_left_once_they_get_no_harder() -> None:
    match = Match("tubyrinth", seats=3)
    rounds = list(play_on(match))
    assert rounds[:2] == [("1a", "2a", "3a"), ("1b", "2b", "3b")]
    assert rounds[8:14] == [
        ("34a", "35a", "36a"),
        ("34b", "35b", "36b"),
        ("36a", "34a", "35a"),
        ("36b", "34b", "35b"),
        ("35a", "36a", "34a"),
        ("35b", "36b", "34b"),
    ]
    assert rounds[14] == ("37a", "38a", "39a")


def test_r_p17_gentle_boards_stop_at_grade_two() -> None:
    grades = grades_of(Match("tubyrinth", seats=4, grades="gentle"))
    assert grades[:2] == [1, 1]
    assert grades[2:18] == [2] * 16, "two deals of four cards, each passed all the way round"
    assert grades[18:26] == [1] * 8, "then the nearest grade that has four left"


def test_r_p17_on_the_same_board_for_all_it_rises_too() -> None:
    match = Match("tubyrinth", seats=5, same_board=True)
    grades = grades_of(match)
    assert grades[:12] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5]
    assert len(grades) == 82


def test_r_p17_in_rookie_and_alone_any_board_may_come() -> None:
    for seats, mode in ((2, "rookie"), (1, "basic")):
        assert len(Match("tubyrinth", seats=seats, mode=mode).state.chance()) == 41


@pytest.mark.parametrize(("seats", "rounds"), [(6, 4 * 2 + 12), (5, 4 * 2 + 10)])
def test_r_p9_the_match_ends_when_no_grade_has_enough_boards(seats: int, rounds: int) -> None:
    """Six of each grade are dealt; the last six are passed all the way round. Then no grade has six."""
    match = Match("tubyrinth", seats=seats)
    assert len(list(play_on(match))) == rounds
    assert match.outcome is not None
    assert match.outcome.reason == "box"


@pytest.mark.parametrize(
    ("bots", "grades"),
    [
        (["easy"], "gentle"),
        (["hard", "easy"], "gentle"),
        (["random"], "gentle"),
        (["medium", "master"], "rising"),
        ([], "rising"),
    ],
)
def test_r_p17_boards_are_gentle_when_an_easy_bot_plays(bots: list[str], grades: str) -> None:
    assert KIT.suit
    assert KIT.suit(Options(hourglass=45), bots) == Options(hourglass=45, grades=grades)
    assert KIT.suit(Options(grades="gentle"), bots).grades == "gentle"
