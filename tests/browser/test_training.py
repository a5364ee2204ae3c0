"""Training: what lies under this stone in Input, an exercise of Tüfteln, boards of Tubyrinth that suit."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.remembered import file_of, of_input, played, remembered
from browser.test_every_page import Look, arrive, check, in_every_look
from browser.test_ghosts import remembered as solved
from browser.test_history import KEYS, Invite, import_into, rows_of
from vierling.words import say

pytestmark = pytest.mark.xdist_group("history")
FACES = {"V": "full", "H": "half", "R": "round", "S": "slanted", "J": "joker"}


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]]]:
    told = of_input()
    path = tmp_path_factory.mktemp("device") / "input.json"
    path.write_text(json.dumps(told), "utf-8")
    return path, told["exercises"]


@in_every_look
def test_what_lies_under_a_stone_is_accessible(invite: Invite, axe: str, asked: Any, look: Look) -> None:
    anna, language = arrive(invite, look), look[0][:2]
    page = import_into(anna, asked[0])
    anna.open("/trainer")
    page.get_by_test_id("answers").wait_for()
    check(anna, axe, "a question")
    page.get_by_test_id("answers").locator("label").first.click()
    page.get_by_test_id("answer").click()
    page.get_by_test_id("why").wait_for()
    check(anna, axe, "its answer")
    assert "input-asked" not in page.locator("main").inner_text()
    expect(page.get_by_test_id("next")).to_have_text(say(language, "trainer-next"))


def test_a_question_is_answered_with_keys_and_comes_back_if_missed(invite: Invite, asked: Any) -> None:
    file, exercises = asked
    page = import_into(invite(viewport=PHONE), file)
    page.goto(page.url.replace("/history", "/trainer"))
    expect(page.get_by_test_id("rounds")).to_have_text("3 exercises due")
    for missed in (False, True):
        spot = page.locator("[data-spot].chosen").get_attribute("data-spot")
        (exercise,) = [each for each in exercises if each["question"]["about"] == spot]
        question = exercise["question"]
        expect(page.get_by_test_id("verdict")).to_have_count(0)
        picked = next(each for each in question["answers"] if (each != question["right"]) is missed)
        page.get_by_test_id("answers").locator("input").first.focus()
        page.keyboard.press("Space")
        while page.get_by_test_id("answers").locator("input:checked").get_attribute("value") != picked:
            page.keyboard.press("ArrowRight")
        page.get_by_test_id("answer").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("verdict")).to_contain_text("Not quite." if missed else "Right.")
        expect(page.get_by_test_id("verdict")).to_contain_text(f"It was {FACES[question['right']]}.")
        origin = exercise["shown"]["view"]["last"]["origin"]
        where = f"the {origin[0]}, place {origin[2]}" if "." in origin else f"supply {origin[1:]}"
        expect(page.get_by_test_id("why")).to_contain_text(f"You saw it in turn {question['round']}, ")
        expect(page.get_by_test_id("why")).to_contain_text(where)
        expect(page.get_by_test_id("polite")).to_contain_text("You saw it in turn")
        page.get_by_test_id("next").focus()
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("rounds")).to_have_text("2 exercises due")


@in_every_look
def test_tubyrinth_has_times_by_grade_and_a_board_that_suits(
    invite: Invite, axe: str, tmp_path: Path, look: Look
) -> None:
    anna, language = arrive(invite, look), look[0][:2]
    runs = [(1, 40), (1, 60), (2, 90)]  # grades and seconds
    matches = [
        {
            **solved(),
            "key": f"quiet-otter-{number}/1",
            "at": number,
            "facts": {"board": f"b{number}", "grade": grade, "time": 1000 * seconds, "tiles": 5},
        }
        for number, (grade, seconds) in enumerate(runs)
    ]
    file = tmp_path / "solved.json"
    file.write_text(json.dumps(file_of(matches, [])), "utf-8")
    page = import_into(anna, file)
    page.get_by_test_id("chart-times").wait_for()
    check(anna, axe, "solving times")
    names = [say(language, f"tubyrinth-grade-{grade}") for grade in (1, 2)]
    assert rows_of(page, "times") == [[names[0], "0:50", "0:40", "2"], [names[1], "1:30", "1:30", "1"]]
    anna.open("/trainer")
    rating = 1000.0
    for (grade, seconds), par in zip(runs, (45, 45, 75), strict=True):
        hoped = 1 / (1 + 10 ** ((700 + 150 * grade - rating) / 400))
        rating += 48 * ((seconds <= par) - hoped)
    expect(page.locator("main")).to_contain_text(
        say(language, "tubyrinth-practice-rating", {"rating": str(round(rating)), "count": 3})
    )
    check(anna, axe, "practice")
    assert not KEYS.search(page.locator("main").inner_text())
    page.get_by_test_id("practise").click()
    page.get_by_test_id("go").wait_for()


def test_an_exercise_of_tuefteln_is_solved_and_explained_and_one_of_knister_follows(
    invite: Invite, tmp_path: Path
) -> None:
    match, exercises = remembered(played("tuefteln", ["greedy"], 13), 13)
    other, (after, *_) = remembered(played("knister", ["greedy"], 2), 2)
    after["card"]["due"] = 1  # a day later: both are overdue
    file = tmp_path / "exercises.json"
    file.write_text(json.dumps(file_of([match, other], [exercises[0], after])), "utf-8")
    anna = invite(viewport=PHONE)
    page = import_into(anna, file)
    anna.open("/trainer")
    expect(page.get_by_test_id("rounds")).to_have_text("2 exercises due")
    expect(page.get_by_test_id("answer")).to_be_disabled()
    anna.write_anywhere()
    page.get_by_test_id("answer").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    expect(page.get_by_text("In the match:")).to_contain_text("gave away")
    expect(page.get_by_test_id("why")).to_be_visible()
    page.get_by_test_id("next").press("Enter")
    expect(page.get_by_role("heading", level=2).first).to_be_focused()  # also where another game's board comes
    expect(page.get_by_text("From your match of Knister")).to_be_visible()
    anna.write(after["step"]["choices"][0]["move"])
    page.get_by_test_id("answer").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Right.")
