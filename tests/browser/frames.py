"""How smoothly a tile follows a finger: frame times while one is dragged over a phone-sized page.

A headless browser draws in software, so a real phone is usually faster; `--slower` slows the CPU down by this factor,
to imitate a cheap one.

    python tests/browser/frames.py [--slower TIMES] [--json]
"""

import argparse
import json
import math
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS, PHONE, find_chromium
from browser.laying import Finger, board, ground, lay, middle, set_table, sit, slot
from browser.person import Person
from server.running import Server

LAID = ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8")  # something to draw below the dragged tile
MOVES = 240
SMOOTH = 1000 / 60
COUNT_FRAMES = """() => {
    window.frames_drawn = [];
    const note = (at) => { window.frames_drawn.push(at); requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""


def drag_about(person: Person) -> list[float]:
    """Drag in circles over the board; returns when frames were drawn."""
    left, top, cell = ground(person)
    finger = Finger(person)
    finger.touch("touchStart", middle(slot(person, "S4").locator(".place")))
    finger.touch("touchMove", (left + 4 * cell, top + 6 * cell))
    person.page.evaluate(COUNT_FRAMES)
    for step in range(MOVES):
        turn = step / MOVES * 8 * math.pi
        finger.touch("touchMove", (left + (4 + 3 * math.cos(turn)) * cell, top + (6 + 2 * math.sin(turn)) * cell))
    drawn: list[float] = person.page.evaluate("window.frames_drawn")
    finger.touch("touchEnd")
    return drawn


def measure(browser: Browser, server: Server, slower: float) -> dict[str, Any]:
    person = Person(browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB"), server.address)
    sit(person, set_table(server))
    board(person).wait_for()
    lay(person, *LAID)
    person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    drawn = drag_about(person)
    gaps = [after - before for before, after in pairwise(drawn)]
    return {
        "frames": len(gaps),
        "median_ms": round(statistics.median(gaps), 1),
        "p95_ms": round(statistics.quantiles(gaps, n=20)[-1], 1),
        "slowest_ms": round(max(gaps), 1),
        "late": sum(gap > 1.5 * SMOOTH for gap in gaps),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slower", type=float, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        found = measure(browser, server, arguments.slower)
        browser.close()
    words = (
        "{frames} frames, {median_ms} ms each (95 of 100 within {p95_ms}), slowest {slowest_ms}; "
        "{late} came later than one and a half sixtieths of a second"
    )
    print(json.dumps(found) if arguments.json else words.format(**found))  # noqa: T201 - a script


if __name__ == "__main__":
    main()
