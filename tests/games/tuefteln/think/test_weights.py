"""The trained bots: both backends and both ways to simulate agree, and the weights say what they should."""

from itertools import pairwise
from random import Random

import pytest

from vierling import Match
from vierling.game import Unreadable
from vierling.games.tuefteln.rules import Options
from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import free_entries
from vierling.games.tuefteln.rules.scoring import Sheet, score_sheet
from vierling.games.tuefteln.think import player, weights
from vierling.games.tuefteln.think.backend import READY, best_backend, fast, plain
from vierling.games.tuefteln.think.evaluation import ENTRIES, list_entries
from vierling.games.tuefteln.think.values import value, values
from vierling.games.tuefteln.think.weighing import ROOM, STAGE
from vierling.games.writing import ROLLS, Dice
from vierling.lab.simulate import Simulation, batches_for, play_match, simulate, standings
from vierling.play.bots import bots_of, warm_up

ALL = tuple(bots_of("tuefteln"))
TYPED = Options("A", "1..aa./..2.../....3./4...../.bb.5./....6.")


def written(sheet: Sheet, entry: Entry, dice: Dice) -> Sheet:
    numbers = dict(zip(entry, dice, strict=True))
    return tuple(numbers.get(cell, number) for cell, number in enumerate(sheet))


def random_sheet(paper: Paper, rng: Random, rounds: int) -> Sheet:
    sheet = paper.blank
    for _ in range(rounds):
        sheet = written(sheet, rng.choice(free_entries(paper, sheet)), rng.choice(list(ROLLS)))
    return sheet


def total(sheet: Sheet) -> int:
    return sum(line.points for line in score_sheet(sheet))


def by_rules(paper: Paper, sheet: Sheet) -> float:
    """Before the roll, by trying everything that can still happen."""
    if 0 not in sheet:
        return total(sheet)
    return sum(
        max(by_rules(paper, written(sheet, entry, dice)) for entry in free_entries(paper, sheet)) for dice in ROLLS
    ) / len(ROLLS)


@pytest.mark.parametrize("options", [Options("A"), Options("B"), TYPED])
def test_matches_at_once_and_one_by_one_are_the_same_for_every_bot(options: Options) -> None:
    warm_up("tuefteln")  # one by one they would think in plain Python, which has tests of its own
    simulation = Simulation("tuefteln", ALL, seed=11, options=options)
    assert batches_for(simulation)
    assert list(simulate(simulation, 6)) == [play_match(simulation, number) for number in range(6)]


@pytest.mark.parametrize("side", ["A", "B"])
def test_plain_python_computes_the_same_as_machine_code(side: str) -> None:
    rng, paper = Random(1), Options(side).paper
    for rounds in (0, 4, 8, 11, 13, 14):
        sheet, dice = random_sheet(paper, rng, rounds), rng.choice(list(ROLLS))
        assert player.search(plain(), paper, sheet, dice, 2) == player.search(fast(), paper, sheet, dice, 2)
        assert player.expect(plain(), paper, sheet) == player.expect(fast(), paper, sheet)


@pytest.mark.parametrize("side", ["A", "B"])
def test_what_an_entry_is_worth_is_the_sum_of_the_sheet_after_it(side: str) -> None:
    """All entries of a roll share what does not change; here everything is added up for each."""
    rng, paper, backend = Random(2), Options(side).paper, plain()
    board, trained = backend.board(paper), backend.weights(paper)
    for rounds in range(14):
        sheet, dice = random_sheet(paper, rng, rounds), rng.choice(list(ROLLS))
        desk = player.lay_out(backend, paper, sheet)
        count = backend.code.weigh(board, trained, desk, (dice.ivory, dice.colour))
        for place in rng.sample(range(count), min(count, 12)):
            after = player.lay_out(backend, paper, written(sheet, player.entry_of(desk.codes[place]), dice))
            entries = [0] * ENTRIES
            list_entries(board, after.sheet.squares, after.now[STAGE] - 1, after.now[ROOM], entries)
            assert desk.values[place] == sum(trained[entry] for entry in entries)


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_last_rounds_are_exact(side: str) -> None:
    rng, paper = Random(3), Options(side).paper
    for rounds in (13, 14, 14, 14, 15):
        sheet = random_sheet(paper, rng, rounds)
        assert value(paper, sheet) == pytest.approx(by_rules(paper, sheet))
    sheet, dice = random_sheet(paper, rng, 13), Dice(2, 5)
    expected = {entry: by_rules(paper, written(sheet, entry, dice)) for entry in free_entries(paper, sheet)}
    assert values(paper, sheet, dice) == pytest.approx(expected)


