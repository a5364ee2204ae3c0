"""Knister, by Heinz Wüppen: two dice, one sum, twelve lines."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from vierling.game import Actions, Entry, Game, Line, Millis, Rating, Seat
from vierling.games.knister.rules import drawing, encoding, notation, rules
from vierling.games.knister.rules.notation import Move, all_moves
from vierling.games.knister.rules.rules import Options, State, View
from vierling.games.knister.rules.scoring import score_sheet
from vierling.games.knister.rules.sheet import EMPTY, POINTS, RATINGS, ROUNDS
from vierling.games.writing import BACK, Dice, check_seats

__all__ = ["Knister", "Options", "State", "View", "knister"]


class Knister(Game):
    name = "knister"
    version = 2
    seats = range(1, 101)  # the rulebook sets no limit
    Options = Options
    undo: Move | None = BACK
    figures: Mapping[str, int] = POINTS

    def start(self, seats: int, options: rules.Options | None = None) -> State:
        check_seats(seats, self.seats)
        return rules.start(seats, options or Options())

    def all_moves(self, seats: int, options: rules.Options | None = None) -> Actions:  # noqa: ARG002 - a grid is a grid
        return all_moves(seats)

    def most_moves(self, seats: int, options: rules.Options | None = None) -> int:
        return seats * ROUNDS * (options or Options()).grids

    def entries(self, seats: int, options: rules.Options | None = None) -> tuple[Entry, ...]:
        return encoding.entries(seats, options or Options())

    def encode(self, view: View, now: Millis = 0) -> list[int]:  # noqa: ARG002 - this game has no clock
        return encoding.encode(view)

    def write(self, what: Move | Dice) -> str:
        return notation.write(what)

    def read(self, text: str) -> Move | Dice:
        return notation.read(text)

    def draw(self, view: View) -> str:
        return drawing.draw(view)

    def imagine(self, seat: Seat | None, view: View, rng: Random) -> State:
        over = view.sum is None and EMPTY not in view.sheets[0][-1]
        state = replace(
            self.start(view.seats, Options(view.grids, view.score)),
            sheets=view.sheets,
            rolled=view.sum,
            last=view.last,
            turned=view.grid * ROUNDS + view.round - 1 + over,
            dice=view.dice,
        )
        return state.imagine_entries(seat, view, rng)

    def outlook(self, state: State, seat: Seat) -> tuple[tuple[str, ...], ...]:
        return state.outlook(seat)

    def tally(self, text: str, options: rules.Options | None = None) -> tuple[Line, ...]:
        return score_sheet(notation.read_sheet(text, (options or Options()).grids))

    def ratings(self, options: rules.Options | None = None) -> tuple[Rating, ...]:
        grids = (options or Options()).grids
        return tuple(Rating(points * grids, name) for points, name in RATINGS)


knister = Knister()
