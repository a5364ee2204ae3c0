"""What a learner does in a guided match, by keys or by touch, game by game."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from browser.laying import Finger, laid, put, slot
from browser.person import Person
from browser.test_solo import walk_to
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS

Do = Callable[[Person, str], None]
MOST_TABS = 60


def focused(person: Person) -> str:
    """The focused thing's name in tests, or what is written on it."""
    found: str = person.page.evaluate(
        """() => {
          const { dataset, type, textContent } = document.activeElement
          return dataset.testid || dataset.spot || (type === 'radio' ? type : textContent.trim())
        }"""
    )
    return found


def press_until(person: Person, key: str, name: str) -> None:
    for _ in range(MOST_TABS):
        if focused(person) == name:
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {name}, but to {focused(person)}")


# By keys


def key_cells(person: Person, move: str) -> None:
    for cell in move.split("+"):
        walk_to(person, cell)
        person.page.keyboard.press("Enter")


def key_tiles(person: Person, move: str) -> None:
    if move == "ready":
        person.page.keyboard.press("Space")
    else:
        put(person, move)


def key_stones(person: Person, move: str) -> None:
    page = person.page
    if move.startswith(">"):
        card, place = move[1:].split(".")
        expect(page.locator(".place.lit").first).to_be_focused()  # the focus goes where the stone could go
        while focused(person).split(".")[0] != card:
            page.keyboard.press("ArrowRight")
            page.wait_for_function("document.activeElement.dataset.spot")
        press_until(person, "ArrowDown", f"{card}.{place}")
        page.keyboard.press("Enter")
        return
    spot, _, number = move.partition("!")
    press_until(person, "Tab", f"stone-{spot}")
    page.keyboard.press("Enter")
    if number:
        expect(page.get_by_test_id("announce")).to_be_visible()
        press_until(person, "Shift+Tab", "radio")  # it closes none
        press_until(person, "ArrowDown", f"closes-{number}")
    press_until(person, "Tab" if number else "Shift+Tab", "do-announce" if number else "flip")
    page.keyboard.press("Enter")


# By touch


def tap_cells(person: Person, move: str) -> None:
    for cell in move.split("+"):
        person.cell(cell).tap()


def tap_tiles(person: Person, move: str) -> None:
    if move == "ready":
        person.page.get_by_test_id("ready").tap()
        return
    placement = PLACEMENTS[move]
    for _ in range(placement.turns):
        slot(person, placement.tile).tap()
    Finger(person).drag(slot(person, placement.tile), placement)
    expect(laid(person, placement.tile)).to_be_visible()


def tap_stones(person: Person, move: str) -> None:
    """A card with a single place for the stone is the target; one with several opens."""
    page = person.page
    if not move.startswith(">"):
        spot, _, number = move.partition("!")
        page.locator(f".free[data-testid='stone-{spot}']").tap()
        if number:
            page.locator("label", has=page.get_by_test_id(f"closes-{number}")).tap()
        page.get_by_test_id("do-announce" if number else "flip").tap()
        return
    spot = move[1:]
    card = page.get_by_test_id(f"card-{spot.split('.')[0]}")
    expect(card.locator(f".lit[data-spot='{spot}']")).to_be_visible()
    several = card.locator(".lit").count() > 1
    card.tap()
    if several:
        page.get_by_role("dialog").locator(f"[data-spot='{spot}']").tap()


KEYS: dict[str, Do] = {"knister": key_cells, "tuefteln": key_cells, "tubyrinth": key_tiles, "input": key_stones}
TOUCH: dict[str, Do] = {"knister": tap_cells, "tuefteln": tap_cells, "tubyrinth": tap_tiles, "input": tap_stones}


def step(person: Person, number: int) -> Locator:
    """The lesson at this step."""
    shown = person.page.locator(f"[data-testid=lesson][data-step='{number}']")
    expect(shown).to_be_visible()
    return shown


def is_free(person: Person, game: str, move: str) -> None:
    """Wait until the hand is free: others may still be moving, and dice fall."""
    waits: dict[str, Any] = {
        "input": f".free[data-testid='stone-{move.partition('!')[0]}']",
        "knister": "[role=gridcell].free",
        "tuefteln": "[role=gridcell].free",
    }
    if game in waits and not move.startswith(">"):
        expect(person.page.locator(waits[game]).first).to_be_visible()
