"""Writes the page's types of messages, views and analyses, derived from the Python ones, and what it has to know
offline about games that are played with the box.

`python web/build.py types` runs it.
"""

import inspect
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields, is_dataclass
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

from vierling.coach.analysis import Analysis
from vierling.game import OPTION, Choice, Game
from vierling.kit import GAMES, kit_of
from vierling.live import messages
from vierling.live.daily import DayFacts
from vierling.live.rounds import RoundFacts
from vierling.play.companion import CompanionFacts, companion_facts

SOURCES = Path(__file__).resolve().parent / "src"
HEAD = "// Made by `python web/build.py types` from {origin}: do not edit."
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
PLAIN[Any] = "unknown"


class Field(NamedTuple):
    name: str
    type: Any
    optional: bool
    note: str


class TypeScript:
    """One file of types. Those of its lender are imported, all others are written out."""

    def __init__(self, lender: "TypeScript | None" = None) -> None:
        self.lender = lender
        self.aliases: dict[Any, str] = dict(lender.aliases) if lender else {}
        self.written: dict[type, str] = {}
        self.borrowed: set[str] = set()

    def take_module(self, module: ModuleType) -> None:
        """The classes of a module, and whatever else has a name there: unions, records, pairs."""
        self.aliases = {value: name for name, value in vars(module).items() if get_args(value)}
        for value in vars(module).values():
            if is_typeddict(value):
                self.take(value)

    def take(self, kind: type) -> str:
        """The name of a class; the types it is made of are taken too."""
        if self.lender and kind in self.lender.written:
            self.borrowed.add(kind.__name__)
        elif kind not in self.written:
            self.written[kind] = ""  # reserves its place before its parts
            self.written[kind] = self.describe(kind)
        return kind.__name__

    def describe(self, kind: type) -> str:
        doc = f"/** {words_about(kind)} */\n" if words_about(kind) else ""
        members = "\n".join(map(self.describe_field, fields_of(kind)))
        return f"{doc}export interface {kind.__name__}{parameters(kind)} {{\n{members}\n}}"

    def describe_field(self, field: Field) -> str:
        note = f"  /** {field.note} */\n" if field.note else ""
        return f"{note}  {field.name}{'?' * field.optional}: {self.spell(field.type)};"

    def spell(self, of: Any) -> str:
        """A type in TypeScript, for values that went through JSON."""
        if of not in self.aliases:
            return PLAIN.get(of) or self.spell_out(of)
        if self.lender:
            self.borrowed.add(self.aliases[of])
        return self.aliases[of]

    def spell_out(self, of: Any) -> str:
        origin, args = get_origin(of), get_args(of)
        if origin is Literal:
            text = " | ".join(map(literal, args))
        elif origin in (Union, UnionType):
            text = " | ".join(map(self.spell, args))
        elif origin in (list, tuple, Sequence):
            text = self.spell_list(args)
        elif origin in (dict, Mapping):
            text = f"Record<{self.spell(args[0])}, {self.spell(args[1])}>"
        elif origin:
            text = f"{self.take(origin)}<{', '.join(map(self.spell, args))}>"
        elif isinstance(of, TypeVar):
            text = of.__name__
        elif issubclass(of, tuple):  # a named tuple is a list in JSON
            text = self.spell_list(tuple(get_type_hints(of).values()))
        else:
            text = self.take(of)
        return text

    def spell_list(self, args: tuple[Any, ...]) -> str:
        if len(args) > 1 and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.spell, args))}]"
        each, is_union = self.spell(args[0]), get_origin(args[0]) in (Union, UnionType, Literal)
        return f"({each})[]" if is_union and args[0] not in self.aliases else f"{each}[]"

    def text(self, origin: str) -> str:
        named = {} if self.lender else self.aliases
        types = [f"export type {name}{parameters(value)} = {self.spell_out(value)};" for value, name in named.items()]
        taken = f"import type {{ {', '.join(sorted(self.borrowed))} }} from '../../lib/wire.gen';\n"
        head = HEAD.format(origin=origin) + "\n" + (taken if self.borrowed else "")
        return "\n\n".join([head.rstrip(), *types, *self.written.values()]) + "\n"


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def parameters(of: Any) -> str:
    names = ", ".join(f"{each.__name__} = unknown" for each in getattr(of, "__parameters__", ()))
    return f"<{names}>" if names else ""


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    hints = get_type_hints(kind)
    if is_dataclass(kind):
        hints |= {each.name: Literal[how.choices] for each in fields(kind) if (how := choice_of(each))}
    optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
    return tuple(Field(name, hint, name in optional, note_on(kind, name)) for name, hint in hints.items())


def choice_of(field: Any) -> Choice | None:
    """The choices of an option, which say more than its type."""
    how = field.metadata.get(OPTION)
    return how if isinstance(how, Choice) else None


def note_on(kind: type, name: str) -> str:
    """The comment after a field in the source."""
    found = re.search(rf"^    {name}: .*?  # (.+)$", inspect.getsource(kind), re.MULTILINE)
    return f"{found[1][0].upper()}{found[1][1:]}.".replace("None", "null") if found else ""


def words_about(kind: type) -> str:
    """The first paragraph of a docstring; for a dataclass without one, Python makes up a signature."""
    doc = " ".join((kind.__doc__ or "").partition("\n\n")[0].split())
    return "" if doc.startswith(f"{kind.__name__}(") else doc.replace("None", "null")


def files() -> Iterator[tuple[Path, str]]:
    """All generated files and their contents."""
    wire = TypeScript()
    wire.take_module(messages)
    yield SOURCES / "lib" / "wire.gen.ts", wire.text(messages.__name__)
    analysis = TypeScript(wire)
    analysis.take(Analysis)
    yield SOURCES / "review" / "analysis.gen.ts", analysis.text(Analysis.__module__)
    day = TypeScript(wire)
    day.take(DayFacts)
    yield SOURCES / "daily" / "day.gen.ts", day.text(DayFacts.__module__)
    club = TypeScript(wire)
    club.take(RoundFacts)
    yield SOURCES / "daily" / "round.gen.ts", club.text(RoundFacts.__module__)
    companion = TypeScript()
    companion.take(CompanionFacts)
    yield SOURCES / "companion" / "companion.gen.ts", companion.text(CompanionFacts.__module__)
    for name, game in GAMES.items():
        folder = SOURCES / "games" / name
        if folder.is_dir():  # a game without screens of its own is shown as its drawing
            view = TypeScript(wire)
            view.take(view_of(game))
            yield folder / "view.gen.ts", view.text(view_of(game).__module__)
            yield folder / "companion.gen.json", json.dumps(asdict(companion_facts(kit_of(name)))) + "\n"


def view_of(game: Game) -> type:
    view: type = get_type_hints(type(game.start(game.seats[0])).view)["return"]
    return view


if __name__ == "__main__":
    for file, text in files():
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
