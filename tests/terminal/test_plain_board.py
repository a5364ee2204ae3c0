"""The board for any game, tested with games that also have boards of their own."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from terminal.driving import Watch, drive, press, said, screen_text, seat_client, told
from vierling import GAMES, Match, knister
from vierling.play.bot import Bot
from vierling.play.bots import bot_named
from vierling.terminal.boards.plain import PlainBoard
from vierling.terminal.client import Client
from vierling.terminal.party import Player
from vierling.terminal.screens.curtain import Curtain
from vierling.terminal.screens.end import EndScreen

SLOW = Player("Slow", Bot("slow", lambda _seen, moves, _rng: moves[0], pace=lambda *_: 60_000))
SIZES = [(80, 24), (60, 18), (40, 12)]


def client(game: str, *players: Player | str, options: Any = None, **more: Any) -> Client:
    made = GAMES[game].Options(**options or {})
    app = seat_client(GAMES[game], made, *players or ("Anna",), **more)
    app.board = PlainBoard
    return app


def board_of(app: Client) -> PlainBoard:
    return app.screen.query_one(PlainBoard)


def moves_of(app: Client) -> list[str]:
    match = app.party.match
    return [match.game.write(event.what) for event in match.events if isinstance(event.by, int)]


def shown(app: Client) -> list[str]:
    """What is on the board, without its margins."""
    width = board_of(app).outer_size.width
    return [line[:width].strip() for line in screen_text(app).splitlines()]


def listed(app: Client) -> list[str]:
    lines = shown(app)
    field = max(place for place, line in enumerate(lines) if line.startswith(">"))
    return [line for line in lines[field + 1 :] if line and "Enter" not in line]


def test_a_move_is_chosen_from_the_list() -> None:
    app = client("knister")

    async def script(pilot: "Pilot[None]") -> None:
        assert listed(app)[:3] == ["▸ a1", "b1", "c1"]
        await press(pilot, "down", "down", "down", "up", "enter")
        assert moves_of(app) == ["c1"]
        assert "c1" not in " ".join(listed(app)), "it is taken"

    drive(app, script)


def test_a_move_is_typed() -> None:
    app = client("knister")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "d")
        assert listed(app) == ["▸ d1", "d2", "d3", "d4", "d5"]
        await press(pilot, "4")
        assert listed(app) == ["▸ d4"]
        await press(pilot, "backspace", "2", "enter")
        assert moves_of(app) == ["d2"]

    drive(app, script)


class Alike(type(knister)):  # type: ignore[misc] # a game that differs in how it writes two moves
    """The move that is typed in full is listed after a longer one that begins with it."""

    def write(self, what: Any) -> str:
        return {"a1": "b12", "b1": "b1"}.get(text := str(super().write(what)), text)

    def read(self, text: str) -> Any:
        return super().read({"b12": "a1"}.get(text, text))


def test_a_move_that_is_typed_in_full_is_not_taken_for_a_longer_one() -> None:
    app = seat_client(Alike(), knister.Options(), "Anna")
    app.board = PlainBoard

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "b")
        assert listed(app)[:2] == ["▸ b12", "b1"]
        await press(pilot, "1", "enter")
        assert moves_of(app) == ["b1"]

    drive(app, script)


def test_escape_clears_what_was_typed() -> None:
    app = client("knister")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "d", "4", "escape", "enter")
        assert moves_of(app) == ["a1"]

    drive(app, script)


def test_a_click_plays_the_move_under_it() -> None:
    app = client("knister")

    async def script(pilot: "Pilot[None]") -> None:
        line = next(place for place, line in enumerate(shown(app)) if line == "b1")
        await pilot.click(offset=(3, line))
        await pilot.pause()
        assert moves_of(app) == ["b1"]
        await pilot.click(offset=(3, 1))  # the drawing
        await pilot.pause()
        assert moves_of(app) == ["b1"]

    drive(app, script)


def test_what_cannot_be_read_or_played_is_refused_in_the_games_words() -> None:
    app = client("knister", language="de")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "c", "3", "enter")
        await press(pilot, "c", "3", "enter")
        await press(pilot, "c", "9", "enter")
        assert moves_of(app) == ["c3"]
        say = app.voice.say
        assert told(app) == [say("error-cell-taken", cell="c3"), say("error-unreadable-move", text="c9")]

    drive(app, script)


def test_a_move_that_is_not_listed_one_by_one_can_be_typed_in_either_case() -> None:
    app = client("tubyrinth", options={"board": "1a"}, clock=Watch())

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "enter")
        assert listed(app) == ["▸ pass"]
        await press(pilot, *"i3", "@", *"a1", "enter")
        assert moves_of(app) == ["go", "I3@a1"]
        assert listed(app) == ["▸ -I3", "pass"], "what is laid can be lifted"

    drive(app, script)


@pytest.mark.parametrize("size", SIZES)
def test_the_chosen_move_stays_in_sight_however_long_the_list(size: tuple[int, int]) -> None:
    app = client("tuefteln")

    async def script(pilot: "Pilot[None]") -> None:
        count = len(list(app.party.match.state.moves(0)))
        assert count == 14 * 13 + 16  # two of 14 white cells in either order, or one of 8 bridges either way
        for step in range(1, 15):
            await press(pilot, "down")
            assert f"{step + 1}/{count}" in " ".join(shown(app))
            assert any(line.startswith("▸") for line in listed(app))
        wanted = next(line for line in listed(app) if line.startswith("▸")).removeprefix("▸ ")
        await press(pilot, "enter")
        assert moves_of(app) == [wanted]

    drive(app, script, size)


def test_the_list_wraps_around() -> None:
    app = client("knister")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "up", "enter")
        assert moves_of(app) == ["e5"]

    drive(app, script)


@pytest.mark.parametrize("size", SIZES)
def test_all_of_a_drawing_can_be_seen(size: tuple[int, int]) -> None:
    """Line by line and to its right end, however small the window; the moves stay in sight."""
    app = client("knister", "Anna", "Ben", "Carla")

    async def script(pilot: "Pilot[None]") -> None:
        drawn = app.party.game.draw(app.party.match.view(0)).splitlines()
        width = board_of(app).size.width
        unseen, pages, steps = {line[:width].strip() for line in drawn} - {""}, 0, 0
        while unseen := unseen - {*shown(app)}:
            assert listed(app)
            assert pages < len(drawn), f"nobody sees {unseen}"
            await press(pilot, "pagedown")
            pages += 1
        while not any(line.endswith("diagonals - -") for line in shown(app)):
            assert steps < len(drawn), "nobody sees the right end"
            await press(pilot, "right")
            steps += 1
        await press(pilot, *["pageup"] * pages, *["left"] * steps)
        assert shown(app)[0] == drawn[0][:width].strip()

    drive(app, script, size)


def test_what_fits_is_not_scrolled_and_no_key_is_named_for_it() -> None:
    app = client("knister")

    async def script(pilot: "Pilot[None]") -> None:
        before = screen_text(app)
        await press(pilot, "pagedown", "right", "left", "pageup")
        assert screen_text(app) == before
        assert said(app, "#hint").split("  ") == ["↑↓ Enter choose", "? rules", "L light or dark", "Q quit"]

    drive(app, script)


def test_letters_that_no_move_begins_with_keep_their_meaning() -> None:
    app = client("knister")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "l")
        assert app.theme == "light"
        await press(pilot, "q")
        assert told(app) == [app.voice.say("terminal-quit-again")]

    drive(app, script)


def test_a_letter_that_moves_need_is_typed_and_its_other_meaning_moves_to_another_key(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    app = client("tubyrinth", options={"board": "1a"}, clock=Watch(), record=file)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "enter")
        assert "Ctrl+L light or dark" in said(app, "#hint")
        await press(pilot, "l")
        assert (app.theme, board_of(app).typed) == ("dark", "l")
        await press(pilot, "q")
        assert (told(app), board_of(app).typed) == ([], "lq"), "whoever has begun to type goes on"
        await press(pilot, "ctrl+l")
        assert app.theme == "light"
        await press(pilot, "ctrl+q", "ctrl+q")
        assert Match.read(file.read_text("utf-8")).record() == app.party.match.record()

    drive(app, script)


def test_whoever_waits_types_nothing() -> None:
    app = client("tubyrinth", "Anna", SLOW, options={"board": "1a"}, clock=Watch())

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "o", "enter")
        assert said(app, "#prompt") == app.voice.say("terminal-plain-wait")
        await press(pilot, "g", "enter", "down", "l")
        assert (moves_of(app), app.theme) == (["go"], "light")
        assert not any(line.startswith((">", "▸")) for line in shown(app))

    drive(app, script)


def test_two_people_at_one_screen_pass_it_on_where_entries_are_secret() -> None:
    app = client("knister", "Anna", "Ben")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "a", "1", "enter")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "enter", "b", "2", "enter")
        assert moves_of(app) == ["a1", "b2"]
        assert said(app, "#prompt").startswith("Ben: "), "whoever has the screen begins the next round"

    drive(app, script)


def test_two_people_who_see_the_same_play_on_at_once() -> None:
    app = client("input", "Anna", "Ben", clock=Watch())

    async def script(pilot: "Pilot[None]") -> None:
        first = app.party.holder
        await press(pilot, "s", "1", "enter", "enter")  # touch the first stone, and put it on its first place
        assert app.party.holder == 1 - first
        assert said(app, "#prompt").startswith(app.party.players[1 - first].name)

    drive(app, script)


def test_the_games_own_clock_is_shown() -> None:
    watch = Watch()
    app = client("tubyrinth", "Anna", SLOW, options={"board": "1a"}, clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        assert not app.screen.query_one("#clock").display
        app.party.match.play(1, "go")
        await press(pilot, "enter")  # both are ready: a countdown of three seconds begins
        assert said(app, "#clock") == "0:03"
        watch.seconds += 1.5
        app.tick()
        await pilot.pause()
        assert said(app, "#clock") == "0:02"

    drive(app, script)


def test_nothing_empty_takes_up_space_beside_the_board() -> None:
    app = client("knister")

    async def script(_pilot: "Pilot[None]") -> None:
        assert [app.screen.query_one(part).display for part in ("#head", "#tray", "#clock")] == [False] * 3

    drive(app, script)


def play_up_to(app: Client, rounds: int) -> None:
    """Directly, because keys are slow."""
    for _ in range(rounds):
        app.party.play(next(iter(app.party.match.state.moves(0))))
    app.go_on()


@pytest.mark.parametrize(("game", "rounds"), [("knister", 22), ("tuefteln", 12), ("tubyrinth", 0)])
def test_a_match_is_played_to_its_end_from_the_list_and_drawn_once_more(game: str, rounds: int) -> None:
    app = client(game, clock=Watch())

    async def script(pilot: "Pilot[None]") -> None:
        play_up_to(app, rounds)
        while app.party.outcome is None:
            await press(pilot, "up", "enter")  # the last of the list: in a puzzle that is giving up
        assert isinstance(app.screen, EndScreen)
        drawn = app.party.game.draw(app.party.match.view()).splitlines()
        assert board_of(app).lines == drawn
        assert drawn[0] in screen_text(app)

    drive(app, script)


def test_at_the_end_all_seats_are_listed_above_one_drawing() -> None:
    app = client("tuefteln", "Anna", *(Player(name, bot_named("tuefteln", "random")) for name in ("Ben", "Carla")))

    async def script(pilot: "Pilot[None]") -> None:
        play_up_to(app, 14)
        await press(pilot, "enter")
        points = sorted((app.party.match.total(seat) for seat in range(3)), reverse=True)
        lines = [line.split() for line in screen_text(app).splitlines() if re.search("(Anna|Ben|Carla)  ", line)]
        assert [int(line[-1]) for line in lines] == points
        assert len(app.screen.query(PlainBoard)) == 1

    drive(app, script)
