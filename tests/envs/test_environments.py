"""PettingZoo's and Gymnasium's own checks, and what rewards, masks and time are."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from vierling import GAMES, Game, IllegalMove, Refusal, bot_named, envs, settle
from vierling.envs.registering import id_of
from vierling.envs.rewards import REWARDS
from vierling.lab.simulate import Simulation, play_match
from vierling.play.draws import Draws
from vierling.testing.setups import setups_of

# What they say about a table game: the first observation can be all zeros, and a mask is no picture.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

SIMULTANEOUS = ["knister", "tuefteln", "tubyrinth"]


def every_setup() -> Iterator[Any]:
    for name, game in GAMES.items():
        for setup in setups_of(game):
            if setup.seats <= 3:
                yield pytest.param(name, setup.seats, dict(setup.settings), id=str(setup))


def play(env: Any, rng: np.random.Generator) -> dict[str, float]:
    """A whole match at random; what everybody was rewarded."""
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut_off, _ = env.last()
        totals[agent] += reward
        assert env.observation_space(agent).contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut_off else rng.choice(legal))
    return totals


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(**words: Any) -> Any:
        return envs.aec(name, **words)

    seats = max(2, GAMES[name].seats[0])
    api_test(make(seats=seats), num_cycles=60)
    seed_test(lambda: make(seats=seats), num_cycles=20)
    render_test(make)
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_pettingzoo_finds_nothing_wrong_in_parallel(name: str) -> None:
    parallel_api_test(envs.parallel(name, seats=2), num_cycles=40)


@pytest.mark.parametrize("name", ["knister", "tuefteln"])
def test_pettingzoo_finds_that_a_seed_decides_in_parallel(name: str) -> None:
    """Its check ignores masks, so it can only try what may be written at once."""
    parallel_seed_test(lambda: envs.parallel(name, seats=2))


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_the_same_seed_gives_the_same_match_in_parallel(name: str) -> None:
    """And so it goes on, by legal actions, in every game."""
    env, again = envs.parallel(name, seats=2), envs.parallel(name, seats=2)
    (seen, _), (twin, _) = env.reset(seed=4), again.reset(seed=4)
    for _ in range(10):
        assert data_equivalence(seen, twin)
        actions = {agent: int(np.flatnonzero(each["action_mask"])[-1]) for agent, each in seen.items()}
        seen, *told = env.step(actions)
        twin, *same = again.step(actions)
        assert data_equivalence(told, same)


def test_hands_that_take_turns_cannot_act_in_parallel(pig: Game) -> None:
    for game in ("input", pig):
        with pytest.raises(Refusal, match="hands take turns"):
            envs.parallel(game)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(id_of(name)).unwrapped)
    assert capsys.readouterr().out.count("\n") > 1, "it was drawn for a human"


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_it_without_a_warning(name: str) -> None:
    """It has some for spaces: in Knister with one grid, the number of the current one never changes."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(id_of(name))
        seen, _ = env.reset(seed=1)
        env.step(np.flatnonzero(seen["action_mask"])[0])


def test_opponents_are_as_few_as_can_be_unless_they_are_named() -> None:
    assert [envs.gym(name).setup.seats for name in GAMES] == [max(1, game.seats[0]) for game in GAMES.values()]
    assert [bot.name for bot in envs.gym("input").setup.bots.values()] == ["random"]
    named: Any = gymnasium.make(id_of("input"), bots=["easy", "steady"]).unwrapped
    assert [bot.name for bot in named.setup.bots.values()] == ["easy", "steady"]


