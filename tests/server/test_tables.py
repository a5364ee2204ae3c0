"""Making tables, sitting down, and settings before the start."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from server.playing import NAMES, Table, new_token
from server.running import Server
from vierling.words import say


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_table_ordered_twice_is_one_table(server: Server) -> None:
    table = Table(server, people=2, bots=["steady"], start=False)
    again = server.client.post("/api/tables", json=table.order)
    assert again.status_code == 201
    assert again.json()["id"] == table.id
    assert len(again.json()["seats"]) == 3


def test_a_table_ordered_many_times_at_once_is_one_table(server: Server) -> None:
    order = {"token": new_token(), "game": "knister", "people": [{"name": "Anna", "token": new_token()}], "start": True}
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: server.client.post("/api/tables", json=order), range(16)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert len(answers[0].json()["seats"]) == 1
    assert {answer.json()["match"] for answer in answers} == {1}


def test_sitting_down_twice_with_one_token_takes_one_seat(server: Server) -> None:
    table = Table(server, people=0, start=False)
    token = new_token()
    first, again = sit(table, token), sit(table, token)
    assert first.status_code == again.status_code == 201
    assert len(again.json()["seats"]) == 1


def sit(table: Table, token: str, name: str = "Anna", **more: Any) -> httpx.Response:
    body = {"name": name, "token": token, **more}
    return table.server.client.post(f"/api/tables/{table.id}/seats", json=body)


def test_sitting_down_again_works_even_after_the_start(server: Server) -> None:
    table = Table(server, people=1)
    assert sit(table, table.tokens[0]).status_code == 201
    assert refused(sit(table, new_token())) == (409, "already-started")


def test_people_who_sit_down_at_once_get_one_seat_each_until_the_table_is_full(server: Server) -> None:
    table = Table(server, people=0, places=5, start=False)
    tokens = [new_token() for _ in range(6)]
    with ThreadPoolExecutor(6) as crowd:
        answers = list(crowd.map(lambda token, name: sit(table, token, name), tokens, NAMES))
    assert sorted(answer.status_code for answer in answers) == [201] * 5 + [409]
    assert [seat["seat"] for seat in table.look()["seats"]] == list(range(5))
    full = next(answer for answer in answers if answer.status_code == 409)
    assert "5" in full.json()["error"]["message"]


def test_the_hosts_own_token_opens_no_seat(server: Server) -> None:
    table = Table(server, people=0, start=False)
    assert refused(sit(table, table.host)) == (422, "token-used")


@pytest.mark.parametrize(
    "name",
    ["A", "x" * 24, "Zoë", "🦦", "👨‍👩‍👧", "می‌خواهم", "李小龍", "O'Neil <b>", "a\u0301", "  Anna  "],
)
def test_all_kinds_of_names_are_welcome(server: Server, name: str) -> None:
    table = Table(server, people=0, start=False)
    answer = sit(table, new_token(), name)
    assert answer.status_code == 201
    assert len(answer.json()["seats"][0]["name"]) <= 24


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "x" * 25, "a\nb", "a\x00b", "\x1b[31mred", "\u202eanna", "a\u2066b", "\u200d", "a\u2028b",
        "\ufeff", "\ufb2c" * 24, None, 5, ["Anna"],
    ],
)  # fmt: skip
def test_a_name_nobody_could_read_is_refused(server: Server, name: Any) -> None:
    table = Table(server, people=0, start=False)
    answer = sit(table, new_token(), name)
    assert answer.status_code == 422
    assert answer.json()["error"]["where"] == "body.name"
    assert table.look()["seats"] == []


@pytest.mark.parametrize("token", ["", "short", "x" * 65, "x" * 30 + "\n", "ü" * 30, "a b" * 10])
def test_a_malformed_token_is_refused(server: Server, token: str) -> None:
    table = Table(server, people=0, start=False)
    assert sit(table, token).status_code == 422
    assert server.client.post("/api/tables", json={"token": token, "game": "knister"}).status_code == 422


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": "chess"}, 422, "unknown-game"),
        ({"options": {"grids": 2}}, 422, "bad-option"),
        ({"options": {"grids": "1"}}, 422, "bad-option"),
        ({"options": {"grids": True}}, 422, "bad-option"),
        ({"options": {"grids": None}}, 422, "invalid"),
        ({"options": {"grids": [[1]]}}, 422, "invalid"),
        ({"options": {"colour": 1}}, 422, "unknown-option"),
        ({"options": {"x" * 41: 1}}, 422, "too-long"),
        ({"places": 0}, 422, "too-small"),
        ({"places": 101}, 422, "too-large"),
        ({"places": "3"}, 422, "invalid"),
        ({"clock": 4}, 422, "too-small"),
        ({"clock": 86401}, 422, "too-large"),
        ({"clock": 7.5}, 422, "invalid"),
        ({"bots": ["deep-thought"]}, 422, "unknown-bot"),
        ({"bots": ["steady"] * 101}, 422, "too-long"),
        ({"game": "tuefteln", "places": 16}, 422, "places"),
        ({"bots": ["steady"] * 3, "places": 2}, 409, "table-full"),
        ({"spectators": 1}, 422, "invalid"),
        ({"start": True}, 409, "too-few"),
        ({"cheat": True}, 422, "unknown-field"),
    ],
)
def test_an_order_that_cannot_be_met_leaves_nothing_behind(
    server: Server, changes: dict[str, Any], status: int, code: str
) -> None:
    order = {"token": new_token(), "game": "knister"}
    answer = server.client.post("/api/tables", json={**order, **changes})
    assert refused(answer) == (status, code)
    assert server.client.post("/api/tables", json=order).json()["seats"] == []


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"game": "chess"}, "body.game"),
        ({"options": {"grids": 2}}, "body.options"),
        ({"bots": ["deep-thought"]}, "body.bot"),
        ({"people": [{"name": name, "token": "t" * 30} for name in ("Anna", "Bo")]}, "body.people"),
    ],
)
def test_a_refused_order_names_the_field_at_fault(server: Server, changes: dict[str, Any], where: str) -> None:
    answer = server.client.post("/api/tables", json={"token": new_token(), "game": "knister", **changes})
    assert (answer.status_code, answer.json()["error"]["where"]) == (422, where)


def test_not_even_the_host_can_rename_somebody_else(server: Server) -> None:
    table = Table(server, people=1, start=False)
    assert refused(table.ask("PATCH", "/seats/0", name="Bo")) == (403, "not-yours")
    assert table.do("PATCH", "/seats/0", table.tokens[0], name="Bo")["seats"][0]["name"] == "Bo"


def test_only_the_host_changes_settings_and_only_before_the_start(server: Server) -> None:
    table = Table(server, people=2, start=False)
    assert refused(table.ask("PATCH", token=table.tokens[0], places=3)) == (403, "not-host")
    facts = table.do("PATCH", places=3, clock=30, spectators=False, options={"grids": 3})
    assert (facts["places"], facts["clock"], facts["spectators"]) == (3, 30, False)
    assert facts["options"] == {"grids": 3, "score": "once"}
    assert table.do("PATCH", clock=None)["clock"] is None
    assert table.look()["places"] == 3
    assert refused(table.ask("PATCH", places=1)) == (409, "seats-taken")
    assert refused(table.ask("PATCH", options={"grids": 9})) == (422, "bad-option")
    table.do("POST", "/start")
    assert refused(table.ask("PATCH", places=5)) == (409, "already-started")


def test_only_the_host_adds_changes_and_removes_bots(server: Server) -> None:
    table = Table(server, people=1, start=False)
    guest = table.tokens[0]
    assert refused(table.ask("POST", "/seats", guest, bot="steady")) == (403, "not-host")
    table.do("POST", "/seats", bot="steady")
    assert refused(table.ask("PATCH", "/seats/1", guest, bot="greedy")) == (403, "not-host")
    assert table.do("PATCH", "/seats/1", bot="greedy")["seats"][1]["bot"] == "greedy"
    assert refused(table.ask("PATCH", "/seats/0", bot="greedy")) == (409, "no-bot")
    assert refused(table.ask("PATCH", "/seats/1", bot="nobody")) == (422, "unknown-bot")
    assert refused(table.ask("DELETE", "/seats/1", guest)) == (403, "not-yours")
    assert len(table.do("DELETE", "/seats/1")["seats"]) == 1
    assert refused(table.ask("DELETE", "/seats/1")) == (404, "no-such-seat")


def test_a_table_full_of_bots_names_them_all_differently(server: Server) -> None:
    facts = Table(server, people=0, bots=["steady"] * 15, start=False).facts
    assert len({seat["name"] for seat in facts["seats"]}) == 15


def test_people_rename_themselves_and_nobody_else(server: Server) -> None:
    table = Table(server, people=2)
    assert table.do("PATCH", "/seats/0", table.tokens[0], name="Änne")["seats"][0]["name"] == "Änne"
    assert refused(table.ask("PATCH", "/seats/0", table.tokens[1], name="Dupe")) == (403, "not-yours")
    assert refused(table.ask("PATCH", "/seats/0", table.tokens[0], name="\x00")) == (422, "name-hidden")


def test_when_somebody_stands_up_the_others_keep_their_seats(server: Server) -> None:
    table = Table(server, people=3, start=False)
    with table.device(2) as carla:
        assert carla.message["mine"] == [2]
        table.do("DELETE", "/seats/0", table.tokens[0])
        carla.until(lambda message: message["mine"] == [1])
        seats = carla.message["table"]["seats"]
        assert [(seat["name"], seat["present"]) for seat in seats] == [("Bo", False), ("Carla", True)]
    table.do("POST", "/start")
    assert refused(table.ask("DELETE", "/seats/0", table.tokens[1])) == (409, "already-started")


@pytest.mark.parametrize("rest", ["/start", "/pause", "/resume"])
def test_only_the_host_starts_pauses_and_resumes(server: Server, rest: str) -> None:
    table = Table(server, people=2, start=False)
    assert refused(table.ask("POST", rest, table.tokens[0])) == (403, "not-host")
    assert refused(server.client.post(f"/api/tables/{table.id}{rest}")) == (403, "not-host")


def test_nothing_is_started_paused_or_resumed_twice(server: Server) -> None:
    table = Table(server, people=1)
    assert refused(table.ask("POST", "/start")) == (409, "already-started")
    assert refused(table.ask("POST", "/resume")) == (409, "not-paused")
    assert refused(table.ask("POST", "/rematch")) == (409, "not-over")
    table.do("POST", "/pause")
    assert refused(table.ask("POST", "/pause")) == (409, "paused")
    assert table.do("POST", "/resume")["phase"] == "playing"


def test_games_are_listed_with_everything_that_can_be_chosen(server: Server) -> None:
    games = {game["name"]: game for game in server.client.get("/api/games").json()}
    assert list(games) == ["knister", "tuefteln", "tubyrinth", "input"]
    knister = games["knister"]
    assert knister["seats"] == {"least": 1, "most": 100}
    assert knister["options"] == [
        {"name": "grids", "kind": "choice", "choices": [1, 3], "default": 1, "needs": {}},
        {"name": "score", "kind": "choice", "choices": ["once", "end"], "default": "once", "needs": {}},
    ]
    assert [option["kind"] for option in games["tuefteln"]["options"]] == ["choice", "text"]
    for game in games.values():
        assert game["bots"] == ["random", "easy", "medium", "hard", "master"]
        assert [rating["points"] for rating in game["ratings"]] == sorted(each["points"] for each in game["ratings"])


def test_options_are_checked_before_a_table_is_made(server: Server) -> None:
    ours = server.client.post("/api/games/tuefteln/options", json={"options": {"side": "B"}}).json()
    assert ours["side"] == "B"
    assert len(ours["sheet"].split("/")) == 6
    twice = {"side": "B", "sheet": ours["sheet"].replace("6", "3", 1)}  # c1 and f1
    answer = server.client.post("/api/games/tuefteln/options", json={"options": twice})
    error = answer.json()["error"]
    assert (answer.status_code, error["where"]) == (422, "body.options")
    unknown = server.client.post("/api/games/chess/options", json={})
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "unknown-game")


def refusal_of(answer: httpx.Response) -> tuple[int, str, str | None]:
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["where"]


NINE = {"combination": "8,9"}  # only in play with three players


def test_options_that_no_match_at_the_table_could_start_with_are_refused_when_it_is_made(server: Server) -> None:
    order = {"token": new_token(), "game": "input", "options": NINE}
    small = server.client.post("/api/tables", json={**order, "places": 2})
    assert refusal_of(small) == (422, "not-in-play", "body.options")
    facts: dict[str, str | int] = {"option": "combination", "number": "8", "seats": 2, "most": 6}
    assert small.json()["error"]["message"] == say("en", "error-not-in-play", facts)
    assert server.client.post("/api/tables", json={**order, "places": 3}).status_code == 201


def test_options_that_no_match_at_the_table_could_start_with_are_refused_in_the_lobby(server: Server) -> None:
    table = Table(server, people=2, game="input", places=2, start=False)
    assert refusal_of(table.ask("PATCH", options=NINE)) == (422, "not-in-play", "body.options")
    assert table.do("PATCH", options=NINE, places=3)["options"]["combination"] == "8,9"
    assert refusal_of(table.ask("PATCH", places=2)) == (422, "not-in-play", "body.places")
    assert table.do("PATCH", options={}, places=2)["places"] == 2


def test_options_that_need_more_seats_than_are_taken_are_refused_at_the_start(server: Server) -> None:
    table = Table(server, people=2, game="input", options=NINE, start=False)
    assert refusal_of(table.ask("POST", "/start")) == (409, "not-in-play", None)
    assert table.look()["phase"] == "lobby"
    table.do("POST", "/seats", bot="easy")
    assert table.do("POST", "/start")["phase"] == "playing"


def test_a_table_that_starts_at_once_is_refused_before_anything_is_written(server: Server) -> None:
    people = [{"name": "Anna", "token": new_token()}]
    order = {"token": new_token(), "game": "input", "options": NINE, "people": people, "bots": ["easy"], "start": True}
    answer = server.client.post("/api/tables", json=order)
    assert refusal_of(answer) == (409, "not-in-play", None)
    again = server.client.post("/api/tables", json={**order, "options": {}})
    assert again.status_code == 201
    assert again.json()["options"]["combination"] == "", "the first order left no table behind"


def test_a_choice_that_needs_more_seats_says_so(server: Server) -> None:
    games = {game["name"]: game for game in server.client.get("/api/games").json()}
    needs = {option["name"]: option["needs"] for option in games["input"]["options"]}
    wanted = {**dict.fromkeys("123456", 2), **dict.fromkeys("789", 3)}
    assert (needs["free_number"], needs["combination"], needs["zero"]) == (wanted, wanted, {})


def test_a_tables_facts_include_the_round(server: Server) -> None:
    assert Table(server, people=1, start=False).look()["round"] is None
    table = Table(server, people=1)
    assert table.look()["round"] == [1, 25]
    with table.device(0) as anna:
        anna.write("c3")
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)
    assert table.look()["round"] == [2, 25]
