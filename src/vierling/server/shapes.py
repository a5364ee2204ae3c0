"""The bodies of requests."""

import unicodedata
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints


def printable(name: str) -> str:
    """A name is what others see: no control or invisible formatting characters."""
    if any(unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} for sign in name):
        raise ValueError("control characters")
    return unicodedata.normalize("NFC", name)


Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24), AfterValidator(printable)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Seconds = Annotated[int, Field(ge=5, le=86400)]
Places = Annotated[int, Field(ge=1, le=99)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Person(Body):
    name: Name
    token: Token


class NewTable(Body):
    token: Token
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[str, Any], Field(max_length=40)] = {}
    places: Places | None = None
    clock: Seconds | None = None
    spectators: bool = True
    people: Annotated[list[Person], Field(max_length=15)] = []
    bots: Annotated[list[BotName], Field(max_length=15)] = []
    start: bool = False


class Settings(Body):
    options: Annotated[dict[str, Any], Field(max_length=40)] = {}
    clock: Seconds | None = None
    places: Places = 1
    spectators: bool = True


class NewSeat(Body):
    name: Name | None = None
    token: Token | None = None
    bot: BotName | None = None


class SeatChange(Body):
    name: Name | None = None
    bot: BotName | None = None


class Standin(Body):
    bot: BotName | None = None


class NewToken(Body):
    token: Token
