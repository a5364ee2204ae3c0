"""What the devices at one table have sent, heard and seen, whatever became of the server meanwhile."""

from dataclasses import dataclass, field
from typing import Any

import orjson

from vierling.game import Seat

Move = tuple[Seat, str]  # whose, and the id that the device chose
Seats = frozenset[Seat]  # of one device: what others do quietly does not count in the numbers that it is told
UNKNOWN = frozenset({"broken"})  # refusals after which nobody knows whether the disk has it


@dataclass
class Diary:
    table: str
    sent: dict[Move, str] = field(default_factory=dict)  # the text
    done: dict[Move, tuple[int, Seats]] = field(default_factory=dict)  # at which number, and to whom
    refused: dict[Move, str] = field(default_factory=dict)  # the error's code
    shown: dict[tuple[int, Seats, Seat | None], set[bytes]] = field(default_factory=dict)  # hands, by the number told
    public: dict[tuple[int, Seats], set[bytes]] = field(default_factory=dict)  # what everybody sees
    told: dict[Seats, int] = field(default_factory=dict)  # the newest number that anybody with these seats was told
    matches: int = 0  # that a server said it had begun
    wrongs: list[str] = field(default_factory=list)  # found on the spot

    @property
    def newest(self) -> int:
        return max(self.told.values(), default=0)

    def _note_number(self, seats: Seats, number: int) -> None:
        self.told[seats] = max(self.told.get(seats, 0), number)

    def note_sent(self, move: Move, text: str) -> None:
        self.sent.setdefault(move, text)

    def note_done(self, move: Move, number: int, seats: Seats) -> None:
        if move not in self.sent:
            self.wrongs.append(f"{move} was acknowledged and never sent")
        self.done.setdefault(move, (number, seats))
        self._note_number(seats, number)

    def note_refused(self, move: Move, code: str) -> None:
        if move in self.done and code not in UNKNOWN:
            self.wrongs.append(f"{move} was acknowledged, and refused as {code} when it was sent again")
        self.refused.setdefault(move, code)

    def note_table(self, message: dict[str, Any], seats: Seats, least: int) -> None:
        """A whole table message. `least` was known before its device asked, or is what it was shown before."""
        number = message["number"]
        if number < least:
            self.wrongs.append(f"entry {least} was shown or acknowledged, and after that the table at {number}")
        self._note_number(seats, number)
        self.matches = max(self.matches, message["table"]["match"])
        self.public.setdefault((number, seats), set()).add(plain(public_of(message)))
        for hand in message["hands"]:
            self.shown.setdefault((number, seats, hand["seat"]), set()).add(plain(hand_of(hand)))


def public_of(message: dict[str, Any]) -> dict[str, Any]:
    """What follows from the log alone: who is here does not."""
    outcome = message["outcome"]
    return {
        "phase": message["table"]["phase"],
        "match": message["table"]["match"],
        "names": [seat["name"] for seat in message["table"]["seats"]],
        "to_move": message["to_move"],
        "scores": message["scores"],
        "outcome": outcome and {name: outcome[name] for name in ("points", "winners", "reason")},
    }


def hand_of(hand: dict[str, Any]) -> dict[str, Any]:
    return {name: hand[name] for name in ("stamp", "moves", "view")}


def plain(facts: Any) -> bytes:
    """As bytes that are equal if the JSON is."""
    return orjson.dumps(facts, option=orjson.OPT_SORT_KEYS)
