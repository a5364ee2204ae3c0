"""Knister, by Heinz Wüppen: two dice, one sum, twelve lines."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from vierling.game import Line, Rating, Refusal, Seat
from vierling.games.knister import drawing, notation, rules
from vierling.games.knister.notation import ALL_MOVES, BACK, Cell, Dice, Move
from vierling.games.knister.rules import Options, State, View
from vierling.games.knister.scoring import score_sheet
from vierling.games.knister.sheet import EMPTY, RATINGS, ROUNDS

__all__ = ["Knister", "Options", "State", "View", "knister"]


class Knister:
    name = "knister"
    version = 1
    seats = range(1, 16)
    Options = Options
    undo: Move | None = BACK

    def start(self, seats: int, options: rules.Options | None = None) -> State:
        if seats not in self.seats:
            raise Refusal("seat-count", f"Knister seats 1 to 15, not {seats}", seats=seats)
        return rules.start(seats, options or Options())

    def all_moves(self) -> Sequence[Move]:
        return ALL_MOVES

    def write(self, what: Move | Dice) -> str:
        return notation.write(what)

    def read(self, text: str) -> Move | Dice:
        return notation.read(text)

    def draw(self, view: View) -> str:
        return drawing.draw(view)

    def imagine(self, seat: Seat | None, view: View, rng: Random) -> State:
        def entry_of(other: Seat) -> Cell | None:
            if other == seat or not view.written[other]:
                return view.entry if other == seat else None
            free = [cell for cell, number in enumerate(view.sheets[other][view.grid]) if number == EMPTY]
            return rng.choice(free)

        over = view.sum is None and EMPTY not in view.sheets[0][-1]
        return replace(
            self.start(view.seats, Options(view.grids)),
            sheets=view.sheets,
            sum=view.sum,
            entries=tuple(entry_of(other) for other in range(view.seats)),
            last=view.last,
            turned=view.grid * ROUNDS + view.round - 1 + over,
            dice=view.dice,
        )

    def tally(self, text: str, options: rules.Options | None = None) -> tuple[Line, ...]:
        return score_sheet(notation.read_sheet(text, (options or Options()).grids))

    def ratings(self, options: rules.Options | None = None) -> tuple[Rating, ...]:
        grids = (options or Options()).grids
        return tuple(Rating(points * grids, name) for points, name in RATINGS)


knister = Knister()
