"""An outside game over real sockets: the server finds it by its entry point and knows nothing else about it."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.playing import Device, Message, Stranger, Table, is_due, is_over, new_token
from server.running import Server
from vierling import Game, Match
from vierling.words import LANGUAGES, say


@pytest.fixture(scope="module")
def farm(outside: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the game installed, and another game that cannot be loaded."""
    folder = tmp_path_factory.mktemp("farm")
    half_made = folder / "half_made-1.0.dist-info"
    half_made.mkdir()
    (half_made / "METADATA").write_text("Metadata-Version: 2.1\nName: half-made\nVersion: 1.0\n")
    (half_made / "entry_points.txt").write_text("[vierling.games]\nhalf = nowhere_at_all:game\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{outside}{os.pathsep}{folder}")
        with Server(folder) as running:
            yield running
            assert "Traceback" not in running.printed()


def lay(server: Server, people: int = 1, goal: int = 20, **settings: Any) -> Table:
    return Table(server, people, game="pig", options={"goal": goal}, **settings)


def play_out(device: Device, rng: Random, *seats: int) -> None:
    """Random moves for these seats until the match is over."""
    while not is_over(device.message):
        device.until(lambda message: is_over(message) or any(is_due(seat)(message) for seat in seats))
        for seat in set(seats) & {*device.message["to_move"]}:
            assert device.write(rng.choice(device.hand(seat)["moves"]), seat)["type"] == "done"


def finish(server: Server, rng: Random) -> Table:
    table = lay(server, people=2)
    with table.device(0, 1) as device:
        play_out(device, rng, 0, 1)
    return table


def refusal(answer: Any) -> tuple[int, str, str]:
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["message"]


def test_it_is_listed_after_ours_with_its_options_and_bots(farm: Server) -> None:
    *_, facts = farm.client.get("/api/games").json()
    assert (facts["name"], facts["seats"]) == ("pig", {"least": 2, "most": 10})
    (option,) = facts["options"]
    assert (option["name"], option["kind"], option["choices"], option["default"]) == (
        *("goal", "choice"),
        *([20, 50, 100], 100),
    )
    assert (facts["bots"], facts["hints"], facts["coach"], facts["ratings"]) == (["random"], False, False, [])


def test_a_whole_match_is_played_against_a_bot_while_a_spectator_watches(farm: Server, rng: Random, pig: Game) -> None:
    table = lay(farm, bots=["random"])
    with table.device(0) as anna, table.device(drawing=True) as spectator:
        assert spectator.hand()["drawing"].startswith("first to 20\n> seat 1: 0\n")
        play_out(anna, rng, 0)
        spectator.until(is_over)
        assert spectator.message["outcome"] == anna.message["outcome"]
        assert spectator.hand()["moves"] == []
        points = anna.message["outcome"]["points"]
    text = table.ask("GET", "/record").text
    match = Match.read(text)
    assert match.game is pig
    assert match.record() == text
    assert match.outcome
    assert list(match.outcome.points) == points
    assert max(points) >= 20 > min(points)


def test_a_table_sleeps_while_its_game_is_not_installed_and_goes_on_once_it_is(
    outside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(outside))
    with Server(tmp_path) as server:
        table = lay(server, people=2, goal=100)
        with table.device(0, 1) as device:
            device.write("roll", 0)
            before = device.message["number"], device.hand(0)["view"]
        monkeypatch.delenv("PYTHONPATH")
        server.restart()
        status, code, message = refusal(table.ask("GET"))
        assert (status, code) == (409, "unknown-game")
        assert "pig" in message
        with Stranger(server, table.id) as stranger:
            stranger.hello([])
            assert "pig" in stranger.hear("refused")["error"]["message"]
            assert stranger.closed_with() == 4409
        assert server.client.get("/api/games").is_success
        monkeypatch.setenv("PYTHONPATH", str(outside))
        server.restart()
        with table.device(0, 1) as device:
            assert (device.message["number"], device.hand(0)["view"]) == before
            assert before[1]["die"] in range(1, 7)
            play_out(device, Random(1), 0, 1)
        assert "Traceback" not in server.printed()


def test_a_server_reports_at_startup_which_game_was_left_out_and_opens_with_the_others(farm: Server) -> None:
    assert [each["name"] for each in farm.client.get("/api/games").json()][-1] == "pig"
    assert "the game half from half-made was left out" in farm.printed()


def test_a_bot_moves_for_a_player_whose_time_runs_out(farm: Server) -> None:
    table = lay(farm, people=2, clock=5)
    with table.device(1) as bo:
        deadline = bo.message["table"]["deadline"]
        bo.until(lambda message: message["hands"][0]["view"]["die"] is not None)
        assert farm.entries(table.id, "timed_out") == [0]
        bo.until(lambda message: message["table"]["deadline"] > deadline)  # the next player's time


