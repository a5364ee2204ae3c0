"""What players agree on before a match: the rulebook's variants, and rulings that can be played either way."""

import re
from dataclasses import dataclass, field
from functools import lru_cache

from vierling.game import Actions, Choice, Refusal, Seat, Text, Unreadable
from vierling.games.input.rules import points
from vierling.games.input.rules.cards import NUMBERS, SHIPPED, ZERO, CardSet, cards_of, read_cards
from vierling.games.input.rules.notation import ALL_MOVES, Place

SEATS = range(2, 4)
IN_ROW = {2: range(1, 7), 3: range(1, 10)}  # the cards in play, by number of seats
NEEDS = {str(number): min(seats for seats in SEATS if number in IN_ROW[seats]) for number in NUMBERS[1:]}
TARGETS = {2: 17, 3: 21}
MOST_QUIET = {2: 200, 3: 400}  # R-I7: turns without a closing
NONE = "none"
AGREED = {
    "free_number": "the number on which nobody has to flip",
    "combination": "one of the numbers that win at once",
}


def read_numbers(text: str, allowed: range) -> str:
    """Comma-separated numbers in ascending order, without duplicates."""
    words = [word.strip() for word in text.split(",")]
    if not all(re.fullmatch(r"\d", word, re.ASCII) and int(word) in allowed for word in words):
        least, most = allowed[0], allowed[-1]
        sentence = f"expected numbers from {least} to {most} separated by commas, not {text[:30]!r}"
        raise Unreadable("bad-numbers", sentence, least=least, most=most, text=text[:30])
    return ",".join(sorted(set(words)))


def read_combination(text: str) -> str:
    return read_numbers(text, NUMBERS[1:])


def read_children(text: str) -> str:
    return read_numbers(text, range(1, SEATS[-1] + 1))


COMBINATION = Text(read=read_combination, needs=NEEDS)
CHILDREN = Text(read=read_children)
CARDS = Text(read=lambda text: str(read_cards(text)), facts=lambda text: read_cards(text).facts())


@dataclass(frozen=True, slots=True)
class Options:
    zero: bool = False
    notes: str = field(default=NONE, metadata=Choice((NONE, "own", "all")).meta)
    shuttling: str = field(default="twice", metadata=Choice(("twice", NONE, "superko")).meta)
    bonus: int = field(default=2, metadata=Choice((2, 3)).meta)
    solo_number: bool = False
    joker_closes: bool = False
    shuffle_seats: bool = False
    free_number: str = field(default=NONE, metadata=Choice((NONE, *NEEDS), NEEDS).meta)
    combination: str = field(default="", metadata=COMBINATION.meta)
    children: str = field(default="", metadata=CHILDREN.meta)  # seats that need not flip
    cards: str = field(default="", metadata=CARDS.meta)  # empty: the set we ship

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", str(cards_of(self.cards or SHIPPED)))  # a record contains its cards
        object.__setattr__(self, "combination", self.combination and read_combination(self.combination))
        object.__setattr__(self, "children", self.children and read_children(self.children))

    def check_in_play(self, seats: int) -> None:
        """Refuse what was agreed about cards that are not laid out for this many players."""
        agreed = [("free_number", self.free_number), *(("combination", each) for each in self.combination.split(","))]
        for option, number in agreed:
            if NEEDS.get(number, 0) > seats:
                most = IN_ROW[seats][-1]
                what = f"the {number} cannot be {AGREED[option]}"
                sentence = f"with {seats} players only the numbers 1 to {most} are in play: {what}"
                raise Refusal("not-in-play", sentence, option=option, number=number, seats=seats, most=most)

    def row(self, seats: int) -> tuple[int, ...]:
        """The numbers in play, with or without the zero."""
        return (*([ZERO] if self.zero else []), *IN_ROW[seats])

    @property
    def card_set(self) -> CardSet:
        return cards_of(self.cards)

    def is_child(self, seat: Seat) -> bool:
        return str(seat + 1) in self.children.split(",")

    def may_keep(self, seat: Seat, number: int | None) -> bool:
        """Whether this seat may put a stone on this number without flipping it."""
        return self.is_child(seat) or self.free_number == str(number)

    def may_ever_keep(self, seat: Seat) -> bool:
        """Whether there are stones that this seat need not flip."""
        return self.free_number != NONE or self.is_child(seat)

    def reward_alone(self, number: int) -> tuple[int, str]:
        """What a number brings that was built with one's own stones only: a bonus, or the double."""
        if self.solo_number:
            return 2 * points.worth(number), points.ALONE
        return points.worth(number) + self.bonus, points.ONE_COLOUR

    def wanted(self) -> frozenset[int]:
        """The numbers that together win the match; empty if none were agreed on."""
        return frozenset(int(number) for number in self.combination.split(",") if number)


@lru_cache(maxsize=256)
def all_moves(seats: int, options: Options) -> Actions:
    """Those on cards that are in play; a stone is kept as it lies only where that was agreed on."""
    numbers = {None, *options.row(seats)}
    keeps = any(options.may_ever_keep(seat) for seat in range(seats))
    return Actions(
        move
        for move in ALL_MOVES
        if move.spot.card in numbers and (isinstance(move, Place) or (move.closes in numbers and (move.flips or keeps)))
    )
