"""Cards and stones on paper: a stone is as large as a place, and has the right face behind it."""

import pytest

from paper.reading import Drawn, Page, printed
from vierling.games.input.paper.stones import GLYPHS, turn
from vierling.games.input.paper.strips import outlines, outlines_of

WIDE, HIGH = 33.0, 11.0  # millimetres, as docs/paper.md says
KINDS = ["VH", "VR", "VS", "HR", "HS", "RS", "JS"]  # the seven stones of the rules
# How wide a face is drawn, of 96; only V and R are equally wide, and R is round.
WIDTHS = {76: "V", 38: "H", 48: "S", 40: "J"}


def stones(page: Page) -> list[Drawn]:
    return [each for each in page.boxes(WIDE, HIGH) if each.dashed]


def face_on(page: Page, stone: Drawn) -> tuple[int, str]:
    """The colour and the face of the glyph in the middle of a stone."""
    for seat, ink in enumerate(GLYPHS):
        for each in page.filled(ink):
            if abs(each.middle[0] - stone.middle[0]) < 1 and abs(each.middle[1] - stone.middle[1]) < 1:
                face = WIDTHS[round(96 * each.width / WIDE)]
                return seat, "R" if face == "V" and each.curved else face
    raise AssertionError("no glyph here")


def test_stones_are_as_large_as_places() -> None:
    front, back, cards, _rules = printed("input")
    assert len(stones(front)) == len(stones(back)) == 3 * 7
    places = [each for each in cards.boxes(WIDE, HIGH) if not each.dashed]
    assert len(places) == 10 * 5


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_stone_has_its_other_face_behind_it(paper: str) -> None:
    front, back = printed("input", "stones", paper=paper)
    behind = stones(back)
    found = []
    for stone in stones(front):
        x, y = stone.middle
        (other,) = [each for each in behind if each.middle == pytest.approx((front.width - x, y), abs=0.1)]
        (seat, face), (same, under) = face_on(front, stone), face_on(back, other)
        assert seat == same, "both sides have the same colour"
        found.append((seat, face + under))
    assert sorted(found) == sorted((seat, kind) for seat in range(3) for kind in KINDS)


def test_folded_stones_have_both_faces_above_each_other() -> None:
    (page,) = printed("input", "stones", fold=True)
    halves = sorted(stones(page), key=lambda each: (round(each.x), each.y))
    assert len(halves) == 2 * 3 * 7
    pairs = list(zip(halves[::2], halves[1::2], strict=True))
    for upper, lower in pairs:
        assert lower.y == pytest.approx(upper.y + HIGH, abs=0.05), "they share the fold"
    kinds = [face_on(page, upper)[1] + face_on(page, lower)[1] for upper, lower in pairs]
    assert sorted(kinds) == sorted(3 * KINDS)


def test_there_is_a_card_for_every_number() -> None:
    (page,) = printed("input", "cards")
    numbers = [char["text"] for char in page.page.chars if char["size"] * 25.4 / 72 == pytest.approx(6, abs=0.1)]
    assert [each for each in numbers if each.isdigit()] == list("0123456789")


def test_other_cards_are_printed_as_they_were_typed() -> None:
    """A set in which every place of every card is full: fifty bars."""
    (page,) = printed("input", "cards", cards="/".join(["VVVVV"] * 10))
    bars = [each for each in page.drawn if each.dashed and each.measures(76 / 96 * WIDE, 28 / 96 * WIDE)]
    assert len(bars) == 50


def test_slants_below_each_other_form_one_stroke() -> None:
    """Where one ends at the bottom, the next begins at the top."""
    upper, middle, lower = outlines_of(("V", "V", "Sz", "Sz", "Sz"))[2:]
    for above, below in ((upper, middle), (middle, lower)):
        low = [float(each) for each in above.removeprefix("M").replace("H", " ").split("L")[0].split()]
        high = [float(each) for each in below.split("L")[1].removesuffix("Z").replace("H", " ").split()]
        assert (low[0], low[2]) == pytest.approx((high[2], high[0]))


def test_half_a_turn_twice_changes_nothing() -> None:
    for outline in outlines().values():
        assert turn(turn(outline)) == outline
    assert turn("M10 2H86V30Z") == "M86 30H10V2Z"  # 96 and 32, less each
