"""How a thinker begins that is forked from a warm process."""

import os
from collections.abc import Mapping
from multiprocessing.reduction import DupFd
from typing import Any

from vierling.server.pool import begin_to_think


class Begin:
    """As `begin_to_think`, with the surroundings of the server that it thinks for, and reporting where that reports."""

    def __getstate__(self) -> dict[str, Any]:
        return {"errors": DupFd(2), "environment": dict(os.environ)}

    def __call__(self, niceness: int, learned: tuple[bytes, ...], bots: Mapping[str, str]) -> None:
        given = vars(self)
        errors = given["errors"].detach()
        os.dup2(errors, 2)
        os.close(errors)
        os.environ.clear()
        os.environ.update(given["environment"])
        begin_to_think(niceness, learned, bots)
