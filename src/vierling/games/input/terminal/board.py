"""Input's table: cards in a row, everybody's stones, and the one in hand; undersides stay hidden."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.geometry import Size

from vierling.game import Seat
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.notation import Place, Touch
from vierling.games.input.rules.stones import FACES
from vierling.games.input.rules.turns import TARGET
from vierling.games.input.rules.view import View
from vierling.games.input.terminal.cards import SLOTS, Choice, Spread
from vierling.games.input.terminal.telling import face_name, tell_turn, tell_verdict
from vierling.terminal.boards.board import Key, Note, Scene
from vierling.terminal.boards.printed import Piece, PrintedBoard
from vierling.terminal.theme import COLOURS, SHAPES, Accent
from vierling.terminal.voice import Voice

TYPED = {**{str(digit): str(digit) for digit in range(10)}, "s": "s", "full_stop": "."}
STEPS = {"left": -1, "right": 1}
JUMPS = {"up": -1, "down": 1}
SIDEWAYS = 3  # columns count more than lines when looking for the nearest spot
TURN = "◂"
EXPLAINED = {"last", "joker", "shuttling"}  # why a place is barred; the other reasons can be seen


def stone_css(seat: int) -> str:
    return f".sheet--stone-{seat} {{ color: $glyph-{seat}; background: $stone-{seat}; text-style: bold; }}"


class InputBoard(PrintedBoard):
    """A stone is touched, with or without announcing a number first; then it is in hand until it is placed."""

    accents: ClassVar = {
        "light": Accent("#7E5008", "#F8EBCB", "#7E5008", "#5A3905"),
        "dark": Accent("#E3B04E", "#4A3D20", "#94651A", "#5A3905"),
    }
    PARTS: ClassVar[set[str]] = {"gap", "card", "raised", "head", "lit", "notes", "stone-1", "stone-2", "stone-3"}
    COMPONENT_CLASSES: ClassVar[set[str]] = {f"sheet--{part}" for part in PARTS}
    DEFAULT_CSS = f"""
    InputBoard {{
        background: $table;
        .sheet--gap {{ color: $ink2; background: $table; }}
        .sheet--card {{ color: $ink2; background: $paper; }}
        .sheet--raised {{ color: $ink2; background: $paper2; }}
        .sheet--head {{ color: $ink; background: $table; text-style: bold; }}
        .sheet--lit {{ color: $game; background: $tint; text-style: bold; }}
        .sheet--notes {{ color: $ink2; background: $paper2; }}
        {" ".join(map(stone_css, (1, 2, 3)))}
    }}
    """
    cursor: str = SLOTS[0]
    typed: str = ""
    announcing: bool = False
    called: int | None = None  # the number that is announced on confirming
    kept: bool = False  # do not flip the stone

    @property
    def view(self) -> View:
        view: View = self.scene.view
        return view

    @classmethod
    def open_sheets(cls, view: View, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Everybody sees the same table."""
        return [seat for seat in seats if seat == view.seat]

    def show(self, scene: Scene) -> None:
        before = self.view.last
        self.reset_choice()
        super().show(scene)
        self.move_cursor_to_spot()
        last = self.view.last
        if last and last.failed and not (before and (before.origin, before.failed) == (last.origin, True)):
            self.app.notify(tell_verdict(self.voice, self.view, last, {}), severity="warning")

    # Keys and clicks

    @property
    def spots(self) -> tuple[str, ...]:
        """What can be chosen now: your stones, or places for the one in hand; the supply first, then card by card."""
        moves = sorted(self.scene.moves, key=lambda move: (move.spot.card or 0, move.spot.place))
        found = list(dict.fromkeys(str(move.spot) for move in moves))
        return tuple(sorted(found, key=lambda spot: spot not in SLOTS))

    @property
    def touches(self) -> list[Touch]:
        """The touches of the stone at the cursor, flipped or kept as chosen."""
        return [
            move
            for move in self.scene.moves
            if isinstance(move, Touch) and str(move.spot) == self.cursor and move.flips != self.kept
        ]

    @property
    def callable_numbers(self) -> list[int]:
        """The numbers that may be announced for the stone at the cursor."""
        return sorted(move.closes for move in self.touches if move.closes is not None)

    def keys(self) -> Sequence[Key]:
        if not self.scene.moves:
            return ()
        if self.view.hand:
            return (Key("", "↑↓←→ Enter", "place"),)
        kept = [Key("focused.keep", "~", "keep")] if any(not move.flips for move in self.scene.moves) else []
        calls = [] if self.view.zero_by is not None else [Key("focused.announce", "A", "announce")]
        return (Key("", "↑↓←→ Enter", "touch"), *calls, *kept)

    def press(self, key: str) -> bool:
        if key in {"escape", "backspace"}:
            return self.take_back()
        actions = {
            "enter": self.choose,
            "space": self.choose,
            "a": self.action_announce,
            "tilde": self.action_keep,
        }
        if key in {*STEPS, *JUMPS}:
            self.step(key)
        elif key in actions:
            actions[key]()
        elif key in TYPED:
            self.type_in(TYPED[key])
        else:
            return False
        return True

    def take_back(self) -> bool:
        """Drop half a move or what was typed; if there is neither, the key does nothing here."""
        if not (self.announcing or self.typed or self.kept):
            return False
        self.reset_choice()
        self.update_choice()
        return True

    def reset_choice(self) -> None:
        self.typed, self.announcing, self.called, self.kept = "", False, None, False

    def move_cursor_to_spot(self) -> None:
        """The cursor is always on something that can be chosen."""
        if self.spots and self.cursor not in self.spots:
            self.cursor = self.spots[0]

    def step(self, key: str) -> None:
        if self.announcing and self.callable_numbers:
            self.step_numbers(STEPS.get(key, 0))
            return
        self.reset_choice()
        if key in STEPS and self.spots:
            self.cursor = self.spots[(self.spots.index(self.cursor) + STEPS[key]) % len(self.spots)]
        elif key in JUMPS:
            self.jump(JUMPS[key])
        self.update_choice()

    def step_numbers(self, by: int) -> None:
        numbers = self.callable_numbers
        at = numbers.index(self.called) + by if self.called is not None else min(by, 0)
        self.called = numbers[at % len(numbers)]
        self.update_choice()

    def jump(self, way: int) -> None:
        """To the nearest spot above or below."""
        spread = self.spread
        x, y = spread.corner(self.cursor, self.scene.seat)
        found = [(spread.corner(spot, self.scene.seat), spot) for spot in self.spots]
        nearer = [
            (way * (down - y) + SIDEWAYS * abs(right - x), spot)
            for (right, down), spot in found
            if way * (down - y) > 0
        ]
        self.cursor = min(nearer, default=(0, self.cursor))[1]

    def type_in(self, character: str) -> None:
        """A number to announce, or else the name of a spot, which the cursor follows."""
        if self.announcing:
            self.call(int(character) if character.isdigit() else None)
            return
        typed = self.typed + character
        found = [spot for spot in self.spots if spot.startswith(typed)]
        if found:
            self.reset_choice()
            self.typed = "" if typed in self.spots else typed
            self.cursor = found[0]
        else:
            self.typed = ""
            self.app.bell()
        self.update_choice()

    def call(self, number: int | None) -> None:
        """What may not be announced takes the place of what was chosen before, so that Enter announces neither."""
        self.called = number if number in self.callable_numbers else None
        if self.called is None:
            self.app.bell()
        self.update_choice()

    def choose(self) -> None:
        if self.announcing:
            self.confirm()
        elif self.view.hand:
            self.play([move for move in self.scene.moves if isinstance(move, Place) and str(move.spot) == self.cursor])
        else:
            self.touch(None if self.view.zero_by is None else ZERO)

    def touch(self, closes: int | None) -> None:
        self.play([move for move in self.touches if move.closes == closes])

    def play(self, moves: Sequence[Touch | Place]) -> None:
        if moves:
            self.post_message(self.Played(moves[0]))
        else:
            self.app.bell()

    def action_announce(self) -> None:
        """Ask for a number; none is preselected, so that nothing is announced by accident. If there is none to ask for,
        say why: whoever wanted to announce must not flip the stone with the next Enter."""
        if self.view.hand or self.view.zero_by is not None or not self.scene.moves:
            self.app.bell()
        else:
            self.announcing, self.called, self.typed = True, None, ""
            self.update_choice()

    def confirm(self) -> None:
        if self.called is None:
            self.app.bell()
        else:
            self.touch(self.called)

    def action_keep(self) -> None:
        """Keep the stone as it lies, or flip it after all."""
        self.kept = not self.kept
        if not self.touches:
            self.kept = False
            self.app.bell()
        self.announcing, self.called = False, None
        self.update_choice()

    def on_click(self, event: events.Click) -> None:
        """The first click only moves the cursor: a touched stone has to be moved."""
        spot = self.spread.spot_at(event.x, event.y)
        if spot is None or (self.announcing and self.callable_numbers):
            return
        if spot == self.cursor:
            self.choose()
        else:
            self.reset_choice()
            self.cursor = spot
            self.update_choice()

    # Drawing

    @property
    def spread(self) -> Spread:
        spots = self.spots
        choice = Choice(self.cursor if spots else None, spots, self.called)
        legend = tuple(f"{face} {self.face(face)}" for face in FACES)
        return Spread(self.view, self.scene.seat, choice, legend, roomy=not self.low)

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 - Textual's signature
        return max((len(text) for text, _ in self.report), default=0) if self.small else self.spread.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the same
        return len(self.report) if self.small else self.spread.height

    def pieces(self, y: int) -> Iterable[Piece]:
        if self.small:
            yield from self.report[y : y + 1]
            return
        x = 0
        spans = {span.x: span for span in self.spread.spans() if span.y == y}  # later ones are on top
        for span in sorted(spans.values()):
            yield " " * (span.x - x), "gap"
            yield span.text, span.part
            x = span.x + len(span.text)
        yield " " * (self.size.width - x), "gap"

    # When the match is over

    @property
    def report(self) -> list[Piece]:
        """What lay under a seat's stones, and what it scored."""
        seat = self.scene.seat
        unders = self.view.undersides[seat] if self.view.undersides else ()
        stones = [
            (f"{seen.at:<4}{self.voice.say('input-end-underside', top=self.face(seen.top), under=self.face(under))}")
            for seen, under in zip(self.view.stones[seat], unders, strict=True)
        ]
        scored = [f"{note.points:>+3} {note.name}" for note in self.notes()]
        return [*((text, f"stone-{seat + 1}") for text in stones), *((text, "gap") for text in scored)]

    @classmethod
    def reason(cls, voice: Voice, view: View) -> str:
        return "" if view.ended in {None, TARGET} else voice.say(f"input-end-{view.ended}")

    def face(self, face: str) -> str:
        return face_name(self.voice, face)

    # Beside the board

    def title(self, points: int) -> str:
        return self.voice.say("input-points", points=points, target=self.view.target)

    def head(self, view: View, names: Sequence[str]) -> list[str]:
        turn = self.voice.say("input-round", round=view.turn + 1)
        return [turn, *([tell_turn(self.voice, view, view.last, names)] if view.last else [])]

    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:  # noqa: ARG002 - nothing tumbles
        """The stone in hand, shown to everybody."""
        if self.flat and not view.hand:
            return Text("")
        text = f"{view.hand.face}{SHAPES[view.mover]}" if view.hand and view.mover is not None else "  "
        style = ""
        if view.hand and view.mover is not None:
            style = f"bold {COLOURS[shade][f'glyph-{view.mover + 1}']} on {COLOURS[shade][f'stone-{view.mover + 1}']}"
        return Text(f" {text} " if self.flat else f"╭────╮\n│ {text} │\n╰────╯", style)

    def status(self, view: View, seat: Seat, *, free: bool) -> str:  # noqa: ARG002 - only the turn matters
        return TURN if free else ""

    def prompt(self, view: View) -> str:
        if not self.scene.moves:
            return self.voice.say("terminal-input-wait")
        if view.hand:
            return self.prompt_place(view)
        if self.announcing:
            return self.prompt_announce(view)
        zero = view.zero_by is not None
        said = (
            self.voice.say("input-zero-turn-of", you="yes", name="") if zero else self.voice.say("terminal-input-touch")
        )
        kept = [self.voice.say("terminal-input-kept")] if self.kept else []
        typed = [self.typed] if self.typed else []
        return "\n".join([said, *kept, *typed])

    def prompt_place(self, view: View) -> str:
        assert view.hand
        shows = self.voice.say("input-shows", face=self.face(view.hand.face))
        said = [f"{shows} {self.voice.say('input-choose-place', count=len(view.hand.places))}"]
        said += [
            self.voice.say(f"input-barred-{reason}", number=spot.split(".")[0])
            for spot, reason in view.hand.barred
            if reason in EXPLAINED
        ]
        return "\n".join(dict.fromkeys(said))

    def prompt_announce(self, view: View) -> str:
        if not self.callable_numbers:
            refused = self.voice.say("input-may-not-announce", you="yes", name="")
            return f"{refused}\n{self.voice.say('terminal-input-cancel')}"
        if self.called is None:
            numbers = ", ".join(map(str, self.callable_numbers))
            return self.voice.say("terminal-input-which", numbers=numbers)
        stake = next(each for each in view.stakes if each.number == self.called)
        key = "announce-zero" if self.called == ZERO else "announce-still" if self.kept else "announce"
        said = self.voice.say(f"input-{key}", number=stake.number, gain=stake.gain, loss=stake.loss)
        return f"{said}\n{self.voice.say('terminal-input-confirm')}"

    def notes(self) -> Sequence[Note]:
        """The points won and lost so far."""
        return [
            Note(self.voice.say(f"terminal-input-line-{line.figure}", number=line.label), line.points)
            for line in self.scene.lines
        ]