def test_a_bot_stands_in_and_leaves_again(farm: Server, rng: Random) -> None:
    table = lay(farm, people=2)
    with table.device(0) as anna:
        facts = table.do("PUT", "/seats/1/standin", table.tokens[1])
        assert facts["seats"][1]["standin"] == "random"
        while not is_over(anna.message) and anna.message["hands"][0]["view"]["turns"] < 2:
            anna.until(lambda message: is_over(message) or is_due(0)(message))
            anna.write(rng.choice(anna.hand()["moves"]))
        assert table.do("DELETE", "/seats/1/standin", table.tokens[1])["seats"][1]["standin"] is None


def test_a_rematch_gets_its_own_record(farm: Server, rng: Random, pig: Game) -> None:
    table = finish(farm, rng)
    first = table.ask("GET", "/record").text
    with table.device(0, 1) as device:
        assert table.do("POST", "/rematch")["match"] == 2
        device.until(lambda message: message["table"]["match"] == 2 and not is_over(message))
        play_out(device, rng, 0, 1)
    assert table.ask("GET", "/record?match=1").text == first
    second = Match.read(table.ask("GET", "/record").text)
    assert second.outcome
    assert second.game is pig


def test_a_finished_match_is_shown_and_branched_at_an_event(farm: Server, rng: Random, pig: Game) -> None:
    table = finish(farm, rng)
    match = Match.read(table.ask("GET", "/record").text)
    assert match.game is pig
    shown = table.do("GET", "/position?event=1")  # seat 1 wants to roll, and the die has not fallen
    assert (shown["next"]["by"], shown["view"]["rolling"]) == ("dice", True)
    person = {"name": "Zoe", "token": new_token()}
    request = {"token": new_token(), "event": 1, "seat": 0, "person": person}
    made = table.server.client.post(f"/api/tables/{table.id}/branch", json=request)
    assert made.status_code == 201, made.text
    with Device(farm, made.json()["id"], [person["token"]]) as zoe:
        assert zoe.message["hands"][0]["view"]["die"] in range(1, 7), "it is rolled anew"
        play_out(zoe, rng, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_lacks_is_refused_in_one_sentence(farm: Server, rng: Random, language: str) -> None:
    table = finish(farm, rng)
    running = lay(farm, people=2, hints="all")
    ask: Any = {"headers": {"Accept-Language": language, "Authorization": f"Bearer {running.tokens[0]}"}}
    client, lack = farm.client, {"game": "pig"}
    asked = {
        "no-coach": (409, client.get(f"/api/tables/{table.id}/review", **ask)),
        "no-report": (409, client.get(f"/api/tables/{table.id}/report", **ask)),
        "no-advice": (409, client.post(f"/api/tables/{running.id}/seats/0/hint", json={}, **ask)),
        "no-puzzles": (404, client.post("/api/games/pig/solve", json={"board": "x"}, **ask)),
    }
    made = client.post("/api/games/pig/generate", json={"grade": 1}, **ask)
    assert refusal(made) == (404, "no-puzzles", say(language, "error-no-puzzles", lack))
    for code, (status, answer) in asked.items():
        assert refusal(answer) == (status, code, say(language, f"error-{code}", lack))


def test_its_box_is_empty_it_has_no_words_and_its_options_are_checked(farm: Server) -> None:
    client = farm.client
    assert client.get("/api/games/pig/material").json() == {}
    assert client.get("/api/games/pig/words/en").text == ""
    assert client.post("/api/games/pig/options", json={"options": {"goal": 50}}).json() == {"goal": 50}
    status, code, message = refusal(client.post("/api/games/pig/options", json={"options": {"goal": 30}}))
    assert (status, code) == (422, "bad-option")
    assert "20, 50, 100" in message


GARBAGE = {
    "fly": ("pig-unreadable", "'fly' is neither roll nor hold nor a face of the die"),
    "ROLL": ("pig-unreadable", "'ROLL' is neither roll nor hold nor a face of the die"),
    "\N{GAME DIE}": ("pig-unreadable", "'\N{GAME DIE}' is neither roll nor hold nor a face of the die"),
    "hold": ("pig-not-now", "hold is not possible now"),
    "6": ("pig-not-now", "6 is not possible now"),
}


@pytest.mark.parametrize("move", GARBAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invalid_move_is_refused_in_the_games_own_words(farm: Server, move: str, language: str) -> None:
    table = lay(farm, people=2)
    with table.device(0, language=language) as anna:
        answer = anna.post(anna.draft(move))
        error: Message = answer["error"]
        assert (answer["type"], error["code"], error["message"]) == ("refused", *GARBAGE[move])
        assert anna.write("roll")["type"] == "done"


def test_a_move_out_of_turn_is_refused_too(farm: Server) -> None:
    table = lay(farm, people=2)
    with table.device(1) as bo:
        assert bo.post(bo.draft("roll"))["error"]["code"] == "pig-not-now"


def test_a_table_for_one_cannot_start(farm: Server) -> None:
    order = {"token": new_token(), "game": "pig", "people": [{"name": "Anna", "token": new_token()}], "start": True}
    status, code, _ = refusal(farm.client.post("/api/tables", json=order))
    assert (status, code) == (409, "too-few")
