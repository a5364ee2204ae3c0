"""A finished match at any of its events, and new tables that begin with one: what if, once more, guided."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from vierling.game import CHANCE, CLOCK, Event, Game, Millis, Seat, State
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.chain import Chain
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.house import hash_token
from vierling.live.making import Visit, set_table, told
from vierling.live.messages import LessonFacts
from vierling.live.room import Room
from vierling.live.same_dice import dice_entry, source_of
from vierling.live.table import Table
from vierling.live.transcript import Past
from vierling.match import Match
from vierling.options import to_json
from vierling.play.bots import strongest_bot
from vierling.play.lesson import BOT, LEARNER, Lesson
from vierling.play.sealed import Source, derive
from vierling.record import HANDS

Place = Callable[[Table, Asker, "Fork", Seat], list[Entry]]
KINDS = {CHANCE: "rolled", CLOCK: "rang"}
MOST_COPIED = 5000  # events that are written in one go: everybody else's writes wait for it


@dataclass(frozen=True, slots=True)
class Fork:
    """Where a new table leaves a match, and who takes which seat there; bots take the others."""

    event: int
    seat: Seat
    name: str
    token: str
    bot: str | None = None


def state_after(past: Past, event: int) -> State:
    if event > len(past.match.events):
        raise Refused("no-event", 404, events=len(past.match.events))
    return past.after(event)


def position_facts(past: Past, event: int | None, seat: Seat | None) -> dict[str, Any]:
    """What a seat saw after so many events of a finished match, or at its end."""
    event = len(past.match.events) if event is None else event
    state, match = state_after(past, event), past.match
    if seat is not None and seat not in match.seats:
        raise Refused("no-such-seat", 404, seat=seat + 1)
    coming = match.events[event] if event < len(match.events) else None
    return {
        "event": event,
        "events": len(match.events),
        "at": match.events[event - 1].at if event else 0,
        "next": coming and event_facts(match.game, coming),
        "open": state.outcome() is None and state.deadline() is None,
        "to_move": sorted(state.to_move()),
        "moves": [] if seat is None else [match.game.write(move) for move in state.offers(seat)],
        "scores": [state.score(each) for each in range(state.seats)],
        "outcome": state.outcome(),
        "view": state.view(seat if seat is not None and seat < state.seats else None),  # one may have joined later
    }


def event_facts(game: Game, event: Event) -> dict[str, Any]:
    by = event.by if isinstance(event.by, int) else HANDS[event.by]
    return {"by": by, "what": game.write(event.what), "at": event.at}


async def branch(  # noqa: PLR0913 - where, and who
    visit: Visit,
    room: Room,
    *,
    token: str,
    event: int,
    seat: Seat,
    person: Mapping[str, str],
    match: int | None = None,
    bot: str | None = None,
) -> dict[str, Any]:
    """What if: a new table with the match up to there. The caller takes one seat, bots the others."""
    past = await visit.house.archive.find(room.shown, match)
    fork = Fork(event, seat, person["name"], person["token"], bot)
    must_be_open(past, fork)
    origin = {"table": room.shown.id, "match": match or room.shown.match, "event": event}
    return await open_copy(visit, past.match, fork, token, origin=origin)


async def open_copy(
    visit: Visit, past: Match, fork: Fork, token: str, place: Place | None = None, **marks: Any
) -> dict[str, Any]:
    """A new table with the match up to there; `place` seats people and bots, unless it is done as always."""
    host = Asker(hash_token(token), visit.asker.at)
    furnish = regrow(past, fork, host, place)
    room = await visit.house.open_table(first_entry(past, fork, host, **marks), furnish)
    room.carry_on()
    await room.act(lambda _table: [])  # the first roll is on disk
    return told(room, visit.origin)


def must_be_open(past: Past, fork: Fork) -> None:
    if fork.event > MOST_COPIED:
        raise Refused("branch-too-long", 409, "body.event", events=MOST_COPIED)
    state = state_after(past, fork.event)
    if fork.seat >= state.seats:
        raise Refused("no-such-seat", 404, "body.seat", seat=fork.seat + 1)
    if state.outcome() is not None:
        raise Refused("match-over", 409, "body.event")
    if state.deadline() is not None:
        raise Refused("clock-runs", 409, "body.event")


def began(past: Match, event: int, at: Millis) -> Millis:
    """The copied part lies in the past, so that the game's clock continues where it was."""
    return at - (past.events[event - 1].at if event else 0)


