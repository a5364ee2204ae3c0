"""In a small window everything is in sight, or the screen says how to see it or that the window is too small."""

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from terminal.driving import Watch, drive, press, said, screen_text, seat_client
from vierling import GAMES
from vierling.game import Game
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.terminal.boards.board import Board
from vierling.terminal.boards.plain import PlainBoard
from vierling.terminal.client import Client
from vierling.terminal.screens.curtain import Curtain
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.rules import RulesScreen
from vierling.words import say

SIZES = [(80, 24), (60, 24), (50, 24), (50, 20)]
LANGUAGES = ["en", "de", "fr"]
PEOPLE = ("Anna", "Benedikt-Maximilian")
OWN = [name for name in GAMES if name != "tubyrinth"]  # at a screen of several people


def hints_of(app: Client) -> str:
    return said(app, "#hint") if app.screen.query("#hint") else ""


def is_shown(widget: Widget) -> bool:
    return all(each.display for each in widget.ancestors_with_self if isinstance(each, Widget))


def cut(app: Client) -> list[str]:
    """What is out of sight without a word."""
    keys = hints_of(app).replace("↑↓←→", "")
    sideways, down = "←→" in keys, app.voice.say("terminal-cap-pgdn") in keys
    found = []
    for widget in filter(is_shown, app.screen.walk_children(Widget)):
        place = app.screen.find_widget(widget)
        region, seen = place.region, place.visible_region
        gone = seen.height < region.height and not down
        narrow = seen.height > 0 and seen.width < region.width and not sideways
        if gone or narrow or (isinstance(widget, Board) and is_cut(widget)) or is_wider(widget):
            found.append(str(widget))
    return found


def is_cut(board: Board) -> bool:
    return board.measure().width > board.size.width or board.measure().height > board.size.height


def is_wider(widget: Widget) -> bool:
    """The tray is a picture: its lines must not wrap."""
    lines = str(widget.render()).splitlines() if widget.id == "tray" else []
    return max(map(len, lines), default=0) > widget.content_size.width


def too_small(app: Client) -> bool:
    small = app.screen.query("#small")
    return bool(small) and small.first().display


async def look(pilot: "Pilot[None]", app: Client) -> list[tuple[int, int]]:
    """Through all sizes: nothing is cut. Returns the sizes that are said to be too small."""
    refused = []
    for size in SIZES:
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert cut(app) == [], f"{size}\n{screen_text(app)}"
        if too_small(app):
            refused.append(size)
    return refused


def play_on(app: Client, rng: Random, turns: int = 10_000) -> None:
    """Directly at the table, because keys are slow."""
    party = app.party
    for _ in range(turns):
        seat = party.next_seat()
        if party.outcome or seat is None:
            return
        party.holder = seat
        party.play(rng.choice([move for move in party.match.state.moves(seat) if move != party.game.undo]))


def client(game: Game, language: str, *people: str, **options: Any) -> Client:
    return seat_client(game, game.Options(**options), *people or PEOPLE, language=language, clock=Watch())


@pytest.mark.parametrize("language", ["de", "fr"])  # whose words are longer
@pytest.mark.parametrize("game", OWN)
def test_no_table_is_cut_without_a_word(game: str, language: str) -> None:
    app = client(GAMES[game], language)

    async def script(pilot: "Pilot[None]") -> None:
        assert set(await look(pilot, app)) <= {(50, 20)}, "fifty columns by twenty-four lines are enough"

    drive(app, script)


@pytest.mark.parametrize(("game", "language"), [("knister", "de"), ("tuefteln", "fr"), ("input", "de")])
def test_no_screen_of_a_match_is_cut_without_a_word(game: str, language: str) -> None:
    app = client(GAMES[game], language)

    async def script(pilot: "Pilot[None]") -> None:
        await walk_through(pilot, app)

    drive(app, script)


async def walk_through(pilot: "Pilot[None]", app: Client) -> None:
    """The rules, the curtain, the table in the middle of a match, the end."""
    rng = Random(3)
    await press(pilot, "f1")
    assert isinstance(app.screen, RulesScreen)
    assert await look(pilot, app) == []
    await press(pilot, "escape")
    play_on(app, rng, 1)
    app.go_on()
    await pilot.pause()
    if isinstance(app.screen, Curtain):
        assert await look(pilot, app) == []
    play_on(app, rng, 19)
    app.switch_screen(app.table())
    await pilot.pause()
    assert set(await look(pilot, app)) <= {(50, 20)}
    play_on(app, rng)
    app.go_on()
    await pilot.pause()
    assert isinstance(app.screen, EndScreen)
    assert await look(pilot, app) == []


