"""Programs that play: what they are told, what they may answer, and that nothing is left of them."""

import json
import os
import pickle
import shlex
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from play.programs import (
    EXAMPLES,
    NODE_EXAMPLE,
    PYTHON_EXAMPLE,
    read_notes,
    write_clerk,
    write_misbehaving,
    write_program,
)
from server.running import is_alive, wait_until_gone
from vierling import GAMES, Bot, Match, Refusal
from vierling.game import State
from vierling.lab.simulate import Simulation, play_match, simulate, standings
from vierling.play import process
from vierling.play.bot import GLANCE
from vierling.play.bots import find_bot, own_bots
from vierling.play.dice import seeded_dice
from vierling.play.driver import Driver, Plan
from vierling.play.mind import decide
from vierling.play.outside import load_bot
from vierling.play.process import RUNNING, Program, end_all, write_view
from vierling.server.api.encoding import dump


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """Whatever happens in a test: no process is left, not even as a zombie."""
    yield
    left = [each._process.pid for each in RUNNING]
    end_all()
    load_bot.cache_clear()
    assert not [pid for pid in left if Path(f"/proc/{pid}").exists()]


def program_of(game: str, reference: str, seconds: float = process.MOVE_SECONDS) -> Program:
    return Program(game, reference, tuple(shlex.split(reference.removeprefix("cmd:"))), seconds)


def views_of(match: Match, seat: int) -> tuple[Any, ...]:
    return tuple(state.view(seat) for state in match.states())


def ask(program: Program, match: Match, seat: int = 0) -> str:
    return match.game.write(program(views_of(match, seat), list(match.state.moves(seat)), Random(1)))


def rolled(seats: int = 1) -> Match:
    match = Match("knister", seats=seats)
    match.roll("5+3")
    return match


# Whole matches


@pytest.mark.parametrize("example", [PYTHON_EXAMPLE, NODE_EXAMPLE], ids=["python", "node"])
@pytest.mark.parametrize("game", list(GAMES))
def test_the_examples_play_every_game_to_its_end(game: str, example: str) -> None:
    opponent = list(own_bots(game))[:2][-1]  # not the random one, which takes long in some games
    outcome = play_match(Simulation(game, (example, opponent), seed=1), 0)
    assert len(outcome.points) == 2


def test_an_example_plays_by_the_seed_alone() -> None:
    """A process that has played before plays no differently."""
    simulation = Simulation("tuefteln", (NODE_EXAMPLE, PYTHON_EXAMPLE), seed=2)
    outcomes = list(simulate(simulation, 3))
    end_all()
    assert play_match(simulation, 2) == outcomes[2]
    assert len(set(outcomes)) == 3


def test_the_example_in_python_has_an_idea_of_knister() -> None:
    simulation = Simulation("knister", (PYTHON_EXAMPLE, "random"), seed=3)
    example, chance = standings(simulation, list(simulate(simulation, 20)))
    assert example.summary.mean > chance.summary.mean + 5  # three standard errors


def test_the_example_in_javascript_announces_whenever_it_may() -> None:
    match, rng = Match("input", seats=2), Random(1)
    while match.roll_due:
        match.roll(rng)
    while not any("!" in move for seat in match.to_move for move in match.moves(seat)):
        seat = min(match.to_move)
        match.play(seat, rng.choice(match.moves(seat)))
    seat = min(match.to_move)
    assert "!" in ask(program_of("input", NODE_EXAMPLE), match, seat)


# What a program is told


def test_a_program_is_told_the_game_every_view_its_moves_and_its_time(tmp_path: Path) -> None:
    program, match = program_of("knister", write_clerk(tmp_path)), rolled()
    assert ask(program, match) == "a1"
    (told,) = read_notes(tmp_path)
    cells = " ".join(f"{column}{row}" for row in "12345" for column in "abcde")
    seed = Random(1).getrandbits(32)
    assert told == [
        "vierling 1",
        "newgame knister 2",
        f"view {write_view(Match('knister').view(0))}",
        f"view {write_view(match.view(0))}",
        f"moves {cells}",
        f"go time 10000 seed {seed}",
    ]


def test_a_program_is_told_no_view_twice(tmp_path: Path) -> None:
    program, match = program_of("knister", write_clerk(tmp_path)), rolled()
    match.play(0, ask(program, match))
    match.roll("1+1")
    assert ask(program, match) == "b1"
    (told,) = read_notes(tmp_path)
    words = [line.split()[0] for line in told]
    assert words[:6] == ["vierling", "newgame", "view", "view", "moves", "go"]
    assert words[6:] == ["view", "view", "moves", "go"]


def test_another_match_begins_with_newgame_in_the_same_process(tmp_path: Path) -> None:
    program = program_of("knister", write_clerk(tmp_path))
    ask(program, rolled())
    other = Match("knister")
    other.roll("1+1")
    ask(program, other)
    (told,) = read_notes(tmp_path)
    assert [line for line in told if line.startswith("newgame")] == ["newgame knister 2"] * 2
    assert told[-3] == f"view {write_view(other.view(0))}"


