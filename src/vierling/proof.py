"""What the dice of a match follow from: the lines of a record by which anybody can check them (`docs/verify.md`)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TypeAlias

from vierling.game import Refusal, Seat, Unreadable

HEX = re.compile(r"[0-9a-f]{64}", re.ASCII)  # 32 bytes
DAY = r"\d{4}-\d\d-\d\d"
BySeat: TypeAlias = tuple[tuple[Seat, str], ...]  # in the order of seats


def check_hex(text: str) -> str:
    if not HEX.fullmatch(text):
        raise Refusal("not-hex", "this has to be 64 hexadecimal digits in lower case")
    return text


def hash_of(text: str) -> str:
    """SHA-256 of bytes that are written in hexadecimal digits, written so too."""
    return sha256(bytes.fromhex(text)).hexdigest()


@dataclass(frozen=True, slots=True)
class Pact:
    """Between whoever rolls and the devices at the table: each has committed itself before it saw the others' part."""

    match: str  # which match this is, among all that are played there
    seal: str  # SHA-256 of the secret
    commitments: BySeat = ()  # SHA-256 of each device's nonce, by its first seat
    nonces: BySeat = ()  # of the devices that have opened theirs
    secret: str = ""  # as long as the match is on, for the log alone

    @property
    def unopened(self) -> tuple[Seat, ...]:
        """Devices that have not opened their nonces; once the dice roll, they are left out."""
        opened = {seat for seat, _ in self.nonces}
        return tuple(seat for seat, _ in self.commitments if seat not in opened)

    def opened(self, seat: Seat, nonce: str) -> "Pact":
        return replace(self, nonces=tuple(sorted((*self.nonces, (seat, nonce)))))

    @property
    def known(self) -> tuple[str, ...]:
        """What is known before the first roll: this is what the secret is hashed with."""
        return (
            f"dice: sealed {self.match}",
            f"seal: {self.seal}",
            *(f"commitment {seat + 1}: {each}" for seat, each in self.commitments),
            *(f"nonce {seat + 1}: {each}" for seat, each in self.nonces),
        )

    @property
    def lines(self) -> tuple[str, ...]:
        return (*self.known, f"secret: {self.secret}")


@dataclass(frozen=True, slots=True)
class DayLink:
    """Everybody has the dice of a day: they follow from a link of a hash chain whose end was known beforehand."""

    day: str
    challenge: str
    first: str  # the day of the link whose hash is the chain's end
    end: str
    link: str

    @property
    def lines(self) -> tuple[str, ...]:
        return (f"dice: daily {self.day}/{self.challenge}", f"chain: {self.first} {self.end}", f"link: {self.link}")


NOT_OPEN = "not open yet"


@dataclass(frozen=True, slots=True)
class RoundSeal:
    """All tables of a round have the same dice: they follow from a secret that was sealed before the first table."""

    round: str
    seal: str
    secret: str | None  # None until the round is over: whoever has not played yet would know the dice

    @property
    def lines(self) -> tuple[str, ...]:
        return (f"dice: round {self.round}", f"seal: {self.seal}", f"secret: {self.secret or NOT_OPEN}")


WHY = {  # in a record, after "cannot be checked, "
    "again": "they repeat those of another match",
    "branch": "the match goes on from another one",
    "lesson": "they were prepared for a guided match",
    "typed": "they were rolled at a real table",
    "carried": "part of it was played on a device without a server",
    "round": "all tables of a round have the same",
    "seed": "they follow from a chosen seed",
    "day": "their day is not over yet",
}


@dataclass(frozen=True, slots=True)
class Unproved:
    """Dice that nobody can check, and why."""

    why: str  # one of `WHY`

    @property
    def lines(self) -> tuple[str, ...]:
        return (f"dice: cannot be checked, {WHY[self.why]}",)


Proof: TypeAlias = Pact | DayLink | RoundSeal | Unproved


def read_proof(lines: Sequence[str], seats: int) -> Proof:
    """The proof with these lines; every other spelling is refused."""
    text = "\n".join(lines)
    proof = read_pact(lines) or read_day(text) or read_round(text) or read_unproved(text)
    if proof is None or list(proof.lines) != list(lines) or not fits(proof, seats):
        raise Unreadable("record-dice", "these lines do not tell what the dice follow from")
    return proof


def read_pact(lines: Sequence[str]) -> Pact | None:
    fields = [line.partition(": ")[::2] for line in lines]
    once = dict(fields)
    match = re.fullmatch(r"sealed (\S{1,80})", once.get("dice", ""))
    parts = [value for name, value in fields if name != "dice"]
    if not match or not all(map(HEX.fullmatch, parts)):
        return None
    by_seat = {kind: numbered(fields, kind) for kind in ("commitment", "nonce")}
    return Pact(match[1], once.get("seal", ""), by_seat["commitment"], by_seat["nonce"], once.get("secret", ""))


def numbered(fields: Sequence[tuple[str, ...]], kind: str) -> BySeat:
    found = ((re.fullmatch(rf"{kind} ([1-9]\d{{0,2}})", name, re.ASCII), value) for name, value in fields)
    return tuple(sorted((int(name[1]) - 1, value) for name, value in found if name))


def read_day(text: str) -> DayLink | None:
    lines = rf"dice: daily ({DAY})/(\S{{1,80}})\nchain: ({DAY}) ({HEX.pattern})\nlink: ({HEX.pattern})"
    found = re.fullmatch(lines, text, re.ASCII)
    return DayLink(*found.groups()) if found else None


def read_round(text: str) -> RoundSeal | None:
    lines = rf"dice: round (\S{{1,80}})\nseal: ({HEX.pattern})\nsecret: ({HEX.pattern}|{NOT_OPEN})"
    found = re.fullmatch(lines, text, re.ASCII)
    return RoundSeal(found[1], found[2], None if found[3] == NOT_OPEN else found[3]) if found else None


def read_unproved(text: str) -> Unproved | None:
    known = {line: why for why in WHY for line in Unproved(why).lines}
    return Unproved(known[text]) if text in known else None


def fits(proof: Proof, seats: int) -> bool:
    """Every nonce was committed to, by seats that there are."""
    if not isinstance(proof, Pact):
        return True
    committed = [seat for seat, _ in proof.commitments]
    opened = [seat for seat, _ in proof.nonces]
    unique = len({*committed}) == len(committed) and len({*opened}) == len(opened)
    return unique and {*opened} <= {*committed} and all(seat < seats for seat in committed)
