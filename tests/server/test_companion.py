"""What a phone at a real table asks the server: how the game is played, and what a typed-in sheet is worth."""

from typing import Any

import pytest

from server.playing import Message, new_token
from server.running import Server
from vierling.kit import GAMES

# Rows 1 to 4 are high straights or full houses; what each line is worth was counted by hand from the sheet's table:
# row 1: 2 3 4 5 6 straight without 7: 12; row 2: 7 7 7 8 8 full house: 8; row 3: 9 9 9 9 2: four: 6;
# row 4: 10 10 3 3 5: two pairs: 3; row 5: 11 12 4 4 6: pair: 1                                          = 30
# columns: 2 7 9 10 11: 0; 3 7 9 10 12: 0; 4 7 9 3 4: pair 1; 5 8 9 3 4: 0; 6 8 2 5 6: pair 1            =  2
# diagonals, doubled: down 2 7 9 3 6: 0; up 11 10 9 8 6: 0                                               =  0
SHEET = [
    *(2, 3, 4, 5, 6),
    *(7, 7, 7, 8, 8),
    *(9, 9, 9, 9, 2),
    *(10, 10, 3, 3, 5),
    *(11, 12, 4, 4, 6),
]
WORTH = 32
CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]


def post(server: Server, path: str, **body: Any) -> tuple[int, Message]:
    answer = server.client.post(f"/api/games/{path}", json=body)
    told: Message = answer.json()
    return answer.status_code, told


def refused(server: Server, path: str, **body: Any) -> tuple[int, str, str, str]:
    status, told = post(server, path, **body)
    error = told["error"]
    return status, error["code"], error["where"], error["message"]


def typed(rounds: list[tuple[list[int], list[str]]], **rest: Any) -> dict[str, Any]:
    person = {"name": "Lea", "token": new_token()}
    return {"token": new_token(), "person": person, "rounds": [{"numbers": n, "cells": c} for n, c in rounds], **rest}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_how_it_is_played_with_the_box(server: Server, game: str) -> None:
    told = server.client.get(f"/api/games/{game}/companion").json()
    assert told["game"] == game
    for each in told["ways"]:
        body = {"options": each["when"], "seats": each["seats"][0]}
        assert server.client.post(f"/api/games/{game}/companion", json=body).json() == each["way"]


def test_a_sheet_of_ones_own_has_its_own_print(server: Server) -> None:
    sheet = "123456/....../....../....../....../......"
    status, way = post(server, "tuefteln/companion", options={"side": "A", "sheet": sheet}, seats=2)
    assert status == 200
    assert way["sheet"]["printed"] == [*"123456", *[""] * 30]
    assert refused(server, "tuefteln/companion", options={"side": "A"}, seats=13)[:3] == (
        422,
        "seat-count",
        "body.seats",
    )
    assert refused(server, "tuefteln/companion", options={"side": "C"}, seats=2)[:3] == (
        422,
        "bad-option",
        "body.options",
    )


def test_a_sheet_is_scored(server: Server) -> None:
    status, told = post(server, "knister/tally", numbers=SHEET)
    assert (status, told["total"], told["rating"]) == (200, WORTH, None)
    assert [line["points"] for line in told["lines"]] == [12, 8, 6, 3, 1, 0, 0, 1, 0, 1, 0, 0]
    _, half = post(server, "knister/tally", numbers=[*SHEET[:10], *[None] * 15])
    assert (half["total"], half["rating"]) == (20, None)


def test_a_bad_cell_is_named(server: Server) -> None:
    path = "knister/tally"
    assert refused(server, path, numbers=[*SHEET[:7], 13, *SHEET[8:]]) == (
        *(422, "cell-outside", "body.numbers"),
        "c2: 13 is not a number from 2 to 12",
    )
    assert refused(server, path, numbers=SHEET[:24])[:2] == (422, "sheet-size")
    assert refused(server, "input/tally", numbers=SHEET)[:2] == (422, "no-paper-sheet")
    assert refused(server, "chess/tally", numbers=SHEET)[:3] == (404, "unknown-game", "path.game")
    printed = [5, *[None] * 35]
    assert refused(server, "tuefteln/tally", numbers=printed)[1:] == (
        *("not-printed", "body.numbers"),
        "e2: the 6 is printed there",
    )


