"""What a table is worth to each seat: points, the chances to close numbers soon, what still has to be taken down, and
taking part. Runs in plain Python and as machine code, like the kernels.

Points and hopes add up to a strength. The softmax of all strengths gives each seat its value between 0 and 1, which is
about its chance to win.
"""

from math import exp

from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.desk import Desk
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

BORED = 0.15  # share of its worth that a repeated table keeps: without this, two cautious players wait for ever
CALM = 24  # this many turns without a closing cost nothing
LONG = 40.0  # this many more would make a table worthless
LEAST = 0.2  # but it always keeps this share


def evaluate(d: Desk, t: Ints, odds: Floats) -> None:
    """Fill `d.values` with what the table is worth to each seat; `odds` are those of each face under each stone."""
    seats = d.rules[PLAYERS]
    total = 0.0
    for seat in range(seats):
        d.values[seat] = final(t, d.rules, seat) if t[OVER] == 1 else exp(strength(d, t, odds, seat))
        total += d.values[seat]
    total /= patience(d, t)
    for seat in range(seats):
        d.values[seat] /= total


def patience(d: Desk, t: Ints) -> float:
    """The share of its worth that a table keeps while nobody closes anything: it falls, so that somebody will dare."""
    left = min(max(1.0 - (t[QUIET] - CALM) / LONG, LEAST), 1.0)
    return left * BORED if has_been(d, t) else left


def has_been(d: Desk, t: Ints) -> bool:
    sight = glance(t, d.rules)
    low, high = 0, len(d.past)
    while low < high:
        middle = (low + high) // 2
        if d.past[middle] < sight:
            low = middle + 1
        else:
            high = middle
    return low < len(d.past) and d.past[low] == sight


def final(t: Ints, r: Ints, seat: int) -> float:
    """If nobody has reached the target, the most points win, and equals share."""
    if t[WINNER] >= 0:
        return 1.0 if t[WINNER] == seat else 0.0
    for other in range(r[PLAYERS]):
        if t[SCORE + other] > t[SCORE + seat]:
            return 0.0
    return 1.0


def strength(d: Desk, t: Ints, odds: Floats, seat: int) -> float:
    w, of = d.weights, 0 if t[MOVER] == seat else SET
    left, parts, sure = burden(t, seat, NOBODY), 0, 0
    for stone in range(seat * STONES, seat * STONES + STONES):
        sure += t[KNOWN + stone]
    total = w[of + OWN_SCORE] * t[SCORE + seat] / POINTS + w[of + KNOWLEDGE] * sure / STONES
    for card in range(1, CARDS):
        if is_open(t, d.rules, card):
            own = t[SHARE + seat * CARDS + card]
            parts += int(own > 0)
            chance = best_odds(d, t, odds, seat, card) if t[FILLED + card] == PLACES - 1 else 1.0
            total += chance * hope(d, t, seat, card, left * LIES + min(own, LIES - 1))
    return total + w[of + LEFT + min(left, HEAVY - 1)] + w[of + PARTS + parts]


def hope(d: Desk, t: Ints, seat: int, card: int, lie: int) -> float:
    """What closing this number promises to a seat that has the stone; `lie` encodes how its stones lie."""
    w, of = d.weights, 0 if t[MOVER] == seat else SET
    left, own = min(lie // LIES, HEAVY - 1), lie % LIES
    row = left * PLACES + PLACES - 1 - t[FILLED + card]
    points = min(d.rules[WORTH + card], d.rules[TARGET] - t[SCORE + seat])
    total = w[of + HOPE + row * LIES + own] * points / POINTS
    if own > 0 and t[SCORE + seat] + points == d.rules[TARGET]:
        total += w[of + VICTORY + row]
    return total


def best_odds(d: Desk, t: Ints, odds: Floats, seat: int, card: int) -> float:
    """The chance that the best stone shows the missing symbol; if one has to be taken down, it must be that one."""
    face, best = d.rules[NEED + missing(t, card)], 0.0
    last_one = burden(t, seat, NOBODY) == 1
    for stone in range(seat * STONES, seat * STONES + STONES):
        at = t[AT + stone]
        if at // PLACES == card or (last_one and not (at < CELLS and t[FINISHED + at // PLACES] == 1)):
            continue
        known = 1.0 if t[UNDER + stone] == face else 0.0
        best = max(best, known if t[KNOWN + stone] == 1 else odds[stone * SIDES + face])
    return best
