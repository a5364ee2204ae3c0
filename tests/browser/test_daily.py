"""The challenges of the day, on two devices, until after midnight."""

import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.person import SHARE_SHEET, Person
from browser.test_every_page import speak
from browser.test_fair_dice import check
from browser.writing import play_ahead
from server.running import Server, TurningServer
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.xdist_group("daily")  # they share a server whose days pass


@pytest.fixture(scope="module")
def turning(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TurningServer]:
    with TurningServer(tmp_path_factory.mktemp("turning")) as running:
        yield running
        assert "Traceback" not in running.printed()


def begin(person: Person, what: str = "Knister") -> str:
    """Starts a challenge on its page: the first dice."""
    page = person.open("/daily")
    page.get_by_role("button", name=say("en", "daily-play-of", {"what": what})).click()
    page.wait_for_url("**/t/*")
    return page.get_by_test_id("roll").inner_text()


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    run = "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`))"
    found: list[str] = page.evaluate(run)
    return found


def shared_text(page: Page, game: str = "knister") -> str:
    text = page.get_by_test_id(f"share-{game}").get_attribute("data-text")
    assert text
    return text


def check_day(person: Person, table: str) -> None:
    """Once it is over its dice can be checked."""
    person.page.goto(table)
    check(person)
    found = say("en", "verify-rolls-fit", {"rolls": 25})
    expect(person.page.get_by_role("dialog").get_by_text(found)).to_be_visible()


def test_two_devices_play_the_same_dice_and_meet_in_the_ranking_until_midnight(
    invite: Invite, turning: TurningServer
) -> None:
    anna, bo = invite(turning), invite(turning, viewport=PHONE)
    before = bo.open("/daily")
    expect(before.get_by_test_id("challenge-knister")).to_contain_text(say("en", "daily-empty"))
    dice = begin(anna)
    tried = anna.page.url
    assert begin(bo) == dice
    play_ahead(turning, [anna], 25)
    anna.page.get_by_role("link", name=say("en", "daily-to")).click()
    expect(anna.page.get_by_test_id("result-knister")).to_be_visible()

    # Whoever is still playing sees nothing of it.
    page = bo.open("/daily")
    expect(page.get_by_role("link", name=say("en", "daily-go-on-of", {"what": "Knister"}))).to_be_visible()
    assert page.get_by_test_id("ranking-knister").count() == 0
    page.get_by_role("link", name=say("en", "daily-go-on-of", {"what": "Knister"})).click()
    page.wait_for_url("**/t/*")
    play_ahead(turning, [bo], 25)
    bo.open("/daily")
    page.get_by_text(say("en", "daily-ranking-of", {"what": "Knister"})).click()
    rows = page.get_by_test_id("ranking-knister").locator("tbody tr")
    expect(rows).to_have_count(2)

    # A name is shown by choice.
    page.get_by_role("button", name=say("en", "daily-show-name"), exact=True).click()
    bo.fill(say("en", "daily-column-name"), "Bo")
    page.get_by_role("button", name=say("en", "daily-show-name-do"), exact=True).click()
    expect(page.get_by_test_id("ranking-knister")).to_contain_text("Bo")

    # The text to share tells neither dice nor cells nor names.
    text = shared_text(page)
    head, result, *signs, link = text.split("\n")
    points = page.get_by_test_id("result-knister").inner_text()
    assert result.startswith(points)
    assert [len(row) for row in signs] == [5, 5, 2]  # rows, columns, diagonals
    assert set("".join(signs)) <= set("⬜🟡🟩⭐")
    assert link == f"{turning.address}/daily"
    assert "Bo" not in text
    assert "/t/" not in text
    assert head.startswith("Vierling 20")

    # Another try is for fun.
    page.get_by_role("button", name=say("en", "daily-again-of", {"what": "Knister"})).click()
    page.wait_for_url("**/t/*")
    assert page.get_by_test_id("roll").inner_text() == dice

    # At midnight everything is new, and what was is still there.
    turning.turn(1)
    bo.open("/daily")
    expect(page.get_by_test_id("streak")).to_contain_text(say("en", "daily-streak", {"days": 1}))
    expect(page.get_by_test_id("challenge-knister")).to_contain_text(say("en", "daily-empty"))
    begin(bo)
    play_ahead(turning, [bo], 25)
    bo.open("/daily")
    expect(page.get_by_test_id("streak")).to_contain_text(say("en", "daily-streak", {"days": 2}))
    bo.press("Menu")
    bo.follow(say("en", "daily-yesterday"))
    page.get_by_text(say("en", "daily-ranking-of", {"what": "Knister"})).click()
    expect(page.get_by_test_id("ranking-knister").locator("tbody tr")).to_have_count(2)
    check_day(anna, tried)
    turning.turn(0)


