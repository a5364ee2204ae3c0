"""Input on the terminal: touching, announcing and placing by keyboard and mouse, with bots that can be watched."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from games.input.drawn import position
from games.input.seeing import plan_place, plan_touch
from terminal.driving import Watch, drive, press, said, screen_text, seat_client, told, wait
from vierling import Match
from vierling.bots import GLANCE, bots_of, look
from vierling.bots.input.memory import Memory
from vierling.bots.random import choose
from vierling.game import Move
from vierling.games.input import Options, State, input_
from vierling.terminal.boards.input import InputBoard
from vierling.terminal.client import Client
from vierling.terminal.party import Player
from vierling.terminal.play import seat_all
from vierling.terminal.screens.curtain import Curtain
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.table import TableScreen
from vierling.terminal.voice import Voice

languages = pytest.mark.parametrize("language", ["en", "de", "fr"])

# Red has two stones on the 3, which lacks only its H (place 4). Under s1 is the H, under s2 an R.
NEARLY = """
    3  rVR rSV bRV .   bRH
    r  SH SR VH
"""


def client(
    *players: Player | str, language: str = "en", clock: Watch | None = None, seed: int = 1, **options: Any
) -> Client:
    made = Options(**options)
    seated = players or ("Anna", "Ben")
    return seat_client(input_, made, *seated, language=language, clock=clock or Watch(), seed=seed)


def laid_out(text: str, language: str = "en", seats: int = 2, **options: Any) -> Client:
    """Anna's turn (she is red), then Ben's (blue), then Carla's."""
    app = client(*("Anna", "Ben", "Carla")[:seats], language=language, **options)
    app.party.match.state = position(text, seats, **options).state
    app.party.holder = 0
    return app


def state_of(app: Client) -> State:
    state = app.party.match.state
    assert isinstance(state, State)
    return state


def board_of(app: Client) -> InputBoard:
    return app.screen.query_one(InputBoard)


def moves_of(app: Client) -> list[str]:
    return [input_.write(event.what) for event in app.party.match.events if isinstance(event.by, int)]


def keys_of(spot: object) -> list[str]:
    return [{".": "full_stop"}.get(sign, sign) for sign in str(spot)]


# A whole match


async def take_turn(pilot: "Pilot[None]", app: Client) -> None:
    touch = plan_touch(state_of(app))
    await press(pilot, *keys_of(touch.spot))
    await press(pilot, *(["enter"] if touch.closes is None else ["a", str(touch.closes), "enter"]))
    if state_of(app).hand:
        await press(pilot, *keys_of(plan_place(state_of(app)).spot), "enter")


def test_two_people_play_a_whole_match_by_keyboard(tmp_path: Path) -> None:
    app, file = client(seed=6), tmp_path / "match.txt"
    app.record = file

    async def script(pilot: "Pilot[None]") -> None:
        while app.party.outcome is None:
            assert isinstance(app.screen, TableScreen), "all see the same: no curtain"
            assert app.party.holder == state_of(app).mover
            assert app.party.players[app.party.holder].name in said(app, "#title")
            await take_turn(pilot, app)
        assert isinstance(app.screen, EndScreen)
        (winner,) = app.party.outcome.winners
        assert said(app, "#headline") == f"{app.party.players[winner].name} wins with 17"
        assert "above" in screen_text(app)
        await press(pilot, "n")
        assert isinstance(app.screen, TableScreen)
        assert moves_of(app) == []

    drive(app, script)
    match = Match.read(file.read_text("utf-8"))
    assert match.outcome
    assert max(match.outcome.points) == 17


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_screen_is_in_the_hands_of_whoever_the_lot_lets_begin(seed: int) -> None:
    app = client("Anna", "Ben", "Carla", seed=seed)
    assert app.party.holder == state_of(app).order[0]


# Bots


def watching(seen: list[Any]) -> Player:
    """A bot that plays at random and keeps what it is asked with."""

    def bot(memory: Any, moves: Sequence[Move], rng: Random) -> Move:
        seen.append(memory)
        return choose(memory, moves, rng)

    return Player("Watcher", bot, lambda view, move, rng: 1000)  # noqa: ARG005 - always a second


