"""Somebody joins a race between two rounds, and everything goes on: scores, a reload, a restart."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.laying import lay, set_table, sit, wait_for_signal
from browser.person import Person
from browser.test_tubyrinth_book import FIVE
from server.playing import Device, Table
from server.running import Server

Invite = Callable[..., Person]


def totals(device: Device) -> list[int]:
    return [sum(line["points"] for line in lines) for lines in device.message["scores"]]


def start_round(number: int, first: Device, *others: Device) -> None:
    for device in (first, *others):
        device.until(lambda message: "go" in message["hands"][0]["moves"])
        device.write("go")
    wait_for_signal(first, number)


def end_round(first: Device, other: Device) -> None:
    """The first device finds five tiles, the other none."""
    for move in (*FIVE, "ready"):
        assert first.write(move)["type"] == "done"
    other.until(lambda message: "pass" in message["hands"][0]["moves"])
    other.write("pass")


def ask_to_join(person: Person, name: str) -> None:
    person.press("Join in")
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("button", name="Join in").click()


def test_the_third_device_joins_between_two_rounds_and_scores_go_on(invite: Invite, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna, jo, lea = invite(server), invite(server), invite(server)
        table = set_table(server, 2)
        sit(anna, table)
        sit(jo, table, 1)
        with table.device(0) as first, table.device(1) as second:
            start_round(1, first, second)
            lea.open(f"/t/{table.id}")
            ask_to_join(lea, "Lea")
            expect(lea.page.get_by_text("Lea, you join in after this round.")).to_be_visible()
            expect(anna.page.get_by_test_id("polite")).to_contain_text("Lea joins after this round.")
            end_round(first, second)
            expect(lea.page.get_by_test_id("go")).to_be_visible()
            expect(anna.page.get_by_test_id("polite")).to_contain_text("Lea has joined.")
            first.until(lambda message: len(message["scores"]) == 3)
            assert totals(first) == [5, 2, 2]  # five tiles, two were left, and Lea begins with as many as the last
        for trouble in (lea.page.reload, server.restart):
            trouble()
            expect(lea.page.get_by_test_id("go")).to_be_visible()
            for person in (anna, jo, lea):
                expect(person.page.get_by_text("Saved")).to_be_visible()
        with table.device(0) as first, table.device(1) as second:
            lea.page.get_by_test_id("go").click()
            start_round(2, first, second)
            lay(lea, *FIVE)
            lea.page.get_by_test_id("ready").click()
            for device in (first, second):
                device.until(lambda message: "pass" in message["hands"][0]["moves"])
                device.write("pass")
            first.until(lambda message: len(message["scores"][0]) == 2)
            assert totals(first) == [7, 4, 7]
        for person in (anna, jo, lea):
            expect(person.page.get_by_test_id("result-2")).to_contain_text("5 tiles")


def test_without_spectators_a_latecomer_reads_when_they_can_join(invite: Invite, server: Server) -> None:
    table = set_table(server, 2)
    table.do("PATCH", "/lock", spectators=False)
    lea = invite()
    with table.device(0) as first, table.device(1) as second:
        start_round(1, first, second)
        page = lea.open(f"/t/{table.id}")
        expect(page.get_by_text("You can join after this round.")).to_be_visible()
        main = page.get_by_role("main")
        expect(main).to_contain_text("Bo")
        expect(main).to_contain_text("Round 1")
        ask_to_join(lea, "Lea")
        end_round(first, second)
        expect(page.get_by_test_id("go")).to_be_visible()


def test_everybody_sees_who_watches_and_a_guest_reacts_by_name(invite: Invite, server: Server) -> None:
    table = Table(server, 2)
    anna, lea, eve = invite(), invite(), invite()
    sit(anna, table)
    expect(anna.page.get_by_test_id("watchers")).to_have_count(0)
    eve.open(f"/t/{table.id}")
    expect(anna.page.get_by_test_id("watchers")).to_contain_text("One person is watching.")
    lea.open(f"/t/{table.id}")
    lea.press("Say who you are")
    dialog = lea.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Lea")
    dialog.get_by_role("button", name="Say who you are").click()
    expect(anna.page.get_by_test_id("watchers")).to_contain_text("Watching: Lea and one more")
    lea.press("React")
    lea.page.get_by_role("button", name="cheers").click()
    expect(anna.page.get_by_test_id("polite")).to_contain_text("Lea: cheers")
    assert eve.page.get_by_role("button", name="React").count() == 0, "nobody knows who that is"
