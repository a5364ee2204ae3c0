"""The score sheet of the evening: every match, who won it, and points by game."""

from typing import ClassVar

from rich.box import SIMPLE_HEAD
from rich.table import Table
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import ScrollableContainer
from textual.screen import Screen
from textual.widgets import Static

from vierling.kit import game_named
from vierling.live.messages import PlayedFacts
from vierling.terminal.boards.board import Key
from vierling.terminal.evening import Evening
from vierling.terminal.party import Party
from vierling.terminal.screens.hints import hints
from vierling.terminal.voice import Voice


class EveningScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("escape,e,enter", "dismiss", ""), ("q", "app.leave", "")]

    def __init__(self, voice: Voice, party: Party, evening: Evening) -> None:
        super().__init__()
        self.voice = voice
        self.party = party
        self.evening = evening

    def compose(self) -> ComposeResult:
        yield Static(self.voice.say("sheet-title"), id="headline", markup=False)
        with ScrollableContainer(id="all"):
            yield Static(self.sheet(), classes="sheet whole")
        yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#all").focus()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show_hint)  # only then is it known whether all of it is in sight

    def show_hint(self) -> None:
        shown = self.query_one("#all")
        cut = "↑↓ PgDn" * (shown.max_scroll_y > 0), "←→" * (shown.max_scroll_x > 0)
        more = [Key("", " ".join(filter(None, cut)), "more")] if any(cut) else []
        keys = [Key("screen.dismiss", "Esc", "back"), *more]
        self.query_one("#hint", Static).update(hints(self.voice, keys, self.app.size.width - 2))

    def sheet(self) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.voice.say("sheet-game"), no_wrap=True)
        for player in self.party.players:
            table.add_column(player.name, justify="right", no_wrap=True)
        for match in self.evening.matches:
            table.add_row(f"{match['match']}. {self.game_name(match['game'])}", *points_in(match))
        table.add_section()
        if self.evening.wins:
            table.add_row(self.voice.say("sheet-wins"), *map(str, self.evening.wins))
        for total in self.evening.totals:
            named = self.voice.say("sheet-points-of", game=self.game_name(total["game"]))
            table.add_row(named, *(str(points) for points in total["points"]))
        return table

    def game_name(self, game: str) -> str:
        return self.voice.name_game(game_named(game))


def points_in(match: PlayedFacts) -> list[str]:
    return [f"{'★ ' * (seat in match['winners'])}{points}" for seat, points in enumerate(match["points"])]
