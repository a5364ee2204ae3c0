"""The page's types are the Python ones, and what is really sent fits both."""

import runpy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, is_dataclass
from pathlib import Path
from random import Random
from types import UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    TypedDict,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import orjson
import pytest

from server.playing import Table
from server.running import Server
from setups import records
from vierling.game import Choice, Game
from vierling.kit import GAMES
from vierling.live import messages
from vierling.live.branching import position_facts
from vierling.live.transcript import Past
from vierling.match import Match
from vierling.server.api.encoding import dump

WIRE = runpy.run_path(str(Path(__file__).parents[1] / "web" / "wire.py"))
NEWS = {
    "table": messages.TableMessage,
    "change": messages.TableChange,
    "done": messages.Done,
    "refused": messages.Refused,
    "pong": messages.Pong,
    "reaction": messages.Reaction,
}


# Whether JSON fits a Python type


def misfits(value: Any, of: Any, where: str = "", given: Mapping[Any, Any] | None = None) -> Iterator[str]:
    """Where JSON differs from a type; `given` says what type variables stand for."""
    given = given or {}
    origin, args = get_origin(of), get_args(of)
    if origin in (Union, UnionType):
        if all(list(misfits(value, each, where, given)) for each in args):
            yield f"{where}: {value!r} is none of {args}"
    elif origin is Literal:
        if not any(type(value) is type(each) and value == each for each in args):
            yield f"{where}: {value!r} is none of {args}"
    elif isinstance(of, TypeVar):
        yield from misfits(value, given[of], where, given)
    elif origin in (list, tuple, Sequence) or (isinstance(of, type) and issubclass(of, tuple)):
        yield from misfit_list(value, args or tuple(get_type_hints(of).values()), where, given)
    elif origin in (dict, Mapping):
        yield from misfit_record(value, args[1], where, given)
    elif is_typeddict(origin or of) or is_dataclass(of):
        variables = getattr(origin, "__parameters__", ())
        meant = {variable: given.get(each, each) for variable, each in zip(variables, args, strict=True)}
        yield from misfit_object(value, origin or of, where, meant)
    elif not is_plain(value, of):
        yield f"{where}: {value!r} is no {of}"


def is_plain(value: Any, of: Any) -> bool:
    """A whole number is a number too, but true is not."""
    return of is Any or type(value) is of or (of is float and type(value) is int)


def misfit_list(value: Any, args: tuple[Any, ...], where: str, given: Mapping[Any, Any]) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{where}: {value!r} is no list"
        return
    types = [args[0]] * len(value) if len(args) == 1 or args[-1] is Ellipsis else args
    if len(types) != len(value):
        yield f"{where}: {value!r} has not {len(types)} items"
    for number, (each, of) in enumerate(zip(value, types, strict=False)):
        yield from misfits(each, of, f"{where}[{number}]", given)


def misfit_record(value: Any, of: Any, where: str, given: Mapping[Any, Any]) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no object"
        return
    for name, each in value.items():
        yield from misfits(each, of, f"{where}.{name}", given)


def misfit_object(value: Any, kind: type, where: str, given: Mapping[Any, Any]) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no object"
        return
    fields = {each.name: each for each in WIRE["fields_of"](kind)}
    yield from (f"{where}.{name} is not declared" for name in value if name not in fields)
    for name, each in fields.items():
        if name in value:
            yield from misfits(value[name], each.type, f"{where}.{name}", given)
        elif not each.optional:
            yield f"{where}.{name} is missing"


def as_json(value: Any) -> Any:
    return orjson.loads(dump(value))


def view_of(game: Game) -> Any:
    return WIRE["view_of"](game)


class Pair(NamedTuple):
    one: int
    other: str | None


@dataclass(frozen=True)
class Settled:
    """How it is played.

    At length.
    """

    mode: str | None = field(default="fast", metadata=Choice(("fast", "slow")).meta)  # None if nobody has chosen
    pairs: tuple[Pair, ...] = ()


class Told(TypedDict):
    settled: Settled
    chance: NotRequired[float]


@pytest.mark.parametrize(
    ("value", "of"),
    [
        (3, int),
        (3, float),
        (None, int | None),
        ([1, 2], tuple[int, ...]),
        ([1, "a"], tuple[int, str]),
        ([1, None], Pair),
        ({"a": 1}, dict[str, int]),
        ("b", Literal["a", "b"]),
        ({"settled": {"mode": "slow", "pairs": [[1, "a"]]}}, Told),
    ],
)
def test_what_fits_has_no_misfits(value: Any, of: Any) -> None:
    assert list(misfits(value, of)) == []


