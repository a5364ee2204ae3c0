"""Takes the screenshots for the docs: start page, table and end, wide and narrow, light and dark.

python tests/browser/screenshots.py (or `make screenshots`)
"""

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402 - the path comes first

from browser.conftest import DESK, FLAGS, PHONE, find_chromium  # noqa: E402 - the same
from browser.flipping import play_on  # noqa: E402 - the same
from browser.person import Person  # noqa: E402 - the same
from server.playing import Device, Table, new_token  # noqa: E402 - the same
from server.running import PATIENCE, Server  # noqa: E402 - the same
from vierling import Match  # noqa: E402 - the same
from vierling.play.bots import bot_named  # noqa: E402 - the same

PICTURES = HERE.parents[1] / "docs" / "pictures"
LINK = HERE.parents[1] / "web" / "public" / "preview.png"
NAMES = ("Anna", "Mara", "Jo", "Ben")
WRITING = (0, 1, 3, 2)  # Jo takes longest
THINKING = ("hard", "steady", "medium", "easy")  # who thinks alike fills the same sheet
SETTLED = 1500  # milliseconds until dice, pencil and toasts are still


class Party:
    """Four people who play well; a local match mirrors the table, so that they can think."""

    def __init__(self, server: Server, game: str) -> None:
        self.tokens = [new_token() for _ in NAMES]
        people = [{"name": name, "token": token} for name, token in zip(NAMES, self.tokens, strict=True)]
        order = {"token": new_token(), "game": game, "people": people, "start": True}
        self.table: str = server.client.post("/api/tables", json=order).json()["id"]
        self.device = Device(server, self.table, self.tokens)
        self.mirror = Match(game, names=NAMES)
        self.minds = [bot_named(game, name) for name in THINKING]
        self.rounds: int = self.device.hand(0)["view"]["rounds"]
        self.rng = Random(4)

    def roll(self) -> None:
        self.device.until(lambda message: message["to_move"] == list(self.mirror.seats))
        ivory, colour = self.device.hand(0)["view"]["dice"]
        self.mirror.roll(f"{ivory}+{colour}")

    def write(self, seat: int) -> None:
        state = self.mirror.state
        move = self.mirror.game.write(self.minds[seat].choose(state.view(seat), list(state.moves(seat)), self.rng))
        self.device.until(lambda message: seat in message["to_move"])
        self.device.send(self.device.draft(move, seat))
        self.device.hear("done")
        self.mirror.play(seat, move)


def looks() -> dict[str, dict[str, Any]]:
    return {
        f"{viewport['width']}-{scheme}": {
            "viewport": viewport,
            "color_scheme": scheme,
            "device_scale_factor": 2 if viewport == PHONE else 1,
            "reduced_motion": "reduce",
            "locale": "en-GB",
        }
        for viewport in (DESK, PHONE)
        for scheme in ("light", "dark")
    }


def draw(people: dict[str, Person], name: str, **how: Any) -> None:
    for look, person in people.items():
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=PICTURES / f"{name}-{look}.png", **how)


def play(party: Party, game: str, people: dict[str, Person]) -> None:
    """A whole match, captured past halfway while Jo is still writing, and at its end."""
    for person in people.values():
        person.open(f"/t/{party.table}#seat={party.tokens[0]}")
        person.round(1)
    for number in range(1, party.rounds + 1):
        party.roll()
        for seat in WRITING:
            if number == party.rounds * 3 // 5 and seat == WRITING[-1]:
                draw(people, game)
            party.write(seat)
    draw(people, f"{game}-end", full_page=True)


RACE = {"board": "1a", "hourglass": 90}
LAID = (  # by seat: half a pipeline, a whole one of five tiles, a beginning, and a wrong call
    ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8", "O4@g3"),
    ("I3@a1", "I4@b6", "L4r2@f5", "T4r1@a3", "O4@g3", "ready"),
    ("I3@a1", "L4@a3"),
    ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8", "L3r1@d7", "ready"),
)
THE_REST = ("L3r1@d7", "S4@f5", "ready")


def race(server: Server, people: dict[str, Person]) -> None:
    """A round of Tubyrinth, captured while the sand runs and Anna is not yet ready, and when it is over."""
    table = Table(server, len(LAID), game="tubyrinth", options=RACE)
    with table.devices() as devices:
        for person in people.values():
            person.open(f"/t/{table.id}#seat={table.tokens[0]}")
        for device in devices:
            device.write("go")
        for device, moves in zip(devices, LAID, strict=True):
            device.until(lambda message: "pass" in message["hands"][0]["moves"])
            for move in moves:
                device.write(move)
        for person in people.values():
            expect(person.page.get_by_test_id("shout")).to_have_count(0)
        draw(people, "tubyrinth")
        for move in THE_REST:
            devices[0].write(move)
        devices[2].write("pass")
        for person in people.values():
            person.page.get_by_test_id("result-0").wait_for()
        draw(people, "tubyrinth-end", full_page=True)


def flip_stones(server: Server, people: dict[str, Person]) -> None:
    """A match of Input, captured when a number is finished and Anna holds a stone that may go to several places."""
    table = Table(server, 3, game="input")

    def is_telling(view: Any, *_: Any) -> bool:
        held = view["hand"] if view["mover"] == 0 else None
        return bool(view["finished"] and held and len(held["places"]) > 2)

    with table.devices():
        play_on(table, is_telling)
        for person in people.values():
            person.open(f"/t/{table.id}#seat={table.tokens[0]}")
        draw(people, "input")
        play_on(table, lambda *_: False)
        for person in people.values():
            person.page.get_by_test_id("report").wait_for()
        draw(people, "input-end")


def draw_link(browser: Browser, server: Server) -> None:
    """What is shown beside a link to the page: 1200 by 630, as those who show links want it."""
    context = browser.new_context(viewport={"width": 1200, "height": 630}, reduced_motion="reduce", locale="en-GB")
    person = Person(context, server.address)
    person.open("/")
    person.page.wait_for_timeout(SETTLED)
    person.page.screenshot(path=LINK)


def draw_icons(browser: Browser) -> None:
    """What an installed app is known by; those who cut it to a circle keep the middle of the maskable one."""
    drawing = (LINK.parent / "favicon.svg").read_text("utf-8")
    page = browser.new_page(viewport={"width": 512, "height": 512})
    for name, size, share in (("icon-192", 192, 100), ("icon-512", 512, 100), ("icon-maskable-512", 512, 62)):
        page.set_viewport_size({"width": size, "height": size})
        ground = "#E2D8C6" if share < 100 else "transparent"
        style = f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}</style>"
        page.set_content(f"{style}<div style='width:{share}%;line-height:0'>{drawing}</div>")
        page.screenshot(path=LINK.with_name(f"{name}.png"), omit_background=True)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        server = stack.enter_context(Server(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        people = {look: Person(browser.new_context(**how), server.address) for look, how in looks().items()}
        for person in people.values():
            person.context.set_default_timeout(1000 * PATIENCE)
        for game in ("knister", "tuefteln"):
            play(Party(server, game), game, people)
        race(server, people)
        flip_stones(server, people)
        for person in people.values():
            person.open("/")
        draw(people, "start")
        draw_link(browser, server)
        draw_icons(browser)
        browser.close()
    print(f"{len(list(PICTURES.glob('*.png')))} pictures in {PICTURES}")  # noqa: T201 - a script


if __name__ == "__main__":
    main()