def first_entry(past: Match, fork: Fork, host: Asker, **marks: Any) -> Entry:
    """Of a new table; `marks` say what is special about it."""
    settings = {
        "options": to_json(past.options),
        "places": len(past.seats),
        "clock": None,
        "spectators": True,
        "hints": "alone",
        **marks,
    }
    return acts.made(past.game, settings, host.key or "", began(past, fork.event, host.at))


def regrow(past: Match, fork: Fork, host: Asker, place: Place | None = None) -> Callable[[Table], list[Entry]]:
    """The entries that seat everybody, start the match and repeat its events."""
    start = Asker(host.key, began(past, fork.event, host.at))

    def furnish(table: Table) -> list[Entry]:
        sitting: list[Entry] = []
        for seat in past.seats:
            sitting += (place or take_place)(table, start, fork, seat)
            table = table.apply(sitting[-1])
        begun = past.start.seats
        entries = [*sitting[:begun], Entry("started", start.at)]
        for entry in (entry_of(past.game, event, start.at) for event in past.events[: fork.event]):
            entries += [replace(sitting[entry.seat or 0], at=entry.at)] if entry.kind == "joined" else []
            entries.append(entry)
        return entries

    return furnish


def take_place(table: Table, host: Asker, fork: Fork, seat: Seat) -> list[Entry]:
    if seat == fork.seat:
        return acts.sit(table, host, fork.name, hash_token(fork.token), "body.person")
    return acts.seat_bot(table, host, fork.bot or strongest_bot(table.game.name), [fork.name])


def entry_of(game: Game, event: Event, start: Millis) -> Entry:
    text = game.write(event.what)
    if isinstance(event.by, int):
        kind = "joined" if game.join is not None and event.what == game.join else "moved"
        return Entry(kind, start + event.at, event.by, [text, event.lag] if event.lag else text)
    return Entry(KINDS[event.by], start + event.at, what=text)


# Guided first matches


def lesson_facts(lesson: Lesson, say: Callable[[str], str]) -> LessonFacts:
    """What a guided first match says and asks for, step by step."""
    return {
        "steps": [
            {"text": say(lesson.key(step)), "move": move, "show": list(step.show)} for step, move in lesson.told()
        ],
        "bot": BOT,
    }


async def begin_lesson(visit: Visit, lesson: Lesson, *, token: str, person: Mapping[str, str]) -> dict[str, Any]:
    """A new table with the prepared position; the caller plays on, a bot makes the others' recorded moves."""
    fork = Fork(lesson.begins, LEARNER, person["name"], person["token"], BOT)
    return await open_copy(visit, lesson.match, fork, token, lesson=True, hints="none")


# The same dice once more


async def again(
    visit: Visit, room: Room, chain: Chain, *, match: int | None = None, places: int | None = None, **company: Any
) -> dict[str, Any]:
    """A new table whose first match is played with a finished match's dice. Those of a match that is still on are
    nobody's business."""
    number = match or room.shown.match
    past = (await visit.house.archive.find(room.shown, match)).match
    source = Source(further(chain, room.shown, number), rolls_of(past))
    settings = {
        "options": to_json(past.options),
        "places": places,
        "clock": None,
        "spectators": True,
        "hints": "alone",
        "dice": dice_entry(source, {"kind": "match", "name": f"{room.shown.id}/{number}"}),
    }
    return await set_table(visit, past.game, settings, **company)


def rolls_of(past: Match) -> list[str]:
    return [past.game.write(event.what) for event in past.events if event.by == CHANCE]


def further(chain: Chain, table: Table, match: int) -> bytes:
    """What rolls follow from that the match did not come to: the same for all who play it again."""
    known = source_of(table) if match == 1 else None
    return known.seed if known else derive(chain.seed, "again", table.id, match)
