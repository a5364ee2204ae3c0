"""The terminal client, by keyboard and mouse."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from play.dealing import numbered
from terminal.driving import drive, press, said, screen_text, seat_client
from vierling import Match, knister
from vierling.games.knister.rules import Options
from vierling.games.knister.terminal import KnisterBoard
from vierling.play.bots import bot_named
from vierling.play.fair import FairDice
from vierling.terminal.client import Client, unused_path
from vierling.terminal.party import Player
from vierling.terminal.screens.curtain import Curtain
from vierling.terminal.screens.end import EndScreen, name_winners
from vierling.terminal.screens.table import TUMBLES, TableScreen

BOT = Player("Steady", bot_named("knister", "steady"))


def client(
    *players: Player | str, grids: int = 1, language: str = "en", seed: int = 1, record: Path | None = None
) -> Client:
    return seat_client(knister, Options(grids), *players, language=language, seed=seed, record=record)


async def write_all(pilot: "Pilot[None]", cells: Sequence[str]) -> None:
    for cell in cells:
        await pilot.press(*cell, "enter")
        await pilot.pause()


async def write_up_to_the_last(pilot: "Pilot[None]") -> None:
    """The first 24 directly on the sheet, because keys are slow; the last one by keyboard."""
    assert isinstance(pilot.app, Client)
    for cell in CELLS[:-1]:
        pilot.app.party.play(knister.read(cell))
    pilot.app.go_on()
    await write_all(pilot, CELLS[-1:])


CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]


def test_a_whole_solo_match_by_keyboard(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    app = client("Mara", record=file)

    async def script(pilot: "Pilot[None]") -> None:
        await write_all(pilot, CELLS)
        assert isinstance(app.screen, EndScreen)
        match = app.party.match
        assert [knister.write(event.what) for event in match.events if event.by == 0] == CELLS
        assert str(match.total()) in said(app, "#headline")
        await pilot.press("q")

    drive(app, script)
    assert Match.read(file.read_text()).outcome == app.party.outcome


def test_arrows_move_within_the_sheet_and_enter_writes() -> None:
    app = client("Mara")

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.press("right", "right", "right", "down", "down", "down", "enter")
        await pilot.pause()
        assert app.party.match.view(0).last == (24,)
        await pilot.press("enter")  # taken by now
        await pilot.pause()
        assert app.party.match.view(0).round == 2
        await pilot.press("up", "left", "space")
        await pilot.pause()
        assert app.party.match.view(0).last == (18,)

    drive(app, script)


@pytest.mark.parametrize("size", [(80, 24), (72, 20), (120, 40)])
def test_a_click_writes_the_cell_under_it(size: tuple[int, int]) -> None:
    app = client("Mara")

    async def script(pilot: "Pilot[None]") -> None:
        board = app.screen.query_one(KnisterBoard)
        across, down = board.pitch
        await pilot.click(KnisterBoard, offset=(2 + across * 3 + across // 2, 1 + down + down // 2))
        await pilot.pause()
        assert app.party.match.view(0).last == (8,)  # d2
        await pilot.click(KnisterBoard, offset=(2, 1))  # the corner of the grid is not a cell
        await pilot.pause()
        assert app.party.match.view(0).round == 2

    drive(app, script, size)


def test_the_screen_shows_dice_points_and_the_last_entry() -> None:
    app = client("Mara")

    async def script(pilot: "Pilot[None]") -> None:
        await write_all(pilot, CELLS[:6])
        text = screen_text(app)
        match = app.party.match
        first, *_ = match.score()
        assert first.figure
        assert str(first.points) in text.splitlines()[3]
        assert f"{match.total()} point" in text
        assert "Round 7 of 25" in text
        assert text.count("●") == sum(match.view(0).dice)
        assert f"Write the {match.view(0).sum}." in text
        board = app.screen.query_one(KnisterBoard)
        assert board.part_of(5) == "last"
        assert board.part_of(4) != "last"

    drive(app, script)


def test_bots_write_first_and_their_sheets_can_be_looked_at() -> None:
    app = client("Mara", BOT)

    async def script(pilot: "Pilot[None]") -> None:
        await write_all(pilot, CELLS[:3])
        assert app.party.match.to_move == {0}
        await pilot.press("tab")
        await pilot.pause()
        board = app.screen.query_one(KnisterBoard)
        assert board.scene.seat == 1
        assert "Esc" in said(app, "#prompt")
        before = app.party.match.record()
        await pilot.press("enter")  # nobody writes on another's sheet
        await pilot.pause()
        assert app.party.match.record() == before
        await pilot.press("escape")
        await pilot.pause()
        assert board.scene.seat == 0

    drive(app, script)


def test_the_curtain_falls_between_two_people_and_hides_the_open_entry() -> None:
    app = client("Anna", "Ben")

    async def script(pilot: "Pilot[None]") -> None:
        assert isinstance(app.screen, TableScreen)
        number = app.party.match.view(0).sum
        await pilot.press("a", "1", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Ben" in screen_text(app)
        assert "Round" not in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.party.holder == 1
        await pilot.press("tab")  # Ben looks at Anna's sheet
        await pilot.pause()
        board = app.screen.query_one(KnisterBoard)
        assert board.scene.seat == 0
        assert board.text_of(0) == ""
        await pilot.press("escape", "b", "1", "enter")
        await pilot.pause()
        # The page has turned, and Ben, who holds the screen, writes first.
        assert isinstance(app.screen, TableScreen)
        assert app.party.holder == 1
        sheets = app.party.match.view().sheets
        assert (sheets[0][0][0], sheets[1][0][1]) == (number, number)

    drive(app, script)


def test_an_entry_can_be_changed_as_long_as_the_curtain_is_down() -> None:
    app = client("Anna", "Ben")

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.press("a", "1", "enter")
        await pilot.pause()
        await pilot.press("backspace")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert (app.party.holder, app.party.match.to_move) == (0, frozenset({0, 1}))
        await pilot.press("e", "5", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert app.party.match.view(0).entry == 24

    drive(app, script)


def test_at_the_end_everybodys_sheets_are_shown_and_a_new_match_can_begin() -> None:
    app = client("Mara", BOT, BOT, language="de")

    async def script(pilot: "Pilot[None]") -> None:
        await write_up_to_the_last(pilot)
        assert isinstance(app.screen, EndScreen)
        assert len(app.screen.query(KnisterBoard)) == 3
        assert "Sieg" in said(app, "#headline") or "gewinnt" in said(app, "#headline")
        first = app.party.match.record()
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.party.match.record() != first
        assert app.party.match.view(0).round == 1

    drive(app, script)


def test_at_the_end_the_dice_are_checked_or_it_is_told_why_they_cannot_be() -> None:
    app = client("Mara")

    async def check_at_the_end(pilot: "Pilot[None]") -> tuple[str, list[str]]:
        await write_up_to_the_last(pilot)
        await press(pilot, "d")
        newest = list(app._notifications)[-1]
        return newest.title, newest.message.splitlines()

    async def script(pilot: "Pilot[None]") -> None:
        seeded = await check_at_the_end(pilot)
        assert seeded == ("", ["These dice cannot be checked: they follow from a chosen seed."])
        app.party.dice = FairDice(numbered("end"))
        await press(pilot, "n")
        verdict, found = await check_at_the_end(pilot)
        assert verdict == "The dice are right."
        assert found[-1] == "All 25 rolls follow from all that."

    drive(app, script)


@pytest.mark.parametrize(
    ("language", "you", "rolled", "won", "shared"),
    [
        ("en", "You", "You rolled", "You win with 9", "You and Mara share the win with 9"),
        ("de", "Du", "Du hast gewürfelt", "Du gewinnst mit 9", "Du und Mara teilt euch den Sieg mit 9"),
        ("fr", "Toi", "Tu as lancé", "Tu gagnes avec 9", "Toi et Mara, vous vous partagez la victoire avec 9"),
    ],
)
def test_verbs_agree_with_you(language: str, you: str, rolled: str, won: str, shared: str) -> None:
    app = client(you, BOT, language=language)

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.pause()
        assert rolled in said(app, "#head").splitlines()

    drive(app, script)
    assert name_winners(app.voice, [you], 9) == won
    assert name_winners(app.voice, [you, "Mara"], 9) == shared


@pytest.mark.parametrize(("height", "told"), [(24, True), (40, False)])
def test_a_low_window_names_the_key_for_what_does_not_fit(height: int, told: bool) -> None:
    app = client("Mara", BOT)

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.pause()
        assert ("PgDn more" in screen_text(app)) is told
        await pilot.press("pagedown")
        await pilot.pause()
        assert "pair              1" in screen_text(app)

    drive(app, script, (80, height))


def test_three_grids_are_pages_of_the_sheet() -> None:
    app = client("Mara", grids=3)

    async def script(pilot: "Pilot[None]") -> None:
        await write_up_to_the_last(pilot)
        board = app.screen.query_one(KnisterBoard)
        assert board.scene.page == 1
        await pilot.press("shift+tab")
        await pilot.pause()
        assert board.scene.page == 0
        assert not board.scene.moves

    drive(app, script)


def test_leaving_a_match_takes_two_presses_and_keeps_its_record(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    app = client("Mara", record=file)

    async def script(pilot: "Pilot[None]") -> None:
        await write_all(pilot, CELLS[:2])
        await pilot.press("q")
        await pilot.pause()
        assert app.is_running
        assert not file.exists()
        await pilot.press("q")

    drive(app, script)
    assert len(Match.read(file.read_text()).events) == 5  # two rounds, and the third roll


def test_dice_tumble_before_they_lie_still(monkeypatch: pytest.MonkeyPatch) -> None:
    app = client("Mara")
    app.animation_level = "full"
    left: list[int] = []
    draw = KnisterBoard.tray

    def tray(board: KnisterBoard, view: Any, shade: str, tumbling: int) -> Any:
        left.append(tumbling)
        return draw(board, view, shade, tumbling)

    monkeypatch.setattr(KnisterBoard, "tray", tray)

    async def script(pilot: "Pilot[None]") -> None:
        assert isinstance(app.screen, TableScreen)
        while 0 not in left:
            await pilot.pause(0.05)
        assert list(dict.fromkeys(left)) == [*range(TUMBLES, -1, -1)]
        assert screen_text(app).count("●") == sum(app.party.match.view(0).dice)

    drive(app, script)


def test_light_and_dark() -> None:
    app = client("Mara")

    async def script(pilot: "Pilot[None]") -> None:
        assert app.theme == "dark"
        await pilot.press("l")
        await pilot.pause()
        assert app.theme == "light"
        assert "Round 1" in screen_text(app)

    drive(app, script)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_fifteen_seats_fit_on_a_small_screen_in_every_language(language: str) -> None:
    app = client("Mara", *[BOT] * 14, language=language)

    async def script(pilot: "Pilot[None]") -> None:
        assert "Mara" in screen_text(app)
        await write_up_to_the_last(pilot)
        assert len(app.screen.query(KnisterBoard)) == 15

    drive(app, script)


def test_a_hundred_play_at_one_screen() -> None:
    app = client("Mara", *[Player(f"Random {seat}", bot_named("knister", "random")) for seat in range(2, 101)])

    async def script(pilot: "Pilot[None]") -> None:
        assert "Random 100" in said(app, "#seats")
        await write_all(pilot, ["a1"])
        assert app.party.match.view(0).round == 2
        await pilot.press("shift+tab")
        assert "Random 100" in said(app, "#title")

    drive(app, script)


@pytest.mark.parametrize(("language", "later"), [("en", "Scored at the end"), ("de", "Gewertet wird am Ende")])
def test_r_k10_scored_at_the_end_the_screen_shows_no_points_before(language: str, later: str) -> None:
    app = seat_client(knister, Options(score="end"), "Mara", BOT, language=language)

    async def script(pilot: "Pilot[None]") -> None:
        assert later in said(app, "#title")
        for cell in CELLS[:-1]:
            app.party.play(knister.read(cell))
        app.go_on()
        await pilot.pause()
        assert later in said(app, "#title")
        assert not any(sign.isdigit() for sign in said(app, "#seats"))
        await write_all(pilot, CELLS[-1:])
        assert isinstance(app.screen, EndScreen)
        assert str(max(app.party.match.total(seat) for seat in (0, 1))) in said(app, "#headline")

    drive(app, script)


def test_records_are_saved_beside_older_ones(tmp_path: Path) -> None:
    wanted = tmp_path / "knister.record"
    assert unused_path(wanted) == wanted
    wanted.touch()
    assert unused_path(wanted).name == "knister-2.record"


def test_a_seed_gives_the_same_dice_whoever_plays() -> None:
    def dice(*players: Player | str) -> list[str]:
        party = client(*players, seed=9).party
        for _ in range(5):
            for seat in party.people:
                party.holder = seat
                party.play(next(party.match.state.moves(seat)))
        return [knister.write(event.what) for event in party.match.events if event.by == "chance"]

    assert dice("Mara") == dice("Mara", BOT) == dice("Anna", "Ben", BOT)
