"""What the bots remember, and what they do with it."""

from random import Random

import pytest

from games.input.drawn import position
from games.input.think.turns import VARIANTS, begin, pick, wander
from vierling import Match, Refusal
from vierling.game import Event
from vierling.games.input.rules import Options, State
from vierling.games.input.rules.notation import Move, Touch
from vierling.games.input.think.levels import LEVELS, MEMORIES
from vierling.games.input.think.memory import Below, Memory, remember
from vierling.games.input.think.warming import warm_up
from vierling.lab.simulate import Simulation, simulate
from vierling.play.bots import bot_named, bots_of, strongest_bot, study_named


def ask(bot: str, match: Match, memory: Memory | None = None) -> str:
    seen = memory or remember(None, match.view(0))
    return str(bot_named("input", bot).choose(seen, list(match.state.moves(0)), Random(1)))


def knowing(match: Match, ago: int, **faces: str) -> Memory:
    """Red saw these faces under stones of the supply this many of its own turns ago."""
    memory = remember(None, match.view(0))
    known = {at: Below(face, memory.view.turn - ago * memory.view.seats) for at, face in faces.items()}
    return Memory(memory.view, (known, *memory.known[1:]), memory.trails)


def test_the_levels_are_in_rising_order_and_the_master_stands_in() -> None:
    assert list(bots_of("input")) == ["random", "easy", "medium", "steady", "hard", "master"]
    assert strongest_bot("input") == "master"


def test_the_rungs_of_the_ladder_are_for_experiments_only() -> None:
    for turns in MEMORIES:
        for name in (f"steady-{turns}", f"master-{turns}"):
            assert study_named("input", name).name == name
            assert name not in bots_of("input")
    with pytest.raises(Refusal, match="there is no bot steady-1"):
        bot_named("input", "steady-1")
    with pytest.raises(Refusal, match="there is no bot steady-9"):
        study_named("input", "steady-9")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("variant", [*VARIANTS, "superko"])
@pytest.mark.parametrize("bot", ["random", *LEVELS])
def test_every_bot_plays_every_variant_by_the_rules(bot: str, variant: str, seats: int) -> None:
    warm_up()  # as on a server; in plain Python they think the same (test_search.py)
    options = VARIANTS.get(variant, Options(shuttling="superko"))
    rng = Random(1)
    state = begin(seats, options, rng)
    memory = remember(None, state.view(0))
    think = bot_named("input", bot).choose
    for _ in range(30):
        if state.mover is None:
            break
        moves = list(state.moves(state.mover))
        move = think(memory, moves, rng) if state.mover == 0 else pick(state, moves, rng)
        assert move in moves
        state = state.apply(Event(state.mover, move))
        memory = remember(memory, state.view(0))


def is_right(state: State, move: Move) -> bool:
    assert state.mover is not None
    after = state.apply(Event(state.mover, move))
    return after.last is not None and after.last.failed is False


def test_the_random_bot_announces_only_what_it_knows() -> None:
    announced = 0
    think = bot_named("input", "random").choose
    for seed in range(8):
        for state, memory, _, _ in wander(2, Options(), seed):
            assert state.mover is not None
            move = think(memory, list(state.moves(state.mover)), Random(seed))
            if isinstance(move, Touch) and move.closes:
                announced += 1
                assert is_right(state, move)
    assert announced > 10


def test_the_random_bot_lets_every_stone_have_its_turn() -> None:
    match = position("r VH VR VS HR HS RS SJ")
    moves = list(match.state.moves(0))
    rng = Random(2)
    drawn = [str(bot_named("input", "random").choose(remember(None, match.view(0)), moves, rng)) for _ in range(1400)]
    # 200 for each of the seven, with a standard deviation of 13.1
    assert all(140 < drawn.count(f"s{slot}") < 260 for slot in range(1, 8))


# The 4 lacks an S, which is under s4; s3 looks the same, but has an R.
HIDDEN = """
    4 .   bSV rVH bHR bHS
    r RV SV HR HS RS SJ
    won r 3
"""


@pytest.mark.parametrize(("bot", "ago"), [("medium", 3), ("steady", 99), ("hard", 5), ("master", 99)])
def test_what_is_remembered_is_announced(bot: str, ago: int) -> None:
    match = position(HIDDEN)
    assert ask(bot, match, knowing(match, ago, s4="S")) == "s4!4"


@pytest.mark.parametrize(("bot", "ago"), [("easy", 1), ("medium", 4), ("hard", 6)])
def test_what_is_forgotten_makes_no_difference(bot: str, ago: int) -> None:
    match = position(HIDDEN)
    assert ask(bot, match, knowing(match, ago, s4="S")) == ask(bot, match)


# The zero asks for R H H H R.
FILLABLE = """
    r VH RH SH VR SR VS SJ
    won r 3
    won b 6
"""
ALL_FIVE = {"s1": "H", "s2": "H", "s3": "H", "s4": "R", "s5": "R"}


@pytest.mark.parametrize("bot", ["steady", "master"])
def test_a_bot_that_knows_five_stones_for_the_zero_takes_points_with_it(bot: str) -> None:
    match = position(FILLABLE, zero=True)
    memory = knowing(match, 1, **ALL_FIVE)
    while match.state.to_move() == {0}:
        match.play(0, ask(bot, match, memory))
        memory = remember(memory, match.view(0))
    assert 0 in match.view(0).finished
    assert sum(line.points for line in match.view(0).lines[1]) == 0


def test_a_bot_that_is_not_sure_or_has_nothing_to_gain_leaves_the_zero_alone() -> None:
    match = position(FILLABLE, zero=True)
    assert "!0" not in ask("steady", match, knowing(match, 1, s4="R"))
    alone = position(FILLABLE.replace("won b 6", ""), zero=True)
    assert "!0" not in ask("steady", alone, knowing(alone, 1, **ALL_FIVE))


def test_a_bot_that_takes_over_while_the_zero_is_being_filled_carries_on() -> None:
    match = position(FILLABLE, zero=True)
    match.play(0, "s1!0")
    match.play(0, ">0.2")
    assert "!0" in ask("steady", match)
    assert "!0" in ask("random", match)


def test_perfect_memory_beats_none() -> None:
    # 85 of 100 (docs/strength.md); a bot that is no better wins 30 of 40 one time in 900.
    simulation = Simulation("input", ("steady-0", "steady"), seed=1)
    assert sum(1 in outcome.winners for outcome in simulate(simulation, 40)) >= 30
