"""Boards solved and generated on request, and hints on them."""

import time
from typing import Any

import httpx

from server.playing import Message, Table
from server.running import PATIENCE, Server
from server.test_real_time import SOLUTION, begin, lay, race

REAL = ".###.#.#/.##....#/..#...../..###.../...##..#/#......#/.#.....#/.....#../a1N/h4E"


def ask(server: Server, path: str, **body: Any) -> httpx.Response:
    return server.client.post(f"/api/games/{path}", json=body)


def make(server: Server, **order: int) -> Message:
    """Like the page, ask again until the server can make boards."""
    until = time.monotonic() + PATIENCE
    while (answer := ask(server, "tubyrinth/generate", **order)).status_code == 202 and time.monotonic() < until:
        assert answer.json()["error"]["code"] == "warming-up"
        time.sleep(0.1)
    return answer.json()  # type: ignore[no-any-return] # it is a board


def hint(table: Table, step: int, **more: Any) -> Message:
    return table.do("POST", "/seats/0/hint", table.tokens[0], step=step, **more)


def test_the_real_board_has_the_known_number_of_solutions(server: Server) -> None:
    answer = ask(server, "tubyrinth/solve", board=REAL, flip=False).json()
    assert answer["solutions"] == {"5": 1, "6": 16, "7": 4}
    assert answer["complete"]
    assert answer["board"] == REAL
    assert {tiles: len(layout) for tiles, layout in answer["first"].items()} == {"5": 5, "6": 6, "7": 7}


def test_an_unsolvable_board_has_no_solutions(server: Server) -> None:
    walled = "/".join(["#" * 8] * 7 + ["#." + "#" * 6, "b8S", "b8S"])
    answer = ask(server, "tubyrinth/solve", board=walled)
    assert answer.json()["error"]["code"] == "board-same"
    walled = "/".join([".#######", *["#" * 8] * 6, "#######.", "a1N", "h8S"])
    assert ask(server, "tubyrinth/solve", board=walled).json()["solutions"] == {"5": 0, "6": 0, "7": 0}


def test_an_empty_board_is_answered_before_the_count_is_complete(server: Server) -> None:
    empty = "/".join(["........"] * 8 + ["a1N", "h8S"])
    answer = ask(server, "tubyrinth/solve", board=empty).json()
    assert answer["complete"] is False
    assert answer["grade"] is None


def test_an_unreadable_board_is_refused_with_the_line_number(server: Server) -> None:
    answer = ask(server, "tubyrinth/solve", board="start: c3 N\nend: h4 E\n" + "........\n" * 8)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["code"], error["where"]) == ("board-inside", "body.board")
    assert "1" in error["message"]


def test_games_without_puzzles_say_so(server: Server) -> None:
    for path, body in (("knister/solve", {"board": REAL}), ("knister/generate", {"grade": 1})):
        answer = ask(server, path, **body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-puzzles")
    assert ask(server, "chess/solve", board=REAL).status_code == 404


def test_the_same_seed_makes_the_same_board(server: Server) -> None:
    one, other = (make(server, grade=2, seed=7) for _ in range(2))
    assert one == other
    assert one["grade"] == 2
    solved = ask(server, "tubyrinth/solve", board=one["board"]).json()
    assert solved["solutions"] == one["solutions"]
    assert all(solved["solutions"].values())
    assert make(server, grade=2)["board"] != one["board"]
    assert ask(server, "tubyrinth/generate", grade=6).status_code == 422


def test_hints_tell_a_little_more_with_each_step(server: Server) -> None:
    table = race(server, people=1, options={"flip": False})
    with table.device(0) as anna:
        begin(anna)
        lay(anna, *SOLUTION[:-1])
        assert hint(table, 1, tiles=7) == {"step": 1, "solvable": True, "tiles": 7}
        assert hint(table, 2, tiles=7) == {"step": 2, "solvable": True, "tiles": 7, "act": "lay", "tile": "O4"}
        assert hint(table, 3, tiles=7)["move"] == SOLUTION[-1]
        anna.until(lambda message: message["table"]["seats"][0]["hints"] == 3)
        assert hint(table, 1)["solvable"] is True
        assert table.look()["seats"][0]["hints"] == 3, "the deepest is remembered"
        assert set(hint(table, 4, tiles=7)["layout"]) == set(SOLUTION)
        lay(anna, SOLUTION[-1])
        assert hint(table, 3)["move"] == "ready"
        lay(anna, "ready")
        assert anna.message["table"]["seats"][0]["hints"] == 4
        assert table.ask("POST", "/seats/0/hint", table.tokens[0], step=1).json()["error"]["code"] == "match-over"


def test_a_hint_from_a_dead_end_says_what_to_lift(server: Server) -> None:
    table = race(server, people=1, options={"flip": False})
    with table.device(0) as anna:
        begin(anna)
        lay(anna, "I3r2@a1")  # closed where the water comes in
        told = hint(table, 3)
        assert (told["solvable"], told["act"], told["move"]) == (False, "lift", "-I3")


def test_the_material_of_a_game_can_be_listed(server: Server) -> None:
    box = server.client.get("/api/games/tubyrinth/material").json()
    assert sum(len(tile["cells"]) for tile in box["tiles"].values()) == 26
    assert len(box["book"]) == 82
    assert box["book"]["1a"]["board"] == REAL
    assert server.client.get("/api/games/knister/material").json() == {}
