"""Which lines, pairs of lines and contents are alike, and share their weights.

A grid stays the same if rows and columns are swapped, or renamed in one of the 16 ways that map diagonals onto
diagonals: so there are three kinds of line, and pairs are alike if they meet alike.
"""

from itertools import permutations

from vierling.games.knister.rules.sheet import CELLS, EMPTY, LINES, LINES_THROUGH, ROUNDS, SIDE
from vierling.games.knister.think.contents import FINISHED, NEXT, NUMBERS, POINTS, SUMS, UNFINISHED, WAYS, Content

CENTRE = CELLS // 2
DIAGONAL, CENTRAL, OTHER = range(3)
KINDS = (DIAGONAL, CENTRAL, OTHER)
NOWHERE = -1
GROUP = 5  # rounds that share their weights of pairs
GROUPS = ROUNDS // GROUP
STAKE = 4  # points: below this, only the chances tell contents apart


def kind_of(line: int) -> int:
    if LINES[line].factor > 1:
        return DIAGONAL
    return CENTRAL if line in LINES_THROUGH[CENTRE] else OTHER


def crossing_of(one: int, other: int) -> int:
    shared = set(LINES[one].cells) & set(LINES[other].cells)
    return shared.pop() if one != other and shared else NOWHERE


def relation_of(one: int, other: int, filled: bool) -> tuple[int, ...]:
    """Both kinds, how many lines share the crossing, whether the two lie opposite, whether the crossing is filled."""
    crossing = crossing_of(one, other)
    opposite = sorted(CELLS - 1 - cell for cell in LINES[one].cells) == sorted(LINES[other].cells)
    lines = 0 if crossing == NOWHERE else len(LINES_THROUGH[crossing])
    return kind_of(one), kind_of(other), lines, int(opposite and not lines), int(filled and lines > 0)


KIND_OF = tuple(map(kind_of, range(len(LINES))))
CROSSINGS = tuple(crossing_of(one, other) for one in range(len(LINES)) for other in range(len(LINES)))
RELATIONS = sorted(
    {relation_of(one, other, filled) for one, other in permutations(range(len(LINES)), 2) for filled in (False, True)}
)
TYPES = len(RELATIONS)
# By line, other line, and whether their crossing is filled.
TYPE_OF = tuple(
    0 if one == other else RELATIONS.index(relation_of(one, other, filled))
    for one in range(len(LINES))
    for other in range(len(LINES))
    for filled in (False, True)
)
# The same pair seen from the other line.
MIRRORED = tuple(RELATIONS.index((other, one, *rest)) for one, other, *rest in RELATIONS)


def class_of(index: int, content: Content) -> tuple[object, ...]:
    """Contents in one class are worth about the same, whatever else is on the grid."""
    missing = content.count(EMPTY)
    after = [POINTS[NEXT[index * SUMS + number]] for number in range(SUMS)]
    if missing == 1:
        least = min(after)
        stakes = tuple((number, points) for number, points in enumerate(after) if points - least >= STAKE)
        small = sum(ways * (points - least) for ways, points in zip(WAYS, after, strict=True) if points - least < STAKE)
        return missing, least, stakes, small // 8
    if missing == 2 and len(set(content)) == SIDE - 1 and content[-1] - content[missing] >= SIDE:
        return missing, *sorted(WAYS[NUMBERS.index(number)] for number in content[missing:])
    return content


CLASS_NAMES = tuple(class_of(index, content) for index, content in enumerate(UNFINISHED))
CLASS_ORDER = tuple(dict.fromkeys(CLASS_NAMES))
CLASSES = len(CLASS_ORDER) + 1  # the last is for finished lines, which have nothing left to win
CLASS_OF = (*map({name: number for number, name in enumerate(CLASS_ORDER)}.__getitem__, CLASS_NAMES),) + (
    CLASSES - 1,
) * len(FINISHED)
