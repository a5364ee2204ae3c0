"""What the coach says about a match, once it is over."""

import pytest

from server.playing import Table
from server.running import Server
from vierling import Match


def test_luck_and_what_was_given_away_lead_from_the_start_to_the_score(finished: Table) -> None:
    review = finished.do("GET", "/review")
    match = Match.read(finished.ask("GET", "/record").text)
    assert [career["name"] for career in review["seats"]] == ["Anna", "Bo"]
    for career in review["seats"]:
        assert career["final"] == match.total(career["seat"])
        assert career["start"] + career["luck"] - career["regret"] == pytest.approx(career["final"])
        assert 0 <= career["accuracy"] <= 100


def test_every_step_names_an_event_at_which_the_table_can_be_looked_at(finished: Table) -> None:
    for step in finished.do("GET", "/review")["seats"][1]["steps"][::6]:
        position = finished.do("GET", f"/position?event={step['event']}&seat=1")
        assert (position["next"]["by"], position["next"]["what"]) == (1, step["made"]["move"])
        assert position["view"]["round"] == step["round"]


def test_nothing_is_said_about_a_match_that_runs(server: Server) -> None:
    running = Table(server, 1)
    assert running.ask("GET", "/review").json()["error"]["code"] == "not-over"
    assert running.ask("GET", "/review?match=2").json()["error"]["code"] == "no-match"
    assert Table(server, 1, start=False).ask("GET", "/review").json()["error"]["code"] == "not-started"


def test_the_page_is_there_for_anybody_with_the_link(finished: Table) -> None:
    answer = finished.server.client.get(f"/t/{finished.id}/review?match=1")
    assert answer.headers["content-type"].startswith("text/html")
