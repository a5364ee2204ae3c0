"""Which boards come from the box (R-P17): in a race those of a round have one grade, which rises from deal to deal."""

from collections.abc import Sequence

from vierling.games.tubyrinth.rules.book import BOOK, CARDS
from vierling.games.tubyrinth.rules.options import Options

GRADES = {card: BOOK[f"{card}a"].grade for card in CARDS}  # the two sides of a card are of the same grade
EASIEST = min(GRADES.values())
TOPS = {"rising": max(GRADES.values()), "gentle": EASIEST + 1}  # where the grade stops rising
SIDES = 2


def needed_cards(options: Options, seats: int) -> int:
    if options.board:
        return 0
    return 1 if options.same_board else seats


def is_graded(options: Options, seats: int) -> bool:
    """Where rocks do not matter, the book's grades say nothing; and alone, nobody is at a disadvantage."""
    return seats > 1 and not options.over_rocks


def drawable(options: Options, seats: int, cards: Sequence[int], used: Sequence[int]) -> list[int]:
    """What may come out of the box next, for a deal of which these cards are on the table; none if it has too few."""
    left = [card for card in CARDS if card not in used]
    if is_graded(options, seats):
        grade = GRADES[cards[0]] if cards else grade_to_deal(options, seats, used)
        left = [card for card in left if GRADES[card] == grade]
    return left if len(cards) + len(left) >= needed_cards(options, seats) else []


def grade_to_deal(options: Options, seats: int, used: Sequence[int]) -> int | None:
    """One higher than the last, up to the top; else the nearest grade of which there are enough boards left."""
    last = GRADES[used[-1]] if used else EASIEST - 1
    wanted = min(last + 1, TOPS[options.grades])
    left = [GRADES[card] for card in CARDS if card not in used]
    enough = [grade for grade in sorted(set(left)) if left.count(grade) >= needed_cards(options, seats)]
    return min(enough, key=lambda grade: abs(grade - wanted), default=None)


def rounds_of(options: Options, seats: int, cards: Sequence[int], used: Sequence[int]) -> int:
    """How many rounds a deal is played for: both sides, and as many passes to the left as it takes for everybody to
    have had every side; but while the grade rises, boards are not passed on."""
    if is_graded(options, seats):
        following = grade_to_deal(options, seats, used)
        if following and GRADES[cards[0]] < following <= TOPS[options.grades]:
            return SIDES
    return SIDES * len(cards)
