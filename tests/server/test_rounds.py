"""A club's round: many tables, the same dice, one ranking."""

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from second_verifier import complaints
from server.playing import Device, Message, Table, new_token, play_match
from server.running import Server
from server.test_again import rolls


def set_up(server: Server, **changes: Any) -> Message:
    body = {"token": new_token(), "game": "knister", **changes}
    answer = server.client.post("/api/rounds", json=body)
    return {**answer.json(), "status": answer.status_code, "wish": body}


def table(server: Server, club: str, *names: str, **more: Any) -> Message:
    people = [{"name": name, "token": new_token()} for name in names]
    body = {"token": new_token(), "people": people, "start": True, **more}
    answer = server.client.post(f"/api/rounds/{club}/tables", json=body)
    return {**answer.json(), "status": answer.status_code, "keys": [each["token"] for each in people], "wish": body}


def play(server: Server, made: Message, seed: int) -> list[int]:
    devices = [Device(server, made["id"], [key]) for key in made["keys"]]
    play_match(devices, Random(seed))
    points: list[int] = devices[0].message["outcome"]["points"]
    for device in devices:
        device.close()
    return points


def test_everybody_at_all_tables_of_a_round_is_in_one_ranking(server: Server) -> None:
    club = set_up(server)
    assert (club["status"], club["tables"], club["rows"]) == (201, 0, [])
    assert set_up(server, token=club["wish"]["token"])["id"] == club["id"]
    tables = [table(server, club["id"], "Anna", "Bo"), table(server, club["id"], "Carla")]
    points = [play(server, made, seed) for seed, made in enumerate(tables)]
    assert rolls(server, tables[0]["id"]) == rolls(server, tables[1]["id"])
    table(server, club["id"], "Dov")  # who has not finished
    facts = server.client.get(f"/api/rounds/{club['id']}").json()
    assert (facts["tables"], facts["finished"]) == (3, 2)
    expected = sorted(zip(("Anna", "Bo", "Carla"), (*points[0], *points[1]), strict=True), key=lambda each: -each[1])
    assert [row["points"] for row in facts["rows"]] == [each for _, each in expected]
    assert {row["name"]: row["points"] for row in facts["rows"]} == dict(expected)
    assert "seed" not in facts


def test_names_in_a_round_are_those_at_its_tables_and_go_with_them(server: Server) -> None:
    club = set_up(server)
    made = table(server, club["id"], "Anna", "Bo")
    play(server, made, 3)
    seat = {"Authorization": f"Bearer {made['keys'][0]}"}
    assert server.client.delete(f"/api/tables/{made['id']}/name", headers=seat).status_code == 204
    facts = server.client.get(f"/api/rounds/{club['id']}").json()
    assert {row["name"] for row in facts["rows"]} == {"N. N.", "Bo"}
    host = {"Authorization": f"Bearer {made['wish']['token']}"}
    assert server.client.delete(f"/api/tables/{made['id']}", headers=host).status_code == 204
    assert server.client.get(f"/api/rounds/{club['id']}").json()["rows"] == []


def test_a_table_whose_options_were_changed_is_not_ranked(server: Server) -> None:
    club = set_up(server)
    made = table(server, club["id"], "Anna", start=False)
    host = {"Authorization": f"Bearer {made['wish']['token']}"}
    change = server.client.patch(f"/api/tables/{made['id']}", json={"options": {"score": "end"}}, headers=host)
    assert change.status_code == 200
    assert server.client.post(f"/api/tables/{made['id']}/start", headers=host).status_code == 200
    play(server, made, 4)
    assert server.client.get(f"/api/rounds/{club['id']}").json()["rows"] == []


def test_a_table_with_other_dice_cannot_be_brought_into_a_round(server: Server) -> None:
    club = set_up(server)
    old = Table(server, 1)
    brought = table(server, club["id"], "Anna", token=old.host)
    assert (brought["status"], brought["error"]["code"]) == (409, "token-used")
    assert server.client.get(f"/api/rounds/{club['id']}").json()["tables"] == 0


def test_a_round_that_nobody_could_play_or_that_does_not_exist_is_refused(server: Server) -> None:
    assert set_up(server, game="chess")["error"]["where"] == "body.game"
    assert set_up(server, options={"grids": 7})["error"]["where"] == "body.options"
    assert table(server, "quiet-otter-22222-22222", "Anna")["error"]["code"] == "no-round"
    assert server.client.get("/api/rounds/quiet-otter-22222-22222").status_code == 404


def test_every_table_of_a_round_has_the_seats_and_bots_that_its_host_chose(server: Server) -> None:
    club = set_up(server, places=3, bots=["random"])
    assert (club["status"], club["places"], club["bots"]) == (201, 3, ["random"])
    made = table(server, club["id"], "Anna", "Bo", bots=["steady", "steady"])  # the round's bot comes instead
    assert [(seat["kind"], seat["bot"]) for seat in made["seats"]] == [
        ("person", None),
        ("person", None),
        ("bot", "random"),
    ]
    points = play(server, made, 5)
    rows = server.client.get(f"/api/rounds/{club['id']}").json()["rows"]
    assert {row["name"]: row["points"] for row in rows} == {"Anna": points[0], "Bo": points[1]}, "bots are not ranked"
    assert [row["points"] for row in rows] == sorted(points[:2], reverse=True)


