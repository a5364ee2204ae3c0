"""Input over real sockets: nothing anybody is told or can ask for gives away an underside."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from server.playing import Device, Message, new_token
from server.running import Server
from server.touching import act, lay, mover_of, positions, read_log
from vierling.games.input.rules import State, input_
from vierling.live.entry import Entry
from vierling.live.frames import hands, to_move
from vierling.live.table import Table as Folded
from vierling.server.api.encoding import dump

FRAME = {
    "type", "number", "now", "host", "mine", "ended", "guest", "hands", "table", "scores", "to_move", "outcome",
    "clock",
}  # fmt: skip
FACTS = {
    "id", "link", "game", "options", "clock", "spectators", "hints", "origin", "places", "phase", "match", "seats",
    "ratings", "deadline", "locked", "handed", "host_away", "claims", "needed", "closed", "fullness",
    "lesson", "dice", "pact", "guests", "joins", "watching", "plan", "best_of", "handicap",
    "typed", "carried", "carries",
}  # fmt: skip
CHAIR = {
    "seat", "name", "kind", "bot", "standin", "present", "away_since", "host", "hints", "timed_out", "muted",
    "relinked", "answer", "committed",
}  # fmt: skip
PRESENT = {"seats": None, "host_away": None, "needed": None}  # what tells who is here
SIGHT = {
    "seat", "seats", "options", "target", "row", "finished", "order", "turn", "mover", "stones", "hand", "stakes",
    "lines", "won", "zero_by", "zero_called", "quiet", "last", "ended", "undersides", "moved",
}  # fmt: skip


class Listening:
    """A running match and everything its devices were told."""

    def __init__(self, server: Server, rng: Random, moves: int = 45, **settings: Any) -> None:
        self.table = lay(server, **settings)
        with self.table.devices() as devices, self.table.device() as spectator:
            self.answers = list(self.ask())
            for number in range(moves):
                act(devices, rng)
                if number % 20 == 0:
                    self.answers += self.ask()
            mover_of(devices)
            self.refusals = [self.provoke(device) for device in devices]
            spectator.until(lambda message: message["number"] >= devices[0].message["number"])
            self.heard = {0: devices[0].heard, 1: devices[1].heard, None: spectator.heard}
            self.told = [device.told for device in (*devices, spectator)]
            assert devices[0].message["outcome"] is None
        self.entries = read_log(server, self.table.id)

    def ask(self) -> Iterator[tuple[str, int, str]]:
        """Everything that anybody can ask about a running match, at every route of a table."""
        for rest in self.addresses():
            askers = [("", token) for token in (None, *self.table.tokens, "a stranger's own token, long enough")]
            for query, token in (*askers, ("?match=1", None), ("?match=1&event=3&seat=0", None)):
                answer = self.table.ask("GET", rest + query, token)
                yield rest, answer.status_code, answer.text
        for request in (branch(0), branch(4, match=1)):
            answer = self.table.server.client.post(f"/api/tables/{self.table.id}/branch", json=request)
            yield "/branch", answer.status_code, answer.text
        answer = self.table.ask("POST", "/seats/0/hint", self.table.tokens[0], step=1)
        yield "/hint", answer.status_code, answer.text

    def addresses(self) -> list[str]:
        here = "/api/tables/{table}"
        paths = self.table.server.client.get("/api/openapi.json").json()["paths"]
        return [path.removeprefix(here) for path, verbs in paths.items() if path.startswith(here) and "get" in verbs]

    def provoke(self, device: Device) -> Message:
        """Moves that the rules refuse, whatever lies under the stones."""
        return {
            move: device.post(device.draft(move)).get("error", {}).get("code")
            for move in ("s1~", "s9", "VH-VR-VS-HR-HS-RS-SJ", "1-2", "s1!9")
        }

    def frames(self) -> Iterator[tuple[int | None, Message]]:
        for seat, frames in self.heard.items():
            yield from ((seat, frame) for frame in frames if frame["type"] == "table")


def branch(event: int, **more: Any) -> Message:
    own = new_token()
    return {"token": own, "event": event, "seat": 0, "person": {"name": "Zoë", "token": own}, **more}


def dropped(entries: list[Entry]) -> list[int]:
    """Where the log says how the stones fell: one entry per seat."""
    return [place for place, entry in enumerate(entries) if entry.kind == "rolled" and len(str(entry.what)) == 20]


def other_falls(fall: str, seen: set[int]) -> list[str]:
    """Every other way the unseen stones may lie under the same tops."""
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
    """The same log with other undersides where nobody has seen them; None if all are known."""
    changed = list(entries)
    for seat, place in enumerate(dropped(entries)):
        seen = {which for owner, which in state.flipped if owner == seat}
        others = other_falls(entries[place].what, seen)
        if others:
            changed[place] = replace(entries[place], what=rng.choice(others))
    return changed if changed != entries else None


def told(table: Folded, seat: int | None) -> Message:
    """The match as a device with this seat receives it."""
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
    return all(frame[name] == each for name, each in facts.items())


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
    """All undersides are drawn anew, even those of flipped stones."""
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
        assert frame.keys() == FRAME
        for hand in frame["hands"]:
            assert hand.keys() == {"seat", "stamp", "moves", "outlook", "timed_out", "view"}
            view = hand["view"]
            assert view.keys() == SIGHT
            assert view["undersides"] is None
            assert all(step.keys() == {"turn", "seat", "origin", "to"} for step in view["moved"])
            stones = [seen for own in view["stones"] for seen in own]
            assert all(seen.keys() == {"at", "top", "notes"} and seen["notes"] is None for seen in stones)
            assert view["hand"] is None or view["hand"]["notes"] is None


def test_the_tables_facts_are_only_those_listed_here_and_do_not_change_with_a_move(listening: Listening) -> None:
    answers = [json.loads(text) for rest, _, text in listening.answers if rest == ""]
    told = [frame["table"] for _, frame in listening.frames()]
    for facts in (*told, *answers):
        assert facts.keys() <= FACTS | {"to_move", "round", "touched", "now"}
        assert all(chair.keys() <= CHAIR for chair in facts["seats"])
    still = [{**facts, **PRESENT, "to_move": None, "round": None, "touched": None, "now": None} for facts in answers]
    assert all(facts == still[0] for facts in still), "only presence, turn and time may change"
    assert all(facts.items() <= still[0].items() for facts in ({**each, **PRESENT} for each in told))


def test_the_mover_is_offered_every_legal_move_and_nobody_else_any(listening: Listening) -> None:
    truth = positions(listening.entries)
    for seat, frame in listening.frames():
        state = truth[frame["number"]].state
        assert isinstance(state, State)
        mine = seat is not None and seat == state.mover
        assert frame["hands"][0]["moves"] == (
            [str(move) for move in state.moves(seat)] if mine and seat is not None else []
        )


def test_all_devices_and_spectators_see_the_same(listening: Listening) -> None:
    by_number: dict[int, list[Message]] = {}
    for _, frame in listening.frames():
        by_number.setdefault(frame["number"], []).append({**frame["hands"][0]["view"], "seat": None})
    assert all(view == views[0] for views in by_number.values() for view in views)
    assert max(map(len, by_number.values())) >= 3


def test_no_answer_gives_the_match_away(listening: Listening) -> None:
    falls = [listening.entries[place].what for place in dropped(listening.entries)]
    assert len(falls) == 2
    answered = {rest for rest, status, _ in listening.answers if status != 409}
    assert answered == {"", "/series"}, "records, reports, positions, branches and hints wait for the end"
    assert {"/record", "/report", "/hint", "/branch"} <= {rest for rest, *_ in listening.answers}
    first = json.loads(listening.answers[0][2])
    for rest, _, text in listening.answers:
        assert not any(fall in text for fall in falls)
        if rest == "":
            assert json.loads(text).keys() == first.keys()
            assert not {"state", "view", "hands", "stones", "log", "events"} & first.keys()
    assert not any(fall in json.dumps(told) for fall in falls for told in listening.told)


def test_a_refusal_tells_nothing_either(listening: Listening) -> None:
    for codes in listening.refusals:
        assert codes["s9"] == "unreadable-touch"
        assert None not in codes.values()


def test_own_notes_go_only_to_their_own_seat(server: Server, rng: Random) -> None:
    noted = Listening(server, rng, moves=12, options={"notes": "own"})
    for seat, frame in noted.frames():
        for owner, stones in enumerate(frame["hands"][0]["view"]["stones"]):
            assert all((seen["notes"] is not None) == (owner == seat) for seen in stones)
