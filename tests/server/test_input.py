"""Input over real sockets: whole matches, breaks in the middle of a turn, and bots in plain sight."""

from random import Random

import pytest

from games.input.seeing import plan
from server.playing import is_due, is_over
from server.running import Server
from server.touching import act, lay, mover_of, positions, read_log, touch, view_of
from vierling import Match
from vierling.game import Event
from vierling.games.input.rules import State
from vierling.games.input.rules.stones import KINDS

# A match


@pytest.mark.parametrize("people", [2, 3])
def test_devices_play_to_the_end_and_all_see_the_same(server: Server, people: int) -> None:
    table = lay(server, people)
    copy = positions(read_log(server, table.id)).popitem()[1].state
    assert isinstance(copy, State)
    with table.devices() as devices, table.device() as spectator:
        while (seat := copy.mover) is not None:
            devices[seat].until(is_due(seat))
            assert view_of(devices[seat])["undersides"] is None
            move = plan(copy)
            assert devices[seat].write(str(move))["type"] == "done"
            copy = copy.apply(Event(seat, move))
        for device in (*devices, spectator):
            device.until(is_over)
        ends = [{**view_of(device), "seat": None} for device in (*devices, spectator)]
        assert all(end == ends[0] for end in ends)
        outcome = devices[0].message["outcome"]
    match = Match.read(table.ask("GET", "/record").text)
    assert match.outcome
    assert list(match.outcome.points) == outcome["points"]
    assert max(outcome["points"]) == {2: 17, 3: 21}[people]
    for own, unders in zip(ends[0]["stones"], ends[0]["undersides"], strict=True):
        pairs = ["".join(sorted(seen["top"] + under)) for seen, under in zip(own, unders, strict=True)]
        assert sorted(pairs) == sorted("".join(sorted(kind)) for kind in KINDS)


def test_a_touch_sent_twice_is_applied_once(server: Server, rng: Random) -> None:
    table = lay(server)
    with table.devices() as devices:
        while view_of(mover_of(devices))["hand"] is None:
            device = mover_of(devices)
            draft = device.draft(rng.choice(device.hand()["moves"]))
            first, again = device.post(draft), device.post(draft)
            assert first == again
            device.until(lambda message: message["number"] >= first["number"])  # noqa: B023 - called at once
            assert device.message["number"] == first["number"]
            other = device.post({**draft, "id": "another id, the same stamp"})
            assert other["error"]["code"] == "stale"
        turn = view_of(devices[0])["turn"]
        assert view_of(mover_of(devices))["turn"] == turn, "the stone is in hand, and not placed by an echo"


def test_only_the_mover_may_touch_and_must_then_place(server: Server, rng: Random) -> None:
    table = lay(server)
    with table.devices() as devices:
        device = touch(devices, rng)
        waiting = next(each for each in devices if each is not device)
        assert waiting.hand()["moves"] == []
        assert waiting.post(waiting.draft("s1"))["error"]["code"] == "not-your-turn"
        assert device.post(device.draft("s1"))["error"]["code"] == "touched-is-moved"
        origin = view_of(device)["hand"]["origin"]
        if "." in origin:
            assert device.post(device.draft(f">{origin}"))["error"]["code"] == "no-place"
        assert device.hand()["moves"] == [f">{place}" for place in view_of(device)["hand"]["places"]]


# Breaks


def test_a_pause_keeps_the_stone_in_hand(server: Server, rng: Random) -> None:
    table = lay(server)
    with table.devices() as devices:
        device = touch(devices, rng)
        hand = view_of(device)["hand"]
        place = device.draft(device.hand()["moves"][0])
        table.do("POST", "/pause")
        device.until(lambda message: message["table"]["phase"] == "paused")
        assert (device.hand()["moves"], view_of(device)["hand"]) == ([], hand)
        assert device.post(place)["error"]["code"] == "paused"
        table.do("POST", "/resume")
        device.until(lambda message: message["table"]["phase"] == "playing")
        assert device.post({**place, "id": "after the pause"})["type"] == "done"


def test_a_stand_in_places_the_touched_stone_and_plays_on(server: Server, rng: Random) -> None:
    table = lay(server)
    with table.devices() as devices:
        device = touch(devices, rng)
        seat, turn = view_of(device)["seat"], view_of(device)["turn"]
        table.do("PUT", f"/seats/{seat}/standin", bot="random")
        device.until(lambda message: message["hands"][0]["view"]["turn"] == turn + 1)
        assert view_of(device)["last"]["seat"] == seat
        other = devices[1 - seat]
        other.until(is_due(1 - seat))
        while view_of(other)["turn"] == turn + 1:
            act(devices, rng)
        other.until(lambda message: message["hands"][0]["view"]["turn"] == turn + 3)
        table.do("DELETE", f"/seats/{seat}/standin")


def test_a_bot_touches_and_places_for_a_sleeper_and_the_next_player_has_the_full_time(server: Server) -> None:
    table = lay(server, clock=5)
    with table.device(0) as anna:
        first = anna.message["table"]["deadline"]
        anna.until(lambda message: message["hands"][0]["view"]["turn"] == 1)
        assert view_of(anna)["hand"] is None
        assert anna.message["table"]["deadline"] >= first + 5000
        late = server.entries(table.id, "timed_out")
        assert len(set(late)) == 1
        assert len(anna.hand()["timed_out"]) == (len(late) if late[0] == 0 else 0)


def test_everything_that_bots_flip_is_shown_to_people(server: Server) -> None:
    table = lay(server, 1, bots=["random", "random"])
    with table.device(0) as anna:
        for _ in range(2):
            anna.until(is_due(0))
            while 0 in anna.message["to_move"]:
                anna.write(anna.hand()["moves"][0])
        anna.until(is_due(0))
        frames = [frame["hands"][0]["view"] for frame in anna.heard if frame["type"] == "table"]
    newest = view_of(anna)["turn"]
    shown = {view["turn"] - (view["hand"] is None): view["last"] for view in frames if view["last"]}
    assert set(range(newest)) <= shown.keys(), "no turn went by unseen"
    assert all(shown[turn]["seat"] == frames[-1]["order"][turn % 3] for turn in range(newest))
