"""`vierling print GAME`."""

import sys
from pathlib import Path

import pytest

from paper.reading import read
from terminal.conftest import Command
from vierling.games.tubyrinth.rules.book import BOARDS


def test_a_pdf_is_written_where_it_is_wanted(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    said = command("print", "knister", "--what", "sheets", "--each", "6", "--out", str(file))
    assert (said.code, said.out) == (0, f"One page is in {file} now.\n")
    (page,) = read(file.read_bytes())
    assert page.text.split().count("Name") == 6


def test_without_a_name_the_file_is_called_like_the_game(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command("--language", "de", "print", "tuefteln", "--side", "B", "--paper", "letter")
    assert said.out == "2 Seiten sind jetzt in tuefteln.pdf.\n"
    sheets, _ = read((tmp_path / "tuefteln.pdf").read_bytes())
    assert sheets.width == pytest.approx(215.9, abs=0.01)
    assert "Tüfteln B" in sheets.text
    assert "Summe" in sheets.text


def test_a_board_may_come_from_standard_input(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "board.pdf"
    said = command("print", "tubyrinth", "--what", "boards", "--board", "-", "--out", str(file), given=BOARDS["9a"])
    assert said.code == 0
    (page,) = read(file.read_bytes())
    assert "board 9a" in page.text


def test_a_sheet_may_come_from_a_file(command: Command, tmp_path: Path) -> None:
    own, file = tmp_path / "own.txt", tmp_path / "own.pdf"
    own.write_text("123456\n......\n......\n......\n......\n......\n", "utf-8")
    assert command("print", "tuefteln", "--what", "sheets", "--sheet", str(own), "--out", str(file)).code == 0
    (page,) = read(file.read_bytes())
    assert page.text.count("123456") == 0, "the numbers are in cells of their own"
    assert [text for text, _, _ in page.letters() if text in "123456"].count("5") >= 4


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("knister", "--what", "tiles"), "knister has no tiles to print; choose from sheets, rules, all"),
        (("knister", "--each", "3"), "the option each must be one of 2, 4, 6, not 3"),
        (("knister", "--each", "many"), "--each: 'many' is not a whole number"),
        (("knister", "--paper", "a5"), "the option paper must be one of a4, letter, not a5"),
        (("tubyrinth", "--pick", "99"), "the cards are 1 to 41, as in 1-6,9,12b, or all of them, not '99'"),
        (("knister", "--out", "/nowhere/at/all.pdf"), "/nowhere/at/all.pdf: there is no such file"),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command("print", *flags)
    assert (said.code, said.err) == (2, f"vierling: {sentence}\n")
    assert list(tmp_path.iterdir()) == []


def test_without_reportlab_the_command_names_the_extra(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "vierling.paper.press", raising=False)
    monkeypatch.setitem(sys.modules, "reportlab.pdfgen.canvas", None)
    said = command("print", "input")
    assert (said.code, said.err) == (2, "vierling: this needs reportlab: pip install 'vierling[paper]'\n")
