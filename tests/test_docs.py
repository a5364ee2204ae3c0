"""The pages say what is true: links lead somewhere, commands and settings exist."""

import inspect
import re
import shlex
import tomllib
import typing
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.exceptions import TyperException

import vierling
from vierling import GAMES, Refusal, bot_named, data, envs, game, kit_of
from vierling.live.names import name_table
from vierling.options import Kind, options_of
from vierling.play.bots import bots_of
from vierling.server.api.settings import Settings
from vierling.terminal.commands import app
from vierling.terminal.flags import keyword_of
from vierling.terminal.voice import Voice, take_language
from vierling.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMANDS = typing.cast("typer.core.TyperGroup", typer.main.get_command(app)).commands

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@every_page
def test_links_lead_to_files_that_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text)
    gone = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert gone == []


@every_page
def test_every_command_that_is_named_exists(page: Path) -> None:
    named = set(re.findall(r"(?:\.venv/bin/|`)vierling ([a-z]+)", page.read_text("utf-8")))
    assert named <= {*COMMANDS, "record"}  # the first words of a record


@every_page
def test_every_flag_that_is_named_exists(page: Path) -> None:
    lines = re.findall(r"vierling ([a-z]+)((?: [^\n`]+)?)", page.read_text("utf-8"))
    for command, rest in lines:
        for flag in re.findall(r"(--[a-z0-9-]+)", rest):
            assert flag in flags_of(command), f"{command} has no {flag}"


def flags_of(name: str) -> set[str]:
    """The flags of a command and of its subcommands for each game."""
    command = COMMANDS[name]
    commands = [command, *getattr(command, "commands", {}).values()]
    own = {
        flag for each in commands for parameter in each.params for flag in (*parameter.opts, *parameter.secondary_opts)
    }
    return own | {"--language", "--help"}


@every_page
def test_every_command_line_could_be_run(page: Path) -> None:
    """Whatever it would do: its flags and words fit the command, and what the game is asked for exists there."""
    for line in command_lines(page.read_text("utf-8")):
        try:
            parse(line)
        except (Refusal, TyperException) as problem:
            pytest.fail(f"{' '.join(line)}: {problem}")


def command_lines(text: str) -> list[list[str]]:
    """Those that stand in a block, in words, without what the shell does with the rest."""
    blocks = re.findall(
        r"^(?: {4}|```sh\n)(?:VIERLING_\w+=\S+ )?(?:\.venv/bin/)?vierling (?!record)(.+)$", text, re.MULTILINE
    )
    return [shlex.split(re.split(r" [|>&] ", line)[0], comments=True) for line in blocks]


def parse(line: list[str]) -> None:
    words, _ = take_language(line, Voice())
    command: Any = typer.main.get_command(app)
    context = command.make_context("vierling", words, obj=Voice())
    while hasattr(command, "resolve_command"):
        name, command, words = command.resolve_command(context, [*context._protected_args, *context.args])
        context = command.make_context(name, words, parent=context)
    if name in GAMES:
        check_wishes(GAMES[name], context.params)


def check_wishes(game: game.Game, given: dict[str, Any]) -> None:
    for option in options_of(game):
        if option.kind == "choice" and (wanted := given.get(keyword_of(option))):
            option.read(wanted)
    bots = given.get("bots") or ()
    for bot in bots.split(",") if isinstance(bots, str) else bots:
        if ":" not in bot and bot not in {study.name for study in kit_of(game.name).studies()}:
            bot_named(game.name, bot)


