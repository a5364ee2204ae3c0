"""A server whose compiler has not finished yet: nobody waits for it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.test_tubyrinth_boards import TYPED
from server.playing import Table
from server.running import Server
from vierling.games.tubyrinth.rules.book import BOOK

pytestmark = pytest.mark.xdist_group("cold")  # they share the server

# Not a slow compiler but one that never finishes: compiled functions hang on their first call.
ENDLESS = """
from threading import Event
def njit(*given, **how):
    def compile(function):
        return lambda *words: Event().wait()
    return compile(given[0]) if given else compile
"""


@pytest.fixture(scope="module")
def cold_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("cold")
    package = folder / "compilers" / "numba"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(ENDLESS, "utf-8")
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:  # for this server alone
            patch.setenv("PYTHONPATH", str(package.parent))
            running = stack.enter_context(Server(folder))
        yield running


@pytest.mark.parametrize("game", ["knister", "tuefteln"])
def test_bots_answer_before_anything_is_compiled(invite: Callable[..., Person], cold_server: Server, game: str) -> None:
    table = Table(cold_server, 1, game=game, bots=["strong", "master"])
    anna = invite(cold_server)
    anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    for number in (1, 2, 3):
        anna.round(number)
        anna.write_anywhere(number)
    anna.round(4)


def test_boards_cannot_be_made_before_anything_is_compiled_and_nobody_waits(cold_server: Server) -> None:
    answer = cold_server.client.post("/api/games/tubyrinth/generate", json={"grade": 2})
    assert (answer.status_code, answer.json()["error"]["code"]) == (202, "warming-up")


def test_boards_are_counted_before_anything_is_compiled(invite: Callable[..., Person], cold_server: Server) -> None:
    anna = invite(cold_server)
    page = anna.open("/sheets/tubyrinth")
    page.get_by_test_id("board-text").fill(TYPED)
    expect(page.get_by_test_id("verdict")).to_contain_text(f"Grade {BOOK['1a'].grade}")


def test_a_page_that_wants_a_new_board_quietly_keeps_asking(invite: Callable[..., Person], cold_server: Server) -> None:
    anna = invite(cold_server)
    page = anna.open("/book/tubyrinth")
    anna.press("A new board")
    dialog = page.get_by_role("dialog")
    with page.expect_response("**/generate"):
        dialog.get_by_role("button", name="Make a board").click()
    with page.expect_response("**/generate"):
        expect(dialog.get_by_role("status")).to_have_text("Making a board …")
    dialog.get_by_role("button", name="Cancel").click()
