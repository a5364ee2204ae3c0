"""What can be asked of a house in a browser: the server's routes, as far as they need no other device."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from random import SystemRandom
from typing import Any

from vierling.coach.report import report_of
from vierling.coach.spread import spreads_of
from vierling.extras import is_installed
from vierling.kit import GAMES, game_named, kit_of
from vierling.live import (
    acts,
    boxed,
    branching,
    carrying,
    closing,
    evening,
    fairness,
    making,
    moderation,
    reviews,
    thinking,
)
from vierling.live.acts import Asker
from vierling.live.contests import Contests
from vierling.live.daily import Daily, Wish, day_of
from vierling.live.entry import Entry
from vierling.live.errors import Refused, blame
from vierling.live.export import export
from vierling.live.frames import game_facts
from vierling.live.host import Kind
from vierling.live.house import House, hash_token
from vierling.live.making import Visit, told
from vierling.live.reviews import Reviews
from vierling.live.room import Room
from vierling.live.table import Table
from vierling.options import from_json, to_json
from vierling.play.challenge import challenge_named
from vierling.play.lesson import lesson_of

Json = Any


@dataclass(frozen=True, slots=True)
class Office:
    """What a house in a browser has."""

    house: House
    contests: Contests
    daily: Daily
    origin: str
    is_published: bool  # whether everybody has the same days: then they can be played here
    reviews: Reviews = field(default_factory=Reviews)


@dataclass(frozen=True, slots=True)
class Call:
    office: Office
    asker: Asker
    say: Callable[[str], str]  # in the language of whoever asks
    path: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, str] = field(default_factory=dict)
    body: dict[str, Any] = field(default_factory=dict)
    tell: Callable[[float], None] = reviews.tell_nobody  # how much of a long answer is done

    @property
    def house(self) -> House:
        return self.office.house

    @property
    def visit(self) -> Visit:
        return Visit(self.house, self.asker, self.office.origin)

    @property
    def seat(self) -> int:
        return int(self.path["seat"])

    @property
    def think(self) -> thinking.Think:
        return self.house.host.thinkers.run

    def number(self, name: str) -> int | None:
        return int(self.query[name]) if name in self.query else None

    async def room(self) -> Room:
        return await self.house.find(self.path["table"])


# What only changes a table

Act = Callable[[Table, Call, Room], list[Entry]]


def by_the_room(act: Callable[[Table, Asker, Any], list[Entry]], table: Table, call: Call, room: Room) -> list[Entry]:
    return act(table, replace(call.asker, at=room.now()), room.presence())


ACTS: dict[str, Act] = {
    "PATCH /tables/{table}": lambda table, call, _: evening.change(table, call.asker, call.body),
    "POST /tables/{table}/seats": lambda table, call, _: making.take_seat(table, call.asker, **call.body),
    "PATCH /tables/{table}/seats/{seat}": lambda table, call, _: making.change_seat(
        table, call.asker, call.seat, **call.body
    ),
    "DELETE /tables/{table}/seats/{seat}": lambda table, call, _: moderation.leave(table, call.asker, call.seat),
    "PUT /tables/{table}/order": lambda table, call, _: acts.put_in_order(table, call.asker, **call.body),
    "PUT /tables/{table}/seats/{seat}/standin": lambda table, call, _: acts.stand_in(
        table, call.asker, call.seat, call.body.get("bot")
    ),
    "DELETE /tables/{table}/seats/{seat}/standin": lambda table, call, _: acts.come_back(table, call.asker, call.seat),
    "PUT /tables/{table}/seats/{seat}/token": lambda table, call, _: acts.new_token(
        table, call.asker, call.seat, hash_token(call.body["token"])
    ),
    "POST /tables/{table}/pause": lambda table, call, _: acts.pause(table, call.asker),
    "POST /tables/{table}/resume": lambda table, call, _: acts.resume(table, call.asker),
    "POST /tables/{table}/start": lambda table, call, room: making.start(table, call.asker, room),
    "POST /tables/{table}/rematch": partial(by_the_room, evening.rematch),
    "DELETE /tables/{table}/rematch": partial(by_the_room, evening.decline),
    "PUT /tables/{table}/commitment": lambda table, call, _: fairness.commit(table, call.asker, **call.body),
    "PUT /tables/{table}/nonce": lambda table, call, _: fairness.open_nonce(table, call.asker, **call.body),
}


# What asks for something


async def material(call: Call) -> Json:
    with blame("path.game", 404):
        return game_named(call.path["game"]).material()


async def check_options(call: Call) -> Json:
    with blame("path.game", 404):
        game = game_named(call.path["game"])
    with blame("body.options"):
        return to_json(from_json(game, call.body.get("options", {})))


async def generate(call: Call) -> Json:
    if not is_installed("numba"):  # it would take minutes
        raise Refused("needs-server", 503)
    seed = call.body.get("seed")
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    return await thinking.generate(call.think, call.path["game"], grade=call.body["grade"], seed=seed)


async def show_lesson(call: Call) -> Json:
    with blame("path.game", 404):
        lesson = lesson_of(call.path["game"])
    return branching.lesson_facts(lesson, call.say)


async def begin_lesson(call: Call) -> Json:
    with blame("path.game", 404):
        lesson = lesson_of(call.path["game"])
    return await branching.begin_lesson(call.visit, lesson, **call.body)


async def give_hint(call: Call) -> Json:
    return await thinking.give_hint(await call.room(), call.asker, call.think, call.seat, **call.body)


async def position(call: Call) -> Json:
    past = await call.house.archive.find((await call.room()).shown, call.number("match"))
    return branching.position_facts(past, call.number("event"), call.number("seat"))


async def record(call: Call) -> Json:
    return await call.house.archive.record((await call.room()).shown, call.number("match"))


async def report(call: Call) -> Json:
    match = await reviews.match_told(call.house.archive, (await call.room()).shown, call.number("match"))
    with blame("path.table", 409):
        return await call.think(Kind.REVIEW, match.game, report_of, match.record)


async def review(call: Call) -> Json:
    match = await reviews.match_told(call.house.archive, (await call.room()).shown, call.number("match"))
    run = partial(call.think, Kind.REVIEW, match.game)
    return await call.office.reviews.give(match.record, partial(reviews.think_over, run, match.record, call.tell))


async def close_table(call: Call) -> Json:
    room = await call.room()
    await call.house.close_table(room.latest.id, lambda table: closing.close(table, call.asker))
    return told(room, call.office.origin)


async def delete_table(call: Call) -> Json:
    room = await call.room()
    call.asker.must_host(room.latest)
    await call.office.contests.delete_table(room.latest.id)


async def forget_name(call: Call) -> Json:
    if call.asker.key is None:
        raise Refused("not-seated", 403)
    await call.house.forget_name(call.path["table"], call.asker.key)
    await call.office.contests.forget_name(call.path["table"])


async def take_along(call: Call) -> Json:
    keys = [hash_token(token) for token in call.body["tokens"]]
    return await export(call.house.archive, (await call.room()).shown, keys)


async def house_facts(_call: Call) -> Json:
    """Nothing is ever deleted unasked: there is no other copy."""
    return {"notice": None, "archive_days": 0, "delete_days": 0}


def days_of(call: Call) -> Daily:
    """Alone, days cannot be compared with anybody's; where all have the same, they can."""
    if not call.office.is_published:
        raise Refused("needs-server", 503)
    return call.office.daily


