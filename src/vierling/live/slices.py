"""Long work on the event loop, cut into slices: nobody who plays waits for it."""

import asyncio
from collections.abc import Iterator

from vierling.game import Millis
from vierling.play.clock import Clock

SLICE: Millis = 3


class Slices:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._turn = asyncio.Lock()  # first come, first served
        self.running = 0

    async def run(self, steps: Iterator[None]) -> None:
        """Take all steps. Everything that runs here takes turns, slice by slice, and together at most half the time."""
        self.running += 1
        try:
            while not await self._slice(steps):
                pass
        finally:
            self.running -= 1

    async def _slice(self, steps: Iterator[None]) -> bool:
        """Whether that was the last one."""
        async with self._turn:
            until = self._clock() + SLICE
            for _ in steps:
                if self._clock() >= until:
                    await asyncio.sleep(SLICE / 1000)
                    return False
            return True
