"""Tüfteln, by Jannik Walter and Reinhard Staupe: two numbers, nine squares, one bonus."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from vierling.game import Actions, Entry, Game, Line, Millis, Rating, Seat
from vierling.games.tuefteln.rules import drawing, encoding, notation, rules
from vierling.games.tuefteln.rules.notation import Move
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import Options, State, View
from vierling.games.tuefteln.rules.scoring import score_sheet
from vierling.games.tuefteln.rules.sheet import BONUS, EMPTY, POINTS, RATINGS, ROUNDS
from vierling.games.writing import BACK, Dice, check_seats

__all__ = ["Options", "State", "Tuefteln", "View", "tuefteln"]


class Tuefteln(Game):
    name = "tuefteln"
    version = 1
    seats = range(1, 16)
    Options = Options
    undo: Move | None = BACK
    figures: Mapping[str, int] = {**POINTS, "bonus": BONUS}

    def start(self, seats: int, options: rules.Options | None = None) -> State:
        check_seats(seats, self.seats)
        return rules.start(seats, options or Options())

    def all_moves(self, seats: int, options: rules.Options | None = None) -> Actions:
        return rules.all_moves(seats, (options or Options()).paper)

    def most_moves(self, seats: int, options: rules.Options | None = None) -> int:  # noqa: ARG002 - both sides have the same
        return seats * ROUNDS

    def entries(self, seats: int, options: rules.Options | None = None) -> tuple[Entry, ...]:  # noqa: ARG002 - the same
        return encoding.entries(seats)

    def encode(self, view: View, now: Millis = 0) -> list[int]:  # noqa: ARG002 - this game has no clock
        return encoding.encode(view)

    def write(self, what: Move | Dice) -> str:
        return notation.write(what)

    def read(self, text: str) -> Move | Dice:
        return notation.read(text)

    def draw(self, view: View) -> str:
        return drawing.draw(view)

    def imagine(self, seat: Seat | None, view: View, rng: Random) -> State:
        over = EMPTY not in view.sheets[0]
        state = replace(
            self.start(view.seats, Options(view.side, str(Paper(view.paper)))),
            sheets=view.sheets,
            rolled=view.dice,
            dice=view.dice,
            last=view.last,
            turned=view.round - 1 + over,
        )
        return state.imagine_entries(seat, view, rng)

    def tally(self, text: str, options: rules.Options | None = None) -> tuple[Line, ...]:
        return score_sheet(notation.read_sheet(text, (options or Options()).paper))

    def ratings(self, options: rules.Options | None = None) -> tuple[Rating, ...]:  # noqa: ARG002 - both sides have the same
        return tuple(Rating(points, name) for points, name in RATINGS)


tuefteln = Tuefteln()
