"""Contests by hand: who sits where, what is counted, and that neither processes nor interruptions change it."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from vierling import Bot, Refusal, Sprt, arena, settle
from vierling.data import Results
from vierling.game import Outcome
from vierling.lab.contest import Contest, share_of
from vierling.lab.crew import Crew
from vierling.lab.report import Trial, report_on
from vierling.lab.simulate import Portion, Simulation, play_match, play_portions


def contest(*bots: str, field: tuple[str, ...] = ()) -> Contest:
    return Contest("knister", bots, field)


def first(_view: object, moves: Sequence[object], _rng: object) -> object:
    return moves[0]


def test_everybody_meets_everybody_in_both_seats() -> None:
    assert contest("random", "greedy", "steady").lineups == ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))


def test_against_a_field_each_bot_sits_in_every_seat() -> None:
    lineups = contest("random", "greedy", field=("steady", "easy")).lineups
    assert lineups == ((0, 2, 3), (2, 0, 3), (2, 3, 0), (1, 2, 3), (2, 1, 3), (2, 3, 1))


def test_all_tables_get_the_same_dice() -> None:
    """A bot that ignores others and chance scores the same at every table of a deal, and alone."""
    report = arena("knister", [first, "random"], field=["random"], games=20, seed=3)
    alone = [play_match(Simulation("knister", (first,), 3), number).points[0] for number in range(10)]
    assert report.deals == 10
    assert report.entries[0].points == sum(alone) / 10
    assert len(set(alone)) > 1


def test_whoever_wins_beats_whoever_does_not_and_losers_go_by_points() -> None:
    outcome = Outcome((3, 9, 5, 9), (0,), "called")
    assert [share_of(outcome, 0, other) for other in (1, 2)] == [1.0, 1.0]
    assert [share_of(outcome, 1, other) for other in (0, 2, 3)] == [0.0, 1.0, 0.5]
    assert share_of(settle((7, 7)), 0, 1) == 0.5


def test_a_report_of_two_deals_is_what_anybody_would_count() -> None:
    """Seats swap: the first bot has 10 and 12 in the first deal against 8 and 12, then 20 and 20 against 19 and 11."""
    played = [(settle((10, 8)), settle((12, 12))), (settle((20, 19)), settle((11, 20)))]
    report = report_on(contest("steady", "greedy"), played, None, finished=True)
    first, second = report.entries
    assert (first.matches, first.wins, second.wins) == (4, 4, 1)
    assert (first.score, second.score) == (3.5 / 4, 0.5 / 4)
    assert (first.points, second.points) == (15.5, 12.5)  # 11 and 20; 10 and 15
    (difference,) = report.differences
    assert difference.points == 3.0  # 1 and 5, so with a standard error of 2
    assert difference.interval == pytest.approx((3 - 1.959964 * 2, 3 + 1.959964 * 2), abs=1e-5)
    # 11 and 20 have the variance 40.5; 10 and 15 have 12.5: 53 / 2 is the square of the standard error.
    half = 1.959964 * (53 / 2) ** 0.5
    assert difference.unpaired == pytest.approx((3 - half, 3 + half), abs=1e-5)


def test_the_same_dice_make_the_interval_smaller() -> None:
    (difference,) = arena("knister", ["strong", "steady"], games=200, seed=1).differences
    assert difference.interval
    assert difference.unpaired
    assert difference.interval[1] - difference.interval[0] < difference.unpaired[1] - difference.unpaired[0]


# Sequential stopping


def test_a_test_stops_at_the_deal_that_decides_however_many_were_played_at_once() -> None:
    """A sweep of both matches is worth the same each time, so it takes a fixed number of deals."""
    trial = Trial(contest("steady", "greedy"), Sprt(0, 100))
    sweep = (settle((9, 1)), settle((1, 9)))
    kept = trial.watch([sweep] * 500)
    again = Trial(contest("steady", "greedy"), Sprt(0, 100))
    one_by_one = 0
    while not again.verdict:
        one_by_one += len(again.watch([sweep]))
    assert len(kept) == one_by_one < 500
    assert trial.verdict == "stronger"
    assert trial.result().pairs == (0, 0, 0, 0, one_by_one)


def test_an_arena_stops_by_itself() -> None:
    report = arena("knister", ["strong", "greedy"], games=2000, seed=1, sprt=Sprt(0, 50))
    assert report.test
    assert report.test.verdict == "stronger"
    assert report.finished
    assert report.deals < 200
    worse = arena("knister", ["greedy", "strong"], games=2000, seed=1, sprt=Sprt(0, 50))
    assert worse.test
    assert worse.test.verdict == "not stronger"


# Interrupted and resumed


class Impatient:
    """Plays some portions, then somebody presses Ctrl-C."""

    def __init__(self, portions: int) -> None:
        self.left = portions

    def __call__(self, crew: Crew, portions: Iterable[Portion]) -> Iterator[list[Outcome]]:
        for outcomes in play_portions(crew, portions):
            if self.left == 0:
                raise KeyboardInterrupt
            self.left -= 1
            yield outcomes


def test_ctrl_c_gives_what_there_is_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierling.lab.arena.ON_ARRAYS", 5)
    report = arena("knister", ["steady", "greedy"], games=100, play=Impatient(9))
    assert (report.deals, report.finished) == (12, False)  # blocks of 1, 2, 4 and 5, at two tables, and half of another
    with pytest.raises(KeyboardInterrupt):
        arena("knister", ["steady", "greedy"], games=100, play=Impatient(1))


def test_even_the_first_deal_is_shown_whatever_it_takes() -> None:
    """Two portions are one deal at both tables: who stops then does not get nothing."""
    assert arena("knister", ["steady", "greedy"], games=100, play=Impatient(2)).deals == 1


def test_an_interrupted_arena_is_resumed_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierling.lab.arena.ON_ARRAYS", 5)
    file = tmp_path / "results.jsonl"
    arena("knister", ["steady", "greedy"], games=40, play=Impatient(9), keep=Results(file))
    with file.open("a") as cut:
        cut.write("[[[3")  # as a kill may leave it
    played: list[int] = []

    def watched(crew: Crew, portions: Iterable[Portion]) -> Iterator[list[Outcome]]:
        todo = list(portions)
        played.extend(portion.first for portion in todo)
        return play_portions(crew, todo)

    resumed = arena("knister", ["steady", "greedy"], games=40, play=watched, keep=Results(file))
    assert min(played) == 12, "twelve deals were known"
    assert resumed == arena("knister", ["steady", "greedy"], games=40)
    assert resumed == arena("knister", ["steady", "greedy"], games=40, keep=Results(file)), "and all of it is kept"


def test_other_results_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena("knister", ["steady", "greedy"], games=4, keep=Results(file))
    for change in ({"seed": 1}, {"grids": 3}, {"field": ["random"]}):
        with pytest.raises(Refusal, match="a different arena"):
            arena("knister", ["steady", "greedy"], games=4, keep=Results(file), **change)
    file.write_text("no results\n")
    with pytest.raises(Refusal, match="does not have the results"):
        arena("knister", ["steady", "greedy"], games=4, keep=Results(file))


def test_numpys_whole_numbers_are_seeds_too(tmp_path: Path) -> None:
    """They have fewer bits than draws are made of, and JSON does not know them."""
    seed: Any = np.int64(3)
    report = arena("knister", ["random", "greedy"], games=4, seed=seed, keep=Results(tmp_path / "results.jsonl"))
    assert report == arena("knister", ["random", "greedy"], games=4, seed=3)


def test_bots_can_be_values_and_two_of_a_name_are_told_apart() -> None:
    report = arena("knister", [first, Bot("first", first), "random"], games=2)
    assert [entry.name for entry in report.entries] == ["first", "first 2", "random"]
    assert report.differences[0].points == 0


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(Refusal, match="two bots at least"):
        arena("knister", ["steady"])
    with pytest.raises(Refusal, match="between two bots"):
        arena("knister", ["steady", "greedy"], field=["random"], sprt=Sprt())
    with pytest.raises(Refusal, match="there is no bot"):
        arena("knister", ["steady", "nobody"])
