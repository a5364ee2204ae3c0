"""What every board does: show a seat's sheet, prompt for a move, and report the move that was made."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from vierling.game import Game, Line, Millis, Move, Seat, View
from vierling.terminal.theme import Accent
from vierling.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Scene:
    """What a board shows: a page of somebody's sheet, and the moves that can be made on it."""

    game: Game
    view: View
    seat: Seat
    page: int
    moves: frozenset[Move]
    offers: Sequence[Move]  # the moves to list one by one, in order
    lines: Sequence[Line]
    deadline: Millis | None = None  # of the game's own clock, if it is running


class Note(NamedTuple):
    """Something that scores, its points, and a mark after them."""

    name: str
    points: int
    mark: str = ""


class Key(NamedTuple):
    """A key to press: what a click on it does (empty: nothing), its name, and the word for what it does."""

    action: str
    key: str
    word: str


class Board(Widget):
    """A game supplies what is abstract. Only mypy checks that: Textual's metaclass leaves no room for ABC's."""

    accents: ClassVar[dict[str, Accent]]  # by shade: light, dark
    shared: ClassVar[bool] = False  # one board for everybody instead of a sheet for each seat
    tray_width: ClassVar[int] = 16  # columns of the tray: as many as two dice need
    # How the table is laid out, which depends on the window:
    low: bool = False  # cells are as low as possible
    flat: bool = False  # the tray has one line
    beside: int = 80  # columns that the tray may have

    class Played(Message):
        """A move was made on the board."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    class ChoiceChanged(Message):
        """Half a move was made or taken back, which changes the prompt."""

    def __init__(self, voice: Voice, scene: Scene, *, small: bool = False, narrow: bool = False) -> None:
        """A small board shows the end of a match; a narrow one has no words in its margin."""
        super().__init__()
        self.voice = voice
        self.scene = scene
        self.small = small
        self.narrow = narrow

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.refresh(layout=True)

    @classmethod
    def pages(cls, view: View) -> range:  # noqa: ARG003 - most sheets have one page
        """The pages of every sheet."""
        return range(1)

    @classmethod
    def page_in_play(cls, view: View) -> int:  # noqa: ARG003 - the same
        return 0

    @classmethod
    def open_sheets(cls, view: View, seats: Sequence[Seat]) -> Sequence[Seat]:  # noqa: ARG003 - most are open
        """The seats whose sheets may be viewed."""
        return seats

    def types(self, sign: str) -> bool:  # noqa: ARG002 - most boards are played with a cursor
        """Whether this key types text now instead of doing what it usually does."""
        return False

    def measure(self) -> Size:
        """The room that the board needs, laid out as it is."""
        window = self.app.size
        width = self.get_content_width(window, window)
        return Size(width, self.get_content_height(window, window, width))

    @abstractmethod
    def keys(self) -> Sequence[Key]:
        """The board's own keys, for the footer."""

    def most_keys(self) -> Sequence[Key]:
        """The keys of the busiest moment: the footer has room for them at any time, so that nothing jumps."""
        return self.keys()

    def title(self, points: int) -> str:
        return self.voice.say("terminal-points", points=points)

    def points(self, view: View, points: int) -> str:  # noqa: ARG002 - most games score as they go
        """A seat's points beside its name; empty as long as nobody knows them."""
        return str(points)

    @abstractmethod
    def head(self, view: View, names: Sequence[str]) -> list[str]:
        """Where the match stands, in a line or two."""

    @abstractmethod
    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:
        """The dice, or whatever else lies beside the sheet; tumbling dice do not show the roll yet."""

    def clock(self, view: View, now: Millis) -> str:  # noqa: ARG002 - few games have one
        """The time on the clock, if one is running."""
        return ""

    def status(self, view: View, seat: Seat, *, free: bool) -> str:  # noqa: ARG002 - the same
        """What a seat is doing, to be shown beside its points."""
        return "…" if free else "✓"

    @classmethod
    def verdict(cls, voice: Voice, view: View, seat: Seat) -> str:  # noqa: ARG003 - the same
        """How the last round went for a seat, if rounds are scored."""
        return ""

    @classmethod
    def reason(cls, voice: Voice, view: View) -> str:  # noqa: ARG003 - the same
        """Why the match is over, unless it is obvious."""
        return ""

    @classmethod
    def solo_result(cls, voice: Voice, view: View, points: int, rating: str) -> str:  # noqa: ARG003 - the same
        """The result of a solo match."""
        if rating:
            return voice.say("terminal-result-rated", points=points, rating=rating)
        return voice.say("terminal-result-solo", points=points)

    @abstractmethod
    def prompt(self, view: View) -> str:
        """What to do now."""

    @abstractmethod
    def notes(self) -> Sequence[Note]:
        """What scores how many points."""