def test_with_three_rounds_left_the_value_is_the_mean_of_the_best_entries() -> None:
    warm_up("tuefteln")
    paper = Options("B").paper
    sheet = random_sheet(paper, Random(4), 12)
    best = [max(values(paper, sheet, dice).values()) for dice in ROLLS]
    assert value(paper, sheet) == pytest.approx(sum(best) / len(best))


def test_equal_numbers_are_worth_the_same_either_way_round() -> None:
    paper = Options("A").paper
    found = values(paper, random_sheet(paper, Random(5), 10), Dice(4, 4))
    assert all(found[entry] == found[Entry(entry.colour, entry.ivory)] for entry in found)


@pytest.mark.parametrize("side", ["A", "B"])
def test_an_empty_sheet_is_worth_about_what_the_bots_make_of_it(side: str) -> None:
    simulation = Simulation("tuefteln", ("strong",), seed=6, options=Options(side))
    (standing,) = standings(simulation, list(simulate(simulation, 2000)))
    assert value(Options(side).paper, Options(side).paper.blank) == pytest.approx(standing.summary.mean, abs=1)


@pytest.mark.parametrize("side", ["A", "B"])
def test_bots_are_listed_in_rising_strength(side: str) -> None:
    simulation = Simulation("tuefteln", ALL[:-1], seed=7, options=Options(side))
    ranking = standings(simulation, list(simulate(simulation, 400)))
    for weaker, stronger in pairwise(ranking):
        assert weaker.summary.mean + 0.3 < stronger.summary.mean
    best = Simulation("tuefteln", ALL[-2:], seed=7, options=Options(side))
    strong, master = standings(best, list(simulate(best, 120)))
    assert strong.summary.mean < master.summary.mean


def test_on_an_untrained_sheet_the_strong_bot_plays_like_steady() -> None:
    simulation = Simulation("tuefteln", ("strong",), seed=8, options=TYPED)
    steady = Simulation("tuefteln", ("steady",), seed=8, options=TYPED)
    assert list(simulate(simulation, 200)) == list(simulate(steady, 200))
    assert [play_match(simulation, number) for number in range(5)] == list(simulate(steady, 5))


def test_bots_play_by_weights_trained_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "LEARNED", {})
    first = [int(weight) for weight in weights.first_weights(TYPED.paper)]
    assert not weights.is_trained(TYPED.paper)
    assert weights.learn(weights.pack(TYPED.paper, first)) == TYPED.paper
    assert weights.is_trained(TYPED.paper)
    assert list(weights.weights_of(TYPED.paper)) == first


def test_anything_but_trained_weights_is_refused() -> None:
    with pytest.raises(Unreadable, match="not trained weights"):
        weights.learn(b"tuefteln\nnothing")
    packed = weights.pack(TYPED.paper, [0])
    for broken in (packed[:-9], packed, packed[:60] + b"?" + packed[61:]):
        with pytest.raises(Unreadable, match="not trained weights"):
            weights.learn(broken)


def test_until_machine_code_is_ready_plain_python_answers() -> None:
    READY.clear()
    assert best_backend() is plain()
    match = Match("tuefteln", side="B")
    match.roll("5+2")
    moves = list(match.state.moves(0))
    trained = [bots_of("tuefteln")[name] for name in ("medium", "strong", "master")]
    slow = [bot.choose(match.view(0), moves, Random(1)) for bot in trained]
    warm_up("tuefteln")
    assert best_backend() is fast()
    assert [bot.choose(match.view(0), moves, Random(1)) for bot in trained] == slow
