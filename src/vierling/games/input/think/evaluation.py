"""What a table is worth to each seat: points, the chances to close numbers soon, what still has to be taken down, and
taking part. Runs as plain Python and as machine code, like the kernels.

Points and hopes add up to a strength; a seat's share of all seats' strengths, exponentially, is its value: about the
chance to win, between 0 and 1.
"""

from math import exp

from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.kernels import (
    AT,
    CARDS,
    CELLS,
    FILLED,
    FINISHED,
    KNOWN,
    MOVER,
    NEED,
    NOBODY,
    OVER,
    PLAYERS,
    QUIET,
    SCORE,
    SHARE,
    SIDES,
    TARGET,
    UNDER,
    WINNER,
    WORTH,
    Floats,
    Ints,
    burden,
    glance,
    is_open,
    missing,
)
from vierling.games.input.think.mind import Mind
from vierling.games.input.think.weights import (
    HEAVY,
    HOPE,
    KNOWLEDGE,
    LEFT,
    LIES,
    OWN_SCORE,
    PARTS,
    POINTS,
    SET,
    VICTORY,
)

BORED = 0.15  # what a table is still worth that has been there before: else two cautious players wait for ever
CALM = 24  # turns without a closing that nobody minds
LONG = 40.0  # so many more would make a table worthless
LEAST = 0.2  # but it keeps so much


def judge(m: Mind, t: Ints, odds: Floats) -> None:
    """What the table is worth to each seat, in `m.values`; `odds` are those of each face to be under each stone."""
    seats = m.rules[PLAYERS]
    total = 0.0
    for seat in range(seats):
        m.values[seat] = final(t, m.rules, seat) if t[OVER] == 1 else exp(strength(m, t, odds, seat))
        total += m.values[seat]
    total /= patience(m, t)
    for seat in range(seats):
        m.values[seat] /= total


def patience(m: Mind, t: Ints) -> float:
    """How much of its worth a table keeps while nobody closes anything: less and less, so that somebody dares to."""
    left = min(max(1.0 - (t[QUIET] - CALM) / LONG, LEAST), 1.0)
    return left * BORED if has_been(m, t) else left


def has_been(m: Mind, t: Ints) -> bool:
    sight = glance(t, m.rules)
    low, high = 0, len(m.past)
    while low < high:
        middle = (low + high) // 2
        if m.past[middle] < sight:
            low = middle + 1
        else:
            high = middle
    return low < len(m.past) and m.past[low] == sight


def final(t: Ints, r: Ints, seat: int) -> float:
    """Nobody may have reached the target: then most points win, and equal points share."""
    if t[WINNER] >= 0:
        return 1.0 if t[WINNER] == seat else 0.0
    for other in range(r[PLAYERS]):
        if t[SCORE + other] > t[SCORE + seat]:
            return 0.0
    return 1.0


def strength(m: Mind, t: Ints, odds: Floats, seat: int) -> float:
    w, of = m.weights, 0 if t[MOVER] == seat else SET
    left, parts, sure = burden(t, seat, NOBODY), 0, 0
    for stone in range(seat * STONES, seat * STONES + STONES):
        sure += t[KNOWN + stone]
    total = w[of + OWN_SCORE] * t[SCORE + seat] / POINTS + w[of + KNOWLEDGE] * sure / STONES
    for card in range(1, CARDS):
        if is_open(t, m.rules, card):
            own = t[SHARE + seat * CARDS + card]
            parts += int(own > 0)
            chance = best_odds(m, t, odds, seat, card) if t[FILLED + card] == PLACES - 1 else 1.0
            total += chance * hope(m, t, seat, card, left * LIES + min(own, LIES - 1))
    return total + w[of + LEFT + min(left, HEAVY - 1)] + w[of + PARTS + parts]


def hope(m: Mind, t: Ints, seat: int, card: int, lie: int) -> float:
    """What closing this number promises, if one has the stone; `lie` tells how the own stones lie."""
    w, of = m.weights, 0 if t[MOVER] == seat else SET
    left, own = min(lie // LIES, HEAVY - 1), lie % LIES
    row = left * PLACES + PLACES - 1 - t[FILLED + card]
    points = min(m.rules[WORTH + card], m.rules[TARGET] - t[SCORE + seat])
    total = w[of + HOPE + row * LIES + own] * points / POINTS
    if own > 0 and t[SCORE + seat] + points == m.rules[TARGET]:
        total += w[of + VICTORY + row]
    return total


def best_odds(m: Mind, t: Ints, odds: Floats, seat: int, card: int) -> float:
    """The chance of the best stone to show the missing symbol; if one stone has to be taken down, of that one."""
    face, best = m.rules[NEED + missing(t, card)], 0.0
    last_one = burden(t, seat, NOBODY) == 1
    for stone in range(seat * STONES, seat * STONES + STONES):
        at = t[AT + stone]
        if at // PLACES == card or (last_one and not (at < CELLS and t[FINISHED + at // PLACES] == 1)):
            continue
        known = 1.0 if t[UNDER + stone] == face else 0.0
        best = max(best, known if t[KNOWN + stone] == 1 else odds[stone * SIDES + face])
    return best
