"""One table for the evening: three devices, three games, a latecomer, a reload and a restart."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from browser.laying import wait_for_signal
from browser.person import NOWHERE, SHARE_SHEET, Person
from browser.test_every_page import arrive, check, check_looks, each_look
from browser.test_tubyrinth_book import FIVE
from browser.writing import Writers, play_ahead
from server.playing import Device
from server.running import RepeatableServer, Server
from vierling import Match
from vierling.words import say

Invite = Callable[..., Person]
OWN = "JSON.parse(localStorage['vierling.tables'])[0]"


def again(person: Person) -> None:
    person.page.get_by_test_id("again").click()


def choose_game(host: Person, game: str) -> None:
    host.press("Another game")
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text(game, exact=True).click()
    dialog.get_by_role("button", name="Apply").click()
    expect(host.page.get_by_text(f"Next: {game}.")).to_be_visible()


def play_on(server: Server, people: list[Person], rounds: int) -> None:
    """All but the last round by socket, the last one at the pages."""
    play_ahead(server, people, rounds - 1)
    for person in people:
        person.round(rounds)
        person.write_anywhere()
    for person in people:
        expect(person.page.get_by_test_id("end-total")).to_be_attached()


def race(server: Server, people: list[Person]) -> None:
    """Whoever has the first seat wins five rounds of the rookies' race, on other devices; the last one comes back to
    see the end. A page in front of a running clock never rests."""
    tokens = [person.page.evaluate(f"{OWN}.seats[0]") for person in people]
    link = people[0].page.url
    table = link.rpartition("/")[2]
    for person in people:
        person.open(NOWHERE)
    with ExitStack() as stack:
        first, *others = [stack.enter_context(Device(server, table, [token])) for token in tokens]
        for number in range(1, 6):
            for device in (first, *others):
                device.until(lambda message: "go" in message["hands"][0]["moves"])
                device.write("go")
            wait_for_signal(first, number)
            for move in (*FIVE, "ready"):
                assert first.write(move)["type"] == "done"
    people[-1].page.goto(link)


def outcome_of(server: Server, link: str, match: int) -> Any:
    record = httpx.get(f"{server.address}/api{link.replace('/t/', '/tables/')}/record?match={match}").text
    return Match.read(record).outcome


def points_in(page: Page, match: int) -> list[str]:
    cells = page.get_by_test_id(f"match-{match}").locator("td.points")
    return [cell.inner_text().split()[0] for cell in cells.all()]


def ask_for_seat(person: Person, *names: str) -> None:
    """By one of these names; those before it are refused."""
    person.press("Play in the next match")
    dialog = person.page.get_by_role("dialog")
    for name in names:
        dialog.get_by_role("textbox").fill(name)
        dialog.get_by_role("button", name="Play in the next match").click()
        if name != names[-1]:
            expect(dialog.get_by_role("alert")).to_contain_text(name)
    expect(person.page.get_by_text(f"{names[-1]}, you have a seat in the next match.")).to_be_visible()


def shorten(server: Server, host: Person, link: str, **options: Any) -> None:
    """What the page could do too, step by step."""
    token = host.page.evaluate(f"{OWN}.host")
    address = f"{server.address}/api{link.replace('/t/', '/tables/')}"
    answer = httpx.patch(address, json={"options": options}, headers={"Authorization": f"Bearer {token}"})
    answer.raise_for_status()


def knister_with_a_latecomer(server: Server, anna: Person, jo: Person, lea: Person, link: str) -> None:
    anna.press("Start")
    anna.round(1)
    lea.open(link)
    expect(lea.page.get_by_text("You are watching.")).to_be_visible()
    ask_for_seat(lea, "Jo", "Lea")
    expect(anna.page.get_by_test_id("polite")).to_contain_text("Lea has a seat in the next match.")
    play_on(server, [anna, jo], 25)


def the_result_stays(server: Server, people: list[Person]) -> None:
    """After a reload, and after the server was killed."""
    person = people[1]
    result = person.page.get_by_role("heading", level=2).first.inner_text()
    person.page.reload()
    expect(person.page.get_by_role("heading", name=result)).to_be_visible()
    server.restart()
    for each in people:
        expect(each.page.get_by_text("Saved")).to_be_visible()
    expect(person.page.get_by_role("heading", name=result)).to_be_visible()


def check_sheet(server: Server, person: Person, link: str) -> None:
    """Against the records of the three matches."""
    page = person.page
    page.evaluate(SHARE_SHEET)
    person.follow("Score sheet")
    expect(page.get_by_role("heading", name="The evening")).to_be_visible()
    assert page.locator("thead th").all_inner_texts()[1:4] == ["Anna", "Jo", "Lea"]
    outcomes = [outcome_of(server, link, match) for match in (1, 2, 3)]
    assert points_in(page, 1)[:2] == [*map(str, outcomes[0].points)]
    assert not points_in(page, 1)[2].isdigit(), "Lea has not played it"
    assert points_in(page, 2) == [*map(str, outcomes[1].points)]
    assert points_in(page, 3) == ["5", "0", "0"]
    wins = [sum(player in outcome.winners for outcome in outcomes) for player in range(3)]
    assert [page.get_by_test_id(f"wins-{player}").inner_text() for player in range(3)] == [*map(str, wins)]
    person.press("Share the picture")
    ((text, files),) = page.evaluate("window.shared")
    assert files == ["image/png"]
    assert "3. Tubyrinth: Anna 5 (won), Jo 0, Lea 0" in text.split("\n")


def test_three_devices_three_games_and_the_score_sheet(invite: Invite, tmp_path: Path) -> None:
    with RepeatableServer(tmp_path) as server:
        people = anna, jo, lea = invite(server), invite(server), invite(server)
        link = anna.set_table("Anna")
        jo.join(link, "Jo")
        knister_with_a_latecomer(server, anna, jo, lea, link)
        the_result_stays(server, [*people])
        choose_game(anna, "Tüfteln")
        expect(jo.page.get_by_text("Next: Tüfteln.")).to_be_visible()
        expect(lea.page.get_by_text("Lea, you have a seat in the next match. Next: Tüfteln.")).to_be_visible()
        expect(lea.page.get_by_role("link", name="Score sheet")).to_be_visible()
        again(anna)
        expect(anna.page.get_by_text("You are in. Waiting for Jo.")).to_be_visible()
        again(jo)
        for person in people:
            person.round(1)
            assert person.page.url.endswith(link)
        play_on(server, [*people], 15)
        choose_game(anna, "Tubyrinth")
        shorten(server, anna, link, mode="rookie", board="1a")
        for person in people:
            again(person)
        for person in people:
            expect(person.page.get_by_test_id("go")).to_be_visible()
        race(server, [*people])
        expect(lea.page.get_by_test_id("end-total")).to_be_attached()
        check_sheet(server, lea, link)
        lea.follow("1. Knister")
        expect(lea.page.get_by_role("heading", name="Review", exact=True)).to_be_visible()
        expect(lea.page.get_by_test_id("rounds")).to_have_text("Knister with Anna and Jo")


def test_the_result_stays_until_a_tap_even_if_the_host_starts_the_next_match(invite: Invite, server: Server) -> None:
    writers = Writers(server, "knister", 2)
    writers.finish()
    table = writers.table
    jo = invite()
    jo.open(f"/t/{table.id}#seat={table.tokens[1]}")
    result = jo.page.get_by_role("heading", level=2).first.inner_text()
    table.do("POST", "/start")
    expect(jo.page.get_by_text("The next match has begun.")).to_be_visible()
    expect(jo.page.get_by_role("heading", name=result)).to_be_visible()
    jo.press("Go to the match")
    jo.round(1)


def test_a_best_of_three_with_a_handicap_is_chosen_at_the_table_and_counted_on_the_sheet(
    invite: Invite, server: Server
) -> None:
    writers = Writers(server, "knister", 2)
    writers.finish()
    table = writers.table
    anna = invite()
    page = anna.open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    anna.press("Another game")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("en", "plan-series")).select_option(label=say("en", "series-3"))
    dialog.get_by_label(say("en", "plan-handicap")).check()
    dialog.get_by_role("button", name="Apply").click()
    expect(dialog).to_have_count(0)
    table.do("POST", "/start")
    writers.device.until(lambda message: message["table"]["match"] == 2)
    writers.finish()
    first, second = (outcome_of(server, f"/t/{table.id}", match).points for match in (1, 2))
    more = [max(0, max(first) - points) for points in first]
    anna.open(f"/t/{table.id}/evening")
    shown = [f"{points} +{given}" if given else str(points) for points, given in zip(second, more, strict=True)]
    cells = page.get_by_test_id("match-2").locator("td.points")
    expect(cells.first).to_be_visible()
    assert [" ".join(cell.inner_text().replace("won", "").split()) for cell in cells.all()] == shown
    totals = [points + given for points, given in zip(second, more, strict=True)]
    same = totals.index(max(totals)) == first.index(max(first))  # nobody shares a win with these dice
    expect(page.locator(".verdicts")).to_contain_text("wins the series with 2 wins" if same else say("en", "series-3"))


def test_whoever_leaves_is_not_dealt_in(invite: Invite, server: Server) -> None:
    writers = Writers(server, "knister", 2)
    writers.finish()
    table = writers.table
    anna, jo = invite(), invite()
    anna.open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    jo.open(f"/t/{table.id}#seat={table.tokens[1]}")
    writers.device.close()
    jo.press("I’m leaving")
    expect(jo.page.get_by_text("You leave the table when the next match starts.")).to_be_visible()
    again(anna)
    anna.round(1)
    assert [seat["name"] for seat in table.look()["seats"]] == ["Anna"]
    expect(jo.page.get_by_text("The next match has begun.")).to_be_visible()


def test_without_spectators_a_latecomer_learns_what_is_going_on_and_asks_for_a_seat(
    invite: Invite, server: Server
) -> None:
    writers = Writers(server, "knister", 2)
    writers.table.do("PATCH", "/lock", spectators=False)
    writers.play(2)
    lea = invite()
    page = lea.open(f"/t/{writers.table.id}")
    main = page.get_by_role("main")
    expect(main).to_contain_text("Knister")
    expect(main).to_contain_text("Round 3 of 25")
    expect(main).to_contain_text("Bo")
    assert page.get_by_role("grid").count() == 0
    ask_for_seat(lea, "Lea")
    assert [guest["name"] for guest in writers.table.look()["guests"]] == ["Lea"]


def drawn_anew(page: Page, before: str) -> str:
    """The picture, once it is another one."""
    canvas = "document.querySelector('main canvas')?.toDataURL() ?? ''"
    page.wait_for_function(f"before => before !== {canvas}", arg=before)
    found: str = page.evaluate(canvas)
    return found


def test_the_sheet_and_the_choice_of_a_game_suit_every_device(invite: Invite, server: Server, axe: str) -> None:
    writers = Writers(server, "knister", 3)
    writers.finish()
    table = writers.table
    anna = arrive(invite)
    page = anna.open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    expect(page.get_by_test_id("again")).to_be_visible()
    for language in each_look(anna):
        expect(page.get_by_role("link", name=say(language, "evening-sheet")).first).to_be_visible()
        expect(page.get_by_role("button", name=say(language, "evening-change")).first).to_be_visible()
        check(anna, axe, f"after a match, {language}")
    anna.press(say("en", "evening-change"))
    expect(page.get_by_role("dialog")).to_be_visible()
    check_looks(anna, axe, "the choice of a game")
    page.keyboard.press("Escape")
    anna.follow(say("en", "evening-sheet"))
    drawn = drawn_anew(page, "")
    for language in each_look(anna):
        expect(page.get_by_role("img", name=say(language, "sheet-picture"))).to_be_visible()
        drawn = drawn_anew(page, drawn)  # in this language
        check(anna, axe, f"the score sheet, {language}")
