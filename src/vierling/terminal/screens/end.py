"""The end: everybody's sheets, the winner, and another match."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import ItemGrid, ScrollableContainer, VerticalGroup
from textual.screen import Screen
from textual.widgets import Static

from vierling.game import Seat
from vierling.terminal.boards.board import Board, Key, Scene
from vierling.terminal.evening import Evening
from vierling.terminal.party import Party
from vierling.terminal.screens.hints import hints
from vierling.terminal.voice import Voice

AGAIN = Key("app.again", "N", "again")
OTHER = Key("app.games", "G", "other")
EVENING = Key("app.evening", "E", "evening")
KEYS = (
    Key("app.save", "S", "save"),
    Key("app.check_dice", "D", "dice"),
    Key("app.shade", "L", "light"),
    Key("app.leave", "Q", "quit"),
)
MARGIN = 4  # columns left and right of a sheet


class EndScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "app.again", ""),
        ("g", "app.games", ""),
        ("e", "app.evening", ""),
        ("s", "app.save", ""),
        ("d", "app.check_dice", ""),
        ("q", "app.leave", ""),
    ]

    def __init__(self, party: Party, voice: Voice, board: type[Board], evening: Evening, *, others: bool) -> None:
        """`others` says whether there is another game to choose."""
        super().__init__()
        self.evening = evening
        self.others = others
        self.party = party
        self.voice = voice
        self.board = board

    def compose(self) -> ComposeResult:
        told = (headline(self.party, self.voice, self.board), wins_so_far(self.party, self.voice, self.evening))
        yield Static("\n".join(filter(None, told)), id="headline", markup=False)
        with ScrollableContainer(id="all"):
            yield from self.table() if self.board.shared else self.all_sheets()
        yield Static(id="hint")

    def on_resize(self) -> None:
        """Words in the margins only where there is room; only afterwards is it known what is out of sight."""
        boards = list(self.query(self.board))
        for board in boards:
            board.narrow = self.several
            board.narrow |= board.measure().width + MARGIN > self.app.size.width
            board.refresh(layout=True)
        for grid in self.query(ItemGrid):
            grid.min_column_width = MARGIN + max(board.measure().width for board in boards)
        self.call_after_refresh(self.show_hint)

    def show_hint(self) -> None:
        shown = self.query_one("#all")
        cut = "↑↓ PgDn" * (shown.max_scroll_y > 0), "←→" * (shown.max_scroll_x > 0)
        more = [Key("", " ".join(filter(None, cut)), "more")] if any(cut) else []
        keys = (AGAIN, *[OTHER] * self.others, *[EVENING] * (len(self.evening.played) > 1), *KEYS, *more)
        self.query_one("#hint", Static).update(hints(self.voice, keys, self.app.size.width - 2))

    @property
    def several(self) -> bool:
        """Whether there is more than one sheet."""
        return len(self.party.players) * len(self.board.pages(self.party.match.view())) > 1

    def by_points(self) -> list[Seat]:
        return sorted(self.party.match.seats, key=lambda seat: -self.party.match.total(seat))

    def table(self) -> ComposeResult:
        """One board for everybody."""
        view, (winner, *_) = self.party.match.view(), self.by_points()
        scene = Scene(self.party.game, view, winner, 0, frozenset(), (), self.party.match.score(winner))
        board = self.board(self.voice, scene, small=True)
        board.can_focus = False  # the match is over: keys scroll
        with VerticalGroup(classes="sheet whole"):
            yield Static("\n".join(map(self.caption, self.by_points())) + "\n", markup=False)
            yield board

    def all_sheets(self) -> ComposeResult:
        with ItemGrid(min_column_width=36, regular=False):
            for seat in self.by_points():
                yield from self.sheets(seat)

    def sheets(self, seat: Seat) -> ComposeResult:
        view = self.party.match.view()
        pages = self.board.pages(view)
        for page in pages:
            scene = Scene(self.party.game, view, seat, page, frozenset(), (), self.party.match.score(seat))
            board = self.board(self.voice, scene, small=True, narrow=self.several)
            board.can_focus = False  # the match is over: keys scroll
            with VerticalGroup(classes="sheet"):
                if self.several:
                    yield Static(self.caption(seat), markup=False)
                yield board

    def caption(self, seat: Seat) -> str:
        outcome = self.party.outcome
        won = outcome is not None and seat in outcome.winners
        verdict = self.board.verdict(self.voice, self.party.match.view(), seat)
        name, points = self.party.players[seat].name, self.party.match.total(seat)
        return f"{'★ ' if won else ''}{name}  {points}  {verdict}".rstrip()


def headline(party: Party, voice: Voice, board: type[Board]) -> str:
    outcome = party.outcome
    assert outcome is not None
    names = [party.players[seat].name for seat in outcome.winners]
    if len(party.players) == 1:
        rating = voice.name_rating(party.game, party.rating())
        return board.solo_result(voice, party.match.view(), outcome.points[0], rating)
    points = outcome.points[outcome.winners[0]]  # others may have more if something else decided the match
    reason = board.reason(voice, party.match.view())
    return f"{name_winners(voice, names, points)}\n{reason}".rstrip()


def wins_so_far(party: Party, voice: Voice, evening: Evening) -> str:
    """Of those who have any, once it is more than this match that counts."""
    won = [f"{player.name} {wins}" for player, wins in zip(party.players, evening.wins, strict=False) if wins]
    return voice.say("terminal-evening-wins", wins=", ".join(won)) if len(evening.played) > 1 and won else ""


def name_winners(voice: Voice, names: Sequence[str], points: int) -> str:
    you = voice.is_you(*names)
    if len(names) == 1:
        return voice.say("terminal-result-win", you=you, name=names[0], points=points)
    joined = voice.say("terminal-names-joined", first=", ".join(names[:-1]), last=names[-1])
    return voice.say("terminal-result-share", you=you, names=joined, points=points)
