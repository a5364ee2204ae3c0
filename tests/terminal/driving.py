"""The terminal client in a test: who sits there, what is pressed, what can be read."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from vierling.game import Game, Millis, Refusal
from vierling.play.clock import Clock
from vierling.play.dice import RandomDice
from vierling.terminal.client import Client
from vierling.terminal.party import Party, Player
from vierling.terminal.play import reseat
from vierling.terminal.voice import Voice

Script = Callable[["Pilot[None]"], Awaitable[None]]


class Watch:
    """A clock that stands still until a test moves it."""

    seconds = 0.0

    def __call__(self) -> Millis:
        return round(1000 * self.seconds)


def seat_party(game: Game, options: Any, players: Sequence[Player], seed: int, clock: Clock) -> Party:
    rng = Random(seed)
    mind = rng.getrandbits(64)
    return Party(game, options, players, RandomDice(rng), mind, clock)


def seat_client(  # noqa: PLR0913 - everything that a test may want to say about a party
    game: Game,
    options: Any,
    *players: Player | str,
    language: str = "en",
    seed: int = 1,
    record: Path | None = None,
    clock: Clock | None = None,
) -> Client:
    seated = [Player(each) if isinstance(each, str) else each for each in players]
    ticks = count()
    party = seat_party(game, options, seated, seed, clock or (lambda: 100 * next(ticks)))
    made = Client(party, Voice(language), partial(reseat, Voice(language), failed), record)
    made.animation_level = "none"  # the dice lie still at once
    made.__dict__["NOTIFICATION_TIMEOUT"] = 300.0  # what pops up stays, however slow the machine is
    if clock:
        made.tick_seconds = 3600.0  # it ticks when a test says so
    return made


async def wait(pilot: "Pilot[None]", watch: Watch, seconds: float) -> None:
    """Let time pass in a match in small steps, in each of which bots finish thinking."""
    assert isinstance(pilot.app, Client)
    for _ in range(round(seconds * 2)):
        watch.seconds += 0.5
        pilot.app.tick()
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


def failed(refusal: Refusal) -> None:
    raise AssertionError(refusal)


def drive(app: Client, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(run())


def screen_text(app: Client) -> str:
    """Everything on the screen, as a person reads it."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    assert (len(lines), {line.cell_length for line in lines}) == (height, {width})
    return "\n".join(line.text for line in lines)


def said(app: Client, where: str) -> str:
    return str(app.screen.query_one(where, Static).render())


def told(app: Client) -> list[str]:
    """What pops up for a moment."""
    return [notification.message for notification in app._notifications]


async def press(pilot: "Pilot[None]", *keys: str) -> None:
    """Each key as a person presses it, then a pause."""
    await pilot.press(*keys)
    await pilot.pause()
