"""The exact expectation of one turn: every stone that may be touched, every face that may come up, the best place for
each. Runs as plain Python and as machine code, like the kernels.
"""

from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.evaluation import judge
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
from vierling.games.input.think.mind import Mind


def reckon_odds(m: Mind, seat: int, given: int, face: int, odds: Floats) -> int:
    """Of each face to be under each stone of a seat, if this face is under the given one. How many worlds say so."""
    first = seat * STONES * SIDES
    for at in range(first, first + STONES * SIDES):
        odds[at] = 0.0
    fitting = 0
    for world in range(m.begins[seat], m.begins[seat + 1], STONES):
        if given == NOBODY or m.worlds[world + given] == face:
            fitting += 1
            for stone in range(STONES):
                odds[first + stone * SIDES + m.worlds[world + stone]] += 1.0
    for at in range(first, first + STONES * SIDES):
        odds[at] /= max(fitting, 1)
    return fitting


def reckon_all_odds(m: Mind) -> None:
    for seat in range(m.rules[PLAYERS]):
        reckon_odds(m, seat, NOBODY, NOBODY, m.odds)


def expect_touches(m: Mind, codes: Ints, results: Floats) -> None:
    for at in range(len(codes)):
        results[at] = expect_touch(m, codes[at])


def expect_places(m: Mind, cells: Ints, results: Floats) -> None:
    for at in range(len(cells)):
        results[at] = worth_of_place(m, m.table, cells[at], m.table[MOVER], m.odds)


def expect_touch(m: Mind, code: int) -> float:
    """What the table will be worth to the mover on average."""
    seat, stone = m.table[MOVER], touched_stone(code)
    mean, worlds = 0.0, 0
    copy(m.odds, m.guess)
    for face in range(SIDES):
        if code % 2 == 1:
            fitting = reckon_odds(m, seat, NOBODY, NOBODY, m.guess) if face == 0 else 0
        else:
            fitting = reckon_odds(m, seat, stone, face, m.guess)
        if fitting > 0:
            copy(m.table, m.trial)
            if code % 2 == 0:
                m.trial[UNDER + seat * STONES + stone] = face
            touch(m.trial, m.rules, code, m.places)
            mean += fitting * worth_of_best_place(m, m.trial, seat, m.guess)
            worlds += fitting
    return mean / worlds


def worth_of_best_place(m: Mind, t: Ints, seat: int, odds: Floats) -> float:
    """What the table is worth to a seat once the stone in hand, if there is one, lies where it is best."""
    if t[HELD] == NOBODY:
        judge(m, t, odds)
        return m.values[seat]
    best = 0.0
    for at in range(list_places(t, m.rules, m.places)):
        best = max(best, worth_of_place(m, t, m.places[at], seat, odds))
    return best


def worth_of_place(m: Mind, t: Ints, cell: int, seat: int, odds: Floats) -> float:
    copy(t, m.after)
    place(m.after, m.rules, cell)
    judge(m, m.after, odds)
    return m.values[seat]


def chance_to_close(m: Mind, code: int) -> float:
    """Of the number that a touch announces."""
    if code % 2 == 1:
        return 1.0
    stone, chance = m.table[MOVER] * STONES + touched_stone(code), 0.0
    for face in range(SIDES):
        if closes(m.table, m.rules, face, announced_by(code)):
            chance += m.odds[stone * SIDES + face]
    return chance