def test_a_match_against_a_bot_that_can_be_watched_and_remembers() -> None:
    watch, seen = Watch(), list[Any]()
    app = client("Anna", watching(seen), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        held = 0
        while app.party.outcome is None and state_of(app).turn < 14:
            if 0 in app.party.match.to_move:
                await take_turn(pilot, app)
            else:
                assert "watch closely" in said(app, "#prompt")
                before = len(app.party.match.events)
                await wait(pilot, watch, 0.5)
                await press(pilot, "enter", "a")  # nothing to do here meanwhile
                assert len(app.party.match.events) == before, "there is time to look"
                await wait(pilot, watch, 0.5)
                assert len(app.party.match.events) == before + 1
                if state_of(app).hand:
                    held += 1
                    assert f"{state_of(app).hand.stone.top}●" in said(app, "#tray")  # type: ignore[union-attr] # it is
        assert held > 2

    drive(app, script)
    kept = None
    for state in app.party.match.states():
        kept = look("input", kept, state.view(1))
        if seen and seen[0].view == kept.view:
            assert seen.pop(0) == kept, "as a player who has seen every view"
    assert not seen
    assert isinstance(kept, Memory)
    assert any(kept.known)


def test_every_bot_leaves_a_moment_to_look_at_what_it_does() -> None:
    for player in seat_all(Voice("en"), input_, "Anna", ",".join(bots_of("input")))[1:]:
        assert player.pace(None, None, Random(1)) == GLANCE > 0


def test_people_and_a_bot_take_turns_in_the_order_of_the_lot() -> None:
    watch = Watch()
    app = client("Anna", "Ben", Player("Bot", choose), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        for turn in range(9):
            mover = state_of(app).order[turn % 3]
            assert state_of(app).mover == mover
            if mover < 2:
                assert app.party.holder == mover
                await take_turn(pilot, app)
            while state_of(app).turn == turn:
                await wait(pilot, watch, 1)

    drive(app, script)


def test_a_new_match_finds_the_bots_without_memories() -> None:
    watch, seen = Watch(), list[Any]()
    app = client("Anna", watching(seen), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        while state_of(app).turn < 8:
            if 0 in app.party.match.to_move:
                await take_turn(pilot, app)
            await wait(pilot, watch, 1)
        assert any(app.party.memories[1].known)
        await press(pilot, "q")
        app.action_again()
        await pilot.pause()
        assert not any(app.party.memories[1].known)

    drive(app, script)


# Touching and placing


def test_the_stone_in_hand_is_shown_and_its_places_light_up() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "2", "enter")  # SR: shows R
        hand = app.party.match.view().hand
        assert hand is not None
        assert (hand.face, hand.places) == ("R", ("2.1", "5.5", "6.3", "6.5"))
        assert "R■" in said(app, "#tray")
        assert "It shows round. Choose one of the 4 lit places." in said(app, "#prompt")
        text = screen_text(app)
        assert text.count("·R·") == 3
        assert text.count("[R■]") == 1, "the cursor shows it as it would lie"
        await press(pilot, "right", "right", "right", "right")
        assert board_of(app).cursor == "2.1", "round and back"
        await press(pilot, "left", "enter")
        assert moves_of(app) == ["s2", ">6.5"]
        assert "R■" not in said(app, "#tray")

    drive(app, script)


def test_a_last_place_that_was_not_announced_is_crossed_out_and_explained() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "enter")  # SH: shows H, and the 3 lacks H
        assert "×h×" in screen_text(app)  # noqa: RUF001 - the sign that is drawn
        assert "The 3 lacks only this one" in said(app, "#prompt")
        assert "3.4" not in board_of(app).spots
        await press(pilot, "3")
        assert board_of(app).typed == "", "nor can it be typed"

    drive(app, script)


def test_up_and_down_lead_from_the_supply_to_the_cards_and_back() -> None:
    app = laid_out("4  rSV .   .   .   .\n1  .   rHV .   .   .")

    async def script(pilot: "Pilot[None]") -> None:
        board = board_of(app)
        assert board.cursor == "s1"
        await press(pilot, "up")
        assert board.cursor == "1.2"
        await press(pilot, "up")
        assert board.cursor == "4.1"
        await press(pilot, "up")
        assert board.cursor == "4.1", "there is nothing above"
        await press(pilot, "down", "down")
        assert board.cursor.startswith("s")
        found = set()
        for _ in range(7):
            await press(pilot, "right")
            found.add(board.cursor)
        assert found == set(board.spots), "left and right lead everywhere"

    drive(app, script)


def test_what_is_typed_moves_the_cursor_and_nonsense_is_forgotten() -> None:
    app = laid_out("4  rSV .   rVH .   .")

    async def script(pilot: "Pilot[None]") -> None:
        board = board_of(app)
        await press(pilot, "4")
        assert (board.cursor, board.typed) == ("4.1", "4")
        assert said(app, "#prompt").endswith("\n4")
        await press(pilot, "full_stop", "3")
        assert (board.cursor, board.typed) == ("4.3", "")
        await press(pilot, "5")
        assert (board.cursor, board.typed) == ("4.3", ""), "no stone lies on the 5"
        await press(pilot, "4", "escape")
        assert board.typed == ""
        assert moves_of(app) == []

    drive(app, script)


def test_a_stone_without_a_place_goes_back_and_all_are_told() -> None:
    # Under s1 is V. Of the six V in the row five are taken, and the 1 lacks only its own.
    app = laid_out(
        """
        1  bSR rHR rHS bHR .
        2  .   .   .   .   rVH
        3  bVH .   .   .   .
        4  .   .   bVR .   .
        5  bVS .   rVR .   .
        r  SV
        """
    )

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "enter")
        assert moves_of(app) == ["s1"]
        assert said(app, "#head").endswith("Anna touched supply 1: full. No place for it: back into the supply.")
        assert app.party.holder == 1

    drive(app, script)


