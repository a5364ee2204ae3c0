"""A tree of what can be seen to happen: touches, the faces that come up, places. Runs as plain Python and as machine
code, like the kernels.

Each time the tree is climbed, undersides are drawn anew from all that fit; nobody in the tree knows them before they
are flipped. Where the tree ends one more turn is played, quickly, and then the table is judged: so whoever is to move
there has already made use of a number that can be closed. A table that has been there before ends the climb and is
judged as it lies there: one turn later nobody could tell that the match goes in circles.
"""

from math import log, sqrt
from typing import NamedTuple

from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.evaluation import has_been, judge
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
from vierling.games.input.think.mind import Mind

DEEP = 64  # choices and faces from the root to a leaf
CURIOSITY = 0.2
UNTRIED = -1.0


class Tree(NamedTuple):
    """Nodes in the order in which they were made; all choices at a node lie side by side."""

    action: Ints
    first: Ints
    choices: Ints
    visits: Ints
    sums: Floats  # of the values to whoever chose this node
    hunches: Floats  # what it looks to be worth before it is tried; UNTRIED if there is no telling
    size: Ints  # one number
    path: Ints
    choosers: Ints


def draw(m: Mind, below: int) -> int:
    """The next number of a small generator that is the same in every backend."""
    x = m.dice[0]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    m.dice[0] = x
    return x % below