def test_views_are_written_as_the_page_gets_them() -> None:
    for name in GAMES:
        match, rng = Match(name, seats=2), Random(4)
        for _ in range(40):
            view = match.view(0)
            assert json.loads(write_view(view)) == json.loads(dump(view))
            assert write_view(view).isascii()
            if match.outcome:
                break
            advance(match, rng)


def advance(match: Match, rng: Random) -> None:
    if match.roll_due:
        match.roll(rng)
    elif match.to_move:
        seat = rng.choice(sorted(match.to_move))
        match.play(seat, rng.choice(match.moves(seat)))
    else:
        match.ring()


def play_through(game: str, bots: dict[int, Bot], events: int) -> list[State]:
    """All positions of a match, or of its beginning."""
    driver = Driver(GAMES[game].start(len(bots), None), seeded_dice(1), bots)
    states = [driver.state]
    while driver.outcome is None and len(states) <= events:
        for turn in driver.questions():
            move, after = decide(turn.bot, turn.seen, turn.moves(), Random(1))
            driver.intend(Plan(turn, move, turn.since + after))
        event = driver.next_event()
        assert event
        driver.apply(event)
        states.append(driver.state)
    return states


@pytest.mark.parametrize("game", list(GAMES))
def test_each_seat_has_a_process_that_is_told_what_its_seat_sees_and_nothing_else(game: str, tmp_path: Path) -> None:
    clerk = find_bot(game, write_clerk(tmp_path))
    states = play_through(game, {0: clerk, 1: clerk}, 60)
    told = {
        json.loads(lines[2].removeprefix("view "))["seat"]: [line for line in lines if line.startswith("view")]
        for lines in read_notes(tmp_path)
    }
    assert sorted(told) == [0, 1]
    for seat, views in told.items():
        seen = [f"view {write_view(state.view(seat))}" for state in states]
        assert views == seen[: len(views)]
        assert len(views) > len(seen) / 2, "the last ones were not needed for a move"


def test_a_program_never_learns_what_lies_below_a_stone(tmp_path: Path) -> None:
    clerk = find_bot("input", write_clerk(tmp_path))
    play_through("input", {0: clerk, 1: clerk}, 60)
    for lines in read_notes(tmp_path):
        views = [json.loads(line.removeprefix("view ")) for line in lines if line.startswith("view")]
        assert {view["undersides"] for view in views} == {None}


def test_a_program_never_learns_what_another_hand_has_written_before_the_page_turns(tmp_path: Path) -> None:
    """Seat 0 has written when seat 1 is asked."""
    match = rolled(2)
    match.play(0, "c3")
    ask(program_of("knister", write_clerk(tmp_path)), match, 1)
    (told,) = read_notes(tmp_path)
    view = json.loads(told[4].removeprefix("view "))
    assert view["written"] == [True, False]
    assert [any(sheet[0]) for sheet in view["sheets"]] == [False, False]
    assert (view["entry"], view["last"]) == (None, [None, None])


# What a program is


def test_a_program_gives_people_time_to_look(tmp_path: Path) -> None:
    bot, match = find_bot("knister", write_clerk(tmp_path)), rolled()
    assert decide(bot, views_of(match, 0), list(match.state.moves(0)), Random(1)) == (0, GLANCE)


def test_a_program_can_be_sent_to_another_process_and_leaves_its_processes_behind(tmp_path: Path) -> None:
    program = program_of("knister", write_clerk(tmp_path))
    ask(program, rolled())
    sent = pickle.loads(pickle.dumps(program))
    assert sent.free == {}
    assert ask(sent, rolled()) == "a1"


def test_references_are_found_again_in_other_processes_and_programs_end_with_them(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text("def last(view, moves, rng):\n    return moves[-1]")
    simulation = Simulation("knister", (write_clerk(tmp_path), f"{file}:last"), seed=1)
    outcomes = list(simulate(simulation, 26, processes=2))
    clerks = [int(notes.stem) for notes in tmp_path.glob("*.txt")]
    assert clerks
    assert not any(map(is_alive, clerks))
    assert all(lines[-1] == "quit" for lines in read_notes(tmp_path))
    assert list(simulate(simulation, 26)) == outcomes


def test_a_program_that_does_not_quit_is_killed(tmp_path: Path) -> None:
    stubborn = write_program(
        tmp_path,
        "stubborn",
        "import signal, sys\nprint('ready', flush=True)\nsys.stdin.readline()\nsignal.pause()",
    )
    started = process.Process("stubborn", shlex.split(stubborn.removeprefix("cmd:")))
    started.end(0.05)
    assert not is_alive(started._process.pid)


# What a program does wrong


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        ("silent", "the bot BOT did not answer within 0.5 s"),
        ("garbled", "the bot BOT answered 'I would rather not', not 'move'"),
        ("illegal", "the bot BOT played 'z9', which is not a legal move"),
        ("dead", "the bot BOT ended without an answer"),
        ("binary", f"the bot BOT answered '{chr(0xFFFD) * 32}', not 'move'"),
        ("endless", f"the bot BOT answered '{'x' * 40}', not 'move'"),
    ],
)
def test_whatever_a_program_does_wrong_is_reported_in_one_sentence(tmp_path: Path, deed: str, sentence: str) -> None:
    reference = write_misbehaving(tmp_path, deed)
    program = program_of("knister", reference, seconds=0.5 if deed == "silent" else process.MOVE_SECONDS)
    with pytest.raises(Refusal) as refused:
        ask(program, rolled())
    assert str(refused.value) == sentence.replace("BOT", reference)
    assert program.free == {}
    assert not RUNNING


