"""Tubyrinth's board: eight by eight cells, the tile in hand, the water and the sand."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.text import Text

from vierling.game import Millis, Move, Seat
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.notation import GO, PASS, READY, Lift
from vierling.games.tubyrinth.rules.pipeline import Flow
from vierling.games.tubyrinth.rules.routes import Place
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS, SIDE, TILES, Placement
from vierling.games.tubyrinth.rules.view import Showing, View
from vierling.games.tubyrinth.terminal.pipes import (
    BARRED,
    BLOCKED,
    HELD,
    Picture,
    Piece,
    Spot,
    ground_spots,
    mark_spots,
    tile_spots,
)
from vierling.games.tubyrinth.terminal.sand import draw_clock, write_time
from vierling.games.tubyrinth.terminal.tray import WIDTH, draw_keys, draw_tray
from vierling.terminal.boards.board import Key, Note, Scene
from vierling.terminal.boards.grid import COLUMNS, LEFT, TOP, Cell, GridBoard
from vierling.terminal.theme import Accent
from vierling.terminal.voice import Voice

ARROW_KEYS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
TILE_KEYS = {str(number): tile for number, tile in enumerate(TILES, 1)}
CURSOR = "□"
BUILDING = (
    Key("", f"1\N{EN DASH}{len(TILES)}", "tile"),
    Key("", "↑↓←→ Enter", "lay"),
    Key("focused.turn", "R", "turn"),
    Key("focused.flip", "F", "flip"),
    Key("focused.lift", "Del", "lift"),
    Key("focused.park", "Esc", "park"),
    Key("focused.call", "Space", "ready"),
    Key("focused.pass", "P", "pass"),
)


class TubyrinthBoard(GridBoard):
    """A tile is picked by its number, moved, turned and flipped in hand, and laid."""

    accents: ClassVar = {
        "light": Accent("#0E6670", "#D9ECEC", "#0E6670", "#0A474E"),
        "dark": Accent("#66C5CB", "#243F41", "#1F7A83", "#0A474E"),
    }
    PARTS: ClassVar[set[str]] = {"ground", "rock", "tile", "wet", "line", "edge", "mark", HELD, BARRED}
    COMPONENT_CLASSES: ClassVar[set[str]] = {f"sheet--{part}" for part in PARTS}
    DEFAULT_CSS = """
    TubyrinthBoard {
        .sheet--ground { color: $ink2; background: $ground; }
        .sheet--rock { color: $rock-line; background: $rock; }
        .sheet--tile { color: $dry; background: $tile; }
        .sheet--wet { color: $wet; background: $tile; text-style: bold; }
        .sheet--line { color: $grid; background: $ground; }
        .sheet--edge { color: $game; background: $ground; text-style: bold; }
        .sheet--mark { color: $game; background: $paper; text-style: bold; }
        .sheet--held { color: $game; background: $tint; text-style: bold; }
        .sheet--barred { color: $on; background: $bad; text-style: bold; }
    }
    """
    side = SIDE
    tray_width = WIDTH
    pitches = ((4, 2), (8, 4))
    margin = 1
    foot = 1
    hand: Placement | None = None
    passing: bool = False

    def __init__(self, voice: Voice, scene: Scene, *, small: bool = False, narrow: bool = False) -> None:
        super().__init__(voice, scene, small=small, narrow=narrow)
        self.parked: dict[str, Placement] = {}  # how each tile was last held

    @property
    def view(self) -> View:
        view: View = self.scene.view
        return view

    @property
    def showing(self) -> Showing | None:
        """The seat's own board during the round, everybody's after it, none before the signal."""
        if self.view.phase == "build":
            return self.view.own
        shown = self.view.last.showings if self.view.last and self.view.phase != "countdown" else ()
        return shown[self.scene.seat] if self.scene.seat < len(shown) else None

    @classmethod
    def open_sheets(cls, view: View, seats: Sequence[Seat]) -> Sequence[Seat]:
        return seats if view.last else [seat for seat in seats if seat == view.seat]

    def show(self, scene: Scene) -> None:
        before, view = self.view, scene.view
        if (before.phase, before.round) != (view.phase, view.round) or not scene.moves:
            self.hand, self.passing, self.parked = None, False, {}
        elif self.hand and view.own and str(self.hand) in view.own.laid:
            self.hand = None  # it has been laid
        super().show(scene)
        if view.tries > before.tries:
            self.app.notify(self.voice.say("tubyrinth-wrong-call"), severity="warning")

    # Keys and clicks

    def keys(self) -> Sequence[Key]:
        if GO in self.scene.moves:
            return (Key("focused.go", "G", "go"),)
        return BUILDING if PASS in self.scene.moves else ()

    def most_keys(self) -> Sequence[Key]:
        return BUILDING

    def press(self, key: str) -> bool:
        actions = {
            "r": self.action_turn,
            "f": self.action_flip,
            "enter": lambda: self.choose(self.cursor),
            "delete": self.action_lift,
            "backspace": self.action_lift,
            "space": self.action_call,
            "p": self.action_pass,
            "g": self.action_go,
        }
        if key != "p":
            self.passing = False
        if key in TILE_KEYS:
            self.pick(TILE_KEYS[key])
        elif key in ARROW_KEYS:
            self.move(*ARROW_KEYS[key])
        elif key == "escape" and self.hand:
            self.action_park()
        elif key in actions:
            actions[key]()
        else:
            return False
        return True

    def pick(self, tile: str) -> None:
        """Take a tile from the tray, or from the board to move it."""
        if PASS not in self.scene.moves:
            self.app.bell()
            return
        self.action_park()
        row, column = divmod(self.cursor, SIDE)
        unlaid = self.parked.get(tile) or Placement(tile, flipped=False, turns=0, row=row, column=column)
        self.hold(self.laid.get(tile) or replace(unlaid, row=row, column=column))

    def hold(self, tile: Placement) -> None:
        """Keeps the tile on the board."""
        row = min(max(tile.row, 0), SIDE - tile.shape.height)
        column = min(max(tile.column, 0), SIDE - tile.shape.width)
        self.hand = replace(tile, row=row, column=column)
        self.cursor = row * SIDE + column
        self.update_choice()

    def move(self, down: int, right: int) -> None:
        if self.hand:
            self.hold(replace(self.hand, row=self.hand.row + down, column=self.hand.column + right))
        else:
            row, column = divmod(self.cursor, SIDE)
            self.point_at(min(max(row + down, 0), SIDE - 1), min(max(column + right, 0), SIDE - 1))

    def point_at(self, row: int, column: int) -> None:
        super().point_at(row, column)
        if self.hand:
            self.hold(replace(self.hand, row=row, column=column))

    def choose(self, cell: Cell) -> None:
        """Lay the tile in hand, or pick up the one that lies there."""
        if self.hand and str(self.hand) in self.laid_texts:
            self.action_park()
        elif self.hand:
            self.post_message(self.Played(self.hand))
        elif tile := self.tile_at(cell):
            self.pick(tile)
        else:
            self.app.bell()

    def action_turn(self) -> None:
        if self.hand:
            self.hold(replace(self.hand, turns=(self.hand.turns + 1) % 4))

    def action_flip(self) -> None:
        """Mirror the tile as it is held: one that is turned has to turn the other way."""
        if self.hand:
            self.hold(replace(self.hand, flipped=not self.hand.flipped, turns=-self.hand.turns % 4))

    def action_lift(self) -> None:
        tile = self.hand.tile if self.hand else self.tile_at(self.cursor)
        self.action_park()
        if tile in self.laid:
            self.post_message(self.Played(Lift(tile)))

    def action_park(self) -> None:
        if self.hand:
            self.parked[self.hand.tile] = self.hand
            self.hand = None
            self.update_choice()

    def action_call(self) -> None:
        if PASS in self.scene.moves and READY not in self.scene.moves:  # R-P16
            self.app.notify(self.voice.say("tubyrinth-ready-needs", count=self.view.enough), severity="warning")
        else:
            self.call(READY)

    def action_go(self) -> None:
        self.call(GO)

    def action_pass(self) -> None:
        """Giving up has to be confirmed."""
        if PASS in self.scene.moves and not self.passing:
            self.passing = True
            self.app.notify(self.voice.say("terminal-tubyrinth-pass-again"))
        else:
            self.call(PASS)

    def call(self, move: Move) -> None:
        if move in self.scene.moves:
            self.action_park()
            self.post_message(self.Played(move))
        else:
            self.app.bell()

    @property
    def laid_texts(self) -> Sequence[str]:
        return self.showing.laid if self.showing else ()

    @property
    def laid(self) -> dict[str, Placement]:
        return {PLACEMENTS[text].tile: PLACEMENTS[text] for text in self.laid_texts}

    def tile_at(self, cell: Cell) -> str | None:
        return next((tile for tile, placement in self.laid.items() if cell in placement.cells), None)

    # Drawing

    def spots(self) -> dict[Place, Spot]:
        if self.showing is None:
            return {}
        board, water = board_of(self.showing.board), self.showing.flow
        spots = ground_spots(board, over_rocks=self.view.options.mode == "rookie")
        spots |= mark_spots(board, arrives=water is not None and water.arrives)
        wet = water.wet if water else ()
        for tile, placement in self.laid.items():
            spots |= tile_spots(placement, {pipe for name, pipe in wet if name == tile})
        return spots | (self.hand_spots(spots) if self.hand else self.cursor_spot(spots))

    def hand_spots(self, spots: dict[Place, Spot]) -> dict[Place, Spot]:
        """Where it does not fit, the blocked cells are crossed out, or the whole tile if no single cell is to blame."""
        assert self.hand is not None
        held = tile_spots(self.hand, (), part=HELD)
        if self.hand in self.scene.moves or str(self.hand) in self.laid_texts:
            return held
        barred = {place for place in held if spots.get(place, Spot()).owner not in {"", self.hand.tile}} or held
        return {
            place: replace(spot, part=BARRED, glyph=BLOCKED) if place in barred else spot
            for place, spot in held.items()
        }

    def cursor_spot(self, spots: dict[Place, Spot]) -> dict[Place, Spot]:
        if PASS not in self.scene.moves:
            return {}
        place = divmod(self.cursor, SIDE)
        return {place: replace(spots.get(place, Spot()), part=HELD, glyph=CURSOR)}

    def pieces(self, y: int) -> Iterable[Piece]:
        picture = Picture(self.spots(), *self.pitch)
        row, inside = divmod(y - TOP, picture.down)
        if y < TOP or y > TOP + picture.down * SIDE:
            yield from self.letters(picture, -1 if y < TOP else SIDE)
        elif inside == 0:
            yield from ((" " * LEFT, "print"), *picture.border(row), (" ", "print"))
        else:
            middle = inside == picture.down // 2
            yield (f"{row + 1}" if middle else " "), "print"
            marks = [picture.spot(row, column) if middle else Spot(part="print", glyph=" ") for column in (-1, SIDE)]
            yield marks[0].glyph, marks[0].part
            yield from picture.line(row, inside)
            yield marks[1].glyph, marks[1].part

    def letters(self, picture: Picture, row: int) -> Iterable[Piece]:
        """The lines above the board, with the columns' letters, and below it, without; both with the marks there."""
        yield " " * LEFT, "print"
        for column, letter in enumerate(COLUMNS[:SIDE]):
            mark = picture.spot(row, column)
            yield (letter if row < 0 else "").rjust(picture.across // 2), "print"
            yield mark.glyph, mark.part
            yield " " * (picture.across // 2 - 1), "print"

    # Beside the board

    def title(self, points: int) -> str:
        return self.voice.say("tubyrinth-name") if self.view.seats == 1 else super().title(points)

    def head(self, view: View, names: Sequence[str]) -> list[str]:
        card = self.showing.card if self.showing else None
        board = [self.voice.say("tubyrinth-card", number=card[:-1], side=card[-1])] if card else []
        if len(names) == 1:
            return [*board, *([self.voice.say("tubyrinth-tries", count=view.tries)] if view.tries else [])]
        dealt = [] if view.options.board else board  # where one was agreed on, everybody knows it
        return [self.voice.say("terminal-tubyrinth-round", round=view.round, goal=view.goal), *dealt]

    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:  # noqa: ARG002 - nothing tumbles
        laid = self.laid if view.phase == "build" else ()
        held = self.hand.tile if self.hand else None
        return draw_keys(laid, held) if self.flat else draw_tray(laid, held, shade, self.beside)

    def clock(self, view: View, now: Millis) -> str:
        return draw_clock(self.voice, view, now)

    def prompt(self, view: View) -> str:
        if view.phase != "build" or view.own is None or view.seat is None:
            return self.prompt_before(view)
        if PASS not in self.scene.moves:
            return self.prompt_done(view, view.seat)
        water, least = view.own.flow, view.least[view.seat]
        complete = len(water.counts) >= least if water else READY in self.scene.moves
        return f"{self.tell_water(water, len(view.own.laid), least)}\n{self.advice(ready=complete)}"

    def prompt_done(self, view: View, seat: Seat) -> str:
        if view.calls[seat] is None:
            return self.voice.say("tubyrinth-status-passed")
        out = not view.sand and view.won is None  # R-P5: the call was wrong
        return self.voice.say("tubyrinth-status-out" if out else "tubyrinth-status-called")

    def tell_water(self, water: Flow | None, laid: int, least: int) -> str:
        if water is None:
            return self.voice.say("tubyrinth-water-untold", count=laid, least=least)
        counts = len(water.counts)
        if counts >= least:
            return self.voice.say("tubyrinth-water-arrives", count=counts)
        if water.arrives:
            return self.voice.say("tubyrinth-water-short", count=counts, least=least)
        return self.voice.say("tubyrinth-water", count=water.reach, least=least)

    def prompt_before(self, view: View) -> str:
        solo = view.seats == 1
        if GO in self.scene.moves:
            return self.voice.say("terminal-tubyrinth-go-alone" if solo else "terminal-tubyrinth-go")
        return self.voice.say("tubyrinth-going" if view.phase == "gather" else "terminal-tubyrinth-soon")

    def advice(self, *, ready: bool) -> str:
        if self.hand:
            return self.voice.say("terminal-tubyrinth-hand", tile=self.hand.tile)
        if ready:
            return self.voice.say("terminal-tubyrinth-ready", call=self.voice.say("tubyrinth-ready"))
        return self.voice.say("terminal-tubyrinth-choose")

    def status(self, view: View, seat: Seat, *, free: bool) -> str:
        if view.phase != "build":
            going = "✓" if view.going[seat] is not None else "…"
            return f"{going} {self.verdict(self.voice, view, seat)}".rstrip()
        if free:
            return self.voice.say("tubyrinth-doing-building")
        if view.calls[seat] is None:
            return self.voice.say("tubyrinth-doing-passed")
        out = not view.sand and view.won is None
        return self.voice.say("tubyrinth-doing-out" if out else "terminal-tubyrinth-seat-called")

    @classmethod
    def verdict(cls, voice: Voice, view: View, seat: Seat) -> str:
        if view.last is None or view.seats == 1 or seat >= len(view.last.verdicts):
            return ""
        verdict = view.last.verdicts[seat]
        result = voice.say(f"terminal-tubyrinth-verdict-{verdict.figure}", tiles=verdict.tiles)
        return f"{verdict.points:+}, {result}"

    @classmethod
    def solo_result(cls, voice: Voice, view: View, points: int, rating: str) -> str:  # noqa: ARG003 - there is no rating
        assert view.last is not None
        called = view.last.calls[0]
        if called is None:
            return voice.say("tubyrinth-given-up")
        tiles, time = view.last.verdicts[0].tiles, write_time(called - view.last.signal, tenths=True)
        return voice.say("tubyrinth-solved", tiles=tiles, time=time)

    def notes(self) -> Sequence[Note]:
        return ()