def test_a_full_sheet_tells_the_dice_and_they_are_looked_back_at(server: Server) -> None:
    status, best = post(server, "knister/hindsight", numbers=SHEET)
    assert status == 200
    assert sorted(best["numbers"]) == sorted(SHEET)
    assert post(server, "knister/tally", numbers=best["numbers"])[1]["total"] == best["value"]
    assert WORTH <= best["value"] <= best["bound"]
    assert refused(server, "knister/hindsight", numbers=[*SHEET[:24], None])[1:] == (
        *("sheet-open", "body.numbers"),
        "e5 is still empty",
    )


def test_where_two_numbers_are_rolled_together_the_rolls_are_needed(server: Server) -> None:
    numbers = [each or 1 for each in [0] * 36]
    assert refused(server, "tuefteln/hindsight", numbers=numbers)[1] == "rolls-unknown"
    rolls = [[1 + n % 6, 1 + n // 3 % 6] for n in range(15)]
    status, best = post(server, "tuefteln/hindsight", rolls=rolls)
    assert status == 200
    assert sorted(best["numbers"]) == sorted([*(each for roll in rolls for each in roll), 1, 2, 3, 4, 5, 6])
    assert refused(server, "tuefteln/hindsight", rolls=[*rolls[:14], [7, 1]])[1:] == (
        *("round-numbers", "body.rolls"),
        "round 15: numbers from 1 to 6 are needed, 2 in each round",
    )
    assert refused(server, "tuefteln/hindsight", rolls=rolls[:14])[1] == "rolls-missing"


def test_a_match_typed_in_its_order_is_reviewed_at_a_table(server: Server) -> None:
    rounds = [([number], [cell]) for number, cell in zip(SHEET, CELLS, strict=True)]
    status, table = post(server, "knister/typed", **typed(rounds))
    assert (status, table["phase"], table["typed"]) == (201, "over", True)
    assert [seat["name"] for seat in table["seats"]] == ["Lea"]
    address = f"/api/tables/{table['id']}"
    review = server.client.get(f"{address}/review").json()
    (career,) = review["seats"]
    assert career["final"] == WORTH
    assert [step["made"]["move"] for step in career["steps"]][:3] == ["a1", "b1", "c1"]
    record = server.client.get(f"{address}/record").text
    assert "dice: cannot be checked, they were rolled at a real table" in record


def test_an_order_that_cannot_be_is_refused_before_there_is_a_table(server: Server) -> None:
    rounds = [([number], [cell]) for number, cell in zip(SHEET, CELLS, strict=True)]

    def why(path: str, rounds: list[tuple[list[int], list[str]]]) -> tuple[int, str, str]:
        status, code, where, message = refused(server, path, **typed(rounds))
        assert where == "body.rounds"
        return status, code, message

    path = "knister/typed"
    assert why(path, [rounds[0], ([7], ["a1"])]) == (422, "cell-taken", "a1 is not free")
    assert why(path, rounds[:3]) == (422, "sheet-not-full", "the sheet is not full yet (rounds typed in: 3)")
    assert why(path, [([13], ["a1"])]) == (
        422,
        "round-numbers",
        "round 1: numbers from 2 to 12 are needed, 1 in each round",
    )
    assert why(path, [([7], ["f1"])]) == (422, "round-cells", "round 1: cells of the sheet are needed, 1 in each round")
    assert why("tuefteln/typed", [([5, 3], ["b1", "d1"])])[:2] == (422, "bridge-whole")
    assert why("input/typed", [([5], ["a1"])])[:2] == (422, "no-paper-sheet")
