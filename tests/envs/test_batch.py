"""Many matches at once equal the rules, state by state."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from gymnasium import make_vec

from vierling import CHANCE, GAMES, Event, IllegalMove, Refusal, envs
from vierling.envs.batched import batching_of
from vierling.envs.rewards import REWARDS
from vierling.game import Actions, Game
from vierling.games.input.rules.cards import SHIPPED
from vierling.games.tubyrinth.rules.notation import PASS, READY, Lift
from vierling.games.tubyrinth.rules.pipeline import tiles_of
from vierling.games.tubyrinth.rules.tiles import Placement
from vierling.games.tubyrinth.think.solver import first
from vierling.games.tuefteln.rules.scoring import score_sheet
from vierling.games.tuefteln.rules.sheet import CATEGORIES
from vierling.games.tuefteln.think.kernels import ALL_MADE
from vierling.kit import Kit
from vierling.play.dice import CountedDice

SEED = 7
ROWS = 3
DETOUR = 0.2
# A zero that a child can fill: stones fit it more often than ours.
EASY_ZERO = SHIPPED.replace("0 Rn Hs Hs Hs Ru", "0 V V Sz Sz Hl")
# A game, how it is played, its options, and what has to happen, so that it is compared too.
MATCHES: list[tuple[str, str, dict[str, Any], set[str]]] = [
    ("knister", "random", {}, set()),
    ("knister", "random", {"grids": 3}, set()),
    ("knister", "random", {"score": "end"}, set()),
    ("tuefteln", "random", {}, set()),
    ("tuefteln", "random", {"side": "B"}, set()),
    ("input", "random", {"limit": 90}, {"cut off"}),
    ("input", "first", {}, {"standstill"}),
    ("input", "greedy", {"shuttling": "none", "free_number": "3", "joker_closes": True, "bonus": 3}, {"one-colour"}),
    (
        "input",
        "greedy",
        {"zero": True, "children": "1,2", "combination": "1,2", "cards": EASY_ZERO},
        {"zero", "zero-failed", "target", "combination"},
    ),
    ("input", "greedy", {"shuttling": "superko", "zero": True, "notes": "all"}, {"wrong"}),
    (
        "input",
        "greedy",
        {"seats": 3, "zero": True, "notes": "own", "shuffle_seats": True, "solo_number": True},
        {"alone"},
    ),
    ("tubyrinth", "random", {"limit": 40}, {"cut off"}),
    ("tubyrinth", "solve", {}, {"solved"}),
    ("tubyrinth", "solve", {"mode": "rookie", "water": False, "flip": False}, {"solved"}),
    ("tubyrinth", "solve", {"mode": "master", "board": "2b", "limit": 60}, {"solved", "wrong call"}),
    ("tubyrinth", "solve", {"handicap": "1:6"}, {"solved"}),
]


class Plain:
    """A match by the rules: no driver, no environment. Every move takes a second."""

    def __init__(self, batch: Any, number: int) -> None:
        self.game: Game = batch.setup.game
        self.actions: Actions = batch.setup.actions
        self.seats = range(batch.setup.seats)
        self.state: Any = self.game.start(batch.setup.seats, batch.setup.options)
        self.dice = CountedDice(SEED, number)
        self.now = 0
        self.roll()
        self.mover = self.next_mover()

    def roll(self) -> None:
        while self.state.chance():
            self.state = self.state.apply(Event(CHANCE, self.dice.roll(self.state)))

    def next_mover(self) -> int:
        mover: int
        (mover,) = self.state.to_move() or {self.mover}  # when it is over, whoever moved last
        return mover

    def points(self) -> list[int]:
        return [sum(line.points for line in self.state.score(seat)) for seat in self.seats]

    def step(self, action: int) -> int:
        mover, before = self.mover, self.points()
        self.state = self.state.apply(Event(mover, self.actions[action], self.now))
        self.roll()
        self.mover, self.now = self.next_mover(), self.now + 1000
        return self.points()[mover] - before[mover]

    @property
    def is_over(self) -> bool:
        return self.state.outcome() is not None

    def mask(self) -> list[int]:
        legal = {self.actions.index(move) for move in self.state.moves(self.mover)}
        return [int(action in legal) for action in range(len(self.actions))]

    def observation(self) -> Sequence[int]:
        return self.game.encode(self.state.view(self.mover), self.now)


def rows_of(batch: Any) -> Any:
    """The arrays behind it, whose kind is the game's own."""
    return batch.tables.rows


