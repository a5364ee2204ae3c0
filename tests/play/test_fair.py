"""Dice that nobody has to trust, checked by our verifier and by one written only from the documentation."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from math import comb

import pytest

from play.dealing import MATCHES, pact_of, played
from second_verifier import complaints
from vierling import Match, Unreadable
from vierling.game import CHANCE
from vierling.play.fair import Seen, seed_of, verify
from vierling.play.sealed import Sealed
from vierling.proof import DayLink, Pact, hash_of


def faults(record: str, seen: Seen | None = None) -> list[str]:
    return [finding.code for finding in verify(Match.read(record), seen) if finding.wrong]


@pytest.mark.parametrize("name", MATCHES)
def test_both_verifiers_find_nothing_wrong_with_the_dice_of_an_honest_match(name: str) -> None:
    record = played(name)
    match = Match.read(record)
    rolls = [event for event in match.events if event.by == CHANCE]
    assert len(rolls) > 1 or name == "tubyrinth alone"
    assert [finding.code for finding in verify(match)] == ["secret-fits", "nonce-fits", "rolls-fit"]
    assert list(complaints(record)) == []


def drawn_again(match: Match) -> None:
    """The server did not like the last roll."""
    number = max(number for number, event in enumerate(match.events) if event.by == CHANCE)
    state = list(match.states())[number]
    other = next(roll for roll in state.chance() if roll != match.events[number].what)
    match.events[number] = replace(match.events[number], what=other)


def chosen_secret(match: Match) -> None:
    """The server took another secret once it had seen the nonces, and rolled by it."""
    match.proof = replace(pact_of(match), secret="ab" * 32)
    roll_anew(match)


def swapped_nonce(match: Match) -> None:
    """The server wrote down another nonce than the device had opened, and rolled by it."""
    match.proof = replace(pact_of(match), nonces=((0, "cd" * 32),))
    roll_anew(match)


def roll_anew(match: Match) -> None:
    """All dice by the forged pact; the match is played no further than the first roll."""
    assert isinstance(match.proof, Pact)
    state, seed = match.start, Sealed(seed_of(match.proof), "roll", 0)
    left = seed.randrange(sum(state.chance().values()))
    for roll, weight in state.chance().items():
        left -= weight
        if left < 0:
            match.events = [replace(match.events[0], what=roll)]
            return


CHEATS: dict[Callable[[Match], None], tuple[str, str]] = {
    drawn_again: ("roll-differs", "roll"),
    chosen_secret: ("secret-chosen", "secret"),
    swapped_nonce: ("nonce-swapped", "nonce"),
}


@pytest.mark.parametrize("cheat", CHEATS)
@pytest.mark.parametrize("name", ["knister", "tuefteln", "input", "tubyrinth"])
def test_a_server_that_cheats_is_caught_by_both_verifiers(name: str, cheat: Callable[[Match], None]) -> None:
    match = Match.read(played(name))
    if cheat is drawn_again and name in ("input", "tubyrinth"):
        match.events = match.events[: 1 + next(n for n, e in enumerate(match.events) if e.by == CHANCE)]
    elif cheat is drawn_again:
        last = max(number for number, event in enumerate(match.events) if event.by == CHANCE)
        match.events = match.events[: last + 1]
    cheat(match)
    ours, theirs = CHEATS[cheat]
    record = match.record()
    assert faults(record) == [ours]
    assert [complaint.split()[0] for complaint in complaints(record)] == [theirs]


def test_what_a_device_has_noted_itself_catches_a_pact_that_was_forged_as_a_whole() -> None:
    """The record fits itself; only whoever saw the seal, or opened the nonce, can tell."""
    match = Match.read(played("knister"))
    honest = pact_of(match)
    secret, nonce = "12" * 32, "34" * 32
    match.proof = Pact(honest.match, hash_of(secret), ((0, hash_of(nonce)),), ((0, nonce),), secret)
    roll_anew(match)
    record = match.record()
    assert faults(record) == []
    assert faults(record, Seen(seal=honest.seal)) == ["seal-swapped"]
    assert faults(record, Seen(nonce=honest.nonces[0][1])) == ["nonce-missing"]
    assert faults(record, Seen(seal=hash_of(secret), nonce=nonce)) == []


def test_a_device_that_did_not_open_is_named_and_a_server_that_chose_alone_too() -> None:
    match = Match("knister", seats=2)
    match.proof = Pact("otter/1", hash_of("00" * 32), ((1, "11" * 32),), (), "00" * 32)
    codes = {finding.code: finding.params for finding in verify(match)}
    assert codes["left-out"] == {"seat": 2}
    assert "nobody-else" in codes


def test_a_record_without_a_proof_is_not_verifiable_and_says_so() -> None:
    assert [(finding.code, finding.wrong) for finding in verify(Match("knister"))] == [("no-proof", False)]


def test_the_seed_is_what_the_page_says_it_is() -> None:
    """Each step by hand, for a pact of which everything is known."""
    import hmac  # noqa: PLC0415 - only here

    pact = Pact("otter/1", "aa" * 32, ((0, "bb" * 32),), ((0, "cc" * 32),), "dd" * 32)
    text = f"dice: sealed otter/1\nseal: {'aa' * 32}\ncommitment 1: {'bb' * 32}\nnonce 1: {'cc' * 32}\n"
    assert seed_of(pact) == hmac.new(b"\xdd" * 32, text.encode(), sha256).digest()


def test_draws_favour_nothing() -> None:
    """Of 36,000 draws from 36, each comes 1000 times; chi-squared with 35 degrees of freedom exceeds 74.9 once in
    10,000 times, and these draws are the same in every run."""
    counts = [0] * 36
    for number in range(36_000):
        counts[Sealed(b"key", "roll", number).randrange(36)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 74.9
    assert comb(36, 1) == len(counts)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seal: ", "Seal: "),
        ("secret: ", "secret:  "),
        ("commitment 1: ", "commitment 2: "),
        ("nonce 1: ", "nonce 9: "),
        ("dice: sealed ", "dice: loaded "),
        ("dice: sealed ", "dice: sealed  "),
    ],
)
def test_a_proof_in_any_other_form_is_refused_with_its_line(old: str, new: str) -> None:
    record = played("tuefteln")
    assert old in record
    with pytest.raises(Unreadable, match="line"):
        Match.read(record.replace(old, new, 1))


def chained(days: int) -> DayLink:
    link = end = sha256(b"the last link").hexdigest()
    for _ in range(days + 1):
        end = hash_of(end)
    return DayLink(f"2026-11-{16 + days}", "knister", "2026-11-16", end, link)


@pytest.mark.parametrize("days", [0, 1, 7])
def test_the_link_of_a_day_leads_to_the_end_of_the_chain(days: int) -> None:
    match = Match("knister")
    match.proof = chained(days)
    roll_anew_daily(match)
    record = match.record()
    assert Match.read(record).proof == match.proof
    assert faults(record) == []
    assert list(complaints(record)) == []
    assert faults(record, Seen(end="ee" * 32)) == ["chain-swapped"]
    forged = record.replace(match.proof.link, "ff" * 32)
    assert "link-chosen" in faults(forged)
    assert "link" in complaints(forged)


def roll_anew_daily(match: Match) -> None:
    assert isinstance(match.proof, DayLink)
    match.roll(Sealed(seed_of(match.proof), "roll", 0))


def test_days_that_are_none_lead_nowhere() -> None:
    match = Match("knister")
    match.proof = replace(chained(1), day="2026-11-99")
    assert faults(match.record()) == ["link-chosen"]
