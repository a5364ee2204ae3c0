"""Tables whose first match is played with the same dice as others. Later matches there have dice of their own.

The table's first entry names them, and has the seed: a log never leaves the house while its match is on.
"""

from collections.abc import Sequence
from typing import Any

from vierling.game import Roll
from vierling.live.messages import WhoseDice
from vierling.live.table import Table
from vierling.play import fair
from vierling.play.dice import Dice
from vierling.play.sealed import Source


def dice_entry(source: Source, of: WhoseDice) -> dict[str, Any]:
    """What the first entry says about the dice."""
    rolls: Sequence[str] = list(source.rolls)
    return {"of": of, "seed": source.seed.hex(), **({"rolls": rolls} if rolls else {})}


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
    return {"kind": table.dice["of"]["kind"], "name": table.dice["of"]["name"]} if table.dice else None
