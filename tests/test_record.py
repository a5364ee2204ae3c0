"""Records: byte for byte, or refused with line number and reason."""

from dataclasses import make_dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from vierling import IllegalMove, Kit, Match, Unreadable, knister
from vierling.kit import shelf
from vierling.words import LANGUAGES, say_refusal

RECORD = """\
vierling record 1
game: knister 2
options: grids=1 score=once
seats: 2
seat 1: Mara
seat 2: Jo

0 dice 5+3
2310 1 c3
2310 1 a1
3000 1 back
3001 1 c3
4020 2 e1
4020 dice 1+1
"""


def test_a_record_reads_back_byte_for_byte() -> None:
    assert Match.read(RECORD).record() == RECORD


def test_a_record_is_what_was_played() -> None:
    match = Match("knister", names=["Mara", "Jo"])
    match.roll("5+3")
    match.play(0, "c3", at=2310)
    match.play(0, "a1", at=2310)
    match.undo(0, at=3000)
    match.play(0, "c3", at=3001)
    match.play(1, "e1", at=4020)
    match.roll("1+1")
    assert match.record() == RECORD
    again = Match.read(RECORD)
    assert (again.state, again.events, again.names) == (match.state, match.events, match.names)


def test_a_record_without_events_ends_with_its_empty_line() -> None:
    text = Match("knister", grids=3).record()
    assert text == "vierling record 1\ngame: knister 2\noptions: grids=3 score=once\nseats: 1\nseat 1: Seat 1\n\n"
    assert Match.read(text).record() == text


def test_a_record_can_be_cut_after_any_event_and_played_on() -> None:
    head, _, events = RECORD.partition("\n\n")
    lines = events.splitlines(keepends=True)
    for count in range(len(lines)):
        part = head + "\n\n" + "".join(lines[:count])
        match = Match.read(part)
        assert match.record() == part
        assert match.roll_due or match.to_move


FIRST = "a record begins with 'vierling record 1', not "
EVENT = "an event is a time in milliseconds, then who (a seat, dice or clock), then what"
NAME = "a name has 1 to 40 characters, no control characters, and no space at either end"


