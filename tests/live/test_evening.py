"""One table for an evening: who plays again, who comes late, and another game with the same people."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from live.hosting import make_host, run, settle
from live.housing import HOST, first_entry
from live.test_room import KEYS, Onlooker
from vierling.game import Refusal
from vierling.live import acts, evening, moderation
from vierling.live.acts import Asker, MoveRequest
from vierling.live.entry import Entry
from vierling.live.evening import BRIEFLY, MOST_GUESTS
from vierling.live.frames import table_facts
from vierling.live.house import House
from vierling.live.moderation import Presence
from vierling.live.room import Room
from vierling.live.screens import Screen
from vierling.live.table import Table, fold

NAMES = ["Anna", "Bo", "Carla", "Dov"]
ANNA, BO, CARLA, DOV = (Asker(key, 50_000) for key in [*KEYS, "carla's key", "dov's key"])
LEA = Asker("lea's key", 50_000)


def after(table: Table, entries: list[Entry]) -> Table:
    for entry in entries:
        table = table.apply(entry)
    return table


def play_out(table: Table) -> Table:
    """Everybody writes into the first free cell, whatever the dice show."""
    while table.phase == "playing":
        table = table.apply(next_event(table))
    return table


def next_event(table: Table) -> Entry:
    assert table.state
    if chance := table.state.chance():
        return Entry("rolled", 40_000, what=table.game.write(next(iter(chance))))
    seat = min(table.state.to_move())
    return Entry("moved", 40_000, seat, table.game.write(next(iter(table.state.moves(seat)))))


def over(people: int = 2, bots: int = 0, **settings: Any) -> Table:
    """A first match that is over; the host has the first seat."""
    table = fold("otter", [first_entry(**settings)])
    for asker, name in zip((ANNA, BO, CARLA, DOV)[:people], NAMES, strict=False):
        table = after(table, acts.sit(table, HOST, name, asker.key or ""))
    for _ in range(bots):
        table = after(table, acts.seat_bot(table, HOST, "steady"))
    return play_out(after(table, acts.start(table, HOST)))


def here(*seats: int, since: dict[int, int] | None = None, guests: tuple[Asker, ...] = ()) -> Presence:
    return Presence(frozenset(seats), None, since or {}, frozenset(guest.key or "" for guest in guests))


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def refused(act: Callable[[], object]) -> tuple[str, str | None]:
    with pytest.raises(Refusal) as refusal:
        act()
    return refusal.value.code, getattr(refusal.value, "where", None)


# Again


def test_the_next_match_starts_once_everybody_who_is_here_has_said_yes() -> None:
    table = over(people=3)
    table = after(table, evening.rematch(table, BO, here(0, 1, 2)))
    assert (table.phase, table.chairs[1].answer) == ("over", "yes")
    table = after(table, evening.rematch(table, ANNA, here(0, 1, 2)))
    assert table.phase == "over"
    table = after(table, evening.rematch(table, CARLA, here(0, 1, 2)))
    assert (table.phase, table.match, names(table)) == ("playing", 2, ["Anna", "Bo", "Carla"])
    assert [chair.answer for chair in table.chairs] == [None] * 3


def test_bots_always_agree() -> None:
    table = over(people=1, bots=2)
    assert after(table, evening.rematch(table, ANNA, here(0))).phase == "playing"


def test_a_yes_that_is_sent_twice_is_one_yes() -> None:
    table = over()
    table = after(table, evening.rematch(table, BO, here(0, 1)))
    assert evening.rematch(table, BO, here(0, 1)) == []


def test_whoever_says_no_leaves_with_the_start_of_the_next_match_and_their_result_stays_until_then() -> None:
    table = over(people=3)
    table = after(table, evening.decline(table, ANNA, here(0, 1, 2)))
    table = after(table, evening.rematch(table, BO, here(0, 1, 2)))
    assert names(table) == ["Anna", "Bo", "Carla"]
    table = after(table, evening.rematch(table, CARLA, here(0, 1, 2)))
    assert (table.phase, names(table)) == ("playing", ["Bo", "Carla"])
    assert table.seat_of(CARLA.key or "") == 1
    assert evening.come(table, ANNA, "Anna", ANNA.key or "", True), "who has left may come back"


def test_a_no_can_be_the_last_answer_and_a_yes_can_be_taken_back() -> None:
    table = over(people=2)
    table = after(table, evening.rematch(table, ANNA, here(0, 1)))
    table = after(table, evening.decline(table, ANNA, here(0, 1)))
    assert table.phase == "over"
    table = after(table, evening.rematch(table, ANNA, here(0, 1)))
    table = after(table, evening.decline(table, BO, here(0, 1)))
    assert (table.phase, names(table)) == ("playing", ["Anna"])


def test_if_too_few_want_to_play_the_answers_are_kept_and_nothing_starts() -> None:
    table = over(game="input")
    table = after(table, evening.decline(table, BO, here(0, 1)))
    table = after(table, evening.rematch(table, ANNA, here(0, 1)))
    assert (table.phase, table.chairs[0].answer) == ("over", "yes")
    assert refused(lambda: evening.start_next(table, HOST, here(0, 1))) == ("too-few", None)
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", True))
    assert names(after(table, evening.start_next(table, HOST, here(0, 1, guests=(LEA,))))) == ["Anna", "Lea"]


def test_the_host_need_not_wait_and_nobody_else_may_start() -> None:
    table = over(people=3)
    table = after(table, evening.rematch(table, BO, here(0, 1, 2)))
    assert refused(lambda: evening.start_next(table, BO, here(0, 1, 2))) == ("not-host", None)
    started = after(table, evening.start_next(table, HOST, here(0, 1, 2)))
    assert (started.phase, names(started)) == ("playing", ["Anna", "Bo", "Carla"])
    assert refused(lambda: evening.start_next(started, HOST)) == ("not-over", None)


def test_r_e2_whoever_is_away_loses_the_seat_and_waits_for_the_next_match() -> None:
    table = over(people=3)
    gone = here(0, 1, since={2: ANNA.at - BRIEFLY})
    table = after(table, evening.rematch(table, ANNA, gone))
    table = after(table, evening.rematch(table, BO, gone))
    assert (table.phase, names(table)) == ("playing", ["Anna", "Bo"])
    assert [(guest.name, guest.key, guest.wants) for guest in table.guests] == [("Carla", CARLA.key, True)]
    table = play_out(table)
    back = here(0, 1, guests=(CARLA,))
    table = after(table, evening.start_next(table, HOST, back))
    assert (names(table), table.guests) == (["Anna", "Bo", "Carla"], ())


def test_r_e2_a_reload_is_no_absence_not_even_if_the_host_starts() -> None:
    table = over(people=3)
    briefly = here(0, 1, since={2: ANNA.at - BRIEFLY + 1})
    table = after(table, evening.rematch(table, ANNA, briefly))
    table = after(table, evening.rematch(table, BO, briefly))
    assert table.phase == "over", "Carla will be back in a moment"
    assert names(after(table, evening.start_next(table, HOST, briefly))) == ["Anna", "Bo", "Carla"]


def test_r_e2_whoever_said_yes_keeps_the_seat_however_long_they_are_away() -> None:
    table = over(people=2)
    table = after(table, evening.rematch(table, BO, here(0, 1)))
    table = after(table, evening.rematch(table, ANNA, here(0, since={1: 0})))
    assert (table.phase, names(table)) == ("playing", ["Anna", "Bo"])


def test_a_host_who_was_away_is_the_host_again_in_the_same_seat_as_a_person() -> None:
    table = over(people=2)
    table = after(table, evening.rematch(table, BO, here(1, since={0: 0})))
    assert names(table) == ["Bo"]
    table = play_out(table)
    table = after(table, evening.rematch(table, BO, here(0, guests=(ANNA,))))
    assert [(chair.name, chair.host) for chair in table.chairs] == [("Bo", False), ("Anna", True)]


def test_strangers_neither_agree_nor_decline() -> None:
    table = over()
    for act in (evening.rematch, evening.decline):
        assert refused(lambda act=act: act(table, LEA)) == ("not-seated", None)  # type: ignore[misc]


# Latecomers


def test_a_latecomer_is_seen_and_has_a_seat_in_the_next_match() -> None:
    table = over(people=2)
    table = after(table, evening.start_next(table, HOST, here(0, 1)))
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", False))
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", True))
    assert [(guest.name, guest.wants) for guest in table.guests] == [("Lea", True)]
    assert evening.come(table, LEA, "Lea", LEA.key or "", True) == [], "sent twice"
    table = play_out(table)
    assert names(table) == ["Anna", "Bo"]
    table = after(table, evening.rematch(table, ANNA, here(0, 1, guests=(LEA,))))
    table = after(table, evening.rematch(table, BO, here(0, 1, guests=(LEA,))))
    assert (table.phase, names(table), table.guests) == ("playing", ["Anna", "Bo", "Lea"], ())
    assert evening.come(table, LEA, "Lea", LEA.key or "", True) == [], "has a seat now"


def test_who_only_watches_or_has_gone_away_gets_no_seat() -> None:
    table = over()
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", False))
    table = after(table, evening.come(table, DOV, "Dov", DOV.key or "", True))
    table = after(table, evening.start_next(table, HOST, here(0, 1, guests=(LEA,))))
    assert names(table) == ["Anna", "Bo"]
    assert [guest.name for guest in table.guests] == ["Lea", "Dov"]


def test_seats_go_to_those_who_asked_first_and_the_others_wait() -> None:
    table = over(places=3)
    table = after(table, evening.come(table, DOV, "Dov", DOV.key or "", True))
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", True))
    table = after(table, evening.start_next(table, HOST, here(0, 1, guests=(LEA, DOV))))
    assert names(table) == ["Anna", "Bo", "Dov"]
    assert [guest.name for guest in table.guests] == ["Lea"]


def test_a_guest_has_a_name_of_their_own_and_may_change_it() -> None:
    table = over()
    assert refused(lambda: evening.come(table, LEA, "ANNA", LEA.key or "", False)) == ("name-taken", "body.name")
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", False))
    assert refused(lambda: evening.come(table, DOV, "lea", DOV.key or "", False)) == ("name-taken", "body.name")
    assert refused(lambda: acts.rename(table, ANNA, 0, "Lea")) == ("name-taken", "body.name")
    table = after(table, evening.come(table, LEA, "LEA", LEA.key or "", False))
    assert [guest.name for guest in table.guests] == ["LEA"]


def test_before_the_first_match_people_simply_sit_down() -> None:
    table = fold("otter", [first_entry()])
    assert refused(lambda: evening.come(table, LEA, "Lea", LEA.key or "", True)) == ("seats-free", None)


def test_a_locked_table_takes_no_guests_and_a_full_house_no_more() -> None:
    table = over()
    locked = after(table, moderation.lock(table, HOST, {"locked": True}))
    assert refused(lambda: evening.come(locked, LEA, "Lea", LEA.key or "", False)) == ("locked", None)
    for number in range(MOST_GUESTS):
        name = f"{chr(ord('a') + number % 26)}{chr(ord('a') + number // 26)}x"
        table = after(table, evening.come(table, LEA, name, f"key {number}", False))
    assert refused(lambda: evening.come(table, LEA, "Zo", LEA.key or "", False)) == ("guests-full", None)


def test_guests_go_themselves_or_are_sent_away_for_good_by_the_host() -> None:
    table = over()
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", False))
    assert refused(lambda: evening.send_off(table, BO, 0)) == ("not-host", None)
    assert refused(lambda: evening.send_off(table, HOST, 1)) == ("no-such-guest", None)
    gone = after(table, evening.send_off(table, LEA, 0))
    assert gone.guests == ()
    assert evening.come(gone, LEA, "Lea", LEA.key or "", True)
    removed = after(table, evening.send_off(table, HOST, 0))
    assert refused(lambda: evening.come(removed, LEA, "Lea", LEA.key or "", True)) == ("removed", None)


def test_only_the_host_mutes_a_guest_who_keeps_the_name_and_takes_the_silence_to_a_seat_and_back() -> None:
    table = over()
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", False))
    assert refused(lambda: evening.mute_guest(table, BO, 0, True)) == ("not-host", None)
    assert refused(lambda: evening.mute_guest(table, LEA, 0, True)) == ("not-host", None)
    assert refused(lambda: evening.mute_guest(table, HOST, 1, True)) == ("no-such-guest", None)
    table = after(table, evening.mute_guest(table, HOST, 0, True))
    assert evening.mute_guest(table, HOST, 0, True) == [], "twice is once"
    table = after(table, evening.come(table, LEA, "Somebody rude", LEA.key or "", True))
    assert [(guest.name, guest.muted, guest.wants) for guest in table.guests] == [("Lea", True, True)]
    with pytest.raises(Refusal) as taken:
        evening.come(table, DOV, "lea", DOV.key or "", False)
    assert "Lea" not in str(taken.value), "a muted name is told to nobody"
    seated = after(table, evening.start_next(table, HOST, here(0, 1, guests=(LEA,))))
    assert [(chair.name, chair.muted) for chair in seated.chairs] == [("Anna", False), ("Bo", False), ("Lea", True)]
    ended = play_out(seated)
    gone = here(0, 1, since={2: ended.at - BRIEFLY})
    risen = after(ended, evening.start_next(ended, replace(HOST, at=ended.at), gone))
    assert [(guest.name, guest.muted) for guest in risen.guests] == [("Lea", True)]
    heard = after(table, evening.mute_guest(table, HOST, 0, False))
    assert [guest.muted for guest in heard.guests] == [False]


# Another game


def test_another_game_is_played_from_the_next_match_on_and_the_result_stays_what_it_was() -> None:
    table = over(people=2, bots=1)
    table = after(table, evening.change(table, HOST, {"game": "tuefteln", "options": {"side": "B"}}))
    assert (table.game.name, table.state is not None and table.state.outcome() is not None) == ("knister", True)
    table = after(table, evening.rematch(table, ANNA, here(0, 1)))
    table = after(table, evening.rematch(table, BO, here(0, 1)))
    assert (table.game.name, table.options.side, table.match, table.plan) == ("tuefteln", "B", 2, None)
    assert names(table) == ["Anna", "Bo", "Ada"]
    assert table.seat_of(BO.key or "") == 1


def test_the_log_names_the_version_of_every_game() -> None:
    table = over()
    planned, *_ = evening.change(table, HOST, {"game": "tuefteln"})
    table = after(table, [planned])
    settings = next(entry for entry in evening.start_next(table, HOST) if entry.kind == "settings")
    version = table.plan.game.version if table.plan else None
    for entry in (planned, settings):
        assert (entry.what["game"], entry.what["version"]) == ("tuefteln", version)
        other = Entry(entry.kind, entry.at, what={**entry.what, "version": 99})
        assert refused(lambda other=other: table.apply(other)) == ("table-version", None)  # type: ignore[misc]


def test_whoever_agreed_before_the_host_chose_another_game_is_asked_again() -> None:
    table = over()
    table = after(table, evening.rematch(table, BO, here(0, 1)))
    table = after(table, evening.change(table, HOST, {"game": "tuefteln"}))
    assert table.chairs[1].answer is None
    table = after(table, evening.rematch(table, ANNA, here(0, 1)))
    assert table.phase == "over"


def test_bots_are_exchanged_added_and_sent_home_with_the_next_match() -> None:
    table = over(people=1, bots=2)
    table = after(table, evening.change(table, HOST, {"bots": ["random"]}))
    assert names(table) == ["Anna", "Ada", "Ben"]
    table = after(table, evening.rematch(table, ANNA, here(0)))
    assert [(chair.name, chair.bot) for chair in table.chairs] == [("Anna", None), ("Ada", "random")]
    table = play_out(table)
    table = after(table, evening.change(table, HOST, {"bots": ["random", "steady"]}))
    table = after(table, evening.rematch(table, ANNA, here(0)))
    assert [(chair.name, chair.bot) for chair in table.chairs][1:] == [("Ada", "random"), ("Ben", "steady")]


def test_planned_bots_keep_their_seats_free_from_guests() -> None:
    table = over(people=1)
    table = after(table, evening.change(table, HOST, {"places": 2, "bots": ["random"]}))
    table = after(table, evening.come(table, LEA, "Lea", LEA.key or "", True))
    table = after(table, evening.rematch(table, ANNA, here(0, guests=(LEA,))))
    assert [chair.bot for chair in table.chairs] == [None, "random"]


def test_a_game_for_fewer_people_is_refused_and_says_how_many_there_are() -> None:
    table = over(people=4)
    with pytest.raises(Refusal) as refusal:
        evening.change(table, HOST, {"game": "input"})
    assert (refusal.value.code, refusal.value.params) == ("game-full", {"game": "input", "most": 3, "taken": 4})
    table = after(table, evening.decline(table, DOV, here(0, 1, 2, 3)))
    assert evening.change(table, HOST, {"game": "input"}), "Dov will not be there"
    assert refused(lambda: evening.change(table, HOST, {"game": "input", "bots": ["random"]})) == (
        "game-full",
        "body.game",
    )


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "chess"}, ("unknown-game", "body.game")),
        ({"game": "tuefteln", "options": {"side": "C"}}, ("bad-option", "body.options")),
        ({"bots": ["nobody"]}, ("unknown-bot", "body.bots")),
        ({"places": 1}, ("seats-taken", "body.places")),
        ({"places": 101}, ("places", "body.places")),
    ],
)
def test_whatever_cannot_be_played_is_refused_at_once(changes: dict[str, Any], expected: tuple[str, str]) -> None:
    table = over()
    assert refused(lambda: evening.change(table, HOST, changes)) == expected


def test_only_the_host_changes_the_game_and_not_during_a_match() -> None:
    table = over()
    assert refused(lambda: evening.change(table, BO, {"game": "tuefteln"})) == ("not-host", None)
    table = after(table, evening.start_next(table, HOST))
    assert refused(lambda: evening.change(table, HOST, {"game": "tuefteln"})) == ("already-started", None)


def test_before_the_first_match_another_game_is_on_the_table_at_once() -> None:
    table = fold("otter", [first_entry()])
    table = after(table, acts.sit(table, HOST, "Anna", ANNA.key or ""))
    table = after(table, acts.seat_bot(table, HOST, "steady"))
    table = after(table, evening.change(table, HOST, {"game": "tuefteln"}))
    assert (table.game.name, table.plan, table.chairs[1].bot) == ("tuefteln", None, "steady")


def test_how_the_evening_is_counted_may_change_at_once() -> None:
    table = over()
    table = after(table, evening.change(table, HOST, {"best_of": 3, "handicap": True}))
    assert (table.best_of, table.handicap, table.plan) == (3, True, None)
    assert evening.change(table, HOST, {"best_of": 3}) == []


# What devices are shown


def test_everybody_sees_who_waits_and_their_device_becomes_theirs_with_the_next_match() -> None:
    async def work() -> None:
        host, _, watch, _ = make_host()
        room = await House(host).open_table(first_entry(), lambda table: acts.sit(table, HOST, "Anna", KEYS[0]))
        await room.act(lambda table: acts.start(table, HOST))
        anna, lea = Onlooker([KEYS[0]]), Onlooker([LEA.key or ""], host_key=None)
        for device in (anna, lea):
            room.arrive(device)
        await room.act(lambda table: evening.come(table, LEA, "Lea", LEA.key or "", True))
        assert table_facts(room, "")["guests"] == [{"name": "Lea", "muted": False, "wants": True, "present": True}]
        shown = Screen(room, "").news(lea.keys, False)
        assert shown
        assert (shown.message["mine"], shown.message["guest"]) == ([None], 0)
        room.leave(lea)
        assert table_facts(room, "")["guests"][0]["present"] is False
        room.arrive(lea)
        await play_room(room)
        late = Asker(KEYS[0], watch.now)
        await room.act(lambda table: evening.rematch(table, late, room.presence()))
        shown = Screen(room, "").news(lea.keys, False)
        assert shown
        told = shown.message
        assert (told["mine"], told["guest"], told["table"]["guests"]) == ([1], None, [])

    run(work())


async def play_room(room: Room) -> None:
    while room.latest.phase == "playing" and room.latest.state:
        for seat in sorted(room.latest.state.to_move()):
            move = room.latest.game.write(next(iter(room.latest.state.moves(seat))))
            request = MoveRequest(room.latest.match, seat, room.latest.stamp(seat), move, f"id {room.latest.number}")
            room.move([room.latest.chairs[seat].key or ""], request)
        await settle()


def test_a_guests_name_is_forgotten_like_anybodys() -> None:
    async def work() -> None:
        host, paper, *_ = make_host()
        house = House(host)
        room = await house.open_table(first_entry(), lambda table: acts.sit(table, HOST, "Anna", KEYS[0]))
        await room.act(lambda table: acts.start(table, HOST))
        await room.act(lambda table: evening.come(table, LEA, "Wilhelmina", LEA.key or "", True))
        await house.forget_name(room.latest.id, LEA.key or "")
        await settle()
        assert [guest.name for guest in room.shown.guests] == ["N. N."]
        assert "Wilhelmina" not in str(paper.tables)

    run(work())