@pytest.mark.parametrize(
    ("value", "of"),
    [
        (True, int),
        (1, bool),
        (0.5, int),
        (None, int),
        ("3", int | None),
        ([1, "a"], tuple[int, ...]),
        ([1], tuple[int, str]),
        ([1], Pair),
        ({"a": None}, dict[str, int]),
        ("c", Literal["a", "b"]),
        ({}, Told),
        ({"settled": {"mode": "slow", "pairs": []}, "more": 1}, Told),
        ({"settled": {"mode": "slow", "pairs": []}, "chance": "high"}, Told),
        ({"settled": {"mode": "other", "pairs": []}}, Told),
    ],
)
def test_what_does_not_fit_is_found(value: Any, of: Any) -> None:
    assert len(list(misfits(value, of))) > 0


# The page's types


def test_types_are_written_as_typescript_has_them() -> None:
    made = WIRE["TypeScript"]()
    assert made.spell(tuple[int | None, ...]) == "(number | null)[]"
    assert made.spell(tuple[int, str]) == "[number, string]"
    assert made.spell(Pair) == "[number, string | null]"
    assert made.spell(Mapping[str, list[bool]]) == "Record<string, boolean[]>"
    assert made.spell(Literal["a", 1]) == "'a' | 1"
    assert made.spell(Any) == "unknown"


def test_a_class_is_written_with_its_notes_its_settings_and_everything_it_refers_to() -> None:
    made = WIRE["TypeScript"]()
    made.take(Told)
    assert made.text("here").splitlines()[2:] == [
        "export interface Told {",
        "  settled: Settled;",
        "  chance?: number;",
        "}",
        "",
        "/** How it is played. */",
        "export interface Settled {",
        "  /** null if nobody has chosen. */",
        "  mode: 'fast' | 'slow';",
        "  pairs: [number, string | null][];",
        "}",
    ]


def test_the_pages_types_are_made_from_what_python_says_now() -> None:
    stale = [file.name for file, text in WIRE["files"]() if not file.exists() or file.read_text("utf-8") != text]
    assert stale == [], "run `python web/build.py types`"


# What is really sent


@pytest.mark.parametrize("name", GAMES)
def test_every_view_of_a_recorded_match_fits_its_type(name: str) -> None:
    view = view_of(GAMES[name])
    for record in records(name):
        match = Match.read(record)
        for state in match.states():
            found = [misfit for seat in (None, *match.seats) for misfit in misfits(as_json(state.view(seat)), view)]
            assert found == []


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_recorded_match_fits_its_type(name: str) -> None:
    match = Match.read(records(name)[0])
    past = Past(match)
    position = messages.Position[view_of(match.game)]  # type: ignore[misc,valid-type] # known only now
    for event in range(len(match.events) + 1):
        assert list(misfits(as_json(position_facts(past, event, 0)), position)) == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("types")) as running:
        yield running


def test_what_is_sent_about_the_games_fits_its_type(server: Server) -> None:
    assert list(misfits(server.client.get("/api/games").json(), list[messages.GameFacts])) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_message_of_a_match_fits_its_type(server: Server, name: str) -> None:
    game, rng = GAMES[name], Random(name)
    table = Table(server, 1, game=name, bots=["random"] * (game.seats[0] - 1), start=False)
    answers = [table.look(), table.do("POST", "/start")]
    with table.device(0, drawing=True) as device, table.device() as spectator:
        device.send({"type": "ping"})
        device.send({"type": "dance"})
        for _ in range(4):
            device.until(lambda message: message["outcome"] is not None or message["hands"][0]["moves"])
            if device.message["outcome"] is None:
                device.write(rng.choice(device.hand(0)["moves"]), 0)
        answers.append(table.look())
        spectator.until(lambda message: message["number"] >= device.message["number"])
        heard = [*device.heard, *spectator.heard, *device.told, *spectator.told]
    assert {each["type"] for each in heard} == {"table", "change", "done", "refused", "pong"}
    assert all("drawing" in hand for each in device.heard if each["type"] == "table" for hand in each["hands"])
    types = {**NEWS, "table": messages.TableMessage[view_of(game)]}  # type: ignore[misc] # known only now
    assert [misfit for each in heard for misfit in misfits(each, types[each["type"]])] == []
    assert [misfit for each in answers for misfit in misfits(each, messages.TableAnswer)] == []
