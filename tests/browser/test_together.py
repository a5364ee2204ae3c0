"""Several people at one table."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.person import Person, cells
from browser.writing import end_of, play_ahead
from server.playing import Table, play_round
from server.running import Server

Invite = Callable[..., Person]


def test_three_people_and_a_bot_play_a_whole_match_through_all_kinds_of_trouble(invite: Invite, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna, mara, jo = invite(server), invite(server), invite(server)
        link = anna.set_table("Anna")
        mara.join(link, "Mara")
        jo.join(link, "Jo")
        anna.press("Add a bot")
        expect(anna.page.get_by_text("4 of 100 taken")).to_be_visible()
        anna.press("Start")
        anna.round(1)
        play_ahead(server, [anna, mara, jo], 19)
        for number in range(20, 26):
            anna.round(number)
            anna.write_anywhere(1)
            mara.round(number)
            if number == 20:  # Mara reloads before and after she has written
                mara.page.reload()
                mara.round(number)
            mara.write_anywhere(2)
            if number == 20:
                expect(mara.page.get_by_text("Saved")).to_be_visible()
                mara.page.reload()
                mara.round(number)
            jo.round(number)
            if number == 22:  # Jo writes while offline
                jo.set_offline(True)
                jo.write_anywhere(3)
                expect(jo.page.get_by_text("Reconnecting").first).to_be_visible()
                jo.set_offline(False)
            else:
                jo.write_anywhere(3)
            if number == 24:  # the server dies once every entry is acknowledged
                anna.round(number + 1)
                server.restart()
        ends = [end_of(person, name) for person, name in ((anna, "Anna"), (mara, "Mara"), (jo, "Jo"))]
        assert len(ends[0]) == 4
        assert ends[0] == ends[1] == ends[2]


@pytest.mark.moving
def test_nobody_sees_an_entry_before_all_have_written_and_it_can_be_changed_until_then(invite: Invite) -> None:
    anna, jo = invite(), invite()
    link = anna.set_table("Anna")
    jo.join(link, "Jo")
    anna.press("Start")
    anna.round(1)
    number = anna.page.get_by_test_id("roll").inner_text()
    anna.write("c3")
    expect(anna.page.get_by_test_id("status")).to_contain_text("Jo")
    expect(jo.page.get_by_text("has written").first).to_be_visible()
    anna.write("a1")
    expect(anna.cell("a1")).to_contain_text(number)
    anna.page.get_by_test_id("back").click()
    expect(jo.page.get_by_text("has written")).to_have_count(0)
    anna.write("e5")
    expect(jo.page.get_by_text("has written").first).to_be_visible()
    jo.write("b2")
    for person, cell in ((anna, "e5"), (jo, "b2")):
        person.round(2)
        expect(person.cell(cell)).to_contain_text(number)
    expect(anna.cell("c3")).not_to_contain_text(number)


def test_two_people_on_one_device_have_a_curtain_between_them(invite: Invite) -> None:
    anna = invite()
    anna.set_table("Anna")
    anna.press("Add a player here")
    anna.fill("Name of the other player", "Bo")
    anna.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_text("2 of 100 taken")).to_be_visible()
    assert anna.called_you() == []
    anna.press("Start")
    for number in (1, 2):  # whoever wrote last begins the next, so that the device changes hands once a round
        write_behind_the_curtain(anna, number)
    anna.round(3)


def write_behind_the_curtain(person: Person, number: int) -> None:
    person.round(number)
    assert person.called_you() == []
    person.write_anywhere()
    expect(person.page.get_by_test_id("back").or_(person.page.get_by_role("button", name="I am")).first).to_be_visible()
    assert person.called_you() == []
    curtain = person.page.get_by_role("button", name="I am Bo" if number % 2 else "I am Anna")
    curtain.wait_for()
    assert person.page.get_by_role("gridcell").count() == 0
    curtain.click()
    person.round(number)
    person.write_anywhere()


def test_at_the_end_two_people_on_one_device_are_both_called_by_name(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, 2)
    with table.devices() as devices:
        for _ in range(24):
            play_round(devices, Random(4))
    for token in table.tokens:
        anna.open()
        anna.open(f"/t/{table.id}#seat={token}")
    anna.press("I am Anna")
    write_behind_the_curtain(anna, 25)
    expect(anna.page.get_by_test_id("again")).to_be_visible()
    for name in ("Anna", "Bo"):  # neither of them alone is "you"
        expect(anna.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        expect(anna.page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    assert anna.called_you() == []


def test_a_bot_keeps_a_seat_and_gives_it_back(invite: Invite) -> None:
    anna, jo = invite(), invite()
    link = anna.set_table("Anna")
    jo.join(link, "Jo")
    anna.press("Start")
    jo.round(1)
    jo.choose("Leave the table")
    jo.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    anna.write("a1")
    anna.round(2)  # the bot has written for Jo
    jo.open(link)
    jo.press("Take over again")
    expect(jo.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    anna.write("b1")
    anna.round(3)  # the bot had written in this round too, before Jo came back
    anna.write("c1")
    expect(anna.page.get_by_test_id("status")).to_contain_text("Jo")
    jo.round(3)
    jo.write(next(cell for cell in cells() if not jo.cell(cell).inner_text().strip()))
    anna.round(4)


def test_a_personal_link_takes_a_seat_to_another_device(invite: Invite) -> None:
    anna, phone = invite(), invite()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.set_table("Anna")
    anna.press("Start")
    anna.round(1)
    anna.choose("Seats and personal links")
    anna.press(re.compile("personal link"))
    personal = str(anna.page.evaluate("navigator.clipboard.readText()"))
    assert "#" in personal
    phone.page.goto(personal)
    phone.round(1)
    assert "#" not in phone.page.url
    phone.write("c3")
    phone.round(2)
    anna.page.keyboard.press("Escape")
    anna.round(2)


def test_a_spectator_sees_the_turned_pages_and_has_nothing_to_write_on(invite: Invite) -> None:
    anna, eve = invite(), invite()
    link = anna.set_table("Anna")
    anna.press("Start")
    anna.round(1)
    number = anna.page.get_by_test_id("roll").inner_text()
    anna.write("c3")
    anna.round(2)
    eve.open(link)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.locator("main").get_by_text(number, exact=True).first).to_be_visible()
    assert eve.page.get_by_test_id("cell-c3").count() == 0


def test_a_rematch_keeps_the_people_and_the_link(invite: Invite, server: Server) -> None:
    anna, jo = invite(), invite()
    link = anna.set_table("Anna")
    jo.join(link, "Jo")
    anna.press("Start")
    anna.round(1)
    play_ahead(server, [anna, jo], 24)
    for person in (anna, jo):
        person.round(25)
        person.write_anywhere()
    jo.page.get_by_test_id("again").click()
    expect(anna.page.get_by_text("Jo wants to play again.")).to_be_visible()
    anna.page.get_by_test_id("again").click()
    for person in (anna, jo):
        person.round(1)
        assert person.page.url.endswith(link)


def test_two_people_on_an_offline_device_see_whose_link_is_whose(invite: Invite, server: Server) -> None:
    table = Table(server, people=2)
    anna = invite()
    anna.context.clock.install()  # no waiting until all attempts have failed
    page = anna.open(f"/t/{table.id}#{'&'.join(f'seat={token}' for token in table.tokens)}")
    expect(page).to_have_title(re.compile("Knister"))  # everything has been loaded
    anna.context.set_offline(True)
    again = page.get_by_role("button", name="Try again")
    for _ in range(60):
        anna.context.clock.run_for(5000)
        if again.is_visible():
            break
    for seat in table.look()["seats"]:
        expect(page.get_by_role("button", name=f"Copy the personal link of {seat['name']}")).to_be_attached()


def test_a_new_personal_link_scrolls_into_view_on_a_phone(invite: Invite, server: Server) -> None:
    table = Table(server, people=4)
    host = invite(viewport={"width": 360, "height": 740})
    page = host.open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    host.choose("Seats and personal links")
    page.get_by_role("button", name="New personal link").last.click()
    link = page.get_by_label(re.compile("^Personal link of"))
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport(ratio=1)
