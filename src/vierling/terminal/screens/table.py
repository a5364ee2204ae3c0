"""The table during a match: the sheet on the left, dice and players on the right."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from vierling.game import CHANCE, Seat
from vierling.terminal.boards.board import Board, Key, Scene
from vierling.terminal.party import Party
from vierling.terminal.screens.fitting import LEAST, find_fit, needed
from vierling.terminal.screens.hints import hints
from vierling.terminal.theme import SHAPES, shade_of
from vierling.terminal.voice import Voice

NAME_WIDTH = 13
MARGIN = 2  # columns round the side
FELT = 4  # round the tray
TUMBLES = 5
TUMBLE_SECONDS = 0.08


class TableScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        ("tab", "turn_page(1)", ""),
        ("shift+tab", "turn_page(-1)", ""),
        ("escape", "own_sheet", ""),
        ("pagedown", "scroll_side(6)", ""),
        ("pageup", "scroll_side(-6)", ""),
        ("q,ctrl+q", "app.leave", ""),
        ("ctrl+l", "app.shade", ""),
    ]

    def __init__(self, party: Party, voice: Voice, board: type[Board]) -> None:
        super().__init__()
        self.party = party
        self.voice = voice
        self.board_class = board
        self.shown = self.own_page()
        self.board = board(voice, self.scene())
        self.rolls = 0
        self.tumbling = 0

    @property
    def view(self) -> object:
        return self.party.match.view(self.party.holder)

    def compose(self) -> ComposeResult:
        yield Static(id="small", markup=False)
        with Horizontal(id="table"):
            yield self.board
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="title", markup=False)
                yield Static(id="head", markup=False)
                yield Static(id="clock", markup=False)
                yield Static(id="tray")
                yield Static(id="prompt", markup=False)
                yield Static(id="seats")
                yield Static(id="notes", markup=False)
        yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#seats").display = len(self.party.players) > 1
        self.lay_out()
        self.show_all()

    # How it fits into the window

    def lay_out(self) -> None:
        fit = find_fit(self.board, self.footer_lines)
        self.query_one("#small").display = fit is None
        table, side = self.query_one("#table"), self.query_one("#side")
        table.display = fit is not None
        if fit is None:
            self.query_one("#small", Static).update(self.too_small())
            return
        self.board.focus()
        table.set_class(fit.below, "below")
        beside = self.app.size.width - (0 if fit.below else self.board.measure().width) - MARGIN
        tight = beside < self.board.tray_width + FELT
        self.board.beside = beside if tight else beside - FELT
        table.set_class(tight, "tight")
        # What has to be read comes first where little of the side is in sight.
        order = (
            ("tray", "prompt", "clock", "title", "head") if fit.below else ("title", "head", "clock", "tray", "prompt")
        )
        for place, name in enumerate(order):
            side.move_child(self.query_one(f"#{name}"), before=place)

    def footer_lines(self, width: int) -> int:
        return 1 + hints(self.voice, self.keys(self.board.most_keys(), more=True), width - 2).count("\n")

    def too_small(self) -> str:
        window, least = self.app.size, needed(self.board, LEAST, self.footer_lines)
        sizes = {"width": window.width, "height": window.height, "columns": least.width, "lines": least.height}
        return self.voice.say("terminal-too-small", game=self.voice.name_game(self.party.game), **sizes)

    def keys(self, own: Iterable[Key], *, more: bool) -> list[Key]:
        return [
            *own,
            *([Key("screen.turn_page(1)", "Tab", "sheet")] if len(self.pages()) > 1 else []),
            *([Key("screen.scroll_side(6)", "PgDn", "more")] if more else []),
            Key("app.rules", "?", "rules"),
            Key("app.shade", self.cap("L"), "light"),
            Key("app.leave", self.cap("Q"), "quit"),
        ]

    def hint(self) -> str:
        playable = self.query_one("#table").display
        more = playable and self.query_one("#side").max_scroll_y > 0  # a low window: say how to see the rest
        keys = self.keys(self.board.keys() if playable else (), more=more)
        return hints(self.voice, keys, self.app.size.width - 2)

    def cap(self, letter: str) -> str:
        """Where moves are typed, the letter itself may be part of one."""
        return f"Ctrl+{letter}" if self.board.types(letter) else letter

    # Which sheet is shown

    def pages(self) -> list[tuple[Seat, int]]:
        everybody = (self.party.holder,) if self.board_class.shared else self.party.match.seats
        seats = self.board_class.open_sheets(self.view, everybody)
        return list(product(seats, self.board_class.pages(self.view)))

    def own_page(self) -> tuple[Seat, int]:
        return self.party.holder, self.board_class.page_in_play(self.view)

    def scene(self) -> Scene:
        seat, page = self.shown
        state = self.party.match.state
        free = self.shown == self.own_page() and self.party.holder in state.to_move()
        moves = frozenset(state.moves(seat)) if free else frozenset()
        offers = state.offers(seat) if free else ()
        return Scene(self.party.game, self.view, seat, page, moves, offers, state.score(seat), state.deadline())

    def action_turn_page(self, step: int) -> None:
        pages = self.pages()
        self.shown = pages[(pages.index(self.shown) + step) % len(pages)]
        self.show_all()

    def action_own_sheet(self) -> None:
        self.shown = self.own_page()
        self.show_all()

    def action_scroll_side(self, lines: int) -> None:
        self.query_one("#side").scroll_relative(y=lines, animate=False)

    # What is shown

    def on_resize(self) -> None:
        self.lay_out()
        self.board.refresh(layout=True)
        self.show_tray()
        self.call_after_refresh(self.show_hint)  # only then is it known whether the side is too long

    def show_hint(self) -> None:
        self.query_one("#hint", Static).update(self.hint())

    def show_all(self) -> None:
        if self.shown not in self.pages():
            self.shown = self.own_page()
        self.board.show(self.scene())
        self.query_one("#title", Static).update(self.title_line())
        names = self.party.match.names
        self.show_text("#head", "\n".join(self.board.head(self.view, names)))
        self.show_clock()
        self.roll()
        self.query_one("#prompt", Static).update(self.prompt())
        self.query_one("#seats", Static).update(Text("\n").join(self.seats()))
        self.query_one("#notes", Static).update(self.notes())
        self.show_hint()
        self.call_after_refresh(self.show_hint)

    def show_clock(self) -> None:
        self.show_text("#clock", self.board.clock(self.view, self.party.now()))

    def show_text(self, where: str, text: str) -> None:
        """An empty text takes up no room."""
        shown = self.query_one(where, Static)
        shown.display = bool(text)
        if str(shown.content) != text:
            shown.update(text)

    def on_board_choice_changed(self) -> None:
        self.query_one("#prompt", Static).update(self.prompt())
        if not self.tumbling:
            self.show_tray()

    def roll(self) -> None:
        """New dice tumble for a moment, unless animations are off."""
        rolls = sum(event.by == CHANCE for event in self.party.match.events)
        if rolls != self.rolls and self.app.animation_level != "none":
            self.tumbling = TUMBLES
        self.rolls = rolls
        self.tumble()

    def show_tray(self) -> None:
        tray = self.board.tray(self.view, shade_of(self.app.theme), self.tumbling)
        self.query_one("#tray", Static).update(tray)
        self.query_one("#tray").display = bool(tray)

    def tumble(self) -> None:
        self.show_tray()
        if self.tumbling:
            self.tumbling -= 1
            self.set_timer(TUMBLE_SECONDS, self.tumble)

    def notes(self) -> str:
        return "\n".join(f"{note.name:<16}{note.points:>3}  {note.mark}".rstrip() for note in self.board.notes())

    def title_line(self) -> str:
        seat, _ = self.shown
        points = self.board.title(self.party.match.total(seat))
        alone = len(self.party.players) == 1
        return points if alone else f"{self.party.players[seat].name}: {points}"

    def prompt(self) -> str:
        if self.shown != self.own_page():
            return self.voice.say("terminal-look-only", key="Esc")
        several = len(self.party.people) > 1
        name = f"{self.party.players[self.party.holder].name}: " if several else ""
        return name + self.board.prompt(self.view)

    def seats(self) -> Iterator[Text]:
        to_move = self.party.match.to_move
        for seat, player in enumerate(self.party.players):
            status = self.board.status(self.view, seat, free=seat in to_move)
            name = player.name if len(player.name) <= NAME_WIDTH else player.name[: NAME_WIDTH - 1] + "…"
            points = self.board.points(self.view, self.party.match.total(seat))
            row = f"{SHAPES[seat % len(SHAPES)]} {name:<{NAME_WIDTH}}{points:>3} {status}"
            yield Text(row, "bold" if seat == self.party.holder else "")