def test_a_game_from_outside_is_not_cut_either(pig: Game) -> None:
    app = client(pig, "fr")

    async def script(pilot: "Pilot[None]") -> None:
        await walk_through(pilot, app)

    drive(app, script)


def test_tubyrinth_needs_more_columns_and_says_so() -> None:
    app = client(GAMES["tubyrinth"], "fr", "Anna", board=BOARDS["1a"])

    async def script(pilot: "Pilot[None]") -> None:
        assert await look(pilot, app) == SIZES[2:], "the same before the round as during it"
        await pilot.resize_terminal(80, 24)
        await press(pilot, "g", "1")
        assert await look(pilot, app) == SIZES[2:]
        assert "58 \N{MULTIPLICATION SIGN} 2" in said(app, "#small")
        await press(pilot, "enter", "2")
        assert app.party.match.view(0).own.laid == (), "on a board that nobody sees, nothing is laid"
        await pilot.resize_terminal(60, 24)
        await press(pilot, "enter")
        assert len(app.party.match.view(0).own.laid) == 1
        await press(pilot, "p", "p")
        assert isinstance(app.screen, EndScreen)
        assert await look(pilot, app) == []

    drive(app, script)


@pytest.mark.parametrize(
    ("options", "people", "needs"),
    [({"grids": 3}, 1, ()), ({"grids": 1}, 1, ()), ({"zero": True}, 3, ((50, 24), (50, 20)))],
    ids=["three grids", "alone", "ten cards"],
)
def test_larger_boards_fit_or_say_what_they_need(options: Any, people: int, needs: tuple[tuple[int, int], ...]) -> None:
    game = "knister" if "grids" in options else "input"
    app = client(GAMES[game], "de", *("Anna", "Ben", "Cleo")[:people], **options)

    async def script(pilot: "Pilot[None]") -> None:
        assert await look(pilot, app) == list(needs)
        play_on(app, Random(5))
        app.go_on()
        await pilot.pause()
        assert await look(pilot, app) == []

    drive(app, script)


def test_the_least_size_that_is_named_is_enough() -> None:
    app = client(GAMES["tuefteln"], "en")

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.resize_terminal(30, 10)
        await pilot.pause()
        width, height = (int(word) for word in said(app, "#small").rstrip(".").split()[-3::2])
        for size, fits in (((width, height), True), ((width - 1, height), False), ((width, height - 1), False)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert too_small(app) != fits, size
            assert cut(app) == []

    drive(app, script)


def test_below_the_board_what_to_do_comes_first() -> None:
    app = client(GAMES["knister"], "en")

    async def script(pilot: "Pilot[None]") -> None:
        await pilot.resize_terminal(50, 20)
        await pilot.pause()
        first, second, *_ = (line.strip() for line in screen_text(app).splitlines()[13:])
        dice, total = app.party.match.view(0).dice, app.party.match.view(0).sum
        assert first.split() == [str(dice[0]), str(dice[1]), "=", str(total)]
        assert second == f"Anna: {app.voice.say('terminal-knister-write', number=total)}"
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen_text(app).splitlines()[0].rstrip().endswith("Anna: 0 points")

    drive(app, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_margin_has_room_for_every_figure_of_knister(language: str) -> None:
    """Of its twenty columns, points and an arrow take five."""
    names = [say(language, f"knister-figure-{figure}") for figure in GAMES["knister"].figures]
    assert len(names) == 9
    assert max(map(len, names)) <= 15


def test_at_the_end_a_drawing_wider_than_the_window_can_be_scrolled() -> None:
    app = client(GAMES["input"], "en")
    app.board = PlainBoard

    async def script(pilot: "Pilot[None]") -> None:
        play_on(app, Random(1))
        app.go_on()
        await pilot.resize_terminal(26, 30)
        await pilot.pause()
        assert cut(app) == []
        last = app.party.game.draw(app.party.match.view()).splitlines()[-2]
        assert last not in screen_text(app)
        await press(pilot, *["right"] * 9)
        assert last[-8:] in screen_text(app)

    drive(app, script)