async def look_at_day(call: Call) -> Json:
    daily = days_of(call)
    with blame("query.day"):
        wanted = day_of(call.query["day"]) if "day" in call.query else daily.today
    if wanted > daily.today or wanted < daily.chain.first:
        raise Refused("daily-future", 404, "query.day")
    return await daily.look(wanted, call.asker.key)


async def try_day(call: Call) -> Json:
    daily, body = days_of(call), call.body
    person = body["person"]
    wish = Wish(hash_token(body["token"]), hash_token(person["token"]), hash_token(body["device"]), person["name"])
    with blame("path.challenge", 404):
        chosen = challenge_named(call.path["challenge"])
    return told(await daily.play(chosen, wish), call.office.origin)


async def show_name(call: Call) -> Json:
    if call.asker.key is None:
        raise Refused("daily-not-played", 409)
    await days_of(call).show_name(call.path["challenge"], call.asker.key, call.body["name"])


async def at_once(value: Json) -> Json:
    return value


async def about_table(call: Call) -> Json:
    return told(await call.room(), call.office.origin)


async def series(call: Call) -> Json:
    return await call.house.archive.series((await call.room()).shown)


async def branch(call: Call) -> Json:
    return await branching.branch(call.visit, await call.room(), **call.body)


async def hand_out(call: Call) -> Json:
    return await carrying.hand_out(call.house, await call.room(), call.asker, **call.body)


