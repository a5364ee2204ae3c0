"""A browser that has been left without its server: after the first load nothing but the device itself answers."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, expect

from browser.conftest import DESK, FLAGS, find_chromium
from browser.person import Person
from server.running import PATIENCE, Server

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "build" / "static"
FOLDER = "any/folder"

ASK = """([method, path, token, body]) => new Promise((resolve) => {
  const channel = new BroadcastChannel('vierling-house');
  const id = `${Math.random()}`;
  channel.onmessage = ({ data }) => {
    if (data.kind === 'answer' && data.id === id) resolve([data.status, data.text]);
  };
  channel.postMessage({ kind: 'ask', id, method, path, token, language: 'en', body });
})"""
PLAY = """async ([table, token, moves]) => {
  const channel = new BroadcastChannel('vierling-house');
  const line = `${Math.random()}`;
  const hear = (type) => new Promise((resolve, reject) => {
    channel.onmessage = ({ data }) => {
      if (data.kind === 'closed' && data.line === line) reject(new Error(`closed with ${data.code}`));
      const said = data.kind === 'said' && data.line === line ? JSON.parse(data.text) : {};
      const late = said.type === 'refused' && said.error.code === 'stale';
      if (said.type === 'refused' && !late) reject(new Error(said.error.message));
      if (said.type === type || late) resolve(said);
    };
  });
  const say = (words) => channel.postMessage({ kind: 'say', line, text: JSON.stringify(words) });
  channel.postMessage({ kind: 'connect', line, table });
  const rest = [...moves];
  while (rest.length > 0) {
    const shown = hear('table');
    say({ type: 'hello', protocol: 1, language: 'en', tokens: [token] });
    const { table: { match }, hands: [{ seat, stamp }] } = await shown;
    const done = hear('done');
    say({ type: 'move', id: `${Math.random()}`, match, seat, stamp, move: rest[0] });
    // What was done on the screen just before may arrive in between.
    if ((await done).type === 'done') rest.shift();
  }
  channel.postMessage({ kind: 'hang-up', line });
}"""


FINISH = """async ([table, token]) => {
  const channel = new BroadcastChannel('vierling-house');
  const line = `${Math.random()}`;
  let wake = () => {};
  let shown = null;
  let closed = null;
  channel.onmessage = ({ data }) => {
    if (data.line !== line) return;
    if (data.kind === 'closed') closed = new Error(`closed with ${data.code}`);
    const said = data.kind === 'said' ? JSON.parse(data.text) : {};
    shown = said.type === 'table' ? said : null;
    wake();
  };
  const heard = () => new Promise((resolve) => (wake = resolve));
  const say = (words) => channel.postMessage({ kind: 'say', line, text: JSON.stringify(words) });
  channel.postMessage({ kind: 'connect', line, table });
  for (;;) {
    say({ type: 'hello', protocol: 1, language: 'en', tokens: [token] });
    while (!shown && !closed) await heard();
    if (closed) throw closed;
    const { table: { match, phase }, hands: [{ seat, stamp, moves }] } = shown;
    shown = null;
    if (phase === 'over') break;
    const open = moves.filter((move) => move !== 'back');
    const move = open[Math.floor(open.length * Math.random())];
    if (move) say({ type: 'move', id: `${Math.random()}`, match, seat, stamp, move });
    await heard();
  }
  channel.postMessage({ kind: 'hang-up', line });
}"""


LOG = """(table) => new Promise((resolve, reject) => {
  const asked = indexedDB.open('vierling-house');
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const all = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const found = asked.result.transaction('entries').objectStore('entries').getAll(all);
    found.onsuccess = () => resolve(found.result);
  };
})"""


# What a review shows while the coach is busy, which may be over before anybody could look.
WATCH = """window.waited = [];
new MutationObserver(() => {
  for (const each of document.querySelectorAll('progress')) window.waited.push([each.ariaLabel, each.value]);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


class Home:
    """One browser on one device, which can be killed and started again."""

    def __init__(self, playwright: Playwright, folder: Path, address: str) -> None:
        self.address = address
        self.people: list[Person] = []
        self.left_behind = ""  # the path of a table that only the server has
        self._playwright = playwright
        self._folder = folder
        self.start()

    def start(self) -> None:
        options: Any = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        self.context: BrowserContext = self._playwright.chromium.launch_persistent_context(
            self._folder, executable_path=find_chromium(), args=list(FLAGS), **options
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(WATCH)
        self.person = self.new_tab()

    def new_tab(self) -> Person:
        self.people.append(Person(self.context, self.address))
        return self.people[-1]

    @property
    def is_static(self) -> bool:
        return self.address.endswith("?")

    @property
    def troubles(self) -> list[str]:
        return [trouble for person in self.people for trouble in person.troubles]

    @property
    def page(self) -> Page:
        return self.person.page

    def kill(self) -> None:
        """All processes of the browser at once: nobody says goodbye."""
        mark = str(self._folder).encode()
        for file in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                words = file.read_bytes()
            except OSError:
                continue  # gone in the meantime
            if mark in words and b"chrom" in words:
                os.kill(int(file.parent.name), signal.SIGKILL)

    def keep(self) -> None:
        """Let the device keep everything; the static edition begins by itself."""
        page = self.person.open()
        self.person.press("Menu")
        self.person.press("Play offline")
        if not self.is_static:
            self.person.press("Keep it on this device")
        expect(page.get_by_test_id("offline")).to_have_attribute("data-ready", "true")
        self.person.press("Close")

    @property
    def keys(self) -> dict[str, Any]:
        """Of the table that is open."""
        kept: list[dict[str, Any]] = json.loads(self.page.evaluate("localStorage.getItem('vierling.tables')"))
        return next(each for each in kept if self.page.url.endswith(f"/t/{each['id']}"))

    def log(self, table: str) -> list[str]:
        """All that is on disk of a table."""
        entries: list[str] = self.page.evaluate(LOG, table)
        return entries

    def ask(self, method: str, path: str, key: str = "", /, **body: Any) -> str:
        status, text = self.page.evaluate(ASK, [method, path, key, json.dumps(body) if body else ""])
        assert status == 200, text
        return str(text)

    def play(self, *moves: str) -> None:
        self.page.evaluate(PLAY, [self.keys["id"], self.keys["seats"][0], list(moves)])

    def finish(self) -> None:
        """Plays the rest by any moves."""
        self.page.evaluate(FINISH, [self.keys["id"], self.keys["seats"][0]])

    def review(self, table: str) -> list[tuple[str, float]]:
        """Returns what was told about its progress meanwhile."""
        page = self.person.open(f"/t/{table}/review")
        page.get_by_test_id("choices").or_(page.get_by_test_id("moment")).first.wait_for()
        return [(name, share) for name, share in page.evaluate("window.waited")]


@contextmanager
def served(playwright: Playwright, folder: Path) -> Iterator[Home]:
    with Server(folder) as server:
        home = Home(playwright, folder / "profile", server.address)
        home.left_behind = home.person.set_table("Anna")
        home.keep()
    yield home
    home.context.close()


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """Python's own; gives its address."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        port = re.search(r"port (\d+)", server.stdout.readline())
        assert port
        try:
            yield f"http://127.0.0.1:{port[1]}"
        finally:
            server.kill()


@contextmanager
def static(playwright: Playwright, folder: Path) -> Iterator[Home]:
    """In a folder of a file server."""
    place = folder / "served" / FOLDER
    place.parent.mkdir(parents=True)
    place.symlink_to(STATIC, target_is_directory=True)
    with file_server(folder / "served") as address:
        home = Home(playwright, folder / "profile", f"{address}/{FOLDER}/?")
        home.keep()
    yield home
    home.context.close()


WORLDS = {"served": served, "static": static}
