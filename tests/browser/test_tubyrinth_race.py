"""Tubyrinth in the browser, together: everybody builds at the same time."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.laying import begin, board, drag, go, join_in, laid, lay, set_table, sit, slot, status, wait_for_signal
from browser.person import Person
from browser.test_every_page import LOOKS, check
from browser.test_tubyrinth_book import FIVE, PHOTOGRAPHED
from server.playing import Table
from server.running import Server
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS
from vierling.words import say

Invite = Callable[..., Person]
Look = tuple[str, str, dict[str, int]]


@pytest.mark.moving
def test_two_people_and_two_bots_race_and_a_late_call_is_refused(invite: Invite, server: Server) -> None:
    anna, mara = invite(), invite()
    begin([anna, mara], set_table(server, 2, ("easy", "easy"), hourglass=5))
    lay(mara, *FIVE[:2])
    lay(anna, *FIVE)
    expect(status(anna)).to_have_text("The water arrives: 5 tiles count.")
    mara.set_offline(True)
    anna.page.get_by_test_id("ready").click()
    expect(anna.page.get_by_test_id("sand")).to_contain_text("You turned the glass")
    expect(anna.page.get_by_test_id("rival-0")).to_contain_text("called first")
    lay(mara, *FIVE[2:])  # in time, but nobody hears of it
    mara.page.get_by_test_id("ready").click()
    expect(anna.page.get_by_test_id("result-0")).to_contain_text("First with 5 tiles")
    expect(anna.page.get_by_test_id("gather")).to_contain_text("Time is up for Bo.")
    expect(anna.page.get_by_test_id("polite")).to_contain_text("Time is up for Bo.")
    mara.set_offline(False)
    expect(mara.page.get_by_text(say("en", "error-stale")).first).to_be_visible()
    for person, name in ((anna, "You"), (mara, "Anna")):
        first = person.page.get_by_test_id("result-0")
        expect(first).to_contain_text(name)
        expect(first).to_contain_text("+5")
        expect(first).to_contain_text("5 of 25 points")
        expect(person.page.get_by_test_id("result-1")).to_contain_text("No pipeline")
        for seat in (1, 2, 3):  # one point for each of the two tiles that Anna did not use
            expect(person.page.get_by_test_id(f"result-{seat}")).to_contain_text("+2")
    expect(mara.page.get_by_test_id("gather")).to_contain_text(say("en", "tubyrinth-sand-out"))
    go(mara)
    go(anna)
    expect(board(mara)).to_be_visible()
    expect(laid(mara, "I3")).to_have_count(0)


def test_the_lobby_leaves_out_what_a_chosen_board_settles(invite: Invite, server: Server) -> None:
    page = invite().open(f"/t/{Table(server, game='tubyrinth', options={'board': '7a'}, start=False).id}")
    options = page.locator("dl")
    expect(options).to_contain_text("Board 7a")
    expect(options).not_to_contain_text(say("en", "tubyrinth-option-same_board"))


def test_the_others_see_the_glass_turned_and_a_wrong_call_costs_a_point(invite: Invite, server: Server) -> None:
    anna = invite()
    table = set_table(server, 2, hourglass=60)
    with table.device(1) as mara:
        sit(anna, table)
        for number in (1, 2):
            go(anna)
            join_in(mara)
            for move in [*(FIVE if number == 1 else PHOTOGRAPHED[:5]), "ready"]:
                mara.write(move)
            expect(anna.page.get_by_test_id("sand")).to_contain_text("Bo turned the glass")
            call = say("en", "tubyrinth-heard-called", {"you": "no", "name": "Bo"})
            expect(anna.page.get_by_test_id("assertive")).to_contain_text(call)
            expect(anna.page.get_by_test_id("shout")).to_have_text(call)
            anna.press("Give this board up")
            anna.press("Give up")
            expect(anna.page.get_by_test_id("gather")).to_have_attribute("data-round", str(number + 1))
    result = anna.page.get_by_test_id("result-1")
    expect(result).to_contain_text("Wrong call")
    expect(result).to_contain_text("\N{MINUS SIGN}1")
    expect(result).to_contain_text("4 of 25 points")


@pytest.mark.parametrize("mode", ["rookie", "master"])
def test_winning_five_rounds_of_a_mode_wins_the_match(invite: Invite, server: Server, axe: str, mode: str) -> None:
    locale, scheme, viewport = LOOKS[0 if mode == "rookie" else 1]
    anna = invite(locale=locale, color_scheme=scheme, viewport=viewport, bypass_csp=True)
    table = set_table(server, 2, mode=mode, hourglass=90)
    solution = FIVE if mode == "rookie" else PHOTOGRAPHED
    with table.device(0) as hand, table.device(1) as mara:
        sit(anna, table)
        for number in range(1, 6):
            go(anna)
            join_in(mara)
            expect(board(anna)).to_be_visible()
            for move in (*PHOTOGRAPHED[:5], "ready") if number == 1 else ("pass",):  # a wrong call takes her out
                mara.write(move)
            if number == 1:
                expect(anna.page.get_by_test_id("shout")).to_have_text(
                    say(locale[:2], "tubyrinth-heard-out", {"you": "no", "name": "Bo"})
                )
                expect(anna.page.get_by_test_id("sand")).to_contain_text(
                    say(locale[:2], "tubyrinth-no-sand") if viewport["width"] > 767 else ":"
                )
            if number in {1, 5}:
                lay(anna, *solution)
                anna.page.get_by_test_id("ready").click()
            else:  # the same from her other device, which is faster
                wait_for_signal(hand, number)
                for move in (*solution, "ready"):
                    assert hand.write(move)["type"] == "done"
    expect(anna.page.get_by_test_id("end-total")).to_have_text("5")
    heading = say(locale[:2], "win", {"you": "yes", "name": "Anna", "points": 5})
    expect(anna.page.get_by_role("heading", name=heading)).to_be_visible()
    check(anna, axe, "end")


def seconds(person: Person) -> int:
    return int(re.findall(r"\d+", person.page.get_by_test_id("sand").inner_text())[0])


def test_a_reload_a_restart_and_going_offline_keep_the_tiles_and_the_time(invite: Invite, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = invite(server)
        table = set_table(server, 2, hourglass=90)
        with table.device(1) as mara:
            sit(anna, table)
            go(anna)
            join_in(mara)
            lay(anna, *PHOTOGRAPHED[:2])
            for move in (*PHOTOGRAPHED[:5], "ready"):
                mara.write(move)
        expect(anna.page.get_by_test_id("sand")).to_contain_text("Bo turned the glass")
        for trouble in (anna.page.reload, server.restart):
            left = seconds(anna)
            trouble()
            expect(status(anna)).to_have_text("Water reaches 2 tiles; 5 are needed.")
            expect(laid(anna, "L4")).to_be_visible()
            expect(anna.page.get_by_text("Saved")).to_be_visible()
            assert 0 < seconds(anna) <= left
        anna.set_offline(True)
        expect(anna.page.get_by_text("Reconnecting").first).to_be_visible()
        lay(anna, *PHOTOGRAPHED[2:4])
        drag(anna, laid(anna, "L4"), PLACEMENTS["L4@f5"])
        drag(anna, laid(anna, "L4"), PLACEMENTS["L4@a3"])
        expect(status(anna)).to_have_text("Water reaches 2 tiles; 5 are needed.")
        anna.set_offline(False)
        expect(status(anna)).to_have_text("Water reaches 4 tiles; 5 are needed.")
        anna.page.reload()
        expect(status(anna)).to_have_text("Water reaches 4 tiles; 5 are needed.")


def test_a_spectator_sees_the_boards_without_tiles_until_the_round_is_over(invite: Invite, server: Server) -> None:
    eve = invite()
    table = Table(server, 2, game="tubyrinth", options={})
    with table.device(0) as anna, table.device(1) as mara:
        eve.open(f"/t/{table.id}")
        anna.write("go")
        join_in(mara)
        expect(eve.page.get_by_test_id("watched-0")).to_be_visible()
        fits = mara.hand()["view"]["fits"]["I3"][0]
        cell = (int(fits, 16) & -int(fits, 16)).bit_length() - 1
        mara.write(f"I3@{'abcdefgh'[cell % 8]}{cell // 8 + 1}")
        mara.write("pass")
        expect(eve.page.get_by_test_id("rival-1")).to_contain_text("gave up")
        expect(eve.page.get_by_test_id("watched-1").locator("[data-tile]")).to_have_count(0)
        expect(eve.page.get_by_text("what was laid on them is shown after the round")).to_be_visible()
        expect(eve.page.get_by_test_id("ready")).to_have_count(0)
        anna.until(lambda message: "pass" in message["hands"][0]["moves"])
        anna.write("pass")
        expect(eve.page.locator("[data-tile=I3]").first).to_be_visible()


def test_r_p7_after_two_minutes_the_host_goes_on_without_somebody_who_is_away(invite: Invite, server: Server) -> None:
    anna = invite()
    table = set_table(server, 2, ("easy",))
    page = anna.page
    longer = [61_000]  # how much longer Bo has been away than he has

    def age(line: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            since = re.compile(r'"away_since":(\[?)(\d+)')
            line.send(since.sub(lambda told: f'"away_since":{told[1]}{int(told[2]) - longer[0]}', str(message)))

        line.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), age)
    anna.open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    go(anna)
    expect(page.get_by_test_id("rival-2")).to_contain_text("ready")  # the bot, at once
    expect(page.get_by_test_id("rival-1")).to_contain_text("away")
    offer = page.get_by_role("button", name=say("en", "let-bot-play"))
    expect(offer).to_have_count(0)
    longer[0] = 121_000
    page.reload()
    expect(page.get_by_text(say("en", "missing-player", {"name": "Bo", "minutes": 2}))).to_be_visible()
    offer.click()
    expect(board(anna)).to_be_visible()


def test_modes_and_handicaps_are_shown(invite: Invite, server: Server) -> None:
    anna = invite()
    table = set_table(server, 2, handicap="1:7", flip=False, penalty=0)
    with table.device(1) as mara:
        sit(anna, table)
        gather = anna.page.get_by_test_id("gather")
        expect(gather).to_contain_text("Your pipeline needs at least 7 tiles.")
        expect(gather).to_contain_text("Tiles may be turned here, but not flipped.")
        expect(gather).to_contain_text("a wrong call scores nothing.")
        go(anna)
        join_in(mara)
        expect(status(anna)).to_have_text("No water runs yet; 7 tiles are needed.")
        expect(anna.page.get_by_test_id("rival-0")).to_contain_text("needs 7 tiles")
        slot(anna, "L4").focus()
        anna.page.keyboard.press("f")
        expect(anna.page.get_by_test_id("polite")).to_contain_text("Tiles may not be flipped here.")
    sit(anna, set_table(server, mode="master"))
    expect(anna.page.get_by_text("Pipe Master")).to_be_visible()


def test_a_race_can_have_up_to_five_bots(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.page.locator("[data-game=tubyrinth]").get_by_role("button", name="Options and bots").click()
    dialog = anna.page.get_by_role("dialog")
    counts = dialog.get_by_role("group", name="How many bots?")
    assert counts.locator("span").all_inner_texts() == ["none", "1", "2", "3", "4", "5"]
    counts.get_by_text("4", exact=True).click()
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.get_by_test_id("rival-4")).to_be_visible()
    expect(anna.page.get_by_test_id("rival-5")).to_have_count(0)


def test_nobody_else_can_sit_down_on_the_same_device(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, 1, game="tubyrinth", places=3, start=False)
    sit(anna, table)
    expect(anna.page.get_by_text("each player needs their own device")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Add a player here")).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS, ids=[f"{language} {scheme}" for language, scheme, _ in LOOKS])
def test_every_moment_of_a_round_is_accessible(invite: Invite, server: Server, axe: str, look: Look) -> None:
    locale, scheme, viewport = look
    anna = invite(locale=locale, color_scheme=scheme, viewport=viewport, bypass_csp=True)
    table = set_table(server, 2, ("easy",) * 4, hourglass=10)
    with table.device(1) as mara:
        sit(anna, table)
        anna.page.get_by_test_id("gather").wait_for()
        check(anna, axe, "gather")
        go(anna)
        join_in(mara)
        expect(board(anna)).to_be_visible()
        lay(anna, *FIVE[:2])
        anna.page.keyboard.press("4")
        check(anna, axe, "build")
        for move in (*PHOTOGRAPHED[:5], "ready"):
            mara.write(move)
        expect(anna.page.get_by_test_id("sand").get_by_role("timer")).to_be_visible()
        expect(anna.page.get_by_test_id("shout")).to_be_visible()
        expect(anna.page.locator(".build.last")).to_be_visible()  # the last ten seconds
        anna.page.keyboard.press("Escape")
        with table.device(0) as hand:
            for move in (*FIVE[2:], "ready"):
                hand.write(move)
        check(anna, axe, "called")
        anna.page.get_by_test_id("gather").wait_for()
        check(anna, axe, "result")
