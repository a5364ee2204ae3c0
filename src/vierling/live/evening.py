"""From one match to the next at the same table: who plays again, who comes late, and what is played."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any

from vierling.game import Game, Millis, Refusal, Seat
from vierling.kit import game_named
from vierling.live.acts import (
    Asker,
    check_options,
    check_places,
    free_bot_name,
    must_be_fresh,
    must_be_unlike,
    ready,
    set_up,
)
from vierling.live.entry import Entry
from vierling.live.errors import Refused, blame
from vierling.live.moderation import Presence
from vierling.live.people import Guest
from vierling.live.table import Plan, Table
from vierling.options import from_json, to_json
from vierling.play.bots import bot_named, bots_of, strongest_bot

BRIEFLY: Millis = 30_000  # whoever reloads a page or looks at another one is not away yet
MOST_GUESTS = 100
AT_ONCE = ("spectators", "best_of", "handicap")  # settings that are not the next match's


class Draft:
    """Entries one after another, each made for the table that those before it lead to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []

    def add(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.entries.append(entry)
            self.table = self.table.apply(entry)


# Who comes late


def come(table: Table, asker: Asker, name: str, key: str, wants: bool) -> list[Entry]:
    """Somebody who watches says who they are, and whether they want a seat in the next match. Said again, it changes
    what was said before."""
    if table.seat_of(key) is not None:
        return []  # has been seated meanwhile
    if table.phase == "lobby":
        raise Refused("seats-free")
    old = next((guest for guest in table.guests if guest.key == key), None)
    if old is None:
        must_be_welcome(table, key)
    if old and old.muted:
        name = old.name  # which not even its owner is shown
    must_be_unlike(table, name, "body.name", key=key)
    new = {"name": name, "key": key, "wants": wants}
    if old and asdict(old) == {**asdict(old), **new}:
        return []
    return [Entry("came", asker.at, what={**asdict(old), **new} if old else new)]


def must_be_welcome(table: Table, key: str) -> None:
    must_be_fresh(table, key, "body.token")
    if table.locked:
        raise Refused("locked", 403)
    if len(table.guests) >= MOST_GUESTS:
        raise Refused("guests-full", most=MOST_GUESTS)


def send_off(table: Table, asker: Asker, guest: int) -> list[Entry]:
    """Guests go themselves, or the host sends them away for good."""
    own = asker.key == guest_at(table, guest).key
    if not own:
        asker.must_host(table)
    return [Entry("went", asker.at, what={"guest": guest, "removed": not own})]


def guest_at(table: Table, guest: int) -> Guest:
    if guest not in range(len(table.guests)):
        raise Refused("no-such-guest", 404)
    return table.guests[guest]


def mute_guest(table: Table, asker: Asker, guest: int, muted: bool) -> list[Entry]:
    asker.must_host(table)
    who = guest_at(table, guest)
    return [Entry("came", asker.at, what=asdict(replace(who, muted=muted)))] if who.muted != muted else []


# Who plays again


def rematch(table: Table, asker: Asker, presence: Presence | None = None) -> list[Entry]:
    """A yes to another match, which starts once nobody who is here still has to answer. A host without a seat starts
    it at once."""
    seat = must_be_seated(table, asker)
    return next_match(table, asker, presence) if seat is None else answer(table, asker, seat, "yes", presence)


def decline(table: Table, asker: Asker, presence: Presence | None = None) -> list[Entry]:
    """A no: the seat is free from the next match on."""
    seat = must_be_seated(table, asker)
    if seat is None:
        raise Refused("not-seated", 403)
    return answer(table, asker, seat, "no", presence)


def must_be_seated(table: Table, asker: Asker) -> Seat | None:
    seat = table.seat_of(asker.key) if asker.key else None
    if seat is None and not table.is_host(asker.key):
        raise Refused("not-seated", 403)
    if table.phase != "over":
        raise Refused("not-over")
    return seat


def answer(table: Table, asker: Asker, seat: Seat, said: str, presence: Presence | None) -> list[Entry]:
    draft = Draft(table)
    if table.chairs[seat].answer != said:
        draft.add([Entry("answered", asker.at, seat, said)])
    if not awaited(draft.table, presence, asker.at) and any(chair.answer == "yes" for chair in draft.table.chairs):
        with suppress(Refusal):  # too few want to: whoever comes next may be enough
            draft.add(next_match(draft.table, asker, presence))
    return draft.entries


def awaited(table: Table, presence: Presence | None, now: Millis) -> list[Seat]:
    """People who have not answered yet, and are here or will be back in a moment."""
    gone = away(table, presence, now)
    return [seat for seat in table.keys.values() if table.chairs[seat].answer is None and seat not in gone]


def away(table: Table, presence: Presence | None, now: Millis) -> set[Seat]:
    """Nobody, if nobody at all is here: then nobody is waiting for them."""
    if presence is None or not presence.here:
        return set()
    return {seat for seat in table.keys.values() if now - presence.since.get(seat, now) >= BRIEFLY}


# The next match


def start_next(table: Table, asker: Asker, presence: Presence | None = None) -> list[Entry]:
    """The host waits for nobody else."""
    asker.must_host(table)
    return next_match(table, asker, presence)


def next_match(table: Table, asker: Asker, presence: Presence | None) -> list[Entry]:
    if table.phase != "over":
        raise Refused("not-over")
    draft = Draft(table)
    gone = away(table, presence, asker.at)
    for seat in reversed(range(len(table.chairs))):
        draft.add(risen(table, seat, gone, asker.at))
    plan = table.plan
    if plan:
        draft.add([Entry("settings", asker.at, what=written_plan(plan, bots=False))])
    draft.add(seated_guests(draft.table, presence, asker.at, spare=missing_bots(draft.table, plan)))
    if plan:
        arrange_bots(draft, plan.bots, asker.at)
    draft.add([ready(draft.table, asker)])
    return draft.entries


def risen(table: Table, seat: Seat, gone: set[Seat], at: Millis) -> list[Entry]:
    """Whoever said no gets up; whoever is away and said nothing waits among the guests, with the same link."""
    chair = table.chairs[seat]
    if chair.answer != "no" and not (seat in gone and chair.answer is None):
        return []
    stood = Entry("stood", at, seat, {"name": chair.name})
    same = {name: getattr(chair, name) for name in ("name", "key", "first", "host", "muted")}
    return [stood] if chair.answer == "no" else [stood, Entry("came", at, what={**same, "wants": True})]


def missing_bots(table: Table, plan: Plan | None) -> int:
    """Seats that are kept for bots who do not sit there yet."""
    return max(0, len(plan.bots) - sum(chair.bot is not None for chair in table.chairs)) if plan else 0


def seated_guests(table: Table, presence: Presence | None, at: Millis, spare: int) -> list[Entry]:
    """Those who want a seat and are here, first come, first served."""
    here = presence.guests if presence else frozenset(guest.key for guest in table.guests)
    willing = [guest for guest in table.guests if guest.wants and guest.key in here]
    taken, host = len(table.chairs), any(chair.host for chair in table.chairs)
    free = max(0, table.places - taken - spare)
    return [Entry("sat", at, seat, seated(each, host)) for seat, each in enumerate(willing[:free], taken)]


def seated(guest: Guest, has_host: bool) -> dict[str, Any]:
    """What stays of a guest in a seat."""
    same = {name: getattr(guest, name) for name in ("name", "key", "first", "muted")}
    return {**same, "host": guest.host and not has_host}


def arrange_bots(draft: Draft, wanted: Sequence[str], at: Millis) -> None:
    """Bots that stay keep seat and name; those that are too many get up, those that are missing sit down."""
    seats = [seat for seat, chair in enumerate(draft.table.chairs) if chair.bot]
    for seat, bot in zip(seats, wanted, strict=False):
        if draft.table.chairs[seat].bot != bot:
            draft.add([Entry("renamed", at, seat, {"bot": bot})])
    for seat in reversed(seats[len(wanted) :]):
        draft.add([Entry("stood", at, seat, {"name": draft.table.chairs[seat].name})])
    for bot in wanted[len(seats) :]:
        name = free_bot_name(draft.table)
        draft.add([Entry("sat", at, len(draft.table.chairs), {"name": name, "bot": bot})])


# What is played


def change(table: Table, asker: Asker, changes: dict[str, Any]) -> list[Entry]:
    """The host changes what will be played: at once before the first match, for the next one between two."""
    asker.must_host(table)
    if table.phase not in ("lobby", "over"):
        raise Refused("already-started")
    if table.phase == "lobby" and "game" not in changes and "bots" not in changes:
        return set_up(table, asker, changes)
    now = {name: changes[name] for name in AT_ONCE if name in changes and getattr(table, name) != changes[name]}
    draft = Draft(table)
    draft.add([Entry("settings", asker.at, what=now)] if now else [])
    if changes.keys() - set(AT_ONCE):
        plan = planned(table, changes)
        if table.phase == "over":
            draft.add([Entry("planned", asker.at, what=written_plan(plan))])
        else:
            draft.add([Entry("settings", asker.at, what=written_plan(plan, bots=False))])
            arrange_bots(draft, plan.bots, asker.at)
    return draft.entries


def written_plan(plan: Plan, bots: bool = True) -> dict[str, Any]:
    return {
        "game": plan.game.name,
        "version": plan.game.version,
        "options": to_json(plan.options),
        "places": plan.places,
        "clock": plan.clock,
        "hints": plan.hints,
        **({"bots": list(plan.bots)} if bots else {}),
    }


def planned(table: Table, changes: dict[str, Any]) -> Plan:
    """What was planned before, with these changes; another game begins with its own options."""
    before = table.plan or same_again(table)
    with blame("body.game"):
        game = game_named(changes["game"]) if "game" in changes else before.game
    if game is not before.game:
        bots = tuple(bot if bot in bots_of(game.name) else strongest_bot(game.name) for bot in before.bots)
        before = Plan(game, from_json(game, {}), game.seats[-1], before.clock, before.hints, bots)
    with blame("body.options"):
        options = from_json(game, changes["options"]) if "options" in changes else before.options
    rest = {name: changes[name] for name in ("places", "clock", "hints") if name in changes}
    plan = replace(before, options=options, bots=tuple(changes.get("bots", before.bots)), **rest)
    must_suit(table, plan, "body.game" if "game" in changes else "body.bots" if "bots" in changes else "body.places")
    return plan


def same_again(table: Table) -> Plan:
    bots = tuple(chair.bot for chair in table.chairs if chair.bot)
    return Plan(table.game, table.options, table.places, table.clock, table.hints, bots)


def must_suit(table: Table, plan: Plan, where: str) -> None:
    """Everybody who stays must find a seat, and the options must fit some number of them."""
    game: Game = plan.game
    with blame("body.bots"):
        for bot in plan.bots:
            bot_named(game.name, bot)
    taken = len(plan.bots) + sum(chair.bot is None and chair.answer != "no" for chair in table.chairs)
    if taken > game.seats[-1]:
        raise Refused("game-full", 409, where, game=game.name, most=game.seats[-1], taken=taken)
    check_places(game, plan.places)
    if plan.places < taken:
        raise Refused("seats-taken", 409, "body.places", taken=taken)
    with blame("body.options"):
        check_options(game, range(max(game.seats[0], taken), plan.places + 1), plan.options)
