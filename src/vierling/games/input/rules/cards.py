"""Card sets as text that an owner of the game can type, and a checker whose errors name the card.

Ten lines, one per card from 0 to 9: the number, then its five strips from top to bottom. A strip is a symbol (V full,
H half, R round, S slanted) and how it is drawn: H on the left `l`, the right `r`, the centre `c` or both sides `s`; R
as a cap `n`, a cup `u`, or a bar with a round end on the left `l` or the right `r`; S rising `z`, falling `x`, rising
into a stem in the middle `i`, or one on each side, converging `v` or diverging `a` downwards. How a strip is drawn may
be left out. Empty lines and anything after a `#` are ignored.

The one-word form of a set is its ten cards separated by slashes. We do not have the printed pictures: the set we ship
is a reconstruction.
"""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from vierling.game import Facts, Unreadable

PLACES = 5
NUMBERS = range(10)
ZERO = 0
DRAWINGS = {"V": "", "H": "lrcs", "R": "nulr", "S": "zxiva"}  # by symbol; the first is the default
STRIP = re.compile("|".join(f"{symbol}[{how}]?" if how else symbol for symbol, how in DRAWINGS.items()), re.ASCII)

SHIPPED = """
0 Rn Hs Hs Hs Ru
1 Si Hc Hc Hc V
2 Rn Hr Sz Sz V
3 V Sz Rr Hr Ru
4 Sz Sz V Hr Hr
5 V Hl V Hr Ru
6 Sz Sz Rn Hs Ru
7 V Hr Sz Sz Sz
8 Rn Sv V Sa Ru
9 Rn Hs V Hr Sz
"""


@dataclass(frozen=True)
class CardSet:
    """Five strips for each number, symbol first."""

    strips: tuple[tuple[str, ...], ...]

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The symbols of each card: the rules ask for them at every step."""
        return tuple("".join(strip[0] for strip in card) for card in self.strips)

    def symbols(self, number: int) -> str:
        return self.rows[number]

    def __str__(self) -> str:
        return "/".join("".join(card) for card in self.strips)

    def facts(self) -> Facts:
        return {"cards": {str(number): " ".join(card) for number, card in enumerate(self.strips)}}


def read_cards(text: str) -> CardSet:
    """Reads both the typed and the one-word form."""
    found: dict[str, tuple[str, ...]] = {}
    typed = split_cards(text)
    for line, number, strips in typed:
        if number not in map(str, NUMBERS) or number in found:
            sentence = f"card {number[:10]}: a set has each card from 0 to 9 once"
            raise Unreadable("cards-number", sentence, card=number[:10], line=line)
        found[number] = read_card(number, strips, line)
    for number in map(str, NUMBERS):
        if number not in found:
            line = typed[-1][0] + 1 if typed else 1
            raise Unreadable("cards-missing", f"card {number} is missing", card=number, line=line)
    return CardSet(tuple(found[str(number)] for number in NUMBERS))


def split_cards(text: str) -> list[tuple[int, str, str]]:
    """Each card's line (not counting lines without a card), number and strips, as typed."""
    cards = text.strip().split("/")
    if len(cards) == len(NUMBERS):
        return [(1, str(number), strips) for number, strips in enumerate(cards)]
    lines = filter(None, (line.partition("#")[0].split() for line in text.splitlines()))
    return [(line, parts[0], " ".join(parts[1:])) for line, parts in enumerate(lines, start=1)]


def read_card(number: str, text: str, line: int) -> tuple[str, ...]:
    bare = text.replace(" ", "")
    strips = STRIP.findall(bare)
    if "".join(strips) != bare or len(strips) != PLACES:
        sentence = f"card {number}: expected five strips like V, Hl, Rn or Sz, not {text[:30]!r}"
        raise Unreadable("cards-strips", sentence, card=number, text=text[:30], line=line)
    return tuple(strip if strip[1:] else strip + DRAWINGS[strip][:1] for strip in strips)


cards_of = lru_cache(maxsize=64)(read_cards)
