"""Input over real sockets: two devices, a kill between touch and place, and nothing that tells an underside."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from games.input.seeing import plan
from server.playing import Device, Message, Table, is_due, is_over
from server.running import Server
from vierling import Match
from vierling.game import Event
from vierling.games.input import State, input_
from vierling.games.input.stones import KINDS
from vierling.server.entry import Entry
from vierling.server.frames import dump, hands, to_move
from vierling.server.table import Table as Folded
from vierling.server.table import make

Start = Callable[..., Server]
SIGHT = {
    "seat", "seats", "options", "target", "row", "finished", "order", "turn", "mover", "stones", "hand", "stakes",
    "lines", "won", "zero_by", "zero_called", "quiet", "last", "ended", "undersides",
}  # fmt: skip


def lay(server: Server, people: int = 2, **settings: Any) -> Table:
    return Table(server, people, game="input", **settings)


def view_of(device: Device) -> Message:
    view: Message = device.hand()["view"]
    return view


def mover_of(devices: list[Device]) -> Device:
    """Whose turn it is; everybody has heard of it."""
    newest = max(device.message["number"] for device in devices)
    for device in devices:
        device.until(lambda message: message["number"] >= newest)
    due: list[int] = devices[0].message["to_move"]
    assert len(due) == 1
    return devices[due[0]]


def act(devices: list[Device], rng: Random) -> None:
    """At random; whoever has points announces nothing, so that a match does not end in a test's way."""
    device = mover_of(devices)
    seat = view_of(device)["seat"]
    rich = sum(line["points"] for line in device.message["scores"][seat]) > 0
    moves = [move for move in device.hand()["moves"] if not (rich and "!" in move)]
    assert device.write(rng.choice(moves))["type"] == "done"


def touch(devices: list[Device], rng: Random) -> Device:
    """Play on until somebody has a stone in hand."""
    while view_of(mover_of(devices))["hand"] is None:
        act(devices, rng)
    return mover_of(devices)


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


def test_only_whose_turn_it_is_may_touch_and_only_places_follow(server: Server, rng: Random) -> None:
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


def test_a_kill_between_touch_and_place_keeps_the_stone_in_hand(own_server: Start, rng: Random) -> None:
    server = own_server()
    table = lay(server)
    with table.devices() as devices:
        device = touch(devices, rng)
        (seat,) = device.message["to_move"]
        before, number = view_of(device), device.message["number"]
        server.restart()
    with table.devices() as devices:
        assert devices[seat].message["number"] == number
        assert view_of(devices[seat]) == before
        place = before["hand"]["places"][0]
        assert devices[seat].write(f">{place}")["type"] == "done"
        lying = {seen["at"]: seen["top"] for seen in view_of(devices[seat])["stones"][seat]}
        assert lying[place] == before["hand"]["face"]


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


def test_a_stand_in_places_what_its_person_has_touched_and_plays_on(server: Server, rng: Random) -> None:
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


def test_a_bot_touches_and_places_for_a_sleeper_and_the_next_one_has_the_whole_time(server: Server) -> None:
    table = lay(server, clock=5)
    with table.device(0) as anna:
        first = anna.message["table"]["deadline"]
        anna.until(lambda message: message["hands"][0]["view"]["turn"] == 1)
        assert view_of(anna)["hand"] is None
        assert anna.message["table"]["deadline"] >= first + 5000
        assert "slept" in {each["kind"] for frame in anna.heard if frame["type"] == "table" for each in frame["news"]}


def test_bots_go_on_after_a_kill_in_the_middle_of_their_turn(own_server: Start) -> None:
    server = own_server()
    table = lay(server, 1, bots=["random"])
    with table.device(0) as anna:
        for _ in range(3):
            anna.until(is_due(0))
            while 0 in anna.message["to_move"]:
                assert anna.write(anna.hand()["moves"][0])["type"] == "done"
        turn = view_of(anna)["turn"]
        server.restart()
    with table.device(0) as anna:
        anna.until(lambda message: message["hands"][0]["view"]["turn"] > turn)


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


# Nothing hidden