def test_the_day_is_shown_in_all_languages_and_can_be_used_by_everybody(invite: Invite, axe: str) -> None:
    for locale, language in (("en-GB", "en"), ("de-DE", "de"), ("fr-FR", "fr")):
        anna = invite(locale=locale, viewport=PHONE)
        page = anna.open("/daily")
        expect(page.get_by_role("heading", name=say(language, "daily-title"))).to_be_visible()
        expect(page.get_by_test_id("challenge-input")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(page, axe) == []


def test_whoever_plays_alone_does_not_find_the_dice_of_the_day_there(invite: Invite) -> None:
    anna = invite()
    begin(anna)
    page = anna.page
    tried = page.url
    anna.open()
    anna.press("Play solo")
    page.wait_for_url("**/t/*")
    assert page.url != tried


def test_the_start_page_leads_there_and_without_the_server_the_page_says_so(invite: Invite) -> None:
    anna = invite()
    page = anna.open()
    page.get_by_test_id("today").click()
    expect(page.get_by_test_id("challenge-knister")).to_be_visible()
    page.route("**/api/daily*", lambda route: route.abort())
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("alert")).to_contain_text(say("en", "error-unreachable"))
    page.unroute("**/api/daily*")
    anna.troubles = [each for each in anna.troubles if "net::ERR_FAILED" not in each]
    anna.press(say("en", "try-again"))
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_picture_of_the_result_can_be_saved(invite: Invite, server: Server, axe: str) -> None:
    anna = invite()
    begin(anna, "Tüfteln Side B")
    play_ahead(server, [anna], 15)
    page = anna.open("/daily")
    page.get_by_text(say("en", "daily-ranking-of", {"what": "Tüfteln Side B"})).click()
    expect(page.get_by_test_id("ranking-tuefteln-b")).to_be_visible()
    assert violations(page, axe) == []
    with page.expect_download() as download:
        anna.press(say("en", "daily-share-picture"))
    assert download.value.suggested_filename.endswith("-tuefteln.png")
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    text = shared_text(page, "tuefteln")
    assert [len(row) for row in text.split("\n")[2:-1]] == [3, 3, 3, 1]  # nine squares, and the bonus
    page.evaluate(SHARE_SHEET)
    anna.press(say("en", "daily-share-of", {"game": "Tüfteln"}))
    assert page.evaluate("window.shared") == [[text, []]]


def test_a_matchs_dice_are_played_again_and_both_are_compared(invite: Invite, server: Server) -> None:
    anna = invite()
    page = anna.open()
    anna.press("Play solo")
    page.wait_for_url("**/t/*")
    dice = page.get_by_test_id("roll").inner_text()
    play_ahead(server, [anna], 25)
    anna.press("Menu")
    anna.follow(say("en", "again-menu"))
    expect(page.get_by_text(re.compile(r"^You: \d+$"))).to_be_visible()
    bo = invite(locale="de-DE")
    other = bo.open(page.url.removeprefix(server.address))
    expect(other.get_by_text(re.compile(r"^Jemand: \d+$"))).to_be_visible()  # neither "You" nor "Du": it was Anna
    speak(other, "en")
    bo.press(say("en", "again-alone"))
    other.wait_for_url("**/t/*")
    assert other.get_by_test_id("roll").inner_text() == dice
    bo.cell("e5").click()  # where nobody who plays ahead begins
    bo.round(2)
    play_ahead(server, [bo], 24)
    bo.follow(say("en", "review-see"))
    bo.press(say("en", "again-compare"))
    expect(other.get_by_test_id("parted")).to_contain_text("round 1")
    expect(other.locator("#compare-data tbody tr")).to_have_count(26)  # the start, and each round
    curves = other.locator("section", has=other.locator("#compare")).get_by_role("img")
    assert curves.locator("path.own, path.other").count() == 2
    widths = [round(each.bounding_box()["width"]) for each in (curves, other.get_by_role("img").first)]  # type: ignore[index]
    assert widths[0] == widths[1], "as wide as the curve of one match"


