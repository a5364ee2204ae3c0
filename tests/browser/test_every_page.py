"""What holds on every page: no axe-core violations, in three languages, light and dark, wide and narrow."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESK, PHONE
from browser.fitting import faults, resize
from browser.person import Person
from server.playing import Table, play_match
from server.running import Server
from vierling.kit import GAMES
from vierling.words import say

Invite = Callable[..., Person]
Look = tuple[str, str, dict[str, int]]
LOOKS: list[Look] = [
    ("en-GB", "light", DESK),
    ("de-DE", "dark", PHONE),
    ("fr-FR", "light", PHONE),
]
in_every_look = pytest.mark.parametrize("look", LOOKS, ids=[f"{locale} {scheme}" for locale, scheme, _ in LOOKS])


# Contrast counts once animations have ended, and one that a press starts may only begin with the next frame.
STILL = """async () => {
  const moving = () => document.getAnimations().filter((each) => each.playState === "running")
  const frame = () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
  for (await frame(); moving().length; await frame())
    await Promise.all(moving().map((each) => each.finished.catch(() => {})))
}"""

# Nothing is loaded from elsewhere, and only violations matter: skipping the rest saves a third of axe's time.
VIOLATIONS = """async (rules) => {
  const only = rules.length ? { runOnly: rules } : {}
  const { violations } = await axe.run({ resultTypes: ["violations"], preload: false, ...only })
  return violations.map((each) => [each.id, each.nodes.map((node) => node.html.slice(0, 200))])
}"""


# English and German try all rules, wide and narrow, light and dark. French adds words, and the colours of narrow and
# light.
IN_FRENCH = """color-contrast html-has-lang html-lang-valid valid-lang document-title empty-heading button-name
    link-name label select-name image-alt svg-img-alt aria-command-name aria-input-field-name
    aria-toggle-field-name""".split()


def check(person: Person, axe: str, where: str) -> None:
    """No violation, nothing wider than the screen, and no key shown instead of its text."""
    page = person.page
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    rules = IN_FRENCH if page.evaluate("document.documentElement.lang") == "fr" else []
    assert page.evaluate(VIOLATIONS, rules) == [], where
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width, where
    keys = "|".join([*GAMES, "seats", "error"])
    assert not re.search(rf"\b(?:{keys})-[a-z-]+", page.locator("body").inner_text()), where


# Pages that only some games have; for the others these addresses do not exist.
OWN_PAGES = {"knister": ["rules"], "tuefteln": ["rules", "sheets"], "tubyrinth": ["rules", "sheets", "book"]}
OWN_PAGES["input"] = ["rules", "sheets"]
OWN_PAGES = {game: [*pages, "companion"] for game, pages in OWN_PAGES.items()}


def arrive(invite: Invite, look: Look = LOOKS[0]) -> Person:
    locale, scheme, viewport = look
    return invite(locale=locale, color_scheme=scheme, viewport=viewport, bypass_csp=True)


# Every colour on the page fades from light to dark, which takes longer than to look for violations.
STIFF = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}"""


def each_look(person: Person, looks: list[Look] = LOOKS) -> Iterator[str]:
    """The same page in every look: opening it in each of them would take longer. Yields the language; the last one is
    that of the first look, in which the person goes on."""
    page = person.page
    page.evaluate(STIFF)
    for locale, scheme, viewport in (*looks[1:], looks[0]):
        language = locale[:2]
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        speak(page, language)
        yield language
    page.evaluate("document.adoptedStyleSheets.pop()")


def speak(page: Page, language: str) -> None:
    """With the page's own buttons, perhaps in a closed menu; a page without any takes over what was chosen before."""
    buttons = page.locator(f"button[lang={language}]")
    if buttons.count():
        buttons.first.dispatch_event("click")
    else:
        page.evaluate("language => localStorage.setItem('vierling.language', language)", language)
        page.reload()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def check_looks(person: Person, axe: str, where: str) -> None:
    for language in each_look(person):
        check(person, axe, f"{where}, {language}")


@in_every_look
def test_start_and_error_pages_are_accessible(invite: Invite, axe: str, look: Look) -> None:
    anna = arrive(invite, look)
    page = anna.open()
    page.get_by_role("heading", name=say(look[0][:2], "knister-name")).wait_for()
    check(anna, axe, "start")
    for address in ("/t/no-such-table1", "/book/knister"):
        anna.open(address)
        page.get_by_role("heading").first.wait_for()
        check(anna, axe, address)


