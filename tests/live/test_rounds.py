"""A club's round: its dice follow from one secret, which stays sealed until nobody can use it any more."""

from dataclasses import replace
from typing import Any

import pytest

from live.competing import Club, move, play_on, rolled
from live.hosting import Paper, Watch, run
from second_verifier import complaints
from vierling import Match
from vierling.game import CHANCE
from vierling.kit import game_named
from vierling.live.acts import Asker
from vierling.live.contest import Contest
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.frames import table_facts
from vierling.live.house import hash_token
from vierling.live.keeping import DAY
from vierling.live.making import Visit, set_table
from vierling.live.room import Room
from vierling.live.rounds import RoundFacts, Rounds, settings_for
from vierling.play.fair import Seen, verify
from vierling.proof import RoundSeal, Unproved, hash_of

SECRET = bytes(range(32))
HOST = hash_token("whoever sets it up")
VERIFIED = ["secret-fits", "nobody-else", "rolls-fit"]


class Circle(Club):
    """A club that plays a round."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.rounds = Rounds(self.contests)

    async def set_up(self, game: str = "knister", host: str = HOST) -> Contest:
        return await self.rounds.set_up(game_named(game), {}, {"places": None, "bots": []}, host, SECRET)

    async def seat(self, contest: Contest, *names: str, start: bool = True) -> Room:
        """A table of the round at which these people sit."""
        token = " ".join(names)
        self.rounds.must_take(contest, hash_token(token))
        people = [{"name": name, "token": f"seat of {name}"} for name in names]
        visit = Visit(self.house, Asker(None, self.watch()), "")
        game, settings = game_named(contest.facts["game"]), settings_for(contest, None)
        bots = ["random"] * (game.seats[0] - len(names))
        made = await set_table(visit, game, settings, token=token, people=people, bots=bots, start=start)
        await self.rounds.add(contest, made["id"], made["dice"])
        return await self.house.find(made["id"])

    async def look(self, contest: Contest) -> RoundFacts:  # type: ignore[override]
        return await self.rounds.look(contest)

    async def record(self, room: Room) -> str:
        return await self.house.archive.record(room.latest, 1)

    def restarted(self) -> "Circle":
        self.daily.close()
        self.house.close()
        return Circle(self.paper, self.watch)


def codes(record: str, **seen: str) -> list[str]:
    return [finding.code for finding in verify(Match.read(record), Seen(**seen))]


@pytest.mark.parametrize("game", ["knister", "tuefteln", "input"])
def test_once_a_round_is_closed_the_dice_of_all_its_tables_follow_from_the_secret_sealed_before(game: str) -> None:
    async def work() -> None:
        circle = Circle()
        contest = await circle.set_up(game)
        seal = (await circle.look(contest))["seal"]
        assert seal == hash_of(SECRET.hex())
        rooms = [await circle.seat(contest, "Anna"), await circle.seat(contest, "Bo")]
        for choose, room in enumerate(rooms):
            assert table_facts(room, "")["dice"] == {
                "kind": "round",
                "name": (await circle.look(contest))["id"],
                "seal": seal,
            }
            await play_on(room, -choose)
        assert rolled(rooms[0]) == rolled(rooms[1])
        await circle.rounds.close(contest, HOST)
        facts = await circle.look(contest)
        assert (facts["closed"], facts["secret"], facts["opens"]) == (True, SECRET.hex(), None)
        for room in rooms:
            record = await circle.record(room)
            assert Match.read(record).proof == RoundSeal(facts["id"], seal, SECRET.hex())
            assert codes(record, seal=seal) == VERIFIED
            assert list(complaints(record)) == []

    run(work())


def test_until_it_is_closed_the_record_has_the_seal_and_nobody_is_told_the_secret_or_the_seed() -> None:
    async def work() -> None:
        circle = Circle()
        contest = await circle.set_up()
        room = await circle.seat(contest, "Anna")
        await play_on(room)
        record = await circle.record(room)
        seal = hash_of(SECRET.hex())
        assert f"\nseal: {seal}\nsecret: not open yet\n\n" in record
        assert Match.read(record).record() == record
        assert codes(record, seal=seal) == ["no-proof"]
        assert codes(record, seal="0" * 64) == ["no-proof", "seal-swapped"]
        seed = room.latest.dice and room.latest.dice["seed"]
        assert seed
        for text in (f"{await circle.look(contest)}", f"{table_facts(room, '')}", record):
            assert SECRET.hex() not in text
            assert seed not in text

    run(work())


def test_only_whoever_set_up_the_round_closes_it_and_once_is_for_good() -> None:
    async def work() -> None:
        circle = Circle()
        contest = await circle.set_up()
        for key in (None, hash_token("somebody else")):
            with pytest.raises(Refused, match="not-round-host"):
                await circle.rounds.close(contest, key)
        assert not (await circle.look(contest))["closed"]
        for _ in range(2):
            await circle.rounds.close(contest, HOST)
        assert [entry.kind for entry in circle.paper.tables[contest.stream]].count("closed") == 1
        assert (await circle.look(contest))["secret"]

    run(work())


def test_a_match_that_was_on_when_the_round_was_closed_is_finished_ranked_and_checked_and_opens_the_secret() -> None:
    async def work() -> None:
        circle = Circle()
        contest = await circle.set_up()
        done, on = await circle.seat(contest, "Anna"), await circle.seat(contest, "Bo")
        await play_on(done)
        await move(on, 0)
        await circle.rounds.close(contest, HOST)
        facts = await circle.look(contest)
        assert (facts["secret"], facts["opens"]) == (None, circle.watch() + DAY)
        assert "secret: not open yet" in await circle.record(done)
        await play_on(on)
        assert codes(await circle.record(on)) == VERIFIED
        facts = await circle.look(contest)
        assert facts["secret"]
        assert {row["name"] for row in facts["rows"]} == {"Anna", "Bo"}

    run(work())


def test_one_who_never_finishes_holds_the_secret_up_for_a_day_and_is_not_ranked_after_that() -> None:
    async def work() -> None:
        circle = Circle()
        contest = await circle.set_up()
        room = await circle.seat(contest, "Anna")
        await circle.rounds.close(contest, HOST)
        circle.watch.now += DAY - 1
        assert (await circle.look(contest))["secret"] is None
        circle.watch.now += 1
        assert (await circle.look(contest))["secret"] == SECRET.hex()
        await play_on(room)
        facts = await circle.look(contest)
        assert (facts["finished"], facts["rows"]) == (1, [])
        assert codes(await circle.record(room)) == VERIFIED

    run(work())


def test_a_table_that_was_closed_or_never_started_does_not_hold_the_secret_up() -> None:
    async def work() -> None:
        circle = Circle()
        contest = await circle.set_up()
        await circle.seat(contest, "Anna", start=False)
        left = await circle.seat(contest, "Bo")
        await left.act(lambda table: [Entry("closed", table.at)])
        await circle.rounds.close(contest, HOST)
        assert (await circle.look(contest))["secret"]

    run(work())


def test_in_a_closed_round_no_table_is_made_and_no_first_match_starts() -> None:
    async def work() -> None:
        circle = Circle()
        contest = await circle.set_up()
        waiting, over = await circle.seat(contest, "Anna", start=False), await circle.seat(contest, "Bo")
        await circle.rounds.must_be_open(waiting.shown)
        await play_on(over)
        await circle.rounds.close(contest, HOST)
        with pytest.raises(Refused, match="round-closed"):
            await circle.seat(contest, "Carla")
        with pytest.raises(Refused, match="round-closed"):
            await circle.rounds.must_be_open(waiting.shown)
        await circle.rounds.must_be_open(over.shown)  # what is played there next has other dice
        assert await circle.seat(contest, "Bo") is over  # a retry: the first answer was lost

    run(work())


def test_a_restart_changes_no_roll_no_seal_and_nothing_about_who_may_know_the_secret() -> None:
    async def work() -> None:
        circle = Circle()
        contest = await circle.set_up()
        first, second = await circle.seat(contest, "Anna"), await circle.seat(contest, "Bo")
        expected = await play_on(first)
        await play_on(second, most=7)
        circle = circle.restarted()
        contest = await circle.set_up()  # sent once more: the same round
        assert contest.facts["secret"] == SECRET.hex()
        second = await circle.house.find(second.latest.id)
        assert await play_on(second) == expected
        await circle.rounds.close(contest, HOST)
        await circle.look(contest)
        circle = circle.restarted()
        contest = await circle.set_up()
        facts = await circle.look(contest)
        assert (facts["closed"], facts["secret"], len(facts["rows"])) == (True, SECRET.hex(), 2)
        assert codes(await circle.record(await circle.house.find(second.latest.id))) == VERIFIED

    run(work())


def test_a_round_from_before_there_were_secrets_goes_on_with_its_seed_and_says_that_nobody_can_check_it() -> None:
    async def work() -> None:
        circle = Circle()
        facts: dict[str, Any] = {"game": "knister", "options": {}, "host": HOST, "seed": "07" * 32}
        contest = await circle.contests.open("round/quiet-otter-22222-22222", facts)
        room = await circle.seat(contest, "Anna")
        assert table_facts(room, "")["dice"] == {"kind": "round", "name": "quiet-otter-22222-22222"}
        assert room.latest.dice
        assert room.latest.dice["seed"] == "07" * 32
        await play_on(room)
        await circle.rounds.close(contest, HOST)
        told = await circle.look(contest)
        assert (told["closed"], told["seal"], told["secret"]) == (True, None, None)
        assert Match.read(await circle.record(room)).proof == Unproved("round")

    run(work())


async def play_honestly(records: list[str]) -> None:
    circle = Circle()
    contest = await circle.set_up()
    room = await circle.seat(contest, "Anna")
    await play_on(room)
    await circle.rounds.close(contest, HOST)
    records.append(await circle.record(room))


def test_a_roll_drawn_again_another_secret_and_another_tables_dice_are_caught_by_both_verifiers() -> None:
    records: list[str] = []
    run(play_honestly(records))
    record = records[0]
    match = Match.read(record)
    assert isinstance(match.proof, RoundSeal)
    last = max(number for number, event in enumerate(match.events) if event.by == CHANCE)
    other = next(roll for roll in match.start.chance() if roll != match.events[last].what)
    match.events[last] = replace(match.events[last], what=other)
    del match.events[last + 1 :]  # a match that could go on like this
    again = match.record()
    assert [code for code in codes(again) if code not in VERIFIED] == ["roll-differs"]
    assert list(complaints(again)) == ["roll 25"]
    swapped = record.replace(SECRET.hex(), "ab" * 32)
    assert codes(swapped)[0] == "secret-chosen"
    assert next(iter(complaints(swapped))) == "secret"
    other_round = record.replace(f"round {match.proof.round}", "round brave-wren-2x9fd-p6m3t")
    assert "roll-differs" in codes(other_round)
    assert list(complaints(other_round))


def test_a_table_with_a_secret_of_its_own_has_another_seal_than_the_round() -> None:
    """Its record fits itself; the seal on the round's page gives it away."""

    async def work() -> None:
        circle = Circle(Paper(), Watch())
        contest = await circle.set_up()
        seal = (await circle.look(contest))["seal"]
        assert seal
        contest.facts = {**contest.facts, "secret": "cd" * 32}  # a server that cheats at this table
        room = await circle.seat(contest, "Anna")
        await play_on(room)
        await circle.rounds.close(contest, HOST)
        record = await circle.record(room)
        assert codes(record) == VERIFIED
        assert "seal-swapped" in codes(record, seal=seal)

    run(work())
