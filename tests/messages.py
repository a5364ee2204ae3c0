"""The words as Fluent files have them."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from vierling.words import files_of


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def variables_in(entry: fluent.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


@cache
def entries(language: str) -> tuple[fluent.EntryType, ...]:
    return tuple(entry for file in files_of(language) for entry in FluentParser().parse(file.read_text("utf-8")).body)


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, fluent.Message)}
