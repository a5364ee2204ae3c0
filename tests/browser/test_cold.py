"""A server whose compiler has not finished yet: nobody waits for it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.test_tubyrinth_boards import TYPED
from server.playing import Table
from server.running import Server
from vierling.games.tubyrinth.rules.book import BOOK

# Not a slow compiler but one that never finishes: compiled functions hang on their first call.
ENDLESS = """
from threading import Event
def njit(*given, **how):
    def compile(function):
        return lambda *words: Event().wait()
    return compile(given[0]) if given else compile
"""


@pytest.fixture
def cold_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    package = tmp_path / "compilers" / "numba"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(ENDLESS, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    return Server(tmp_path)


@pytest.mark.parametrize("game", ["knister", "tuefteln"])
def test_bots_answer_before_anything_is_compiled(invite: Callable[..., Person], cold_server: Server, game: str) -> None:
    with cold_server as server:
        table = Table(server, 1, game=game, bots=["strong", "master"])
        anna = invite(server)
        anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
        for number in (1, 2, 3):
            anna.round(number)
            anna.write_anywhere(number)
        anna.round(4)
        anna.leave()


def test_boards_cannot_be_made_before_anything_is_compiled_and_nobody_waits(cold_server: Server) -> None:
    with cold_server as server:
        answer = server.client.post("/api/games/tubyrinth/generate", json={"grade": 2})
        assert (answer.status_code, answer.json()["error"]["code"]) == (202, "warming-up")


def test_boards_are_counted_before_anything_is_compiled(invite: Callable[..., Person], cold_server: Server) -> None:
    with cold_server as server:
        anna = invite(server)
        page = anna.open("/sheets/tubyrinth")
        page.get_by_test_id("board-text").fill(TYPED)
        expect(page.get_by_test_id("verdict")).to_contain_text(f"Grade {BOOK['1a'].grade}")
        anna.leave()


def test_a_page_that_wants_a_new_board_quietly_keeps_asking(invite: Callable[..., Person], cold_server: Server) -> None:
    with cold_server as server:
        anna = invite(server)
        page = anna.open("/book/tubyrinth")
        anna.press("A new board")
        dialog = page.get_by_role("dialog")
        with page.expect_response("**/generate"):
            dialog.get_by_role("button", name="Make a board").click()
        with page.expect_response("**/generate"):
            expect(dialog.get_by_role("status")).to_have_text("Making a board …")
        dialog.get_by_role("button", name="Cancel").click()
        anna.leave()
