"""Tüfteln on the terminal, by keyboard and mouse: two cells for every entry."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from terminal.driving import drive, press, said, screen_text, seat_client
from vierling import Match, tuefteln
from vierling.games.tuefteln.rules import Options
from vierling.games.tuefteln.terminal import TueftelnBoard
from vierling.play.bots import bot_named
from vierling.terminal.client import Client
from vierling.terminal.party import Player
from vierling.terminal.screens.curtain import Curtain
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.table import TableScreen

BOT = Player("Steady", bot_named("tuefteln", "random"))  # what it plays is not looked at
both_sides = pytest.mark.parametrize("side", ["A", "B"])


def client(*players: Player | str, side: str = "A", language: str = "en", record: Path | None = None) -> Client:
    return seat_client(tuefteln, Options(side), *(players or ("Mara",)), language=language, record=record)


def board_of(app: Client) -> TueftelnBoard:
    return app.screen.query_one(TueftelnBoard)


def at(name: str) -> int:
    return "abcdef".index(name[0]) + 6 * (int(name[1]) - 1)


async def click(pilot: "Pilot[None]", cell: str) -> None:
    assert isinstance(pilot.app, Client)
    across, down = board_of(pilot.app).pitch
    row, column = divmod(at(cell), 6)
    await pilot.click(TueftelnBoard, offset=(2 + across * column + across // 2, 1 + down * row + 1))
    await pilot.pause()


def play_up_to(app: Client, rounds: int) -> list[str]:
    """Directly on the sheet, because keys are slow; what was entered."""
    entries = []
    for _ in range(rounds):
        entries.append(app.party.match.moves(0)[0])
        app.party.play(tuefteln.read(entries[-1]))
    app.go_on()
    return entries


@both_sides
def test_a_solo_match_by_keyboard_to_its_end(side: str, tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    app = client(side=side, record=file)

    async def script(pilot: "Pilot[None]") -> None:
        entries = play_up_to(app, 11)
        for _ in range(4):
            entries.append(app.party.match.moves(0)[0])
            first, second = entries[-1].split("+")
            await press(pilot, *first, "enter")
            await press(pilot, *second, "enter")
        assert isinstance(app.screen, EndScreen)
        match = app.party.match
        assert [tuefteln.write(event.what) for event in match.events if event.by == 0] == entries
        assert str(match.total()) in said(app, "#headline")
        await press(pilot, "q")

    drive(app, script)
    assert Match.read(file.read_text()).outcome == app.party.outcome


def test_a_solo_match_by_mouse_to_its_end() -> None:
    app = client(side="B")

    async def script(pilot: "Pilot[None]") -> None:
        play_up_to(app, 11)
        for _ in range(4):
            first, second = app.party.match.moves(0)[-1].split("+")
            await click(pilot, first)
            await click(pilot, second)
        assert isinstance(app.screen, EndScreen)

    drive(app, script)


@pytest.mark.parametrize("size", [(80, 24), (72, 20), (120, 40)])
def test_a_click_finds_its_cell_at_every_size(size: tuple[int, int]) -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await click(pilot, "f6")
        assert board_of(app).first == at("f6")
        await pilot.click(TueftelnBoard, offset=(2, 1))  # the corner of the sheet is not a cell
        await click(pilot, "b1")
        assert app.party.match.view().last == (tuefteln.read("f6+b1"),)

    drive(app, script, size)


def test_the_first_cell_takes_the_first_number_and_the_cells_that_may_follow_are_marked() -> None:
    app = client(side="B")

    async def script(pilot: "Pilot[None]") -> None:
        ivory, other = app.party.match.view(0).dice
        assert str(ivory) in said(app, "#prompt")
        await press(pilot, "a", "1", "enter")  # yellow
        board = board_of(app)
        assert board.text_of(at("a1")) == f"({ivory})"
        marked = [cell for cell in range(36) if board.text_of(cell) == f"·{other}·"]
        assert marked == [at(cell) for cell in ("c2", "e3", "b4", "d5", "a6")]  # the other yellow cells
        assert str(other) in said(app, "#prompt")
        await press(pilot, "b", "1", "enter")  # red: a bell, and nothing else
        assert app.party.match.view().round == 1
        await press(pilot, "c", "2", "enter")
        sheet = app.party.match.view().sheets[0]
        assert (sheet[at("a1")], sheet[at("c2")]) == (ivory, other)

    drive(app, script)


def test_x_swaps_the_two_numbers_even_after_the_first_cell() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        ivory, other = app.party.match.view(0).dice
        assert ivory != other
        await press(pilot, "b", "1", "enter", "x")
        board = board_of(app)
        assert board.text_of(at("b1")) == f"({other})"
        assert board.text_of(at("c1")) == f"·{ivory}·"
        await press(pilot, "x", "x", "c", "1", "enter")
        sheet = app.party.match.view().sheets[0]
        assert (sheet[at("b1")], sheet[at("c1")]) == (other, ivory)
        assert not board.swapped, "the next roll begins afresh"

    drive(app, script)


def test_a_sign_under_the_dice_shows_which_number_is_next() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        def sign() -> int:
            return said(app, "#tray").splitlines()[-1].index("▲")

        first = sign()
        await press(pilot, "x")
        second = sign()
        assert first < second
        await press(pilot, "b", "1", "enter")
        assert sign() == first

    drive(app, script)


@pytest.mark.parametrize("back", [["backspace"], ["escape"], ["enter"]])
def test_the_first_cell_can_be_taken_back(back: list[str]) -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "b", "1", "enter")
        assert board_of(app).first == at("b1")
        await press(pilot, *back)  # Enter there again takes back too
        assert board_of(app).first is None
        assert "first" in said(app, "#prompt")
        assert len(app.party.match.events) == 1

    drive(app, script)


def test_a_bridge_is_written_by_its_two_ends_and_the_cursor_crosses_it() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "f", "2", "enter")
        board = board_of(app)
        assert board.cursor == at("f3")
        assert board.choices() == {at("f3")}
        await press(pilot, "enter")
        assert app.party.match.view().last == (tuefteln.read("f2+f3"),)

    drive(app, script)


def test_bridges_are_visible_without_colour() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:  # noqa: ARG001 - nothing is pressed
        lines = screen_text(app).splitlines()
        assert lines[2].count("═════") == 1  # d1 to e1
        assert lines[5].count("═════") == 1  # b2 to c2
        assert lines[7].count("║║") == 1  # f2 to f3
        assert lines[13].count("║║") == 3  # a4, d4 and f4 to the row below
        assert sum(line.count("║║") + line.count("═════") for line in lines) == 8

    drive(app, script)


def test_colours_can_be_told_apart_without_colour() -> None:
    app = client(side="B")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "f", "6")
        board = board_of(app)
        letters = "".join(board.text_of(cell).strip("[]") for cell in range(36))
        assert letters == app.party.match.view().paper
        assert {board.background_of(at(cell)) for cell in ("a1", "c2")} == {"yellow-sign"}
        assert "side B" in screen_text(app)

    drive(app, script)


def test_finished_squares_are_named_and_tallied_and_what_the_bonus_lacks_is_marked() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        while not any(line.figure for line in app.party.match.score()):
            first, second = app.party.match.moves(0)[0].split("+")
            await press(pilot, *first, "enter", *second, "enter")
        match = app.party.match
        (done,) = [line for line in match.score() if line.figure]
        assert done.label == "square 1"
        name = app.voice.name_figure(tuefteln, done)
        assert f" {name} {done.points} " in screen_text(app).splitlines()[4]
        notes = said(app, "#notes").splitlines()
        assert len(notes) == 7
        assert [note.endswith("|") for note in notes[:6]] == [count > 0 for count in match.view().tallies[0]]
        assert all(note.endswith(("|", "○")) for note in notes)

    drive(app, script)


def test_the_curtain_hides_the_open_entry_and_it_can_be_changed() -> None:
    app = client("Anna", "Ben")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "b", "1", "enter", "c", "1", "enter")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "backspace")
        assert isinstance(app.screen, TableScreen)
        await press(pilot, "d", "1", "enter", "enter")
        assert isinstance(app.screen, Curtain)
        assert app.party.match.view(0).entry == tuefteln.read("d1+e1")
        await press(pilot, "enter")
        await press(pilot, "tab")  # Ben looks at Anna's sheet
        assert board_of(app).scene.seat == 0
        assert board_of(app).text_of(at("d1")) == ""
        await press(pilot, "enter")  # and cannot write on it
        await press(pilot, "escape", "b", "1", "enter", "c", "1", "enter")
        assert app.party.match.view().last == (tuefteln.read("d1+e1"), tuefteln.read("b1+c1"))

    drive(app, script)


def test_looking_at_another_sheet_drops_the_first_cell() -> None:
    app = client("Mara", BOT)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "b", "1", "enter")
        await press(pilot, "tab")
        assert board_of(app).first is None
        await press(pilot, "escape")
        assert board_of(app).scene.seat == 0
        assert "first" in said(app, "#prompt")

    drive(app, script)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@both_sides
def test_fifteen_seats_fit_on_a_small_screen_in_every_language(side: str, language: str) -> None:
    app = client("Mara", *[BOT] * 14, side=side, language=language)

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.pause()  # the footer grows once it is known that the side has to be scrolled
        text = screen_text(app)
        assert "Mara" in text
        assert text.splitlines()[-1].rstrip().endswith(app.voice.say("terminal-key-quit"))
        play_up_to(app, 15)
        await pilot.pause()
        assert len(app.screen.query(TueftelnBoard)) == 15

    drive(app, script)


def test_light_and_dark() -> None:
    app = client(side="B")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "a", "1", "enter", "l")
        assert app.theme == "light"
        assert board_of(app).first == at("a1"), "half an entry stays"

    drive(app, script)
