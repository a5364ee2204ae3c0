"""A game's rules as plain text, from the words that its page is made of.

A page of rules is the messages `GAME-rules-…` in the order of their file. One whose key others continue is the heading
above them: `knister-rules-round` stands over `knister-rules-round-roll`. What has variables, or describes a picture
(`GAME-rules-drawn-…`), belongs to the page alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast, visitor

from vierling.kit import Kit
from vierling.words import say, words_of


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    heading: bool = False


def rules_of(kit: Kit, language: str) -> list[Paragraph]:
    """Empty for a game that says nothing about its rules."""
    prefix = f"{kit.game.name}-rules-"
    keys = [key for key in plain_keys(words_of(kit, language)) if key.startswith(prefix)]
    told = [key for key in keys if not key.startswith(f"{prefix}drawn-")]
    return [Paragraph(say(language, key), any(other.startswith(f"{key}-") for other in told)) for key in told]


def plain_keys(text: str) -> Iterator[str]:
    """Of all messages that need to be told nothing, in their order."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value and not has_variables(entry):
            yield entry.id.name


def has_variables(message: ast.Message) -> bool:
    found: list[ast.VariableReference] = []

    class Look(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
            found.append(node)

    Look().visit(message)
    return bool(found)