def test_the_mouse_points_first_and_touches_then() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        async def click(spot: str) -> None:
            x, y = board_of(app).spread.corner(spot, 0)
            await pilot.click(InputBoard, offset=(x + 1, y))
            await pilot.pause()

        await click("s2")
        assert (board_of(app).cursor, moves_of(app)) == ("s2", [])
        await click("3.3")  # Ben's
        assert (board_of(app).cursor, moves_of(app)) == ("s2", [])
        await click("s2")
        assert moves_of(app) == ["s2"]
        await click("6.3")
        await click("6.3")
        assert moves_of(app) == ["s2", ">6.3"]

    drive(app, script)


# Announcing


def test_an_announced_stone_closes_and_the_card_moves_up() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        assert "✓3" not in screen_text(app)
        await press(pilot, "s", "1", "a")
        assert said(app, "#prompt") == "Anna: Which number does this stone close: 3? Type it."
        await press(pilot, "3")
        assert app.voice.say("input-announce", number=3, gain=3, loss=0) in said(app, "#prompt")
        assert "!3" in screen_text(app)
        await press(pilot, "enter")
        assert moves_of(app) == ["s1!3"]
        assert app.party.match.total(0) == 3
        first, second, *_ = screen_text(app).splitlines()
        assert "✓3" in first
        assert [word for word in second.split() if word.isdigit()][:5] == ["1", "2", "4", "5", "6"]
        assert "Anna closes the 3: +3." in said(app, "#head").replace("\n", " ")
        assert told(app) == []

    drive(app, script)


def test_a_wrong_announcement_costs_and_the_stone_is_placed_elsewhere() -> None:
    app = laid_out(f"{NEARLY}    won r 2\n")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "2", "a", "3", "enter")  # SR: R is not what the 3 lacks
        assert app.party.match.total(0) == 0
        assert told(app) == ["It does not close the 3: −2."]  # noqa: RUF001 - a minus sign
        assert "You announced the 3." in said(app, "#head").replace("\n", " ")
        assert "It shows round" in said(app, "#prompt")
        await press(pilot, *keys_of("5.5"), "enter")
        assert moves_of(app) == ["s2!3", ">5.5"]
        assert len(told(app)) == 1, "told once"
        assert app.party.holder == 1

    drive(app, script)


def test_nothing_is_announced_by_a_slip() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "a", "enter", "enter", "space")  # no number was chosen
        assert moves_of(app) == []
        await press(pilot, "5", "s", "enter")  # none that could be closed
        assert moves_of(app) == []
        await press(pilot, "3", "escape", "enter")  # thought better of it
        assert moves_of(app) == ["s1"]

    drive(app, script)


def test_a_number_is_also_chosen_by_arrows() -> None:
    app = laid_out(
        """
        3  rVR rSV bRV .   bRH
        2  rRH .   bSV bSH bVH
        """
    )

    async def script(pilot: "Pilot[None]") -> None:
        board = board_of(app)
        await press(pilot, "s", "1", "a", "up")
        assert board.called == 2
        await press(pilot, "right")
        assert board.called == 3
        await press(pilot, "right")
        assert board.called == 2
        await press(pilot, "left", "enter")
        assert moves_of(app) == ["s1!3"]

    drive(app, script)


