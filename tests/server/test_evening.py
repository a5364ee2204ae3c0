"""One table for the evening, over HTTP and the socket."""

from random import Random

import pytest

from server.playing import Device, Message, Table, new_token, play_match
from server.running import Server

LEA = {"name": "Lea", "muted": False, "wants": True, "present": True}


def come(table: Table, token: str, **wish: bool) -> Message:
    answer = table.server.client.post(f"/api/tables/{table.id}/guests", json={"name": "Lea", "token": token, **wish})
    assert answer.status_code == 201, answer.text
    facts: Message = answer.json()
    return facts


def test_another_game_with_a_latecomer_and_the_sheet_of_both_matches(server: Server, rng: Random) -> None:
    table = Table(server, people=2)
    token = new_token()
    with table.devices() as (anna, bo), Device(server, table.id, [token]) as lea:
        assert (lea.message["mine"], lea.message["guest"]) == ([None], None)
        assert come(table, token, wants=True)["guests"] == [LEA]
        for device in (anna, bo, lea):
            device.until(lambda message: message["table"]["guests"] == [LEA])
        assert (lea.message["guest"], anna.message["guest"]) == (0, None)
        play_match([anna, bo], rng)
        first = anna.message["outcome"]
        plan = table.do("PATCH", game="tuefteln", options={"side": "B"})["plan"]
        assert (plan["game"], plan["options"]["side"], plan["places"]) == ("tuefteln", "B", 15)
        anna.until(lambda message: message["table"]["plan"] is not None)
        assert (anna.message["table"]["game"], anna.message["outcome"]) == ("knister", first), "the result stays"
        for seat in (0, 1):
            facts = table.do("POST", "/rematch", table.tokens[seat])
        assert (facts["game"], facts["plan"], facts["match"]) == ("tuefteln", None, 2)
        for device in (anna, bo, lea):
            device.until(lambda message: message["table"]["match"] == 2 and message["table"]["phase"] == "playing")
        assert (lea.message["mine"], lea.message["guest"]) == ([2], None)
        play_match([anna, bo, lea], rng, rounds=15)
        second = lea.message["outcome"]
    series = table.do("GET", "/series")
    assert [player["name"] for player in series["players"]] == ["Anna", "Bo", "Lea"]
    assert [(each["game"], each["points"], each["winners"]) for each in series["matches"]] == [
        ("knister", first["points"], first["winners"]),
        ("tuefteln", second["points"], second["winners"]),
    ]
    assert token not in str(series)
    # The review of each match is by its own game's coach.
    for match, game in ((1, "knister"), (2, "tuefteln")):
        assert f"game: {game} " in table.ask("GET", f"/record?match={match}").text
        assert table.do("GET", f"/position?match={match}")["outcome"] is not None
    review = table.do("GET", "/review?match=1")
    assert [seat["name"] for seat in review["seats"]] == ["Anna", "Bo"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Input has at most 3 seats, and 4 are needed: choose another game, or fewer bots."),
        ("de", "Input hat höchstens 3 Plätze, und 4 werden gebraucht: Wähle ein anderes Spiel oder weniger Bots."),
        ("fr", "Input a au plus 3 places, et il en faut 4 : choisis un autre jeu ou moins de bots."),
    ],
)
def test_a_game_with_too_few_seats_is_refused_in_every_language(server: Server, language: str, said: str) -> None:
    table = Table(server, people=4, start=False)
    headers = {"Authorization": f"Bearer {table.host}", "Accept-Language": language}
    answer = server.client.patch(f"/api/tables/{table.id}", headers=headers, json={"game": "input"})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["where"]) == (409, "game-full", "body.game")
    assert error["message"].replace("\u202f", " ").replace("\xa0", " ") == said


def test_a_host_hides_a_guests_name_and_shows_it_again(server: Server) -> None:
    table = Table(server, people=2)
    token = new_token()
    come(table, token)
    assert table.ask("PUT", "/guests/0/mute", table.tokens[1]).json()["error"]["code"] == "not-host"
    assert table.ask("PUT", "/guests/0/mute", token).json()["error"]["code"] == "not-host"
    assert table.do("PUT", "/guests/0/mute")["guests"] == [
        {**LEA, "name": "", "muted": True, "wants": False, "present": False}
    ]
    assert come(table, token, wants=True)["guests"][0]["wants"] is True, "the name need not be known for that"
    assert table.do("DELETE", "/guests/0/mute")["guests"][0]["name"] == "Lea"


def test_no_is_an_answer_and_guests_come_and_go(server: Server, rng: Random) -> None:
    table = Table(server, people=2)
    token = new_token()
    with table.devices() as devices:
        play_match(devices, rng)
        assert table.do("DELETE", "/rematch", table.tokens[1])["seats"][1]["answer"] == "no"
        assert come(table, token)["guests"][0]["wants"] is False
        assert table.ask("DELETE", "/guests/0", table.tokens[0]).status_code == 403
        assert table.do("DELETE", "/guests/0", token)["guests"] == []
        assert table.ask("DELETE", "/guests/0", token).json()["error"]["code"] == "no-such-guest"
        assert [seat["name"] for seat in table.do("POST", "/start")["seats"]] == ["Anna"]


def test_whoever_is_not_let_watch_sees_a_latecomers_facts_and_no_hand(server: Server) -> None:
    table = Table(server, people=2, spectators=False)
    with Device(server, table.id, [new_token()]) as lea:
        assert lea.message["hands"] == []
        assert [seat["name"] for seat in lea.message["table"]["seats"]] == ["Anna", "Bo"]
    assert table.look()["round"] == [1, 25]
