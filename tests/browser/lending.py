"""Browsers that go from test to test: one that has shown the page before opens it in half the time."""

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser

from browser.person import NOWHERE, Person

# Unless a test is about it, an entry that turns the page is sent without a pause.
AT_ONCE = "try { localStorage['vierling.entries'] ??= 'now' } catch {}"
# What cannot be seen is laid out, found and clicked all the same, but not drawn, which takes a third less time.
UNDRAWN = """(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root, dialog, [popover] { opacity: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
})()"""
LOOKS = {"color_scheme": "light", "reduced_motion": "reduce"}  # what a browser can change at any time
CLEARED = """() => {
  localStorage.clear()
  return new Promise((done) => (indexedDB.deleteDatabase("vierling").onsuccess = () => done(true)))
}"""
SPOKEN = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}  # where nobody cares which, the same browser will do


class Lender:
    """Everybody gets a browser of their own, in which nothing is left of whoever had it before."""

    def __init__(self, chromium: Browser, patience: float) -> None:
        self.chromium = chromium
        self.patience = patience
        self.idle: defaultdict[str, list[Person]] = defaultdict(list)

    def lend(self, address: str, viewport: Any, *, drawn: bool, **options: Any) -> Person:
        looks: Any = {name: options.pop(name, usual) for name, usual in LOOKS.items()}
        locale = options.get("locale", "en")
        options["locale"] = SPOKEN.get(locale, locale)
        kind = repr((drawn, sorted(options.items())))
        person = self.idle[kind].pop() if self.idle[kind] else self._buy(kind, address, drawn, options)
        person.address = address
        person.page.set_viewport_size(viewport)
        person.page.emulate_media(**looks)
        person.arrive()
        return person

    def _buy(self, kind: str, address: str, drawn: bool, options: dict[str, Any]) -> Person:
        context = self.chromium.new_context(**options)
        context.set_default_timeout(self.patience)
        context.add_init_script(AT_ONCE if drawn else f"{AT_ONCE};{UNDRAWN}")
        return Person(context, address, kind)

    def take_back(self, person: Person) -> None:
        """While its server is alive; the next one may be at another. Whoever had it may have changed more than can be
        undone: then it is closed."""
        if not person.can_be_followed:
            person.leave()
            return
        person.forget()
        person.set_offline(False)
        person.page.unroute_all(behavior="ignoreErrors")
        person.page.goto(person.address + NOWHERE)
        person.page.evaluate(CLEARED)
        person.page.mouse.move(0, 0)
        self.idle[person.kind].append(person)
