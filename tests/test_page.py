"""What can be checked about the page without opening it."""

import json
import re
from functools import cache
from html import unescape
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from vierling.kit import GAMES
from vierling.words import LANGUAGES, files_of

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "web" / "src").rglob("*.svelte"))
SCRIPTS = [file for file in (ROOT / "web" / "src").rglob("*.ts") if not file.name.endswith(".test.ts")]
CODE = sorted([*SOURCES, *SCRIPTS])
PAGE = ROOT / "src" / "vierling" / "server" / "page"
SPOKEN = re.compile(
    r"""\b(?:aria-label|aria-description|title|placeholder|alt|label)=["']([^"'{]*[^\W\d_][^"'{]*)["']"""
)
LIMIT = 100_000


def template_of(source: str) -> str:
    """What is left of a component without its script, style and comments."""
    return re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)


def without_braces(text: str) -> str:
    kept, depth = [], 0
    for sign in text:
        depth += sign == "{"
        kept.append(sign if not depth else "")
        depth -= sign == "}"
    return "".join(kept)


def visible_text(source: str) -> str:
    # An arrow function in an attribute holds a ">", so what is in braces goes first.
    return re.sub(r"<[^>]*>", " ", without_braces(template_of(source)))


@cache
def keys() -> set[str]:
    resources = [FluentResource(file.read_text("utf-8")) for file in files_of("en")]
    return {entry.id.name for resource in resources for entry in resource.body if hasattr(entry, "id")}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_a_component_has_no_text_of_its_own(file: Path) -> None:
    source = file.read_text("utf-8")
    assert not re.findall(r"[^\W\d_]{2,}", visible_text(source))
    assert not SPOKEN.findall(without_braces(template_of(source)))


def test_the_search_for_texts_finds_them() -> None:
    assert "Hello" in visible_text("<script>let x = 'no';</script><p onclick={() => a > b}>Hello {name}</p>")
    assert SPOKEN.findall('<button aria-label="Close"></button>')


@pytest.mark.parametrize("file", CODE, ids=lambda file: file.name)
def test_every_key_that_is_asked_for_exists(file: Path) -> None:
    asked = set()
    for call in re.findall(r"\bt\(([^()]*)", file.read_text("utf-8")):
        asked |= set(re.findall(r"'([a-z][a-z0-9-]+)'", call.split(", {")[0]))
    assert asked <= keys() | {"lobby", "playing", "paused", "over"}


def test_every_key_that_the_page_looks_up_for_a_game_is_in_the_protocol() -> None:
    facts = (ROOT / "web" / "src" / "lib" / "facts.ts").read_text("utf-8")
    explained = re.findall(r"`GAME-([a-z-]+)", (ROOT / "docs" / "protocol.md").read_text("utf-8"))
    asked = set(re.findall(r"\$\{(?:table\.)?game\}-([a-z-]+)", facts))
    assert asked - {"sheets"} == set(explained)  # only a game with screens of its own has an editor for sheets


def chunk(file: Path) -> str:
    """The name of a built file without its hash."""
    return file.stem[: -len("-12345678")]


def needed(*names: str) -> set[Path]:
    """These chunks of the page, what they import at once, and their styles."""
    scripts = {file.name: file for file in PAGE.rglob("*.js")}
    waiting = [file for file in scripts.values() if chunk(file) in names]
    found: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            imports = re.findall(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""", file.read_text("utf-8"))
            waiting += [scripts[name] for name in imports]
    chunks = {chunk(file) for file in found}
    return found | {file for file in PAGE.rglob("*.css") if chunk(file) in chunks}


def sent(file: Path) -> int:
    """Bytes of a file as browsers get it; a small one is not compressed."""
    smaller = Path(f"{file}.br")
    return (smaller if smaller.exists() else file).stat().st_size


def start_files(language: str) -> set[Path]:
    return needed("index", "Start", f"words-{language}", *(f"words-{language}-{game}" for game in GAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_weighs_less_than_its_limit_in_few_files(language: str) -> None:
    """With the page itself, `theme.js`, and three answers of the server, of which the largest has 4 kB."""
    files = start_files(language)
    assert len(files) + 5 <= 20
    assert sum(sent(file) for file in [PAGE / "index.html", PAGE / "theme.js", *files]) < 125_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_start_page_needs_is_asked_for_at_once(language: str) -> None:
    page = (PAGE / "index.html").read_text("utf-8")
    told = re.search(r'name="vierling-files" content="([^"]*)"', page)
    assert told
    listed = json.loads(unescape(told[1]))
    early = [Path(name).name for part in ("start", language, f"start-{language}") for name in listed[part]]
    assert sorted([*early, *re.findall(r'"/assets/([^"]+)', page)]) == sorted(
        file.name for file in start_files(language)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_scripts_and_styles_of_a_table_weigh_less_than_a_hundred_kilobytes(game: str, language: str) -> None:
    wanted = {"index", "TablePage", "Lobby", game, f"words-{language}", f"words-{language}-{game}"}
    files = needed(*wanted)
    assert wanted <= {chunk(file) for file in files}
    assert sum(sent(file) for file in [PAGE / "index.html", *files]) < LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_so_do_those_of_a_game_from_outside(language: str) -> None:
    wanted = {"index", "TablePage", "Lobby", "plain", f"words-{language}", f"words-{language}-plain"}
    files = needed(*wanted)
    assert wanted <= {chunk(file) for file in files}
    assert sum(sent(file) for file in [PAGE / "index.html", *files]) < LIMIT


def test_only_the_needed_glyphs_of_the_pencil_are_sent() -> None:
    fonts = list(PAGE.rglob("*.woff2"))
    assert {re.split(r"-\d00", font.name)[0].split("-latin")[0] for font in fonts} == {"zilla-slab", "kalam"}
    assert all(font.stat().st_size < 8000 for font in fonts if font.name.startswith("kalam"))


def test_sounds_are_made_in_the_browser_and_small() -> None:
    """Nothing is recorded; what makes them is loaded after the table, and counts with all that comes with it."""
    assert not [file for file in PAGE.rglob("*") if file.suffix in {".mp3", ".ogg", ".wav", ".m4a", ".webm", ".opus"}]
    at_once = needed("index", "TablePage", "Lobby", *GAMES)
    later = needed("Atmosphere", "TableMenu", "sounds") - at_once
    assert any("createOscillator" in file.read_text("utf-8") for file in later)
    assert not any("createOscillator" in file.read_text("utf-8") for file in at_once)
    assert sum(file.stat().st_size for file in later) < 60_000
