"""What people may do at a table. Each act checks permissions and rules, and returns the entries to log."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from vierling.game import Game, Millis, Refusal, Seat
from vierling.live.entry import Entry
from vierling.live.errors import Refused, blame
from vierling.live.naming import double_of, instead_of
from vierling.live.same_dice import must_be_seated_alike, plays_given_dice
from vierling.live.table import Table
from vierling.options import from_json, to_json
from vierling.play.bots import bot_named, strongest_bot, suit_options

BOT_NAMES = tuple("Ada Ben Cleo Dino Ella Finn Gala Hugo Ida Jon Kim Lou Mia Nils Olga".split())


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: the hash of their token, if they sent one."""

    key: str | None
    at: Millis

    def must_host(self, table: Table) -> None:
        if not table.is_host(self.key):
            raise Refused("not-host", 403)

    def must_hold(self, table: Table, seat: Seat) -> None:
        """Only the seat's holder or the host."""
        must_exist(table, seat)
        if self.key is None or self.key not in {table.chairs[seat].key, table.host_key}:
            raise Refused("not-yours", 403, seat=seat + 1)


def must_exist(table: Table, seat: Seat) -> None:
    if seat not in range(len(table.chairs)):
        raise Refused("no-such-seat", 404, seat=seat + 1)


def must_wait(table: Table) -> None:
    if table.phase != "lobby":
        raise Refused("already-started")


def must_play(table: Table) -> None:
    if table.phase == "paused":
        raise Refused("paused")
    if table.phase != "playing":
        raise Refused("match-over" if table.phase == "over" else "not-started")


def must_be_free(table: Table, more: int = 1) -> None:
    if len(table.chairs) + more > table.places:
        raise Refused("table-full", places=table.places)


def made(game: Game, settings: dict[str, Any], host: str, at: Millis) -> Entry:
    places = settings["places"] or game.seats[-1]
    check_places(game, places)
    with blame("body.options"):
        options = from_json(game, settings["options"])
        check_options(game, range(game.seats[0], places + 1), options)
    what = {
        "game": game.name,
        "version": game.version,
        "host": host,
        **settings,
        "options": to_json(options),
        "places": places,
    }
    return Entry("made", at, what=what)


def check_places(game: Game, places: int) -> None:
    least, most = game.seats[0], game.seats[-1]
    if places not in game.seats:
        raise Refused("places", 422, "body.places", least=least, most=most)


def check_options(game: Game, seats: range, options: Any) -> None:
    """Refuse options that a match could not start with, however many of these seats are taken."""
    refusals = []
    for taken in reversed(seats):
        try:
            game.start(taken, options)
        except Refusal as problem:
            refusals.append(problem)
        else:
            return
    raise refusals[0]


def set_up(table: Table, asker: Asker, changes: dict[str, Any]) -> list[Entry]:
    asker.must_host(table)
    must_wait(table)
    game, taken, options, places = table.game, len(table.chairs), table.options, table.places
    if "options" in changes:
        with blame("body.options"):
            options = from_json(game, changes["options"])
            changes["options"] = to_json(options)
    if "places" in changes:
        places = changes["places"]
        check_places(game, places)
        if places < taken:
            raise Refused("seats-taken", 409, "body.places", taken=taken)
    with blame("body.options" if "options" in changes else "body.places"):
        check_options(game, range(max(game.seats[0], taken), places + 1), options)
    return [Entry("settings", asker.at, what=changes)]


def must_be_unlike(table: Table, name: str, where: str, mine: Seat | None = None, key: str | None = None) -> None:
    """A name that could be taken for somebody else's at the table is refused."""
    others = {guest.name: guest.muted for guest in table.guests if guest.key != key}
    others |= {chair.name: chair.muted for seat, chair in enumerate(table.chairs) if seat != mine}
    other = double_of(name, others)
    if other is not None:
        shown = name if others[other] else other  # a muted name is told to nobody
        raise Refused("name-taken", 409, where, other=shown, instead=instead_of(name, others))


def must_be_fresh(table: Table, key: str, where: str) -> None:
    """A token opens one seat and nothing else, and not after the host has taken it away."""
    if table.ended.get(key) == "removed":
        raise Refused("removed", 403)
    waiting = {guest.key for guest in table.guests}
    if key == table.maker or key in table.keys or key in table.ended or key in waiting:
        raise Refused("token-used", 422, where)


def sit(  # noqa: PLR0913, PLR0917 - who, and what they bring
    table: Table, asker: Asker, name: str, key: str, where: str = "body", commitment: str | None = None
) -> list[Entry]:
    if table.seat_of(key) is not None:
        return []  # a retry: the first answer was lost
    must_be_fresh(table, key, f"{where}.token")
    must_wait(table)
    if table.locked and not table.is_host(asker.key):
        raise Refused("locked", 403)
    must_be_free(table)
    must_be_unlike(table, name, f"{where}.name")
    host = table.is_host(asker.key) and not any(chair.host for chair in table.chairs)
    what = {"name": name, "key": key, "host": host, **({"commitment": commitment} if commitment else {})}
    return [Entry("sat", asker.at, len(table.chairs), what)]


def seat_bot(table: Table, asker: Asker, bot: str, reserved: Iterable[str] = ()) -> list[Entry]:
    """Its name is unlike anybody's at the table, and unlike names that others will sit down with."""
    asker.must_host(table)
    must_wait(table)
    must_be_free(table)
    with blame("body.bot"):
        bot_named(table.game.name, bot)
    return [Entry("sat", asker.at, len(table.chairs), {"name": free_bot_name(table, reserved), "bot": bot})]


def free_bot_name(table: Table, reserved: Iterable[str] = ()) -> str:
    guests = (guest.name for guest in table.guests)
    taken = [*(chair.name for chair in table.chairs), *guests, *reserved]
    return next(name for name in bot_names() if double_of(name, taken) is None)


