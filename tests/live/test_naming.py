"""Names of people: normal, visible, and unlike any other at the table."""

# ruff: noqa: RUF001 - letters that look like others are what this is about

from collections.abc import Iterable
from functools import partial

import pytest

from live.housing import HOST, first_entry
from vierling.game import Refusal
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.naming import LONGEST, alike, instead_of, length, proper
from vierling.live.table import Table, fold, make


def seated(names: Iterable[str]) -> Table:
    """A table that seats whoever asks; what has been logged is folded without questions."""
    people = [Entry("sat", 1000, seat, {"name": name, "key": f"key {seat}"}) for seat, name in enumerate(names)]
    return fold("otter", [first_entry(), *people])


def refusal_of(name: str) -> str:
    with pytest.raises(Refusal) as refusal:
        proper(name)
    return refusal.value.code


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna  ", "Anna"),
        ("Anna \N{NO-BREAK SPACE}\N{IDEOGRAPHIC SPACE} B", "Anna B"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER A}nna", "Anna"),
        ("\N{MATHEMATICAL BOLD CAPITAL A}nna", "Anna"),
        ("\N{LATIN SMALL LIGATURE FI}nn", "finn"),
    ],
)
def test_a_name_is_kept_in_its_normal_form(typed: str, kept: str) -> None:
    assert proper(typed) == kept


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Nguyễn", 6),
        ("می\N{ZERO WIDTH NON-JOINER}خواهم", 7),  # Persian keeps two letters apart
        ("ශ්\N{ZERO WIDTH JOINER}රී", 2),  # Sinhala ties two together
        ("👨‍👩‍👧", 1),
        ("👩🏽‍🚀", 1),
        ("❤️", 1),
        ("1️⃣", 1),
        ("🇩🇪🇫🇷", 2),
        ("मीना", 2),
        ("שׁ", 1),
        ("李小龍", 3),
    ],
)
def test_names_of_the_world_are_as_long_as_they_look(name: str, seen: int) -> None:
    assert length(proper(name)) == seen


@pytest.mark.parametrize(
    "name",
    [
        "a\x00b", "a\nb", "a\tb", "\x1b[31mred", "a\N{SOFT HYPHEN}b", "a\N{ZERO WIDTH SPACE}b", "\N{ZERO WIDTH JOINER}",
        "a\N{ZERO WIDTH JOINER}b", "a\N{ZERO WIDTH NON-JOINER}b", "👩\N{ZERO WIDTH JOINER}",
        "\N{RIGHT-TO-LEFT OVERRIDE}anna",
        "a\N{LEFT-TO-RIGHT ISOLATE}b", "\N{BOM}anna", "\N{HANGUL FILLER}", "\N{BRAILLE PATTERN BLANK}",
        "a\N{COMBINING GRAPHEME JOINER}", "a\N{VARIATION SELECTOR-16}", "\ue000", "\ud800", "\u0378", "\U000e0041",
        "a\N{LINE SEPARATOR}b", "a\N{VARIATION SELECTOR-17}",
    ],
)  # fmt: skip
def test_what_nobody_can_see_is_refused(name: str) -> None:
    assert refusal_of(name) == "name-hidden"


def test_marks_do_not_pile_up() -> None:
    acute = "\N{COMBINING ACUTE ACCENT}"
    below = "\N{COMBINING DOT BELOW}"
    assert proper(f"a{2 * acute}{2 * below}nna"), "two above and two below"
    assert refusal_of(f"a{3 * acute}nna") == "name-marks"
    assert refusal_of(f"a{2 * acute}{2 * below}\N{COMBINING CEDILLA}") == "name-marks"
    assert refusal_of(f"{acute}Anna") == refusal_of(f"Anna {acute}") == "name-marks"


def test_a_name_is_neither_empty_nor_longer_than_it_may_look() -> None:
    assert refusal_of("") == refusal_of(" \N{NO-BREAK SPACE} ") == "name-empty"
    assert proper("x" * LONGEST)
    assert refusal_of("x" * (LONGEST + 1)) == "name-long"
    assert refusal_of("👨‍👩‍👧" * 9) == "name-long", "45 code points do not fit into a record"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "An na"),
        ("Anna", "Anna."),
        ("Zoe", "Zoë"),
        ("Strauß", "Strauss"),
        ("Ole", "Øle"),
        ("Anna", "Аnnа"),  # Cyrillic
        ("BOBA", "ВОВА"),
        ("Anna", "Aηηa"),  # Greek
        ("ΗΛΙΑ", "ηλια"),
        ("Bob", "B0b"),
        ("Ian", "lan"),
        ("Ida", "1da"),
        ("LIV", "L1V"),
        ("❤", "❤️"),
        ("می\N{ZERO WIDTH NON-JOINER}خواهم", "میخواهم"),
    ],
)
def test_these_names_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anna 2"),
        ("Lan", "Ian"),
        ("Mara", "Maria"),
        ("!!!", "???"),
        ("👩", "👨"),
        ("मीना", "मोना"),
        ("かき", "がき"),
    ],
)
def test_and_these_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_the_name_suggested_instead_is_free_and_fits() -> None:
    assert instead_of("Anna", ["Anna"]) == "Anna 2"
    assert instead_of("Аnna", ["Anna", "ANNA 2"]) == "Аnna 3"
    long = "x" * LONGEST
    assert instead_of(long, [long]) == f"{'x' * (LONGEST - 2)} 2"


def test_nobody_sits_down_or_is_renamed_like_anybody_else_at_the_table() -> None:
    table = seated(["Anna", "Bo"])
    for act in (
        partial(acts.sit, table, Asker(None, 2000), "аnnа", "another key"),
        partial(acts.rename, table, Asker("key 1", 2000), 1, "ANNA"),
    ):
        with pytest.raises(Refusal) as refusal:
            act()
        assert (refusal.value.code, refusal.value.params["other"]) == ("name-taken", "Anna")
        assert proper(str(refusal.value.params["instead"]))


def test_people_may_spell_their_own_name_anew() -> None:
    (entry,) = acts.rename(seated(["Anna", "Bo"]), Asker("key 0", 2000), 0, "ANNA")
    assert entry.what == {"name": "ANNA"}
    assert acts.rename(seated(["Anna"]), Asker("key 0", 2000), 0, "Anna") == [], "nothing to log"


def test_people_and_bots_do_not_share_names() -> None:
    table = seated(["ADA", "Веn"])  # the second with a Cyrillic beginning
    (bot,) = acts.seat_bot(table, HOST, "random")
    assert bot.what["name"] == "Cleo"
    (other,) = acts.seat_bot(table, HOST, "random", reserved=["cleo"])
    assert other.what["name"] == "Dino"
    with pytest.raises(Refusal):
        acts.sit(table.apply(bot), Asker(None, 2000), "C1eo", "key")


def test_what_was_logged_before_there_were_such_rules_still_folds() -> None:
    names = ["Anna", "anna", "a\N{ZERO WIDTH SPACE}b", "Z" + 9 * "\N{COMBINING ACUTE ACCENT}"]
    assert [chair.name for chair in seated(names).chairs] == names
    assert make("otter", first_entry()).chairs == ()
