"""R-E6: somebody joins between two rounds."""

import pytest

from games.tubyrinth.racing import (
    BROKEN,
    FIVE,
    SEVEN,
    begin,
    cards_due,
    deal,
    play_round,
    race,
    refused,
    sides,
    table,
    totals,
)
from vierling import IllegalMove, Match, Unreadable, can_join
from vierling.coach import analyse
from vierling.games.tubyrinth.rules.book import BOOK


def grade(card: int) -> int:
    return BOOK[f"{card}a"].grade


def of_grade(wanted: int) -> list[int]:
    return [card for card in range(1, 1 + len(BOOK) // 2) if grade(card) == wanted]


def offered(match: Match) -> list[int]:
    return sorted(roll.number for roll in match.state.chance())


def code_of_join(match: Match) -> str:
    with pytest.raises(IllegalMove) as problem:
        match.join()
    return problem.value.code


def test_whoever_joins_begins_with_the_points_of_the_last() -> None:
    match = table(2)
    play_round(match, {0: (FIVE, 10)})
    match.join("Lea")
    assert totals(match) == (5, 2, 2)  # five tiles, and two that were left for who had no pipeline
    play_round(match, {2: (SEVEN, 9)})
    assert totals(match) == (5, 2, 9)  # all seven tiles: nothing is left


def test_even_below_zero() -> None:
    match = table(2)
    play_round(match, {0: (BROKEN, 10), 1: (FIVE, 12)})
    match.join()
    assert totals(match) == (-1, 5, -1)


def test_before_the_first_round_nobody_has_points() -> None:
    match = table(2)
    match.join()
    assert [match.score(seat) for seat in match.seats] == [(), (), ()]


def test_the_round_begins_when_the_newcomer_has_said_go_too() -> None:
    match = table(2)
    match.play(0, "go")
    match.join()
    assert match.to_move == {1, 2}
    match.play(1, "go")
    assert match.view().phase == "gather"
    match.play(2, "go")
    assert match.view().phase == "countdown"
    match.ring()
    assert match.view(2).own.laid == ()


def test_nobody_joins_during_a_round_or_somebody_who_plays_alone() -> None:
    match = table(2)
    assert can_join(match.game, match.state)
    match.play(0, "go")
    match.play(1, "go")
    assert code_of_join(match) == "join-between"  # the countdown runs
    match.ring()
    assert code_of_join(match) == "join-between"
    assert code_of_join(table(1)) == "join-between"
    assert not can_join(match.game, match.state)


def test_nobody_joins_a_full_table_or_a_match_that_is_over() -> None:
    assert code_of_join(table(6)) == "join-full"
    match = table(2)
    while match.outcome is None:
        play_round(match, {0: (SEVEN, 10)})
    assert code_of_join(match) == "join-between"


def test_joining_is_not_for_those_who_have_a_seat() -> None:
    match = table(2)
    assert refused(match, 0, "join") == "not-a-move"
    assert refused(match, 3, "join") == "no-such-seat"


def test_boards_that_lie_face_down_go_back_into_the_box() -> None:
    match = Match("tubyrinth", seats=2)
    easy = of_grade(1)
    deal(match, *easy[:2])
    match.join()
    assert (cards_due(match), offered(match)) == (3, easy)
    assert match.view().used == ()


def test_boards_that_were_uncovered_are_put_aside_and_the_grade_rises() -> None:
    """R-P17: both sides would have been played; nobody shall meet a board again, so all get new ones."""
    match = Match("tubyrinth", seats=2)
    deal(match, *of_grade(1)[:2])
    play_round(match, {})
    assert sides(match) == tuple(f"{card}b" for card in of_grade(1)[:2])
    match.join()
    assert offered(match) == of_grade(2)
    deal(match, *of_grade(2)[:3])
    assert sides(match) == tuple(f"{card}a" for card in of_grade(2)[:3])
    assert match.view().used == tuple(of_grade(1)[:2])  # R-P18: the new ones lie face down


def test_a_board_that_all_have_agreed_on_stays() -> None:
    match = race(2)
    play_round(match, {})
    match.join()
    begin(match)
    assert match.view(2).own.board == match.view(0).own.board


def test_the_last_round_is_still_shown_without_the_newcomer() -> None:
    match = table(2)
    play_round(match, {0: (FIVE, 10)})
    match.join()
    assert len(match.view(2).last.verdicts) == 2
    assert "seat 3: 2 points" in str(match)


def test_a_record_tells_who_joined_and_when() -> None:
    match = Match("tubyrinth", names=["Mara", "Jo"], board="1a")
    match.join("Lea", at=5000)
    text = match.record()
    assert "\nseats: 2+1\nseat 1: Mara\nseat 2: Jo\nseat 3: Lea\n\n5000 3 join\n" in text
    again = Match.read(text)
    assert (again.names, again.state, again.record()) == (match.names, match.state, text)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("5000 3 join\n", "", "0 joined during the match, not the 1 that the header names"),
        ("seats: 2+1\nseat 1: Mara\nseat 2: Jo\nseat 3: Lea", "seats: 2\nseat 1: Mara\nseat 2: Jo", "not the 0"),
        ("seats: 2+1", "seats: 2+0", "has 1 to 6 seats"),
        ("seats: 2+1", "seats: 2+5", "has 1 to 6 seats"),
        ("seats: 2+1", "seats: 02+1", "has 1 to 6 seats"),
        ("5000 3 join", "5000 4 join", "there is no seat 4"),
        ("5000 3 join", "5000 2 join", "line 9"),
    ],
)
def test_a_record_whose_head_and_events_differ_is_refused(old: str, new: str, code: str) -> None:
    match = Match("tubyrinth", names=["Mara", "Jo"], board="1a")
    match.join("Lea", at=5000)
    text = match.record()
    assert old in text
    with pytest.raises(Unreadable, match=code.replace("+", r"\+")):
        Match.read(text.replace(old, new))


def test_a_bad_name_joins_nothing() -> None:
    match = table(2)
    with pytest.raises(Unreadable):
        match.join(" Lea")
    assert (len(match.names), match.state.seats) == (2, 2)


def test_the_review_counts_what_the_newcomer_had_a_part_in() -> None:
    match = table(2)
    play_round(match, {0: (FIVE, 10)})
    match.join("Lea")
    while match.outcome is None:
        play_round(match, {2: (SEVEN, 9)})
    told = analyse(match)
    lea = told.seats[2]
    rounds = len(match.score(0))
    assert [step.round for step in lea.steps] == list(range(2, rounds + 1))
    assert lea.start == lea.final  # every pipeline was as long as can be, and dice had no part in it
    assert (lea.luck, lea.regret) == (0, 0)
