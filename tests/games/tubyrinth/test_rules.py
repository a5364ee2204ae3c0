"""One test for every rule and ruling; its name is the rule. Rounds, points and pipes have files of their own."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.tubyrinth.racing import (
    BOARD,
    SEVEN,
    SIX,
    begin,
    build,
    call,
    deal,
    figures,
    play_round,
    race,
    refused,
    sides,
    table,
)
from vierling import IllegalMove, Match, Refusal
from vierling.game import TIME
from vierling.games.tubyrinth.rules import Options, tubyrinth
from vierling.games.tubyrinth.rules.notation import Card, Lift
from vierling.games.tubyrinth.rules.tiles import Placement

# Boards


def test_the_box_has_41_boards_all_equally_likely() -> None:
    weights = tubyrinth.start(1).chance()
    assert [str(card) for card in weights] == [str(number) for number in range(1, 42)]
    assert set(weights.values()) == {1}


def test_each_player_gets_a_different_board() -> None:
    match = Match("tubyrinth", seats=3)
    deal(match, 5, 8, 2)
    assert sides(match) == ("5a", "8a", "2a")
    assert not match.roll_due


def test_a_board_is_dealt_once() -> None:
    match = Match("tubyrinth", seats=2)
    deal(match, 5)
    assert Card(5) not in match.state.chance()
    with pytest.raises(IllegalMove, match="board 5 is not in the box"):
        deal(match, 5)


@pytest.mark.parametrize("card", ["go", Card(0), Card(42), 7, None, "I3@a1"])
def test_only_a_board_of_the_box_is_dealt(card: object) -> None:
    with pytest.raises(IllegalMove, match="is not in the box"):
        Match("tubyrinth").roll(card)


def test_the_boards_come_first_and_only_as_many_as_are_needed() -> None:
    match = Match("tubyrinth", seats=2)
    deal(match, 1)
    assert match.to_move == frozenset()
    assert refused(match, 0, "go") == "deal-first"
    deal(match, 2)
    assert match.to_move == {0, 1}
    with pytest.raises(IllegalMove, match="no roll is due"):
        deal(match, 3)


def cards_of(match: Match, rounds: int) -> Iterator[tuple[str | None, ...]]:
    for _ in range(rounds):
        yield sides(match)
        play_round(match, {})


def test_boards_are_turned_then_passed_to_the_left_until_all_have_had_every_side() -> None:
    """The left neighbour of a seat is the next one; R-P8: a passed board begins with its front."""
    match = Match("tubyrinth", seats=3, mode="rookie")
    deal(match, 5, 9, 2)
    assert list(cards_of(match, 6)) == [
        ("5a", "9a", "2a"),
        ("5b", "9b", "2b"),
        ("2a", "5a", "9a"),
        ("2b", "5b", "9b"),
        ("9a", "2a", "5a"),
        ("9b", "2b", "5b"),
    ]


def test_then_new_boards_come_from_the_box() -> None:
    match = Match("tubyrinth", seats=2, mode="rookie")
    deal(match, 5, 9)
    list(cards_of(match, 4))
    assert match.roll_due
    assert [card.number for card in match.state.chance()] == [n for n in range(1, 42) if n not in (5, 9)]
    deal(match, 1, 41)
    assert sides(match) == ("1a", "41a")


def test_same_board_all_get_the_same_one_front_and_back_then_another() -> None:
    match = Match("tubyrinth", seats=4, same_board=True)
    deal(match, 7)
    assert list(cards_of(match, 2)) == [("7a",) * 4, ("7b",) * 4]
    assert match.roll_due
    deal(match, 9)
    assert sides(match) == ("9a",) * 4


def test_the_front_of_board_1_is_the_board_of_the_photograph() -> None:
    match = Match("tubyrinth")
    deal(match, 1)
    begin(match)
    assert match.view(0).own.board == BOARD


@pytest.mark.parametrize(
    ("seats", "same_board", "rounds"), [(2, False, 20 * 4), (3, False, 13 * 6), (6, False, 6 * 12), (4, True, 41 * 2)]
)
def test_r_p9_the_match_ends_when_the_box_has_too_few_boards(seats: int, same_board: bool, rounds: int) -> None:
    match = Match("tubyrinth", seats=seats, same_board=same_board, mode="rookie")
    while not match.outcome:
        while match.roll_due:
            match.roll(next(iter(match.state.chance())))
        play_round(match, {})
    assert len(match.score(0)) == rounds
    assert match.outcome.reason == "box"
    assert match.outcome.winners == tuple(range(seats))


def test_r_p9_the_most_points_win_in_that_case_too() -> None:
    match = table(3)
    play_round(match, {1: (SIX, 10)})
    while not match.outcome:
        play_round(match, {})
    assert (match.outcome.points, match.outcome.winners) == ((1, 6, 1), (1,))


def test_r_p10_on_a_board_of_ones_own_a_match_has_at_most_82_rounds() -> None:
    match = table(2)
    assert not match.roll_due
    while not match.outcome:
        assert sides(match) == ("1a", "1a")
        play_round(match, {})
    assert (len(match.score(0)), match.outcome.reason) == (82, "box")


def test_a_board_of_the_book_keeps_its_name_and_any_other_has_none() -> None:
    assert race(1, board="7b").view(0).own.card == "7b"
    assert race(1, board=ROCKS, mode="rookie").view(0).own.card is None


def test_a_board_of_ones_own_is_the_same_for_all() -> None:
    match = race(2)
    assert match.view(0).own.board == match.view(1).own.board == BOARD


def test_a_board_of_the_book_is_chosen_by_its_name_and_kept_as_a_word() -> None:
    assert Options(board="1a").board == BOARD
    assert Match("tubyrinth", board="1a").options == Options(board=BOARD)


# Tiles and ground


def test_tiles_lie_on_free_cells_only_without_overlap() -> None:
    match = race(1)
    assert refused(match, 0, "O4@a1") == "cell-taken"  # b1 is an obstacle
    match.play(0, "O4@g3")
    with pytest.raises(IllegalMove, match="g3 is not free"):
        match.play(0, "I4r1@g1")  # g1 to g4
    assert "I4r1@g1" not in match.moves(0)
    match.play(0, "I4r1@f2")  # beside it
    assert match.view(0).own.laid == ("I4r1@f2", "O4@g3")


def test_a_tile_lies_inside_the_board() -> None:
    for outside in (Placement("I4", False, 0, 5, 5), Placement("I3", False, 0, 6, 0), Placement("O4", False, 0, 9, 9)):
        assert refused(race(1), 0, outside) == "not-a-move"


def test_a_laid_tile_moves_when_it_is_laid_again_even_over_its_own_cells() -> None:
    match = race(1)
    match.play(0, "I4@a8")
    match.play(0, "I4@b8")
    assert match.view(0).own.laid == ("I4@b8",)
    assert refused(match, 0, "I4@b8") == "stands-there"


def test_only_a_laid_tile_is_lifted() -> None:
    match = race(1)
    assert refused(match, 0, "-I4") == "not-laid"
    match.play(0, "I4@a8")
    assert "-I4" in match.moves(0)
    match.play(0, "-I4")
    assert match.view(0).own.laid == ()


def test_everybody_has_the_same_seven_tiles() -> None:
    match = race(2)
    build(match, 0, SEVEN)
    build(match, 1, SEVEN)
    assert match.view(0).own.laid == match.view(1).own.laid


def test_tiles_may_be_flipped_unless_agreed_otherwise() -> None:
    free, turning = race(1), race(1, flip=False)
    free.play(0, "I4f@a8")
    turning.play(0, "I4r2@a8")
    assert refused(turning, 0, "I4f@a8") == "no-flipping"
    assert not any("f" in move.partition("@")[0] for move in turning.moves(0))


@pytest.mark.parametrize("garbage", [None, 7, "go", Card(3), TIME, Lift("X9"), ("I3", 0), [], {}])
def test_anything_else_is_not_a_move_while_building(garbage: object) -> None:
    assert refused(race(1), 0, garbage) in {"not-a-move", "round-begun"}


@pytest.mark.parametrize("mode", ["basic", "master"])
def test_obstacles_must_not_be_built_over(mode: str) -> None:
    match = race(1, mode=mode)
    assert refused(match, 0, "I4@a1") == "cell-taken"
    assert "I4@a1" not in match.moves(0)


ROCKS = "/".join([".#######", *["########"] * 2, "#######.", *["########"] * 4, "a1N", "h4E"])


def test_rookie_obstacles_do_not_matter() -> None:
    match = race(2, mode="rookie", board=ROCKS)
    build(match, 0, SEVEN)
    call(match, 0, 5)
    match.ring()
    assert figures(match) == ("pipeline", "none")
    assert refused(race(2, board=ROCKS), 0, "I3@a1") == "cell-taken"


# The table


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_at_the_table_play(seat: int) -> None:
    with pytest.raises(IllegalMove, match=f"there is no seat {seat + 1}"):
        race(2).play(seat, "I3@a1")


@pytest.mark.parametrize("seats", [1, 6])
def test_1_to_6_can_sit_at_a_table(seats: int) -> None:
    assert tubyrinth.start(seats).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 7])
def test_0_and_7_seats_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match=f"this game has 1 to 6 seats, not {seats}"):
        tubyrinth.start(seats)


# Moves as a page lists them


def test_lays_are_not_offered_one_by_one_because_the_view_shows_where_tiles_fit() -> None:
    match = race(2)
    build(match, 0, "I3@a1 I4@a8")
    assert [str(move) for move in match.state.offers(0)] == ["-I3", "-I4", "pass"]
    assert [str(move) for move in table(2).state.offers(0)] == ["go"]
    build(match, 0, "L3r1@d7 S4@f5 O4@g3")
    assert [str(move) for move in match.state.offers(0)][-2:] == ["ready", "pass"]
    call(match, 0, 5)
    assert list(match.state.offers(0)) == []


def test_options_are_read_when_they_are_made() -> None:
    assert Options(handicap="3:7, 2:6").handicap == "2:6,3:7"
    assert [Options(handicap="2:6").least(seat) for seat in range(3)] == [5, 6, 5]
    assert [replace(Options(handicap="2:6"), mode="master").least(seat) for seat in range(3)] == [7, 7, 7]


@pytest.mark.parametrize("handicap", ["2", "2:5", "2:8", "0:6", "7:6", "2:6,2:7", "x", "2:6;3:6"])
def test_a_handicap_is_a_seat_and_6_or_7_tiles_and_is_given_once(handicap: str) -> None:
    with pytest.raises(Refusal, match="a handicap is a seat and 6 or 7 tiles"):
        Match("tubyrinth", handicap=handicap)
