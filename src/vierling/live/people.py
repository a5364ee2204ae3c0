"""Who is at a table: in its seats, or waiting for one."""

from dataclasses import dataclass
from typing import Literal

from vierling.game import Millis

Answer = Literal["yes", "no"]  # to another match
Ending = Literal["relinked", "removed"]  # why a token no longer opens a seat


@dataclass(frozen=True, slots=True)
class Chair:
    """A taken seat. A bot's seat has no key; a bot may stand in at a person's."""

    name: str
    key: str | None = None  # hash of the holder's token
    bot: str | None = None
    standin: str | None = None
    host: bool = False
    muted: bool = False  # others do not see its name
    relinked: Millis | None = None  # when the host gave it a new personal link; until the next match
    first: str | None = None  # the key that the holder sat down with, if the personal link is a new one
    answer: Answer | None = None  # whether the holder wants to play again, once a match is over
    commitment: str | None = None  # to a nonce for the dice of the next match

    @property
    def person(self) -> str:
        """Who sits here, whatever link or seat they have now. No key looks like a bot's name."""
        return self.first or self.key or f"bot {self.name}"

    @property
    def thinker(self) -> str | None:
        return self.bot or self.standin


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came during a match: known by name, and perhaps waiting for a seat in the next one."""

    name: str
    key: str  # hash of their token, which will open the seat
    first: str | None = None  # as in a chair
    wants: bool = False
    host: bool = False  # had the host's seat before
    muted: bool = False  # as in a chair, and stays so in a seat

    @property
    def person(self) -> str:
        return self.first or self.key


@dataclass(frozen=True, slots=True)
class Handing:
    """The host's role was handed on, by the host or by those at the table."""

    at: Millis
    by: Literal["host", "seated"]


@dataclass(frozen=True, slots=True)
class Vote:
    """Whom somebody wants to be the host, by keys: seats may be put in another order."""

    by: str
    wanted: str
    at: Millis
