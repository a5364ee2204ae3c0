"""Tables whose first match is played with the same dice as others. Later matches there have dice of their own.

The table's first entry names them, and has the seed: a log never leaves the house while its match is on.
"""

from collections.abc import Sequence
from typing import Any, TypedDict

from vierling.game import Roll
from vierling.live.errors import Refused
from vierling.live.messages import WhoseDice
from vierling.live.table import Table
from vierling.play import fair
from vierling.play.dice import Dice
from vierling.play.sealed import Source


class Seating(TypedDict):
    """How many seats play, None for as many as come, and which bots are among them."""

    places: int | None
    bots: list[str]


def dice_entry(
    source: Source, of: WhoseDice, seating: Seating | None = None, seal: str | None = None
) -> dict[str, Any]:
    """What the first entry says about the dice, and about who has to play with them."""
    rolls: Sequence[str] = list(source.rolls)
    more = {"rolls": rolls, "seating": seating, "seal": seal}
    return {"of": of, "seed": source.seed.hex(), **{name: each for name, each in more.items() if each}}


def plays_given_dice(table: Table) -> bool:
    """Whether the match that starts next has the dice of other tables."""
    return table.dice is not None and table.match == 0


def must_be_seated_alike(table: Table) -> None:
    """Results are compared with those of other tables only if the same number of seats and the same bots play."""
    seating: Seating | None = table.dice.get("seating") if table.dice and plays_given_dice(table) else None
    if not seating:
        return
    if sorted(seating["bots"]) != sorted(chair.bot for chair in table.chairs if chair.bot):
        raise Refused("round-bots")
    if seating["places"] not in (None, len(table.chairs)):
        raise Refused("round-seats", seats=seating["places"], found=len(table.chairs))


def source_of(table: Table) -> Source | None:
    return Source(bytes.fromhex(table.dice["seed"]), table.dice.get("rolls", ())) if table.dice else None


def roll_for(table: Table, dice: Dice) -> Roll:
    """The roll that is due at this table, by default with these dice."""
    assert table.state
    source = source_of(table) if table.match == 1 else None
    if table.pact:
        source = fair.source_of(table.pact)
    return source.roll(table.game, table.state, table.rolls) if source else dice.roll(table.state)


def whose_dice(table: Table) -> WhoseDice | None:
    """What everybody may know about them."""
    if table.dice is None:
        return None
    told: WhoseDice = {"kind": table.dice["of"]["kind"], "name": table.dice["of"]["name"]}
    if "seal" in table.dice:
        told["seal"] = table.dice["seal"]
    return told
