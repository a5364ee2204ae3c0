"""The exact expectation of one turn: every stone that may be touched, every face that may come up, and the best place
for it. Runs in plain Python and as machine code, like the kernels.
"""

from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.desk import Desk
from vierling.games.input.think.evaluation import evaluate
from vierling.games.input.think.kernels import (
    HELD,
    MOVER,
    NOBODY,
    PLAYERS,
    SIDES,
    UNDER,
    Floats,
    Ints,
    announced_by,
    closes,
    copy,
    list_places,
    place,
    touch,
    touched_stone,
)


def reckon_odds(d: Desk, seat: int, given: int, face: int, odds: Floats) -> int:
    """The odds of each face under a seat's stones, if the given stone has this face; returns how many worlds fit."""
    first = seat * STONES * SIDES
    for at in range(first, first + STONES * SIDES):
        odds[at] = 0.0
    fitting = 0
    for world in range(d.begins[seat], d.begins[seat + 1], STONES):
        if given == NOBODY or d.worlds[world + given] == face:
            fitting += 1
            for stone in range(STONES):
                odds[first + stone * SIDES + d.worlds[world + stone]] += 1.0
    for at in range(first, first + STONES * SIDES):
        odds[at] /= max(fitting, 1)
    return fitting


def reckon_all_odds(d: Desk) -> None:
    for seat in range(d.rules[PLAYERS]):
        reckon_odds(d, seat, NOBODY, NOBODY, d.odds)


def expect_touches(d: Desk, codes: Ints, results: Floats) -> None:
    for at in range(len(codes)):
        results[at] = expect_touch(d, codes[at])


def expect_places(d: Desk, cells: Ints, results: Floats) -> None:
    for at in range(len(cells)):
        results[at] = worth_of_place(d, d.table, cells[at], d.table[MOVER], d.odds)


def expect_touch(d: Desk, code: int) -> float:
    """What the table will be worth to the mover, on average."""
    mean, worlds = 0.0, 0
    copy(d.odds, d.guess)
    for face in range(SIDES):
        fitting = turn_up(d, code, face)
        if fitting > 0:
            mean += fitting * worth_of_best_place(d, d.trial, d.table[MOVER], d.guess)
            worlds += fitting
    return mean / worlds


def turn_up(d: Desk, code: int, face: int) -> int:
    """Touch a stone that has this face below, for a try; returns how many worlds fit. One that is not flipped is as
    good with any face, and is tried with the first."""
    seat, stone = d.table[MOVER], touched_stone(code)
    if code % 2 == 1:
        fitting = reckon_odds(d, seat, NOBODY, NOBODY, d.guess) if face == 0 else 0
    else:
        fitting = reckon_odds(d, seat, stone, face, d.guess)
    if fitting > 0:
        copy(d.table, d.trial)
        if code % 2 == 0:
            d.trial[UNDER + seat * STONES + stone] = face
        touch(d.trial, d.rules, code, d.places)
    return fitting


def worth_of_best_place(d: Desk, t: Ints, seat: int, odds: Floats) -> float:
    """What the table is worth to a seat once the stone in hand, if there is one, is in its best place."""
    if t[HELD] == NOBODY:
        evaluate(d, t, odds)
        return d.values[seat]
    best = 0.0
    for at in range(list_places(t, d.rules, d.places)):
        best = max(best, worth_of_place(d, t, d.places[at], seat, odds))
    return best


def worth_of_place(d: Desk, t: Ints, cell: int, seat: int, odds: Floats) -> float:
    copy(t, d.after)
    place(d.after, d.rules, cell)
    evaluate(d, d.after, odds)
    return d.values[seat]


def chance_to_close(d: Desk, code: int) -> float:
    """The chance that a touch closes the number it announces."""
    if code % 2 == 1:
        return 1.0
    stone, chance = d.table[MOVER] * STONES + touched_stone(code), 0.0
    for face in range(SIDES):
        if closes(d.table, d.rules, face, announced_by(code)):
            chance += d.odds[stone * SIDES + face]
    return chance
