"""Addresses that are shut out for a time. In memory only: no address is ever written to disk, and a restart lifts all
bans."""

import time

BANNED = 4403  # what sockets are closed with


class Bans:
    def __init__(self) -> None:
        self._until: dict[str, float] = {}  # by `address_of`

    def __contains__(self, address: str) -> bool:
        until = self._until.get(address)
        return until is not None and until > time.monotonic()

    def put(self, address: str, seconds: int) -> None:
        self._until = {each: until for each, until in self._until.items() if each in self}
        self._until[address] = time.monotonic() + seconds

    def lift(self, address: str) -> bool:
        """Whether it was banned."""
        held = address in self
        self._until.pop(address, None)
        return held

    def left(self) -> dict[str, int]:
        """Seconds for each address."""
        now = time.monotonic()
        return {address: round(until - now) for address, until in self._until.items() if address in self}
