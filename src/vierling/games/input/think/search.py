"""A tree of everything visible that can happen: touches, the faces that come up, places. Runs in plain Python and as
machine code, like the kernels.

For each climb of the tree, undersides are drawn again from all that fit; nobody in the tree knows them before they are
flipped. Where the tree ends, one more turn is played by a quick rule before the table is evaluated, so that a number
that can be closed has been closed. A table that was there before ends the climb, and is evaluated as it is: one turn
later nobody could tell that the match goes in circles.
"""

from math import log, sqrt
from typing import NamedTuple

from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.desk import Desk
from vierling.games.input.think.evaluation import evaluate, has_been
from vierling.games.input.think.kernels import (
    AT,
    CARDS,
    CELLS,
    FILLED,
    HELD,
    KNOWN,
    MOVER,
    NEED,
    NOBODY,
    OVER,
    PLAYERS,
    SCORE,
    SHARE,
    SIDES,
    TARGET,
    TOP,
    UNDER,
    WORTH,
    Floats,
    Ints,
    announced_by,
    closes,
    copy,
    list_places,
    list_touches,
    may_close,
    missing,
    place,
    touch,
    touch_code,
    touched_stone,
)

DEEP = 64  # choices and faces from the root to a leaf
CURIOSITY = 0.2
UNTRIED = -1.0


class Tree(NamedTuple):
    """Nodes in the order in which they were made; all choices at a node lie side by side."""

    action: Ints
    first: Ints
    choices: Ints
    visits: Ints
    sums: Floats  # of the values to the seat that chose this node
    hunches: Floats  # what a node seems to be worth before it is tried; UNTRIED if nobody can say
    size: Ints  # one number
    path: Ints
    choosers: Ints


def draw(d: Desk, below: int) -> int:
    """The next number of a small generator that is the same on both backends."""
    x = d.dice[0]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    d.dice[0] = x
    return x % below


