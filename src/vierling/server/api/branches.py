"""A finished match at any of its events, and a new table that plays on from there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from vierling.game import CHANCE, CLOCK, Event, Game, Millis, Seat, State
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.house import hash_token
from vierling.live.table import Table
from vierling.live.transcript import Past
from vierling.match import Match
from vierling.options import to_json
from vierling.play.bots import strongest_bot
from vierling.record import HANDS
from vierling.server.api.encoding import dump
from vierling.server.api.routes import ERRORS, Rooms, facts_now, house_of, must_make_few, now
from vierling.server.api.shapes import Branch

router = APIRouter(prefix="/api", responses=ERRORS)
KINDS = {CHANCE: "rolled", CLOCK: "rang"}
MOST_COPIED = 5000  # events that are written in one go: everybody else's writes wait for it
MatchNumber = Annotated[int | None, Query(ge=1, le=1_000_000)]


@router.get("/tables/{table}/position")
async def position(
    request: Request,
    room: Rooms,
    match: MatchNumber = None,
    event: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
) -> Response:
    """What a seat saw after so many events of a finished match, or at its end."""
    past = await house_of(request).archive.find(room.shown, match)
    facts = position_facts(past, len(past.match.events) if event is None else event, seat)
    return Response(dump(facts), media_type="application/json")


def state_after(past: Past, event: int) -> State:
    if event > len(past.match.events):
        raise Refused("no-event", 404, events=len(past.match.events))
    return past.after(event)


def position_facts(past: Past, event: int, seat: Seat | None) -> dict[str, Any]:
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


@router.post("/tables/{table}/branch", status_code=201)
async def branch(request: Request, room: Rooms, body: Branch) -> dict[str, Any]:
    """What if: a new table with the match up to there. The caller takes one seat, bots the others."""
    must_make_few(request)
    house = house_of(request)
    past = await house.archive.find(room.shown, body.match)
    must_be_open(past, body)
    host = Asker(hash_token(body.token), now(request))
    origin = {"table": room.shown.id, "match": body.match or room.shown.match, "event": body.event}
    grown = await house.open_table(first_entry(past.match, body, host, origin=origin), regrow(past.match, body, host))
    grown.carry_on()
    await grown.act(lambda _table: [])  # the first roll is on disk
    return facts_now(request, grown)


def must_be_open(past: Past, body: Branch) -> None:
    if body.event > MOST_COPIED:
        raise Refused("branch-too-long", 409, "body.event", events=MOST_COPIED)
    state = state_after(past, body.event)
    if body.seat >= state.seats:
        raise Refused("no-such-seat", 404, "body.seat", seat=body.seat + 1)
    if state.outcome() is not None:
        raise Refused("match-over", 409, "body.event")
    if state.deadline() is not None:
        raise Refused("clock-runs", 409, "body.event")


def began(past: Match, event: int, at: Millis) -> Millis:
    """The copied part lies in the past, so that the game's clock continues where it was."""
    return at - (past.events[event - 1].at if event else 0)


def first_entry(past: Match, body: Branch, host: Asker, **marks: Any) -> Entry:
    """Of a new table; `marks` say what is special about it."""
    settings = {
        "options": to_json(past.options),
        "places": len(past.seats),
        "clock": None,
        "spectators": True,
        "hints": "alone",
        **marks,
    }
    return acts.made(past.game, settings, host.key or "", began(past, body.event, host.at))


def regrow(past: Match, body: Branch, host: Asker) -> Callable[[Table], list[Entry]]:
    """The entries that seat everybody, start the match and repeat its events."""
    start = Asker(host.key, began(past, body.event, host.at))

    def furnish(table: Table) -> list[Entry]:
        sitting: list[Entry] = []
        for seat in past.seats:
            sitting += take_place(table, start, body, seat)
            table = table.apply(sitting[-1])
        begun = past.start.seats
        entries = [*sitting[:begun], Entry("started", start.at)]
        for entry in (entry_of(past.game, event, start.at) for event in past.events[: body.event]):
            entries += [replace(sitting[entry.seat or 0], at=entry.at)] if entry.kind == "joined" else []
            entries.append(entry)
        return entries

    return furnish


def take_place(table: Table, host: Asker, body: Branch, seat: Seat) -> list[Entry]:
    if seat == body.seat:
        return acts.sit(table, host, body.person.name, hash_token(body.person.token), "body.person")
    return acts.seat_bot(table, host, body.bot or strongest_bot(table.game.name), [body.person.name])


def entry_of(game: Game, event: Event, start: Millis) -> Entry:
    text = game.write(event.what)
    if isinstance(event.by, int):
        kind = "joined" if game.join is not None and event.what == game.join else "moved"
        return Entry(kind, start + event.at, event.by, [text, event.lag] if event.lag else text)
    return Entry(KINDS[event.by], start + event.at, what=text)