def choose(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def choose_random(plain: Plain, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(plain.mask())))


def choose_first(plain: Plain, rng: np.random.Generator) -> int:  # noqa: ARG001 - always the same, so positions repeat
    return plain.mask().index(1)


def choose_greedy(plain: Plain, rng: np.random.Generator) -> int:
    """For Input, by somebody who looks under the stones: points first, then the zero, then stones on cards."""
    if rng.random() < DETOUR:
        return choose_random(plain, rng)
    mover, before = plain.mover, plain.state

    def worth(move: Any) -> float:
        after = before.apply(Event(mover, move))
        filling = after.zero_by is not None or (before.zero_by is not None and 0 in after.layout.finished)
        laid = sum(stone.at.card is not None for stone in after.layout.stones[mover])
        points: int = sum(line.points for line in after.score(mover))
        return points + 3 * filling + laid / 2 + rng.random() / 4

    return plain.actions.index(max(before.moves(mover), key=worth))


def choose_solve(plain: Plain, rng: np.random.Generator) -> int:
    """For Tubyrinth: towards a solution, with a detour now and then, and no passing."""
    state = plain.state
    legal = [move for move in state.moves(0) if move is not PASS]
    if state.phase != "build" or rng.random() < DETOUR:
        return plain.actions.index(legal[rng.integers(len(legal))])
    if READY in legal and rng.random() < DETOUR:
        return plain.actions.index(READY)
    wanted, laid = solution(state), tiles_of(state.layouts[0])
    lifts = [Lift(tile.tile) for tile in laid if tile not in wanted]
    lays = [tile for tile in wanted if tile not in laid]
    return plain.actions.index([*lifts, *lays, READY][0])


def solution(state: Any) -> tuple[Placement, ...]:
    options = state.options
    found = first(state.board(0), tiles=(options.least(0),), flip=options.flip, over_rocks=options.over_rocks)
    assert found
    return found


CHOOSERS = {"random": choose_random, "first": choose_first, "greedy": choose_greedy, "solve": choose_solve}


@pytest.mark.parametrize(("game", "how", "options", "happens"), MATCHES)
def test_every_state_of_every_match_equals_the_rules(
    game: str, how: str, options: dict[str, Any], happens: set[str]
) -> None:
    batch = envs.batch(game, ROWS, **options)
    seen, told = batch.reset(seed=SEED)
    rng, numbers = np.random.default_rng(1), np.arange(ROWS)
    plain, happened, finished = [Plain(batch, row) for row in range(ROWS)], set(), 0
    while finished < 2 * ROWS:
        assert told["mover"].tolist() == [each.mover for each in plain]
        assert seen["observation"].tolist() == [each.observation() for each in plain]
        assert seen["action_mask"].tolist() == [each.mask() for each in plain]
        actions = np.array([CHOOSERS[how](each, rng) for each in plain])
        seen, rewards, over, cut_off, told = batch.step(actions)
        assert rewards.tolist() == [each.step(action) for each, action in zip(plain, actions, strict=True)]
        assert over.tolist() == [each.is_over for each in plain]
        ended = over | cut_off
        if ended.any():
            happened |= check_ends(plain, ended, told)
            finished += ended.sum()
            numbers[ended] += ROWS
            plain = [Plain(batch, int(numbers[row])) if ended[row] else plain[row] for row in range(ROWS)]
    assert happens <= happened


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("seats", [2, 3])
def test_rewards_of_all_seats_are_what_the_step_adds_to_their_worth(reward: str, seats: int) -> None:
    """By the rules, one match at a time; in the same step as the last one's end, the next one begins."""
    batch = envs.batch("input", ROWS, seats, reward=reward, solo_number=True)
    _, told = batch.reset(seed=SEED)
    rng, numbers, finished = np.random.default_rng(1), np.arange(ROWS), 0
    plain = [Plain(batch, row) for row in range(ROWS)]
    while finished < 2 * ROWS:
        before, movers = [worth(reward, each) for each in plain], told["mover"].tolist()
        actions = [choose_greedy(each, rng) for each in plain]
        _, rewards, over, _, told = batch.step(np.array(actions))
        for row, each in enumerate(plain):
            each.step(actions[row])
            gained = [new - old for new, old in zip(worth(reward, each), before[row], strict=True)]
            assert told["rewards"][row].tolist() == gained
            assert rewards[row] == gained[movers[row]]
        finished += over.sum()
        numbers[over] += ROWS
        plain = [Plain(batch, int(numbers[row])) if over[row] else plain[row] for row in range(ROWS)]


