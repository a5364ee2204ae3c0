"""Two machines and the cable between them, as network namespaces: that takes root. Whatever runs here runs on the first
machine."""

import ctypes
import os
import subprocess
import time
from contextlib import AbstractContextManager
from pathlib import Path

FIRST, SECOND = "192.0.2.1", "192.0.2.2"
NOBODYS = "02:00:00:00:00:01"  # there is no such network card
NETWORK = 0x40000000  # CLONE_NEWNET
IS_INSIDE = "VIERLING_CABLE"


def move_to_a_network_of_its_own(command: list[str]) -> None:
    """Starts this program again, where nothing but its own machines can be reached."""
    if IS_INSIDE not in os.environ:
        os.execvpe("unshare", ["unshare", "--net", *command], {**os.environ, IS_INSIDE: "yes"})


class Cable(AbstractContextManager["Cable"]):
    def __init__(self) -> None:
        sleeper = ["setpriv", "--pdeathsig", "KILL", "unshare", "--net", "sleep", "infinity"]
        self._second = subprocess.Popen(sleeper)
        while network_of(self._second.pid).readlink() == network_of(os.getpid()).readlink():
            time.sleep(0.01)
        self.on_second = ("nsenter", "--target", str(self._second.pid), "--net")
        ip("link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", str(self._second.pid))
        for on, address in (((), FIRST), (self.on_second, SECOND)):
            ip("address", "add", f"{address}/24", "dev", "cable", on=on)
            for device in ("lo", "cable"):
                ip("link", "set", device, "up", on=on)

    def __exit__(self, *_: object) -> None:
        self._second.kill()
        self._second.wait()

    def cross(self) -> None:
        """From now on this thread opens its connections on the second machine."""
        with network_of(self._second.pid).open() as network:
            assert ctypes.CDLL(None).setns(network.fileno(), NETWORK) == 0

    def pull(self) -> None:
        """Whatever is sent goes nowhere, and neither end is told."""
        for on, other in (((), SECOND), (self.on_second, FIRST)):
            ip("neighbour", "replace", other, "lladdr", NOBODYS, "dev", "cable", "nud", "permanent", on=on)

    def plug_in(self) -> None:
        for on, other in (((), SECOND), (self.on_second, FIRST)):
            ip("neighbour", "del", other, "dev", "cable", on=on)


def network_of(process: int) -> Path:
    return Path(f"/proc/{process}/ns/net")


def ip(*words: str, on: tuple[str, ...] = ()) -> None:
    subprocess.run([*on, "ip", *words], check=True)