def bot_names() -> Iterator[str]:
    """Ada, Ben, …, Olga, Ada 2, Ben 2, …"""
    yield from BOT_NAMES
    yield from (f"{name} {turn}" for turn in count(2) for name in BOT_NAMES)


def put_in_order(table: Table, asker: Asker, order: Sequence[Seat]) -> list[Entry]:
    """Seat by seat, who sits there: whoever has the seat of this number now."""
    asker.must_host(table)
    must_wait(table)
    if sorted(order) != list(range(len(table.chairs))):
        raise Refused("order", 422, "body.order", seats=len(table.chairs))
    return [Entry("ordered", asker.at, what=list(order))] if sorted(order) != list(order) else []


def rename(table: Table, asker: Asker, seat: Seat, name: str) -> list[Entry]:
    asker.must_hold(table, seat)
    if asker.key != table.chairs[seat].key:  # not even the host renames somebody else
        raise Refused("not-yours", 403, seat=seat + 1)
    if table.chairs[seat].muted:
        raise Refused("muted", 403)
    must_be_unlike(table, name, "body.name", seat)
    return [Entry("renamed", asker.at, seat, {"name": name})] if name != table.chairs[seat].name else []


def change_bot(table: Table, asker: Asker, seat: Seat, bot: str) -> list[Entry]:
    must_exist(table, seat)
    asker.must_host(table)
    if table.chairs[seat].bot is None:
        raise Refused("no-bot", seat=seat + 1)
    with blame("body.bot"):
        bot_named(table.game.name, bot)
    return [Entry("renamed", asker.at, seat, {"bot": bot})]


def stand_up(table: Table, asker: Asker, seat: Seat) -> list[Entry]:
    asker.must_hold(table, seat)
    must_wait(table)
    return [Entry("stood", asker.at, seat, {"name": table.chairs[seat].name})]


def stand_in(table: Table, asker: Asker, seat: Seat, bot: str | None) -> list[Entry]:
    asker.must_hold(table, seat)
    if table.chairs[seat].bot:
        raise Refused("is-bot", seat=seat + 1)
    bot = bot or strongest_bot(table.game.name)
    with blame("body.bot"):
        bot_named(table.game.name, bot)
    return [] if table.chairs[seat].standin == bot else [Entry("standin", asker.at, seat, {"standin": bot})]


def come_back(table: Table, asker: Asker, seat: Seat) -> list[Entry]:
    asker.must_hold(table, seat)
    return [Entry("returned", asker.at, seat)] if table.chairs[seat].standin else []


def new_token(table: Table, asker: Asker, seat: Seat, key: str) -> list[Entry]:
    must_exist(table, seat)
    asker.must_host(table)
    if table.chairs[seat].bot:
        raise Refused("is-bot", seat=seat + 1)
    if table.seat_of(key) == seat:
        return []
    must_be_fresh(table, key, "body.token")
    return [Entry("token", asker.at, seat, {"key": key})]


def start(table: Table, asker: Asker) -> list[Entry]:
    asker.must_host(table)
    must_wait(table)
    return [ready(table, asker)]


def ready(table: Table, asker: Asker) -> Entry:
    """A match can start with everybody who is seated; by the table's options, or by others that suit its bots, unless
    other tables play the same dice: they could not be compared."""
    if len(table.chairs) not in table.game.seats:
        raise Refused("too-few", least=table.game.seats[0], found=len(table.chairs))
    must_be_seated_alike(table)
    with blame(None, 409):
        table.game.start(len(table.chairs), table.options)
    bots = () if plays_given_dice(table) else [chair.bot for chair in table.chairs if chair.bot]
    suited = suit_options(table.game.name, table.options, bots)
    return Entry("started", asker.at, what=None if suited == table.options else {"options": to_json(suited)})


def pause(table: Table, asker: Asker) -> list[Entry]:
    asker.must_host(table)
    must_play(table)
    return [Entry("paused", asker.at)]


def resume(table: Table, asker: Asker) -> list[Entry]:
    asker.must_host(table)
    if table.phase != "paused":
        raise Refused("not-paused")
    return [Entry("resumed", asker.at)]


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A move as a device sends it: which match and stamp it was meant for, and its id."""

    match: int
    seat: Seat
    stamp: int
    move: str
    id: str
    lag: Millis = 0  # network delay that we allow for


def move(table: Table, keys: Sequence[str], request: MoveRequest, at: Millis) -> list[Entry]:
    must_exist(table, request.seat)
    if table.chairs[request.seat].key not in keys:
        raise Refused("not-yours", 403, seat=request.seat + 1)
    if request.match != table.match or (table.state and request.stamp != table.stamp(request.seat)):
        raise Refused("stale")
    must_play(table)
    text, lag = proper(table, request.move), request.lag
    return [Entry("moved", at, request.seat, [text, lag] if lag else text, request.id)]


def written(table: Table, seat: Seat, text: str, at: Millis) -> Entry:
    """A bot's move. Whether it is legal shows when the table takes it in."""
    return Entry("moved", at, seat, proper(table, text))


def proper(table: Table, text: str) -> str:
    """A move in the form that the game itself writes."""
    return table.game.write(table.game.read(text))


def take_hint(table: Table, asker: Asker, seat: Seat, step: int) -> list[Entry]:
    """By default only people who play without other people get hints; a table may change that."""
    must_exist(table, seat)
    if asker.key is None or asker.key != table.chairs[seat].key:
        raise Refused("not-yours", 403, seat=seat + 1)
    must_play(table)
    if not table.gives_hints:
        raise Refused("no-hints")
    return [Entry("hinted", asker.at, seat, step)] if step > table.hinted[seat] else []
