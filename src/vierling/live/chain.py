"""What each day's dice follow from: a hash chain, used from its end backwards.

The link of a day is the hash of the next day's. So all links are fixed beforehand by the chain's end, which says
nothing about any of them, and whoever has seen a day's link cannot tell the next one.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from vierling.live.host import Day

LENGTH = 36_525  # days: a hundred years


@dataclass(frozen=True, slots=True)
class Chain:
    seed: bytes  # the last link
    first: Day  # the day of the link whose hash is the chain's end

    def link(self, day: Day) -> bytes:
        if day >= self.first + LENGTH:
            raise ValueError(f"the chain ends before day {day}")
        return hash_often(self.seed, self.first + LENGTH - 1 - day)

    @property
    def end(self) -> bytes:
        return sha256(self.link(self.first)).digest()

    def __str__(self) -> str:
        return json.dumps({"seed": self.seed.hex(), "first": self.first})


def read_chain(text: str) -> Chain:
    facts = json.loads(text)
    return Chain(bytes.fromhex(facts["seed"]), facts["first"])


@lru_cache(maxsize=8)
def hash_often(link: bytes, times: int) -> bytes:
    for _ in range(times):
        link = sha256(link).digest()
    return link
