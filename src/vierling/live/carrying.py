"""A match of one person, alone or against bots, that goes on without its house and comes back.

A house hands out a copy of the match while it waits for nobody but that person: so it cannot go on by itself. Another
house, in the person's browser, goes on with it. Then the first one takes back the longer record, if its own events are
how that begins. From then on the match is marked: its dice may have been chosen, so it counts nowhere.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from vierling.game import CHANCE, Event, Millis, Seat, State
from vierling.live.acts import Asker, must_play
from vierling.live.branching import Fork, entry_of, open_copy
from vierling.live.entry import Entry
from vierling.live.errors import Refused, blame
from vierling.live.fairness import must_sit
from vierling.live.house import House, hash_token
from vierling.live.making import Visit
from vierling.live.messages import Copy
from vierling.live.room import Room
from vierling.live.table import Table
from vierling.live.transcript import Replay
from vierling.match import Match

HOUR: Millis = 3_600_000  # by which a device's clock may be ahead
SAMPLES = 3  # of what a seat that sees so much could believe


# What can be taken along


def must_be_alone(table: Table, asker: Asker) -> Seat:
    """The seat of the only person at the table, in a match whose dice are nobody else's."""
    seat = must_sit(table, asker)
    if len(table.keys) > 1:
        raise Refused("carry-people")
    if table.match == 1 and (table.dice or table.lesson):
        raise Refused("carry-dice")
    return seat


def must_rest(table: Table, seat: Seat) -> None:
    """Nothing happens at the table unless this person moves."""
    state = table.state
    if state is None:
        raise Refused("not-started")
    if table.phase == "over":
        return
    if table.clock is not None or state.deadline() is not None:
        raise Refused("carry-clock")
    if state.to_move() != {seat} or state.chance() or table.chairs[seat].standin:
        raise Refused("carry-busy")


def hides(match: Match, seat: Seat) -> bool:
    """Whether the events tell more than this seat knows, apart from what bots have done since the last roll."""
    rolls = [number for number, event in enumerate(match.events, 1) if event.by == CHANCE]
    rolled = (
        next((state for number, state in enumerate(match.states()) if number == rolls[-1]), None) if rolls else None
    )
    return not any(is_open(match, state, seat) for state in (match.state, rolled) if state)


def is_open(match: Match, state: State, seat: Seat) -> bool:
    """Whether nothing else fits what this seat sees."""
    view = state.view(seat)
    return all(match.game.imagine(seat, view, Random(sample)) == state for sample in range(SAMPLES))  # noqa: S311 - no secret


# Handing it out


async def hand_out(house: House, room: Room, asker: Asker, *, agreed: bool = False) -> Copy:
    """The match so far, for the only person in it. If it tells more than that person knows, it is marked before, and
    only if that was agreed to."""
    table = await room.act(lambda _: [])  # what is not on disk may never have been
    seat = must_be_alone(table, asker)
    must_rest(table, seat)
    match = (await house.archive.in_play(table)).pasts[table.match].match
    if table.phase != "over" and not table.carried and hides(match, seat):
        if not agreed:
            raise Refused("carry-hidden")
        table = await room.act(lambda now: [mark(now, asker, now.lost)])
    if len(match.events) != events_at(room.latest):
        raise Refused("carry-busy")  # another device has just moved
    return copy_of(table, match, seat)


def mark(table: Table, asker: Asker, lost: Millis) -> Entry:
    return Entry("carried", asker.at, table.seat_of(asker.key or ""), {"lost": lost})


def events_at(table: Table) -> int:
    """How many the match in play has."""
    return table.beats + sum(table.acts)


def copy_of(table: Table, match: Match, seat: Seat) -> Copy:
    match.proof = None  # it has the secret that the next rolls follow from
    return {
        "table": table.id,
        "match": table.match,
        "number": table.number_for([seat]),
        "events": len(match.events),
        "record": match.record(),
        "seat": seat,
        "bots": [chair.bot for chair in table.chairs],
        "hints": table.hints,
        "hinted": table.hinted[seat],
    }