def test_every_game_has_its_pages_checked() -> None:
    assert OWN_PAGES.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_game_is_accessible(invite: Invite, axe: str, game: str) -> None:
    anna = arrive(invite)
    page = anna.page
    for part in OWN_PAGES[game]:
        anna.open(f"/{part}/{game}")
        page.get_by_role("heading").nth(1).wait_for()
        if part == "sheets":  # once the server has said that it can be played
            expect(page.locator(".button.primary").first).to_be_enabled()
        check_looks(anna, axe, part)
    anna.open()
    options = "options-and-bots" if GAMES[game].seats[0] == 1 else "play-a-bot"
    start = page.locator(f"[data-game={game}]").get_by_role("button", name=say("en", options))
    start.click()
    page.get_by_role("dialog").wait_for()
    for language in each_look(anna):
        page.locator(f"[data-game={game}]").get_by_text(say(language, options)).wait_for()
        check(anna, axe, f"options and bots, {language}")
    page.keyboard.press("Escape")
    anna.press(say("en", "new-table"))
    for language in each_look(anna):
        page.get_by_role("dialog").get_by_text(say(language, f"{game}-name"), exact=True).click()
        check(anna, axe, f"new table, {language}")
    check_lobby(anna, axe, game)
    anna.open()
    page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile(say("en", "learn-by-playing"))).click()
    page.get_by_test_id("lesson").wait_for()
    check_looks(anna, axe, "guided match")


def check_lobby(person: Person, axe: str, game: str) -> None:
    """From the open dialog: a table with one bot at it."""
    page = person.page
    person.fill(say("en", "your-name"), "Anna")
    person.press(say("en", "set-the-table"))
    page.get_by_role("heading", name=say("en", "invite")).wait_for()
    person.press(say("en", "add-bot"))
    for language in each_look(person):
        page.get_by_role("heading", name=say(language, "invite")).wait_for()
        page.get_by_text(say(language, "seats-taken", {"taken": 2, "places": GAMES[game].seats[-1]})).wait_for()
        check(person, axe, f"lobby, {language}")


@pytest.mark.parametrize("game", ["knister", "tuefteln"])
def test_every_sheet_is_accessible(invite: Invite, server: Server, axe: str, game: str) -> None:
    anna = arrive(invite)
    table = Table(server, 2, game=game)
    anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    anna.round(1)
    check_looks(anna, axe, "first round")
    with table.devices() as devices:
        play_match(devices, Random(1), rounds=devices[0].hand()["view"]["rounds"])
    anna.page.get_by_test_id("again").wait_for()  # a match this fast is still being drawn
    check_looks(anna, axe, "end")


def test_the_language_can_be_switched_and_is_remembered(invite: Invite) -> None:
    anna = invite()
    page = anna.open()
    for language, words in (("de", "Allein spielen"), ("fr", "Jouer en solo"), ("en", "Play solo")):
        page.locator(f"[lang={language}]").first.click()
        expect(page.get_by_role("button", name=re.compile(words)).first).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name=re.compile(words)).first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language


def test_reduced_motion_is_respected(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.press("Play solo")
    anna.round(1)
    longest = anna.page.evaluate(
        "Math.max(0, ...document.getAnimations().map(each => each.effect.getComputedTiming().duration))"
    )
    assert longest <= 120


def test_a_table_loads_only_the_words_of_its_own_game(invite: Invite) -> None:
    anna = invite()
    page = anna.open()
    anna.press("Play solo")
    anna.round(1)
    loaded: list[str] = []
    anna.listen(
        "request", lambda request: loaded.extend(re.findall(r"/words-(\w\w(?:-[a-z]+)?)-[\w-]{8}\.js", request.url))
    )
    page.reload()
    anna.round(1)
    assert sorted(set(loaded)) == ["en", "en-knister"]


def test_rules_fit_every_window_and_no_line_of_the_french_begins_with_a_punctuation_mark(invite: Invite) -> None:
    anna = invite(locale="fr-FR", viewport=PHONE)
    for game in GAMES:
        main = anna.open(f"/rules/{game}").locator("main")
        main.get_by_role("heading").nth(2).wait_for()
        text = main.inner_text()
        assert re.search("\N{NO-BREAK SPACE}[;:?!]", text), game
        assert not re.findall(r".{20} [;:?!»]|« .{20}", text), game
        assert [fault for size in resize(anna.page) for fault in faults(anna.page, size, {})] == [], game


def test_the_rules_of_a_table_are_shown_at_the_table(invite: Invite, server: Server) -> None:
    """Whether its cards are ours, only the server can say."""
    options = {"children": "1", "bonus": 3, "zero": False}
    table = Table(server, 2, game="input", options=options, clock=30)
    anna = invite()
    anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    anna.choose("Rules")
    dialog = anna.page.get_by_role("dialog")
    for sentence in (
        "three more if all five",
        "children’s seats (seat 1)",
        "30 seconds for each turn",
        "17 points",
        "our cards",
    ):
        expect(dialog.get_by_text(sentence).first).to_be_visible()
    text = dialog.inner_text()
    assert [word for word in ("21 points", "Variants", "The zero is laid out", "Type in") if word in text] == []
    dialog.get_by_text("our cards").evaluate("(place) => (place.dataset.read = 'here')")
    table.do("POST", "/pause")
    anna.page.get_by_text("The match is paused").first.wait_for(state="attached")
    assert dialog.locator("[data-read]").count() == 1  # whoever is reading does not lose the place


def test_the_menu_of_a_table_is_accessible(invite: Invite, server: Server, axe: str) -> None:
    table = Table(server, 2)
    anna = arrive(invite)
    anna.open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    anna.round(1)
    anna.press("Menu")
    expect(anna.page.get_by_role("combobox")).to_be_visible()  # when an entry counts
    check_looks(anna, axe, "the menu")
