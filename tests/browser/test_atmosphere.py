"""What is at a table besides the game: reactions, sounds, a screen that stays on, a moment at the end."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.laying import set_table, sit
from browser.person import Person
from browser.test_tubyrinth_book import FIVE
from browser.writing import Writers
from node import PAGE, run
from server.playing import Table, is_due
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]

# Everything that a screen reader was told.
NOTE_NEWS = """() => {
    window.told = [];
    const region = document.querySelector('[data-testid=polite]');
    const note = () => window.told.push(region.textContent);
    new MutationObserver(note).observe(region, {childList: true, characterData: true, subtree: true});
}"""

COUNT_SOUNDS = """
    window.contexts = window.started = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...given) { super(...given); window.contexts += 1; }
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...given) { window.started += 1; return start.apply(this, given); };
    }
"""

COUNT_LOCKS = """
    window.locks = [];
    class Lock extends EventTarget {
        async release() {
            window.locks[window.locks.indexOf('held')] = 'released';
            this.dispatchEvent(new Event('release'));
        }
    }
    const request = async (kind) => { if (kind === 'screen') window.locks.push('held'); return new Lock(); };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
"""


# The page's own module, without its types.
PLAIN = """
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
const plain = stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8'));
console.log(JSON.stringify(plain.replaceAll('export const', 'var')));
"""
# Every sound as samples, faster than it could be heard: how loud, how long, how it begins and ends, how bright, and how
# loud its loudest twentieth of a second is on a phone, whose loudspeaker swallows what is low.
LISTEN = """async () => {
    const rate = 22050, heard = {};
    for (const name of sounds) {
        const context = new OfflineAudioContext(2, 3 * rate, rate);
        const out = context.createGain(), both = context.createChannelMerger(2);
        const [first, second] = [0, 1].map(() => new BiquadFilterNode(context, { type: 'highpass', frequency: 500 }));
        out.connect(both, 0, 0);
        out.connect(first).connect(second).connect(both, 0, 1);
        both.connect(context.destination);
        sound(name, { context, out, at: 0 });
        const rendered = await context.startRendering(), samples = rendered.getChannelData(0);
        const powers = rendered.getChannelData(1).map((each) => each * each), part = rate / 20;
        const parts = Array.from({ length: 580 }, (_, n) => powers.subarray(n * part / 10, n * part / 10 + part));
        const loud = samples.map(Math.abs), last = loud.findLastIndex((each) => each > 1e-4);
        const squares = loud.subarray(0, last).reduce((sum, each) => sum + each * each, 0);
        let turns = 0;
        for (let n = 1; n < last; n += 1) turns += samples[n] * samples[n - 1] < 0;
        heard[name] = {
            peak: Math.max(...loud), seconds: last / rate, ends: loud.slice(last + 1).some((each) => each > 0.001),
            first: loud[0], jump: Math.max(...loud.subarray(Math.max(0, last - 5), last + 1)),
            phone: Math.max(...parts.map((each) => Math.sqrt(each.reduce((sum, power) => sum + power, 0) / part))),
            rms: Math.sqrt(squares / last), pitch: (turns * rate) / (2 * last),
        };
    }
    return heard;
}"""


def react(person: Person, name: str) -> None:
    person.press("React")
    person.page.get_by_role("group", name="React").get_by_role("button", name=name).click()


def heard(page: Page) -> str:
    return " ".join(page.evaluate("window.told"))


def hears(page: Page, words: str) -> None:
    page.wait_for_function("words => window.told.join(' ').includes(words)", arg=words)


def test_everybody_sees_a_reaction_unless_its_sender_is_muted(invite: Invite, server: Server) -> None:
    table = Table(server, people=2)
    anna, bo = invite(), invite()
    for seat, person in enumerate((anna, bo)):
        sit(person, table, seat)
        person.round(1)
        person.page.evaluate(NOTE_NEWS)
    react(bo, "applause")
    bubble = anna.page.get_by_test_id("reaction")
    expect(bubble).to_have_attribute("data-name", "applause")
    expect(bubble).to_have_attribute("data-of", "1")
    hears(anna.page, "Bo: applause")
    table.do("PUT", "/seats/1/mute")
    expect(anna.page.get_by_text("Guest 2").first).to_be_visible()
    react(bo, "ouch")
    hears(bo.page, "You: ouch")  # who does not notice anything
    table.do("DELETE", "/seats/1/mute")
    expect(anna.page.get_by_text("Guest 2")).to_have_count(0)
    react(bo, "cheers")
    hears(anna.page, "Bo: cheers")
    assert "ouch" not in heard(anna.page)
    bo.press("React")
    group = bo.page.get_by_role("group", name="React")
    expect(group.get_by_role("button", name="wow")).to_have_attribute("aria-disabled", "true")  # three were enough
    expect(bo.page.get_by_text("You can react again in a few seconds.").first).to_be_visible()


def test_the_host_mutes_a_guest_for_all_and_anybody_somebody_for_themselves(invite: Invite, server: Server) -> None:
    table = Table(server, people=2)
    anna, bo, lea = invite(), invite(), invite()
    sit(anna, table)
    sit(bo, table, 1)
    for person in (anna, bo):
        person.round(1)
        person.page.evaluate(NOTE_NEWS)
    lea.prefer("name", "Lea")
    lea.open(f"/t/{table.id}")
    lea.press(say("en", "late-hello"))  # nobody has to ask for a name that this device knows
    expect(lea.page.get_by_role("button", name="React", exact=True)).to_be_visible()
    hears(anna.page, "Lea is here")
    bo.choose(say("en", "seats-and-links"))
    bo.page.get_by_role("button", name=f"{say('en', 'silence')}: Lea").click()
    bo.page.get_by_role("button", name=f"{say('en', 'silence')}: Anna").click()
    expect(bo.page.get_by_role("button", name=f"{say('en', 'hear-again')}: Anna")).to_be_visible()
    bo.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    react(lea, "laughter")
    hears(anna.page, "Lea: laughter")
    react(anna, "applause")
    hears(anna.page, "You: applause")
    table.do("PUT", "/guests/0/mute")
    expect(lea.page.get_by_text(say("en", "news-muted", {"name": "Onlooker 1"})).first).to_be_visible()
    react(lea, "ouch")
    bo.page.reload()
    bo.round(1)
    bo.page.evaluate(NOTE_NEWS)
    bo.choose(say("en", "seats-and-links"))
    expect(bo.page.get_by_role("dialog")).to_contain_text("Onlooker 1")
    bo.page.get_by_role("button", name=f"{say('en', 'hear-again')}: Anna").click()  # remembered
    bo.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    react(anna, "cheers")
    hears(bo.page, "Anna: cheers")
    assert "ouch" not in heard(anna.page)
    assert "Lea" not in heard(bo.page)


def test_whoever_wants_no_reactions_sees_none_and_that_is_remembered(invite: Invite, server: Server) -> None:
    table = Table(server, people=2)
    anna = invite()
    sit(anna, table)
    anna.press("Menu")
    anna.page.get_by_role("group", name="Reactions").get_by_role("button", name="Off").click()
    expect(anna.page.get_by_role("button", name="React", exact=True)).to_have_count(0)
    anna.page.reload()
    anna.round(1)
    anna.press("Menu")
    expect(anna.page.get_by_test_id("atmosphere-switches").get_by_role("button", name="Off")).to_have_count(2)
    off = anna.page.get_by_role("group", name="Reactions").get_by_role("button", name="Off")
    expect(off).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    anna.page.evaluate(NOTE_NEWS)
    with table.device(1) as bo:
        bo.send({"type": "react", "id": "12345678", "seat": 1, "name": "laugh"})
        bo.hear("reaction")
        bo.write(bo.hand(1)["moves"][0], 1)
        expect(anna.page.get_by_text("has written").first).to_be_visible()  # which was told later
    assert "laughter" not in heard(anna.page)
    expect(anna.page.get_by_test_id("reaction")).to_have_count(0)


def test_sounds_are_neither_too_loud_nor_too_long_and_begin_and_end_without_a_click(chromium: Browser) -> None:
    page = chromium.new_page()
    page.add_script_tag(content=run(PLAIN, str(PAGE / "atmosphere" / "sounds.ts")))
    heard = page.evaluate(LISTEN)
    page.close()
    assert list(heard) == ["dice", "writing", "stone", "water", "tick", "call", "best"]
    for name, sound in heard.items():
        assert 0.1 < sound["peak"] < 0.6, f"{name}: several may come at once"
        assert 0.01 < sound["rms"] < 0.1, name
        assert 0.02 < sound["seconds"] < 2, name
        assert max(sound["first"], sound["jump"]) < 0.005, f"{name} clicks"
        assert not sound["ends"], name
    phone = {name: sound["phone"] for name, sound in heard.items()}
    assert min(phone.values()) > 0.03
    assert max(phone.values()) < 4 * min(phone.values()), f"more than 12 dB lie between them: {phone}"
    kinds = sorted((round(10 * each["seconds"]), round(each["pitch"] / 300)) for each in heard.values())
    assert len(set(kinds)) == len(kinds), "each can be told from the others by its length or its pitch"


def started(page: Page) -> tuple[int, int]:
    return page.evaluate("window.contexts"), page.evaluate("window.started")


def test_nothing_is_heard_before_it_is_chosen_and_nothing_twice(invite: Invite, server: Server) -> None:
    table = Table(server, people=2)
    anna = invite()
    anna.context.add_init_script(COUNT_SOUNDS)
    page = anna.page
    with table.device(1) as bo:

        def write() -> None:
            bo.until(is_due(1))
            bo.write(next(move for move in bo.hand(1)["moves"] if move != "back"), 1)

        sit(anna, table)
        anna.round(1)
        anna.write("a1")
        write()
        anna.round(2)
        assert started(page) == (0, 0)
        anna.press("Menu")
        page.get_by_role("group", name="Sound").get_by_role("button", name="Soft").click()
        page.wait_for_function("() => window.started > 0")
        page.keyboard.press("Escape")
        _, before = started(page)
        anna.write("b1")
        write()
        anna.round(3)
        page.wait_for_function("before => window.started > before", arg=before)

        page.reload()  # the choice is remembered, and what has happened is past
        anna.round(3)
        page.get_by_role("heading", level=1).click()
        assert started(page) == (0, 0)
        write()
        page.wait_for_function("() => window.started > 0")

        page.get_by_text("has written").first.wait_for()
        anna.set_offline(True)
        expect(page.get_by_text("Reconnecting").first).to_be_visible()
        so_far = started(page)
        with table.device(0) as elsewhere:  # where Anna goes on meanwhile
            elsewhere.write("c1", 0)
        anna.set_offline(False)
        anna.round(4)
        assert started(page) == so_far
        write()
        page.wait_for_function("before => window.started > before", arg=so_far[1])


def test_the_screen_stays_on_in_a_race_and_only_there(invite: Invite, server: Server) -> None:
    anna = invite()
    anna.context.add_init_script(COUNT_LOCKS)
    sit(anna, Table(server))
    anna.round(1)
    expect(anna.page.get_by_test_id("atmosphere")).to_be_attached()
    assert anna.page.evaluate("window.locks") == []
    race = set_table(server, 2)
    sit(anna, race)
    held = "locks => JSON.stringify(window.locks) === JSON.stringify(locks)"
    anna.page.wait_for_function(held, arg=["held"])
    race.do("POST", "/pause")
    anna.page.wait_for_function(held, arg=["released"])
    race.do("POST", "/resume")
    anna.page.wait_for_function(held, arg=["released", "held"])


def last_round(person: Person, writers: Writers) -> Page:
    """Somebody looks on when the last entry is written."""
    writers.play(24)
    page = person.open(f"/t/{writers.table.id}#seat={writers.table.tokens[0]}")
    person.round(25)
    page.get_by_test_id("atmosphere").wait_for(state="attached")
    return page


def at_the_end(invite: Invite, server: Server, *, offline: bool = False) -> Page:
    person, writers = invite(), Writers(server, "knister", 2)
    page = last_round(person, writers)
    if offline:
        person.set_offline(True)
        expect(page.get_by_text("Reconnecting").first).to_be_visible()
    writers.finish()
    person.set_offline(False)
    page.locator("li[data-celebrated]").wait_for()
    return page


MOVING = "document.getAnimations().filter((each) => each.effect.target.matches('[data-moment]'))"


@pytest.mark.moving
def test_the_winners_sheet_is_lifted_for_a_moment_that_any_key_ends(invite: Invite, server: Server) -> None:
    page = at_the_end(invite, server)
    expect(page.locator("li[data-celebrated]")).to_contain_text("winner")
    times = page.evaluate(f"{MOVING}.map((each) => each.effect.getComputedTiming().endTime)")
    assert all(time < 2500 for time in times)
    page.keyboard.press("Shift")
    assert page.evaluate(f"{MOVING}.length") == 0
    expect(page.get_by_test_id("again")).to_be_enabled()


def test_with_reduced_motion_the_winners_sheet_lies_higher_and_nothing_moves(invite: Invite, server: Server) -> None:
    """Also if there was no connection when the match ended."""
    page = at_the_end(invite, server, offline=True)
    assert page.evaluate(f"{MOVING}.length") == 0
    shadows = "document.querySelectorAll('li.paper')"
    lifted = page.evaluate(f"new Set([...{shadows}].map((each) => getComputedStyle(each).boxShadow)).size")
    assert lifted == 2


def test_a_new_personal_best_is_marked(invite: Invite, server: Server) -> None:
    anna, writers = invite(), Writers(server, "knister", 1)
    options = json.dumps(sorted(writers.table.facts["options"].items()), separators=(",", ":"))
    anna.prefer(f"solo.knister.{options}", '[{"match": "otter/1", "points": -1}]')  # any result is better
    page = last_round(anna, writers)
    writers.finish()
    page.locator("p[data-celebrated]").wait_for()
    expect(page.locator("p[data-celebrated]")).to_have_text(say("en", "best-now"))


@pytest.mark.moving
def test_at_the_end_of_a_board_the_water_runs_for_a_moment_that_a_tap_ends(invite: Invite, server: Server) -> None:
    anna = invite()
    table = set_table(server)
    sit(anna, table)
    anna.page.get_by_test_id("atmosphere").wait_for(state="attached")
    # Notes what moves, in case this machine looks too late.
    anna.page.evaluate(
        """() => {
            window.ends = [];
            const real = Element.prototype.animate;
            Element.prototype.animate = function (...given) {
                const made = real.apply(this, given);
                window.ends.push(made.effect.getComputedTiming().endTime);
                return made;
            };
        }"""
    )
    with table.device(0) as elsewhere:
        for move in ["go", *FIVE, "ready"]:
            elsewhere.until(lambda message: message["table"]["phase"] == "playing")
            elsewhere.write(move, 0)
    anna.page.wait_for_function("() => window.ends.length >= 5")  # a tile at least
    assert all(end < 2500 for end in anna.page.evaluate("window.ends"))
    anna.page.mouse.click(5, 400)
    moving = "document.getAnimations().filter((each) => each.effect.target.closest('[data-moment]')).length"
    assert anna.page.evaluate(moving) == 0
