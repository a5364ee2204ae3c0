"""A server on a machine whose clock is wrong by SKEW seconds. Run like `vierling serve --port`, as others here are."""

import os
import sys
import time
from typing import Any


def main(port: int) -> None:
    from vierling.server import run  # noqa: PLC0415 - not in the processes of bots, which import this file too
    from vierling.server.api.settings import Settings  # noqa: PLC0415

    skew, true = int(os.environ["SKEW"]), time.time_ns
    time.time_ns = lambda: true() + skew * 1_000_000_000
    time.time = lambda: time.time_ns() / 1_000_000_000
    flags: dict[str, Any] = {"port": port}  # everything else comes from the environment
    run.serve(Settings(**flags))


if __name__ == "__main__":
    main(int(sys.argv[-1]))
