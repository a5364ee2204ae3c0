"""What a server tells devices, type by type. The page's types are made from these (`python web/build.py types`)."""

from typing import Generic, Literal, NotRequired, TypedDict, TypeVar

from vierling.game import Line, Millis, Outcome, Rating, Seat
from vierling.live.bounds import Fullness
from vierling.live.patches import Patch
from vierling.live.people import Answer, Ending
from vierling.live.table import Hints, Phase
from vierling.options import Kind, Setting

ReactionName = Literal["applause", "laugh", "wow", "ouch", "luck", "cheers"]
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
    lesson: bool  # whether it has a guided first match
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
    answer: Answer | None  # to another match, once one is over
    committed: bool  # to a nonce for the dice of the next match


class GuestFacts(TypedDict):
    """Somebody who came during a match."""

    name: str  # empty if the host has muted it
    muted: bool
    wants: bool  # a seat in the next match
    present: bool


class PlanFacts(TypedDict):
    """What the next match will be."""

    game: str
    options: Options
    places: int
    clock: int | None
    hints: Hints
    bots: list[str]


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


class WhoseDice(TypedDict):
    """Where the dice of a table's first match come from, if others play with the same."""

    kind: Literal["daily", "match", "round"]
    name: str  # the day and the challenge, the table and the match, or the round
    seal: NotRequired[str]  # of a round: SHA-256 of the secret that the dice of all its tables follow from


class PactFacts(TypedDict):
    """What the dice of the match in play follow from, as far as it is known."""

    match: str
    seal: str  # SHA-256 of the house's secret
    commitments: list[tuple[Seat, str]]  # SHA-256 of each device's nonce, by its first seat
    nonces: list[tuple[Seat, str]]  # those that were opened
    settled: bool  # the dice roll; whoever has not opened is left out
    secret: str | None  # once the match is over


class TableFacts(TypedDict):
    id: str
    link: str
    game: str
    options: Options
    clock: int | None  # seconds for each round
    spectators: bool
    hints: Hints
    origin: Origin | None
    typed: bool  # whether its first match was played on paper
    carried: bool  # whether part of the match in play was played on a device, without a server
    carries: Origin | None  # the match of a server that the first one here goes on with, on a device
    lesson: int | None  # in a guided match: how many of its moves the learner has made
    dice: WhoseDice | None
    pact: PactFacts | None
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
    guests: list[GuestFacts]
    watching: NotRequired[int]  # how many look on whom nobody knows, up to 30; left out if nobody does
    joins: bool  # whether whoever wants a seat gets one in the match in play, at its next break
    plan: PlanFacts | None  # null: the same again
    best_of: int  # matches that a series has at most; 0 is no end
    handicap: bool  # whether the score sheet of the evening evens out averages
    ratings: list[Rating]
    deadline: Millis | None  # when this round's time is up
    fullness: Fullness  # a full one takes in only the rest of the match in play


class TableAnswer(TableFacts):
    """What every route of a table answers: there is no message round it."""

    to_move: list[Seat]
    round: Round | None
    touched: bool  # whether anybody has moved in this match
    now: Millis


class Copy(TypedDict):
    """A match of one person, to go on with elsewhere."""

    table: str
    match: int
    number: int  # as in a table message: whether anything has happened since
    events: int
    record: str  # of a match that need not be over, with all that it hides
    seat: Seat  # of the only person
    bots: list[str | None]  # by seat
    hints: Hints  # who gets any
    hinted: int  # the deepest hint that the person has taken


class LessonStep(TypedDict):
    """A step of a guided match."""

    text: str  # in the reader's language
    move: str | None  # to be made now; None: the sentence is only read
    show: list[str]  # what else to look at


class LessonFacts(TypedDict):
    steps: list[LessonStep]
    bot: str  # whom to play against next


class Result(TypedDict):
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    rating: str | None  # of a solo match


class MatchClock(TypedDict):
    """The clock of a match played in real time."""

    deadline: Millis | None  # when it will speak, by the server's clock
    lost: Millis  # how far the server's clock is ahead of the match's own


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
    guest: int | None  # which of the guests this device's first one is
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


class Reaction(TypedDict):
    """How somebody feels just now; it is kept nowhere."""

    type: Literal["reaction"]
    seat: Seat | None  # None: of a guest
    guest: NotRequired[str]  # the guest's name
    name: ReactionName


Message = TableMessage[V] | TableChange | Done | Refused | Pong | Reaction


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


class PlayerFacts(TypedDict):
    """Somebody who has played at a table, person or bot."""

    name: str  # empty if the host has muted it
    muted: bool
    kind: Literal["person", "bot"]
    seat: Seat | None  # now, unless they have left


class PlayedFacts(TypedDict):
    """A finished match. Players are counted from 0, in the order of the series."""

    match: int
    game: str
    options: Options
    players: list[int]  # who sat in each seat
    points: list[int]  # of each seat
    handicaps: list[int]  # what the series adds to them
    winners: list[int]  # players; nobody wins alone
    carried: bool  # part of it was played on a device, without a server: it does not count


class Run(TypedDict):
    """Some matches in a row, until somebody has won most of them."""

    matches: list[int]
    wins: list[int]  # of each player
    winners: list[int]  # players; nobody while it is open


class GameTotal(TypedDict):
    """What everybody has made in one game this evening."""

    game: str
    matches: int
    points: list[int | None]  # of each player; null for one who has not played it
    wins: list[int]


class Series(TypedDict):
    """The score sheet of the evening."""

    table: str
    best_of: int
    handicap: bool
    players: list[PlayerFacts]
    matches: list[PlayedFacts]
    runs: list[Run]
    games: list[GameTotal]
