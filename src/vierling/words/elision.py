"""French elision before names: `{ ELIDE("de", $name) }` is d’Amélie, d’Yves and d’Hélène, but de Lea and de Yann.

A name elides if it begins with a vowel, or with a mute h or a y that is a vowel. What a name sounds like cannot be
known, so letters decide: an h before a vowel is taken for mute, as in nearly all French names, and a y is a vowel
before a consonant. Figures do not elide: le 8, le 11. The page has the same rule in `lib/elision.ts`.
"""

import re
import unicodedata

VOWEL = "aeiouœæø"
CONSONANT = "bcdfghjklmnpqrstvwxz"
ELIDES = re.compile(rf"[{VOWEL}]|h[{VOWEL}y]|y[{CONSONANT}]")


def elide(word: str, name: object) -> str:
    """The word and the name; before a vowel the word loses its own."""
    text = str(name)
    plain = "".join(each for each in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(each))
    return f"{word[:-1]}’{text}" if ELIDES.match(plain) else f"{word} {text}"
