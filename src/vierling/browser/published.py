"""The days of the edition without a server. Nobody there could keep a secret, so everybody may know what their dice
follow from; in return they are the same for all who play it."""

from datetime import date
from hashlib import sha256

from vierling.live.chain import Chain
from vierling.live.daily import EPOCH

SEED = sha256(b"Vierling: the days of the edition without a server").digest()
FIRST = date(2026, 1, 1)


def published_chain() -> Chain:
    return Chain(SEED, (FIRST - EPOCH).days)
