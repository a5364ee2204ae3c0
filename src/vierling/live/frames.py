"""What devices are shown: tables, hands and scores as JSON, by allow-list."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

from vierling.game import Game, Line, Outcome, Seat, State, rate
from vierling.kit import kit_of
from vierling.live.bounds import fullness
from vierling.live.messages import (
    Claim,
    GameFacts,
    GuestFacts,
    Hand,
    Handed,
    MatchClock,
    OptionField,
    Origin,
    PlanFacts,
    Result,
    Round,
    SeatFacts,
    TableFacts,
)
from vierling.live.moderation import claims_of, needed
from vierling.live.patches import SAME, Differences
from vierling.live.people import Chair, Guest
from vierling.live.room import Room
from vierling.live.table import Table
from vierling.options import Option, options_of, to_json
from vierling.play.bots import bots_of


def game_facts(game: Game) -> GameFacts:
    kit = kit_of(game.name)
    return {
        "name": game.name,
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "options": [option_field(option) for option in options_of(game)],
        "bots": [bot.name for bot in bots_of(game.name).values() if bot.offered],
        "hints": kit.hints is not None,
        "coach": kit.coach is not None,
        "figures": dict(game.figures),
        "ratings": list(game.ratings()),
    }


def option_field(option: Option) -> OptionField:
    return {
        "name": option.name,
        "kind": option.kind,
        "choices": option.choices,
        "default": option.default,
        "needs": dict(option.needs),
    }


def table_facts(room: Room, origin: str) -> TableFacts:
    table, presence = room.shown, room.presence()
    claims: list[Claim] = [{"seat": seat, "agreed": agreed} for seat, agreed in claims_of(table, presence).items()]
    return {
        "id": table.id,
        "link": f"{origin}/t/{table.id}",
        "game": table.game.name,
        "options": to_json(table.options),
        "clock": table.clock,
        "spectators": table.spectators,
        "hints": table.hints,
        "origin": cast("Origin | None", table.origin),  # a table keeps it as the log has it
        "places": table.places,
        "phase": table.phase,
        "match": table.match,
        "closed": table.closed,
        "locked": table.locked,
        "handed": handed_facts(table),
        "host_away": presence.host_away,
        "claims": claims,
        "needed": needed(presence),
        "seats": [chair_facts(room, seat, chair) for seat, chair in enumerate(table.chairs)],
        "guests": [guest_facts(room, guest) for guest in table.guests],
        "plan": plan_facts(table),
        "best_of": table.best_of,
        "handicap": table.handicap,
        "ratings": list(table.game.ratings(table.options)),
        "deadline": table.deadline,
        "fullness": fullness(table, room.host.bounds),
    }


def handed_facts(table: Table) -> Handed | None:
    return {"at": table.handed.at, "by": table.handed.by} if table.handed else None


def guest_facts(room: Room, guest: Guest) -> GuestFacts:
    return {"name": guest.name, "wants": guest.wants, "present": guest.key not in room.away}


def plan_facts(table: Table) -> PlanFacts | None:
    plan = table.plan
    if plan is None:
        return None
    return {
        "game": plan.game.name,
        "options": to_json(plan.options),
        "places": plan.places,
        "clock": plan.clock,
        "hints": plan.hints,
        "bots": list(plan.bots),
    }


def to_move(table: Table) -> list[Seat]:
    return sorted(table.state.to_move()) if table.state else []


def round_of(table: Table) -> Round | None:
    return table.state.progress() if table.state else None


def chair_facts(room: Room, seat: Seat, chair: Chair) -> SeatFacts:
    return {
        "seat": seat,
        "name": "" if chair.muted else chair.name,
        "muted": chair.muted,
        "kind": "bot" if chair.bot else "person",
        "bot": chair.bot,
        "standin": chair.standin,
        "present": chair.key not in room.away,
        "away_since": room.away.get(chair.key),
        "host": chair.host,
        "hints": room.shown.hinted[seat] if room.shown.hinted else 0,
        "timed_out": timeout.at if (timeout := room.shown.timeout_of(seat)) else None,
        "relinked": chair.relinked,
        "answer": chair.answer,
    }


@dataclass(slots=True)
class Piece:
    """Something that devices are shown, and what it was made from."""

    basis: Any
    value: Any


@dataclass(slots=True)
class Poster:
    """What all devices at a table are shown that call the server by the same name, at one version of the table."""

    version: int
    public: dict[str, Any]  # the same for all of them
    pieces: dict[Any, Piece]
    differences: Differences = field(default_factory=Differences)

    def piece(self, name: Any, basis: Any, make: Callable[[Any], Any]) -> Any:
        """Made once for each basis; as long as that has not changed, it stays the same object."""
        piece = self.pieces.get(name)
        if piece is None or piece.basis != basis:
            piece = self.pieces[name] = Piece(basis, make(basis))
        return piece.value


MOST_POSTERS = 4  # a house is usually called by one name, or by one inside and one outside


def poster_of(room: Room, origin: str) -> Poster:
    """Made once for each version."""
    before: Poster | None = room.posters.get(origin)
    if before and before.version == room.version:
        return before
    if before is None and len(room.posters) >= MOST_POSTERS:
        room.posters.clear()
    poster = room.posters[origin] = Poster(room.version, {}, before.pieces if before else {})
    poster.public = {name: poster.piece(name, basis, make) for name, (basis, make) in sources(room, origin).items()}
    return poster


class Screen:
    """What one device is shown: everything after a hello, then only what has changed."""

    def __init__(self, room: Room, origin: str) -> None:
        self.room = room
        self.origin = origin
        self.shown: dict[str, Any] | None = None  # since its last hello
        self.number = 0

    def clear(self) -> None:
        """The device is told everything again."""
        self.shown = None

    def news(self, keys: list[str], is_host: bool, drawn: bool = False) -> dict[str, Any] | None:
        """The next message to a device with these keys; None if it must not notice that anything has happened."""
        table, poster = self.room.shown, poster_of(self.room, self.origin)
        before, self.shown = self.shown, {"host": is_host, **own_facts(table, keys, drawn, poster), **poster.public}
        told, self.number = self.number, self.number_for(keys)
        if before is None:
            return {"type": "table", "number": self.number, "now": self.room.clock(), **self.shown}
        patch = poster.differences.between(before, self.shown)
        if patch is SAME and told == self.number:
            return None
        change = {"type": "change", "number": self.number, "patch": {} if patch is SAME else patch}
        timeless = table.deadline is None and table.due is None and before["table"] is self.shown["table"]
        return change if timeless else {**change, "now": self.room.clock()}

    def number_for(self, keys: list[str]) -> int:
        table = self.room.shown
        return table.number_for({seat for key in keys if (seat := table.seat_of(key)) is not None})


def own_facts(table: Table, keys: list[str], drawn: bool, poster: Poster) -> dict[str, Any]:
    mine = [table.seat_of(key) for key in keys]
    ended = [table.ended.get(key) for key in keys]
    return {
        "mine": mine,
        "ended": ended,
        "guest": next((place for place, guest in enumerate(table.guests) if guest.key in keys), None),
        "hands": hands(table, [seat for seat in mine if seat is not None], drawn, poster),
    }


def sources(room: Room, origin: str) -> dict[str, tuple[Any, Callable[[Any], Any]]]:
    """For each piece what it depends on, and how it is made."""
    table, state = room.shown, room.shown.state
    set_up = (table.options, table.clock, table.places, table.spectators, table.hints)
    log = fullness(table, room.host.bounds)
    now_on = (table.chairs, table.phase, table.match, table.deadline, table.hinted, table.timeouts, log, table.closed)
    hosting = (table.locked, table.handed, table.votes)
    evening = (table.guests, table.plan, table.best_of, table.handicap)
    here = tuple(room.away.items())
    clock: MatchClock = {"deadline": table.due, "lost": table.lost}
    return {
        "table": ((set_up, now_on, hosting, evening, here), lambda _: table_facts(room, origin)),
        "scores": (public_scores(state), same),
        "to_move": (to_move(table), same),
        "outcome": (state.outcome() if state else None, lambda outcome: result(table, outcome)),
        "clock": (clock, same),
    }


def same(basis: Any) -> Any:
    return basis


def public_scores(state: State | None) -> tuple[tuple[Line, ...], ...]:
    return tuple(state.score(seat) for seat in range(state.seats)) if state else ()


def result(table: Table, outcome: Outcome | None) -> Result | None:
    if outcome is None:
        return None
    solo = len(outcome.points) == 1
    rating = rate(table.game.ratings(table.options), outcome.points[0]) if solo else None
    return {"points": outcome.points, "winners": outcome.winners, "reason": outcome.reason, "rating": rating}


def hands(table: Table, seats: list[Seat], drawn: bool = False, poster: Poster | None = None) -> list[Hand[Any]]:
    """What these seats see; parts that a poster has already stay the same objects."""
    if table.state is None or (not seats and not table.spectators):
        return []
    poster = poster or Poster(0, {}, {})
    seen_by: list[Seat | None] = [*seats] or [None]
    return [hand(table, seat, drawn, poster) for seat in seen_by]


def hand(table: Table, seat: Seat | None, drawn: bool, poster: Poster) -> Hand[Any]:
    assert table.state
    playing = seat is not None and table.phase == "playing"
    moves = tuple(table.state.offers(seat)) if playing and seat is not None else ()
    outlook = table.game.outlook(table.state, seat) if playing and seat is not None else ()
    view = table.state.view(seat)
    shown: Hand[Any] = {
        "seat": seat,
        "stamp": table.stamp(seat),
        "moves": poster.piece(("moves", seat), moves, lambda moves: [table.game.write(move) for move in moves]),
        "outlook": poster.piece(("outlook", seat), outlook, same),
        "timed_out": list(timeout.moves) if (timeout := table.timeout_of(seat)) else [],
        "view": view,
    }
    if drawn:
        shown["drawing"] = table.game.draw(view)
    return shown
