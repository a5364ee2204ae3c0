"""What the coach says about a match, once it is over."""

import pytest

from server.playing import Table
from server.running import Server
from vierling import Match


def test_start_plus_luck_minus_regret_is_the_final_score(finished: Table) -> None:
    review = finished.do("GET", "/review")
    match = Match.read(finished.ask("GET", "/record").text)
    assert [career["name"] for career in review["seats"]] == ["Anna", "Bo"]
    for career in review["seats"]:
        assert career["final"] == match.total(career["seat"])
        assert career["start"] + career["luck"] - career["regret"] == pytest.approx(career["final"])
        assert 0 <= career["accuracy"] <= 100


def test_every_step_names_an_event_whose_position_can_be_viewed(finished: Table) -> None:
    for step in finished.do("GET", "/review")["seats"][1]["steps"][::6]:
        position = finished.do("GET", f"/position?event={step['event']}&seat=1")
        assert (position["next"]["by"], position["next"]["what"]) == (1, step["made"]["move"])
        assert position["view"]["round"] == step["round"]


def test_a_running_match_is_not_reviewed(server: Server) -> None:
    running = Table(server, 1)
    assert running.ask("GET", "/review").json()["error"]["code"] == "not-over"
    assert running.ask("GET", "/review?match=2").json()["error"]["code"] == "no-match"
    assert Table(server, 1, start=False).ask("GET", "/review").json()["error"]["code"] == "not-started"


def test_anybody_with_the_link_can_open_the_page(finished: Table) -> None:
    answer = finished.server.client.get(f"/t/{finished.id}/review?match=1")
    assert answer.headers["content-type"].startswith("text/html")
