"""What devices are shown: tables, hands and scores as JSON, by allow-list."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, cast

from vierling.game import Game, Line, Outcome, Seat, State, rate
from vierling.kit import kit_of
from vierling.live.bounds import fullness
from vierling.live.covering import is_covered, shown_options, shown_state
from vierling.live.fairness import pact_facts
from vierling.live.joining import is_open
from vierling.live.lessons import moves_made
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
from vierling.live.patches import Differences
from vierling.live.people import Chair, Guest
from vierling.live.room import Room
from vierling.live.same_dice import whose_dice
from vierling.live.table import Ending, Table
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
        "lesson": kit.lesson is not None,
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
    facts: TableFacts = {
        "id": table.id,
        "link": f"{origin}/t/{table.id}",
        "game": table.game.name,
        "options": shown_options(table),
        "clock": table.clock,
        "spectators": table.spectators,
        "hints": table.hints,
        "origin": cast("Origin | None", table.origin),  # a table keeps it as the log has it
        "lesson": moves_made(table),
        "dice": whose_dice(table),
        "pact": pact_facts(table),
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
        "joins": is_open(table),
        "plan": plan_facts(table),
        "best_of": table.best_of,
        "handicap": table.handicap,
        "ratings": list(table.game.ratings(table.options)),
        "deadline": table.deadline,
        "fullness": fullness(table, room.host.bounds),
    }
    return {**facts, "watching": room.watching} if room.watching else facts


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
        "committed": chair.commitment is not None,
    }


@dataclass(slots=True)
class Piece:
    """Something that devices are shown, and what it was made from."""

    basis: Any
    value: Any


Pieces = dict[Any, Piece]


def kept(pieces: Pieces, name: Any, basis: Any, make: Callable[[Any], Any]) -> Any:
    """Made once for each basis; as long as that has not changed, it stays the same object."""
    piece = pieces.get(name)
    if piece is None or piece.basis != basis:
        piece = pieces[name] = Piece(basis, make(basis))
    return piece.value


@dataclass(slots=True)
class Poster:
    """What all devices at a table are shown that call the server by the same name, at one version of the table."""

    version: int
    public: dict[str, Any]  # the same for all of them
    pieces: Pieces
    differences: Differences = field(default_factory=Differences)


MOST_POSTERS = 4  # a house is usually called by one name, or by one inside and one outside


def poster_of(room: Room, origin: str) -> Poster:
    """Made once for each version."""
    before: Poster | None = room.posters.get(origin)
    if before and before.version == room.version:
        return before
    if before is None and len(room.posters) >= MOST_POSTERS:
        room.posters.clear()
    poster = room.posters[origin] = Poster(room.version, {}, before.pieces if before else {})
    made = sources(room, origin).items()
    poster.public = {name: kept(poster.pieces, name, basis, make) for name, (basis, make) in made}
    return poster


class Screen:
    """What one device is shown: everything after a hello, then only what has changed."""

    def __init__(self, room: Room, origin: str) -> None:
        self.room = room
        self.origin = origin
        self.shown: Shown | None = None  # since its last hello
        self.number = 0
        self.pieces: Pieces = {}

    def clear(self) -> None:
        """The device is told everything again."""
        self.shown = None

    def news(self, keys: list[str], is_host: bool, drawn: bool = False) -> dict[str, Any] | None:
        """The next message to a device with these keys; None if it must not notice that anything has happened."""
        table, poster = self.room.shown, poster_of(self.room, self.origin)
        own: Own = kept(self.pieces, "own", (keys, is_host, table.keys, table.ended, table.guests), own_of)
        before, told = self.shown, self.number
        self.shown = shown = Shown(poster.public, own.facts, {"hands": hands(table, own.seats, drawn, poster.pieces)})
        self.number = table.number_for(own.seats)
        if before is None:
            return {"type": "table", "number": self.number, "now": self.room.clock()} | merged(shown)
        patch = merged(map(poster.differences.of_members, before, shown))
        if not patch and told == self.number:
            return None
        change = {"type": "change", "number": self.number, "patch": patch}
        timeless = table.deadline is None and table.due is None and before.public["table"] is shown.public["table"]
        return change if timeless else {**change, "now": self.room.clock()}

    def number_for(self, keys: list[str]) -> int:
        table = self.room.shown
        return table.number_for({seat for key in keys if (seat := table.seat_of(key)) is not None})


class Shown(NamedTuple):
    """What a device is shown, by what it has in common with what others are shown: all, little, or nothing."""

    public: dict[str, Any]
    own: dict[str, Any]
    hands: dict[str, Any]


def merged(parts: Iterable[dict[str, Any]]) -> dict[str, Any]:
    return {name: each for part in parts for name, each in part.items()}


class Own(NamedTuple):
    """What a device's tokens open."""

    seats: list[Seat]
    facts: dict[str, Any]


