"""Somebody who plays Input by what a client may know: remembers every face that was seen, and wins soon enough."""

from collections import Counter
from random import Random
from typing import Any

Json = Any


def looked_away(before: Json, view: Json) -> bool:
    """Whether more has happened in between than one touch or one placing: a server sends only the newest view."""
    if view["turn"] == before["turn"]:
        return bool(before["hand"] and view["hand"])
    return bool(view["turn"] > before["turn"] + 1 or view["hand"])


class Rememberer:
    """Sees every view of a match in turn; knows the faces below all stones that were flipped."""

    def __init__(self, seed: int = 1) -> None:
        self.below: dict[tuple[int, str], str] = {}  # by seat and where the stone lies
        self.before: Json = None
        self.rng = Random(seed)

    def see(self, view: Json) -> None:
        before, self.before = self.before, view
        last = view["last"]
        if before is None or last is None or (before["turn"], before["hand"]) == (view["turn"], view["hand"]):
            return
        if looked_away(before, view):
            self.below.clear()
            return
        seat = last["seat"]
        if before["hand"]:
            face = self.below.pop((seat, "hand"), None)
        else:
            top = next(stone["top"] for stone in before["stones"][seat] if stone["at"] == last["origin"])
            face = self.below.pop((seat, last["origin"]), None) if top == last["face"] else top
            self.below.pop((seat, last["origin"]), None)
        if face:
            self.below[seat, "hand" if view["hand"] else last["to"]] = face

    def choose(self, moves: list[str]) -> str:
        if moves[0].startswith(">"):
            return max(moves, key=lambda move: (self._fullness(move[1]), self.rng.random()))
        return max(moves, key=self._worth)

    def _worth(self, move: str) -> tuple[float, float]:
        """Sure announcements first, the dearest before others; then stones from finished cards, then unknown ones."""
        spot, _, number = move.partition("!")
        seat = self.before["mover"]
        face = self.below.get((seat, spot))
        if number:
            sure = face is not None and face == self.missing(int(number[0]))
            return (100.0 + int(number[0]) if sure else -100.0), 0
        finished = spot[0] != "s" and int(spot[0]) in self.before["finished"]
        keeps = self._decides(spot) and not finished
        return 3.0 * finished + (face is None) + (spot[0] == "s") - 9.0 * keeps, self.rng.random()

    def _decides(self, spot: str) -> bool:
        """Whether the number there is among those that win the match together."""
        return spot[0] in self.before["options"]["combination"].split(",")

    def missing(self, number: int) -> str | None:
        cards = self.before["options"]["cards"].split("/")[number]
        symbols = [sign for sign in cards if sign.isupper()]
        taken = {stone["at"] for own in self.before["stones"] for stone in own}
        free = [symbol for place, symbol in enumerate(symbols, 1) if f"{number}.{place}" not in taken]
        return free[0] if len(free) == 1 else None

    def _fullness(self, card: str) -> int:
        mine = self.before["mover"]
        lying = Counter(
            seat == mine
            for seat, own in enumerate(self.before["stones"])
            for stone in own
            if stone["at"][0] == card and stone["at"][0] != "s"
        )
        return 2 * lying[True] + lying[False] + (3 if lying[True] else 0) + 50 * self._decides(card)
