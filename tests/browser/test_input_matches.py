"""Input in the browser: whole matches, and what they keep secret."""

import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy

from playwright.sync_api import expect

from browser.flipping import Player, by_tap, play_on, played_until, sit
from browser.person import Person
from remembering import Json, Rememberer
from server.playing import Table
from server.running import Server
from vierling.play.bots import strongest_bot
from vierling.words import say

Invite = Callable[..., Person]
DECIDING = "6"  # agreed to win at once, so that a whole match takes few turns


def test_two_people_play_a_match_to_its_end(invite: Invite, server: Server) -> None:
    minds: list[Rememberer] = []

    def is_nearly_won(view: Json, _moves: list[str], mind: Rememberer) -> bool:
        minds.append(mind)
        return any(sum(line["points"] for line in lines) > 11 for lines in view["lines"])

    table, _ = played_until(server, is_nearly_won)
    players = [sit(invite(), table, seat) for seat in range(2)]
    for player in players:
        player.mind = deepcopy(minds[-1])
    while not players[0].over:
        mover = players[players[0].message["to_move"][0]]
        number = players[0].message["number"]
        mover.step()
        for player in players:
            player.until(lambda message, least=number: message["number"] > least)  # type: ignore[misc]
    outcome = players[0].message["outcome"]
    winner, best = outcome["winners"][0], max(outcome["points"])
    assert best == 17 or outcome["reason"] == "standstill"
    for seat, player in enumerate(players):
        expect(player.page.get_by_test_id("end-total")).to_have_text(str(outcome["points"][seat]))
        won = f"You win with {best}" if seat == winner else f"{table.look()['seats'][winner]['name']} wins with {best}"
        if len(outcome["winners"]) == 1:
            expect(player.page.get_by_role("heading", name=won)).to_be_visible()
        player.page.get_by_label(say("en", "input-report-only")).uncheck()  # perhaps nothing remarkable has happened
        expect(player.page.get_by_test_id("report").get_by_role("heading").first).to_be_visible()
    undersides = players[0].view["undersides"]
    drawn = [f"{stone['top']}{under}" for stone, under in zip(players[0].view["stones"][0], undersides[0], strict=True)]
    assert sorted("".join(sorted(pair)) for pair in drawn) == sorted(["HV", "RV", "SV", "HR", "HS", "RS", "JS"])


def test_one_person_plays_against_the_strongest_bot(invite: Invite, server: Server) -> None:
    anna, strongest = Player(invite()), strongest_bot("input")
    anna.person.open()
    anna.page.locator("[data-game=input]").get_by_role("button", name="Play a bot").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=say("en", f"input-bot-{strongest}")).first.check(force=True)
    dialog.get_by_role("button", name="Play", exact=True).click()
    anna.stage.wait_for()
    assert [seat["bot"] for seat in anna.message["table"]["seats"]] == [None, strongest]
    table = Table(server, 1, game="input", bots=[strongest], options={"combination": DECIDING})
    anna = sit(invite(), table, 0)
    while not anna.over:
        if anna.due is None:
            anna.page.wait_for_timeout(20)
        else:
            anna.step()
    assert anna.message["outcome"]["reason"] in {"combination", "target"}
    expect(anna.page.get_by_test_id("again")).to_be_visible()


def test_three_play_a_match_on_one_device_without_a_curtain(invite: Invite) -> None:
    anna = Player(invite())
    anna.person.open()
    anna.page.locator("[data-game=input]").get_by_role("button", name="New table").click()
    anna.person.fill("Your name", "Anna")
    anna.page.get_by_text("More options").click()
    anna.page.get_by_role("checkbox", name=DECIDING, exact=True).check(force=True)
    anna.person.press("Set the table")
    for name in ("Ben", "Cleo"):
        anna.person.press("Add a player here")
        anna.person.fill("Name of the other player", name)
        anna.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(anna.page.get_by_role("button", name=f"Rename {name}")).to_be_visible()
    anna.page.get_by_role("button", name="Start", exact=True).click()
    anna.stage.wait_for()
    assert anna.message["table"]["options"]["combination"] == DECIDING
    names, curtain = ["Anna", "Ben", "Cleo"], anna.page.get_by_role("button", name=re.compile("^I am "))
    while not anna.over:
        tray = f"{names[anna.due or 0]}\N{RIGHT SINGLE QUOTATION MARK}s seven stones"
        expect(anna.page.get_by_role("heading", name=tray)).to_be_visible()
        assert anna.person.called_you() == []
        anna.step()
        assert not curtain.is_visible()
    outcome = anna.message["outcome"]
    (winner,) = outcome["winners"]
    told = f"{names[winner]} wins with {outcome['points'][winner]}"
    expect(anna.page.get_by_role("heading", name=told)).to_be_visible()
    assert outcome["reason"] == "combination"
    expect(anna.page.get_by_text("The agreed numbers have been won")).to_be_visible()
    assert anna.person.called_you() == []


