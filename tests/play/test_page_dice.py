"""The page checks dice as the command line does: its own modules, run by Node.js on records of all games."""

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from node import HOOKS, PAGE, WORDS, run
from play.dealing import MATCHES, pact_of, played
from play.test_fair import CHEATS, chained
from second_verifier import complaints
from vierling import GAMES, Match
from vierling.game import CHANCE
from vierling.play.challenge import Set, all_challenges
from vierling.play.fair import source_of, verify
from vierling.proof import NOT_OPEN, WHY, RoundSeal, Unproved, hash_of

CHALLENGES = list(all_challenges())
A_DAY = CHALLENGES[0]
SECRET = "12" * 32
SEAL = hash_of(SECRET)

CHECK = f"""{HOOKS}
const [folder, given] = [args[0], JSON.parse(args[1])];
const {{ readRecord }} = await import(`${{folder}}/fair/record.ts`);
const {{ verify }} = await import(`${{folder}}/fair/verify.ts`);
const {{ luckOf }} = await import(`${{folder}}/fair/luck.ts`);
if (args[2] === 'insecure') Object.defineProperty(globalThis.crypto, 'subtle', {{ value: undefined }});
const answers = {{}};
for (const [name, {{ record, seen }}] of Object.entries(given)) {{
  const told = readRecord(record);
  const {{ book }} = await import(`${{folder}}/games/${{told.game}}/dice.ts`);
  answers[name] = {{ findings: await verify(told, book, seen ?? {{ nonces: [] }}), luck: luckOf(told, book, 2000) }};
}}
console.log(JSON.stringify(answers));
"""


def cheated(name: str, number: int) -> str:
    """As in the test of our own verifier: the match ends with a roll."""
    match = Match.read(played(name))
    rolls = [place for place, event in enumerate(match.events) if event.by == CHANCE]
    match.events = match.events[: (rolls[0] if name in ("input", "tubyrinth") else rolls[-1]) + 1]
    list(CHEATS)[number](match)
    return match.record()


def daily(chosen: Set) -> str:
    """The first rolls of a challenge, three days after the first day of its chain."""
    options: dict[str, Any] = {**chosen.challenge.options, **({"board": "1a"} if chosen.challenge.prepare else {})}
    match = Match(chosen.game, 1 + len(chosen.challenge.bots), **options)
    proof = match.proof = replace(chained(3), challenge=chosen.name)
    source, number = source_of(proof), 0
    while match.state.chance():
        match.roll(source.roll(match.game, match.state, number))
        number += 1
    return match.record()


def of_round(name: str) -> str:
    """The first rolls at a table of a round."""
    match = Match(name, max(2, GAMES[name].seats[0]))
    proof = match.proof = RoundSeal("brave-wren-2x9fd-p6m3t", SEAL, SECRET)
    number = 0
    while match.state.chance():
        match.roll(source_of(proof).roll(match.game, match.state, number))
        number += 1
    return match.record()


def redrawn(record: str) -> str:
    """The server did not like the roll."""
    match = Match.read(record)
    other = next(roll for roll in match.start.chance() if roll != match.events[0].what)
    match.events[0] = replace(match.events[0], what=other)
    return match.record()


def loaded(proof: Unproved | None = None) -> str:
    """A match in which nothing but 1+1 was rolled."""
    match = Match("knister")
    match.proof = proof
    while not match.outcome:
        match.roll("1+1")
        match.play(0, match.moves(0)[0])
    return match.record()


@cache
def answers(context: str = "secure") -> Any:
    """All at once: starting Node.js takes longer than everything else."""
    given: dict[str, Any] = {name: {"record": played(name)} for name in MATCHES}
    for name in GAMES:
        given |= {f"{name} {number}": {"record": cheated(name, number)} for number in range(len(CHEATS))}
    pact = pact_of(Match.read(played("knister")))
    own = {"seal": pact.seal, "nonces": [pact.nonces[0][1]]}
    given["noted"] = {"record": played("knister"), "seen": own}
    given["other seal"] = {"record": played("knister"), "seen": {**own, "seal": "0" * 64}}
    given["other nonce"] = {"record": played("knister"), "seen": {**own, "nonces": ["0" * 64]}}
    given["old"] = {"record": loaded()}
    for why in WHY:
        given[f"unproved {why}"] = {"record": loaded(Unproved(why))}
    given |= {f"day {chosen.name}": {"record": daily(chosen)} for chosen in CHALLENGES}
    given |= {f"round {name}": {"record": of_round(name)} for name in GAMES}
    cheats = {"again": redrawn(of_round("knister")), "secret": of_round("knister").replace(SECRET, "ab" * 32)}
    given |= {f"round {cheat}": {"record": record} for cheat, record in cheats.items()}
    given["round renamed"] = {"record": of_round("knister").replace("brave-wren", "quiet-otter")}
    given["round noted"] = {"record": of_round("knister"), "seen": {"nonces": [], "round": [SEAL, SEAL]}}
    given["round other"] = {"record": of_round("knister"), "seen": {"nonces": [], "round": [SEAL, "0" * 64]}}
    unopened = of_round("knister").replace(SECRET, NOT_OPEN)
    given["round sealed"] = {"record": unopened, "seen": {"nonces": [], "round": [SEAL]}}
    given["round sealed other"] = {"record": unopened, "seen": {"nonces": [], "round": ["0" * 64]}}
    given["noted end"] = {"record": daily(A_DAY), "seen": {"nonces": [], "end": chained(3).end}}
    given["other end"] = {"record": daily(A_DAY), "seen": {"nonces": [], "end": "0" * 64}}
    given["other link"] = {"record": daily(A_DAY).replace(chained(3).link, "f" * 64)}
    given["no such day"] = {"record": daily(A_DAY).replace("2026-11-19/", "2026-11-99/")}
    given["earlier day"] = {"record": daily(A_DAY).replace("2026-11-19/", "2026-11-15/")}
    return run(CHECK, WORDS, PAGE.as_uri(), json.dumps(given), context)


