"""The tree, on both backends."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from games.input.drawn import position
from games.input.think.turns import VARIANTS, wander
from vierling import Match
from vierling.game import Event
from vierling.games.input.rules import Options, State
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.notation import Move, Place
from vierling.games.input.think.backend import READY, Backend, best_backend, fast, plain
from vierling.games.input.think.desk import code_move, recollect
from vierling.games.input.think.expectation import reckon_all_odds
from vierling.games.input.think.levels import LEVELS
from vierling.games.input.think.memory import Memory, remember
from vierling.games.input.think.player import choose, climb_tree, expect
from vierling.games.input.think.search import find_bet
from vierling.games.input.think.warming import warm_up

master = partial(choose, LEVELS["master"])
ROUNDS = 60

# Red shows V V V H H R S, which only VH VR VS HR HS RS SJ can do: under the R is an S, which the 4 lacks.
SURE = """
    4 .   bSV rVH bHR bHS
    r VR VS HR HS RS SJ
"""

# Nobody has a point. Only the three V's can have the H that the 3 lacks, and two of them are in the supply.
GAMBLE = """
    3 rVH bSV bRV .   bRH
    r VR VS HR HS RS SJ
"""

# Red shows the same faces as above, so it knows that under the first H of the supply is an R for the 3.
TO_LAY = """
    3 rVR rSJ rRS .   .
    r VH VS HR HS
"""


def codes_of(state: State, memory: Memory) -> list[int]:
    assert state.mover is not None
    moves = [move for move in state.moves(state.mover) if isinstance(move, Place) or move.closes != ZERO]
    return [code_move(memory.view, move) for move in moves]


def think(backend: Backend, memory: Memory, codes: list[int], rounds: int) -> dict[int, float]:
    desk = backend.take(recollect(memory, None, Random(1)))
    backend.code.reckon_all_odds(desk)
    return climb_tree(backend, desk, rounds, codes) if rounds else expect(backend, desk, codes)


@pytest.mark.parametrize(("variant", "seats"), [("plain", 3), *((variant, 2) for variant in (*VARIANTS, "superko"))])
def test_machine_code_thinks_the_same_as_plain_python(variant: str, seats: int) -> None:
    for state, memory, _, _ in wander(seats, VARIANTS.get(variant, Options(shuttling="superko")), 5):
        if state.zero_by is None and state.turn % 10 == 6:
            codes = codes_of(state, memory)
            assert think(fast(), memory, codes, ROUNDS) == think(plain(), memory, codes, ROUNDS)
            assert think(fast(), memory, codes, 0) == pytest.approx(think(plain(), memory, codes, 0))
        if state.turn > 50:
            break


def best(match: Match, seen: Memory | None = None) -> str:
    moves = list(match.state.moves(0))
    return str(master(seen or remember(None, match.view(0)), moves, Random(1)))


def test_the_master_takes_a_closing_that_cannot_fail() -> None:
    assert best(position(SURE)) == "s5!4"


def test_the_master_gambles_while_a_wrong_announcement_costs_nothing() -> None:
    assert best(position(GAMBLE)) in {"s1!3", "s2!3"}


def tables_after(touch: str) -> dict[int, int]:
    """Every way the table can look once this stone is somewhere else."""
    held = position(TO_LAY)
    held.play(0, touch)
    seen = remember(remember(None, position(TO_LAY).view(0)), held.view(0))
    after = [held.state.apply(Event(0, move)).view(0) for move in held.state.moves(0)]
    return {sight: turn for view in after for sight, turn in remember(seen, view).past.items()}


@pytest.mark.parametrize("load", [plain, fast])
def test_a_tree_does_not_lead_back_to_an_earlier_table(load: Callable[[], Backend]) -> None:
    match = position(TO_LAY)
    memory = remember(None, match.view(0))
    names = {code_move(memory.view, move): str(move) for move in match.state.moves(0)}

    def favourite(seen: Memory) -> str:
        tried = think(load(), seen, [*names], ROUNDS)
        return names[max(tried, key=lambda code: tried[code])]

    assert favourite(memory) == "s3"
    assert favourite(replace(memory, past=tables_after("s3"))) == "s1"


def bets(drawing: str) -> list[str]:
    """What the quick rule below the tree announces."""
    match = position(drawing)
    memory = remember(None, match.view(0))
    desk = recollect(memory, None, Random(1))
    reckon_all_odds(desk)
    code = find_bet(desk, desk.table)
    return [str(move) for move in match.state.moves(0) if code_move(memory.view, move) == code]


def test_below_the_tree_a_closing_that_cannot_fail_is_announced() -> None:
    assert bets(SURE) == ["s5!4"]


def test_below_the_tree_a_gamble_needs_nothing_to_lose() -> None:
    # One of three V's has the H: three points to win one time in three; with six points, three to lose.
    assert bets(GAMBLE) in (["s1!3"], ["s2!3"])
    assert bets(f"{GAMBLE}    won r 6") == []


def test_a_tree_tries_every_different_move_once() -> None:
    # Three V's, two H's, an R and an S lie in the supply: four kinds of stone.
    match = position("r VH VR VS HR HS RS SJ\nb VH VR VS HR HS RS SJ")
    memory = remember(None, match.view(0))
    tried = think(plain(), memory, codes_of_start(match, memory), ROUNDS)
    assert len(tried) == 4
    assert sum(tried.values()) == ROUNDS


def codes_of_start(match: Match, memory: Memory) -> list[int]:
    return [code_move(memory.view, move) for move in match.state.moves(0)]


def test_while_nothing_is_compiled_plain_python_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierling.games.input.think.backend.fast", None)
    before = READY.is_set()
    READY.clear()
    answer = best(position(SURE))
    if before:
        READY.set()
    assert answer == "s5!4"


def test_without_numba_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierling.games.input.think.warming.can_compile", lambda: False)
    monkeypatch.setattr("vierling.games.input.think.warming.fast", None)
    warm_up()


def test_once_warm_the_machine_code_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    warm_up()
    monkeypatch.setattr("vierling.games.input.think.backend.plain", None)
    moves: list[Move] = []
    for state, memory, _, _ in wander(3, VARIANTS["zero"], 2):
        assert state.mover is not None
        moves = list(state.moves(state.mover))
        assert master(memory, moves, Random(1)) in moves
        if state.turn > 30:
            break


def test_without_numba_a_tree_is_climbed_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it warms up a host is in a hurry; where there is nothing to compile, nobody else will do it better."""
    monkeypatch.setattr(READY, "is_set", lambda: False)
    climbs = LEVELS["master"].rounds
    assert best_backend().rounds < climbs
    monkeypatch.setattr("vierling.games.input.think.backend.can_compile", lambda: False)
    assert best_backend().rounds >= climbs