def test_who_may_not_announce_hears_why() -> None:
    app = laid_out("4  rSV .   rVH .   .")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "a")
        assert told(app) == [app.voice.say("input-may-not-announce")]
        assert not board_of(app).announcing

    drive(app, script)


# Variants


def test_a_child_leaves_a_stone_as_it_lies() -> None:
    app = laid_out(NEARLY, children="1")

    async def script(pilot: "Pilot[None]") -> None:
        assert "~ do not flip" in said(app, "#hint")
        await press(pilot, "s", "3", "tilde")  # VH: shows V
        assert "It will not be flipped." in said(app, "#prompt")
        await press(pilot, "tilde")
        assert "It will not be flipped." not in said(app, "#prompt")
        await press(pilot, "tilde", "enter")
        assert moves_of(app) == ["s3~"]
        hand = app.party.match.view().hand
        assert hand is not None
        assert hand.face == "V"

    drive(app, script)


def test_where_everybody_has_to_flip_the_key_does_nothing() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        assert "~" not in said(app, "#hint")
        await press(pilot, "tilde")
        assert not board_of(app).kept

    drive(app, script)


def test_the_zero_is_filled_stone_by_stone() -> None:
    # 0 R H H H R; under red's first five stones are R, H, H, H and R.
    app = laid_out("r  VR VH RH SH SR\nwon r 2\nwon b 4", zero=True)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "a", "0")
        assert said(app, "#prompt").startswith("Anna: Announce the zero and flip")
        await press(pilot, "enter", *keys_of("0.1"), "enter")
        for slot, place in ((2, 2), (3, 3), (4, 4)):
            assert "You are filling the zero" in said(app, "#prompt")
            assert "A announce" not in said(app, "#hint")
            await press(pilot, "s", str(slot), "enter", *keys_of(f"0.{place}"), "enter")
        await press(pilot, "s", "5", "enter", "enter")
        assert moves_of(app) == ["s1!0", ">0.1", "s2!0", ">0.2", "s3!0", ">0.3", "s4!0", ">0.4", "s5!0", ">0.5"]
        assert [app.party.match.total(seat) for seat in (0, 1)] == [2, 0]
        assert "✓0" in screen_text(app).splitlines()[0]
        assert "The zero is full" in said(app, "#head").replace("\n", " ")

    drive(app, script)


def test_with_own_notes_there_is_a_curtain_between_two_people() -> None:
    app = client(notes="own")

    async def script(pilot: "Pilot[None]") -> None:
        if isinstance(app.screen, Curtain):
            await press(pilot, "enter")
        first = app.party.holder
        assert "HRS" in screen_text(app), "what may be under a V"
        turn = state_of(app).turn
        while state_of(app).turn == turn:
            await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        assert app.party.holder == first
        await press(pilot, "enter")
        assert app.party.holder != first

    drive(app, script)


def test_with_everybodys_notes_there_is_none() -> None:
    app = client(notes="all")

    async def script(pilot: "Pilot[None]") -> None:
        turn = state_of(app).turn
        while state_of(app).turn == turn:
            await press(pilot, "enter")
        assert isinstance(app.screen, TableScreen)

    drive(app, script)


# Nothing hidden


def readings(state: State, hand: Sequence[str] = ()) -> list[str]:
    """The whole screen with such a table, before and after keys."""
    app = client()
    app.party.match.state = state
    app.party.hand_over()
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
    checked = 0
    for _ in range(60):
        if match.outcome:
            break
        (seat,) = match.to_move
        match.play(seat, rng.choice(match.moves(seat)))
        if len(match.events) % 9 == 0 and not match.outcome:
            state = match.state
            assert isinstance(state, State)
            other = input_.imagine(None, state.view(None), rng)
            assert other.layout.stones != state.layout.stones
            keys = ["right", "a", "escape", "up", "down"]
            assert readings(replace(other, past=state.past, steps=state.steps), keys) == readings(state, keys)
            checked += 1
    assert checked >= 4


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


def test_whoever_wins_by_the_agreed_numbers_is_named_with_the_own_points() -> None:
    app = laid_out(f"{NEARLY}    won r 2\n    won b 6 5\n", combination="2,3")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "a", "3", "enter")
        assert app.party.outcome is not None
        assert app.party.outcome.points == (5, 11)
        assert said(app, "#headline").splitlines() == ["Anna wins with 5", app.voice.say("input-end-combination")]

    drive(app, script)
