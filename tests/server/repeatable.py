"""A server whose dice fall in every run as in the one before: a roll follows from its position alone.

Run like `vierling serve --port`. Two tables at which the same is done see the same dice, in whatever order tests run.
"""

import sys
from random import Random
from typing import Any

from vierling.game import Roll, State, draw


class RepeatableDice:
    def roll(self, state: State) -> Roll:
        return draw(state, Random(repr(state)))


def main(port: int) -> None:
    from vierling.server import run  # noqa: PLC0415 - not in the processes of bots, which import this file too
    from vierling.server.api.settings import Settings  # noqa: PLC0415

    flags: dict[str, Any] = {"port": port}  # everything else comes from the environment
    run.serve(Settings(**flags), RepeatableDice())


if __name__ == "__main__":
    main(int(sys.argv[-1]))
