"""PDFs from the server."""

from pathlib import Path

from paper.reading import read
from server.running import Server


def test_a_page_can_ask_what_there_is_to_print(server: Server) -> None:
    prints = server.client.get("/api/games/tubyrinth/prints").json()
    assert [each["what"] for each in prints] == ["boards", "tiles", "track", "rules"]
    assert [each["what"] for each in prints if each["folds"]] == ["tiles"]
    assert [each["what"] for each in prints if each["picks"]] == ["boards"]
    (sheets, _) = server.client.get("/api/games/tuefteln/prints").json()
    assert sheets == {"what": "sheets", "shares": True, "folds": False, "picks": False, "options": ["side"]}


def test_a_pdf_comes_in_the_language_and_size_that_was_asked_for(server: Server) -> None:
    asked: dict[str, str | int] = {
        "what": "sheets",
        "paper": "letter",
        "language": "fr",
        "each": 2,
        "options": "side=B",
    }
    answer = server.client.get("/api/games/tuefteln/print", params=asked)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="tuefteln-sheets.pdf"'
    (page,) = read(answer.content)
    assert round(page.width, 1) == 215.9
    assert page.text.split().count("Nom") == 2
    assert "Tüfteln B" in page.text


def test_what_cannot_be_printed_is_refused_with_a_sentence(server: Server) -> None:
    def refused(game: str, **asked: str) -> tuple[int, str, str]:
        answer = server.client.get(f"/api/games/{game}/print", params=asked)
        error = answer.json()["error"]
        assert error["message"]
        return answer.status_code, error["code"], error["where"]

    assert refused("chess") == (404, "unknown-game", "path.game")
    assert refused("knister", what="tiles") == (422, "no-such-print", "query.what")
    assert refused("knister", paper="a5") == (422, "invalid", "query.paper")
    assert refused("knister", each="3") == (422, "invalid", "query.each")
    assert refused("tubyrinth", pick="99") == (422, "bad-pick", "query.pick")
    assert refused("tuefteln", options="side=C") == (422, "bad-option", "query.options")
    assert refused("tuefteln", options="colour=red") == (422, "unknown-option", "query.options")


def test_one_address_gets_only_so_many_pdfs(tmp_path: Path) -> None:
    with Server(tmp_path, puzzles_per_minute=2) as frugal:
        answers = [frugal.client.get("/api/games/knister/print", params={"what": "rules"}) for _ in range(3)]
    assert [each.status_code for each in answers] == [200, 200, 429]
