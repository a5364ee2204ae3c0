"""`vierling serve` with settings that cannot be: it says why, and does not open."""

from collections.abc import Callable
from typing import Any

import pytest

Command = Callable[..., Any]


@pytest.mark.parametrize("limit", ["0", "many"])
def test_a_limit_that_is_none(command: Command, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setenv("VIERLING_TABLES_PER_MINUTE", limit)
    ended = command("serve")
    assert ended.code == 2
    assert ended.err.startswith("vierling: VIERLING_TABLES_PER_MINUTE: ")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        ("knister.mine=nowhere_at_all:choose", "the bot nowhere_at_all:choose cannot be used: ModuleNotFoundError"),
        ("mine=os:getcwd", "a bot is named GAME.BOT"),
        ("knister.mine", "cannot be used"),
        ("knister.greedy=os:getcwd", "greedy"),
        ("draughts.mine=os:getcwd", "there is no game draughts"),
        ("knister.mine=cmd:/nowhere/at/all", "there is no program /nowhere/at/all"),
    ],
)
def test_a_bot_that_cannot_be_loaded(command: Command, monkeypatch: pytest.MonkeyPatch, bots: str, reason: str) -> None:
    monkeypatch.setenv("VIERLING_BOTS", bots)
    ended = command("serve")
    assert ended.code == 2
    assert ended.err.startswith("vierling: VIERLING_BOTS: ")
    assert reason in ended.err
    assert ended.err.count("\n") == 1