@pytest.mark.parametrize(("name", "seats", "options"), list(every_setup()))
def test_a_match_at_random_ends_and_its_rewards_add_up_to_the_points(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    env = envs.aec(name, seats=seats, limit=100, **options)
    env.reset(seed=1)
    totals = play(env, np.random.default_rng(1))
    points = [sum(line.points for line in env.table.state.score(seat)) for seat in range(seats)]
    assert list(totals.values()) == points
    assert (env.table.outcome is None) == env.table.is_cut_off


def test_a_match_has_a_limit_where_tiles_could_be_moved_for_ever() -> None:
    assert envs.aec("tubyrinth", seats=2).setup.limit == 2000
    assert envs.aec("knister", seats=2, grids=3).setup.limit == 2 * 3 * 25


def test_a_game_that_brings_only_rules_has_an_environment(pig: Game) -> None:
    env = envs.aec(pig, seats=3, goal=20)
    env.reset(seed=1)
    play(env, np.random.default_rng(1))
    assert env.table.outcome is not None
    names = [entry.name for entry in env.observer.entries]
    assert names == ["goal", "points 0", "points 1", "points 2", "turns", "gain", "rolling", "die"]
    assert env.observer.encode(env.table.state.view(0), 0).tolist()[:4] == [20, *env.table.outcome.points]


@pytest.mark.parametrize(
    ("reward", "expected"), [("points", (41, 53, 53)), ("difference", (-12, 0, 0)), ("win", (-0.5, 0.25, 0.25))]
)
def test_rewards(reward: str, expected: tuple[float, ...]) -> None:
    """Two share a win among three: each has 3/2 - 1 shares, over two others; together with the loser's that is 0."""
    points = (41, 53, 53)
    assert tuple(REWARDS[reward](points, settle(points), seat) for seat in range(3)) == expected


def test_before_the_end_nobody_has_won() -> None:
    env = envs.aec("knister", seats=2, reward="win")
    env.reset(seed=1)
    totals = play(env, np.random.default_rng(1))
    assert sum(totals.values()) == 0
    assert set(totals.values()) <= {-1, 0, 1}


def test_a_masked_action_is_refused() -> None:
    env = envs.aec("knister", seats=2)
    env.reset(seed=1)
    for action in (25, 26, -1):
        with pytest.raises(IllegalMove):
            env.step(action)


def test_a_masked_action_ends_a_learners_match_or_raises() -> None:
    env = envs.gym("knister", illegal=-9.0)
    env.reset(seed=1)
    env.step(np.int64(3))
    _, reward, over, cut_off, info = env.step(np.int64(3))
    assert (reward, over, cut_off, info) == (-9.0, True, False, {"illegal": True})
    strict = envs.gym("knister", illegal=None)
    strict.reset(seed=1)
    strict.step(np.int64(3))
    with pytest.raises(IllegalMove):
        strict.step(np.int64(3))


def test_a_learner_plays_the_match_that_its_bots_would_simulate() -> None:
    """The learner moves as the bot in its seat would: dice, bots and points are those of `simulate`."""
    greedy = bot_named("knister", "greedy")
    env = envs.gym("knister", bots=["steady"], seat=1)
    env.reset(seed=5)
    mind, total, over, decisions = Draws(5, 0, 2), 0.0, False, 0
    while not over:
        mind.begin(decisions)
        decisions += 1
        move = greedy.choose(env.table.state.view(1), env.table.moves_of(1), mind)
        _, reward, over, _, _ = env.step(np.int64(env.setup.actions.index(move)))
        total += reward
    assert env.table.outcome == play_match(Simulation("knister", ("steady", "greedy"), 5), 0)
    assert total == env.table.outcome.points[1]


def lay_any(env: Any) -> None:
    """The next tile, wherever it fits first."""
    seat = env.possible_agents.index(env.agent_selection)
    lying = {each.tile for each in env.table.state.layouts[seat] if each}
    lays = (move for move in env.table.moves_of(seat) if hasattr(move, "mask") and move.tile not in lying)
    env.step(env.setup.actions.index(next(lays)))


def say(env: Any, text: str) -> None:
    env.step(env.setup.actions.index(env.setup.game.read(text)))


def test_time_runs_in_beats_and_the_sand_runs_out() -> None:
    """A round begins three seconds after the last go. Everybody free acts once a second; a call starts the sand, and
    thirty seconds later it is over, whatever the other does: with lifting and laying, 30 more actions."""
    env = envs.aec("tubyrinth", seats=2, board="1a")
    env.reset(seed=1)
    say(env, "go")
    say(env, "go")
    assert env.table.now == 3000
    for tiles in range(5):
        assert env.table.now == 3000 + 1000 * tiles
        lay_any(env)
        lay_any(env)
    say(env, "ready")
    called, actions = env.table.now, 0
    seconds_left = [entry.name for entry in env.observer.entries].index("seconds left")
    while env.table.state.view(1).phase == "build":
        assert env.observe("seat_1")["observation"][seconds_left] == 30 - actions
        say(env, "-I3") if actions % 2 == 0 else lay_any(env)
        actions += 1
    assert (env.table.state.view(1).last.calls, actions) == ((called, None), 30)
