"""Bots from outside: by reference, as objects, and from packages."""

import pickle
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

from play.lucky import install_lucky, look_again, write_lucky
from vierling import Bot, Match, Mind, Refusal, bot_named, bots_of, knister
from vierling.lab.simulate import Simulation, play_match, simulate
from vierling.play.bot import GLANCE, at_once
from vierling.play.bots import (
    bot_or_strongest,
    find_bot,
    guest_problems,
    invite,
    own_bots,
    stand_in,
    strongest_bot,
    study_named,
    timeout_bot,
)
from vierling.play.mind import decide
from vierling.play.outside import GROUP, admit, keep_views, load_bot


@pytest.fixture
def lucky(tmp_path: Path) -> str:
    """A file with bots; `lucky:last` is one of them."""
    return write_lucky(tmp_path)


@pytest.fixture
def module(tmp_path: Path, lucky: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The same file as a module, fresh for each test."""
    monkeypatch.syspath_prepend(tmp_path)
    load_bot.cache_clear()
    yield Path(lucky).stem
    sys.modules.pop("lucky", None)
    load_bot.cache_clear()


def rolled(seats: int = 1) -> Match:
    match = Match("knister", seats=seats)
    match.roll("5+3")
    return match


def ask(bot: Bot, match: Match) -> str:
    mind = Mind(bot, 0, Random(1))
    mind.look(match.state)
    return match.game.write(mind.choose(match.state))


# By reference


def test_a_function_in_a_module_is_a_bot(module: str) -> None:
    assert ask(find_bot("knister", f"{module}:last"), rolled()) == "e5"


def test_a_function_in_a_file_is_a_bot(lucky: str) -> None:
    assert ask(find_bot("knister", f"{lucky}:last"), rolled()) == "e5"


def test_a_bot_in_a_file_keeps_its_memory(lucky: str) -> None:
    mind, match = Mind(find_bot("knister", f"{lucky}:COUNTER"), 0, Random(1)), Match("knister")
    mind.look(match.state)
    match.roll("5+3")
    mind.look(match.state)
    assert knister.write(mind.choose(match.state)) == "b1"  # it has seen two positions


def test_a_function_has_no_memory_and_gives_people_time_to_look(lucky: str) -> None:
    bot, match = find_bot("knister", f"{lucky}:last"), rolled()
    assert bot.memory is None
    assert decide(bot, match.view(0), list(match.state.moves(0)), Random(1)) == (24, GLANCE)


def test_a_bot_keeps_its_own_pace(lucky: str) -> None:
    assert find_bot("knister", f"{lucky}:COUNTER").pace is at_once


def test_a_bot_is_called_by_its_reference(lucky: str) -> None:
    assert find_bot("knister", f"{lucky}:COUNTER").name == f"{lucky}:COUNTER"


def test_a_file_is_read_once(lucky: str) -> None:
    find_bot("knister", f"{lucky}:last")
    Path(lucky).unlink()
    assert find_bot("tuefteln", f"{lucky}:COUNTER")


@pytest.mark.parametrize(
    ("reference", "reason"),
    [
        ("nowhere_at_all:choose", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("/nowhere/at/all.py:choose", "FileNotFoundError: "),
        ("FILE:nobody", "AttributeError: "),
        ("FILE:NUMBER", "TypeError: 7 is neither a Bot nor a function"),
        ("not a module:choose", "ValueError: invalid format: 'not a module:choose'"),
        ("cmd:/nowhere/at/all --deep", "FileNotFoundError: there is no program /nowhere/at/all"),
        ("cmd:", "FileNotFoundError: there is no program"),
        ("cmd:'", "ValueError: No closing quotation"),
    ],
)
def test_a_reference_that_leads_nowhere_is_refused_with_its_reason(lucky: str, reference: str, reason: str) -> None:
    reference = reference.replace("FILE", lucky)
    with pytest.raises(Refusal) as refused:
        find_bot("knister", reference)
    assert refused.value.code == "bot-unusable"
    assert str(refused.value).startswith(f"the bot {reference} cannot be used: {reason}")


@pytest.mark.parametrize("text", ["raise SystemExit(3)", "1 / 0", "def"])
def test_a_file_that_fails_is_refused_with_its_reason(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(text)
    with pytest.raises(Refusal, match=r"broken\.py:choose cannot be used: \w+: "):
        find_bot("knister", f"{file}:choose")


# What bots do wrong


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("cheat", "the bot BOT played '25', which is not a legal move"),
        ("stumble", "the bot BOT failed: AttributeError: 'View' object has no attribute 'nothing' (lucky.py:20)"),
        ("leave", "the bot BOT failed: SystemExit: 1 (lucky.py:23)"),
        ("FORGETFUL", "the bot BOT failed: KeyError: 'where was I?' (lucky.py:26)"),
    ],
)
def test_a_bots_mistake_is_reported_in_one_sentence(lucky: str, bot: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        ask(find_bot("knister", f"{lucky}:{bot}"), rolled())
    assert str(refused.value) == sentence.replace("BOT", f"{lucky}:{bot}")


def test_a_memory_that_has_failed_once_stays_lost_and_can_be_sent_to_another_process(lucky: str) -> None:
    bot, match = find_bot("knister", f"{lucky}:FORGETFUL"), rolled()
    seen = bot.remember(None, match.view(0))
    assert bot.remember(pickle.loads(pickle.dumps(seen)), match.view(0)) == seen


# As objects


def last(_view: Any, moves: Any, _rng: Random) -> Any:
    return moves[-1]


def test_a_function_and_a_bot_can_be_passed_as_objects() -> None:
    bot = Bot("mine", last)
    assert find_bot("knister", bot) is bot
    assert ask(find_bot("knister", last), rolled()) == "e5"
    assert find_bot("knister", last).name == "last"


def test_names_are_still_found() -> None:
    assert find_bot("knister", "greedy") is bot_named("knister", "greedy")
    assert study_named("input", "random") is bot_named("input", "random")
    with pytest.raises(Refusal, match="no bot gredy"):
        find_bot("knister", "gredy")


def test_a_name_that_anybody_may_send_is_never_a_reference(lucky: str, tmp_path: Path) -> None:
    """Tables look bots up by names that clients send."""
    for name in (f"{lucky}:last", "os:getcwd", f"cmd:touch {tmp_path / 'touched'}"):
        with pytest.raises(Refusal) as refused:
            bot_named("knister", name)
        assert refused.value.code == "unknown-bot"
        assert bot_or_strongest("knister", name).name == strongest_bot("knister")
    assert not (tmp_path / "touched").exists()


# In a simulation


def lone(bot: Any) -> Simulation:
    bots: Any = (bot,)
    return Simulation("knister", bots, seed=3)


def test_a_simulation_takes_names_references_bots_and_functions(lucky: str) -> None:
    everybody: Any = ("random", f"{lucky}:last", Bot("mine", last), last)
    simulation = Simulation("knister", everybody, seed=3)
    _, *alike = play_match(simulation, 0).points
    assert alike == [alike[0]] * 3, "the same dice in the same cells"


def test_a_bot_that_fails_ends_the_run_with_its_sentence(lucky: str) -> None:
    with pytest.raises(Refusal, match="COUNTER failed: IndexError"):  # it has seen 26 positions after 13 rounds
        list(simulate(lone(f"{lucky}:COUNTER"), 1))


def test_a_bad_reference_is_reported_before_the_first_match() -> None:
    with pytest.raises(Refusal, match="cannot be used"):
        lone("nowhere_at_all:choose")


# From packages


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_an_entry_is_named_after_its_game_and_its_bot(module: str) -> None:
    guests = admit([entry("knister.lucky", f"{module}:last"), entry("knister.deep-1", f"{module}:COUNTER")], [])
    assert guests.problems == ()
    assert [(name, bot.name) for name, bot in guests.bots.items()] == [("lucky", "lucky"), ("deep-1", "deep-1")]
    assert ask(guests.bots["lucky"], rolled()) == "e5"
    assert guests.bots["deep-1"].memory is not None


def test_an_entry_that_cannot_be_admitted_is_reported_and_affects_no_other(module: str) -> None:
    broken = {
        "knister.gone": ("nowhere_at_all:choose", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        "knister.steady": (f"{module}:last", "bot-taken"),
        "knister.number": (f"{module}:NUMBER", "TypeError: 7 is neither a Bot nor a function"),
        "knister.Loud": (f"{module}:last", "bot-name"),
    }
    entries = [entry(name, value) for name, (value, _) in broken.items()]
    guests = admit([*entries, entry("knister.lucky", f"{module}:last")], own_bots("knister"))
    assert list(guests.bots) == ["lucky"]
    for problem, (name, (value, reason)) in zip(guests.problems, broken.items(), strict=True):
        assert (problem.code, problem.params["bot"], problem.params["maker"]) == ("bot-left-out", name, value)
        assert reason in {problem.params["reason"], getattr(problem.__cause__, "code", None)}


def test_of_two_with_the_same_name_the_first_stays(module: str) -> None:
    guests = admit([entry("knister.lucky", f"{module}:last"), entry("knister.lucky", f"{module}:cheat")], [])
    assert ask(guests.bots["lucky"], rolled()) == "e5"
    assert [problem.code for problem in guests.problems] == ["bot-left-out"]


@pytest.fixture
def package(tmp_path: Path, module: str) -> Iterator[None]:  # noqa: ARG001 - the module can be imported
    install_lucky(tmp_path)
    look_again()
    yield
    look_again()


@pytest.mark.usefixtures("package")
def test_guests_come_after_the_games_own_and_never_stand_in() -> None:
    assert list(bots_of("knister")) == [*own_bots("knister"), "lucky"]
    assert list(bots_of("tuefteln")) == list(own_bots("tuefteln"))
    assert strongest_bot("knister") == "master"
    assert timeout_bot("knister").name == "master"
    assert ask(bot_named("knister", "lucky"), rolled()) == "e5"


@pytest.mark.usefixtures("package")
def test_problems_with_guests_are_reported_with_their_maker() -> None:
    problems = guest_problems()
    assert [problem.params["bot"] for problem in problems] == ["knister.gone", "draughts.lucky", "nameless"]
    assert {problem.params["maker"] for problem in problems} == {"lucky"}
    _, unknown, nameless = [problem.__cause__ for problem in problems]
    assert isinstance(unknown, Refusal)
    assert isinstance(nameless, Refusal)
    assert (unknown.code, nameless.code) == ("unknown-game", "bot-name")


# Named by whoever runs a server


@pytest.fixture
def uninvited() -> Iterator[None]:
    yield
    invite({})


@pytest.mark.usefixtures("uninvited")
def test_an_invited_bot_has_the_name_it_was_given(lucky: str) -> None:
    invite({"knister.mine": f"{lucky}:last"})
    assert list(bots_of("knister")) == [*own_bots("knister"), "mine"]
    assert ask(bot_named("knister", "mine"), rolled()) == "e5"
    assert bot_named("knister", "mine").name == "mine"
    assert strongest_bot("knister") == "master"
    invite({})
    assert list(bots_of("knister")) == list(own_bots("knister"))


@pytest.mark.usefixtures("uninvited")
@pytest.mark.parametrize(
    ("invited", "code"),
    [
        ({"knister.steady": "FILE:last"}, "bot-taken"),
        ({"lucky": "FILE:last"}, "bot-name"),
        ({"draughts.lucky": "FILE:last"}, "unknown-game"),
        ({"knister.lucky": "FILE:gone"}, "bot-unusable"),
        ({"knister.lucky": ""}, "bot-unusable"),
    ],
)
def test_a_bad_invitation_is_refused_and_changes_nothing(lucky: str, invited: Mapping[str, str], code: str) -> None:
    invite({"knister.mine": f"{lucky}:last"})
    with pytest.raises(Refusal) as refused:
        invite({name: reference.replace("FILE", lucky) for name, reference in invited.items()})
    assert refused.value.code == code
    assert "mine" in bots_of("knister")


# When a bot has failed


def in_the_middle() -> Match:
    """A match of Input after flips that the newest view no longer shows."""
    match, rng = Match("input", seats=2), Random(2)
    while match.roll_due:
        match.roll(rng)
    for _ in range(12):
        seat = min(match.to_move)
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def test_the_strongest_stands_in_and_remembers_all_that_a_program_was_shown() -> None:
    match, strongest = in_the_middle(), bot_named("input", "master")
    views: Any = None
    memory: Any = None
    for state in match.states():
        views = keep_views(views, state.view(0))
        memory = strongest.remember(memory, state.view(0))
    bot, seen = stand_in("input", Bot("program", last, memory=keep_views), views)
    assert bot is strongest
    assert seen == memory
    assert seen != strongest.remember(None, match.view(0)), "the newest view is not enough"


def test_the_strongest_stands_in_for_a_function_by_the_newest_view() -> None:
    match = in_the_middle()
    bot, seen = stand_in("input", Bot("function", last), match.view(0))
    assert bot.name == "master"
    assert seen == bot.remember(None, match.view(0))


def test_a_bot_with_its_own_kind_of_memory_is_replaced_by_random_moves() -> None:
    match = in_the_middle()
    bot, seen = stand_in("input", Bot("own", last, memory=lambda _before, _view: "a secret"), "a secret")
    seat = min(match.to_move)
    moves = list(match.state.moves(seat))
    assert bot.choose(seen, moves, Random(1)) in moves