@every_page
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:^    |`)make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named <= targets


def test_every_make_target_is_explained_to_contributors() -> None:
    (phony,) = re.findall(r"^\.PHONY: (.+)", read("Makefile"), re.MULTILINE)
    page = read("CONTRIBUTING.md")
    assert [target for target in phony.split() if f"`make {target}`" not in page] == []


def test_the_page_on_running_names_exactly_the_settings() -> None:
    named = set(re.findall(r"^\| `(VIERLING_[A-Z_]+)` \|", read("docs/running.md"), re.MULTILINE))
    assert named == {f"VIERLING_{name.upper()}" for name in Settings.model_fields}


def test_the_page_on_running_gives_the_defaults() -> None:
    rows = re.findall(r"^\| `VIERLING_([A-Z_]+)` \|[^|]*\| `([^`]+)` \|", read("docs/running.md"), re.MULTILINE)
    assert len(rows) > 5
    for name, default in rows:
        assert str(Settings.model_fields[name.lower()].default).lower() == default


def members(protocol: type) -> set[str]:
    functions = {name for name, _ in inspect.getmembers(protocol, inspect.isfunction)}
    properties = {name for name, _ in inspect.getmembers(protocol, lambda each: isinstance(each, property))}
    return {name for name in {*functions, *properties, *protocol.__annotations__} if not name.startswith("_")}


@pytest.mark.parametrize("protocol", [game.Game, game.State], ids=lambda each: each.__name__)
def test_every_member_of_the_interface_is_explained(protocol: type) -> None:
    (section,) = re.findall(rf"^## {protocol.__name__}\n(.*?)^## ", read("docs/interface.md"), re.MULTILINE | re.DOTALL)
    explained = {
        name for row in re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE) for name in re.findall(r"`(\w+)", row)
    }
    assert explained == members(protocol)


def test_every_kind_of_option_is_explained() -> None:
    (row,) = re.findall(r"^\| `Options` \|(.*)\|$", read("docs/interface.md"), re.MULTILINE)
    kinds = typing.get_args(Kind)
    assert [kind for kind in kinds if kind not in row] == []


def test_every_value_and_error_of_the_interface_is_explained() -> None:
    page = read("docs/interface.md")
    classes = [name for name, each in inspect.getmembers(game, inspect.isclass) if each.__module__ == game.__name__]
    assert [name for name in classes if f"`{name}" not in page and f"## {name}" not in page] == []


HEADINGS = ["Rules", "Options", "Moves", "Views", "Observations", "Actions", "Rewards", "Bots", "Versions"]


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_of_the_games_have_the_same_headings(name: str) -> None:
    found = re.findall(r"^## (.+)$", read(f"docs/{name}.md"), re.MULTILINE)
    assert [heading for heading in found if heading in HEADINGS] == HEADINGS


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_a_game_explains_its_version_and_its_views(name: str) -> None:
    page, view = read(f"docs/{name}.md"), GAMES[name].start(GAMES[name].seats[0]).view(0)
    (versions,) = re.findall(r"^## Versions\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert re.findall(r"^\| (\d+) \|", versions, re.MULTILINE)[-1] == str(GAMES[name].version)
    (views,) = re.findall(r"^## Views\n(.*?)^## ", page, re.MULTILINE | re.DOTALL)
    named = {
        field for row in re.findall(r"^\| (`.*?`) \|", views, re.MULTILINE) for field in re.findall(r"`(\w+)`", row)
    }
    assert [field for field in named if not hasattr(view, field)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_page_with_options_and_bots(name: str) -> None:
    page = read(f"docs/{name}.md")
    assert [option.name for option in options_of(GAMES[name]) if f"| `{option.name}` |" not in page] == []
    assert [bot for bot in bots_of(name) if f"| `{bot}` |" not in page] == []


def test_every_ruling_that_code_docs_and_tests_name_exists() -> None:
    rulings = set(re.findall(r"^\| (R-[A-Z]\d+) \|", read("docs/rulings.md"), re.MULTILINE))
    sources = [*PAGES, *(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    named = {ruling for file in sources for ruling in re.findall(r"\bR-[A-Z]\d+", file.read_text("utf-8"))}
    assert named <= rulings


def test_everything_public_is_in_the_reference() -> None:
    page = read("docs/reference.md")
    listed = re.findall(r"^\.\. auto(?!module)\w+:: vierling\.(\w+)$", page, re.MULTILINE)
    assert sorted(listed) == sorted({*vierling.__all__} - {"__version__"})
    assert [name for name in envs.__all__ if f"vierling.envs.{name}\n" not in page] == []
    assert [name for name in data.__all__ if f"vierling.data.{name}\n" not in page] == []


def test_every_extra_is_in_the_table_of_extras() -> None:
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", read("docs/experiments.md"), re.MULTILINE))
    told = {extra: rows[extra].split(", ") for extra in extras.keys() - {"all", "dev"}}
    assert {extra: sorted(names) for extra, names in told.items()} == {
        extra: sorted(re.split("[><=]", each)[0] for each in extras[extra]) for extra in told
    }


def test_every_page_of_the_docs_is_in_the_table_of_contents() -> None:
    listed = set(re.findall(r"^([a-z-]+)$", read("docs/index.md"), re.MULTILINE))
    assert {page.stem for page in (ROOT / "docs").glob("*.md")} - {"index"} == listed


def test_the_version_is_the_same_everywhere() -> None:
    assert f'version = "{vierling.__version__}"' in read("pyproject.toml")
    assert f"## {vierling.__version__}" in read("CHANGELOG.md")


def test_table_names_in_examples_look_like_real_ones() -> None:
    pages = ["docs/protocol.md", *(f"src/vierling/words/{language}/page.ftl" for language in LANGUAGES)]
    named = [name for page in pages for name in re.findall(r"/t/([a-z]+-[a-z]+-[\w-]+)", read(page))]
    assert len(named) == len(pages)
    shapes = {tuple(map(len, name.split("-")[2:])) for name in (*named, name_table("any"))}
    assert shapes == {(5, 5)}


def test_the_material_of_every_game_is_in_the_protocol() -> None:
    told = read("docs/protocol.md")
    for each in GAMES.values():
        if each.material():
            assert f"`GET /api/games/{each.name}/material`" in told, each.name
