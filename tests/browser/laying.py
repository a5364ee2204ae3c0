"""How people lay tiles in the browser: with mouse, finger and keys."""

from typing import Any

from playwright.sync_api import Locator, expect

from browser.person import Person
from server.playing import Device, Message, Table
from server.running import Server
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS, TILES, Placement

MARGIN = 0.56  # of a cell round the drawn board
ABOVE = 28  # pixels from a finger to the tile over it


def set_table(server: Server, people: int = 1, bots: tuple[str, ...] = (), **options: Any) -> Table:
    return Table(server, people, game="tubyrinth", options={"board": "1a", **options}, bots=list(bots))


def sit(person: Person, table: Table, seat: int = 0) -> None:
    person.open(f"/t/{table.id}#seat={table.tokens[seat]}")


def board(person: Person) -> Locator:
    return person.page.get_by_test_id("board")


def status(person: Person) -> Locator:
    return person.page.get_by_test_id("status")


def slot(person: Person, tile: str) -> Locator:
    return person.page.get_by_test_id(f"tile-{tile}")


def laid(person: Person, tile: str) -> Locator:
    return board(person).locator(f"[data-tile={tile}]")


def ground(person: Person) -> tuple[float, float, float]:
    """The board's upper left corner, and the size of a cell."""
    box = board(person).locator("svg").bounding_box()
    assert box
    cell = box["width"] / (8 + 2 * MARGIN)
    return box["x"] + MARGIN * cell, box["y"] + MARGIN * cell, cell


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, thing: Locator, placement: Placement) -> None:
    """Take a tile by its middle and drop it where it should lie."""
    left, top, cell = ground(person)
    mouse = person.page.mouse
    mouse.move(*middle(thing.locator(".place")))
    mouse.down()
    across, down = placement.column + placement.shape.width / 2, placement.row + placement.shape.height / 2
    mouse.move(left + across * cell, top + down * cell, steps=5)
    expect(person.page.get_by_test_id("target")).to_have_attribute("data-at", f"{placement.row} {placement.column}")
    mouse.up()


def lay(person: Person, *moves: str) -> None:
    """With the mouse: a press turns a tile, a drag lays it."""
    for move in moves:
        placement = PLACEMENTS[move]
        for _ in range(placement.turns):
            slot(person, placement.tile).click()
        drag(person, slot(person, placement.tile), placement)
        expect(laid(person, placement.tile)).to_be_visible()


def put(person: Person, *moves: str) -> None:
    """The same with keys alone."""
    page = person.page
    for move in moves:
        placement = PLACEMENTS[move]
        page.keyboard.press(str(1 + list(TILES).index(placement.tile)))
        for _ in range(placement.turns):
            page.keyboard.press("r")
        walk(person, placement)
        page.keyboard.press("Enter")
        expect(laid(person, placement.tile)).to_be_visible()


def walk(person: Person, placement: Placement) -> None:
    target = person.page.get_by_test_id("target")
    row, column = map(int, (target.get_attribute("data-at") or "").split())
    for steps, (back, on) in (
        (placement.row - row, ("ArrowUp", "ArrowDown")),
        (placement.column - column, ("ArrowLeft", "ArrowRight")),
    ):
        for _ in range(abs(steps)):
            person.page.keyboard.press(on if steps > 0 else back)
    expect(target).to_have_attribute("data-at", f"{placement.row} {placement.column}")


def go(person: Person) -> None:
    person.page.get_by_test_id("go").click()


def uncover(person: Person, table: Table) -> None:
    """Alone the board is shown, and the clock starts, when one says so."""
    sit(person, table)
    go(person)
    expect(board(person)).to_be_visible()


def begin(people: list[Person], table: Table) -> None:
    for seat, person in enumerate(people):
        sit(person, table, seat)
    for person in people:
        go(person)
    for person in people:
        expect(board(person)).to_be_visible()


def join_in(device: Device) -> None:
    """Somebody without a browser is ready, and waits for the round to begin."""
    device.until(lambda message: "go" in message["hands"][0]["moves"])
    device.write("go")
    device.until(lambda message: "pass" in message["hands"][0]["moves"])


def wait_for_signal(device: Device, number: int) -> None:
    """Wait for this round: what the device has heard so far may be from the one before."""

    def has_begun(message: Message) -> bool:
        (hand,) = message["hands"]
        return hand["view"]["round"] == number and "pass" in hand["moves"]

    device.until(has_begun)


class Finger:
    """A finger on a phone's glass."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.glass = person.devtools()

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def drag(self, thing: Locator, placement: Placement) -> None:
        left, top, cell = ground(self.person)
        x, y = middle(thing.locator(".place"))
        to_x = left + (placement.column + placement.shape.width / 2) * cell
        to_y = top + (placement.row + placement.shape.height) * cell + ABOVE
        self.touch("touchStart", (x, y))
        for part in (0.2, 0.4, 0.6, 0.8, 1):
            self.touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
        expect(self.person.page.get_by_test_id("target")).to_have_attribute(
            "data-at", f"{placement.row} {placement.column}"
        )
        self.touch("touchEnd")
