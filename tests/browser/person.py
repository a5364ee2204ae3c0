"""What a person does at a table."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, ConsoleMessage, Locator, Page, expect

OFFLINE = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection")
# Of the same house: elsewhere the browser would start a process of its own. A file, which is there however busy the
# server is.
NOWHERE = "/theme.js"
# A device with a share sheet, which notes what it is handed.
SHARE_SHEET = """() => {
  window.shared = []
  navigator.canShare = () => true
  navigator.share = async ({ text, files = [] }) => void window.shared.push([text, files.map((each) => each.type)])
}"""
REFUSED = re.compile(r"status of (409|422)")


class Person:
    def __init__(self, context: BrowserContext, address: str, kind: str = "") -> None:
        self._context = context
        self.address = address
        self.kind = kind  # of browser
        self.page: Page = context.new_page()
        self.arrive()

    def arrive(self) -> None:
        """In a browser that may have been somebody else's."""
        self.troubles: list[str] = []
        self.can_be_followed = True
        self._listening: list[tuple[Any, Callable[[Any], None]]] = []
        self.listen("pageerror", lambda error: self.troubles.append(str(error)))
        self.listen("console", self._hear)

    def listen(self, event: Any, hear: Callable[[Any], None]) -> None:
        self._listening.append((event, hear))
        self.page.on(event, hear)

    def forget(self) -> None:
        for event, hear in self._listening:
            self.page.remove_listener(event, hear)
        self._listening = []

    @property
    def context(self) -> BrowserContext:
        """Whoever reaches for it changes the browser for good: nobody else gets it afterwards."""
        self.can_be_followed = False
        return self._context

    # What can be undone, so that somebody else can have the browser afterwards

    def set_offline(self, offline: bool) -> None:
        self._context.set_offline(offline)

    def prefer(self, name: str, value: str) -> None:
        """As if it had been chosen on this device some time ago."""
        self.open(NOWHERE)
        self.page.evaluate("([name, value]) => localStorage.setItem(`vierling.${name}`, value)", [name, value])

    def devtools(self) -> CDPSession:
        return self._context.new_cdp_session(self.page)

    def _hear(self, message: ConsoleMessage) -> None:
        """A lost connection, a refused sheet or PDF, a taken name, a late nonce, a match that does not
        travel: not the page's fault; all else is."""
        refused = REFUSED.search(message.text) and message.location["url"].partition("?")[0].endswith(
            ("/options", "/solve", "/seats", "/guests", "/nonce", "/print", "/typed", "/copy", "/carried")
        )
        if message.type in {"error", "warning"} and not OFFLINE.search(message.text) and not refused:
            self.troubles.append(message.text)

    def leave(self) -> None:
        self.can_be_followed = False
        self._context.close()

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name).first.click()

    def follow(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("link", name=name).first.click()

    def choose(self, name: str) -> None:
        """Something from the table's menu."""
        self.press("Menu")
        self.page.get_by_role("menuitem", name=name).or_(self.page.get_by_role("button", name=name)).first.click()

    def fill(self, label: str, text: str) -> None:
        self.page.get_by_label(label, exact=True).fill(text)

    def set_table(self, name: str) -> str:
        """Set a table with this person at it; returns its link."""
        self.open()
        self.press("New table")
        self.fill("Your name", name)
        self.press("Set the table")
        expect(self.page.get_by_role("heading", name="Invite")).to_be_visible()
        return self.page.url.removeprefix(self.address)

    def join(self, link: str, name: str) -> None:
        self.open(link)
        self.fill("Choose a name", name)
        self.press("Sit down")
        expect(self.page.get_by_role("button", name=f"Rename {name}")).to_be_visible()

    @property
    def link(self) -> str:
        return self.page.url.split("#")[0]

    def called_you(self) -> list[str]:
        """Every line of the page, seen or heard, that calls somebody "you"."""
        lines: list[str] = self.page.evaluate(
            """() => [document.title, ...document.body.innerText.split('\\n'),
                ...[...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))]"""
        )
        return [line for line in lines if re.search(r"\byou(r|rs)?\b", line, re.IGNORECASE)]

    # Games played on sheets

    def cell(self, name: str) -> Locator:
        return self.page.get_by_test_id(f"cell-{name}")

    def write(self, name: str) -> None:
        self.cell(name).click()

    def write_anywhere(self, place: int = 0) -> None:
        """One whole entry wherever the page offers room: a cell, and a second one if the game wants two."""
        for offered in ("free", "candidate"):
            cells = self.page.locator(f"[role=gridcell].{offered}")
            if count := cells.count():
                cells.nth(place % count).click()

    def round(self, number: int) -> None:
        """Wait for the roll of this round."""
        expect(self.page.locator(f'[data-testid="roll"][data-round="{number}"]')).to_be_visible()

    @property
    def total(self) -> int:
        return int(self.page.get_by_test_id("end-total").inner_text())


def cells() -> list[str]:
    return [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
