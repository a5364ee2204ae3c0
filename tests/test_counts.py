"""Counts of one: no text says "1 seats", in any language."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from messages import messages, variables_in
from vierling.words import LANGUAGES, say

# What we count, when there are several.
PLURALS = {
    "en": """announcements boards bytes calls cards cells characters entries events matches minutes moves names others
        pairs places players points rolls rounds rows rows seats seconds sets sheets solutions stones tables tiles times
        turns""",
    "de": """andere anderen Ansagen Bytes Einträge Ereignisse Felder Feldern Karten Lösungen Mitspielende Minuten Namen
        Partien Personen Plätze Pläne Punkte Punkten Reihen Rufe Runden Sekunden Steine Steinen Stellen Teile Teilen
        Tische Würfe Würfen Züge Zügen""",
    "fr": """annonces autres cartes cases coups événements feuilles inscriptions joueurs lancers lignes manches minutes
        noms octets parties personnes pièces pierres places plateaux points rangées secondes signes solutions tables
        tours""",
}
SEVERAL = 7
NAMES = ("name", "names", "other")  # verbs follow them: Mara rolls
# A variable that is never one, and why.
NEVER_ONE = {
    "tiles": "a pipeline has 5 to 7",
    "least": "the shortest pipeline has 5 tiles; or it begins a range, as in 1 to 12 seats",
    "most": "it ends a range",
    "hourglass": "it runs for 5 seconds or longer",
    "goal": "5 points or 25",
    "target": "17 points or 21",
    "side": "a board has 8 rows of 8 characters",
    "rows": "a sheet has 5 or more",
    "rounds": "15 or more in games that are filled in hindsight",
    "all": "a list that is searched is long",
    "bytes": "a limit of thousands",
    "mean": "it has decimals",
}
# The same for a message.
NEVER_ONE_IN = {
    "error-sheet-size": "a sheet has 25 cells or more",
    "me-show-all": "there are more than are listed at first",
    "trainer-answer": "points have a decimal there",
    "trainer-then": "points have a decimal there",
    "error-not-in-play": "2 or 3 players",
    "missing-player": "2 minutes or more",
    "start-without-many": "fewer are named",
    "share-win-many": "fewer are named",
    "time-up-many": "fewer are named",
    "terminal-too-small": "no window has one character",
    "waiting-many": "fewer are named",
    "with-many": "fewer are named",
    "terminal-hindsight-value": "the best sheet has far more points",
    "tubyrinth-not-turned": "the hourglass runs for 5 seconds or longer",
    "tubyrinth-before-sand": "the hourglass runs for 5 seconds or longer",
    "tubyrinth-ready-from": "the shortest pipeline has 5 tiles",
    "tubyrinth-ready-needs": "the shortest pipeline has 5 tiles",
    "tubyrinth-water-arrives": "the shortest pipeline has 5 tiles",
    "tubyrinth-progress-of": "the book has 246 solutions",
}


class Words(Visitor):
    """The words that a message chooses by, for each of its variables."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - fluent's name
        if isinstance(node.selector, fluent.VariableReference):
            keys = {each.key.name for each in node.variants if isinstance(each.key, fluent.Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(keys - {"one", "other"})
        self.generic_visit(node)


def told_with_ones(language: str, key: str, message: fluent.Message) -> Iterator[str]:
    words = Words()
    words.visit(message)
    chosen = {name: sorted(found) for name, found in words.found.items() if found}
    usual = {name: usual_value(name) for name in variables_in(message)}
    for each in product(*chosen.values()):
        yield say(language, key, usual | dict(zip(chosen, each, strict=True)))


def usual_value(variable: str) -> str | int:
    if variable in NAMES:
        return "Mara"
    return SEVERAL if variable in NEVER_ONE else 1


def one_of_several(language: str) -> re.Pattern[str]:
    plurals = "|".join(PLURALS[language].split())
    return re.compile(rf"\b1[ \N{{NO-BREAK SPACE}}](?:\w+ )?(?:{plurals})\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_not_called_several(language: str) -> None:
    wrong = one_of_several(language)
    counted = {key: message for key, message in messages(language).items() if message.value and variables_in(message)}
    told = [(key, text) for key in counted for text in told_with_ones(language, key, counted[key])]
    assert len(told) > 300
    assert [each for each in told if wrong.search(each[1]) and each[0] not in NEVER_ONE_IN] == []


def test_every_message_with_an_excuse_still_needs_it() -> None:
    for key in NEVER_ONE_IN:
        texts = [
            (language, text)
            for language in LANGUAGES
            for text in told_with_ones(language, key, messages(language)[key])
        ]
        assert any(one_of_several(language).search(text) for language, text in texts), key