def draw_world(m: Mind, t: Ints) -> None:
    for seat in range(m.rules[PLAYERS]):
        world = m.begins[seat] + STONES * draw(m, (m.begins[seat + 1] - m.begins[seat]) // STONES)
        for stone in range(STONES):
            t[UNDER + seat * STONES + stone] = m.worlds[world + stone]


def add(tree: Tree, node: int, actions: Ints, count: int) -> bool:
    """The choices at a node; False if there is no room left."""
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


def grow(m: Mind, tree: Tree, node: int, t: Ints) -> bool:
    if t[HELD] == NOBODY:
        found = list_touches(t, m.rules, m.touches, m.places)
        return add(tree, node, m.touches, thin_touches(t, m.rules, m.touches, found)) and trust(m, tree, node, t)
    found = list_places(t, m.rules, m.places)
    return add(tree, node, m.places, thin_places(m.rules, m.places, found)) and trust(m, tree, node, t)


def trust(m: Mind, tree: Tree, node: int, t: Ints) -> bool:
    """First thoughts: of a place, how the table will look; of a closing that is known to succeed, that it is good."""
    for child in range(tree.first[node], tree.first[node] + tree.choices[node]):
        if t[HELD] == NOBODY:
            if succeeds(m, t, tree.action[child]):
                tree.hunches[child] = 1.0
        else:
            copy(t, m.after)
            place(m.after, m.rules, tree.action[child])
            judge(m, m.after, m.odds)
            tree.hunches[child] = m.values[t[MOVER]]
    return True


def succeeds(m: Mind, t: Ints, code: int) -> bool:
    stone, card = t[MOVER] * STONES + touched_stone(code), announced_by(code)
    return card > 0 and t[KNOWN + stone] == 1 and closes(t, m.rules, t[UNDER + stone], card)


def thin_touches(t: Ints, r: Ints, touches: Ints, found: int) -> int:
    """Without those that equal an earlier one, and announcements that are known to be wrong."""
    kept = 0
    for at in range(found):
        code = touches[at]
        stone, card = t[MOVER] * STONES + touched_stone(code), announced_by(code)
        wrong = card > 0 and code % 2 == 0 and t[KNOWN + stone] == 1 and not closes(t, r, t[UNDER + stone], card)
        if not wrong and not has_twin(t, stone):
            touches[kept] = code
            kept += 1
    return kept


def has_twin(t: Ints, stone: int) -> bool:
    """An earlier stone of the supply looks the same, and nobody knows what is under either."""
    if t[AT + stone] < CELLS or t[KNOWN + stone] == 1:
        return False
    for other in range(t[MOVER] * STONES, stone):
        if t[AT + other] >= CELLS and t[KNOWN + other] == 0 and t[TOP + other] == t[TOP + stone]:
            return True
    return False


def thin_places(r: Ints, places: Ints, found: int) -> int:
    """Of the free places of a card that ask for the same symbol only the first."""
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


def select(m: Mind, tree: Tree, node: int) -> int:
    """The best so far, or one that has been tried too seldom."""
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
            if draw(m, ties) == 0:
                chosen = child
        elif score > best:
            best, chosen, ties = score, child, 1
    return chosen


def play_turn(m: Mind, t: Ints) -> None:
    """Quickly: an announcement that pays, or any stone, and the place for it that looks best."""
    code = find_bet(m, t)
    if code == NOBODY:
        code = touch_code(draw(m, STONES), NOBODY, 0)
    touch(t, m.rules, code, m.places)
    if t[HELD] != NOBODY:
        place(t, m.rules, find_place(m, t))


def find_bet(m: Mind, t: Ints) -> int:
    """The announcement that wins most points on average, if one wins any."""
    seat, best, chosen = t[MOVER], 0.0, NOBODY
    for card in range(1, CARDS):
        if t[FILLED + card] != PLACES - 1 or t[SHARE + seat * CARDS + card] == 0:
            continue
        for stone in range(seat * STONES, seat * STONES + STONES):
            mean = worth_of_bet(m, t, stone, card) if may_close(t, m.rules, stone, card) else 0.0
            if mean > best:
                best, chosen = mean, touch_code(stone - seat * STONES, card, 0)
    return chosen


def worth_of_bet(m: Mind, t: Ints, stone: int, card: int) -> float:
    """In points, on average: at zero points there is nothing to lose."""
    face, score, points = m.rules[NEED + missing(t, card)], t[SCORE + stone // STONES], m.rules[WORTH + card]
    chance = m.odds[stone * SIDES + face]
    if t[KNOWN + stone] == 1:
        chance = 1.0 if t[UNDER + stone] == face else 0.0
    return chance * min(points, m.rules[TARGET] - score) - (1.0 - chance) * min(points, score)


def find_place(m: Mind, t: Ints) -> int:
    """For the stone in hand: where the table looks best to whoever holds it."""
    found = thin_places(m.rules, m.places, list_places(t, m.rules, m.places))
    best, chosen = -1.0, m.places[0]
    if found == 1:
        return chosen
    for at in range(found):
        copy(t, m.after)
        place(m.after, m.rules, m.places[at])
        judge(m, m.after, m.odds)
        if m.values[t[MOVER]] > best:
            best, chosen = m.values[t[MOVER]], m.places[at]
    return chosen


def climb(m: Mind, tree: Tree) -> None:
    """Once from the root to a leaf and back."""
    t = m.trial
    copy(m.table, t)
    draw_world(m, t)
    node, depth, fresh = 0, 0, True
    tree.path[0], tree.choosers[0] = 0, t[MOVER]
    while fresh and t[OVER] == 0 and depth + 2 < DEEP:
        new = tree.choices[node] == 0
        if new and ((tree.visits[node] == 0 and t[HELD] == NOBODY) or not grow(m, tree, node, t)):
            break
        seat = t[MOVER]
        node = select(m, tree, node)
        depth += 1
        tree.path[depth], tree.choosers[depth] = node, seat
        if t[HELD] != NOBODY:
            place(t, m.rules, tree.action[node])
            fresh = not has_been(m, t)
            continue
        stone = seat * STONES + touched_stone(tree.action[node])
        touch(t, m.rules, tree.action[node], m.places)
        fresh = t[HELD] != NOBODY or not has_been(m, t)
        if tree.choices[node] == 0 and not add(tree, node, m.spare, SIDES):
            break
        node = tree.first[node] + t[TOP + stone]
        depth += 1
        tree.path[depth], tree.choosers[depth] = node, seat
    if fresh and t[OVER] == 0 and t[HELD] == NOBODY:
        play_turn(m, t)
    judge(m, t, m.odds)
    for step in range(depth + 1):
        tree.visits[tree.path[step]] += 1
        tree.sums[tree.path[step]] += m.values[tree.choosers[step]]


def think(m: Mind, tree: Tree, asked: Ints, rounds: int) -> None:
    """The choices at the root are those that are asked for, but for those that are not worth a thought."""
    found = len(asked)
    if m.table[HELD] == NOBODY:
        found = thin_touches(m.table, m.rules, asked, found)
    else:
        found = thin_places(m.rules, asked, found)
    add(tree, 0, asked, found)
    trust(m, tree, 0, m.table)
    for _ in range(rounds):
        climb(m, tree)
