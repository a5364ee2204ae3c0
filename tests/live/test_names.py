"""Names of tables: to be read aloud, and not to be guessed."""

import re
from math import log2

from vierling.live.names import ADJECTIVES, ANIMALS, GROUPS, PATTERN, SIGNS, name_table


def test_a_name_has_at_least_sixty_bits() -> None:
    assert log2(len(set(ADJECTIVES)) * len(set(ANIMALS)) * len(set(SIGNS)) ** sum(GROUPS)) >= 60


def test_every_part_of_a_name_depends_on_the_secret() -> None:
    names = [name_table(f"secret {number}").split("-") for number in range(2000)]
    assert [len({name[part] for name in names}) > 50 for part in range(4)] == [True] * 4
    assert {sign for name in names for sign in name[2] + name[3]} == set(SIGNS)


def test_new_names_and_those_of_older_links_are_names() -> None:
    for name in (name_table("any"), "quiet-otter-7k3mp"):
        assert re.fullmatch(PATTERN, name), name
    for name in ("quiet-otter", "quiet-otter-7k3", "quiet-otter-7k3mp-x4hq2-22222", "Quiet-otter-7k3mp"):
        assert not re.fullmatch(PATTERN, name), name
