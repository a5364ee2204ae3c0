"""A game from outside, with nothing but rules: it can be played everywhere, and none of our code knows it."""

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
from textual.pilot import Pilot

from terminal.driving import drive, press, said, screen_text, seat_client, told
from vierling import GAMES, Event, Game, Line, Match, kit_of
from vierling.kit import shelf
from vierling.play.bots import bot_named, bots_of
from vierling.terminal.boards import board_of
from vierling.terminal.boards.plain import PlainBoard
from vierling.terminal.client import Client
from vierling.terminal.party import Player, is_race
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.voice import Voice
from vierling.testing import laws, unbound
from vierling.words import LANGUAGES, say

HERE = Path(__file__).parent
RULES = ("pig.py", "pyproject.toml", "test_pig.py")
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(pig: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command line, imported afresh: it has a command for every game that exists at import."""
    assert pig
    spec = find_spec("vierling.terminal.commands")
    assert spec
    assert spec.loader
    commands = module_from_spec(spec)
    spec.loader.exec_module(commands)
    monkeypatch.setenv("VIERLING_LANGUAGE", "en")

    def call(*arguments: str, given: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        with pytest.raises(SystemExit) as left:
            commands.main(arguments)
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    return call


def played(pig: Game, goal: int = 20) -> Match:
    match, rng = Match(pig, names=["Anna", "Ben"], goal=goal), Random(4)
    while match.outcome is None:
        if match.roll_due:
            match.roll(rng)
        else:
            seat = min(match.to_move)
            match.play(seat, rng.choice(match.moves(seat)))
    return match


# The package


def test_rules_alone_take_three_files_and_few_lines() -> None:
    files = [file for file in (HERE / "outside").iterdir() if file.is_file()]
    assert sorted(file.name for file in files) == list(RULES)
    lines = [line for file in files if file.suffix == ".py" for line in file.read_text("utf-8").splitlines()]
    assert len(lines) < 150


def test_its_own_tests_pass_where_it_is_installed(outside: Path, tmp_path: Path) -> None:
    """In a folder that has nothing to do with ours."""
    for name in RULES:
        shutil.copy(HERE / "outside" / name, tmp_path)
    (tmp_path / "pig.py").unlink()  # the installed one is tested
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": str(outside)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_on_the_shelf_after_ours_with_nothing_but_its_rules(pig: Game) -> None:
    assert list(GAMES)[-1] == "pig"
    assert shelf().problems == ()
    kit = kit_of("pig")
    assert kit.game is pig
    assert (kit.coach, kit.hints, kit.puzzles, kit.board) == (None,) * 4
    assert list(bots_of("pig")) == ["random"]


def test_it_does_not_exist_without_its_package() -> None:
    code = "from vierling import GAMES; print(*GAMES)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pig" not in done.stdout.split()


# The laws


def test_it_keeps_every_law(pig: Game) -> None:
    for law in laws(pig, [played(pig).record()]):
        law()


def test_the_laws_that_do_not_bind_it_are_named_with_the_games_they_bind(pig: Game) -> None:
    """One hand at a time, everything open, no clock, nothing taken back, nobody alone."""
    assert set(unbound(pig).values()) == {
        "games that somebody can join during a match",
        "games with a clock of their own",
        "games in which several hands are free at the same time",
        "games in which an entry is held back until the other hands have made theirs",
        "games in which a move can be taken back",
        "games that rate solo results",
        "games that tell what views have in common",
    }
    assert not {law.name for law in laws(pig)} & unbound(pig).keys()


# Records


def test_a_record_is_read_back_byte_for_byte(pig: Game) -> None:
    match = played(pig)
    assert Match.read(match.record()).state == match.state
    assert Match.read(match.record()).record() == match.record()


def test_a_record_is_refused_where_the_game_is_not_installed(pig: Game, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(played(pig).record(), "utf-8")
    command = [sys.executable, "-m", "vierling", "replay", str(file), "--language", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f"vierling: {file}: line 2: there is no game 'pig'\n"


# The command line


def test_perft_counts_what_the_rules_say(run: Run) -> None:
    """The first player can only roll; there are six faces; after 2 to 6, roll or hold; after a 1 the other rolls."""
    assert run("perft", "pig", "3") == (0, f"1 1\n2 6\n3 {5 * 2 + 1}\n", "")


def test_simulate_lets_random_bots_play(run: Run) -> None:
    code, out, err = run("simulate", "pig", "--bots", "random,random", "--games", "40", "--processes", "1", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["game"] == "pig"
    assert sum(bot["wins"] for bot in found["bots"]) == 40, "nobody shares a win"
    assert all(bot["max"] >= 100 for bot in found["bots"] if bot["wins"])


def test_simulate_plays_the_same_in_other_processes(outside: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "vierling",
        "simulate",
        "pig",
        "--bots",
        "random,random",
        "--games",
        "60",
        "--json",
    ]
    environment = {**os.environ, "PYTHONPATH": str(outside)}
    found = []
    for processes in ("1", "2"):
        done = subprocess.run(
            [*command, "--processes", processes], env=environment, capture_output=True, text=True, check=True
        )
        found.append(json.loads(done.stdout)["bots"])
    assert found[0] == found[1]


def test_a_record_is_replayed(run: Run, pig: Game) -> None:
    match = played(pig)
    code, out, err = run("replay", "-", given=match.record())
    assert (code, err) == (0, "")
    assert str(match) in out
    assert json.loads(run("replay", "-", "--json", given=match.record())[1])["points"] == [
        match.total(0),
        match.total(1),
    ]


def test_its_bot_is_listed(run: Run) -> None:
    code, out, err = run("bots", "pig", "--json")
    assert (code, err) == (0, "")
    assert [bot["name"] for bot in json.loads(out)["bots"]] == ["random"]


LACKS = [
    (["score", "pig"], ("error-no-sheet", {})),
    (["analyse", "-"], ("error-no-coach", {"game": "pig"})),
    (["hindsight", "-"], ("error-no-hindsight", {"game": "pig"})),
    (["train", "pig"], ("error-no-training", {"game": "pig"})),
    (["solve", "pig"], ("error-no-puzzles", {"game": "pig"})),
    (["boards", "pig"], ("error-no-puzzles", {"game": "pig"})),
    (["generate", "pig"], ("error-no-puzzles", {"game": "pig"})),
    (["sheet", "check", "-", "--game", "pig"], ("error-game-without-sheets", {"game": "pig"})),
    (["play", "pig"], ("error-seat-count", {"least": 2, "most": 10, "seats": 1})),
    (["play", "pig", "--bots", "random"], ("error-no-terminal", {})),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "sentence"), LACKS, ids=[" ".join(each[0]) for each in LACKS])
def test_what_it_does_not_bring_is_reported_in_one_sentence(
    run: Run, pig: Game, arguments: list[str], sentence: tuple[str, dict[str, str | int]], language: str
) -> None:
    code, out, err = run(*arguments, "--language", language, given=played(pig).record())
    assert (code, out) == (2, "")
    assert err.startswith("vierling: ")
    assert err.endswith(f"{say(language, *sentence)}\n")
    assert err.count("\n") == 1


def test_a_sheet_is_still_checked_where_one_of_the_games_has_none(run: Run) -> None:
    code, _, err = run("sheet", "check", "-", given="1")
    assert code == 2
    assert "pig" not in err


# The terminal


def client(pig: Game, *players: Player | str, goal: int = 20, **more: object) -> Client:
    return seat_client(pig, pig.Options(goal=goal), *players, **more)  # type: ignore[arg-type] # a test's own


def moves_of(app: Client) -> list[str]:
    return [str(event.what) for event in app.party.match.events if isinstance(event.by, int)]


def robot() -> Player:
    return Player("Robot", bot_named("pig", "random"))


def test_it_is_played_on_the_plain_board(pig: Game) -> None:
    assert board_of("pig") is PlainBoard
    app = client(pig, "Anna", "Ben")

    async def script(_pilot: "Pilot[None]") -> None:
        lines = [line[:20].strip() for line in screen_text(app).splitlines()]
        assert lines[:7] == ["first to 20", "> seat 1: 0", "seat 2: 0", "die -, this turn 0", "", "> ▏", "▸ roll"]

    drive(app, script)


def test_a_match_in_the_terminal_is_played_by_list_and_by_typing(pig: Game, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    app = client(pig, "Anna", robot(), record=file)

    async def script(pilot: "Pilot[None]") -> None:
        while app.party.outcome is None:
            moves = list(app.party.match.state.moves(0))
            await press(pilot, *(["down", "enter"] if len(moves) > 1 else ["r", "o", "enter"]))
        assert isinstance(app.screen, EndScreen)
        (winner,) = app.party.outcome.winners
        assert app.party.players[winner].name in said(app, "#headline")

    drive(app, script)
    assert set(moves_of(app)) == {"roll", "hold"}
    assert Match.read(file.read_text("utf-8")).outcome == app.party.outcome


def test_two_people_pass_the_screen_on_without_a_curtain(pig: Game) -> None:
    app = client(pig, "Anna", "Ben")

    async def script(pilot: "Pilot[None]") -> None:
        while app.party.holder == 0:
            moves = list(app.party.match.state.moves(0))
            await press(pilot, *("hold" if len(moves) > 1 else "roll"), "enter")
        assert said(app, "#prompt").startswith("Ben: ")
        assert "> seat 2" in screen_text(app)

    drive(app, script)


def test_a_move_that_is_not_possible_is_refused_in_the_games_words(pig: Game) -> None:
    app = client(pig, "Anna", "Ben", language="de")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, *"hold", "enter")
        await press(pilot, *"help", "enter")
        await press(pilot, *"r3", "enter")
        assert told(app) == [
            "hold is not possible now",
            "'help' is neither roll nor hold nor a face of the die",
            "'r3' is neither roll nor hold nor a face of the die",
        ]
        assert (moves_of(app), app.theme) == ([], "dark"), "the L in hold is typed"

    drive(app, script)


# What other games from outside may do


@dataclass(frozen=True)
class Opening:
    """Who begins is rolled for, and a 1 is rolled again; then somebody may move, or only the clock runs."""

    begins: bool = False
    due: int | None = None

    def to_move(self) -> frozenset[int]:
        return frozenset({0}) if self.begins and self.due is None else frozenset()

    def moves(self, seat: int) -> Iterator[str]:
        yield from ("go",) if seat in self.to_move() else ()

    def chance(self) -> Mapping[int, int]:
        return {} if self.begins else {1: 1, 2: 1}

    def deadline(self) -> int | None:
        return self.due

    def apply(self, event: Event) -> Self:
        return replace(self, begins=self.begins or event.what == 2)


def test_a_roll_that_is_repeated_does_not_keep_the_terminal_from_starting() -> None:
    state: Any = Opening()
    assert not is_race(state)


def test_a_game_that_begins_with_its_clock_is_a_race() -> None:
    state: Any = Opening(due=3000)
    assert is_race(state)


def test_lines_without_words_are_named_by_their_labels(pig: Game) -> None:
    for label in ("points", "", "grid 2 row 1", "7"):
        assert Voice("de").name_line(pig, Line(label, 0)) == label
