"""The rules, over the table."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from vierling.terminal.boards.board import Key
from vierling.terminal.party import Party
from vierling.terminal.rules import parts_of
from vierling.terminal.screens.hints import hints
from vierling.terminal.voice import Voice
from vierling.words.rules import at_table


class RulesScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("escape,question_mark,f1,enter", "dismiss", ""), ("q", "app.leave", "")]

    def __init__(self, voice: Voice, party: Party) -> None:
        super().__init__()
        self.voice = voice
        self.party = party

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            table = at_table(len(self.party.players))
            for heading, text in parts_of(self.voice, self.party.game, self.party.options, table):
                yield Static(Text(text), classes="heading" if heading else "")
        yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#rules").focus()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show_hint)  # only then is it known whether all of it is in sight

    def show_hint(self) -> None:
        more = [Key("", "↑↓ PgDn", "more")] if self.query_one("#rules").max_scroll_y else []
        keys = [Key("screen.dismiss", "Esc", "back"), *more]
        self.query_one("#hint", Static).update(hints(self.voice, keys, self.app.size.width - 2))
