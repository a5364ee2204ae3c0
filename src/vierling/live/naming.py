"""Names of people: what may be one, and which two look alike.

`proper` uses NFKC as RFC 8266 does for nicknames, allows joiners where RFC 5892 does, and does not let marks pile up,
which is an idea of Unicode's technical standard 39. The table of look-alikes is our own, and small on purpose: it has
what a keyboard offers.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import count

from vierling.live.errors import Refused

LONGEST = 24  # characters as they are seen
MOST_SIGNS = 40  # code points, as in a record
MOST_MARKS = 4  # on one letter; no name in Vietnamese, Hebrew or Hindi needs more than three
MOST_STACKED = 2  # of them in the same place, one upon the other

JOIN, SPLIT = "\u200d", "\u200c"
STYLES = "\ufe0e\ufe0f"  # shall the sign before be a picture, or text?
# Letters, marks and symbols that show nothing: Hangul fillers, an empty Braille cell, a missing head of a note.
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
STYLISTS = (range(0xFE00, 0xFE0E), range(0xE0100, 0xE01F0))  # choose a form that hardly any font has
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
SKINS = range(0x1F3FB, 0x1F400)
FLAGS = range(0x1F1E6, 0x1F200)  # two of them are one flag
VIRAMA = 9  # combining class of the sign that ties Indic letters together
OVER, AROUND = 1, 200  # combining classes: strokes through a letter, and from here on marks above and below


def proper(name: str) -> str:
    """A name in its normal form; refused if others could not see what it is."""
    normal = unicodedata.normalize("NFKC", name)
    spaced = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in normal)
    neat = re.sub(" +", " ", spaced).strip(" ")
    if not neat:
        raise Refused("name-empty", 422)
    if any(is_hidden(neat, place) for place in range(len(neat))):
        raise Refused("name-hidden", 422)
    if piles_up(neat):
        raise Refused("name-marks", 422)
    if len(neat) > MOST_SIGNS or length(neat) > LONGEST:
        raise Refused("name-long", 422, most=LONGEST)
    return neat


def is_hidden(name: str, place: int) -> bool:
    """Invisible, and not needed there. The flag of Scotland is spelt with invisible letters, so it is refused too."""
    sign, before, after = name[place], name[place - 1 : place], name[place + 1 : place + 2]
    if sign in STYLES:
        return not before or unicodedata.category(before)[0] not in "SNP"
    if sign in (JOIN, SPLIT):
        return not (ties_letters(sign, before, after) or (sign == JOIN and ties_pictures(before, after)))
    return sign in BLANKS or any(ord(sign) in each for each in STYLISTS) or unicodedata.category(sign) in UNSEEN


def ties_letters(sign: str, before: str, after: str) -> bool:
    """After an Indic virama, as in Sinhala, or to keep two Arabic letters apart, as in Persian."""
    if not before or not after:
        return False
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return unicodedata.combining(before) == VIRAMA or (sign == SPLIT and arabic)


def ties_pictures(before: str, after: str) -> bool:
    """A family is people joined; some have a colour of skin or a style."""
    return bool(before and after) and is_picture(after) and (is_picture(before) or before in STYLES or is_skin(before))


def is_picture(sign: str) -> bool:
    return unicodedata.category(sign) in {"So", "Sm"}


def is_skin(sign: str) -> bool:
    return ord(sign) in SKINS


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M" and sign not in STYLES


def piles_up(name: str) -> bool:
    """Whether a letter has too many marks, or a mark has no letter."""
    marks: list[int] = []
    bare = True
    for sign in unicodedata.normalize("NFD", name):
        if not is_mark(sign):
            bare, marks = sign == " ", []
            continue
        marks.append(unicodedata.combining(sign))
        if bare or len(marks) > MOST_MARKS or (marks[-1] and marks.count(marks[-1]) > MOST_STACKED):
            return True
    return False


def length(name: str) -> int:
    """How many characters people see: a letter with its marks, a flag or a family of emoji is one."""
    seen, half_flag = 0, False
    for place, sign in enumerate(name):
        flag = ord(sign) in FLAGS
        half_flag = flag and not half_flag
        joined = place > 0 and name[place - 1] == JOIN and is_picture(sign)
        part = is_mark(sign) or is_skin(sign) or sign in (JOIN, SPLIT, *STYLES) or joined
        seen += not part and (not flag or half_flag)
    return seen


# Which names look alike

LATIN = (
    str.maketrans("АВЕЅІЈКМНОРСТУХԚԜаеѕіјорсухԛԝһԁв", "ABESIJKMHOPCTYXQWaesijopcyxqwhdb")  # Cyrillic
    | str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχ", "ABEZHIKMNOPTYXabyenikvoptux")  # Greek
    | str.maketrans("øØłŁđĐħıŧƖ", "oOlLdDhitI")
)
DIGITS = str.maketrans("0OoIl1|", "0001111")


def bare_letters(name: str) -> str:
    """Without marks that change how a letter looks only a little, without spaces and punctuation."""
    signs = [
        sign
        for sign in unicodedata.normalize("NFKD", name)
        if unicodedata.combining(sign) < AROUND and unicodedata.combining(sign) != OVER
    ]
    said = [sign for sign in signs if unicodedata.category(sign)[0] in "LNSM" and sign not in STYLES]
    return "".join(said or signs)


@lru_cache(maxsize=4096)
def skeletons(name: str) -> tuple[str, str, str]:
    """What is left of a name if it is written in another case, in another alphabet, or with digits for letters.

    Digits look like letters of one case only, so that Lan and Ian are two names, and lan looks like both.
    """
    bare = bare_letters(name)
    latin = bare.translate(LATIN)
    return bare.casefold(), latin.casefold(), latin.translate(DIGITS).casefold()


def alike(one: str, other: str) -> bool:
    return any(mine == yours for mine, yours in zip(skeletons(one), skeletons(other), strict=True))


def double_of(name: str, taken: Iterable[str]) -> str | None:
    """The first of these names that this one looks like."""
    return next((other for other in taken if alike(name, other)), None)


def instead_of(name: str, taken: Iterable[str]) -> str:
    """A name like it that is free: Anna 2."""
    others = list(taken)
    return next(each for turn in count(2) if double_of(each := numbered(name, turn), others) is None)


def numbered(name: str, turn: int) -> str:
    """Cut where it would be too long."""
    tail = f" {turn}"
    while length(name) + len(tail) > LONGEST or len(name) + len(tail) > MOST_SIGNS:
        name = name[:-1].rstrip(f" {JOIN}{SPLIT}")
    return f"{name}{tail}"
