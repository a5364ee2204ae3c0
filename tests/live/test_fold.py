"""Whatever is asked in whatever order, it is refused or logged, and the log folds to the same table."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import orjson
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from live.hosting import make_host, run
from vierling.game import Refusal, draw
from vierling.kit import GAMES
from vierling.live import acts, evening, moderation
from vierling.live.acts import Asker, MoveRequest
from vierling.live.entry import Entry
from vierling.live.moderation import PATIENCE, Presence
from vierling.live.room import Room
from vierling.live.slices import Slices
from vierling.live.table import Table, fold, make

HOST = "host"
KEYS = ["anna", "bo", "carla", "dov", HOST]
askers = st.just(HOST) | st.sampled_from([None, "stranger", *KEYS])
keys = st.sampled_from(KEYS)
seats = st.integers(0, 2) | st.integers(-1, 5)
MOVES = [GAMES["knister"].write(move) for move in GAMES["knister"].all_moves(2)]
bots = st.sampled_from(["random", "greedy", "steady", "nobody"])
changes = st.fixed_dictionaries(
    {},
    optional={
        "options": st.fixed_dictionaries({"grids": st.sampled_from([1, 2, 3])}),
        "places": st.integers(0, 16),
        "clock": st.none() | st.integers(5, 100),
        "spectators": st.booleans(),
        "best_of": st.sampled_from([0, 3]),
        "game": st.sampled_from(["knister", "tuefteln", "chess"]),
        "bots": st.lists(st.sampled_from(["random", "steady"]), max_size=3),
    },
)
presences = st.none() | st.builds(
    Presence,
    st.frozensets(seats),
    st.none(),
    st.dictionaries(seats, st.sampled_from([0, 10**9])),
    st.frozensets(st.sampled_from(KEYS)),
)


class Evening(RuleBasedStateMachine):
    @initialize(people=st.integers(0, 3), start=st.booleans(), clock=st.none() | st.just(5), seed=st.integers(0, 99))
    def lay(self, people: int, start: bool, clock: int | None, seed: int) -> None:
        self.rng = Random(seed)
        self.now = 1000
        given: dict[str, Any] = {"options": {}, "places": 4, "clock": clock, "spectators": True}
        self.entries = [acts.made(GAMES["knister"], given, HOST, self.now)]
        self.table = make("otter", self.entries[0])
        self.folded, self.again = 0, self.table
        for key in KEYS[:people]:
            self.ask(acts.sit, HOST, key.title(), key)
        if start:
            self.ask(acts.start, HOST)

    def ask(self, act: Callable[..., list[Entry]], key: str | None, *args: Any) -> None:
        self.now += 7
        self.attempt(lambda table: act(table, Asker(key, self.now), *args))

    def attempt(self, make_entries: Callable[[Table], list[Entry]]) -> None:
        """A refusal changes nothing: folding the log after every step would show it."""
        with suppress(Refusal):
            for entry in make_entries(self.table):
                self.take(entry)

    def take(self, entry: Entry) -> None:
        self.table = self.table.apply(entry)
        self.entries.append(entry)
        while self.table.phase == "playing" and self.table.state and self.table.state.chance():
            dice = self.table.game.write(draw(self.table.state, self.rng))
            self.entries.append(Entry("rolled", entry.at, what=dice))
            self.table = self.table.apply(self.entries[-1])

    @rule(key=askers, changed=changes)
    def change(self, key: str | None, changed: dict[str, Any]) -> None:
        self.ask(evening.change, key, changed)

    @rule(key=askers, new=keys, wants=st.booleans())
    def come(self, key: str | None, new: str, wants: bool) -> None:
        self.ask(evening.come, key, new.title(), new, wants)

    @rule(key=askers, guest=st.integers(-1, 2))
    def send_off(self, key: str | None, guest: int) -> None:
        self.ask(evening.send_off, key, guest)

    @rule(act=st.sampled_from([evening.rematch, evening.decline, evening.start_next]), key=askers, presence=presences)
    def go_on(self, act: Callable[..., list[Entry]], key: str | None, presence: Presence | None) -> None:
        self.ask(act, key, presence)

    @rule(key=askers, new=keys)
    def sit(self, key: str | None, new: str) -> None:
        self.ask(acts.sit, key, new.title(), new)

    @rule(key=askers, bot=bots)
    def seat_bot(self, key: str | None, bot: str) -> None:
        self.ask(acts.seat_bot, key, bot)

    @rule(act=st.sampled_from([acts.stand_up, acts.come_back]), key=askers, seat=seats)
    def at_a_seat(self, act: Callable[..., list[Entry]], key: str | None, seat: int) -> None:
        self.ask(act, key, seat)

    @rule(key=askers, seat=seats, bot=bots)
    def change_bot(self, key: str | None, seat: int, bot: str) -> None:
        self.ask(acts.change_bot, key, seat, bot)

    @rule(key=askers, seat=seats, bot=st.none() | bots)
    def stand_in(self, key: str | None, seat: int, bot: str | None) -> None:
        self.ask(acts.stand_in, key, seat, bot)

    @rule(key=askers, seat=seats)
    def rename(self, key: str | None, seat: int) -> None:
        self.ask(acts.rename, key, seat, "Zoë")

    @rule(key=askers, seat=seats, new=keys)
    def new_token(self, key: str | None, seat: int, new: str) -> None:
        self.ask(acts.new_token, key, seat, new)

    @rule(act=st.sampled_from([moderation.leave, moderation.hand_on]), key=askers, seat=seats)
    def moderate(self, act: Callable[..., list[Entry]], key: str | None, seat: int) -> None:
        self.ask(act, key, seat)

    @rule(key=askers, seat=seats, muted=st.booleans())
    def mute(self, key: str | None, seat: int, muted: bool) -> None:
        self.ask(moderation.mute, key, seat, muted)

    @rule(
        key=askers, changed=st.fixed_dictionaries({}, optional={"locked": st.booleans(), "spectators": st.booleans()})
    )
    def lock(self, key: str | None, changed: dict[str, bool]) -> None:
        self.ask(moderation.lock, key, changed)

    @rule(key=askers, seat=seats, here=st.frozensets(seats), gone=st.none() | st.sampled_from([0, 7]))
    def vote(self, key: str | None, seat: int, here: frozenset[int], gone: int | None) -> None:
        self.now += PATIENCE
        self.ask(moderation.vote, key, seat, Presence(here, gone))

    @rule(act=st.sampled_from([acts.start, acts.pause, acts.resume]), key=askers)
    def steer(self, act: Callable[..., list[Entry]], key: str | None) -> None:
        self.ask(act, key)

    @rule(
        shown=st.just(KEYS) | st.lists(keys, max_size=2),
        seat=seats,
        move=st.sampled_from([*MOVES, "5+3", "x"]),
        late=st.just(0) | st.integers(-1, 1),
    )
    def move(self, shown: list[str], seat: int, move: str, late: int) -> None:
        stamp = self.table.stamp(seat) if seat in range(len(self.table.acts)) else 0
        hand = MoveRequest(self.table.match, seat, stamp + late, move, f"id {len(self.entries)}")
        self.attempt(lambda table: acts.move(table, shown, hand, self.now))

    @rule(rounds=st.sampled_from([1, 5, 25]))
    def play_on(self, rounds: int) -> None:
        for _ in range(rounds):
            for seat in sorted(self.table.state.to_move()) if self.table.state else ():
                if self.table.phase == "playing" and self.table.state:
                    choice = next(iter(self.table.state.moves(seat)))
                    text = self.table.game.write(choice)
                    self.take(replace(acts.written(self.table, seat, text, self.now), kind="timed_out"))

    @invariant()
    def the_log_folds_to_the_same_table(self) -> None:
        assert self.table.number == len(self.entries)
        if self.folded != len(self.entries):  # a refusal is not logged, and the table must be as before
            read = [Entry(**orjson.loads(orjson.dumps(entry))) for entry in self.entries]
            self.folded, self.again = len(read), fold("otter", read)
        assert self.again == self.table
        assert self.again.keys == self.table.keys

    def teardown(self) -> None:
        """Waking it, which leaves out the events of earlier matches, gives the same table too."""

        async def wake() -> None:
            host, paper, *_ = make_host()
            paper.tables["otter"] = self.entries
            room = await Room.load("otter", host, Slices(host.clock))
            assert room
            assert room.shown == self.table
            assert room.shown.keys == self.table.keys

        run(wake())

    @invariant()
    def the_table_is_consistent(self) -> None:
        table = self.table
        taken = [chair.key for chair in table.chairs if chair.key]
        assert len(set(taken)) == len(taken)
        assert HOST not in taken
        assert not table.ended.keys() & set(taken)
        assert sum(chair.host for chair in table.chairs) <= 1
        assert all(chair.key for chair in table.chairs if chair.host or chair.muted or chair.relinked)
        assert len(table.chairs) <= table.places
        waiting = [guest.key for guest in table.guests]
        assert len({*waiting, *taken}) == len(waiting) + len(taken)
        assert table.phase != "lobby" or not (table.guests or table.plan)
        assert (table.state is None) == (table.match == 0) == (table.phase == "lobby")
        if table.state:
            assert table.state.seats == len(table.chairs)
            assert not table.state.chance()
            assert (table.state.outcome() is not None) == (table.phase == "over")


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=100, stateful_step_count=40)
