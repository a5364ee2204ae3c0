"""Learn by playing: from the card on the start page to a match against an easy bot."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.guiding import KEYS, TOUCH, is_free, press_until, step
from browser.person import Person
from vierling.kit import GAMES
from vierling.play.lesson import lesson_of
from vierling.words import say

Invite = Callable[..., Person]
LESSONS = {name: list(lesson_of(name).told()) for name in GAMES}
every_game = pytest.mark.parametrize("name", LESSONS)


def learn_button(name: str, language: str = "en") -> re.Pattern[str]:
    return re.compile(f"{say(language, 'learn-by-playing')} ?: {say(language, f'{name}-name')}")


def only_the_bot_is_next(person: Person, name: str) -> None:
    """Where the match ends too, nothing else is offered, and nothing is said about dice that were prepared."""
    if lesson_of(name).match.outcome:
        expect(person.page.get_by_test_id("end-total")).to_be_visible()
        expect(person.page.get_by_test_id("again")).to_be_attached()
        expect(person.page.get_by_test_id("again")).to_be_hidden()
        expect(person.page.get_by_role("main").get_by_role("link")).to_have_count(0)
        expect(person.page.get_by_test_id("unproved")).to_have_count(0)


def is_against_an_easy_bot(person: Person, name: str) -> None:
    """The page shows another table, and the lesson has left nothing on this device."""
    expect(person.page.get_by_test_id("lesson")).to_have_count(0)
    expect(person.page.locator(f".table[data-game={name}]")).to_be_visible()
    answer = "fetch(location.pathname.replace('/t/', '/api/tables/')).then((each) => each.text())"
    table = json.loads(person.page.evaluate(answer))
    assert (table["lesson"], table["match"], table["phase"]) == (None, 1, "playing")
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
    kept: dict[str, str] = person.page.evaluate("({...localStorage})")
    assert [each["id"] for each in json.loads(kept["vierling.tables"])] == [table["id"]]
    assert [key for key in kept if "solo" in key or "collection" in key] == []


@every_game
def test_a_first_match_is_completed_by_keyboard_only(invite: Invite, name: str) -> None:
    lea = invite()
    page = lea.open()
    expect(page.get_by_role("button", name=learn_button(name))).to_be_visible()
    press_until(lea, "Tab", f"Learn by playing: {say('en', f'{name}-name')}")
    page.keyboard.press("Enter")
    for number, (each, move) in enumerate(LESSONS[name], 1):
        shown = step(lea, number)
        expect(shown).to_contain_text(say("en", f"{name}-lesson-{each.words}"))
        expect(page.get_by_test_id("polite")).to_contain_text(say("en", f"{name}-lesson-{each.words}"))
        if move is None:
            expect(shown.locator(".primary")).to_be_focused()
            page.keyboard.press("Enter")
        else:
            is_free(lea, name, move)
            KEYS[name](lea, move)
    is_against_an_easy_bot(lea, name)


@every_game
def test_a_first_match_is_completed_by_touch(invite: Invite, name: str) -> None:
    lea = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = lea.open()
    page.get_by_role("button", name=learn_button(name)).tap()
    for number, (_, move) in enumerate(LESSONS[name], 1):
        shown = step(lea, number)
        if number == len(LESSONS[name]):
            only_the_bot_is_next(lea, name)
        if move is None:
            shown.locator(".primary").tap()
        else:
            is_free(lea, name, move)
            TOUCH[name](lea, move)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    is_against_an_easy_bot(lea, name)


def test_a_lesson_speaks_the_readers_language(invite: Invite) -> None:
    lea = invite(locale="de-DE")
    page = lea.open()
    for language in ("fr", "de"):
        page.locator(f"[lang={language}]").first.click()
        for name in LESSONS:
            expect(page.get_by_role("button", name=learn_button(name, language))).to_be_visible()
    for name, steps in LESSONS.items():
        lea.open()
        page.get_by_role("button", name=learn_button(name, "de")).click()
        for number, (each, move) in enumerate(steps[:4], 1):
            for language in ("fr", "de"):
                page.locator(f"button[lang={language}]").first.dispatch_event("click")  # in a closed menu
                text = say(language, f"{name}-lesson-{each.words}")
                french = re.sub(r" (?=[;:!?»])|(?<=«) ", "\u00a0", text)  # where lines must not break
                expect(step(lea, number)).to_contain_text(re.compile(f"{re.escape(text)}|{re.escape(french)}"))
            if move is not None:
                break
            page.get_by_role("button", name=say("de", "lesson-next")).click()


def test_whoever_does_something_else_is_told_kindly_and_nothing_happens(invite: Invite) -> None:
    lea = invite()
    page = lea.open()
    lea.press(learn_button("knister"))
    step(lea, 1)
    lea.write("c2")  # the right cell, but too early
    expect(page.get_by_test_id("lesson-gently")).to_have_text(say("en", "lesson-read-first"))
    lea.press("Next")
    step(lea, 2)
    expect(page.get_by_test_id("lesson-gently")).to_have_count(0)
    lea.press("Next")
    step(lea, 3)
    lea.write("c3")
    expect(page.get_by_test_id("lesson-gently")).to_have_text(say("en", "lesson-other-move"))
    expect(page.get_by_test_id("polite")).to_contain_text(say("en", "lesson-other-move"))
    expect(lea.cell("c3")).to_be_empty()
    lea.write("c2")
    step(lea, 4)
    expect(lea.cell("c2")).to_contain_text("6")


def test_what_a_step_speaks_of_is_framed_and_only_that(invite: Invite) -> None:
    lea = invite()
    page = lea.open()
    lea.press(learn_button("knister"))
    step(lea, 1)
    framed = """[...document.querySelectorAll('[data-testid]')]
      .filter((each) => getComputedStyle(each).outlineStyle === 'dashed').map((each) => each.dataset.testid)"""
    assert page.evaluate(framed) == []
    lea.press("Next")
    step(lea, 2)
    page.wait_for_function(f"String({framed}) === 'line-0'")
    lea.press("Next")
    step(lea, 3)
    page.wait_for_function(f"String({framed}.sort()) === 'cell-c2,line-1'")


def test_a_reload_goes_on_at_the_same_move_and_a_lesson_can_be_skipped(invite: Invite) -> None:
    lea = invite()
    page = lea.open()
    lea.press(learn_button("knister"))
    for number in (1, 2):
        step(lea, number)
        lea.press("Next")
    step(lea, 3)
    lea.write("c2")
    step(lea, 4)
    page.reload()
    step(lea, 4)
    lea.press("Skip")
    expect(page.get_by_role("button", name=learn_button("knister"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Continue"))).to_have_count(0)
