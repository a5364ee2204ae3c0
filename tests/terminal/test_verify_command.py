"""`vierling verify FILE`: verdict, findings and exit code."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from play.dealing import MATCHES, numbered, pact_of, played
from vierling import GAMES, Match
from vierling.play.fair import FairDice, verify
from vierling.terminal.party import Party, Player
from vierling.words import LANGUAGES

Command = Callable[..., Any]


@pytest.mark.parametrize("name", MATCHES)
def test_the_dice_of_an_honest_match_are_right(command: Command, name: str) -> None:
    said = command("verify", "-", given=played(name))
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[0] == "The secret is the one that was sealed before the first roll."
    assert said.out.splitlines()[-1] == "The dice are right."


def test_a_changed_roll_is_told_with_its_number(command: Command) -> None:
    match = Match.read(played("knister"))
    first = match.game.write(match.events[0].what)
    other = "1+1" if first != "1+1" else "1+2"
    said = command("verify", "-", given=match.record().replace(f"0 dice {first}", f"0 dice {other}", 1))
    assert said.code == 1
    assert f"Roll 1 is {other} in the record and would have to be {first}." in said.out


def test_json_has_verdict_and_findings(command: Command) -> None:
    record = played("tuefteln")
    said = json.loads(command("verify", "-", "--json", given=record).out)
    assert said["verdict"] == "verified"
    assert said["findings"][-1] == {"code": "rolls-fit", "wrong": False, "params": {"rolls": 15}}


def test_a_record_that_does_not_tell_cannot_be_checked(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "old.txt"
    file.write_text(Match("knister").record())
    said = command("verify", str(file))
    assert said.code == 3
    assert said.out.splitlines()[-1] == "These dice cannot be checked."
    assert json.loads(command("verify", str(file), "--json").out)["verdict"] == "not-verifiable"


def test_what_a_device_has_noted_is_compared(command: Command) -> None:
    record = played("knister")
    pact = pact_of(Match.read(record))
    assert command("verify", "-", "--seal", pact.seal, "--nonce", pact.nonces[0][1], given=record).code == 0
    assert command("verify", "-", "--seal", "0" * 64, given=record).code == 1
    assert command("verify", "-", "--nonce", "0" * 64, given=record).code == 1


@pytest.mark.parametrize("arguments", [("--seal", "xyz"), ("--nonce", "A" * 64), ("--end", "0" * 63)])
def test_what_is_no_hash_is_refused(command: Command, arguments: tuple[str, str]) -> None:
    said = command("verify", "-", *arguments, given=played("knister"))
    assert said.code == 2
    assert said.err == f"vierling: {arguments[0]}: this has to be 64 hexadecimal digits in lower case\n"


def test_a_file_that_is_no_record_is_a_mistake(command: Command) -> None:
    assert command("verify", "-", given="hello\n").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_is_given_in_every_language(command: Command, language: str) -> None:
    said = command("--language", language, "verify", "-", given=played("knister"))
    verdicts = {"en": "The dice are right.", "de": "Die Würfel stimmen.", "fr": "Les dés sont justes."}
    assert said.out.splitlines()[-1] == verdicts[language]


def test_a_match_in_the_terminal_has_a_pact_of_its_own_and_so_has_the_next() -> None:
    knister = GAMES["knister"]
    party = Party(knister, knister.Options(), [Player("Anna")], FairDice(numbered("terminal")), 1, lambda: 0)
    first = pact_of(party.match)
    assert [finding.code for finding in verify(party.match)] == ["secret-fits", "nonce-fits", "rolls-fit"]
    assert party.match.events  # the first dice have been rolled
    party.begin_again()
    assert pact_of(party.match).secret != first.secret
    assert [finding.wrong for finding in verify(party.match)] == [False] * 3
