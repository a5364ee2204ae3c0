"""Health checks (`/health`) and metrics for Prometheus (`/metrics`)."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CollectorRegistry, Histogram, exposition
from prometheus_client import Counter as Count
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from vierling.live.errors import Refused
from vierling.live.host import Kind
from vierling.live.house import House
from vierling.live.reviews import Reviews
from vierling.server.api.address import is_local
from vierling.server.pool import Pool
from vierling.server.store.store import Store
from vierling.server.store.trouble import Trouble

BEAT_SECONDS = 0.25
PATIENCE_SECONDS = 2.0  # with the database, before the server counts as not ready
MOST_LAG_SECONDS = 1.0
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

router = APIRouter()


class Vitals:
    """What is counted and measured while the server runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acks = Histogram(
            "vierling_ack_seconds",
            "From a move's arrival to its answer",
            registry=self.registry,
            buckets=QUICK,
        )
        self.thoughts = Histogram(
            "vierling_thought_seconds", "From a question to its answer", ["kind"], registry=self.registry, buckets=SLOW
        )
        self.lags = Histogram(
            "vierling_loop_lag_seconds", "How late the event loop is", registry=self.registry, buckets=QUICK
        )
        self.refusals = Count("vierling_refusals", "Requests and messages refused", ["code"], registry=self.registry)
        self.lag = 0.0  # of the last beat

    def note_thought(self, kind: Kind, seconds: float) -> None:
        self.thoughts.labels(kind).observe(seconds)

    async def feel(self) -> None:
        """The pulse of the event loop."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            self.lag = max(0.0, loop.time() - due)
            self.lags.observe(self.lag)


class Census(Collector):
    """What there is right now, counted when somebody asks."""

    def __init__(self, house: House, log: Store, pool: Pool, sockets: Counter[str], reviews: Reviews) -> None:
        self.house = house
        self.reviews = reviews
        self.log = log
        self.pool = pool
        self.sockets = sockets

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("vierling_entries", "Entries written to the log", self.log.written)
        yield GaugeMetricFamily("vierling_rooms", "Tables in memory", len(self.house.rooms))
        shelf = self.house.archive.shelf
        yield GaugeMetricFamily("vierling_matches_kept", "Finished matches in memory", len(shelf))
        yield GaugeMetricFamily("vierling_events_kept", "Events of finished matches in memory", shelf.held)
        yield GaugeMetricFamily("vierling_reviews_kept", "Reviews in memory", len(self.reviews.shelf))
        yield GaugeMetricFamily("vierling_slices_open", "Long logs being read", self.house.slices.running)
        yield GaugeMetricFamily("vierling_sockets", "Open sockets", self.sockets.total())
        queues = GaugeMetricFamily("vierling_questions_open", "Questions without an answer yet", labels=["kind"])
        for kind in Kind:
            queues.add_metric([kind], self.pool.open(kind))
        yield queues


@router.get("/health", include_in_schema=False)
async def health(request: Request) -> Response:
    """Whether it lives, which this answer shows, and whether it can take in moves."""
    facts = await check(request.app.state)
    return JSONResponse(facts, 200 if facts["ready"] else 503, {"Cache-Control": "no-store"})


async def check(state: Any) -> dict[str, Any]:
    log: Store = state.log
    database = log.is_alive and await answers(log)
    lag: float = state.vitals.lag
    ready = database and lag < MOST_LAG_SECONDS
    return {"live": True, "ready": ready, "log": log.is_alive, "database": database, "loop_lag": lag}


async def answers(log: Store) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await log.read("")
    except (Trouble, TimeoutError):
        return False
    return True


@router.get("/metrics", include_in_schema=False)
def metrics(request: Request) -> Response:
    """For this machine only, unless the settings say otherwise: nobody else needs to know how busy a club is."""
    state = request.app.state
    if not (state.settings.public_metrics or is_local(request.client.host if request.client else "")):
        raise Refused("not-found", 404, where="/metrics")
    return Response(exposition.generate_latest(state.vitals.registry), media_type=exposition.CONTENT_TYPE_LATEST)