def play_in_round(person: Person, name: str, way: str = "round-play") -> None:
    """With a name that everybody will see."""
    person.press(say("en", way))
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("button", name=say("en", "round-play")).click()
    person.page.wait_for_url("**/t/*")


def test_a_club_sets_a_round_and_two_tables_meet_in_its_ranking(invite: Invite, server: Server, axe: str) -> None:
    anna = invite(viewport=PHONE)
    page = anna.open("/daily")
    page.locator("summary", has_text=say("en", "options")).click()
    page.get_by_text(say("en", "knister-option-score-end"), exact=True).click()
    page.get_by_role("button", name=say("en", "round-make")).click()
    page.wait_for_url("**/round/*")
    expect(page.get_by_test_id("round-options")).to_contain_text(say("en", "knister-option-score-end"))
    link = page.url.removeprefix(server.address)
    bo = invite()
    for person, name in ((anna, "Anna"), (bo, "Bo")):
        person.open(link)
        play_in_round(person, name, "again-alone")
    assert anna.page.get_by_test_id("roll").inner_text() == bo.page.get_by_test_id("roll").inner_text()
    ended = bo.page.url.removeprefix(server.address)
    for person in (anna, bo):
        play_ahead(server, [person], 25)
        person.follow(say("en", "round-to"))
    rows = bo.page.get_by_test_id("round-ranking").locator("tbody tr")
    expect(rows).to_have_count(2)
    assert sorted(row.locator("td").nth(1).inner_text() for row in rows.all()) == ["Anna", "Bo"]
    assert violations(bo.page, axe) == []
    expect(bo.page.get_by_role("button", name=say("en", "round-close"))).to_have_count(0)  # Anna has set it up
    anna.press(say("en", "round-close"))
    page.get_by_role("dialog").get_by_role("button", name=say("en", "round-close")).click()
    expect(page.get_by_test_id("round-closed")).to_have_text(say("en", "round-closed"))
    secret = page.get_by_test_id("round-secret").text_content() or ""
    assert page.get_by_test_id("round-seal").text_content() == sha256(bytes.fromhex(secret)).hexdigest()
    assert violations(page, axe) == []
    bo.open(ended)
    check(bo)


def test_a_club_chooses_seats_and_bots_for_every_table(invite: Invite, server: Server) -> None:
    anna = invite(viewport=PHONE)
    page = anna.open("/daily")
    page.get_by_label(say("en", "round-game")).select_option(say("en", "tuefteln-name"))
    page.locator("summary", has_text=say("en", "options")).click()
    page.get_by_label(say("en", "round-seats")).select_option("2")
    bots = page.locator("label.field", has_text=say("en", "plan-bots")).locator("select")
    assert bots.locator("option").all_text_contents() == [say("en", "plan-bots-none"), "1"], "one seat is for people"
    bots.select_option("1")
    page.get_by_label(say("en", "which-bot")).select_option(say("en", "tuefteln-bot-easy"))
    page.get_by_role("button", name=say("en", "round-make")).click()
    page.wait_for_url("**/round/*")
    told = page.get_by_test_id("round-options")
    expect(told).to_contain_text(say("en", "round-seats-all", {"seats": 2}))
    expect(told).to_contain_text(say("en", "round-bots-all", {"names": say("en", "tuefteln-bot-easy")}))
    expect(page.get_by_role("button", name=say("en", "again-table"))).to_have_count(0)  # the other seat is the bot's
    play_in_round(anna, "Anna")
    page.get_by_test_id("roll").wait_for()
    table = server.client.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["seats"][0]["name"] == "Anna"
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
