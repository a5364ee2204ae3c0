"""Request bodies."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from vierling.live.naming import proper
from vierling.proof import check_hex

LONGEST_NAME = 400  # as it is sent; how long one may be is for `proper` to say
MOST_SEATS = 100  # of any game
LONGEST_SETTING = 200  # a sheet
LONGEST_RECORD = 16_000  # about a thousand events


def plain(setting: Any) -> Any:
    """The game checks its settings; here we only limit their size."""
    if isinstance(setting, int) or (
        isinstance(setting, str) and setting.isprintable() and len(setting) <= LONGEST_SETTING
    ):
        return setting
    raise ValueError("no setting")


Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME), AfterValidator(proper)]
Hex = Annotated[str, StringConstraints(max_length=200), AfterValidator(check_hex)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Word = Annotated[str, StringConstraints(max_length=40)]
Setting = Annotated[Any, AfterValidator(plain), WithJsonSchema({"type": ["boolean", "integer", "string"]})]
Options = Annotated[dict[Word, Setting], Field(max_length=40)]
Seconds = Annotated[int, Field(ge=5, le=86400)]
Places = Annotated[int, Field(ge=1, le=MOST_SEATS)]
Hints = Literal["alone", "all", "none"]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Person(Body):
    name: Name
    token: Token


class Company(Body):
    """Who makes a table, and who sits there."""

    token: Token
    places: Places | None = None
    people: Annotated[list[Person], Field(max_length=MOST_SEATS)] = []
    bots: Annotated[list[BotName], Field(max_length=MOST_SEATS)] = []
    start: bool = False
    commitment: Hex | None = None  # of the device at which all these people sit


class NewTable(Company):
    game: Word
    options: Options = {}
    clock: Seconds | None = None
    spectators: bool = True
    hints: Hints = "alone"


class Settings(Body):
    game: Word = ""
    options: Options = {}
    clock: Seconds | None = None
    places: Places = 1
    spectators: bool = True
    hints: Hints = "alone"
    bots: Annotated[list[BotName], Field(max_length=MOST_SEATS)] = []
    best_of: Literal[0, 3, 5] = 0
    handicap: bool = False


class GameOptions(Body):
    options: Annotated[dict[str, Any], Field(max_length=40)] = {}


class Puzzle(Body):
    board: Annotated[str, Field(min_length=1, max_length=2000)]
    flip: bool = True
    tiles: Annotated[list[Annotated[int, Field(ge=1, le=9)]], Field(min_length=1, max_length=9)] = [5, 6, 7]


class Order(Body):
    grade: Annotated[int, Field(ge=1, le=5)]
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None  # safe in every browser's numbers


class HintWish(Body):
    step: Annotated[int, Field(ge=1, le=4)] = 1
    tiles: Annotated[int, Field(ge=1, le=9)] | None = None


class Branch(Body):
    token: Token
    match: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    event: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=99)]
    person: Person
    bot: BotName | None = None


class Learner(Body):
    token: Token
    person: Person


Number = Annotated[int, Field(ge=0, le=1000)]
MOST_CELLS = 400


class Boxed(Body):
    options: Options = {}
    seats: Places


class TypedSheet(Body):
    """Cell by cell, null for an empty one."""

    options: Options = {}
    numbers: Annotated[list[Number | None], Field(max_length=MOST_CELLS)]


class TypedDice(Body):
    """A full sheet, or the numbers of each roll."""

    options: Options = {}
    numbers: Annotated[list[Number | None], Field(max_length=MOST_CELLS)] = []
    rolls: Annotated[list[Annotated[list[Number], Field(max_length=9)]], Field(max_length=MOST_CELLS)] = []


class TypedRound(Body):
    numbers: Annotated[list[Number], Field(max_length=9)]
    cells: Annotated[list[Word], Field(max_length=9)]


class TypedMatch(Body):
    token: Token
    person: Person
    options: Options = {}
    rounds: Annotated[list[TypedRound], Field(max_length=MOST_CELLS)]


class CopyWish(Body):
    agreed: bool = False  # that the match is marked, if the copy tells more than the person knows


class Brought(Body):
    match: Annotated[int, Field(ge=1, le=1_000_000)]
    events: Annotated[int, Field(ge=0, le=1_000_000)]  # that the copy had
    record: Annotated[str, Field(max_length=LONGEST_RECORD)]
    hinted: Annotated[int, Field(ge=0, le=4)] = 0


class Again(Company):
    match: Annotated[int, Field(ge=1, le=1_000_000)] | None = None


class NewRound(Body):
    token: Token
    game: Word
    options: Options = {}
    places: Places | None = None
    bots: Annotated[list[BotName], Field(max_length=MOST_SEATS)] = []


class Try(Body):
    token: Token
    device: Token
    person: Person


class ShownName(Body):
    name: Name | None


class SeatOrder(Body):
    order: Annotated[list[Annotated[int, Field(ge=0, lt=MOST_SEATS)]], Field(max_length=MOST_SEATS)]


class NewSeat(Body):
    name: Name | None = None
    token: Token | None = None
    bot: BotName | None = None
    commitment: Hex | None = None


class Commitment(Body):
    commitment: Hex


class Nonce(Body):
    nonce: Hex


class NewGuest(Body):
    name: Name
    token: Token
    wants: bool = False


class SeatChange(Body):
    name: Name | None = None
    bot: BotName | None = None


class Standin(Body):
    bot: BotName | None = None


class NewToken(Body):
    token: Token


class Lock(Body):
    locked: bool = False
    spectators: bool = True


class Heir(Body):
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Tokens(Body):
    tokens: Annotated[list[Token], Field(min_length=1, max_length=MOST_SEATS + 1)]
