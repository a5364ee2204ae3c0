"""What every board can do: show a seat's sheet, say what is to be done, and tell which move was made."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from vierling.game import Game, Line, Millis, Move, Seat, View
from vierling.terminal.look import Accent
from vierling.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Sight:
    """What a board shows: a page of somebody's sheet, and the moves that can be made on it."""

    game: Game
    view: View
    seat: Seat
    page: int
    moves: frozenset[Move]
    offers: Sequence[Move]  # those of them that are listed one by one, in order
    lines: Sequence[Line]


class Note(NamedTuple):
    """What brings how many points, and a mark behind it."""

    name: str
    points: int
    mark: str = ""


class Key(NamedTuple):
    """What a click on it does (nothing, if empty), the key, and the word for it."""

    action: str
    key: str
    word: str


class Board(Widget):
    """What is abstract a game must supply: mypy sees to it, since Textual has a metaclass of its own."""

    accents: ClassVar[dict[str, Accent]]  # by shade: light, dark

    class Played(Message):
        """A move was made on the board."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    class Pondered(Message):
        """Half a move was made or taken back: what is to be done now has changed."""

    def __init__(self, voice: Voice, sight: Sight, *, small: bool = False, narrow: bool = False) -> None:
        """A small board has low cells, a narrow one no words in its margin."""
        super().__init__()
        self.voice = voice
        self.sight = sight
        self.small = small
        self.narrow = narrow

    def show(self, sight: Sight) -> None:
        self.sight = sight
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
        """Whose sheets may be looked at."""
        return seats

    @abstractmethod
    def keys(self) -> Sequence[Key]:
        """Its own, for the line at the foot."""

    def title(self, points: int) -> str:
        return self.voice.say("terminal-points", points=points)

    @abstractmethod
    def head(self, view: View, names: Sequence[str]) -> list[str]:
        """Where the match stands, in a line or two."""

    @abstractmethod
    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:
        """The dice, or whatever else lies beside the sheet; dice that tumble do not show their faces yet."""

    def clock(self, view: View, now: Millis) -> str:  # noqa: ARG002 - few games have one
        """What a clock shows, where one runs."""
        return ""

    def standing(self, view: View, seat: Seat, *, free: bool) -> str:  # noqa: ARG002 - the same
        """What a seat does, beside its points."""
        return "…" if free else "✓"

    @classmethod
    def verdict(cls, voice: Voice, view: View, seat: Seat) -> str:  # noqa: ARG003 - the same
        """What the last round was to a seat, where rounds are judged."""
        return ""

    @classmethod
    def reason(cls, voice: Voice, view: View) -> str:  # noqa: ARG003 - the same
        """Why the match is over, where that is not plain."""
        return ""

    @classmethod
    def solo_result(cls, voice: Voice, view: View, points: int, rating: str) -> str:  # noqa: ARG003 - the same
        """What one who plays alone has reached."""
        if rating:
            return voice.say("terminal-result-rated", points=points, rating=rating)
        return voice.say("terminal-result-solo", points=points)

    @abstractmethod
    def prompt(self, view: View) -> str:
        """What to do now."""

    @abstractmethod
    def notes(self) -> Sequence[Note]:
        """What brings how many points."""
