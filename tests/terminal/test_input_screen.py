"""Input on the terminal: what the screen shows, what it hides, and the end of a match."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from textual.pilot import Pilot

from terminal.driving import drive, press, said, screen_text, told
from terminal.touching import NEARLY, client, laid_out, moves_of, state_of
from vierling import Match
from vierling.games.input.rules import State, input_

languages = pytest.mark.parametrize("language", ["en", "de", "fr"])


# Nothing hidden


def readings(state: State, hand: Sequence[str] = ()) -> list[str]:
    """The whole screen with this table, before and after keys."""
    app = client()
    app.party.match.state = state
    app.party.pass_screen()
    found = []

    async def script(pilot: "Pilot[None]") -> None:
        found.append(screen_text(app))
        for key in hand:
            await press(pilot, key)
            found.append(screen_text(app))

    drive(app, script)
    return found


def test_the_screen_is_the_same_whatever_lies_under_the_stones(rng: Random) -> None:
    match = Match("input", 2)
    while match.roll_due:
        match.roll(rng)
    for _ in range(4):
        for _ in range(9):
            (seat,) = match.to_move
            match.play(seat, rng.choice(match.moves(seat)))
        state = match.state
        assert isinstance(state, State)
        other = input_.imagine(None, state.view(None), rng)
        assert other.layout.stones != state.layout.stones
        keys = ["right", "a", "escape", "up", "down"]
        assert readings(replace(other, past=state.past), keys) == readings(state, keys)


@pytest.fixture
def rng() -> Random:
    return Random(5)


# The look of it


@languages
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("seats", [2, 3])
def test_everything_fits_on_the_screen_in_every_language(language: str, size: tuple[int, int], seats: int) -> None:
    app = laid_out(f"{NEARLY}    won r 2\n", language, seats, zero=True)

    async def script(pilot: "Pilot[None]") -> None:
        lines = screen_text(app).splitlines()
        assert [word for word in lines[1].split() if word.isdigit()][: 7 if seats == 2 else 10] == [
            str(number) for number in range(7 if seats == 2 else 10)
        ]
        assert all(
            any(f"{sign} {name}" in line for line in lines) for sign, name in zip("■●▲", "ABC"[:seats], strict=False)
        )
        assert lines[-1].rstrip().endswith(app.voice.say("terminal-key-quit"))
        await press(pilot, "s", "2", "a", "3")
        await press(pilot, "enter")
        assert told(app) == [app.voice.say("input-failed", number=3, points=2)]
        assert app.voice.say("input-face", face="R") in said(app, "#prompt")
        await press(pilot, "enter")
        assert app.party.holder == 1
        assert app.voice.say("input-laid", card=2, place=1) in said(app, "#head")
        assert all(len(line) == size[0] for line in screen_text(app).splitlines())

    drive(app, script, size)


@languages
@pytest.mark.parametrize("size", [(80, 24), (70, 18), (60, 20)])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_letters_are_explained_below_the_supplies(language: str, size: tuple[int, int], seats: int) -> None:
    app = laid_out(NEARLY, language, seats, notes="all")

    async def script(pilot: "Pilot[None]") -> None:  # noqa: ARG001 - nothing is pressed
        text = " ".join(screen_text(app).split())
        for face in "VHRSJ":
            assert f"{face} {app.voice.say('input-face', face=face)}" in text

    drive(app, script, size)


def test_a_small_screen_keeps_cards_and_supplies() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "up")
        text = screen_text(app)
        assert "s7" in text
        assert "[S■]" in text

    drive(app, script, (70, 18))


def test_light_and_dark() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "a", "3", "l")
        assert app.theme == "light"
        assert moves_of(app) == []

    drive(app, script)


# The end


@languages
def test_the_end_shows_the_undersides_and_why_nobody_reached_the_target(language: str) -> None:
    app = laid_out(NEARLY, language)
    app.party.match.state = replace(state_of(app), ended="standstill")

    async def script(pilot: "Pilot[None]") -> None:
        app.go_on()
        await pilot.pause()
        headline = said(app, "#headline")
        assert app.voice.say("input-end-standstill") in headline
        face = {letter: app.voice.say("input-face", face=letter) for letter in "SHV"}
        text = screen_text(app)
        assert "s1  " + app.voice.say("input-end-underside", top=face["S"], under=face["H"]) in text
        assert "3.2 " + app.voice.say("input-end-underside", top=face["S"], under=face["V"]) in text

    drive(app, script)


def test_whoever_wins_by_the_agreed_numbers_is_named_with_their_points() -> None:
    app = laid_out(f"{NEARLY}    won r 2\n    won b 6 5\n", combination="2,3")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "a", "3", "enter")
        assert app.party.outcome is not None
        assert app.party.outcome.points == (5, 11)
        assert said(app, "#headline").splitlines() == ["Anna wins with 5", app.voice.say("input-end-combination")]

    drive(app, script)
