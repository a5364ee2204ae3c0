"""Dice that nobody at a table has to trust: who commits to what, and when the dice may roll.

A match starts, and the house seals a secret in the log and shows its hash. Devices that had committed to a nonce before
open it. Once all have, or their time is up, the pact is settled, and every roll follows from it. The secret is shown
when the match is over.
"""

from collections.abc import Callable

from vierling.game import Millis, Seat
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.messages import PactFacts
from vierling.live.table import Table
from vierling.proof import Unproved, check_hex, hash_of

PATIENCE: Millis = 5000  # how long a match waits for devices that do not open their nonces

DrawSecret = Callable[[], bytes]


# What devices do


def commit(table: Table, asker: Asker, commitment: str) -> list[Entry]:
    """For the next match that starts. Until then a device may think better of it: nobody has seen anything yet."""
    seat = must_sit(table, asker)
    check_hex(commitment)
    if table.chairs[seat].commitment == commitment:
        return []
    if table.pact and any(commitment == known for _, known in table.pact.commitments):
        raise Refused("commitment-used", 409, "body.commitment")  # its nonce may be known
    return [Entry("committed", asker.at, seat, {"commitment": commitment})]


def open_nonce(table: Table, asker: Asker, nonce: str) -> list[Entry]:
    seat = must_sit(table, asker)
    check_hex(nonce)
    pact = table.pact
    commitment = dict(pact.commitments).get(seat) if pact else None
    if pact is None or commitment is None:
        raise Refused("no-commitment", seat=seat + 1)
    if hash_of(nonce) != commitment:
        raise Refused("nonce-differs", 422, "body.nonce")
    if seat not in pact.unopened:
        return []  # a retry: the first answer was lost
    if table.settled:
        raise Refused("nonce-late")
    return [Entry("opened", asker.at, seat, nonce)]


def must_sit(table: Table, asker: Asker) -> Seat:
    seat = table.seat_of(asker.key) if asker.key else None
    if seat is None:
        raise Refused("not-seated", 403)
    return seat


# What happens by itself


def next_step(table: Table, draw_secret: DrawSecret | None) -> Entry | None:
    """What has to be in the log before the first roll of a match."""
    if table.pact is None:
        drawn = draw_secret() if draw_secret and is_free(table) else None
        return Entry("sealed", table.at, what=drawn.hex()) if drawn else None
    return Entry("settled", table.at) if not table.settled and not table.pact.unopened else None


def is_free(table: Table) -> bool:
    """Whether a pact can still decide every roll. Some tables begin with a match whose dice are known already, and
    older logs have matches without a pact."""
    prepared = table.match == 1 and (table.dice or table.origin or table.lesson or table.typed or table.carries)
    return not table.rolls and not prepared and not table.carried


def is_waiting(table: Table) -> bool:
    return table.pact is not None and not table.settled and bool(table.pact.unopened)


def settled_late(table: Table, match: int, at: Millis) -> list[Entry]:
    """The time is up: whoever has not opened is left out."""
    return [Entry("settled", at)] if table.match == match and is_waiting(table) else []


def why_unproved(table: Table, match: int) -> Unproved | None:
    """Why the dice of this match do not follow from a pact, if that was meant to be."""
    if match > 1:
        return None
    if table.dice:
        return Unproved({"match": "again", "round": "round", "daily": "day"}[table.dice["of"]["kind"]])
    reasons = {"branch": table.origin, "lesson": table.lesson, "typed": table.typed, "carried": table.carries}
    return next((Unproved(why) for why, is_so in reasons.items() if is_so), None)


# What everybody may know


def pact_facts(table: Table) -> PactFacts | None:
    pact = table.pact
    if pact is None:
        return None
    return {
        "match": pact.match,
        "seal": pact.seal,
        "commitments": list(pact.commitments),
        "nonces": list(pact.nonces),
        "settled": table.settled,
        "secret": pact.secret if table.phase == "over" or table.closed else None,
    }
