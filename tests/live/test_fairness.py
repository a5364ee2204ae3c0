"""The pact at a table: who commits to what, when the dice may roll, and what everybody is told."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any, NamedTuple

import pytest

from live.hosting import Paper, Watch, make_host, replayed, run, settle, until
from live.housing import HOST, first_entry
from live.test_room import KEYS, write
from second_verifier import complaints
from vierling.game import Refusal
from vierling.live import acts, closing, fairness
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.fairness import PATIENCE
from vierling.live.frames import table_facts
from vierling.live.house import House
from vierling.live.room import Room
from vierling.live.table import Table, fold, make
from vierling.play.fair import verify
from vierling.proof import Unproved

ANNA, BO = (Asker(key, 2000) for key in KEYS)
SECRET = "5e" * 32
NONCES = ["a1" * 32, "b2" * 32]


def hashed(digits: str) -> str:
    return sha256(bytes.fromhex(digits)).hexdigest()


class Scene(NamedTuple):
    house: House
    room: Room
    paper: Paper
    watch: Watch


def seated(commits: int) -> Any:
    """Two people, of whom so many have committed to a nonce."""

    def furnish(table: Table) -> list[Entry]:
        entries: list[Entry] = []
        for seat, name in enumerate(["Anna", "Bo"]):
            hash_ = hashed(NONCES[seat]) if seat < commits else None
            entries += acts.sit(table, HOST, name, KEYS[seat], commitment=hash_)
            table = table.apply(entries[-1])
        return entries

    return furnish


async def begin(commits: int = 2, game: str = "knister", **settings: Any) -> Scene:
    host, paper, watch, _ = make_host()
    house = House(replace(host, draw_secret=lambda: bytes.fromhex(SECRET)))
    room = await house.open_table(first_entry(game, **settings), seated(commits))
    await room.act(lambda table: acts.start(table, HOST))
    return Scene(house, room, paper, watch)


async def open_both(room: Room) -> None:
    await room.act(lambda table: fairness.open_nonce(table, ANNA, NONCES[0]))
    await room.act(lambda table: fairness.open_nonce(table, BO, NONCES[1]))


def kinds(paper: Paper, room: Room) -> list[str]:
    return [entry.kind for entry in paper.tables[room.latest.id]]


def told(room: Room) -> Any:
    return table_facts(room, "")["pact"]


def test_the_seal_is_shown_before_anybody_opens_and_the_dice_roll_when_all_have() -> None:
    async def work() -> None:
        _, room, paper, _ = await begin()
        assert kinds(paper, room)[-2:] == ["started", "sealed"]
        assert (told(room)["seal"], told(room)["secret"], told(room)["settled"]) == (hashed(SECRET), None, False)
        assert told(room)["commitments"] == [(0, hashed(NONCES[0])), (1, hashed(NONCES[1]))]
        await room.act(lambda table: fairness.open_nonce(table, BO, NONCES[1]))
        assert (room.shown.rolls, told(room)["nonces"]) == (0, [(1, NONCES[1])])
        await room.act(lambda table: fairness.open_nonce(table, ANNA, NONCES[0]))
        assert kinds(paper, room)[-5:] == ["sealed", "opened", "opened", "settled", "rolled"]
        assert told(room)["settled"]

    run(work())


def test_a_table_at_which_nobody_has_committed_to_anything_rolls_at_once() -> None:
    async def work() -> None:
        _, room, paper, _ = await begin(commits=0)
        assert kinds(paper, room)[-4:] == ["started", "sealed", "settled", "rolled"]

    run(work())


def test_whoever_does_not_open_in_time_is_left_out_and_everybody_can_see_it() -> None:
    async def work() -> None:
        _, room, paper, watch = await begin()
        await room.act(lambda table: fairness.open_nonce(table, ANNA, NONCES[0]))
        assert room.shown.rolls == 0
        watch.now += PATIENCE
        room.carry_on()  # sets its alarms anew, by the clock
        await until(lambda: room.shown.rolls == 1)
        assert kinds(paper, room)[-2:] == ["settled", "rolled"]
        assert [seat for seat, _ in told(room)["commitments"]] == [0, 1]
        assert [seat for seat, _ in told(room)["nonces"]] == [0]
        with pytest.raises(Refusal, match="nonce-late"):
            fairness.open_nonce(room.latest, BO, NONCES[1])

    run(work())


def test_a_restart_while_nonces_are_opened_keeps_the_secret_and_what_was_opened() -> None:
    async def work() -> None:
        house, room, paper, _ = await begin()
        await room.act(lambda table: fairness.open_nonce(table, ANNA, NONCES[0]))
        house.close()
        other = replace(house.host, draw_secret=lambda: b"another" * 5)
        again = await House(other).find(room.latest.id)
        assert again.latest.pact == room.latest.pact
        assert fairness.is_waiting(again.latest)
        await again.act(lambda table: fairness.open_nonce(table, BO, NONCES[1]))
        assert kinds(paper, room).count("sealed") == 1
        assert again.shown.rolls == 1

    run(work())


async def play_to_the_end(room: Room) -> None:
    while room.latest.phase == "playing":
        state = room.latest.state
        assert state
        for seat in sorted(state.to_move()):
            await write(room, seat, room.latest.game.write(next(iter(state.moves(seat)))))
    await settle()


def test_the_secret_is_shown_at_the_end_and_both_verifiers_accept_the_record() -> None:
    async def work() -> None:
        house, room, paper, _ = await begin()
        await open_both(room)
        await play_to_the_end(room)
        assert told(room)["secret"] == SECRET
        record = await house.archive.record(room.shown, 1)
        assert f"secret: {SECRET}\n" in record
        assert list(complaints(record)) == []
        match = replayed(room.latest.id, paper.tables[room.latest.id], 1)
        assert [finding.code for finding in verify(match) if finding.wrong] == []
        assert sum(finding.code == "nonce-fits" for finding in verify(match)) == 2

    run(work())


def test_the_secret_is_shown_when_a_match_ends_early_because_the_table_is_closed() -> None:
    async def work() -> None:
        _, room, _, _ = await begin()
        await open_both(room)
        assert told(room)["secret"] is None
        await room.act(lambda table: closing.close(table, HOST))
        assert told(room)["secret"] == SECRET

    run(work())


def test_the_next_match_has_a_pact_of_its_own_and_needs_new_commitments() -> None:
    async def work() -> None:
        _, room, _, _ = await begin()
        await open_both(room)
        with pytest.raises(Refusal, match="commitment-used"):
            fairness.commit(room.latest, ANNA, hashed(NONCES[0]))
        nonce = "c3" * 32
        await room.act(lambda table: fairness.commit(table, ANNA, hashed(nonce)))
        assert [chair["committed"] for chair in table_facts(room, "")["seats"]] == [True, False]
        await play_to_the_end(room)
        await room.act(lambda table: [acts.ready(table, HOST)])
        assert told(room)["match"].endswith("/2")
        assert told(room)["commitments"] == [(0, hashed(nonce))]
        await room.act(lambda table: fairness.open_nonce(table, ANNA, nonce))
        assert room.shown.rolls == 1

    run(work())


def test_what_does_not_fit_is_refused() -> None:
    async def work() -> None:
        _, room, _, _ = await begin(commits=1)
        refused: dict[str, Callable[[], object]] = {
            "not-hex": lambda: fairness.commit(room.latest, ANNA, "A" * 64),
            "not-seated": lambda: fairness.commit(room.latest, Asker("nobody's key", 0), "aa" * 32),
            "no-commitment": lambda: fairness.open_nonce(room.latest, BO, NONCES[1]),
            "nonce-differs": lambda: fairness.open_nonce(room.latest, ANNA, NONCES[1]),
        }
        for code, attempt in refused.items():
            with pytest.raises(Refusal) as problem:
                attempt()
            assert problem.value.code == code
        await room.act(lambda table: fairness.open_nonce(table, ANNA, NONCES[0]))
        assert fairness.open_nonce(room.latest, ANNA, NONCES[0]) == []  # sent again, because the answer was lost

    run(work())


def test_an_old_log_goes_on_without_a_pact() -> None:
    async def work() -> None:
        host, paper, _, _ = make_host()
        house = House(host)  # which draws no secrets
        room = await house.open_table(first_entry(), seated(0))
        await room.act(lambda table: acts.start(table, HOST))
        house.close()
        later = await House(replace(host, draw_secret=lambda: bytes.fromhex(SECRET))).find(room.latest.id)
        for seat in (0, 1):
            await write(later, seat, "a1")
        await settle()
        assert later.shown.rolls == 2
        assert told(later) is None
        assert "sealed" not in kinds(paper, room)

    run(work())


def test_nobody_is_shown_the_secret_of_a_match_that_is_on() -> None:
    async def work() -> None:
        house, room, _, _ = await begin()
        await open_both(room)
        assert SECRET not in repr(table_facts(room, ""))
        with pytest.raises(Refusal, match="not-over"):
            await house.archive.record(room.shown, 1)

    run(work())


@pytest.mark.parametrize("special", [{"origin": {"table": "x"}}, {"lesson": True}, {"dice": {"seed": "00"}}])
def test_a_first_match_whose_dice_are_known_already_has_no_pact_but_the_next_one_has(special: dict[str, Any]) -> None:
    table = fold("otter", [first_entry(), *seated(0)(make("otter", first_entry())), Entry("started", 0)])
    assert fairness.is_free(table)
    assert not fairness.is_free(table.but(**special))
    assert fairness.is_free(table.but(match=2, **special))


@pytest.mark.parametrize(
    ("special", "why"),
    [
        ({}, None),
        ({"origin": {"table": "x"}}, "branch"),
        ({"lesson": True}, "lesson"),
        ({"dice": {"of": {"kind": "match", "name": "x/1"}}}, "again"),
        ({"dice": {"of": {"kind": "round", "name": "x"}}}, "round"),
        ({"dice": {"of": {"kind": "daily", "name": "2026-11-17/knister"}}}, "day"),
    ],
)
def test_why_a_first_match_has_no_pact_is_told(special: dict[str, Any], why: str | None) -> None:
    table = make("otter", first_entry()).but(**special)
    assert fairness.why_unproved(table, 1) == (Unproved(why) if why else None)
    assert fairness.why_unproved(table, 2) is None, "later matches have dice of their own"
