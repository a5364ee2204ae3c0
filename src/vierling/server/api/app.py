"""The ASGI app: REST, sockets, and the page."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import vierling
from vierling.game import Millis, Refusal
from vierling.live.closing import CLOSED
from vierling.live.contests import Contests
from vierling.live.daily import Daily
from vierling.live.device import Device
from vierling.live.host import Elsewhere, Host
from vierling.live.house import House
from vierling.live.keeping import Keeper, Terms
from vierling.live.reviews import Reviews
from vierling.live.rounds import Rounds
from vierling.play.clock import Clock
from vierling.play.dice import Dice, secret_dice
from vierling.server.admin import find_token
from vierling.server.api import (
    admin,
    again,
    branches,
    carrying,
    companion,
    daily,
    errors,
    evening,
    fairness,
    hints,
    keeping,
    lessons,
    moderation,
    parcels,
    printing,
    puzzles,
    reports,
    rounds,
)
from vierling.server.api.address import origin_of
from vierling.server.api.adopting import adopt
from vierling.server.api.bans import BANNED, Bans
from vierling.server.api.encoding import dump
from vierling.server.api.garbage import Collector
from vierling.server.api.guard import Bucket, Buckets, Guard, address_of, on_crash
from vierling.server.api.neighbours import PATIENCE_SECONDS, PAUSE_SECONDS, Neighbours, Unreachable, on_elsewhere
from vierling.server.api.page import add_page
from vierling.server.api.passing import AGAIN
from vierling.server.api.reception import Visit
from vierling.server.api.routes import router
from vierling.server.api.settings import Settings
from vierling.server.api.socket import manners, turn_away
from vierling.server.api.thinking import Queues
from vierling.server.api.vitals import Census, Vitals
from vierling.server.api.vitals import router as vital_signs
from vierling.server.api.wire import WIRE, Wire
from vierling.server.learned import teach_readable
from vierling.server.pool import Pool
from vierling.server.store.store import SharedStore, Store, opened
from vierling.server.store.trouble import Trouble

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 60.0
CLOSED_WITH = {"no-table": 4404, "stopping": 1012}  # instead of a sentence: pages know what to do
ANSWERS: dict[type[Exception], Any] = {
    Refusal: errors.on_refusal,
    RequestValidationError: errors.on_invalid,
    HTTPException: errors.on_http,
    Trouble: errors.on_trouble,
    ClientDisconnect: errors.on_gone,
    Elsewhere: on_elsewhere,
    Exception: on_crash,
}
PARTS = (
    puzzles,
    printing,
    hints,
    reports,
    branches,
    carrying,
    lessons,
    companion,
    again,
    daily,
    rounds,
    moderation,
    keeping,
    parcels,
    admin,
    evening,
    fairness,
)


SECRET = "link secret"  # noqa: S105 - the note's name


def make_app(
    settings: Settings,
    stop: Callable[[Exception], None] = lambda _: None,
    dice: Dice | None = None,
    clock: Clock | None = None,
) -> FastAPI:
    """`stop` is called, in another thread, when nothing can be written any more. Dice are secret and the clock is the
    machine's unless others are handed in."""

    app = FastAPI(
        title="Vierling",
        version=vierling.__version__,
        lifespan=partial(life, stop=stop, dice=dice, clock=clock),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    add_state(app, settings)
    app.add_middleware(GZipMiddleware, compresslevel=5)
    app.add_middleware(Guard, per_second=settings.requests_per_second, bans=app.state.bans)
    for problem, answer in ANSWERS.items():
        app.add_exception_handler(problem, answer)
    for each in (router, *(part.router for part in PARTS), vital_signs):
        app.include_router(each)
    add_page(app)
    # First: after a restart every device comes back at once, and none of them is any other route's.
    app.router.routes.insert(0, WebSocketRoute("/api/tables/{table}/socket", sit_down))
    return app


def add_state(app: FastAPI, settings: Settings) -> None:
    """What lasts as long as the app, whether it is open or not."""
    state = app.state
    state.settings = settings
    state.vitals = Vitals()
    state.sockets = Counter()
    state.devices = {}  # and their addresses
    state.bans = Bans()
    state.makers = Buckets(lambda: Bucket(settings.tables_per_minute / 60, settings.tables_per_minute))
    state.actors = Buckets(lambda: Bucket(settings.acts_per_second, 30 * settings.acts_per_second))
    state.puzzlers = Buckets(lambda: Bucket(settings.puzzles_per_minute / 60, settings.puzzles_per_minute))
    state.parcels = parcels.Parcels()
    state.senders = Buckets(lambda: Bucket(settings.parcels_per_minute / 60, settings.parcels_per_minute))
    state.press = asyncio.Semaphore(1)  # a PDF at a time
    state.reviews = Reviews()
    state.queues = Queues()
    state.neighbours = None
    state.waking = set()  # tables that are being taken over


@asynccontextmanager
async def life(
    app: FastAPI, stop: Callable[[Exception], None], dice: Dice | None, clock: Clock | None
) -> AsyncIterator[None]:
    """From opening the log to closing it."""
    async with opened(app.state.settings.database, stop, app.state.settings.dead_seconds) as log:
        app.state.log = log
        chores = await move_in(app, log, dice, clock or steady_clock(log.ahead))
        if isinstance(log, SharedStore):
            await meet_neighbours(app, log)
        yield
        for chore in chores:
            chore.cancel()
        drop_work(app)
        if app.state.neighbours:
            app.state.neighbours.close()


async def meet_neighbours(app: FastAPI, log: SharedStore) -> None:
    """From now on others pass on to this process what it owns, and it takes over what nobody owns any more."""
    settings: Settings = app.state.settings
    secret = await log.settle_note(SECRET, secrets.token_hex(32))
    neighbours = app.state.neighbours = Neighbours(app, log.members, secret.encode(), partial(receive_visit, app))
    neighbours.on_met = app.state.pool.get_ready
    await neighbours.open(settings.link_host, settings.link_port)
    log.members.on_outcast = log.members.on_lost = partial(abandon, app)
    log.members.on_adopted = partial(adopt, app)


def abandon(app: FastAPI) -> None:
    """Others may have all tables by now."""
    app.state.house.abandon()
    app.state.contests.abandon()


async def move_in(app: FastAPI, log: Store, dice: Dice | None, clock: Clock) -> list["asyncio.Task[None]"]:
    """What is done from then on, until it is cancelled."""
    settings, vitals = app.state.settings, app.state.vitals
    pool = app.state.pool = Pool(settings.thinkers, teach(settings), settings.bots, vitals.note_thought)
    secret = None if dice else partial(secrets.token_bytes, 32)
    house = app.state.house = House(Host(log, pool, dice or secret_dice(), clock, dump, draw_secret=secret))
    contests = app.state.contests = Contests(house)
    app.state.rounds = Rounds(contests)
    app.state.daily = Daily(house, contests, await daily.find_chain(log, house.host.clock()))
    app.state.admin_token = await find_token(settings.database, settings.admin_token, log)
    keeper = Keeper(house, log, Terms(settings.archive_days, settings.delete_days))
    vitals.registry.register(Census(house, log, pool, app.state.sockets, app.state.reviews))
    chores = sweep(house, keeper, app.state.devices, Collector()), vitals.feel()
    return [asyncio.create_task(chore) for chore in chores]


def teach(settings: Settings) -> tuple[bytes, ...]:
    """The weights that could be read; what was wrong with the others is reported."""
    learned, refused = teach_readable(settings.learned)
    for file, problem in refused:
        logger.warning("trained weights in %s were refused: %s", file, problem)
    return learned


def drop_work(app: FastAPI) -> None:
    """Thoughts hold nobody up: tables go on after the restart, and questions can be asked again."""
    app.state.daily.close()
    app.state.house.close()
    app.state.pool.close()


def steady_clock(ahead_of_ours: Millis = 0) -> Clock:
    """The time of day at the start, and the seconds since then: setting the machine's clock moves nobody's deadline."""
    ahead = time.time_ns() - time.monotonic_ns() + 1_000_000 * ahead_of_ours
    return lambda: (time.monotonic_ns() + ahead) // 1_000_000


async def sweep(house: House, keeper: Keeper, devices: Collection[Device], collector: Collector) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.sweep()
        collector.look_through(quiet=not devices)
        try:
            await keeper.tidy()
        except Exception:  # a full disk may have room again in a minute
            logger.exception("tables could not be tidied up")


async def sit_down(socket: WebSocket) -> None:
    app = socket.scope["app"]
    settings: Settings = app.state.settings
    sockets: Counter[str] = app.state.sockets
    address = address_of(socket.scope)
    neighbours: Neighbours | None = app.state.neighbours
    if neighbours and neighbours.members.is_lost:
        await socket.send_denial_response(Response(status_code=503))  # a load balancer tries another process
        return
    await socket.accept()
    if address in app.state.bans:
        await socket.close(BANNED)
        return
    if sockets[address] >= settings.sockets_per_address:
        await socket.close(1013)
        return
    sockets[address] += 1
    try:
        with suppress(WebSocketDisconnect):
            await receive_guest(socket, settings)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def pass_on(socket: WebSocket, problem: Elsewhere) -> bool:
    """To whoever has the table; false, after a moment, if nobody answers there: then somebody has it soon."""
    facts = {
        "table": problem.table,
        "origin": origin_of(socket),
        "language": errors.language_of(socket),
        "address": address_of(socket.scope),
    }
    state = socket.scope["app"].state
    try:
        await state.neighbours.relay(socket.scope["extensions"][WIRE]["wire"], problem, facts)
    except Unreachable:
        await state.log.members.change(PAUSE_SECONDS)
        return False
    return True


async def receive_guest(socket: WebSocket, settings: Settings) -> None:
    """Here, or wherever the table is: if that cannot be reached for long, the device had better come back."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            await receive_here(socket, settings)
        except Elsewhere as problem:
            if not await pass_on(socket, problem):
                continue
        return
    await socket.close(AGAIN)


async def receive_here(socket: WebSocket, settings: Settings) -> None:
    state = socket.scope["app"].state
    try:
        room = await state.house.find(socket.path_params["table"])
    except Trouble:
        await socket.close(AGAIN)
    except Refusal as problem:
        state.vitals.refusals.labels(problem.code).inc()
        if problem.code in CLOSED_WITH:
            await socket.close(CLOSED_WITH[problem.code])
        else:
            await turn_away(socket, problem, settings.request_seconds)
    else:
        if room.shown.closed:
            await socket.close(CLOSED)
        else:
            wire: Wire = socket.scope["extensions"][WIRE]["wire"]
            device = Device(wire, room, origin_of(socket), errors.language_of(socket), manners(state.vitals))
            state.devices[device] = address_of(socket.scope)
            try:
                await attend(device, wire, settings.request_seconds)
            finally:
                del state.devices[device]


async def receive_visit(app: FastAPI, visit: Visit, facts: dict[str, Any]) -> None:
    """The same for a device that came to another process."""
    state = app.state
    try:
        room = await state.house.find(facts["table"])
    except Refusal as problem:
        state.vitals.refusals.labels(problem.code).inc()
        if problem.code not in CLOSED_WITH:
            visit.line.tell(dump({"type": "refused", "id": None, **errors.shape(problem, facts["language"])}))
        visit.line.hang_up(CLOSED_WITH.get(problem.code, 4409))
        return
    if room.shown.closed:
        visit.line.hang_up(CLOSED)
        return
    device = Device(visit.line, room, facts["origin"], facts["language"], manners(state.vitals))
    state.devices[device] = facts["address"]
    late = asyncio.get_running_loop().call_later(state.settings.request_seconds, device.hurry)
    try:
        await visit.sit(device)
    finally:
        late.cancel()
        device.leave()
        del state.devices[device]


async def attend(device: Device, wire: Wire, patience: float) -> None:
    """From hello to goodbye."""
    late = asyncio.get_running_loop().call_later(patience, device.hurry)
    try:
        await wire.listen(device)
    finally:
        late.cancel()
        device.leave()