class Listening:
    """A running match and everything that its devices were ever told."""

    def __init__(self, server: Server, rng: Random, moves: int = 45, **settings: Any) -> None:
        self.table = lay(server, **settings)
        with self.table.devices() as devices, self.table.device() as spectator:
            self.answers = list(self.ask())
            for number in range(moves):
                act(devices, rng)
                if number % 15 == 0:
                    self.answers += self.ask()
            mover_of(devices)
            self.refusals = [self.provoke(device) for device in devices]
            spectator.until(lambda message: message["number"] >= devices[0].message["number"])
            self.heard = {0: devices[0].heard, 1: devices[1].heard, None: spectator.heard}
            assert devices[0].message["outcome"] is None
        self.entries = read_log(server, self.table.id)

    def ask(self) -> Iterator[tuple[str, int, str]]:
        """All that can be asked about a running match, by anybody."""
        for rest in ("", "/record", "/record?match=1", "/report", "/report?match=1"):
            for token in (None, *self.table.tokens, "a stranger's own token, long enough"):
                answer = self.table.ask("GET", rest, token)
                yield rest, answer.status_code, answer.text
        answer = self.table.ask("POST", "/seats/0/hint", self.table.tokens[0], step=1)
        yield "hint", answer.status_code, answer.text

    def provoke(self, device: Device) -> Message:
        """Moves that the rules refuse, whatever lies under the stones."""
        return {
            move: device.post(device.draft(move)).get("error", {}).get("code")
            for move in ("s1~", "s9", "VH-VR-VS-HR-HS-RS-SJ", "1-2", "s1!9")
        }

    def frames(self) -> Iterator[tuple[int | None, Message]]:
        for seat, frames in self.heard.items():
            yield from ((seat, frame) for frame in frames if frame["type"] == "table")


def read_log(server: Server, table_id: str) -> list[Entry]:
    with closing(sqlite3.connect(server.database)) as disk:
        rows = disk.execute(
            "SELECT kind, at, seat, what, id FROM events WHERE table_id = ? ORDER BY number", (table_id,)
        ).fetchall()
    return [Entry(kind, at, seat, json.loads(what), id_) for kind, at, seat, what, id_ in rows]


def positions(entries: list[Entry]) -> dict[int, Folded]:
    """The table by the number of its newest entry."""
    table = make("otter", entries[0])
    found = {1: table}
    for number, entry in enumerate(entries[1:], 2):
        found[number] = table = table.apply(entry)
    return found


def dropped(entries: list[Entry]) -> list[int]:
    """Where the log tells how stones fell: one entry for each seat."""
    return [place for place, entry in enumerate(entries) if entry.kind == "rolled" and len(str(entry.what)) == 20]


def other_falls(fall: str, seen: set[int]) -> list[str]:
    """All ways in which the stones may lie that show the same and were not flipped yet."""
    stones = fall.split("-")
    hidden = [place for place in range(len(stones)) if place not in seen]
    found = set()
    for order in permutations([stones[place] for place in hidden]):
        lying = list(stones)
        for place, stone in zip(hidden, order, strict=True):
            top = stones[place][0]
            if top not in stone:
                break
            lying[place] = top + stone.replace(top, "", 1)
        else:
            found.add("-".join(lying))
    return sorted(found - {fall})


def resample(entries: list[Entry], state: State, rng: Random) -> list[Entry] | None:
    """The same log with other undersides, as far as nobody has seen them; None if all are known."""
    changed = list(entries)
    for seat, place in enumerate(dropped(entries)):
        seen = {which for owner, which in state.flipped if owner == seat}
        others = other_falls(entries[place].what, seen)
        if others:
            changed[place] = replace(entries[place], what=rng.choice(others))
    return changed if changed != entries else None


def told(table: Folded, seat: int | None) -> Message:
    """What a device with this seat is shown of the match, as it reaches the device."""
    assert table.state
    facts = {
        "hands": hands(table, [] if seat is None else [seat]),
        "scores": [table.state.score(each) for each in range(table.state.seats)],
        "to_move": to_move(table),
        "outcome": table.state.outcome(),
    }
    found: Message = json.loads(dump(facts))
    return found


def same(frame: Message, facts: Message) -> bool:
    """Parts that did not change are left out of a frame."""
    return all(frame[name] == each for name, each in facts.items() if name in frame)


@pytest.fixture(scope="module")
def listening(server: Server) -> Listening:
    return Listening(server, Random(7))