def own_of(basis: tuple[list[str], bool, dict[str, Seat], dict[str, Ending], tuple[Guest, ...]]) -> Own:
    keys, is_host, seats, ended, guests = basis
    mine = [seats.get(key) for key in keys]
    guest = next((place for place, guest in enumerate(guests) if guest.key in keys), None)
    facts = {"host": is_host, "mine": mine, "ended": [ended.get(key) for key in keys], "guest": guest}
    return Own([seat for seat in mine if seat is not None], facts)


def sources(room: Room, origin: str) -> dict[str, tuple[Any, Callable[[Any], Any]]]:
    """For each piece what it depends on, and how it is made."""
    table, state = room.shown, room.shown.state
    set_up = (table.options, is_covered(table), table.clock, table.places, table.spectators, table.hints)
    log = fullness(table, room.host.bounds)
    now_on = (table.chairs, table.phase, table.match, table.deadline, table.hinted, table.timeouts, log, table.closed)
    hosting = (table.locked, table.handed, table.votes, moves_made(table))
    evening = (table.guests, table.plan, table.best_of, table.handicap)
    fairness = (table.pact, table.settled)
    here = (tuple(room.away.items()), room.watching)
    clock: MatchClock = {"deadline": table.due, "lost": table.lost}
    return {
        "table": ((set_up, now_on, hosting, evening, fairness, here), lambda _: table_facts(room, origin)),
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


def hands(table: Table, seats: list[Seat], drawn: bool = False, pieces: Pieces | None = None) -> list[Hand[Any]]:
    """What these seats see; parts that are among the pieces already stay the same objects."""
    if table.state is None or (not seats and not table.spectators):
        return []
    seen_by: list[Seat | None] = [*seats] or [None]
    return [hand(table, seat, drawn, {} if pieces is None else pieces) for seat in seen_by]


def hand(table: Table, seat: Seat | None, drawn: bool, pieces: Pieces) -> Hand[Any]:
    state, game, open_state = table.state, table.game, shown_state(table)
    assert state
    assert open_state
    playing = seat is not None and table.phase == "playing"
    moves = state.offers(seat) if playing and seat is not None else ()
    outlook = game.outlook(state, seat) if playing and seat is not None else ()
    view = open_state.view(seat)
    shown: Hand[Any] = {
        "seat": seat,
        "stamp": table.stamp(seat),
        "moves": kept(pieces, ("moves", seat), moves, lambda moves: [game.write(move) for move in moves]),
        "outlook": kept(pieces, ("outlook", seat), outlook, lambda outlook: bits_of(outlook, tuple(game.figures))),
        "timed_out": timeout.moves if (timeout := table.timeout_of(seat)) else (),
        "view": view,
    }
    if drawn:
        shown["drawing"] = game.draw(view)
    return shown


def bits_of(outlook: tuple[tuple[str, ...], ...], figures: tuple[str, ...]) -> list[int]:
    """Numbers are shorter than names, and quicker compared."""
    return [bits(line, figures) for line in outlook]


@lru_cache(maxsize=4096)  # what lines can become repeats itself from table to table
def bits(line: tuple[str, ...], figures: tuple[str, ...]) -> int:
    return sum(1 << figures.index(name) for name in line)
