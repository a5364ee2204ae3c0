"""Card sets are data: a text that an owner of the game can type, and a checker whose every error names the card.

Ten cards from 0 to 9, a line each: the number, then its five strips from top to bottom. A strip is its symbol (V full,
H half, R round, S slanted) and how it is drawn: H at the left `l`, the right `r`, the centre `c` or both sides `s`; R
as a cap `n`, a cup `u`, or a bar with a round end at the left `l` or the right `r`; S rising `z`, falling `x`, rising
into a stem in the middle `i`, or one at each side that draw together `v` or apart `a` downwards. How it is drawn may be
left out. Empty lines do not count, nor does what stands behind a `#`.

In one word the same set is its ten cards with slashes between them. The printed pictures are lost to us: the set that
we ship is a reconstruction.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from vierling.game import Facts, Unreadable

PLACES = 5
NUMBERS = range(10)
ZERO = 0
DRAWINGS = {"V": "", "H": "lrcs", "R": "nulr", "S": "zxiva"}  # of each symbol; the first where none is typed
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
    """For each number its five strips, symbol first."""

    strips: tuple[tuple[str, ...], ...]

    def symbols(self, number: int) -> str:
        return "".join(strip[0] for strip in self.strips[number])

    def __str__(self) -> str:
        return "/".join("".join(card) for card in self.strips)

    def facts(self) -> Facts:
        return {"cards": {str(number): " ".join(card) for number, card in enumerate(self.strips)}}


def read_cards(text: str) -> CardSet:
    """As typed, or in one word."""
    found: dict[str, tuple[str, ...]] = {}
    typed = split_cards(text)
    for line, number, strips in typed:
        if number not in map(str, NUMBERS) or number in found:
            sentence = f"card {number[:10]}: a set has each of the cards 0 to 9 once"
            raise Unreadable("cards-number", sentence, card=number[:10], line=line)
        found[number] = read_card(number, strips, line)
    for number in map(str, NUMBERS):
        if number not in found:
            line = typed[-1][0] + 1 if typed else 1
            raise Unreadable("cards-missing", f"card {number}: it is missing", card=number, line=line)
    return CardSet(tuple(found[str(number)] for number in NUMBERS))


def split_cards(text: str) -> list[tuple[int, str, str]]:
    """Of each card its line (those without a card do not count), its number and its strips, as they were typed."""
    words = text.strip().split("/")
    if len(words) == len(NUMBERS):
        return [(1, str(number), word) for number, word in enumerate(words)]
    lines = filter(None, (line.partition("#")[0].split() for line in text.splitlines()))
    return [(line, words[0], " ".join(words[1:])) for line, words in enumerate(lines, start=1)]


def read_card(number: str, text: str, line: int) -> tuple[str, ...]:
    bare = text.replace(" ", "")
    strips = STRIP.findall(bare)
    if "".join(strips) != bare or len(strips) != PLACES:
        sentence = f"card {number}: five strips like V, Hl, Rn or Sz are needed, not {text[:30]!r}"
        raise Unreadable("cards-strips", sentence, card=number, text=text[:30], line=line)
    return tuple(strip if strip[1:] else strip + DRAWINGS[strip][:1] for strip in strips)


cards_of = lru_cache(maxsize=64)(read_cards)
