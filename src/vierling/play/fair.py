"""Dice that nobody has to trust: rolls that follow from a pact, a day's link or a round's secret, and their check.

The procedure is in `docs/verify.md`, for whoever wants to write a verifier of their own.
"""

import hmac
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from hashlib import sha256

from vierling.game import CHANCE, Roll, State
from vierling.match import Match
from vierling.options import to_json
from vierling.play.bots import warm_up
from vierling.play.challenge import all_challenges, seed_for
from vierling.play.sealed import Source, SourceDice, derive
from vierling.proof import DayLink, Pact, RoundSeal, Unproved, hash_of


def seed_of(proof: Pact | DayLink | RoundSeal) -> bytes:
    """What the draws of all rolls follow from."""
    if isinstance(proof, DayLink):
        return derive(bytes.fromhex(proof.link), proof.challenge)
    if isinstance(proof, RoundSeal):
        return derive(bytes.fromhex(proof.secret or ""), proof.round)
    text = "".join(f"{line}\n" for line in proof.known)
    return hmac.digest(bytes.fromhex(proof.secret), text.encode(), "sha256")


@lru_cache(maxsize=4096)  # a server asks again for every roll
def source_of(proof: Pact | DayLink | RoundSeal) -> Source:
    return Source(seed_of(proof))


class FairDice:
    """For a host that is the only device too: it commits to a secret and to a nonce, and opens both for the record."""

    def __init__(self, draw_secret: Callable[[], bytes]) -> None:
        self.draw_secret = draw_secret
        self.dice: SourceDice | None = None

    def begin(self, match: Match) -> None:
        """A pact of its own for each match."""
        name, nonce, secret = (self.draw_secret().hex() for _ in range(3))
        pact = Pact(f"alone-{name[:16]}/1", hash_of(secret), ((0, hash_of(nonce)),), ((0, nonce),), secret)
        match.proof = pact
        self.dice = SourceDice(source_of(pact), match.game)

    def roll(self, state: State) -> Roll:
        assert self.dice
        return self.dice.roll(state)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that a check has found; `verify-CODE` is its sentence."""

    code: str
    wrong: bool = False  # somebody has cheated
    params: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a device has noted itself while the match was on."""

    seal: str | None = None
    nonce: str | None = None
    end: str | None = None  # of the chain of days


def verify(match: Match, seen: Seen | None = None) -> list[Finding]:
    """All that can be said about the dice of a match; nothing of it is `wrong` if they are as they have to be."""
    if match.proof is None or isinstance(match.proof, Unproved):
        return [Finding("no-proof", params={"why": match.proof.why if match.proof else "other"})]
    seen = seen or Seen()
    if isinstance(match.proof, RoundSeal) and match.proof.secret is None:
        return [Finding("no-proof", params={"why": "sealed"}), *about_seal(match.proof, seen)]
    if isinstance(match.proof, DayLink):
        told = [*about_day(match.proof, seen), *about_made(match, match.proof)]
    elif isinstance(match.proof, RoundSeal):
        told = [*about_secret(match.proof, seen), Finding("nobody-else")]
    else:
        told = [*about_pact(match.proof, seen)]
    return [*told, *about_rolls(match, source_of(match.proof))]


def about_pact(pact: Pact, seen: Seen) -> Iterator[Finding]:
    yield from about_secret(pact, seen)
    nonces = dict(pact.nonces)
    if seen.nonce is not None and seen.nonce not in nonces.values():
        yield Finding("nonce-missing", wrong=True)
    for seat, commitment in pact.commitments:
        if seat not in nonces:
            yield Finding("left-out", params={"seat": seat + 1})
        else:
            fits = hash_of(nonces[seat]) == commitment
            yield Finding("nonce-fits" if fits else "nonce-swapped", not fits, {"seat": seat + 1})
    if not nonces:
        yield Finding("nobody-else")


def about_secret(proof: Pact | RoundSeal, seen: Seen) -> Iterator[Finding]:
    fits = hash_of(proof.secret or "") == proof.seal
    yield Finding("secret-fits" if fits else "secret-chosen", not fits)
    yield from about_seal(proof, seen)


def about_seal(proof: Pact | RoundSeal, seen: Seen) -> Iterator[Finding]:
    if seen.seal is not None and seen.seal != proof.seal:
        yield Finding("seal-swapped", wrong=True)


def about_day(told: DayLink, seen: Seen) -> Iterator[Finding]:
    days = days_between(told.first, told.day)
    link = bytes.fromhex(told.link)
    for _ in range(days + 1):
        link = sha256(link).digest()
    fits = days >= 0 and link.hex() == told.end
    yield Finding("link-fits" if fits else "link-chosen", not fits, {"days": days})
    if seen.end is not None and seen.end != told.end:
        yield Finding("chain-swapped", wrong=True)


def about_made(match: Match, told: DayLink) -> Iterator[Finding]:
    """Boards and the like that were made for the day, which takes a while; challenges that nobody knows have none."""
    chosen = [each.challenge for each in all_challenges() if (each.name, each.game) == (told.challenge, match.game)]
    for prepare in [each.prepare for each in chosen if each.prepare]:
        warm_up(match.game.name)
        options = to_json(match.options)
        for option, expected in prepare(seed_for(seed_of(told))).items():
            if options[option] == expected:
                yield Finding("made-fits", params={"option": option})
            else:
                told_of = {"option": option, "found": f"{options[option]}", "expected": f"{expected}"}
                yield Finding("made-differs", True, {**told_of})


def days_between(first: str, last: str) -> int:
    """Less than 0 if there are no such days."""
    try:
        return (date.fromisoformat(last) - date.fromisoformat(first)).days
    except ValueError:
        return -1


def about_rolls(match: Match, source: Source) -> Iterator[Finding]:
    rolls = wrong = 0
    for state, event in zip(match.states(), match.events, strict=False):
        if event.by == CHANCE:
            due = source.roll(match.game, state, rolls)
            rolls += 1
            if due != event.what:
                wrong += 1
                found, expected = match.game.write(event.what), match.game.write(due)
                yield Finding("roll-differs", True, {"number": rolls, "found": found, "expected": expected})
    if not wrong:
        yield Finding("rolls-fit", params={"rolls": rolls})
