"""What can be agreed before a match: the variants of the rulebook, and rulings that can be played both ways."""

import re
from dataclasses import dataclass, field

from vierling.game import Choice, Seat, Text, Unreadable
from vierling.games.input.rules.cards import NUMBERS, SHIPPED, CardSet, cards_of, read_cards

SEATS = range(2, 4)
IN_ROW = {2: range(1, 7), 3: range(1, 10)}  # the cards, by seats
TARGETS = {2: 17, 3: 21}
MOST_QUIET = {2: 200, 3: 400}  # R-I7: turns without a closing
NONE = "none"


def read_numbers(text: str, allowed: range) -> str:
    """Different whole numbers with commas between them, in rising order."""
    words = [word.strip() for word in text.split(",")]
    if not all(re.fullmatch(r"\d", word, re.ASCII) and int(word) in allowed for word in words):
        least, most = allowed[0], allowed[-1]
        sentence = f"numbers from {least} to {most} with commas between them are needed, not {text[:30]!r}"
        raise Unreadable("bad-numbers", sentence, least=least, most=most, text=text[:30])
    return ",".join(sorted(set(words)))


def read_combination(text: str) -> str:
    return read_numbers(text, NUMBERS[1:])


def read_children(text: str) -> str:
    return read_numbers(text, range(1, SEATS[-1] + 1))


COMBINATION = Text(read=read_combination)
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
    free_number: str = field(default=NONE, metadata=Choice((NONE, *map(str, NUMBERS[1:]))).meta)
    combination: str = field(default="", metadata=COMBINATION.meta)
    children: str = field(default="", metadata=CHILDREN.meta)  # seats that need not flip
    cards: str = field(default="", metadata=CARDS.meta)  # empty: the set that we ship

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", str(cards_of(self.cards or SHIPPED)))  # a record contains its cards
        object.__setattr__(self, "combination", self.combination and read_combination(self.combination))
        object.__setattr__(self, "children", self.children and read_children(self.children))

    @property
    def card_set(self) -> CardSet:
        return cards_of(self.cards)

    def is_child(self, seat: Seat) -> bool:
        return str(seat + 1) in self.children.split(",")

    def may_leave(self, seat: Seat, number: int | None) -> bool:
        """Whether this seat need not flip a stone that goes to this number."""
        return self.is_child(seat) or self.free_number == str(number)

    def spares(self, seat: Seat) -> bool:
        """Whether this seat ever need not flip."""
        return self.free_number != NONE or self.is_child(seat)

    def wanted(self) -> frozenset[int]:
        """The numbers that win the match together; empty if nothing was agreed."""
        return frozenset(int(number) for number in self.combination.split(",") if number)
