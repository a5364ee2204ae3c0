"""OpenSpiel plays the games, and its tools work on them."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

from vierling import Game, Refusal, knister
from vierling.envs.openspiel import Position, SpielGame, SpielState, register

PLAYED = [
    "vierling_knister",
    "vierling_knister(seats=2,grids=3)",
    "vierling_tuefteln(seats=2,side=B)",
    "vierling_input(limit=60)",
    "vierling_input(seats=3,zero=True,notes=own,limit=60)",
    "vierling_tubyrinth(limit=40)",
    "vierling_pig(seats=3)",
]


@pytest.fixture(scope="module", autouse=True)
def registered(pig: Game) -> list[str]:
    assert pig
    return register()


@pytest.mark.parametrize("name", PLAYED)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_position_can_be_written_and_read() -> None:
    game = pyspiel.load_game("vierling_knister")
    state = game.new_initial_state()
    state.apply_action(7)
    state.apply_action(3)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.history() == [7, 3]


def test_a_match_with_a_clock_is_refused() -> None:
    assert pyspiel.load_game("vierling_tubyrinth").num_players() == 1
    with pytest.raises(Refusal, match="clock"):
        pyspiel.load_game("vierling_tubyrinth(seats=2)")


def test_an_entry_is_hidden_from_those_who_have_not_written() -> None:
    state = pyspiel.load_game("vierling_knister(seats=2)").new_initial_state()
    state.apply_action(0)
    one, other = state.clone(), state.clone()
    one.apply_action(3)
    other.apply_action(4)
    assert one.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_dice_have_their_weights() -> None:
    """Of 64 falls of seven stones, each in all orders of those that show the same face: the sum of all is 1."""
    state = pyspiel.load_game("vierling_input").new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 1240
    assert sum(weight for _, weight in outcomes) == pytest.approx(1)


def race(*points: int) -> pyspiel.State:
    """Pig to 20 with two players who have so many points, before the first turn."""
    state = pyspiel.load_game("vierling_pig(goal=20)").new_initial_state()
    for place, each in enumerate(points):
        left = each
        while left:
            die = min(left, 6) if left != 7 else 5
            state.apply_action(0)
            state.apply_action(die - 1)
            left -= die
        state.apply_action(1)
        assert state.current_player() == (place + 1) % 2
    return state


def test_search_takes_a_win_that_lies_there() -> None:
    """14 points, and a 6 on the table: to hold wins at once, to roll again may lose it."""
    state = race(14, 2)
    state.apply_action(0)
    state.apply_action(5)
    bot = mcts.MCTSBot(
        state.get_game(),
        2,
        60,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) == 1


def test_search_by_information_sets_runs_on_hidden_stones() -> None:
    state = pyspiel.load_game("vierling_input(limit=20)").new_initial_state()
    for _ in range(3):
        state.apply_action(0)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator=mcts.RandomRolloutEvaluator(1, rng), uct_c=2, max_simulations=3, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()


def test_exploitability_of_pig_in_two_moves_is_what_a_hand_calculates() -> None:
    """The first roll is forced. A 1 ends the turn, and the other's forced roll ends the match with nothing held; after
    a 2 to 6 holding gains it, rolling again gains nothing. So the best is worth (2 + 3 + 4 + 5 + 6) / 6, chance play
    half of that, and the other has no choice: both together could gain 10/6, each half of it on average."""
    game = pyspiel.load_game("vierling_pig(goal=20,limit=2,reward=difference)")
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(5 / 6)


SEVEN, SIDE, CENTRE = 5, 1, 12  # the roll 1+6; the cells b1 and c3


class LastButOne(SpielGame):
    """Knister for two, for one round: both have written a 7 into all cells but one at the side and the one in the
    centre."""

    _begun: Position | None = None

    def new_initial_state(self) -> SpielState:
        """OpenSpiel makes one for every copy: so the rounds before are played once."""
        state = super().new_initial_state()
        if self._begun is None:
            for cell in set(range(25)) - {SIDE, CENTRE}:
                for action in (SEVEN, cell, cell):
                    state.apply_action(action)
            self._begun = state.position
        state.position = self._begun
        return state


@pytest.fixture
def last_but_one() -> LastButOne:
    written = 2 * 23
    return LastButOne(knister, {"seats": 2, "reward": "difference", "limit": written + 2})


def test_search_writes_where_more_lines_meet(last_but_one: LastButOne) -> None:
    state, rng = last_but_one.new_initial_state(), np.random.RandomState(1)
    state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    assert mcts.MCTSBot(last_but_one, 40, 60, evaluator, random_state=rng).step(state) == CENTRE


def test_exploitability_of_the_last_round_but_one_is_what_a_hand_calculates(last_but_one: LastButOne) -> None:
    """Five equal numbers are 10 points, four are 6, and a diagonal counts twice. A 7, one roll of six, makes 60 in the
    centre and 20 at the side; any other 36 and 12. So the centre has 40 on average, the side 40/3, and chance play
    gives away half of what is between them. Nobody can do anything about the other's sheet, so it is for both."""
    found = exploitability.exploitability(last_but_one, UniformRandomPolicy(last_but_one))
    assert found == pytest.approx((40 - 40 / 3) / 2)
