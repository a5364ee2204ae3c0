"""Points, as whole rounds: everybody builds on the same board, and the host's clock tells who was first."""

import pytest

from games.tubyrinth.racing import (
    BROKEN,
    FIVE,
    FOUR,
    LOOPS,
    SEVEN,
    SIX,
    begin,
    build,
    call,
    claim,
    figures,
    gained,
    play_round,
    race,
    table,
    totals,
)
from vierling import Match


def played(seats: int, claims: dict[int, tuple[str, float]], **options: object) -> Match:
    match = table(seats, **options)
    play_round(match, claims)
    return match


def test_the_example_of_the_rulebook_6_5_1_1() -> None:
    match = played(4, {0: (SIX, 20), 1: (SIX, 31)})
    assert gained(match) == (6, 5, 1, 1)
    assert figures(match) == ("pipeline", "pipeline", "none", "none")


def test_the_first_scores_its_tiles_and_each_later_one_a_point_less_by_rank() -> None:
    match = played(6, {3: (FIVE, 9), 0: (SEVEN, 10), 5: (SIX, 11), 1: (SEVEN, 12), 2: (FIVE, 13)})
    assert gained(match) == (7 - 1, 7 - 3, 5 - 4, 5, 7 - 5, 6 - 2)  # seat 5 has none: the first left two tiles over


def test_the_sixth_with_five_tiles_scores_nothing() -> None:
    match = played(6, {seat: (FIVE, 10 + seat) for seat in range(6)})
    assert gained(match) == (5, 4, 3, 2, 1, 0)


@pytest.mark.parametrize(("tiles", "left"), [(FIVE, 2), (SIX, 1), (SEVEN, 0)])
def test_whoever_has_no_pipeline_scores_the_tiles_that_the_first_did_not_use(tiles: str, left: int) -> None:
    assert gained(played(3, {1: (tiles, 5), 2: (SEVEN, 6)})) == (left, len(tiles.split()), 6)


def test_whoever_passed_has_no_pipeline_either() -> None:
    match = race(3)
    match.play(2, "pass")
    build(match, 0, FIVE)
    call(match, 0, 8)
    match.ring()
    assert gained(match) == (5, 2, 2)


def test_a_wrong_claim_loses_one_point_and_gets_nothing_else() -> None:
    match = played(3, {0: (SIX, 10)})
    assert totals(match) == (6, 1, 1)
    play_round(match, {0: (FIVE, 10), 1: (BROKEN, 11)})
    assert gained(match) == (5, -1, 2)
    assert totals(match) == (11, 0, 3)
    assert figures(match) == ("pipeline", "wrong", "none")


def test_r_p4_a_wrong_claim_costs_a_point_below_zero_too() -> None:
    match = played(2, {0: (BROKEN, 10)})
    assert gained(match) == (-1, 0)
    assert figures(match) == ("wrong", "none")
    play_round(match, {1: (SIX, 10), 0: (BROKEN, 11)})
    assert totals(match) == (-2, 6)


def test_r_p4_first_claim_wrong_second_right_ranks_are_over_correct_claims_only() -> None:
    match = played(4, {3: (SIX, 10)})  # so that there is something to lose
    play_round(match, {0: (BROKEN, 10), 1: (SIX, 12), 2: (SEVEN, 14)})
    assert gained(match) == (-1, 6, 7 - 1, 1)
    assert [verdict.rank for verdict in match.view().last.verdicts] == [None, 1, 2, None]


def test_r_p4_if_no_claim_was_correct_those_without_a_pipeline_score_nothing() -> None:
    match = played(3, {0: (SIX, 10)})
    play_round(match, {0: (BROKEN, 5), 1: (BROKEN, 6)})
    assert gained(match) == (-1, -1, 0)
    assert totals(match) == (5, 0, 1)


def test_a_round_that_nobody_finishes_scores_nothing() -> None:
    assert gained(played(3, {})) == (0, 0, 0)


def test_penalty_0_a_wrong_claim_scores_nothing() -> None:
    match = played(2, {0: (SIX, 10)}, penalty=0)
    play_round(match, {0: (BROKEN, 5), 1: (FIVE, 6)})
    assert gained(match) == (0, 5)
    assert figures(match) == ("wrong", "pipeline")


@pytest.mark.parametrize("mode", ["basic", "rookie"])
def test_fewer_than_five_tiles_are_not_a_pipeline(mode: str) -> None:
    """Four tiles arrive, and a fifth lies beside them."""
    match = race(2, mode=mode, board=LOOPS)
    build(match, 0, f"{FOUR} O4@a7")
    assert match.view(0).own.flow.arrives
    call(match, 0, 5)
    build(match, 1, f"{FOUR} L4@c4 O4r2@e5")
    call(match, 1, 6)
    match.ring()
    assert figures(match) == ("wrong", "pipeline")


def test_ties_in_the_same_instant_share_the_better_rank() -> None:
    match = played(4, {0: (SIX, 10), 1: (SEVEN, 10), 2: (FIVE, 11)})
    assert gained(match) == (6, 7, 5 - 2, 7 - 7)  # the longest of the first leaves the fewest tiles (R-P13)
    assert [verdict.rank for verdict in match.view().last.verdicts] == [1, 1, 3, None]


