"""One's own matches on a device: the history and the trainer, filled from twenty recorded matches."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESK, PHONE
from browser.person import Person
from browser.remembered import twenty
from browser.test_every_page import arrive, check, check_looks, each_look
from browser.test_review import finished
from node import ask_page
from server.playing import Table
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.xdist_group("history")  # they all share the same matches
KEYS = re.compile(r"\b(?:me|trainer|review)-[a-z-]+")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("device") / "vierling.json"
    path.write_text(json.dumps(twenty()), "utf-8")
    return path


@pytest.fixture(scope="module")
def told(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def import_into(person: Person, file: Path) -> Page:
    page = person.open("/history")
    page.get_by_test_id("backup-file").set_input_files(file)
    page.get_by_test_id("matches").wait_for()
    return page


def show(page: Page, game: str) -> None:
    page.locator("label", has_text=game).first.click()


def rows_of(page: Page, chart: str) -> list[list[str]]:
    """The table behind a chart, whether it is shown or not."""
    rows = page.get_by_test_id(f"chart-{chart}").locator("tbody tr")
    return [row.locator("th, td").all_text_contents() for row in rows.all()]


def test_history_and_trainer_are_accessible(invite: Invite, axe: str, file: Path) -> None:
    anna = arrive(invite)
    page = anna.open("/history")
    for language in each_look(anna):
        expect(page.locator("main")).to_contain_text(say(language, "me-empty"))
        check(anna, axe, f"nothing played yet, {language}")
    anna.open("/trainer")
    for language in each_look(anna):
        expect(page.locator("main")).to_contain_text(say(language, "trainer-empty-about"))
    import_into(anna, file)
    for game in ("Tüfteln", "Knister"):
        show(page, game)
        page.get_by_role("button", name=say("en", "review-as-table")).first.click()
        for language in each_look(anna):
            check(anna, axe, f"{game}, {language}")
            assert not KEYS.search(page.locator("body").inner_text())
    anna.open("/trainer")
    page.get_by_test_id("exercise").wait_for()
    check_looks(anna, axe, "an exercise")
    anna.write_anywhere()
    page.get_by_test_id("answer").click()
    page.get_by_test_id("verdict").wait_for()
    for language in each_look(anna):
        check(anna, axe, f"its solution, {language}")
        assert not KEYS.search(page.locator("body").inner_text())


def test_every_chart_has_its_figures_in_a_table(invite: Invite, file: Path, told: dict[str, Any]) -> None:
    page = import_into(invite(), file)
    show(page, "Knister")
    page.get_by_test_id("chart-spread").get_by_text("Master").first.wait_for(state="attached")
    knister = [each for each in told["matches"] if each["game"] == "knister"]
    assert [int(row[1]) for row in rows_of(page, "score")] == [each["points"] for each in knister]
    assert [float(row[1]) for row in rows_of(page, "accuracy")] == pytest.approx(
        [each["coach"]["accuracy"] for each in knister], abs=0.06
    )
    last = fmean(each["points"] for each in knister[-5:])
    assert float(rows_of(page, "score")[-1][2]) == pytest.approx(last, abs=0.06)
    shares = [[float(cell.rstrip("%")) for cell in row[1:]] for row in rows_of(page, "spread")]
    assert [sum(column) for column in zip(*shares, strict=True)] == pytest.approx([100] * 3, abs=0.7)  # rounded
    made = [line["figure"] for each in knister for line in each["lines"]]
    figures = dict(rows_of(page, "figures"))
    named = page.get_by_test_id("chart-figures").locator("svg[role=img] text").all_text_contents()
    assert [name for name in named if name in figures] == [*figures], "none is left out for want of room"
    assert float(figures["pair"]) == pytest.approx(made.count("pair") / 12, abs=0.06)
    assert sum(map(float, figures.values())) == pytest.approx(12, abs=0.5)  # a grid has twelve lines


def test_filters_choose_what_is_counted(invite: Invite, file: Path, told: dict[str, Any]) -> None:
    page = import_into(invite(), file)
    matches = page.get_by_test_id("matches").locator("li")
    show(page, "All games")
    page.get_by_role("button", name="Show all 20 matches").click()
    expect(matches).to_have_count(20)
    show(page, "Knister")
    expect(matches).to_have_count(12)
    page.get_by_label("Against").select_option("nobody: solo")
    expect(matches).to_have_count(6)
    solo = [each["points"] for each in told["matches"][:12] if not each["others"]]
    expect(page.get_by_test_id("bests").locator("li", has_text="Most points")).to_contain_text(str(max(solo)))
    page.get_by_label("Against").select_option("people")
    expect(page.get_by_text("No match fits")).to_be_visible()


def test_a_file_that_is_damaged_changes_nothing(invite: Invite, told: dict[str, Any], tmp_path: Path) -> None:
    anna = invite(locale="de-DE")
    page = anna.open("/history")
    spoilt = tmp_path / "spoilt.json"
    matches = [{**each, "points": "viele"} if n == 6 else each for n, each in enumerate(told["matches"])]
    spoilt.write_text(json.dumps({**told, "matches": matches}), "utf-8")
    page.get_by_test_id("backup-file").set_input_files(spoilt)
    expect(page.get_by_role("alert")).to_contain_text("matches[7].points")
    expect(page.get_by_role("alert")).to_contain_text("eine Zahl")
    page.reload()
    expect(page.locator("main")).to_contain_text(say("de", "me-empty"))


def test_what_was_saved_on_one_device_is_there_on_another(invite: Invite, file: Path, tmp_path: Path) -> None:
    page = import_into(invite(), file)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything as a file").click()
    saved = tmp_path / "saved.json"
    download.value.save_as(saved)
    other = import_into(invite(viewport=PHONE), saved)
    show(other, "All games")
    expect(other.get_by_role("heading", name="20 matches")).to_be_visible()
    other.reload()
    expect(other.get_by_test_id("matches")).to_be_visible()


def test_exercises_are_solved_with_keys_and_come_back_if_missed(
    invite: Invite, file: Path, told: dict[str, Any]
) -> None:
    anna = invite()
    import_into(anna, file)
    page = anna.open("/trainer")
    expect(page.get_by_test_id("rounds")).to_have_text(f"{len(told['exercises'])} exercises due")
    first, second = sorted(told["exercises"], key=lambda each: -each["step"]["regret"])[:2]
    assert first["game"] == second["game"] == "knister"
    anna.cell(first["step"]["choices"][0]["move"]).focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("answer").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_contain_text("Right.")
    expect(page.get_by_test_id("polite")).to_contain_text("Right.")
    expect(page.get_by_test_id("why")).to_be_visible()
    expect(page.get_by_test_id("rounds")).to_have_text(f"{len(told['exercises']) - 1} exercises due")
    page.get_by_test_id("next").focus()
    page.keyboard.press("Enter")
    anna.write(second["step"]["made"]["move"])
    page.get_by_test_id("answer").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("You played the same back then.")
    expect(page.get_by_test_id("rounds")).to_have_text(f"{len(told['exercises']) - 1} exercises due")
    page.reload()
    expect(page.get_by_test_id("rounds")).to_have_text(f"{len(told['exercises']) - 1} exercises due")


def test_a_match_is_remembered_when_its_result_is_shown_and_becomes_exercises(invite: Invite, server: Server) -> None:
    table = finished(server, "random", bots=["random"])
    anna = invite(viewport=DESK)
    page = anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    page.get_by_role("link", name="Review the match").wait_for()
    anna.open("/history")
    played = page.get_by_test_id("matches").locator("li")
    expect(played).to_have_count(1)
    points = table.device(0).message["outcome"]["points"]
    expect(played).to_contain_text(f"{points[0]} points")
    expect(played).to_contain_text("accuracy")  # once the coach has looked at it
    review = table.do("GET", "/review")
    accuracy = review["seats"][0]["accuracy"]
    expect(played).to_contain_text(f"accuracy {accuracy:.0f}")
    anna.open("/trainer")
    expect(page.get_by_test_id("rounds")).to_have_text("3 exercises due")
    worst = max(review["seats"][0]["steps"], key=lambda step: step["regret"])
    anna.write(worst["choices"][0]["move"])
    page.get_by_test_id("answer").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Right.")


def test_whoever_only_watched_remembers_nothing(invite: Invite, server: Server) -> None:
    table = finished(server, "random")
    anna = invite()
    page = anna.open(f"/t/{table.id}")
    page.get_by_role("link", name="Review the match").wait_for()
    anna.open("/history")
    expect(page.locator("main")).to_contain_text("No matches yet.")


def modules_of(page: Page) -> list[list[bool]]:
    """What the QR code on the page shows; it has a border of four."""
    code = page.get_by_test_id("qr")
    size = int((code.get_attribute("viewBox") or "").split()[-1]) - 8
    dark = set(re.findall(r"M(\d+) (\d+)h1v1h-1z", code.locator("path").get_attribute("d") or ""))
    return [[(str(column), str(row)) in dark for column in range(size)] for row in range(size)]


def test_a_code_moves_everything_to_another_device_once(invite: Invite, server: Server, file: Path) -> None:
    """Also to one whose browser does not encrypt, because the page came over plain HTTP from another machine."""
    table = Table(server, 1)
    anna, phone = invite(), invite(viewport=PHONE)
    phone.address = f"http://vierling.test:{server.port}"
    anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    anna.round(1)
    page = import_into(anna, file)
    sent: list[bytes] = []
    anna.listen("request", lambda request: sent.append(request.post_data_buffer or b""))
    anna.press("Make a code")
    code = page.get_by_test_id("code").inner_text()
    assert re.fullmatch(r"(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}", code)
    assert not [body for body in sent if code.replace("-", "").encode() in body or b"quiet-otter" in body]
    link = f"{anna.address}/history#code={code.replace('-', '')}"
    assert modules_of(page) == ask_page("me/qr", "page.qrCode(given)", link)

    other = phone.open("/history")
    assert not other.evaluate("isSecureContext")
    phone.fill("Code from another device", "7K3M")
    phone.press("Fetch")
    expect(other.get_by_role("alert")).to_contain_text("twenty letters and digits")
    phone.fill("Code from another device", code.lower())
    phone.press("Fetch")
    other.get_by_test_id("matches").wait_for()
    show(other, "All games")
    expect(other.get_by_role("heading", name="20 matches")).to_be_visible()
    phone.open(f"/t/{table.id}")  # with its key
    expect(other.locator("[role=gridcell].free").first).to_be_visible()


def test_a_link_brings_the_code_along_and_a_used_one_is_refused(invite: Invite) -> None:
    anna = invite(locale="fr-FR")
    page = anna.open("/history#code=7K3MX4HQ2B9DPRTW5N8C")
    expect(page.get_by_label("Code d’un autre appareil")).to_have_value("7K3MX4HQ2B9DPRTW5N8C")
    assert "#" not in page.url
    with page.expect_response("**/take") as answer:
        anna.press("Récupérer")
    assert answer.value.status == 404
    expect(page.get_by_text("Il n’y a rien sous ce code").first).to_be_visible()
    anna.troubles.clear()  # the browser's own note about the refusal
