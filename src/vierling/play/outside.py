"""Bots from outside: what installed packages bring, and whatever somebody refers to.

A reference is `module:name`, `path/to/file.py:name` or `cmd:command line`. Behind the first two stands a `Bot`, or a
plain function that chooses. References run code, so nobody but whoever started this process may give one.
"""

import re
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib.util import module_from_spec, spec_from_file_location
from operator import attrgetter
from pathlib import Path
from pkgutil import resolve_name
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import TYPE_CHECKING, Any

from vierling.game import Move, Refusal, View
from vierling.kit import blame, kit_of, maker_of
from vierling.play.bot import Bot, Choose, Remember, Seen, at_once, glance

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "vierling.bots"
COMMAND = "cmd:"
MISTAKES = (Exception, SystemExit)  # whatever somebody else's code does is told in one sentence
FULL_NAME = re.compile(r"([a-z][a-z0-9]*)\.([a-z][a-z0-9-]{0,29})")


def is_reference(text: str) -> bool:
    return ":" in text


@cache
def load_bot(game_name: str, reference: str) -> Bot:
    if reference.startswith(COMMAND):
        from vierling.play.process import make_bot  # noqa: PLC0415 - few bots are programs, and few hosts can run one

        return make_bot(game_name, reference)
    try:
        return as_bot(reference, load_value(reference))
    except MISTAKES as problem:
        raise unusable(reference, problem) from problem


def unusable(reference: str, problem: BaseException) -> Refusal:
    reason = tell_reason(problem)
    return Refusal("bot-unusable", f"the bot {reference} cannot be used: {reason}", bot=reference, reason=reason)


def tell_reason(problem: BaseException) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:200]


def load_value(reference: str) -> object:
    place, _, name = reference.rpartition(":")
    return attrgetter(name)(load_file(Path(place).resolve())) if place.endswith(".py") else resolve_name(reference)


@cache
def load_file(path: Path) -> ModuleType:
    spec = spec_from_file_location(str(path), path)
    assert spec
    assert spec.loader
    module = sys.modules[spec.name] = module_from_spec(spec)  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module


# Functions that somebody else wrote


@dataclass(frozen=True, slots=True)
class Lost:
    """All that is left of a memory that failed."""

    reason: str


def as_bot(name: str, value: object) -> Bot:
    """A bot whose mistakes are refusals. A plain function remembers nothing, and gives people time to look."""
    if isinstance(value, Bot):
        bot = value
    elif callable(value):
        bot = Bot(name, value, pace=glance)
    else:
        raise TypeError(f"{value!r} is neither a Bot nor a function")
    return replace(
        bot,
        name=name,
        choose=partial(choose_legally, name, bot.choose),
        memory=bot.memory and partial(remember, bot.memory),
        pace=bot.pace if bot.pace is at_once else partial(call, name, bot.pace),
    )


def choose_legally(name: str, choose: Choose, seen: Seen, moves: Sequence[Move], rng: Random) -> Move:
    if isinstance(seen, Lost):
        raise failed(name, seen.reason)
    move = call(name, choose, seen, moves, rng)
    if move not in moves:
        raise illegal(name, str(move))
    return move


def illegal(name: str, move: str) -> Refusal:
    shown = move[:40]
    return Refusal("bot-illegal", f"the bot {name} played '{shown}', which is not a legal move", bot=name, move=shown)


def call(name: str, function: Callable[..., Any], *args: Any) -> Any:
    try:
        return function(*args)
    except MISTAKES as problem:
        raise failed(name, f"{tell_reason(problem)} ({find_place(problem)})") from problem


def find_place(problem: BaseException) -> str:
    *_, last = extract_tb(problem.__traceback__)
    return f"{Path(last.filename).name}:{last.lineno}"


def failed(name: str, reason: str) -> Refusal:
    return Refusal("bot-failed", f"the bot {name} failed: {reason}", bot=name, reason=reason)


def remember(memory: Remember, before: Seen | None, view: View) -> Seen:
    """Tables remember for everybody who might sit down there, so a memory that fails must not stop them."""
    if isinstance(before, Lost):
        return before
    try:
        return memory(before, view)
    except MISTAKES as problem:  # told as soon as the bot is to choose by it
        return Lost(f"{tell_reason(problem)} ({find_place(problem)})")


def keep_views(before: tuple[View, ...] | None, view: View) -> tuple[View, ...]:
    """The memory of a program: nobody else can know what it wants to remember."""
    return (*(before or ()), view)


# Bots that packages bring


@dataclass(frozen=True, slots=True)
class Guests:
    """The bots that packages bring for a game, and what is wrong with those that could not be taken in."""

    bots: dict[str, Bot]
    problems: tuple[Refusal, ...]


def split_name(name: str) -> tuple[str, str]:
    """`knister.lucky` is the bot `lucky` for `knister`."""
    parts = FULL_NAME.fullmatch(name)
    if not parts:
        shown = name[:40]
        raise Refusal("bot-name", f"a bot is named GAME.BOT, such as chess.lucky, not '{shown}'", name=shown)
    return parts[1], parts[2]


@cache
def find_entries() -> "tuple[EntryPoint, ...]":
    from importlib.metadata import entry_points  # noqa: PLC0415 - `import vierling` would take twice as long

    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (maker_of(entry), entry.name)))


def guests_of(game_name: str, taken: Collection[str]) -> Guests:
    entries = [entry for entry in find_entries() if entry.name.partition(".")[0] == game_name]
    return admit(entries, taken)


def admit(entries: "Sequence[EntryPoint]", taken: Collection[str]) -> Guests:
    bots: dict[str, Bot] = {}
    problems = []
    for entry in entries:
        try:
            game_name, name = split_name(entry.name)
            check_free(game_name, name, (*taken, *bots))
            bots[name] = as_bot(name, entry.load())
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - somebody else's package: it hurts nobody else
            problems.append(leave_out(entry, problem))
    return Guests(bots, tuple(problems))


def check_free(game_name: str, name: str, taken: Collection[str]) -> None:
    if name in taken:
        raise Refusal("bot-taken", f"{game_name} already has a bot {name}", game=game_name, bot=name)


def leave_out(entry: "EntryPoint", problem: BaseException) -> Refusal:
    told = blame(entry, problem).params
    sentence = f"the bot {entry.name} from {told['maker']} was left out: {told['reason']}"
    refusal = Refusal("bot-left-out", sentence, bot=entry.name, maker=told["maker"], reason=told["reason"])
    refusal.__cause__ = problem
    return refusal


def find_strays() -> list[Refusal]:
    """Entries that belong to no game of this installation."""
    strays = []
    for entry in find_entries():
        try:
            kit_of(split_name(entry.name)[0])
        except Refusal as problem:
            strays.append(leave_out(entry, problem))
    return strays
