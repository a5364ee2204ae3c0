"""The machine's clock, as servers see it: it can be set while they run, by a number in a file."""

import mmap
import os
import struct
import time
from pathlib import Path

NANOSECONDS = 1_000_000_000


class MachineClock:
    """Whoever holds this sets it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.write_bytes(bytes(8))

    def set(self, seconds: int) -> None:
        """Ahead of the true time by this much."""
        with self.path.open("r+b") as file:
            file.write(struct.pack("q", seconds * NANOSECONDS))


def set_by(path: str) -> None:
    """From now on this process sees that clock. Time that only passes, `time.monotonic`, is nobody's to set."""
    file = os.open(path, os.O_RDONLY)
    shared = mmap.mmap(file, 8, access=mmap.ACCESS_READ)
    true = time.time_ns

    def time_ns() -> int:
        ahead: int = struct.unpack("q", shared[:8])[0]
        return true() + ahead

    time.time_ns = time_ns
    time.time = lambda: time_ns() / NANOSECONDS
