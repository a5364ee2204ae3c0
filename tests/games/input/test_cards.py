"""Card sets are data, and every error names its card."""

import re

import pytest

from games.input.plain import CARDS
from vierling import Match, Unreadable
from vierling.games.input.rules import Options, cards
from vierling.games.input.rules.cards import SHIPPED, read_cards
from vierling.options import from_json, to_json

TYPED = """
# my own printed cards
0 R H H H R
1 S H H H V     # 1 counts ten

2 R H S S V
3 V S R H R
4 S S V H H
5 VHVHR
6 S S R H R
7 V H S S S
9 Rn Hs V Hr Sz
8 R Sx V Sz R
"""


def test_the_shipped_set_is_the_table_in_the_rules() -> None:
    shipped = read_cards(SHIPPED)
    assert {number: shipped.symbols(number) for number in range(10)} == CARDS


def test_the_shipped_set_says_that_it_is_a_reconstruction() -> None:
    assert "reconstruction" in (cards.__doc__ or "")


def test_a_set_is_typed_one_card_per_line_in_any_order() -> None:
    mine = read_cards(TYPED)
    assert {number: mine.symbols(number) for number in range(10)} == CARDS
    assert mine.strips[8] == ("Rn", "Sx", "V", "Sz", "Rn")
    assert mine.strips[9] == ("Rn", "Hs", "V", "Hr", "Sz")


def test_a_set_in_one_word_is_the_same_set() -> None:
    mine = read_cards(TYPED)
    assert " " not in str(mine)
    assert read_cards(str(mine)) == mine
    assert str(read_cards(str(mine))) == str(mine)


def test_how_a_strip_is_drawn_may_be_left_out() -> None:
    assert read_cards(TYPED).strips[5] == ("V", "Hl", "V", "Hl", "Rn")


def changed(old: str, new: str) -> str:
    assert old in TYPED
    return TYPED.replace(old, new)


@pytest.mark.parametrize(
    ("text", "code", "card"),
    [
        (changed("5 VHVHR", "5 VHVH"), "cards-strips", "5"),
        (changed("5 VHVHR", "5 VHVHRR"), "cards-strips", "5"),
        (changed("5 VHVHR", "5 VHVHJ"), "cards-strips", "5"),
        (changed("5 VHVHR", "5 VHVHx"), "cards-strips", "5"),
        (changed("5 VHVHR", "5"), "cards-strips", "5"),
        (changed("3 V S R H R", "3 V S R Hn R"), "cards-strips", "3"),
        (changed("2 R H S S V", "4 R H S S V"), "cards-number", "4"),
        (changed("2 R H S S V", "12 R H S S V"), "cards-number", "12"),
        (changed("2 R H S S V", "two R H S S V"), "cards-number", "two"),
        (changed("7 V H S S S\n", ""), "cards-missing", "7"),
        ("RHHHR/SHHHV/RHSSV/VSRHR/SSVHH/VHVHR/SSRHR/VHSSS/RSVSX/RHVHS", "cards-strips", "8"),
        ("nonsense", "cards-number", "nonsense"),
    ],
)
def test_every_error_names_the_card(text: str, code: str, card: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        Match("input", cards=text)
    assert refusal.value.code == code
    assert refusal.value.params["card"] == card
    assert re.match(rf"card {card}(:| is missing)", str(refusal.value))


def test_an_empty_set_is_the_one_we_ship_and_a_record_contains_it() -> None:
    match = Match("input")
    assert match.options.cards == str(read_cards(SHIPPED))
    assert f"cards={match.options.cards}" in match.record()


def test_a_match_is_played_with_the_cards_that_were_typed() -> None:
    match = Match("input", cards=changed("1 S H H H V", "1 V V V V V"))
    match.roll("VH-VR-VS-HR-HS-RS-SJ")
    match.roll("VH-VR-VS-HR-HS-RS-SJ")
    match.roll("1-2")
    match.play(0, "s1")
    assert not any(move.startswith(">1.") for move in match.moves(0))


def test_options_survive_a_round_trip_through_json() -> None:
    agreed = Options(cards=TYPED, children="2,1", combination="3, 2")
    assert from_json(Match("input").game, to_json(agreed)) == agreed
    assert agreed.children == "1,2"
    assert agreed.combination == "2,3"