def worth(reward: str, plain: Plain) -> list[float]:
    return [REWARDS[reward](plain.points(), plain.state.outcome(), seat) for seat in plain.seats]


def rewards_alone(reward: str) -> list[list[float]]:
    """Two rows that write from the first cell to the last."""
    batch = envs.batch("knister", 2, reward=reward)
    batch.reset(seed=SEED)
    return [batch.step(np.full(2, cell))[1].tolist() for cell in range(25)]


def test_alone_a_finished_match_is_a_win_and_the_lead_is_ones_points() -> None:
    assert rewards_alone("win") == [[0, 0]] * 24 + [[1, 1]]
    assert rewards_alone("difference") == rewards_alone("points") != [[0, 0]] * 25


def test_a_reward_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal, match="a reward is one of"):
        envs.batch("knister", 2, reward="fame")


def check_ends(plain: list[Plain], ended: np.ndarray, told: dict[str, Any]) -> set[str]:
    happened: set[str] = set()
    assert told["_final_obs"].tolist() == told["_points"].tolist() == ended.tolist()
    for row in np.flatnonzero(ended):
        outcome = plain[row].state.outcome()
        assert told["final_obs"]["observation"][row].tolist() == plain[row].observation()
        assert np.ravel(told["points"][row]).tolist() == plain[row].points()
        if outcome and len(plain[row].seats) > 1:
            assert np.flatnonzero(told["winners"][row]).tolist() == list(outcome.winners)
        figures = {line.figure for seat in plain[row].seats for line in plain[row].state.score(seat)}
        happened |= {outcome.reason if outcome else "cut off", *filter(None, figures)}
        happened |= {"wrong call"} if getattr(plain[row].state, "tries", 0) else set()
    return happened


def test_a_bonus_counts_once() -> None:
    """Hands at random hardly ever make every figure. So all but one are taken as made, and the first mix brings 7."""
    batch, rng = envs.batch("tuefteln", 40), np.random.default_rng(1)
    seen, _ = batch.reset(seed=SEED)
    rows_of(batch).made[:] = ALL_MADE ^ 1 << CATEGORIES.index("mix")
    totals = np.zeros(40)
    for _ in range(15):
        seen, rewards, _, _, infos = batch.step(choose(seen["action_mask"], rng))
        totals += rewards
    sheets = infos["final_obs"]["observation"][:, 2:].tolist()
    squares = [score_sheet(tuple(sheet))[:-1] for sheet in sheets]
    mixed = [sum(line.figure == "mix" for line in lines) for lines in squares]
    assert {min(mixed, default=0), max(mixed) > 1} == {0, True}
    points = [sum(line.points for line in lines) + 7 * bool(mixes) for lines, mixes in zip(squares, mixed, strict=True)]
    assert totals.tolist() == points


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    batch = envs.batch("knister", 2)
    batch.reset(seed=SEED)
    before, *_ = batch.step(np.array([3, 4]))
    for actions in ([0, 4], [25, 0], [-1, 0]):
        with pytest.raises(IllegalMove, match="is not legal in row"):
            batch.step(np.array(actions))
    after, *_ = batch.step(np.array([4, 3]))
    alike = before["observation"] == after["observation"]
    alike[:, 1] = True  # the sum
    assert np.argwhere(~alike).tolist() == [[0, 2 + 4], [1, 2 + 3]]


