"""The end: everybody's sheets, who has won, and once more."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import ItemGrid, VerticalGroup, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from vierling.game import Seat
from vierling.terminal.boards.board import Board, Sight
from vierling.terminal.party import Party
from vierling.terminal.screens.hints import hints
from vierling.terminal.voice import Voice


class EndScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "app.again", ""),
        ("s", "app.save", ""),
        ("q", "app.leave", ""),
    ]

    def __init__(self, party: Party, voice: Voice, board: type[Board]) -> None:
        super().__init__()
        self.party = party
        self.voice = voice
        self.board = board

    def compose(self) -> ComposeResult:
        yield Static(headline(self.party, self.voice), id="headline", markup=False)
        with VerticalScroll(), ItemGrid(min_column_width=36, regular=False):
            for seat in self.by_points():
                yield from self.sheets(seat)
        keys = (("app.again", "N", "again"), ("app.save", "S", "save"), ("app.shade", "L", "light"))
        yield Static(hints(self.voice, *keys, ("app.leave", "Q", "quit")), id="hint")

    def by_points(self) -> list[Seat]:
        return sorted(self.party.match.seats, key=lambda seat: -self.party.match.total(seat))

    def sheets(self, seat: Seat) -> ComposeResult:
        view = self.party.match.view()
        pages = self.board.pages(view)
        several = len(self.party.players) * len(pages) > 1
        for page in pages:
            sight = Sight(view, seat, page, frozenset(), self.party.match.score(seat))
            board = self.board(self.voice, sight, small=True, narrow=several)
            board.can_focus = False  # nothing is written any more: the keys scroll
            with VerticalGroup(classes="sheet"):
                if several:
                    yield Static(self.caption(seat), markup=False)
                yield board

    def caption(self, seat: Seat) -> str:
        outcome = self.party.outcome
        won = outcome is not None and seat in outcome.winners
        return f"{'★ ' if won else ''}{self.party.players[seat].name}  {self.party.match.total(seat)}"


def headline(party: Party, voice: Voice) -> str:
    outcome = party.outcome
    assert outcome is not None
    names = [party.players[seat].name for seat in outcome.winners]
    points = max(outcome.points)
    if len(party.players) == 1:
        rating = voice.name_rating(party.game, party.rating())
        key = "terminal-result-rated" if rating else "terminal-result-solo"
        return voice.say(key, points=points, **({"rating": rating} if rating else {}))
    if len(names) == 1:
        return voice.say("terminal-result-win", name=names[0], points=points)
    joined = voice.say("terminal-names-joined", first=", ".join(names[:-1]), last=names[-1])
    return voice.say("terminal-result-share", names=joined, points=points)