def test_a_match_of_a_round_starts_only_with_its_seats_and_bots(server: Server) -> None:
    club = set_up(server, places=3, bots=["random"])
    assert table(server, club["id"], "Anna")["error"]["code"] == "round-seats"
    made = table(server, club["id"], "Anna", "Bo", start=False)
    host = {"Authorization": f"Bearer {made['wish']['token']}"}
    at = f"/api/tables/{made['id']}"

    def start() -> Any:
        return server.client.post(f"{at}/start", headers=host)

    assert server.client.patch(f"{at}/seats/2", json={"bot": "steady"}, headers=host).status_code == 200
    assert start().json()["error"]["code"] == "round-bots"
    assert server.client.delete(f"{at}/seats/2", headers=host).status_code == 200
    assert start().json()["error"]["code"] == "round-bots"
    assert server.client.post(f"{at}/seats", json={"bot": "random"}, headers=host).status_code == 201
    assert start().status_code == 200


def test_where_the_host_chose_nothing_tables_bring_their_own_bots(server: Server) -> None:
    club = set_up(server)
    assert (club["places"], club["bots"]) == (None, [])
    assert [seat["bot"] for seat in table(server, club["id"], "Anna", bots=["random"])["seats"]] == [None, "random"]
    some = set_up(server, bots=["random"])
    for names in (["Anna"], ["Anna", "Bo"]):
        assert len(table(server, some["id"], *names)["seats"]) == len(names) + 1


def test_seats_bots_and_options_that_do_not_go_together_are_refused(server: Server) -> None:
    refused = {
        "places": set_up(server, game="input", places=5),
        "unknown-bot": set_up(server, bots=["nobody"]),
        "round-people": set_up(server, places=2, bots=["random", "random"]),
    }
    assert {code: each["error"]["code"] for code, each in refused.items()} == {code: code for code in refused}
    assert [each["error"]["where"] for each in refused.values()] == ["body.places", "body.bots", "body.bots"]
    nine = {"free_number": "9"}  # which is in play with three
    assert set_up(server, game="input", places=2, options=nine)["error"]["code"] == "not-in-play"
    assert set_up(server, game="input", places=3, options=nine)["status"] == 201
    assert set_up(server, game="input", options=nine)["status"] == 201


def test_r_p17_a_race_against_easy_bots_at_every_table_is_on_gentle_boards(server: Server) -> None:
    club = set_up(server, game="tubyrinth", places=2, bots=["easy"])
    assert club["options"]["grades"] == "gentle"
    assert set_up(server, game="tubyrinth", places=2, bots=["hard"])["options"]["grades"] == "rising"


def test_a_rounds_secret_is_told_to_nobody_until_it_is_closed_and_no_match_is_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        club = set_up(server)
        address = f"/api/rounds/{club['id']}"
        host = {"Authorization": f"Bearer {club['wish']['token']}"}
        anna, bo = table(server, club["id"], "Anna"), table(server, club["id"], "Bo")
        play(server, anna, 5)
        with Device(server, bo["id"], bo["keys"]) as device:
            told = [json.dumps(device.message)]
        stranger = server.client.post(f"{address}/close", headers={"Authorization": f"Bearer {new_token()}"})
        assert (stranger.status_code, stranger.json()["error"]["code"]) == (403, "not-round-host")
        assert server.client.get(address).json()["closed"] is False
        closed = server.client.post(f"{address}/close", headers=host)
        assert (closed.status_code, closed.json()["closed"], closed.json()["secret"]) == (200, True, None)
        late = table(server, club["id"], "Carla")
        assert late["error"]["code"] == "round-closed"
        told += [server.client.get(f"/api/tables/{anna['id']}{part}").text for part in ("", "/record")]
        told += [closed.text, server.client.get(address).text]
        server.kill()
        server.start()
        play(server, bo, 6)
        facts = server.client.get(address).json()
        assert sha256(bytes.fromhex(facts["secret"])).hexdigest() == facts["seal"] == club["seal"]
        assert {row["name"] for row in facts["rows"]} == {"Anna", "Bo"}
        assert [text for text in told if facts["secret"] in text] == []
        records = [server.client.get(f"/api/tables/{made['id']}/record").text for made in (anna, bo)]
    for record in records:
        assert list(complaints(record)) == []
        said = subprocess.run(
            [sys.executable, "-m", "vierling", "verify", "-"], input=record, capture_output=True, text=True, check=False
        )
        assert (said.returncode, said.stdout.splitlines()[-1]) == (0, "The dice are right.")
