"""Guided matches over the wire."""

import pytest

from server.playing import Device, Message, new_token
from server.running import Server
from vierling.kit import GAMES
from vierling.play.lesson import lesson_of
from vierling.words import LANGUAGES, say


def begin(server: Server, game: str, token: str, seat: str) -> Message:
    answer = server.client.post(
        f"/api/games/{game}/lesson", json={"token": token, "person": {"name": "Lea", "token": seat}}
    )
    assert answer.status_code == 201, answer.text
    table: Message = answer.json()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_steps_are_told_in_the_readers_language(server: Server, game: str, language: str) -> None:
    answer = server.client.get(f"/api/games/{game}/lesson", headers={"Accept-Language": language}).json()
    wanted = [(say(language, f"{game}-lesson-{step.words}"), move) for step, move in lesson_of(game).told()]
    assert [(step["text"], step["move"]) for step in answer["steps"]] == wanted
    assert answer["bot"] == "easy"


def test_the_list_of_games_says_which_have_a_lesson(server: Server) -> None:
    assert {game["name"]: game["lesson"] for game in server.client.get("/api/games").json()} == dict.fromkeys(
        GAMES, True
    )


def test_a_lesson_begins_in_the_prepared_position(server: Server) -> None:
    token, seat = new_token(), new_token()
    table = begin(server, "input", token, seat)
    assert (table["lesson"], table["phase"], table["hints"]) == (0, "playing", "none")
    assert [each["bot"] for each in table["seats"]] == [None, "easy"]
    assert begin(server, "input", token, seat)["id"] == table["id"]  # sent again
    with Device(server, table["id"], [seat]) as lea:
        view = lea.message["hands"][0]["view"]
        assert view["turn"] == 3 + 3  # that lie behind them
        assert view["options"]["notes"] == "own"
        lea.write("s3")
        lea.write(">3.2")
        lea.until(lambda message: message["to_move"] == [0])
        assert lea.message["table"]["lesson"] == 2
        (laid,) = [stone["at"] for stone in lea.message["hands"][0]["view"]["stones"][1] if stone["at"] == "6.2"]
        assert laid == "6.2"  # the bot followed
        lea.write("s4!3")
        lea.until(lambda message: message["table"]["lesson"] == 3)
        assert [line["points"] for line in lea.message["scores"][0]] == [5]


def test_the_first_roll_of_a_lesson_lies_there(server: Server) -> None:
    seat = new_token()
    table = begin(server, "knister", new_token(), seat)
    with Device(server, table["id"], [seat]) as lea:
        assert lea.message["hands"][0]["view"]["dice"] == [4, 2]


def test_there_is_no_lesson_of_a_game_that_does_not_exist(server: Server) -> None:
    for answer in (
        server.client.get("/api/games/chess/lesson"),
        server.client.post(
            "/api/games/chess/lesson",
            json={"token": new_token(), "person": {"name": "Lea", "token": new_token()}},
        ),
    ):
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-game")
        assert answer.json()["error"]["where"] == "path.game"