# Going on with it elsewhere


async def go_on(visit: Visit, *, token: str, person: Mapping[str, str], copy: Copy) -> dict[str, Any]:
    """A table of this house that goes on with a match of another."""
    match = Match.read(copy["record"])
    fork = Fork(len(match.events), copy["seat"], match.names[copy["seat"]], person["token"])
    carries = {"table": copy["table"], "match": copy["match"], "event": copy["events"]}

    def place(_table: Table, host: Asker, fork: Fork, seat: Seat) -> list[Entry]:
        """Everybody as there, by name."""
        bot = copy["bots"][seat]
        who = {"key": hash_token(fork.token), "host": True} if bot is None else {"bot": bot}
        return [Entry("sat", host.at, seat, {"name": match.names[seat], **who})]

    return await open_copy(visit, match, fork, token, place, carries=carries, hints=copy["hints"])


# Taking it back


async def take_back(  # noqa: PLR0913 - which match, and what has become of it
    house: House, room: Room, asker: Asker, *, match: int, events: int, record: str, hinted: int = 0
) -> None:
    """Go on with a match as its record does, in one go; what has come back already does not come back again."""
    must_sit(room.latest, asker)
    with blame("body.record"):
        brought = Match.read(record)
    if match != room.latest.match:
        must_know(await earlier(house, room.shown, match), brought)
        return
    table = await room.act(lambda _: [])
    replay = await house.archive.in_play(table)
    known = replay.pasts[match].match
    if is_beginning(brought, known):
        return
    must_go_on_from(known, brought, events)

    def bring(now: Table) -> list[Entry]:
        seat = must_be_alone(now, asker)
        must_play(now)
        must_rest(now, seat)
        if now.match != match or events_at(now) != len(known.events):
            raise Refused("carry-moved-on")
        return [*entries_of(now, replay, brought, asker), *hint_of(now, seat, hinted)]

    await room.act(bring)


async def earlier(house: House, table: Table, number: int) -> Match:
    return (await house.archive.find(table, number)).match


def must_know(known: Match, brought: Match) -> None:
    """Of a match that is over: it was brought before, or it went on without."""
    if not is_beginning(brought, known):
        raise Refused("carry-moved-on")


def is_same(one: Match, other: Match) -> bool:
    """The same set-up; names may have changed meanwhile."""
    return (one.game, one.options, one.start.seats) == (other.game, other.options, other.start.seats)


def is_beginning(short: Match, long: Match) -> bool:
    return is_same(short, long) and long.events[: len(short.events)] == short.events


def must_go_on_from(known: Match, brought: Match, handed_out: int) -> None:
    """Somebody has moved here since the copy was handed out, or what was brought is another match."""
    if len(known.events) > handed_out and not is_beginning(known, brought):
        raise Refused("carry-moved-on")
    if not is_beginning(known, brought) or brought.state.seats != known.state.seats:
        raise Refused("carry-differs", 422, "body.record")


def entries_of(table: Table, replay: Replay, brought: Match, asker: Asker) -> list[Entry]:
    """The mark and what has happened since. It ends now, and the match's own clock stands where it stood there."""
    known = replay.pasts[table.match].match
    fresh: Sequence[Event] = brought.events[len(known.events) :]
    at = max(table.at, asker.at - (brought.now - known.now))
    start = at - known.now
    if start + brought.now > asker.at + HOUR:
        raise Refused("carry-ahead", 422, "body.record")
    first = mark(table, Asker(asker.key, at), start - replay.began)
    return [first, *(entry_of(table.game, event, start) for event in fresh)]


def hint_of(table: Table, seat: Seat, hinted: int) -> list[Entry]:
    return [Entry("hinted", table.at, seat, hinted)] if hinted > table.hinted[seat] else []
