"""A server that sends everybody away once it has been without its database for half a second. Run like `vierling serve
--port`, as others here are."""

import sys
from typing import Any


def main(port: int) -> None:
    from vierling.server import run  # noqa: PLC0415 - not in the processes of bots, which import this file too
    from vierling.server.api.settings import Settings  # noqa: PLC0415
    from vierling.server.store import members  # noqa: PLC0415

    members.LOST_SECONDS = 0.5
    flags: dict[str, Any] = {"port": port}  # everything else comes from the environment
    run.serve(Settings(**flags))


if __name__ == "__main__":
    main(int(sys.argv[-1]))