async def again(call: Call) -> Json:
    return await branching.again(call.visit, await call.room(), call.office.daily.chain, **call.body)


ANSWERS: dict[str, Callable[[Call], Awaitable[Json]]] = {
    "GET /games": lambda _: at_once([game_facts(game) for game in GAMES.values()]),
    "GET /games/{game}/material": material,
    "GET /games/{game}/spread": lambda call: at_once(spreads_of(kit_of(call.path["game"]).game.name)),
    "POST /games/{game}/options": check_options,
    "POST /games/{game}/solve": lambda call: thinking.solve(call.think, call.path["game"], **call.body),
    "POST /games/{game}/generate": generate,
    "GET /games/{game}/companion": lambda call: at_once(boxed.facts(call.path["game"])),
    "POST /games/{game}/companion": lambda call: at_once(boxed.way(call.path["game"], **call.body)),
    "POST /games/{game}/tally": lambda call: at_once(boxed.tally(call.path["game"], **call.body)),
    "POST /games/{game}/hindsight": lambda call: boxed.look_back(call.think, call.path["game"], **call.body),
    "POST /games/{game}/typed": lambda call: boxed.type_in(call.visit, call.path["game"], **call.body),
    "GET /games/{game}/lesson": show_lesson,
    "POST /games/{game}/lesson": begin_lesson,
    "GET /house": house_facts,
    "POST /tables": lambda call: making.make_table(call.visit, **call.body),
    "GET /tables/{table}": about_table,
    "DELETE /tables/{table}": delete_table,
    "POST /tables/{table}/close": close_table,
    "DELETE /tables/{table}/name": forget_name,
    "POST /tables/{table}/export": take_along,
    "POST /tables/{table}/seats/{seat}/hint": give_hint,
    "GET /tables/{table}/record": record,
    "GET /tables/{table}/position": position,
    "GET /tables/{table}/report": report,
    "GET /tables/{table}/review": review,
    "GET /tables/{table}/series": series,
    "POST /tables/{table}/branch": branch,
    "POST /tables/{table}/again": again,
    "POST /tables/{table}/copy": hand_out,
    "POST /carried": lambda call: carrying.go_on(call.visit, **call.body),
    "GET /daily": look_at_day,
    "POST /daily/{challenge}/tries": try_day,
    "PUT /daily/{challenge}/name": show_name,
}


def pattern_of(route: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route))


PATTERNS = {pattern_of(route): route for route in (*ACTS, *ANSWERS)}


async def answer(method: str, path: str, call: Call) -> Json:
    """Whatever is not here needs a server: other devices, or a printer's fonts."""
    for pattern, route in PATTERNS.items():
        if found := pattern.fullmatch(f"{method} {path}"):
            return await perform(route, replace(call, path=found.groupdict()))
    raise Refused("needs-server", 503)


async def perform(route: str, call: Call) -> Json:
    if route in ANSWERS:
        return await ANSWERS[route](call)
    room = await call.room()
    await room.act(lambda table: ACTS[route](table, call, room))
    return told(room, call.office.origin)
