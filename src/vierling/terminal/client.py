"""The terminal client: one table on one screen, which people pass around."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen
from textual.worker import Worker, WorkerState

from vierling.game import Game, Refusal, Seat
from vierling.play.driver import Plan
from vierling.play.fair import verify
from vierling.terminal.boards import board_of
from vierling.terminal.boards.board import Board
from vierling.terminal.evening import Evening, other_games
from vierling.terminal.party import Party, Player
from vierling.terminal.reading import refuse_file
from vierling.terminal.screens.curtain import Curtain
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.evening import EveningScreen
from vierling.terminal.screens.games import GamesScreen
from vierling.terminal.screens.rules import RulesScreen
from vierling.terminal.screens.table import TableScreen
from vierling.terminal.theme import COLOURS, make_theme
from vierling.terminal.verify import say_verdict, sentences
from vierling.terminal.voice import Voice

Reseat = Callable[[Game, Sequence[Player]], Sequence[Player]]  # who sits where at another game


class Client(App[None]):
    TITLE = "Vierling"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("l", "shade", ""), ("question_mark,f1", "rules", "")]
    CSS_PATH = "client.tcss"
    tick_seconds = 0.1

    def __init__(self, party: Party, voice: Voice, reseat: Reseat, record: Path | None = None) -> None:
        self.board = board_of(party.game.name)
        super().__init__()
        self.party = party
        self.voice = voice
        self.reseat = reseat
        self.record = record
        self.evening = Evening()
        self.leaving = False

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return make_theme("dark", self.board.accents["dark"]).variables

    def on_mount(self) -> None:
        self.dress("dark")
        self.push_screen(self.first_screen())
        self.set_interval(self.tick_seconds, self.tick)
        self.ask_bots()

    def dress(self, shade: str) -> None:
        """In the colours of the game on the table."""
        for each in COLOURS:
            self.register_theme(make_theme(each, self.board.accents[each]))
        self.theme = next(each for each in COLOURS if each != shade)  # the same again would change nothing
        self.theme = shade

    def first_screen(self) -> Screen[None]:
        """The table, unless somebody other than the holder begins."""
        seat = self.party.next_seat()
        return self.table() if seat in {None, self.party.holder} else self.curtain(seat)

    def table(self) -> TableScreen:
        return TableScreen(self.party, self.voice, self.board)

    def curtain(self, seat: Seat) -> Curtain:
        last = self.party.players[self.party.holder].name if self.party.can_take_back() else None
        return Curtain(self.voice, self.party.players[seat].name, last)

    # The match

    def on_board_played(self, played: Board.Played) -> None:
        try:
            self.party.play(played.move)
        except Refusal as refusal:
            self.notify(self.voice.refuse(refusal), severity="error")
        self.leaving = False
        self.go_on()

    def go_on(self) -> None:
        """The holder plays on or waits for the others, the next player takes the screen, or the match is over."""
        if isinstance(self.screen, RulesScreen):
            self.pop_screen()  # the match does not wait for readers
        seat = self.party.next_seat()
        if self.party.outcome is not None:
            self.finish()
        elif seat is not None and seat != self.party.holder:
            self.switch_screen(self.curtain(seat))
        elif isinstance(self.screen, TableScreen):
            self.screen.action_own_sheet()
        else:
            self.switch_screen(self.table())

    def on_curtain_drawn(self, drawn: Curtain.Drawn) -> None:
        seat = self.party.next_seat()
        if drawn.by_next and seat is not None:
            self.party.holder = seat
        elif self.party.can_take_back():
            self.party.play(self.party.game.undo)
        self.go_on()

    # The clock, and bots that take their time

    def tick(self) -> None:
        if not self.is_running:
            return  # a last tick while the app is closing
        happened = self.party.tick()
        if happened and (self.party.outcome is not None or self.party.next_seat() not in {None, self.party.holder}):
            self.go_on()
        elif isinstance(self.screen, TableScreen) and self.screen.is_mounted:
            (self.screen.show_all if happened else self.screen.show_clock)()
        self.ask_bots()

    def ask_bots(self) -> None:
        """Bots think in threads, so that the holder can carry on."""
        for turn in self.party.questions():
            self.run_worker(partial(self.party.think, turn), group="bots", thread=True)

    def on_worker_state_changed(self, changed: Worker.StateChanged) -> None:
        if changed.state is WorkerState.SUCCESS and isinstance(changed.worker.result, Plan):
            self.party.intend(changed.worker.result)

    def finish(self) -> None:
        self.evening.note(self.party.match)
        if self.record:
            self.save(self.record)
        others = any(other_games(self.party))
        self.switch_screen(EndScreen(self.party, self.voice, self.board, self.evening, others=others))

    # Keys that work everywhere

    def action_again(self) -> None:
        self.party.begin_again()
        self.switch_screen(self.first_screen())

    def action_games(self) -> None:
        if games := list(other_games(self.party)):
            self.push_screen(GamesScreen(self.voice, games), self.play_at)

    def play_at(self, game: Game | None) -> None:
        """With the same people."""
        if game is None:
            return
        self.party = self.party.at(game, self.reseat(game, self.party.players))
        self.board = board_of(game.name)
        self.dress(self.theme)
        self.switch_screen(self.first_screen())

    def action_evening(self) -> None:
        self.push_screen(EveningScreen(self.voice, self.party, self.evening))

    def action_save(self) -> None:
        self.save(self.record or Path(f"{self.party.game.name}.txt"))

    def action_check_dice(self) -> None:
        """Of a match that is over."""
        findings = verify(self.party.match)
        unproved = findings[0].code == "no-proof"  # which says it all
        title = "" if unproved else say_verdict(self.voice, findings)
        self.notify("\n".join(sentences(self.voice, findings)), title=title)

    def action_shade(self) -> None:
        self.theme = "light" if self.theme == "dark" else "dark"
        if isinstance(self.screen, TableScreen):
            self.screen.show_all()

    def action_rules(self) -> None:
        if isinstance(self.screen, TableScreen):
            self.push_screen(RulesScreen(self.voice, self.party), lambda _: self.look_again())

    def look_again(self) -> None:
        """Meanwhile others may have moved."""
        if isinstance(self.screen, TableScreen):
            self.screen.show_all()

    async def action_quit(self) -> None:
        """Textual's own Ctrl+Q: saves the record like any other way out."""
        self.action_leave()

    def action_leave(self) -> None:
        """Leaving an unfinished match has to be confirmed."""
        if self.party.outcome is None and not self.leaving:
            self.leaving = True
            self.notify(self.voice.say("terminal-quit-again"))
            return
        if self.record and self.party.outcome is None:
            self.save(self.record)
        self.exit()

    def save(self, wanted: Path) -> None:
        try:
            path = unused_path(wanted)
            path.write_text(self.party.match.record(), "utf-8", newline="\n")
        except OSError as problem:
            self.notify(f"{wanted}: {self.voice.refuse(refuse_file(problem))}", severity="error")
        else:
            self.notify(self.voice.say("terminal-saved", file=str(path)))


def unused_path(wanted: Path) -> Path:
    """So that no older record is overwritten."""
    path, number = wanted, 1
    while path.exists():
        number += 1
        path = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
    return path
