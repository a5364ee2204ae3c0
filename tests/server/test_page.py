"""The page as the server hands it out: compressed, cacheable, and with something to show where a link is shared."""

import gzip
import re
from pathlib import Path

import pytest

import vierling.server
from server.playing import Table
from server.running import Server

PAGE = Path(vierling.server.__file__).parent / "page"
TEXTS = [file for file in PAGE.rglob("*") if file.suffix in {".js", ".css", ".html", ".svg"}]


def head_of(server: Server, path: str, language: str = "en") -> dict[str, str]:
    """The page's title, language and meta tags."""
    answer = server.client.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    title, spoken = re.search(r"<title>(.*)</title>", answer.text), re.search(r'<html lang="(\w+)">', answer.text)
    assert title
    assert spoken
    metas = dict(re.findall(r'<meta (?:name|property)="([\w:-]+)" content="([^"]*)"', answer.text))
    return {**metas, "title": title[1], "lang": spoken[1]}


def test_every_text_of_the_bundle_is_compressed_when_it_is_built() -> None:
    large = [file for file in TEXTS if file.stat().st_size >= 500]
    assert len(large) > 50
    for file in large:
        assert gzip.decompress(Path(f"{file}.gz").read_bytes()) == file.read_bytes()
        assert Path(f"{file}.br").stat().st_size < file.stat().st_size


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
        ("zstd;q=1, br;q=0.0", None),
    ],
)
def test_the_smallest_text_that_a_client_can_read_is_sent(server: Server, accepted: str, encoding: str | None) -> None:
    file = max(TEXTS, key=lambda text: text.stat().st_size)
    with server.client.stream("GET", f"/assets/{file.name}", headers={"Accept-Encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("Content-Encoding") == encoding
    assert set(answer.headers["Vary"].split(", ")) == {"Accept-Encoding"}
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert sent == Path(f"{file}{ending}").read_bytes()


def test_answers_are_compressed_too(server: Server) -> None:
    whole = server.client.get("/api/games", headers={"Accept-Encoding": "identity"})
    with server.client.stream("GET", "/api/games", headers={"Accept-Encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(sent) == whole.content
    assert len(sent) < len(whole.content) / 2


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna &lt;3 invites you to play Tüfteln."),
        ("de-AT,de;q=0.9", "Anna &lt;3 lädt dich zu einer Partie Tüfteln ein."),
        ("fr", "Anna &lt;3 t\N{RIGHT SINGLE QUOTATION MARK}invite à jouer à Tüfteln."),
    ],
)
def test_an_invitation_says_who_invites_to_what(server: Server, language: str, sentence: str) -> None:
    table = Table(server, game="tuefteln", people=1, start=False)
    table.do("PATCH", "/seats/0", token=table.tokens[0], name="Anna <3")
    head = head_of(server, f"/t/{table.id}", language)
    assert head["lang"] == language[:2]
    assert head["title"] == "Tüfteln · Vierling"
    assert head["description"].startswith(sentence)
    assert head["og:description"] == head["description"]
    assert head["og:url"] == f"{server.address}/t/{table.id}"


def test_a_link_to_the_house_says_which_games_there_are(server: Server) -> None:
    description = head_of(server, "/", "fr")["description"]
    assert description.endswith(
        " : seul, autour d\N{RIGHT SINGLE QUOTATION MARK}un écran ou à distance. Gratuit et sans compte."
    )
    assert {*description.partition(" : ")[0].split(", ")} == {"Knister", "Tüfteln", "Input", "Tubyrinth"}


def test_the_picture_of_a_link_exists(server: Server) -> None:
    picture = server.client.get(head_of(server, "/")["og:image"])
    assert picture.headers["Content-Type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")


def test_a_link_to_a_table_that_does_not_exist_still_opens_the_page(server: Server) -> None:
    assert head_of(server, "/t/quiet-otter-22222")["title"] == "Vierling"


def test_a_link_to_a_table_without_a_host_names_the_game(server: Server) -> None:
    table = Table(server, people=0, start=False)
    assert head_of(server, f"/t/{table.id}")["description"].startswith("You are invited to play Knister.")
