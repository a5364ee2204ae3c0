"""What the start page weighs when nothing is cached, and how long it takes on a slow phone until there is text.

The line is 1.6 Mbit/s with a delay of 150 ms, and the processor four times slower, as Chromium emulates them; fonts are
not counted. Without an address a server is started; with several, the pages are opened in turn, so that the figures of
one run can be compared.

    python benchmarks/start_page.py [ADDRESS ...] [--times 5] [--language de-DE]
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

sys.path[0] = str(Path(__file__).resolve().parents[1] / "tests")  # in this folder `server` is another program

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 - the path comes first

from browser.conftest import FLAGS, find_chromium  # noqa: E402 - the same
from server.running import Server  # noqa: E402 - the same

LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
SLOWER = 4
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
CARDS = 'a[href^="/rules/"]'  # one on the card of each game
PHONE: Any = {"width": 390, "height": 844}


class Visit(NamedTuple):
    requests: int
    bytes: int
    first_text: float  # milliseconds
    cards: float


def visit(browser: Browser, address: str, language: str) -> Visit:
    context = browser.new_context(viewport=PHONE, locale=language)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda told: addresses.update({told["requestId"]: told["request"]["url"]}))
    session.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    page.goto(address)
    page.locator(CARDS).first.wait_for()
    cards = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    first_text = page.evaluate(PAINTED)
    # What was preloaded is asked for a second time, and then costs nothing.
    sent = [size for request, size in sizes.items() if size and not addresses[request].endswith(".woff2")]
    context.close()
    return Visit(len(sent), sum(sent), first_text, cards)


@contextmanager
def running(addresses: list[str]) -> Iterator[list[str]]:
    if addresses:
        yield addresses
        return
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        yield [server.address]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("addresses", nargs="*", metavar="ADDRESS")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--language", default="en-GB")
    asked = parser.parse_args()
    with running(asked.addresses) as addresses, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for address in addresses:
            visit(browser, address, asked.language)  # a server's first answer takes longer
        visits = [[visit(browser, address, asked.language) for address in addresses] for _ in range(asked.times)]
        browser.close()
    print("| page | requests | kB | first text | cards |\n|---|---|---|---|---|")
    for address, those in zip(addresses, zip(*visits, strict=True), strict=True):
        requests, size, text, cards = (statistics.median(column) for column in zip(*those, strict=True))
        print(f"| {address} | {requests:.0f} | {size / 1000:.0f} | {text / 1000:.2f} s | {cards / 1000:.2f} s |")


if __name__ == "__main__":
    main()
