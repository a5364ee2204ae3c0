"""What commands print in a narrow window: nothing is cut, and no line is longer than the window."""

import sys
from collections.abc import Callable

import pytest

from terminal.conftest import Command
from vierling.kit import GAMES
from vierling.terminal.output import print_table, print_text

Narrow = Callable[[int], None]


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Narrow:
    """A window of this width instead of a pipe."""

    def open_window(width: int) -> None:
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)

    return open_window


def widest(text: str) -> int:
    return max(map(len, text.splitlines()))


@pytest.mark.parametrize("width", [50, 60, 80])
@pytest.mark.parametrize(
    "arguments",
    [
        ["bots", "knister"],
        ["boards", "tubyrinth"],
        ["simulate", "knister", "--bots", "random,greedy", "--games", "2", "--processes", "1"],
        ["rules", "input"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_tables_and_texts_keep_all_their_words(
    command: Command, window: Narrow, arguments: list[str], width: int
) -> None:
    whole = command(*arguments).out.split()
    window(width)
    said = command(*arguments)
    assert said.code == 0
    assert widest(said.out) <= width
    # All but the end: how many matches a second there were is different each time.
    assert {*whole[:-4]} <= {*said.out.split()}


@pytest.mark.parametrize("width", [50, 60])
@pytest.mark.parametrize("command_line", [[], ["play", "input"], ["simulate", "tubyrinth"], ["serve"], ["sheet"]])
def test_help_names_every_flag_and_sentence_in_full(
    command: Command, monkeypatch: pytest.MonkeyPatch, command_line: list[str], width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    text = command(*command_line, "--help").out
    assert widest(text) <= width
    assert "..." not in text.replace("[ARGS]...", "")
    words = " ".join(text.split())
    if command_line == ["play", "input"]:
        assert "--shuttling twice|none|superko" in words
        assert "--shuffle-seats / --no-shuffle-seats" in words
    if not command_line:
        assert "what each move of a record was worth, and what would have been better." in words
        assert all(game in command("play", "--help").out for game in GAMES)


ROWS = [
    ("round", "move", "before", "luck", "better"),
    ("1", "c3", "71.59", "0.68", "a1 75.39  e5 75.38  e1 75.35"),
    ("2", "d2", "72.27", "1.55", ""),
]


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_the_last_column_wraps_between_the_things_it_lists(window: Narrow, capsys: pytest.CaptureFixture[str]) -> None:
    window(48)
    print_table(ROWS, right=(0, 2, 3))
    assert printed(capsys) == [
        "round  move  before  luck  better",
        "    1  c3     71.59  0.68  a1 75.39  e5 75.38",
        "                           e1 75.35",
        "    2  d2     72.27  1.55",
    ]


def test_a_table_that_is_too_wide_is_printed_in_parts_that_begin_alike(
    window: Narrow, capsys: pytest.CaptureFixture[str]
) -> None:
    window(24)
    print_table(ROWS, right=(0, 2, 3))
    assert printed(capsys) == [
        "round  move  before",
        "    1  c3     71.59",
        "    2  d2     72.27",
        "",
        "round  luck",
        "    1  0.68",
        "    2  1.55",
        "",
        "round  better",
        "    1  a1 75.39",
        "       e5 75.38",
        "       e1 75.35",
        "    2",
    ]


def test_into_a_pipe_every_row_goes_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    print_table(ROWS, right=(0, 2, 3))
    print_text("Nobody could have scored more.")
    lines = printed(capsys)
    assert lines[1] == "    1  c3     71.59  0.68  a1 75.39  e5 75.38  e1 75.35"
    assert lines[-1] == "Nobody could have scored more."


def test_sentences_wrap_between_words(window: Narrow, capsys: pytest.CaptureFixture[str]) -> None:
    window(20)
    print_text("Nobody could have scored more.")
    assert printed(capsys) == ["Nobody could have", "scored more."]
