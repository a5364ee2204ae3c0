"""Hints during play, where the table allows them."""

import pytest

from server.playing import Message, Table
from server.running import Server
from server.test_real_time import race


def hint(table: Table, seat: int = 0) -> Message:
    answer: Message = table.ask("POST", f"/seats/{seat}/hint", table.tokens[seat]).json()
    return answer


def code(table: Table, seat: int = 0) -> str:
    return str(hint(table, seat).get("error", {}).get("code"))


@pytest.mark.parametrize("game", ["knister", "tuefteln"])
def test_a_hint_lists_the_best_entries_with_their_values(server: Server, game: str) -> None:
    table = Table(server, 1, game=game)
    with table.device(0) as anna:
        best = hint(table)["best"]
        assert len(best) == 3
        assert [each["value"] for each in best] == sorted((each["value"] for each in best), reverse=True)
        assert {each["move"] for each in best} <= set(anna.hand(0)["moves"])
        anna.until(lambda message: message["table"]["seats"][0]["hints"] == 1)


@pytest.mark.parametrize(
    ("people", "bots", "hints", "given"),
    [
        (1, 0, "alone", True),
        (1, 1, "alone", True),
        (2, 0, "alone", False),
        (2, 0, "all", True),
        (1, 0, "none", False),
    ],
)
def test_the_table_decides_who_gets_hints(server: Server, people: int, bots: int, hints: str, given: bool) -> None:
    table = Table(server, people, bots=["random"] * bots, hints=hints)
    assert code(table) == ("None" if given else "no-hints")
    assert table.look()["seats"][0]["hints"] == int(given)


def test_several_people_get_no_hints_unless_they_turn_them_on(server: Server) -> None:
    table = Table(server, 2, start=False)
    assert table.look()["hints"] == "alone"
    assert table.do("PATCH", hints="all")["hints"] == "all"
    table.do("POST", "/start")
    assert "best" in hint(table, 1)


def test_a_hint_that_cannot_be_given_is_not_counted(server: Server) -> None:
    table = Table(server, 1, game="tubyrinth", options={"board": "1a"})
    assert code(table) == "round-not-begun"
    assert table.look()["seats"][0]["hints"] == 0


def test_hints_are_only_for_ones_own_seat_during_play(server: Server) -> None:
    assert code(race(server)) == "no-hints"
    alone = race(server, people=1)
    assert alone.ask("POST", "/seats/0/hint", "x" * 30, step=1).status_code == 403
    assert code(Table(server, 1, start=False)) == "not-started"


def test_a_memory_game_has_no_hints(server: Server) -> None:
    table = Table(server, 2, game="input", hints="all")
    answer = table.ask("POST", "/seats/0/hint", table.tokens[0])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-advice")
    listed = {game["name"]: game["hints"] for game in server.client.get("/api/games").json()}
    assert listed["knister"]
    assert not listed["input"]
