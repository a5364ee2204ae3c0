"""Input, by Edelbert Wiedmann: two-sided stones that make numbers, for those who remember."""

from collections.abc import Mapping
from random import Random
from typing import Any

from vierling.game import Actions, Entry, Game, Millis, Refusal, Seat
from vierling.games.input.rules import drawing, encoding, notation, rules
from vierling.games.input.rules import options as input_options
from vierling.games.input.rules.cards import NUMBERS, SHIPPED, read_cards
from vierling.games.input.rules.imagining import imagine
from vierling.games.input.rules.notation import Move, Roll
from vierling.games.input.rules.options import SEATS, Options, all_moves
from vierling.games.input.rules.points import worth
from vierling.games.input.rules.rules import State
from vierling.games.input.rules.stones import KINDS
from vierling.games.input.rules.view import View

__all__ = ["Input", "Options", "State", "View", "input_"]


class Input(Game):
    name = "input"
    version = 2
    seats = SEATS
    Options = Options
    figures: Mapping[str, int] = {str(number): worth(number) for number in NUMBERS}

    def start(self, seats: int, options: input_options.Options | None = None) -> State:
        if seats not in SEATS:
            least, most = SEATS[0], SEATS[-1]
            sentence = f"this game has {least} to {most} seats, not {seats}"
            raise Refusal("seat-count", sentence, least=least, most=most, seats=seats)
        agreed = options or Options()
        agreed.check_in_play(seats)
        return rules.start(seats, agreed)

    def material(self) -> Mapping[str, Any]:
        return {"stones": KINDS, "cards": str(read_cards(SHIPPED))}

    def all_moves(self, seats: int, options: input_options.Options | None = None) -> Actions:
        return all_moves(seats, options or Options())

    def entries(self, seats: int, options: input_options.Options | None = None) -> tuple[Entry, ...]:
        return encoding.entries(seats, options or Options())

    def encode(self, view: View, now: Millis = 0) -> list[int]:  # noqa: ARG002 - this game has no clock
        return encoding.encode(view)

    def write(self, what: Move | Roll) -> str:
        return str(what)

    def read(self, text: str) -> Move | Roll:
        return notation.read(text)

    def draw(self, view: View) -> str:
        return drawing.draw(view)

    def imagine(self, seat: Seat | None, view: View, rng: Random) -> State:  # noqa: ARG002 - everybody sees the same
        return imagine(view, rng)


input_ = Input()