def test_every_frame_is_the_same_whatever_lies_unseen_under_the_stones(listening: Listening, rng: Random) -> None:
    truth, compared = positions(listening.entries), 0
    for number in range(dropped(listening.entries)[-1] + 2, len(listening.entries) + 1, 2):
        state = truth[number].state
        assert isinstance(state, State)
        other = resample(listening.entries[:number], state, rng)
        if other is None:
            continue
        tables = positions(other)
        for seat, frame in listening.frames():
            if frame["number"] <= number and tables[frame["number"]].state:
                assert same(frame, told(tables[frame["number"]], seat))
                compared += 1
    assert compared > 20


def test_no_frame_tells_what_was_seen_before(listening: Listening, rng: Random) -> None:
    """All undersides are drawn anew, also of stones that have been flipped."""
    truth, differ = positions(listening.entries), 0
    for seat, frame in listening.frames():
        table = truth[frame["number"]]
        assert isinstance(table.state, State)
        other = input_.imagine(None, table.state.view(seat), rng)
        differ += other.layout.stones != table.state.layout.stones
        assert same(frame, told(replace(table, state=other), seat))
    assert differ > 60


def test_a_frame_has_nothing_but_what_is_listed_here(listening: Listening) -> None:
    for _, frame in listening.frames():
        for hand in frame["hands"]:
            assert hand.keys() == {"seat", "stamp", "moves", "view"}
            view = hand["view"]
            assert view.keys() == SIGHT
            assert view["undersides"] is None
            stones = [seen for own in view["stones"] for seen in own]
            assert all(seen.keys() == {"at", "top", "notes"} and seen["notes"] is None for seen in stones)
            assert view["hand"] is None or view["hand"]["notes"] is None


def test_moves_that_are_offered_are_those_of_everybody_who_sees_the_table(listening: Listening) -> None:
    truth = positions(listening.entries)
    for seat, frame in listening.frames():
        state = truth[frame["number"]].state
        assert isinstance(state, State)
        mine = seat is not None and seat == state.mover
        assert frame["hands"][0]["moves"] == (
            [str(move) for move in state.moves(seat)] if mine and seat is not None else []
        )


def test_news_has_neither_rolls_nor_moves(listening: Listening) -> None:
    news = [each for _, frame in listening.frames() for each in frame["news"]]
    assert {each["kind"] for each in news} >= {"sat", "started", "rolled", "moved"}
    assert all(each.keys() <= {"number", "kind", "seat", "name"} for each in news)


def test_all_devices_and_spectators_see_the_same(listening: Listening) -> None:
    by_number: dict[int, list[Message]] = {}
    for _, frame in listening.frames():
        by_number.setdefault(frame["number"], []).append({**frame["hands"][0]["view"], "seat": None})
    assert all(view == views[0] for views in by_number.values() for view in views)
    assert max(map(len, by_number.values())) >= 3


def test_no_answer_tells_anything_of_the_match(listening: Listening) -> None:
    falls = [listening.entries[place].what for place in dropped(listening.entries)]
    assert len(falls) == 2
    plain = {status for rest, status, _ in listening.answers if rest == ""}
    refused = {status for rest, status, _ in listening.answers if rest != ""}
    assert (plain, refused) == ({200}, {409}), "record, report and hints wait for the end"
    first = json.loads(listening.answers[0][2])
    for rest, _, text in listening.answers:
        assert not any(fall in text for fall in falls)
        if rest == "":
            assert json.loads(text).keys() == first.keys()
            assert not {"state", "view", "hands", "stones", "log", "events"} & first.keys()
    assert not any(fall in json.dumps(frames) for fall in falls for frames in listening.heard.values())


def test_a_refusal_tells_nothing_either(listening: Listening) -> None:
    for codes in listening.refusals:
        assert codes["s9"] == "unreadable-touch"
        assert None not in codes.values()


def test_own_notes_go_to_their_own_seat_alone(server: Server, rng: Random) -> None:
    noted = Listening(server, rng, moves=12, options={"notes": "own"})
    for seat, frame in noted.frames():
        for owner, stones in enumerate(frame["hands"][0]["view"]["stones"]):
            assert all((seen["notes"] is not None) == (owner == seat) for seen in stones)