@pytest.mark.parametrize("actions", [[1, 2], [1, 2, 3, 4], [[1, 2, 3]], 1, [1.0, 2.0, 3.0]], ids=str)
def test_anything_but_a_whole_number_for_each_row_is_refused(actions: Any) -> None:
    """Machine code would not notice: it would take what lies behind two numbers for a third."""
    batch = envs.batch("knister", 3)
    batch.reset(seed=SEED)
    with pytest.raises(Refusal, match="3 whole numbers, one for each row"):
        batch.step(np.array(actions))


def test_numpys_whole_numbers_are_seeds_too() -> None:
    batch: Any = envs.batch("knister", 3)
    (seen, _), (twin, _) = batch.reset(seed=3), batch.reset(seed=np.int64(3))
    assert (seen["observation"] == twin["observation"]).all()


def test_the_same_seed_gives_the_same_matches_and_another_gives_others() -> None:
    first, again = envs.batch("tuefteln", 64), envs.batch("tuefteln", 64)
    one, other = first.reset(seed=3)[0]["observation"], again.reset(seed=3)[0]["observation"]
    assert (one == other).all()
    assert (again.reset(seed=4)[0]["observation"] != one).any()
    assert (again.reset()[0]["observation"] != first.reset(seed=4)[0]["observation"]).any()


def test_arrays_that_were_handed_out_stay_as_they_are_unless_asked_otherwise() -> None:
    for copy in (True, False):
        batch = envs.batch("knister", 1, copy=copy)
        seen, _ = batch.reset(seed=1)
        batch.step(np.array([0]))
        assert bool(seen["action_mask"][0, 0]) is copy


def test_gymnasium_makes_it_by_its_id() -> None:
    batch = make_vec("vierling/Knister-v2", num_envs=3)
    seen, _ = batch.reset(seed=1)
    assert batch.observation_space.contains(seen)
    assert batch.action_space.contains(np.array([0, 24, 3]))


def test_gymnasium_makes_it_with_seats_limit_and_options() -> None:
    batch: Any = make_vec("vierling/Input-v2", num_envs=4, seats=3, limit=2, reward="win", zero=True, copy=False)
    assert (batch.setup.seats, batch.setup.limit, batch.setup.reward) == (3, 2, REWARDS["win"])
    seen, _ = batch.reset(seed=1)
    assert envs.batch("input", 4, 3, zero=True).observation_space.contains(seen)
    for _ in range(2):
        _, _, over, cut_off, _ = batch.step(seen["action_mask"].argmax(axis=1))
    assert (cut_off | over).all()


def test_a_bot_at_many_matches_is_refused_and_not_left_out() -> None:
    with pytest.raises(Refusal, match="there are no bots"):
        make_vec("vierling/Knister-v2", num_envs=4, bots=["steady"])


def test_a_game_that_brings_no_batch_says_so() -> None:
    with pytest.raises(Refusal, match="cannot be played many matches at once"):
        batching_of(Kit(GAMES["knister"]), 1)


def test_more_seats_than_a_batch_has_are_refused() -> None:
    with pytest.raises(Refusal, match="at most 1 seats, not 2"):
        envs.batch("tubyrinth", 4, 2)
