"""A house with challenges of the day, in the test's own process."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from live.hosting import Brains, Paper, Watch, make_host, until
from vierling.game import Refusal
from vierling.live.acts import MoveRequest
from vierling.live.chain import Chain
from vierling.live.contests import Contests
from vierling.live.daily import ChallengeFacts, Daily, Wish
from vierling.live.errors import Refused
from vierling.live.host import Kind
from vierling.live.house import House, hash_token
from vierling.live.keeping import DAY
from vierling.live.room import Room
from vierling.play.challenge import challenge_named
from vierling.play.mastering import ponder

TODAY = 20_774  # 2026-11-17
SEED = bytes(32)
IDS = (f"move {number}" for number in count())


class Napping(Brains):
    """Nobody is there to play as the master, which takes seconds, unless a test is about it."""

    awake = False
    cold = False  # as long as nothing is compiled

    async def run(self, kind: Kind, game: str, work: Callable[..., Any], *args: Any) -> Any:
        if work is ponder and not self.awake:
            raise Refused("stopping", 503)
        if self.cold:
            raise Refusal("warming-up", "still being compiled")
        return await super().run(kind, game, work, *args)


@dataclass
class Club:
    """All that is left after a restart is on paper."""

    paper: Paper = field(default_factory=Paper)
    watch: Watch = field(default_factory=Watch)

    def __post_init__(self) -> None:
        self.watch.now = max(self.watch.now, TODAY * DAY + 3_600_000)
        self.brains = Napping()
        host, *_ = make_host()
        self.house = House(replace(host, log=self.paper, clock=self.watch, thinkers=self.brains))
        self.contests = Contests(self.house)
        self.daily = Daily(self.house, self.contests, Chain(SEED, TODAY - 1))

    def restarted(self) -> "Club":
        self.daily.close()
        self.house.close()
        return Club(self.paper, self.watch)

    async def begin(self, who: str, challenge: str = "knister", go: int = 1) -> Room:
        """The table of somebody's first try, or of a later one."""
        host, seat = (hash_token(f"{who} {challenge} {go} {what} {self.daily.today}") for what in ("host", "seat"))
        return await self.daily.play(challenge_named(challenge), Wish(host, seat, who, who.capitalize()))

    async def look(self, who: str | None, challenge: str = "knister", day: int | None = None) -> ChallengeFacts:
        facts = await self.daily.look(self.daily.today if day is None else day, who)
        return next(each for each in facts["challenges"] if each["name"] == challenge)

    async def mastered(self) -> None:
        await until(lambda: not self.daily._masters)


async def play_on(room: Room, choose: int = 0, most: int = 10_000) -> list[str]:
    """Whoever has the first seat takes one of the moves offered, until the match is over: what was rolled till then."""
    for _ in range(most):
        await until(lambda: is_turn(room))
        if is_over(room):
            break
        await move(room, choose)
    await until(lambda: room.shown is room.latest)
    return rolled(room)


def is_over(room: Room) -> bool:
    return room.latest.phase == "over"


def is_turn(room: Room) -> bool:
    """Bots take their time: until it is somebody else's turn, the clock runs for them."""
    state, watch = room.latest.state, room.host.clock
    assert state
    if is_over(room) or 0 in state.to_move():
        return True
    assert isinstance(watch, Watch)
    watch.now += 1000
    room._act()
    return False


async def move(room: Room, choose: int | str) -> None:
    table = room.latest
    assert table.state
    text = choose if isinstance(choose, str) else table.game.write([*table.state.offers(0)][choose])
    done = room.move([*table.keys], MoveRequest(table.match, 0, table.stamp(0), text, next(IDS)))
    assert done
    await asyncio.shield(done)
    await until(lambda: room.shown.number >= table.number)


def rolled(room: Room) -> list[str]:
    paper = room.host.log
    assert isinstance(paper, Paper)
    return [entry.what for entry in paper.tables[room.latest.id] if entry.kind == "rolled"]
