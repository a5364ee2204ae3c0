"""What devices are shown: tables, hands and scores as JSON, by allow-list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, cast

from vierling.game import Game, Line, Outcome, Parts, Seat, State, rate
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
    OptionField,
    Origin,
    PlanFacts,
    Result,
    Round,
    SeatFacts,
    TableFacts,
)
from vierling.live.moderation import claims_of, needed
from vierling.live.people import Chair, Guest
from vierling.live.room import Room
from vierling.live.same_dice import whose_dice
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
        "typed": table.typed,
        "carried": table.carried,
        "carries": cast("Origin | None", table.carries),
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
    name = "" if guest.muted else guest.name
    return {"name": name, "muted": guest.muted, "wants": guest.wants, "present": guest.key not in room.away}


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
    if piece is None or (piece.basis is not basis and piece.basis != basis):
        piece = pieces[name] = Piece(basis, make(basis))
    return piece.value


def public_scores(state: State | None) -> tuple[tuple[Line, ...], ...]:
    return tuple([state.score(seat) for seat in range(state.seats)]) if state else ()


def result(table: Table, outcome: Outcome | None) -> Result | None:
    if outcome is None:
        return None
    solo = len(outcome.points) == 1
    rating = rate(table.game.ratings(table.options), outcome.points[0]) if solo else None
    return {"points": outcome.points, "winners": outcome.winners, "reason": outcome.reason, "rating": rating}


def hands(table: Table, seats: list[Seat]) -> list[Hand[Any]]:
    """What these seats see."""
    return [hand(table, seat, choice(table, seat, {})) for seat in seen_by(table, seats)]


def seen_by(table: Table, seats: list[Seat]) -> Sequence[Seat | None]:
    """Through whose eyes a device with these seats looks at the match; nobody's if there is nothing to be seen."""
    if table.state is None or (not seats and not table.spectators):
        return ()
    return seats or (None,)


def hand(table: Table, seat: Seat | None, own: dict[str, Any], drawn: bool = False) -> Hand[Any]:
    """`own` is the hand without its view."""
    state = shown_state(table)
    assert state
    shown = cast("Hand[Any]", {**own, "view": state.view(seat)})
    if drawn:
        shown["drawing"] = table.game.draw(shown["view"])
    return shown


def parts(table: Table, seat: Seat | None) -> Parts | None:
    """Of the view that `hand` would show, if the rules tell them apart."""
    state = shown_state(table)
    return state.parts(seat) if state else None


def setting_of(table: Table) -> tuple[Any, ...]:
    """What every hand depends on, beside its outline. Where the rules do not say, every entry changes it."""
    state = table.state
    known = state.progress() if state and state.parts(None) else table.number
    return known, table.match, table.phase, is_covered(table)


def outline(table: Table, seat: Seat | None) -> tuple[Any, ...]:
    """As long as this and the setting are equal, a hand changes only as a spectator's does."""
    split = parts(table, seat)
    return split and split[1], table.stamp(seat), table.timeout_of(seat)


def choice(table: Table, seat: Seat | None, pieces: Pieces) -> dict[str, Any]:
    """A hand without its view."""
    state, game = table.state, table.game
    assert state
    playing = seat is not None and table.phase == "playing"
    moves = state.offers(seat) if playing and seat is not None else ()
    outlook = game.outlook(state, seat) if playing and seat is not None else ()
    return {
        "seat": seat,
        "stamp": table.stamp(seat),
        "moves": kept(pieces, ("moves", seat), moves, lambda moves: list(map(game.write, moves))),
        "outlook": kept(pieces, ("outlook", seat), outlook, lambda outlook: bits_of(outlook, game)),
        "timed_out": timeout.moves if (timeout := table.timeout_of(seat)) else (),
    }


def bits_of(outlook: tuple[tuple[str, ...], ...], game: Game) -> list[int]:
    """Numbers are shorter than names, and quicker compared."""
    return list(map(bits_by(tuple(game.figures)), outlook))


@cache
def bits_by(figures: tuple[str, ...]) -> Callable[[tuple[str, ...]], int]:
    places = {name: 1 << place for place, name in enumerate(figures)}

    @lru_cache(maxsize=4096)  # what lines can become repeats itself from table to table
    def bits(line: tuple[str, ...]) -> int:
        return sum(places[name] for name in line)

    return bits
