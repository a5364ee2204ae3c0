"""An evening in the terminal: one match after another, other games, and what they add up to."""

from random import Random
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.screen import Screen

from terminal.driving import Watch, drive, press, said, screen_text, seat_client
from terminal.test_window_sizes import look, play_on
from vierling import GAMES, Match, knister
from vierling.play.bots import bot_named
from vierling.terminal.client import Client
from vierling.terminal.evening import Evening, other_games
from vierling.terminal.party import Player
from vierling.terminal.screens.curtain import Curtain
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.evening import EveningScreen
from vierling.terminal.screens.games import GamesScreen
from vierling.terminal.screens.table import TableScreen


def client(*players: Player | str, game: str = "knister", language: str = "en") -> Client:
    return seat_client(GAMES[game], GAMES[game].Options(), *players, language=language, clock=Watch())


def bot(name: str, title: str) -> Player:
    return Player(title, bot_named("knister", name))


async def finish(pilot: "Pilot[None]", seed: int) -> tuple[int, ...]:
    """The points of the match, which is played to its end."""
    assert isinstance(pilot.app, Client)
    play_on(pilot.app, Random(seed))
    pilot.app.go_on()
    await until_shown(pilot, EndScreen)
    await pilot.pause()
    outcome = pilot.app.party.outcome
    assert outcome
    return outcome.points


async def until_shown(pilot: "Pilot[None]", *screens: type[Screen[Any]]) -> None:
    """However busy the machine is."""
    while not isinstance(pilot.app.screen, screens) or not pilot.app.screen.is_mounted:
        await pilot.pause()


def sheet_of(app: Client) -> list[list[str]]:
    """The rows of the score sheet, as words."""
    assert isinstance(app.screen, EveningScreen)
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(app.screen.sheet())
    lines = [line.split() for line in capture.get().splitlines()]
    return [line for line in lines if line and "─" not in line[0]]


def test_two_people_play_one_game_after_another_and_the_sheet_adds_up() -> None:
    app = client("Mara", "Jo")

    async def script(pilot: "Pilot[None]") -> None:
        first = await finish(pilot, 1)
        assert "Wins so far" not in said(app, "#headline")
        assert "the evening" not in said(app, "#hint")
        await press(pilot, "n")
        second = await finish(pilot, 2)
        await press(pilot, "g")
        await until_shown(pilot, GamesScreen)
        await press(pilot, "enter")  # the first one
        await until_shown(pilot, TableScreen, Curtain)
        assert app.party.game.name == "tuefteln"
        assert [player.name for player in app.party.players] == ["Mara", "Jo"]
        third = await finish(pilot, 3)
        assert all(len(set(points)) == 2 for points in (first, second, third)), "nobody shares a win"
        wins = [sum(points[seat] == max(points) for points in (first, second, third)) for seat in (0, 1)]
        told = ", ".join(f"{name} {won}" for name, won in zip(("Mara", "Jo"), wins, strict=True) if won)
        assert f"Wins so far: {told}" in said(app, "#headline")
        await press(pilot, "e")
        await until_shown(pilot, EveningScreen)
        rows = sheet_of(app)
        assert rows[0] == ["Game", "Mara", "Jo"]
        for row, game, points in zip(rows[1:4], ("Knister", "Knister", "Tüfteln"), (first, second, third), strict=True):
            stars = [["★", str(each)] if each == max(points) else [str(each)] for each in points]
            assert row[1:] == [game, *stars[0], *stars[1]]
        assert rows[4] == ["Wins", *map(str, wins)]
        assert rows[5] == ["Points", "in", "Knister", *(str(a + b) for a, b in zip(first, second, strict=True))]
        assert rows[6] == ["Points", "in", "Tüfteln", *map(str, third)]
        await press(pilot, "escape")
        await until_shown(pilot, EndScreen)

    drive(app, script)


def test_only_games_for_as_many_people_at_one_screen_are_offered() -> None:
    """Tubyrinth is a race; Input has three seats at most, and none for one alone."""
    alone = client("Mara")
    assert [game.name for game in other_games(alone.party)] == ["tuefteln", "tubyrinth"]
    two = client("Mara", "Jo", game="tuefteln")
    assert [game.name for game in other_games(two.party)] == ["knister", "input"]
    against = client("Mara", bot("steady", "Steady"))
    assert [game.name for game in other_games(against.party)] == ["tuefteln", "tubyrinth", "input"]
    four = client("Mara", "Jo", "Ida", "Ben")
    assert [game.name for game in other_games(four.party)] == ["tuefteln"]
    many = client(*(f"Player {number}" for number in range(20)))
    assert not list(other_games(many.party))


def test_without_another_game_none_is_offered() -> None:
    app = client(*(f"Player {number}" for number in range(16)))

    async def script(pilot: "Pilot[None]") -> None:
        await finish(pilot, 1)
        assert "another game" not in said(app, "#hint")
        await press(pilot, "g")
        assert isinstance(app.screen, EndScreen)

    drive(app, script)


def test_bots_stay_as_they_are_called_or_the_strongest_one_comes() -> None:
    app = client("Mara", bot("steady", "Steady"), bot("strong", "Strong"))
    seated = app.reseat(GAMES["input"], app.party.players)
    assert [(player.name, player.bot and player.bot.name) for player in seated] == [
        ("Mara", None),
        ("Steady", "steady"),
        ("Master", "master"),
    ]


def test_the_screen_has_the_colours_of_the_game_that_is_played() -> None:
    app = client("Mara", "Jo")

    async def script(pilot: "Pilot[None]") -> None:
        app.action_shade()
        await pilot.pause()
        before = app.get_css_variables()["game"]
        assert before == app.board.accents["light"].accent
        await finish(pilot, 1)
        await press(pilot, "g")
        await until_shown(pilot, GamesScreen)
        await press(pilot, "enter")
        await until_shown(pilot, TableScreen, Curtain)
        after = app.get_css_variables()["game"]
        assert (app.theme, after) == ("light", app.board.accents["light"].accent)
        assert after != before

    drive(app, script)


def test_whoever_plays_alone_wins_nothing_and_a_match_counts_once() -> None:
    evening, match = Evening(), Match(knister, names=["Mara"])
    evening.note(match)
    assert evening.matches == [], "it is not over"
    cells = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    for cell in cells:
        match.roll("1+1")
        match.play(0, cell)
    evening.note(match)
    evening.note(match)
    # Twelve lines of five 2s, which are 10 each, and twice as much on the diagonals.
    assert [each["points"] for each in evening.matches] == [[140]]
    assert evening.wins == []


def test_in_a_small_window_everything_is_in_sight_or_can_be_scrolled_to() -> None:
    """In German, whose words are the longest."""
    app = client("Anna", "Benedikt-Maximilian", language="de")

    async def script(pilot: "Pilot[None]") -> None:
        await finish(pilot, 0)
        await press(pilot, "n")
        await finish(pilot, 1)
        assert await look(pilot, app) == []
        for key, screen, told in (("e", EveningScreen, "Benedikt-Maximilian"), ("g", GamesScreen, "Input")):
            await press(pilot, key)
            await until_shown(pilot, screen)
            assert await look(pilot, app) == []
            assert told in screen_text(app)
            await press(pilot, "escape")
            await until_shown(pilot, EndScreen)

    drive(app, script)
