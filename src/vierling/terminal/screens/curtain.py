"""Shown while the screen changes hands, so that nobody sees another's open entry."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Button, Static

from vierling.terminal.voice import Voice


class Curtain(Screen[None]):
    class Drawn(Message):
        """By the next player, who has taken the screen, or by the last, who wants to change their entry."""

        def __init__(self, by_next: bool) -> None:
            super().__init__()
            self.by_next = by_next

    BINDINGS: ClassVar[list[BindingType]] = [
        ("down", "app.focus_next", ""),
        ("up", "app.focus_previous", ""),
        ("backspace", "change", ""),
        ("q", "app.leave", ""),
    ]

    def __init__(self, voice: Voice, name: str, last: str | None) -> None:
        """`last` is who may still change their entry; None if it is too late for that."""
        super().__init__()
        self.voice = voice
        self.next_player = name
        self.last_player = last

    def compose(self) -> ComposeResult:
        with Vertical(id="felt"):
            yield Static(self.voice.say("terminal-curtain", name=self.next_player), id="next", markup=False)
            yield Static(self.voice.say("terminal-curtain-note"), id="note", markup=False)
            yield Button(self.voice.say("terminal-curtain-ready", name=self.next_player), id="ready")
            if self.last_player is not None:
                change = self.voice.say("terminal-curtain-change", name=self.last_player)
                yield Button(change, id="change")

    def on_mount(self) -> None:
        self.query_one("#ready").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.post_message(self.Drawn(event.button.id == "ready"))

    def action_change(self) -> None:
        if self.last_player is not None:
            self.post_message(self.Drawn(by_next=False))
