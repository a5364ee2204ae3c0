"""`vierling play`: who sits down, and a real terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import Self

import pytest

from vierling import Match, knister
from vierling.terminal.play import check_record, number_twins, seat_all
from vierling.terminal.reading import Misread
from vierling.terminal.voice import Voice

PATIENCE = 300.0  # seconds until something that never comes is given up: a busy machine is no bug
VIERLING = str(Path(sys.executable).with_name("vierling"))


def test_without_flags_one_person_plays_alone() -> None:
    (player,) = seat_all(Voice("de"), knister, "", "")
    assert (player.name, player.bot) == ("Du", None)


def test_people_sit_before_bots() -> None:
    players = seat_all(Voice("en"), knister, "Anna, Ben", "steady,greedy,steady")
    assert [player.name for player in players] == ["Anna", "Ben", "Steady", "Greedy", "Steady 2"]
    assert [player.bot is None for player in players] == [True, True, False, False, False]


def test_twins_are_numbered() -> None:
    assert number_twins(["a", "b", "a", "a"]) == ["a", "b", "a 2", "a 3"]


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    assert check_record(str(file)) == file
    file.touch()
    with pytest.raises(Misread, match="already exists"):
        check_record(str(file))
    with pytest.raises(Misread, match="no such file"):
        check_record(str(tmp_path / "nowhere" / "match.txt"))


def read_until(screen: int, wanted: bytes) -> None:
    """What a person reads: a text may span two widgets, with colours and positions in between."""
    seen = b""
    while wanted not in re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", seen):
        ready, _, _ = select.select([screen], [], [], PATIENCE)
        assert ready, f"{wanted!r} did not appear"
        seen += os.read(screen, 65536)


class Terminal:
    """A real terminal of 80 by 24, and `vierling play` in it."""

    def __init__(self, *arguments: str) -> None:
        self.screen, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "TEXTUAL_ANIMATIONS": "none"}
        asked = [VIERLING, "play", *arguments, "--language", "en"]
        self.run = subprocess.Popen(asked, stdin=terminal, stdout=terminal, stderr=terminal, env=environment)
        os.close(terminal)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.run.kill()  # a client that waits for a key would wait for ever
        self.run.wait()
        os.close(self.screen)

    def read_until(self, wanted: bytes) -> None:
        read_until(self.screen, wanted)

    def press(self, keys: bytes) -> None:
        os.write(self.screen, keys)

    def leave(self) -> None:
        self.press(b"q")
        self.read_until(b"Press Q again")
        self.press(b"q")
        assert self.run.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("game", "rounds", "keys", "last"),
    [("knister", 25, b"a1\r", 0), ("tuefteln", 15, b"b1\rc1\r", (1, 2))],
)
def test_a_match_in_a_real_terminal(tmp_path: Path, game: str, rounds: int, keys: bytes, last: object) -> None:
    file = tmp_path / "match.txt"
    with Terminal(game, "--seed", "1", "--record", str(file)) as terminal:
        terminal.read_until(b"Round 1 of %d" % rounds)
        terminal.press(keys)
        terminal.read_until(b"Round 2 of %d" % rounds)
        terminal.leave()
    record = Match.read(file.read_text("utf-8"))
    assert [event.by for event in record.events] == ["chance", 0, "chance"]
    assert record.view(0).last == (last,)


def test_a_puzzle_in_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with Terminal("tubyrinth", "--board", "1a", "--record", str(file)) as terminal:
        terminal.read_until(b"G turns the board over")
        terminal.press(b"g")
        terminal.read_until(b"0:01")  # a real second
        terminal.press(b"1\r")
        terminal.read_until(b"Water reaches one tile")
        terminal.leave()
    match = Match.read(file.read_text("utf-8"))
    assert [match.game.write(event.what) for event in match.events] == ["go", "I3@a1"]
    assert match.events[1].at - match.events[0].at >= 1000


def test_a_turn_of_input_in_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with Terminal("input", "--people", "Anna,Ben", "--seed", "1", "--record", str(file)) as terminal:
        terminal.read_until(b"Touch one of your stones")
        terminal.press(b"s1\r")
        terminal.read_until(b"It shows")
        terminal.press(b"\r")
        terminal.read_until(b"Turn 2")
        terminal.leave()
    match = Match.read(file.read_text("utf-8"))
    assert [event.by for event in match.events[:3]] == ["chance"] * 3  # two drops, and the lot
    touch, place = [match.game.write(event.what) for event in match.events[3:]]
    assert (touch, place[0]) == ("s1", ">")


def test_a_race_against_bots_in_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with Terminal("tubyrinth", "--bots", "master,easy", "--seed", "3", "--record", str(file)) as terminal:
        terminal.read_until(b"Press G when you are ready")
        terminal.press(b"g")
        terminal.read_until(b"building")
        terminal.leave()
    match = Match.read(file.read_text("utf-8"))
    hands = [event.by for event in match.events if match.game.write(event.what) == "go"]
    assert sorted(hands) == [0, 1, 2]
    assert match.events[-1].by in {"clock", 1, 2}
