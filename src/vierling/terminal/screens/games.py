"""Another game with the same people: which one?"""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static

from vierling.game import Game
from vierling.terminal.boards.board import Key
from vierling.terminal.screens.hints import hints
from vierling.terminal.voice import Voice

KEYS = (Key("", "↑↓", "choose"), Key("", "Enter", "go"), Key("screen.dismiss", "Esc", "back"))


class GamesScreen(Screen[Game | None]):
    BINDINGS: ClassVar[list[BindingType]] = [("escape,g", "dismiss", ""), ("q", "app.leave", "")]

    def __init__(self, voice: Voice, games: Sequence[Game]) -> None:
        super().__init__()
        self.voice = voice
        self.games = games

    def compose(self) -> ComposeResult:
        yield Static(self.voice.say("evening-change"), id="headline", markup=False)
        yield OptionList(*map(self.voice.name_game, self.games), markup=False)
        yield Static(id="hint")

    def on_resize(self) -> None:
        self.query_one("#hint", Static).update(hints(self.voice, KEYS, self.app.size.width - 2))

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        self.dismiss(self.games[chosen.option_index])