def swap(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, FIRST + "''"),
        ("match.txt", 1, FIRST + "'match.txt'"),
        ("vierling record 1", 1, "the last line of the record is incomplete"),
        ("\n", 1, FIRST + "''"),
        (swap("record 1", "record 2"), 1, FIRST + "'vierling record 2'"),
        ("\ufeff" + RECORD, 1, FIRST + "'\\ufeffvierling record 1'"),
        (RECORD.replace("\n", "\r\n"), 1, FIRST + "'vierling record 1\\r'"),
        ("x" * 1000 + "\n", 1, FIRST + repr("x" * 40)),
        ("vierling record 1\n", 2, "the record ends before game:"),
        (swap("game: knister 2", "Game: knister 2"), 2, "expected 'game', followed by a colon and a space"),
        (swap("game: knister", "game:knister"), 2, "expected 'game', followed by a colon and a space"),
        (swap("game: knister", "game: chess"), 2, "there is no game 'chess'"),
        (swap("game: knister", "game:  knister"), 2, "there is no game ''"),
        (swap("knister 2", "knister 1"), 2, "knister has version 2 here, not '1'"),
        (swap("knister 2", "knister"), 2, "knister has version 2 here, not ''"),
        (swap("knister 2", "knister 2 "), 2, "knister has version 2 here, not '2 '"),
        (swap("options: grids=1 score=once\n", ""), 3, "expected 'options', followed by a colon and a space"),
        (swap("grids=1", "grids=2"), 3, "the option grids must be one of 1, 3, not 2"),
        (swap("grids=1", "grids"), 3, "the option grids must be one of 1, 3, not "),
        (swap("grids=1", "size=6"), 3, "knister has no option size"),
        (swap("options: grids=1 score=once", "options:"), 3, "written in full, the options are 'grids=1 score=once'"),
        (swap("options: grids=1 score=once", "options: "), 3, "expected 'options', followed by a colon and a space"),
        (swap("grids=1", "grids=1 grids=1"), 3, "written in full, the options are 'grids=1 score=once'"),
        (swap("score=once", "score=once "), 3, "written in full, the options are 'grids=1 score=once'"),
        (swap("seats: 2", "seats: 0"), 4, "knister has 1 to 100 seats, not '0'"),
        (swap("seats: 2", "seats: 101"), 4, "knister has 1 to 100 seats, not '101'"),
        (swap("seats: 2", "seats: two"), 4, "knister has 1 to 100 seats, not 'two'"),
        (swap("seats: 2", "seats: \u0662"), 4, "knister has 1 to 100 seats, not '\u0662'"),
        (swap("seats: 2", "seats: 02"), 4, "knister has 1 to 100 seats, not '02'"),
        (swap("seat 1: Mara", "seat 2: Mara"), 5, "expected 'seat 1', followed by a colon and a space"),
        (swap("seat 1: Mara", "seat 1: "), 5, "expected 'seat 1', followed by a colon and a space"),
        (swap("seat 1: Mara", "seat 1:"), 5, NAME),
        (swap("seat 1: Mara", "seat 1: Mara "), 5, NAME),
        (swap("seat 1: Mara", "seat 1: " + "a" * 41), 5, NAME),
        (swap("seat 1: Mara", "seat 1: Ma\x07ra"), 5, NAME),
        (swap("seats: 2", "seats: 3"), 7, "expected 'seat 3', followed by a colon and a space"),
        (swap("seats: 2", "seats: 1"), 6, "the header and the events must be separated by an empty line"),
        (swap("Jo\n\n", "Jo\n"), 7, "the header and the events must be separated by an empty line"),
        (swap("Jo\n\n", "Jo\n \n"), 7, "the header and the events must be separated by an empty line"),
        (RECORD[: RECORD.index("\n\n") + 1], 7, "the header and the events must be separated by an empty line"),
        (swap("0 dice 5+3", ""), 8, EVENT),
        (swap("0 dice 5+3", "dice 5+3"), 8, EVENT),
        (swap("0 dice 5+3", "0 dice  5+3"), 8, EVENT),
        (swap("0 dice 5+3", "0 dice 5+3 "), 8, EVENT),
        (swap("0 dice 5+3", "0\tdice\t5+3"), 8, EVENT),
        (swap("0 dice 5+3", "-1 dice 5+3"), 8, EVENT),
        (swap("0 dice 5+3", "00 dice 5+3"), 8, EVENT),
        (swap("0 dice 5+3", "\u0660 dice 5+3"), 8, EVENT),
        (swap("0 dice 5+3", "0.5 dice 5+3"), 8, EVENT),
        (swap("0 dice 5+3", "9" * 5000 + " dice 5+3"), 8, EVENT),
        (swap("0 dice 5+3", "0 chance 5+3"), 8, EVENT),
        (swap("0 dice 5+3", "0 dice 5+7"), 8, "'5+7' is not a cell (a1 to e5), back or a roll (like 5+3)"),
        (swap("0 dice 5+3", "0 dice c3"), 8, "a roll is two dice like 5+3, not 12"),
        (swap("0 dice 5+3", "0 1 5+3"), 8, "the dice have to be rolled first"),
        (swap("0 dice 5+3", "0 clock back"), 8, "this game has no clock"),
        (swap("2310 1 c3", "2310 0 c3"), 9, EVENT),
        (swap("2310 1 c3", "2310 3 c3"), 9, "there is no seat 3"),
        (swap("2310 1 c3", "2310 1 C3"), 9, "'C3' is not a cell (a1 to e5), back or a roll (like 5+3)"),
        (swap("2310 1 a1", "2310 1 c3"), 10, "that is already there"),
        (swap("2310 1 a1", "2309 1 a1"), 10, "time cannot run backwards"),
        (swap("3000 1 back", "3000 2 back"), 11, "there is nothing to take back"),
        (swap("2310 1 c3", "2310-0 1 c3"), 9, EVENT),
        (swap("2310 1 c3", "2310-05 1 c3"), 9, EVENT),
        (swap("2310 1 c3", "2310- 1 c3"), 9, EVENT),
        (swap("2310 1 c3", "2310-1000000 1 c3"), 9, EVENT),
        (swap("4020 dice", "4020-5 dice"), 14, "only a player's move can have a delay"),
        (RECORD + "5000 dice 1+1\n", 15, "no roll is due"),
        (RECORD + "5000 1 c3\n", 15, "c3 is not free"),
        (RECORD + "\n", 15, EVENT),
        (RECORD.rstrip("\n"), 14, "the last line of the record is incomplete"),
        (RECORD + "5000 1 c4", 15, "the last line of the record is incomplete"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(Unreadable) as problem:
        Match.read(text)
    assert str(problem.value) == f"line {line}: {reason}"
    assert problem.value.code == "bad-record"
    assert problem.value.params == {"line": line, "reason": reason}
    assert say_refusal("en", problem.value) == str(problem.value)
    said = {say_refusal(language, problem.value).partition(": ")[2] for language in LANGUAGES}
    assert len(said) == len(LANGUAGES), "each language has its own words for it"


def test_a_move_with_a_lag_is_recorded_with_both_numbers() -> None:
    text = swap("2310 1 c3", "2310-85 1 c3")
    match = Match.read(text)
    assert match.record() == text
    assert [(event.at, event.lag) for event in match.events[:2]] == [(0, 0), (2310, 85)]


def test_the_clocks_ringing_is_recorded() -> None:
    match = Match("tubyrinth", seats=2, board="1a")
    match.play(0, "go", at=1000)
    match.play(1, "go", at=2000)
    match.ring()
    assert match.record().splitlines()[-2:] == ["2000 2 go", "5000 clock time"]
    assert Match.read(match.record()).state == match.state
    with pytest.raises(Unreadable, match="line 10: the time is not up"):
        Match.read(match.record().replace("5000 clock", "4999 clock"))


def test_an_event_after_the_end_is_refused() -> None:
    match = Match("knister")
    rng = Random(3)
    while not match.outcome:
        match.roll(rng)
        match.play(0, match.moves(0)[0])
    with pytest.raises(Unreadable, match="line 57: the match is over"):
        Match.read(match.record() + "0 1 a1\n")
    with pytest.raises(Unreadable, match="line 57: no roll is due"):
        Match.read(match.record() + "0 dice 1+1\n")


def test_the_reason_is_kept_as_the_cause() -> None:
    with pytest.raises(Unreadable) as problem:
        Match.read(swap("2310 1 c3", "2310 3 c3"))
    assert isinstance(problem.value.__cause__, IllegalMove)


class Lenient(type(knister)):  # type: ignore[misc] # a game that reads more than it writes
    def read(self, text: str) -> Any:
        return super().read(text.lower())


def test_an_event_that_the_game_would_write_differently_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf().kits, "knister", Kit(Lenient()))
    with pytest.raises(Unreadable, match="line 9: this event should be written '2310 1 c3'"):
        Match.read(swap("2310 1 c3", "2310 1 C3"))