def test_ties_for_second_share_the_better_rank() -> None:
    assert gained(played(4, {3: (FIVE, 1), 0: (SIX, 2), 2: (SEVEN, 2), 1: (SEVEN, 3)})) == (6 - 1, 7 - 3, 7 - 1, 5)


def test_an_allowance_for_delay_can_make_a_tie_or_turn_the_order() -> None:
    for lag, points in ((1.999, (6, 5)), (2, (6, 6)), (2.001, (5, 6))):
        match = race(2)
        build(match, 0, SIX)
        build(match, 1, SIX)
        call(match, 0, 10)
        call(match, 1, 12, lag)
        match.ring()
        assert gained(match) == points


def test_nobody_has_called_before_the_signal_however_large_the_allowance() -> None:
    match = race(2)
    build(match, 0, SIX)
    build(match, 1, SIX)
    call(match, 0, 0)
    call(match, 1, 1, lag=5)
    match.ring()
    assert gained(match) == (6, 6)


def test_a_handicap_asks_for_more_tiles() -> None:
    match = played(3, {0: (FIVE, 10), 1: (FIVE, 11), 2: (SIX, 12)}, handicap="2:6,3:7")
    assert figures(match) == ("pipeline", "wrong", "wrong")
    play_round(match, {0: (FIVE, 10), 1: (SIX, 11), 2: (SEVEN, 12)})
    assert figures(match) == ("pipeline", "pipeline", "pipeline")
    assert gained(match) == (5, 6 - 1, 7 - 2)


# The end


def test_24_points_do_not_end_a_match_25_do() -> None:
    match = table(2)
    for _ in range(4):
        play_round(match, {0: (SIX, 10)})
    assert totals(match) == (24, 4)
    assert match.outcome is None
    play_round(match, {1: (SIX, 10)})
    assert match.outcome is not None
    assert match.outcome.points == (25, 10)
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "goal")


def test_the_most_points_win_not_the_first_to_reach_25() -> None:
    match = table(2)
    for _ in range(3):
        play_round(match, {1: (SEVEN, 10), 0: (SEVEN, 11)})
    play_round(match, {0: (SEVEN, 10), 1: (SEVEN, 11)})
    assert match.outcome is not None
    assert match.outcome.points == (18 + 7, 21 + 6)
    assert match.outcome.winners == (1,)


def test_several_may_win_together() -> None:
    match = table(3)
    while not match.outcome:
        play_round(match, {0: (SEVEN, 10), 2: (SEVEN, 10)})
    assert match.outcome.points == (28, 0, 28)
    assert match.outcome.winners == (0, 2)
    assert len(match.score(0)) == 4


# Rookie and Pipe Master


def test_rookie_only_the_rounds_winner_scores_one_point() -> None:
    assert gained(played(3, {0: (FIVE, 10)}, mode="rookie")) == (1, 0, 0)


def test_master_fewer_than_seven_tiles_are_wrong() -> None:
    match = played(3, {0: (FIVE, 10), 1: (SIX, 11), 2: (SEVEN, 12)}, mode="master")
    assert figures(match) == ("wrong", "wrong", "pipeline")
    assert gained(match) == (0, 0, 1)


@pytest.mark.parametrize("mode", ["rookie", "master"])
def test_r_p5_a_wrong_claim_takes_a_player_out_and_costs_nothing_and_the_others_go_on(mode: str) -> None:
    match = played(3, {0: (SEVEN, 10)}, mode=mode)
    begin(match)
    claim(match, {0: (BROKEN, 5)})
    assert match.to_move == {1, 2}
    claim(match, {2: (SEVEN, 30)})
    match.ring()
    assert gained(match) == (0, 0, 1)
    assert totals(match) == (1, 0, 1)
    assert figures(match) == ("wrong", "none", "pipeline")


@pytest.mark.parametrize("mode", ["rookie", "master"])
def test_a_correct_pipeline_ends_the_round_at_once_where_only_the_winner_scores(mode: str) -> None:
    match = race(2, mode=mode)
    claim(match, {0: (SEVEN, 10)})
    assert match.state.deadline() == match.view().signal + 10_000 == match.view().won
    build(match, 1, SEVEN)
    call(match, 1, 10.5, lag=0.5)  # in the same instant, as far as the host believes it
    match.ring()
    assert gained(match) == (1, 1)


def test_an_earlier_instant_wins_even_if_it_arrives_later() -> None:
    match = race(2, mode="rookie")
    build(match, 1, FIVE)
    claim(match, {0: (SEVEN, 10)})
    call(match, 1, 10.5, lag=0.6)
    assert match.view().won == match.view().signal + 9_900
    match.ring()
    assert gained(match) == (0, 1)


@pytest.mark.parametrize("mode", ["rookie", "master"])
def test_the_first_to_five_points_wins(mode: str) -> None:
    match = table(2, mode=mode)
    for winner in (0, 1, 1, 1, 0, 1):
        assert match.outcome is None
        play_round(match, {winner: (SEVEN, 10)})
    assert totals(match) == (2, 4)
    play_round(match, {1: (SEVEN, 10)})
    assert match.outcome is not None
    assert (match.outcome.points, match.outcome.winners, match.outcome.reason) == ((2, 5), (1,), "goal")