def test_a_program_that_does_not_say_ready_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "START_SECONDS", 0.2)
    mute = write_program(tmp_path, "mute", "import sys\nsys.stdin.read()")
    with pytest.raises(Refusal, match=r"did not answer within 0\.2 s"):
        ask(program_of("knister", mute), rolled())
    assert not RUNNING


def test_a_program_that_does_not_listen_is_not_waited_for(tmp_path: Path) -> None:
    """It is sent more than a pipe holds."""
    deaf = write_program(tmp_path, "deaf", "import signal\nprint('ready', flush=True)\nsignal.pause()")
    match = rolled()
    views = views_of(match, 0) * 2000
    with pytest.raises(Refusal, match=r"did not answer within 0\.2 s"):
        program_of("knister", deaf, 0.2)(views, list(match.state.moves(0)), Random(1))
    assert not RUNNING


def test_a_program_is_ended_even_while_it_is_being_written_to(tmp_path: Path) -> None:
    """As when the whole process ends: the pipe is full, and its writer is blocked."""
    deaf = write_program(tmp_path, "deaf", "import signal\nprint('ready', flush=True)\nsignal.pause()")
    started = process.Process("deaf", shlex.split(deaf.removeprefix("cmd:")))
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(started.ask, ["x" * 1_000_000], "move", 30)
        while started._answer.done():
            pass
        end_all()
        with pytest.raises(Refusal, match="ended without an answer"):
            asked.result()
    assert not is_alive(started._process.pid)


def test_a_file_that_is_not_a_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a program")
    file.chmod(0o755)
    with pytest.raises(Refusal) as refused:
        ask(program_of("knister", f"cmd:{file}"), rolled())
    assert refused.value.code == "bot-unusable"


def test_what_a_program_has_started_is_killed_with_it(tmp_path: Path) -> None:
    with pytest.raises(Refusal):
        ask(program_of("knister", write_misbehaving(tmp_path, "parent")), rolled())
    wait_until_gone([int((tmp_path / "child.txt").read_text())])


def test_after_a_failure_the_next_question_goes_to_a_new_process(tmp_path: Path) -> None:
    program, match = program_of("knister", write_clerk(tmp_path)), rolled()
    ask(program, match)
    (first,) = program.free.values()
    os.kill(first._process.pid, 9)
    with pytest.raises(Refusal, match="ended without an answer"):
        ask(program, match)
    assert ask(program, match) == "a1"
    assert len(read_notes(tmp_path)) == 2


def test_other_seats_are_not_affected_by_a_failure(tmp_path: Path) -> None:
    program, match = program_of("knister", write_clerk(tmp_path)), rolled(2)
    for seat in (0, 1):
        ask(program, match, seat)
    os.kill(program.free[0]._process.pid, 9)
    with pytest.raises(Refusal):
        ask(program, match, 0)
    assert ask(program, match, 1) == "a1"
    assert len(read_notes(tmp_path)) == 2


def test_a_program_may_be_written_for_windows(tmp_path: Path) -> None:
    """Its lines end with a carriage return."""
    windows = write_program(
        tmp_path,
        "windows",
        "import sys\nfor line in sys.stdin:\n"
        "    if line.startswith('vierling'): print('ready\\r', flush=True)\n"
        "    if line.startswith('go'): print('move e5\\r', flush=True)",
    )
    assert ask(program_of("knister", windows), rolled()) == "e5"


def test_the_examples_are_about_thirty_lines() -> None:
    for example in ("bot.py", "bot.mjs"):
        code = [line for line in (EXAMPLES / example).read_text().splitlines() if line.strip()]
        assert len(code) <= 32


def test_a_command_is_split_as_a_shell_would_and_never_run_by_one(tmp_path: Path) -> None:
    file = tmp_path / "with a space.py"
    file.write_text((EXAMPLES / "bot.py").read_text())
    bot = find_bot("knister", f"cmd:{sys.executable} '{file}' ; touch {tmp_path / 'touched'}")
    match = rolled()
    assert bot.choose(views_of(match, 0), list(match.state.moves(0)), Random(1)) == 0
    assert not (tmp_path / "touched").exists()