class Plain(type(knister)):  # type: ignore[misc] # a game without options
    Options: Any = make_dataclass("Options", [], frozen=True)

    def start(self, seats: int, options: Any = None) -> Any:
        assert options == self.Options()
        return super().start(seats)


def test_the_hundredth_seat_has_a_line_of_its_own() -> None:
    match = Match("knister", seats=100)
    match.roll("1+1")
    match.play(99, "a1")
    text = match.record()
    assert text.splitlines()[-1].endswith(" 100 a1")
    assert Match.read(text).record() == text


def test_a_game_without_options_says_so_in_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf().kits, "knister", Kit(Plain()))
    text = swap("options: grids=1 score=once\n", "options:\n")
    assert Match.read(text).record() == text
    with pytest.raises(Unreadable, match="line 3: expected 'options'"):
        Match.read(text.replace("options:\n", "options: \n"))


def assert_read_or_refused(text: str) -> None:
    try:
        match = Match.read(text)
    except Unreadable as refusal:
        problem = refusal
    else:
        assert match.record() == text
        return
    assert problem.code == "bad-record"
    assert 1 <= int(problem.params["line"]) <= text.count("\n") + 1
    assert str(problem).startswith(f"line {problem.params['line']}: ")


@given(st.text())
@example(RECORD)
def test_any_text_is_refused_or_reads_back_byte_for_byte(text: str) -> None:
    assert_read_or_refused(text)


@given(
    st.integers(0, len(RECORD)),
    st.integers(0, 8),
    st.text(alphabet=st.characters() | st.sampled_from(list("0123456789abcde+ :\n\r\t=")), max_size=8),
)
def test_any_typo_is_refused_or_reads_back_byte_for_byte(at: int, cut: int, added: str) -> None:
    assert_read_or_refused(RECORD[:at] + added + RECORD[at + cut :])


LINES = RECORD.splitlines(keepends=True)


@given(st.lists(st.sampled_from([*LINES, "5000 2 b2\n", "5000 1 b2\n", "5000 dice 6+6\n"]), max_size=16))
def test_any_shuffle_of_lines_is_refused_or_reads_back_byte_for_byte(lines: list[str]) -> None:
    assert_read_or_refused("".join(lines))
    assert_read_or_refused("".join([*LINES[:7], *lines]))


def test_a_record_names_the_version_of_the_rules() -> None:
    assert Match("knister").record().splitlines()[1] == f"game: knister {knister.version}"
