"""Between two people at one screen: nobody sees the other's open entry."""

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
        """By the next one, who has taken the screen, or by the last one, who wants to change the entry."""

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
        """`last` may still change the entry; None: it is too late for that."""
        super().__init__()
        self.voice = voice
        self.name_of_next = name
        self.name_of_last = last

    def compose(self) -> ComposeResult:
        with Vertical(id="felt"):
            yield Static(self.voice.say("terminal-curtain", name=self.name_of_next), id="next", markup=False)
            yield Static(self.voice.say("terminal-curtain-note"), id="note", markup=False)
            yield Button(self.voice.say("terminal-curtain-ready", name=self.name_of_next), id="ready")
            if self.name_of_last is not None:
                change = self.voice.say("terminal-curtain-change", name=self.name_of_last)
                yield Button(change, id="change")

    def on_mount(self) -> None:
        self.query_one("#ready").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.post_message(self.Drawn(event.button.id == "ready"))

    def action_change(self) -> None:
        if self.name_of_last is not None:
            self.post_message(self.Drawn(by_next=False))
