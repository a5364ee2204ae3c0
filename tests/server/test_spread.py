"""How results of bots spread, as the server tells it, and as docs/strength.md has it."""

import re
from pathlib import Path

import pytest

from server.playing import Table
from server.running import Server
from vierling.coach.spread import count_up, write_spreads
from vierling.kit import kit_of

STRENGTH = (Path(__file__).parents[2] / "docs" / "strength.md").read_text("utf-8")


def means_of(game: str, bot: str) -> list[float]:
    """From the table of the page: one for each column."""
    section = STRENGTH.split(f"## {game}\n")[1].split("\n## ")[0]
    row = re.search(rf"^\| `{bot}` \|(.*)\|$", section, re.MULTILINE)
    assert row
    return [float(mean) for mean in re.findall(r"(\d+\.\d+) ±", row[1])]


@pytest.mark.parametrize("bot", ["random", "master"])
def test_the_shipped_spreads_are_those_of_the_strength_page(bot: str) -> None:
    for name, game in (("Knister", "knister"), ("Tüfteln", "tuefteln")):
        spreads = [each for each in kit_of(game).spread() if each.bot == bot]  # type: ignore[misc] # both have some
        assert {each.matches for each in spreads} == {20_000}
        told = [each.mean for each in spreads]
        expected = means_of(name, bot)
        assert [round(mean, 2) for mean in told[: len(expected)]] == pytest.approx(expected)


def test_three_grids_score_three_times_as_much_on_average() -> None:
    one, three = (each for each in kit_of("knister").spread() if each.bot == "master")  # type: ignore[misc]
    assert three.mean == pytest.approx(3 * one.mean, rel=0.01)


def test_what_was_counted_is_written_and_told(server: Server) -> None:
    assert '"least": 7, "counts": [2, 0, 1]' in write_spreads([count_up("steady", {}, [7, 9, 7])])
    told = server.client.get("/api/games/knister/spread").json()
    assert [(each["bot"], each["options"]) for each in told] == [
        (bot, {"grids": grids}) for grids in (1, 3) for bot in ("random", "master")
    ]
    assert server.client.get("/api/games/input/spread").json() == []
    assert server.client.get("/api/games/chess/spread").status_code == 404


def test_a_position_has_the_moves_that_its_seat_could_choose_from(finished: Table) -> None:
    step = finished.do("GET", "/review")["seats"][1]["steps"][23]
    position = finished.do("GET", f"/position?event={step['event']}&seat=1")
    empty = position["view"]["sheets"][1][0].count(0)
    assert empty == 2
    assert len(position["moves"]) == empty
    assert step["made"]["move"] in position["moves"]
    assert finished.do("GET", f"/position?event={step['event']}")["moves"] == []
