"""Finished matches of a table, position by position and as records."""

import asyncio
import weakref
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import reduce

from vierling.game import Event, Millis, State
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.fairness import why_unproved
from vierling.live.host import Log
from vierling.live.messages import Series
from vierling.live.people import Chair
from vierling.live.reading import begin, checked, pages, told
from vierling.live.same_dice import whose_dice
from vierling.live.series import Chronicle, sheet
from vierling.live.shelf import Shelf
from vierling.live.slices import Slices
from vierling.live.table import EVENTS, Table, event_of, options_at
from vierling.match import Match
from vierling.options import to_json
from vierling.proof import Pact, Proof, Unproved
from vierling.record import record_lines

MOST_MATCHES = 10_000  # of all evenings whose results are kept
MOST_EVENTS = 100_000  # of all matches kept; a long evening has about as many
Key = tuple[str, int, tuple[str, ...]]  # a table, one of its matches, and whose names are not told
Prove = Callable[[Table], Awaitable[Proof | None]]  # by what the dice of a first match can be checked, if at all
CARRIED = Unproved("carried")
STRIDE = 16  # of so many positions one is kept, the others are folded from it


@dataclass(slots=True)
class Past:
    """A finished match at any of its events."""

    match: Match
    people: tuple[str, ...] = ()  # who sat in each seat, by what the table knows them by
    kept: list[State] = field(init=False)

    def __post_init__(self) -> None:
        self.kept = list(self.match.states())[::STRIDE]

    def go_on(self, event: Event) -> None:
        self.match.apply(event)
        if len(self.match.events) % STRIDE == 0:
            self.kept.append(self.match.state)

    def welcome(self, chair: Chair) -> None:
        """Whoever has just joined."""
        self.match.names = (*self.match.names[:-1], chair.name)
        self.people += (chair.person,)

    def after(self, event: int) -> State:
        near = event // STRIDE
        return reduce(lambda state, each: state.apply(each), self.match.events[near * STRIDE : event], self.kept[near])


class Archive:
    """Matches looked at last are kept: stepping through one asks for it again and again."""

    def __init__(self, log: Log, slices: Slices, most: int = MOST_EVENTS) -> None:
        self.log = log
        self.slices = slices
        self.provers: dict[str, Prove] = {}  # by kind, for dice that others have too
        self.shelf: Shelf[Key, Past] = Shelf(most)
        self.evenings: Shelf[str, Chronicle] = Shelf(MOST_MATCHES)
        self._doors: weakref.WeakValueDictionary[Key, asyncio.Lock] = weakref.WeakValueDictionary()

    async def find(self, table: Table, number: int | None) -> Past:
        """The latest match, or the one with this number. A match that is still on is refused: its log holds secrets."""
        number, muted = finished(table, number), muted_people(table)
        key = table.id, number, muted
        async with self._doors.setdefault(key, asyncio.Lock()):  # many ask for the same, and one fetches it
            past = self.shelf.get(key)
            if past is None:
                past = (await self._fetch(table.id, range(number, number + 1), muted))[number]
                self.shelf.put(key, past, len(past.match.events))
            return past

    async def record(self, table: Table, number: int | None) -> str:
        match = (await self.find(table, number)).match
        return await self._write(table, finished(table, number), match)

    async def records(self, table: Table, numbers: range) -> dict[int, str]:
        """Of several finished matches, read in one go and not kept."""
        pasts = await self._fetch(table.id, numbers, muted_people(table))
        return {number: await self._write(table, number, past.match) for number, past in pasts.items()}

    async def series(self, table: Table) -> Series:
        """The score sheet of the evening. Earlier matches are folded once, and their results kept."""
        done = table.match if table.phase == "over" else max(0, table.match - 1)
        async with self._doors.setdefault((table.id, 0, ()), asyncio.Lock()):
            chronicle = self.evenings.get(table.id)
            if chronicle is None or len(chronicle.played) < done:
                chronicle = Chronicle(table.id, chronicle.played if chronicle else ())
                with told(table.id):
                    async for page in pages(self.log, table.id):
                        await self.slices.run(chronicle.take(page))
                self.evenings.put(table.id, chronicle, max(1, done))
        return sheet(table, chronicle.played[:done], chronicle.names)

    async def _write(self, table: Table, number: int, match: Match) -> str:
        if not isinstance(match.proof, Pact) and match.proof != CARRIED:  # others change with the day
            match.proof = await self._prove(table, number)
        lines: list[str] = []
        await self.slices.run(map(lines.append, record_lines(match)))
        return "".join(f"{line}\n" for line in lines)

    async def _prove(self, table: Table, number: int) -> Proof | None:
        of = whose_dice(table) if number == 1 else None
        prover = self.provers.get(of["kind"]) if of else None
        return (await prover(table) if prover else None) or why_unproved(table, number)

    async def in_play(self, table: Table) -> "Replay":
        """The last match, over or not, with all that it hides: for whoever may know that."""
        return await self._replay(table.id, range(table.match, table.match + 1))

    async def _replay(self, table_id: str, numbers: range) -> "Replay":
        replay = Replay(table_id, numbers)
        with told(table_id):
            async for page in pages(self.log, table_id):
                await self.slices.run(replay.take(page))
                if replay.is_done:
                    break
        return replay

    async def _fetch(self, table_id: str, numbers: range, muted: tuple[str, ...]) -> dict[int, Past]:
        replay = await self._replay(table_id, numbers)
        for past in replay.pasts.values():
            names = enumerate(zip(past.people, past.match.names, strict=True), 1)
            past.match.names = tuple(f"Seat {seat}" if who in muted else name for seat, (who, name) in names)
        return replay.pasts

    def forget(self, table_id: str) -> None:
        for key in [key for key in self.shelf if key[0] == table_id]:
            self.shelf.drop(key)
        self.evenings.drop(table_id)