def codes(name: str, wrong: bool = False) -> list[str]:
    return [finding["code"] for finding in answers()[name]["findings"] if finding["wrong"] or not wrong]


@pytest.mark.parametrize("name", MATCHES)
def test_the_page_finds_nothing_wrong_with_the_dice_of_an_honest_match(name: str) -> None:
    assert codes(name) == ["secret-fits", "nonce-fits", "rolls-fit"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(len(CHEATS)))
def test_the_page_catches_a_server_that_cheats(name: str, number: int) -> None:
    assert codes(f"{name} {number}", wrong=True) == [list(CHEATS.values())[number][0]]


def test_where_the_browser_does_not_hash_a_library_finds_the_same() -> None:
    """As on a page of a home network that came over plain HTTP."""
    assert answers("insecure") == answers("secure")


def test_the_page_compares_what_this_device_has_noted() -> None:
    assert codes("noted", wrong=True) == []
    assert codes("other seal", wrong=True) == ["seal-swapped"]
    assert codes("other nonce", wrong=True) == ["nonce-missing"]
    assert codes("old") == ["no-proof"]


@pytest.mark.parametrize("chosen", CHALLENGES, ids=lambda chosen: chosen.name)
def test_the_page_checks_the_dice_of_a_day_as_the_others_do(chosen: Set) -> None:
    assert codes(f"day {chosen.name}") == ["link-fits", "rolls-fit"]
    record = daily(chosen)
    found = [finding.code for finding in verify(Match.read(record))]
    assert [code for code in found if not code.startswith("made-")] == ["link-fits", "rolls-fit"]  # of boards, below
    assert list(complaints(record)) == []


def test_the_page_catches_another_link_another_day_and_another_end_of_the_chain() -> None:
    assert codes("noted end", wrong=True) == []
    assert codes("other end", wrong=True) == ["chain-swapped"]
    assert codes("other link", wrong=True)[0] == "link-chosen"
    assert codes("no such day", wrong=True) == ["link-chosen"]
    assert codes("earlier day", wrong=True) == ["link-chosen"]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_checks_the_dice_of_a_round_as_the_others_do(name: str) -> None:
    record = of_round(name)
    assert codes(f"round {name}") == ["secret-fits", "nobody-else", "rolls-fit"]
    assert codes(f"round {name}") == [finding.code for finding in verify(Match.read(record))]
    assert list(complaints(record)) == []


def test_the_page_catches_a_round_whose_server_cheats() -> None:
    assert codes("round again", wrong=True) == ["roll-differs"]
    assert codes("round secret", wrong=True)[0] == "secret-chosen"
    assert codes("round renamed", wrong=True) == ["roll-differs"]
    assert codes("round noted", wrong=True) == []
    assert codes("round other", wrong=True) == ["seal-swapped"]


def test_the_page_says_when_the_dice_of_a_round_can_be_checked_and_compares_its_seal_before() -> None:
    assert answers()["round sealed"]["findings"] == [{"code": "no-proof", "wrong": False, "params": {"why": "sealed"}}]
    assert codes("round sealed other", wrong=True) == ["seal-swapped"]


@pytest.mark.parametrize("why", WHY)
def test_a_record_says_why_its_dice_cannot_be_checked_and_everybody_repeats_it(why: str) -> None:
    record = loaded(Unproved(why))
    assert f"\ndice: cannot be checked, {WHY[why]}\n\n" in record
    assert Match.read(record).proof == Unproved(why)
    assert [(found.code, found.wrong, found.params) for found in verify(Match.read(record))] == [
        ("no-proof", False, {"why": why})
    ]
    assert [(each["code"], each["params"]) for each in answers()[f"unproved {why}"]["findings"]] == [
        ("no-proof", {"why": why})
    ]


def test_sums_are_counted_beside_their_expectation() -> None:
    """Of 36 rolls of two dice, six make 7 and one makes 2."""
    bars = {bar["sum"]: bar for bar in answers()["knister"]["luck"]["bars"]}
    assert sorted(bars) == list(range(2, 13))
    assert sum(bar["rolled"] for bar in bars.values()) == 25
    assert bars[7]["expected"] == pytest.approx(25 * 6 / 36)
    assert bars[2]["expected"] == pytest.approx(25 / 36)
    assert answers()["tubyrinth"]["luck"] is None


def test_dice_that_always_fall_the_same_are_rarer_than_any_match_and_usual_ones_are_not() -> None:
    assert answers()["old"]["luck"]["rare"]
    assert not answers()["knister"]["luck"]["rare"]
    assert answers()["knister"]["luck"]["oneIn"] >= 1