def draw_world(d: Desk, t: Ints) -> None:
    for seat in range(d.rules[PLAYERS]):
        world = d.begins[seat] + STONES * draw(d, (d.begins[seat + 1] - d.begins[seat]) // STONES)
        for stone in range(STONES):
            t[UNDER + seat * STONES + stone] = d.worlds[world + stone]


def add(tree: Tree, node: int, actions: Ints, count: int) -> bool:
    """Add the choices at a node; False if there is no room left."""
    size = tree.size[0]
    if size + count > len(tree.action):
        return False
    tree.first[node], tree.choices[node], tree.size[0] = size, count, size + count
    for at in range(count):
        child = size + at
        tree.action[child] = actions[at]
        tree.choices[child] = tree.visits[child] = 0
        tree.sums[child], tree.hunches[child] = 0.0, UNTRIED
    return True


def grow(d: Desk, tree: Tree, node: int, t: Ints) -> bool:
    if t[HELD] == NOBODY:
        found = list_touches(t, d.rules, d.touches, d.places)
        return add(tree, node, d.touches, thin_touches(t, d.rules, d.touches, found)) and trust(d, tree, node, t)
    found = list_places(t, d.rules, d.places)
    return add(tree, node, d.places, thin_places(d.rules, d.places, found)) and trust(d, tree, node, t)


def trust(d: Desk, tree: Tree, node: int, t: Ints) -> bool:
    """First guesses: for a place, what the table would be worth; a closing that is bound to succeed is good."""
    for child in range(tree.first[node], tree.first[node] + tree.choices[node]):
        if t[HELD] == NOBODY:
            if succeeds(d, t, tree.action[child]):
                tree.hunches[child] = 1.0
        else:
            copy(t, d.after)
            place(d.after, d.rules, tree.action[child])
            evaluate(d, d.after, d.odds)
            tree.hunches[child] = d.values[t[MOVER]]
    return True


def succeeds(d: Desk, t: Ints, code: int) -> bool:
    stone, card = t[MOVER] * STONES + touched_stone(code), announced_by(code)
    return card > 0 and t[KNOWN + stone] == 1 and closes(t, d.rules, t[UNDER + stone], card)


def thin_touches(t: Ints, r: Ints, touches: Ints, found: int) -> int:
    """Drop those that equal an earlier one, and announcements that are known to be wrong."""
    kept = 0
    for at in range(found):
        code = touches[at]
        stone, card = t[MOVER] * STONES + touched_stone(code), announced_by(code)
        wrong = card > 0 and code % 2 == 0 and t[KNOWN + stone] == 1 and not closes(t, r, t[UNDER + stone], card)
        if not wrong and not has_double(t, stone):
            touches[kept] = code
            kept += 1
    return kept


def has_double(t: Ints, stone: int) -> bool:
    """Whether an earlier stone of the supply looks the same, and nobody knows what is under either."""
    if t[AT + stone] < CELLS or t[KNOWN + stone] == 1:
        return False
    for other in range(t[MOVER] * STONES, stone):
        if t[AT + other] >= CELLS and t[KNOWN + other] == 0 and t[TOP + other] == t[TOP + stone]:
            return True
    return False


def thin_places(r: Ints, places: Ints, found: int) -> int:
    """Keep only the first of a card's free places that ask for the same symbol."""
    kept = 0
    for at in range(found):
        cell, same = places[at], False
        for before in range(kept):
            other = places[before]
            same = same or (other // PLACES == cell // PLACES and r[NEED + other] == r[NEED + cell])
        if not same:
            places[kept] = cell
            kept += 1
    return kept


def select(d: Desk, tree: Tree, node: int) -> int:
    """The best so far, or one that has not been tried often enough."""
    best, chosen, ties = -1.0, NOBODY, 1
    effort = log(tree.visits[node] + 1.0)
    usual = tree.sums[node] / max(tree.visits[node], 1)
    for child in range(tree.first[node], tree.first[node] + tree.choices[node]):
        seen, total = tree.visits[child], tree.sums[child]
        if tree.hunches[child] != UNTRIED:
            seen, total = seen + 1, total + tree.hunches[child]
        mean = total / seen if seen > 0 else usual
        score = mean + CURIOSITY * sqrt(effort / max(seen, 1))
        if score == best:
            ties += 1
            if draw(d, ties) == 0:
                chosen = child
        elif score > best:
            best, chosen, ties = score, child, 1
    return chosen


def play_turn(d: Desk, t: Ints) -> None:
    """By a quick rule: an announcement that pays, or else any stone, and the place that looks best."""
    code = find_bet(d, t)
    if code == NOBODY:
        code = touch_code(draw(d, STONES), NOBODY, 0)
    touch(t, d.rules, code, d.places)
    if t[HELD] != NOBODY:
        place(t, d.rules, find_place(d, t))


def find_bet(d: Desk, t: Ints) -> int:
    """The announcement that wins the most points on average, if any does."""
    seat, best, chosen = t[MOVER], 0.0, NOBODY
    for card in range(1, CARDS):
        if t[FILLED + card] != PLACES - 1 or t[SHARE + seat * CARDS + card] == 0:
            continue
        for stone in range(seat * STONES, seat * STONES + STONES):
            mean = worth_of_bet(d, t, stone, card) if may_close(t, d.rules, stone, card) else 0.0
            if mean > best:
                best, chosen = mean, touch_code(stone - seat * STONES, card, 0)
    return chosen


def worth_of_bet(d: Desk, t: Ints, stone: int, card: int) -> float:
    """Points on average; a seat without points has nothing to lose."""
    face, score, points = d.rules[NEED + missing(t, card)], t[SCORE + stone // STONES], d.rules[WORTH + card]
    chance = d.odds[stone * SIDES + face]
    if t[KNOWN + stone] == 1:
        chance = 1.0 if t[UNDER + stone] == face else 0.0
    return chance * min(points, d.rules[TARGET] - score) - (1.0 - chance) * min(points, score)


def find_place(d: Desk, t: Ints) -> int:
    """Where to put the stone in hand: the place that makes the table worth most to the mover."""
    found = thin_places(d.rules, d.places, list_places(t, d.rules, d.places))
    best, chosen = -1.0, d.places[0]
    if found == 1:
        return chosen
    for at in range(found):
        copy(t, d.after)
        place(d.after, d.rules, d.places[at])
        evaluate(d, d.after, d.odds)
        if d.values[t[MOVER]] > best:
            best, chosen = d.values[t[MOVER]], d.places[at]
    return chosen


def climb(d: Desk, tree: Tree) -> None:
    """From the root to a leaf and back, once."""
    t = d.trial
    copy(d.table, t)
    draw_world(d, t)
    node, depth, fresh = 0, 0, True
    tree.path[0], tree.choosers[0] = 0, t[MOVER]
    while fresh and t[OVER] == 0 and depth + 2 < DEEP:
        new = tree.choices[node] == 0
        if new and ((tree.visits[node] == 0 and t[HELD] == NOBODY) or not grow(d, tree, node, t)):
            break
        seat = t[MOVER]
        node = select(d, tree, node)
        depth += 1
        tree.path[depth], tree.choosers[depth] = node, seat
        if t[HELD] != NOBODY:
            place(t, d.rules, tree.action[node])
            fresh = not has_been(d, t)
            continue
        stone = seat * STONES + touched_stone(tree.action[node])
        touch(t, d.rules, tree.action[node], d.places)
        fresh = t[HELD] != NOBODY or not has_been(d, t)
        if tree.choices[node] == 0 and not add(tree, node, d.spare, SIDES):
            break
        node = tree.first[node] + t[TOP + stone]
        depth += 1
        tree.path[depth], tree.choosers[depth] = node, seat
    if fresh and t[OVER] == 0 and t[HELD] == NOBODY:
        play_turn(d, t)
    evaluate(d, t, d.odds)
    for step in range(depth + 1):
        tree.visits[tree.path[step]] += 1
        tree.sums[tree.path[step]] += d.values[tree.choosers[step]]


def think(d: Desk, tree: Tree, asked: Ints, rounds: int) -> None:
    """Grow the tree; the choices at the root are those asked for, without those that are not worth a try."""
    found = len(asked)
    if d.table[HELD] == NOBODY:
        found = thin_touches(d.table, d.rules, asked, found)
    else:
        found = thin_places(d.rules, asked, found)
    add(tree, 0, asked, found)
    trust(d, tree, 0, d.table)
    for _ in range(rounds):
        climb(d, tree)