def test_the_flip_that_ends_the_match_is_seen_before_the_end(invite: Invite, server: Server) -> None:
    table = Table(server, 2, game="input", options={"combination": DECIDING})
    watcher = Player(by_tap(invite()))
    watcher.person.open(f"/t/{table.id}")
    watcher.stage.wait_for()
    play_on(table, lambda *_: False)
    watcher.until(lambda _: watcher.over)
    ahead, report = watcher.page.locator("[data-testid=next].primary"), watcher.page.get_by_test_id("report")
    ahead.wait_for()
    assert not report.count()
    while ahead.count():
        ahead.click()
    report.wait_for()


def test_neither_frames_nor_the_page_give_away_what_lies_underneath(invite: Invite, server: Server) -> None:
    table = Table(server, 2, game="input")
    anna, watcher = sit(by_tap(invite()), table, 0), Player(by_tap(invite()))
    watcher.person.open(f"/t/{table.id}")
    watcher.stage.wait_for()
    with table.device(0, 1) as both:
        mind = Rememberer()
        for _ in range(26):
            seat = both.message["to_move"][0]
            mind.see(both.hand(seat)["view"])
            both.write(mind.choose(both.hand(seat)["moves"]), seat)
            for player in (anna, watcher):
                player.until(lambda message, least=both.message["number"]: message["number"] >= least)  # type: ignore[misc]
                player.catch_up()
                inspect_page(player, 0 if player is anna else None)
    late = Player(by_tap(invite()))
    late.person.open(f"/t/{table.id}")
    late.stage.wait_for()
    assert written(watcher) == written(late), "a latecomer finds as much in the page as somebody who saw it all"
    assert server.client.get(f"/api/tables/{table.id}/record").status_code == 409
    assert server.client.get(f"/api/tables/{table.id}/report").status_code == 409
    for player in (anna, watcher):
        assert len(player.frames) > 20
        for frame in player.frames:
            inspect_frame(frame)


def written(player: Player) -> str:
    """The document, without how a stone came to lie there."""
    html: str = player.page.locator(".play").evaluate("each => each.outerHTML")
    return re.sub(r"<!--.*?-->| still\b", "", html)


# Whole, or what has changed of it, in a list of one.
STONE = r'\{"at":\[?"(s\d|\d\.\d)"\]?(,"top":\[?"[VHRSJ]"\]?)?(,"notes":null)?\}'


def inspect_frame(frame: str) -> None:
    """Of a stone only its place and top, and nothing of what was rolled or moved."""
    assert '"what"' not in frame
    assert not re.search(r"[VHRSJ]{2}-[VHRSJ]{2}", frame)
    for stone in re.findall(r'\{"at":[^}]*\}', frame):
        assert re.fullmatch(STONE, stone)
    if '"outcome":{' not in frame:
        assert re.findall(r'"undersides":([^,}]*)', frame) in ([], ["null"])


def inspect_page(player: Player, me: int | None) -> None:
    """Every face in the document is one that lies on the table now."""
    view, page = player.view, player.page
    expect(page.locator(".big [data-face]")).to_have_attribute("data-face", view["last"]["face"])
    tops = {stone["at"] + str(seat): stone["top"] for seat, own in enumerate(view["stones"]) for stone in own}
    on_cards = Counter(top for at, top in tops.items() if at[0] != "s")
    drawn = "each => each.map(one => one.dataset.face)"
    assert Counter(page.locator(".card [data-face]").evaluate_all(drawn)) == on_cards
    own = Counter(stone["top"] for stone in view["stones"][me]) if me is not None else Counter()
    assert Counter(page.locator(".tray [data-face]").evaluate_all(drawn)) == own
    others = Counter(top for at, top in tops.items() if at[0] == "s" and at[-1] != str(me))
    assert Counter(page.locator(".supply [data-face]").evaluate_all(drawn)) == others
    signs, big = view["seats"], 1
    total = on_cards.total() + own.total() + others.total() + signs + big
    assert page.locator("[data-face]").count() == total
    kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert not re.search(r"top|face|stones|under", kept)
