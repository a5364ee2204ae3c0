"""A server whose days pass when a test says so: the file in TURNED has how many have passed since it was started.

Run like `vierling serve --port`, as `repeatable.py` is.
"""

import os
import sys
from pathlib import Path
from typing import Any

DAY = 86_400_000


def main(port: int) -> None:
    from vierling.server import run  # noqa: PLC0415 - not in the processes of bots, which import this file too
    from vierling.server.api.app import steady_clock  # noqa: PLC0415
    from vierling.server.api.settings import Settings  # noqa: PLC0415

    turned, steady = Path(os.environ["TURNED"]), steady_clock()
    noon = DAY // 2 - steady() % DAY  # no test shall run into the real midnight
    flags: dict[str, Any] = {"port": port}  # everything else comes from the environment
    run.serve(Settings(**flags), clock=lambda: steady() + noon + DAY * int(turned.read_text()))


if __name__ == "__main__":
    main(int(sys.argv[-1]))
