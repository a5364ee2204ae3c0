"""Refolds a log as the store has it, and compares it with everything that devices were told."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import orjson

from torture.diary import UNKNOWN, Diary, Move, Seats, plain
from vierling.game import Refusal, Seat
from vierling.live.entry import Entry
from vierling.live.table import Table, make, text_and_lag

Numbered = list[tuple[int, Entry]]
Known = dict[tuple[int, Seats], int]  # as which number those with these seats know an entry


@dataclass
class Findings:
    """Nothing but counts, if all is well."""

    lost: list[str] = field(default_factory=list)  # acknowledged, and not in the log as it was sent
    doubled: list[str] = field(default_factory=list)  # in the log twice, or although nobody sent it
    wrong: list[str] = field(default_factory=list)  # a view that the log does not tell
    broken: list[str] = field(default_factory=list)  # the log itself, or an answer against the protocol
    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    views: int = 0

    def add(self, other: "Findings") -> None:
        for name, each in vars(other).items():
            setattr(self, name, getattr(self, name) + each)

    @property
    def faults(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.wrong, *self.broken]


def check(diary: Diary, numbered: Numbered) -> Findings:
    """One table. A fault names it."""
    found = Findings(tables=1, entries=len(numbered), acknowledged=len(diary.done))
    found.views = sum(map(len, diary.shown.values())) + sum(map(len, diary.public.values()))
    known: Known = {}
    found.broken += check_log(numbered)
    if not found.broken:
        found.broken += check_fold(diary, numbered, found, known)
    found.broken += diary.wrongs
    found.lost += check_acknowledged(diary, numbered, known)
    found.doubled += check_once(numbered)
    if found.faults:
        for kind in (found.lost, found.doubled, found.wrong, found.broken):
            kind[:] = [f"{diary.table}: {each}" for each in kind]
    return found


def check_log(numbered: Numbered) -> Iterator[str]:
    """Numbers without gaps, and times that never run backwards."""
    if [number for number, _ in numbered] != list(range(1, len(numbered) + 1)):
        yield "its numbers have gaps"
    for (_, before), (number, after) in pairwise(numbered):
        if after.at < before.at:
            yield f"entry {number} was made {before.at - after.at} ms before the one before it"


def check_acknowledged(diary: Diary, numbered: Numbered, known: Known) -> Iterator[str]:
    """Each is there, from the right seat and with the right text, not later than it was said to be."""
    found = {(entry.seat, entry.id): (number, entry) for number, entry in numbered if entry.id is not None}
    for move, (said, seats) in diary.done.items():
        number, entry = found.get(move, (0, None))
        if entry is None:
            yield f"{move} was acknowledged and is not in the log"
        elif text_and_lag(entry)[0] != diary.sent.get(move):
            yield f"{move} was sent as {diary.sent.get(move)!r} and is {entry.what!r} in the log"
        elif known.get((number, seats), number) > said:
            yield f"{move} was acknowledged at {said} and is entry {number}"
    for seats, newest in diary.told.items():
        if newest > known.get((len(numbered), seats), len(numbered)):
            yield f"entry {newest} was shown or acknowledged, and the log ends with {len(numbered)}"
    if diary.matches > sum(entry.kind == "started" for _, entry in numbered):
        yield f"match {diary.matches} was begun and is not in the log"


def check_once(numbered: Numbered) -> Iterator[str]:
    times = Counter((entry.seat, entry.id) for _, entry in numbered if entry.id is not None)
    yield from (f"{move} is in the log {count} times" for move, count in times.items() if count > 1)


def check_fold(diary: Diary, numbered: Numbered, found: Findings, known: Known) -> Iterator[str]:
    """Fold entry by entry: each is possible, each move of a person was sent by one, and all that was ever shown after
    that many entries is what follows from them. What others did quietly must not have shown at all."""
    if not numbered:
        return
    try:
        table = make(diary.table, numbered[0][1])
        found.wrong += compare(diary, table, known)
        for number, entry in numbered[1:]:
            found.doubled += check_sender(diary, table, number, entry)
            table = table.apply(entry)
            found.wrong += compare(diary, table, known)
    except (Refusal, ArithmeticError, LookupError, TypeError, ValueError, AssertionError) as problem:
        yield f"the log does not fold: {problem!r}"


def check_sender(diary: Diary, table: Table, number: int, entry: Entry) -> Iterator[str]:
    if entry.kind != "moved" or entry.seat is None or table.chairs[entry.seat].thinker:
        return
    move: Move = entry.seat, entry.id or ""
    if move not in diary.sent:
        yield f"entry {number} is a move that seat {entry.seat} never sent: {entry.what!r}"
    elif move not in diary.done and diary.refused.get(move, "broken") not in UNKNOWN:
        yield f"entry {number} is a move that was refused as {diary.refused[move]}"


def compare(diary: Diary, table: Table, known: Known) -> Iterator[str]:
    for seats in diary.told:
        number = known[table.number, seats] = table.number_for(seats)
        for seen in diary.public.get((number, seats), ()):
            if seen != plain(as_json(public_facts(table))):
                yield f"after {number} entries everybody was shown {clip(seen)}"
        for seat in (None, *seats):
            for seen in diary.shown.get((number, seats, seat), ()):
                if seen != plain(as_json(hand_facts(table, seat))):
                    yield f"after {number} entries seat {seat} was shown {clip(seen)}"


def clip(seen: bytes) -> str:
    return seen.decode()[:300]


def as_json(facts: Any) -> Any:
    return orjson.loads(orjson.dumps(facts, default=tuple))


def public_facts(table: Table) -> dict[str, Any]:
    state = table.state
    outcome = state.outcome() if state else None
    return {
        "phase": table.phase,
        "match": table.match,
        "names": [chair.name for chair in table.chairs],
        "to_move": sorted(state.to_move()) if state else [],
        "scores": [state.score(seat) for seat in range(state.seats)] if state else [],
        "outcome": outcome and {"points": outcome.points, "winners": outcome.winners, "reason": outcome.reason},
    }


def hand_facts(table: Table, seat: Seat | None) -> dict[str, Any]:
    """From the rules and the log alone, not from what the server makes of them."""
    assert table.state
    offers = table.state.offers(seat) if seat is not None and table.phase == "playing" else ()
    moves = [table.game.write(move) for move in offers]
    return {"stamp": table.stamp(seat), "moves": moves, "view": table.state.view(seat)}