def muted_people(table: Table) -> tuple[str, ...]:
    """They may have had other seats in earlier matches."""
    return tuple(chair.person for chair in table.chairs if chair.muted)


def finished(table: Table, number: int | None) -> int:
    if not table.match:
        raise Refused("not-started")
    number = table.match if number is None else number
    if number > table.match or number < 1:
        raise Refused("no-match", 404, number=number)
    if number == table.match and table.phase != "over":
        raise Refused("not-over")
    return number


class Replay:
    """Plays some matches of a table again, as the log tells them."""

    def __init__(self, table_id: str, numbers: range) -> None:
        self.table_id = table_id
        self.numbers = numbers
        self.table: Table | None = None
        self.pasts: dict[int, Past] = {}
        self.began: Millis = 0

    @property
    def is_done(self) -> bool:
        return self.table is not None and self.table.match >= self.numbers.stop

    def take(self, page: Iterable[tuple[int, Entry]]) -> Iterator[None]:
        """Nothing that outlives a match depends on its events, so those of others are left out."""
        for number, entry in page:
            if self.table is None:
                self.table = begin(self.table_id, entry)
            elif entry.kind not in EVENTS:
                with checked(number):
                    self._turn_to(self.table.apply(entry), entry)
            elif past := self.pasts.get(self.table.match):
                with checked(number):
                    self._go_on(past, event_of(self.table, entry))
                    if entry.kind == "joined":
                        past.welcome(self.table.chairs[entry.seat or 0])
            else:
                continue
            yield

    def _turn_to(self, table: Table, entry: Entry) -> None:
        self.table = table
        if entry.kind == "started" and table.match in self.numbers:
            names = [chair.name for chair in table.chairs]
            match = Match(table.game, len(names), names, **to_json(options_at(table, entry)))
            self.pasts[table.match] = Past(match, tuple(chair.person for chair in table.chairs))
            self.began = entry.at
        elif past := self.pasts.get(table.match):
            past.match.proof = CARRIED if table.carried else table.pact

    def _go_on(self, past: Past, event: Event) -> None:
        """Time in a record never runs backwards."""
        past.go_on(replace(event, at=max(past.match.now, event.at - self.began)))
