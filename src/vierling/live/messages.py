"""What a server tells devices, type by type. The page's types are made from these (`python web/build.py types`)."""

from typing import Generic, Literal, NotRequired, TypedDict, TypeVar

from vierling.game import Line, Millis, Outcome, Rating, Seat
from vierling.live.bounds import Fullness
from vierling.live.patches import Patch
from vierling.live.table import Ending, Hints, Phase
from vierling.options import Kind, Setting

V = TypeVar("V")  # a game's own view
Options = dict[str, Setting]
Round = tuple[int, int | None]  # and how many there will be, if that is known


class SeatCount(TypedDict):
    least: int
    most: int


class OptionField(TypedDict):
    name: str
    kind: Kind
    choices: tuple[Setting, ...]  # of a text, only the default
    default: Setting
    needs: dict[str, int]  # the fewest seats that some choices, or parts of a text, make sense with


class GameFacts(TypedDict):
    name: str
    seats: SeatCount
    options: list[OptionField]
    bots: list[str]  # from weak to strong
    hints: bool  # whether it gives hints in play
    coach: bool  # whether a finished match can be reviewed
    figures: dict[str, int]  # what can be made, and its points
    ratings: list[Rating]


class SeatFacts(TypedDict):
    seat: Seat
    name: str  # empty if the host has muted it: then a page says "Guest 2"
    muted: bool
    kind: Literal["person", "bot"]
    bot: str | None
    standin: str | None  # the bot that plays for a person just now
    present: bool
    away_since: Millis | None
    host: bool
    hints: int  # the deepest hint taken in this match
    timed_out: Millis | None  # when its time ran out and a bot moved for it, until it moves itself
    relinked: Millis | None  # when the host gave it a new personal link, until the next match


class Handed(TypedDict):
    """The host's role belongs to a seat now: the host handed it on, or those at the table did."""

    at: Millis
    by: Literal["host", "seated"]


class Claim(TypedDict):
    """Somebody wants to be the host, because the host is lost."""

    seat: Seat
    agreed: list[Seat]


class Origin(TypedDict):
    """The match that the first one at a table goes on from, and after how many of its events."""

    table: str
    match: int
    event: int


class TableFacts(TypedDict):
    id: str
    link: str
    game: str
    options: Options
    clock: int | None  # seconds for each round
    spectators: bool
    hints: Hints
    origin: Origin | None
    places: int
    phase: Phase
    match: int
    closed: bool  # nobody plays on
    locked: bool  # nobody else may sit down
    handed: Handed | None
    host_away: Millis | None  # since when nobody with the host's token has been here; 0 if there is no host
    claims: list[Claim]
    needed: int  # how many have to agree to a claim
    seats: list[SeatFacts]
    ratings: list[Rating]
    deadline: Millis | None  # when this round's time is up
    fullness: Fullness  # a full one takes in only the rest of the match in play


class TableAnswer(TableFacts):
    """What every route of a table answers: there is no message round it."""

    to_move: list[Seat]
    round: Round | None
    touched: bool  # whether anybody has moved in this match
    now: Millis


class Result(TypedDict):
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    rating: str | None  # of a solo match


class MatchClock(TypedDict):
    """The clock of a match played in real time."""

    deadline: Millis | None  # when it will speak, by the server's clock
    lost: Millis  # what the server's clock is ahead of the match's own


class Hand(TypedDict, Generic[V]):
    seat: Seat | None
    stamp: int
    moves: list[str]
    outlook: list[int]  # for each score line, what it can become with this roll: bit n is the game's n-th figure
    timed_out: tuple[str, ...]  # the moves that a bot made for this seat when its time ran out, until it moves itself
    view: V
    drawing: NotRequired[str]  # the view as text, for a device that has asked for it


class TableMessage(TypedDict, Generic[V]):
    """All that a device is shown: the answer to its hello."""

    type: Literal["table"]
    number: int
    now: Millis
    host: bool
    mine: list[Seat | None]
    ended: list[Ending | None]  # for each token, why it no longer opens a seat
    hands: list[Hand[V]]
    table: TableFacts
    scores: tuple[tuple[Line, ...], ...]
    to_move: list[Seat]
    outcome: Result | None
    clock: MatchClock


class TableChange(TypedDict):
    """What has changed since the message before: its patch lies over that."""

    type: Literal["change"]
    number: int
    now: NotRequired[Millis]  # while a clock runs, and with whatever has a time
    patch: Patch


class Problem(TypedDict):
    code: str
    message: str
    where: str | None
    instead: NotRequired[str]  # what would be accepted: a name that is free


class Done(TypedDict):
    type: Literal["done"]
    id: str
    number: int


class Refused(TypedDict):
    type: Literal["refused"]
    id: str | None
    error: Problem


class Pong(TypedDict):
    type: Literal["pong"]
    now: Millis


Message = TableMessage[V] | TableChange | Done | Refused | Pong


class Coming(TypedDict):
    """The event that followed."""

    by: Seat | Literal["dice", "clock"]
    what: str
    at: Millis


class Position(TypedDict, Generic[V]):
    """A finished match at one of its events."""

    event: int
    events: int
    at: Millis
    next: Coming | None
    open: bool  # whether one can play on from here
    to_move: list[Seat]
    moves: list[str]  # that the seat could choose from; none for a spectator
    scores: list[tuple[Line, ...]]
    outcome: Outcome | None
    view: V
