"""Positions of a finished match, and tables that play on from them."""

from typing import Any

from server.playing import Device, Message, Table, is_due, is_over, new_token
from server.running import Server
from server.test_real_time import finished_pipes
from server.touching import finished_stones
from vierling import Match


def record(table: Table, match: int = 1) -> Match:
    return Match.read(table.ask("GET", f"/record?match={match}").text)


def branch(table: Table, event: int, seat: int = 0, **more: Any) -> Message:
    person = {"name": "Zoe", "token": new_token()}
    wish = {"token": new_token(), "event": event, "seat": seat, "person": person, "bot": "random", **more}
    answer = table.server.client.post(f"/api/tables/{table.id}/branch", json=wish)
    facts: Message = {**answer.json(), "status": answer.status_code, "key": wish["person"]["token"], "wish": wish}
    return facts


def test_a_position_is_what_the_seat_saw_after_that_many_events(finished: Table) -> None:
    past = record(finished)
    for event, state in list(enumerate(past.states()))[::25]:
        shown = finished.do("GET", f"/position?event={event}&seat=1")
        view = state.view(1)
        assert shown["view"]["sheets"] == [[list(grid) for grid in sheet] for sheet in view.sheets]
        assert (shown["view"]["sum"], shown["view"]["entry"]) == (view.sum, view.entry)
        assert shown["to_move"] == sorted(state.to_move())
    last = finished.do("GET", "/position")
    assert last["outcome"]["points"] == [past.total(0), past.total(1)]
    assert (last["open"], last["next"], last["view"]["seat"]) == (False, None, None)
    first = finished.do("GET", "/position?event=0")
    assert (first["open"], first["next"]["by"], first["events"]) == (True, "dice", 75)


def test_there_is_no_position_beyond_the_end_or_before_the_match_is_over(finished: Table) -> None:
    running = Table(finished.server, 1)
    assert running.ask("GET", "/position").json()["error"]["code"] == "not-over"
    assert branch(running, 0)["error"]["code"] == "not-over"
    assert finished.ask("GET", "/position?event=76").json()["error"]["code"] == "no-event"
    assert finished.ask("GET", "/position?seat=2").json()["error"]["code"] == "no-such-seat"
    assert finished.ask("GET", "/position?match=2").json()["error"]["code"] == "no-match"


def test_a_branch_repeats_the_match_up_to_there_and_is_then_a_table_like_any_other(finished: Table) -> None:
    past = record(finished)
    made = branch(finished, event=31, seat=1)  # ten rounds, and the roll of the eleventh
    assert made["status"] == 201
    assert made["origin"] == {"table": finished.id, "match": 1, "event": 31}
    assert [(seat["name"], seat["bot"]) for seat in made["seats"]] == [("Ada", "random"), ("Zoe", None)]
    with Device(finished.server, made["id"], [made["key"]]) as zoe:
        view = zoe.until(is_due(1))["hands"][0]["view"]
        assert view["round"] == 11
        assert view["dice"] == list(past.events[30].what)
        while not is_over(zoe.message):
            zoe.write(zoe.hand(1)["moves"][0], 1)
            zoe.until(lambda message: is_over(message) or is_due(1)(message))
    text = finished.server.client.get(f"/api/tables/{made['id']}/record").text
    again = Match.read(text)
    assert [event.what for event in again.events[:31]] == [event.what for event in past.events[:31]]
    assert again.outcome


def test_a_branch_just_before_a_roll_rolls_the_dice_anew(finished: Table) -> None:
    made = branch(finished, event=30)
    with Device(finished.server, made["id"], [made["key"]]) as zoe:
        view = zoe.until(is_due(0))["hands"][0]["view"]
        assert view["round"] == 11
        assert view["dice"]
        assert zoe.write(zoe.hand(0)["moves"][0], 0)["type"] == "done"
        assert zoe.write("back", 0)["type"] in {"done", "refused"}  # refused if the bot has written by now


def test_asking_for_a_branch_twice_makes_one_table(finished: Table) -> None:
    made = branch(finished, event=4)
    again = branch(finished, **made["wish"])
    assert (again["status"], again["id"]) == (201, made["id"])


def test_nobody_plays_on_where_nothing_is_left_to_play(finished: Table) -> None:
    assert branch(finished, event=75)["error"]["code"] == "match-over"
    assert branch(finished, event=76)["error"]["code"] == "no-event"
    assert branch(finished, event=0, seat=2)["error"]["code"] == "no-such-seat"
    assert branch(finished, event=0, bot="deep")["error"]["code"] == "unknown-bot"


def test_nobody_can_branch_while_a_clock_is_running(server: Server) -> None:
    table = finished_pipes(server)
    events = record(table).events
    open_at = [table.do("GET", f"/position?event={event}")["open"] for event in range(len(events))]
    assert any(open_at)
    for event, is_open in enumerate(open_at):
        made = branch(table, event)
        assert made["status"] == 201 if is_open else made["error"]["code"] == "clock-runs"


def test_a_bot_that_takes_over_remembers_what_its_seat_has_seen(server: Server) -> None:
    table = finished_stones(server)
    made = branch(table, len(record(table).events) // 2, bot="easy")
    with Device(server, made["id"], [made["key"]]) as zoe:
        zoe.until(is_due(0))
        assert zoe.hand(0)["moves"]
