"""What holds for all that is printed, whatever the game."""

from dataclasses import replace
from io import BytesIO

import pdfplumber
import pytest

from paper.reading import Page, printed, read
from vierling import GAMES, Kit, Refusal, knister
from vierling.kit import kit_of
from vierling.paper.order import Order, prints_of
from vierling.paper.pen import plain
from vierling.paper.printing import pieces_of, print_game
from vierling.words import LANGUAGES, say
from vierling.words.rulebook import rulebook_of
from vierling.words.rules import rules_of

SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}  # ISO 216, ANSI A, in millimetres
MARGIN = 10
HALF_A_LINE = 0.26  # a line of half a millimetre may be centred on the margin

every_game = pytest.mark.parametrize("game", GAMES)
every_paper = pytest.mark.parametrize("paper", SIZES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def everything(game: str, paper: str) -> tuple[Page, ...]:
    """French sentences are the longest. Six sheets are the most crowded page, two sides beside each other the highest,
    and Letter is lower than A4, which is narrower. All boards are alike."""
    return printed(game, language="fr", paper=paper, fold=paper == "letter", pick="1", each=6)


@every_game
@every_paper
def test_everything_stays_inside_the_margins(game: str, paper: str) -> None:
    width, height = SIZES[paper]
    for page in everything(game, paper):
        assert (page.width, page.height) == (pytest.approx(width, abs=0.01), pytest.approx(height, abs=0.01))
        left, top, right, bottom = page.extent()
        assert left >= MARGIN - HALF_A_LINE
        assert top >= MARGIN - HALF_A_LINE
        assert right <= width - MARGIN + HALF_A_LINE
        assert bottom <= height - MARGIN + HALF_A_LINE


@every_game
@every_paper
def test_every_page_names_authors_and_says_that_we_are_independent(game: str, paper: str) -> None:
    makers = {"knister": "Wüppen", "tuefteln": "Staupe", "tubyrinth": "Andersen", "input": "Wiedmann"}
    for page in everything(game, paper):
        assert makers[game] in page.text
        assert "Vierling est indépendant" in page.text
        assert page.page.images == [], "all is drawn in vectors"


@every_game
@every_language
def test_the_rules_are_printed_in_full_on_one_page(game: str, language: str) -> None:
    (page,) = printed(game, "rules", language, "letter")
    kit = kit_of(game)
    without = {f"{game}-rules-{name}" for name in prints_of(kit).unprinted}
    _, *parts = rulebook_of(kit, language, kit.game.Options(), without=without)
    assert page.columns() == " ".join(" ".join(plain(text) for _, text in parts).split())


@every_game
@every_paper
def test_the_smallest_rules_can_still_be_read(game: str, paper: str) -> None:
    *_, rules = everything(game, paper)
    assert min(each["size"] for each in rules.page.chars) > 6, "points"


@every_game
def test_what_only_makes_sense_on_a_screen_is_not_printed(game: str) -> None:
    kit = kit_of(game)
    told = {paragraph.key for paragraph in rules_of(kit, "en", kit.game.Options())}
    assert {f"{game}-rules-{name}" for name in prints_of(kit).unprinted} <= told, "nothing else is left out"


@every_language
def test_the_standard_fonts_have_every_character_that_is_printed(language: str) -> None:
    """They have Windows-1252; reportlab would print a black box for anything else."""
    for game in GAMES:
        kit = kit_of(game)
        for _, text in rulebook_of(kit, language, kit.game.Options()):
            plain(text).encode("cp1252")


@every_game
def test_the_same_order_gives_the_same_bytes(game: str) -> None:
    order = Order(kit_of(game), GAMES[game].Options(), "de", pick="2b")
    assert print_game(order) == print_game(order)


def test_a_pdf_says_its_title_and_language() -> None:
    made = print_game(Order(kit_of("tuefteln"), GAMES["tuefteln"].Options(), "fr", "rules"))
    opened = pdfplumber.open(BytesIO(made.content))
    assert opened.metadata["Title"] == "Tüfteln"
    assert b"/Lang (fr)" in made.content


def test_a_game_that_brings_nothing_to_print_has_its_rules() -> None:
    bare = Kit(knister)
    assert list(pieces_of(bare)) == ["rules"]
    (page,) = read(print_game(Order(bare, knister.Options(), "en")).content)
    text = page.text
    assert say("en", "terminal-rules-none") in text
    assert "Full house: 8" in text, "what scores, at least"


def test_what_a_game_does_not_print_is_refused_with_what_it_does() -> None:
    order = Order(kit_of("knister"), knister.Options(), "en", "tiles")
    with pytest.raises(Refusal, match="knister has no tiles to print; choose from sheets, rules, all"):
        print_game(order)


def test_other_sizes_of_paper_and_numbers_of_sheets_are_refused() -> None:
    order = Order(kit_of("knister"), knister.Options(), "en")
    with pytest.raises(Refusal, match="the option paper must be one of a4, letter, not a5"):
        replace(order, paper="a5")
    with pytest.raises(Refusal, match="the option each must be one of 2, 4, 6, not 3"):
        replace(order, each=3)
