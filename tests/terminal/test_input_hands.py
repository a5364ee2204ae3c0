"""Input on the terminal: touching, announcing and placing by keyboard and mouse."""

import pytest
from textual.pilot import Pilot

from terminal.driving import drive, press, said, screen_text, told
from terminal.touching import NEARLY, board_of, client, keys_of, laid_out, moves_of, state_of
from vierling.games.input.terminal.board import InputBoard
from vierling.terminal.screens.curtain import Curtain
from vierling.terminal.screens.table import TableScreen

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
        assert "The last missing stone of the 3 has to be announced" in said(app, "#prompt")
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


def test_what_is_typed_moves_the_cursor_and_nonsense_is_ignored() -> None:
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
    # Under s1 is V. Five of the six V places in the row are taken, and the sixth is the last free place of the 1.
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
        assert said(app, "#head").endswith("Anna touched supply 1: full. No place for it: back to the supply.")
        assert app.party.holder == 1

    drive(app, script)


def test_the_mouse_first_points_then_touches() -> None:
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


def test_nothing_is_announced_by_accident() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "a", "enter", "enter", "space")  # no number was chosen
        assert moves_of(app) == []
        await press(pilot, "5", "s", "enter")  # not one that could be closed
        assert moves_of(app) == []
        await press(pilot, "3", "escape", "enter")  # thought better of it
        assert moves_of(app) == ["s1"]

    drive(app, script)


def test_a_number_can_also_be_chosen_with_arrows() -> None:
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


def test_a_refused_announcement_never_flips_a_stone() -> None:
    """Whoever announces and confirms without looking has flipped nothing; Esc or another stone goes on."""
    app = laid_out("4  rSV .   rVH .   .")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "a")
        assert app.voice.say("input-may-not-announce", you="yes", name="") in said(app, "#prompt")
        await press(pilot, "4", "enter", "space", "a", "enter")
        assert moves_of(app) == []
        assert board_of(app).cursor == "s1", "nor has the number led to a stone"
        await press(pilot, "escape")
        assert app.voice.say("input-may-not-announce", you="yes", name="") not in said(app, "#prompt")
        await press(pilot, "a", "right")
        assert board_of(app).cursor == "s2"
        await press(pilot, "enter")
        assert moves_of(app) == ["s2"]

    drive(app, script)


def test_a_click_after_a_refused_announcement_flips_nothing_either() -> None:
    app = laid_out("4  rSV .   rVH .   .")

    async def script(pilot: "Pilot[None]") -> None:
        for _ in range(2):
            await press(pilot, "a")
            x, y = board_of(app).spread.corner(board_of(app).cursor, 0)
            await pilot.click(InputBoard, offset=(x + 1, y))
            await pilot.pause()
        assert moves_of(app) == []

    drive(app, script)


def test_a_number_that_may_not_be_announced_takes_back_the_one_chosen_before() -> None:
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "a", "3", "5", "enter")
        assert (moves_of(app), board_of(app).called) == ([], None)
        await press(pilot, "3", "enter")
        assert moves_of(app) == ["s1!3"]

    drive(app, script)


@pytest.mark.parametrize("announced", [("a", "3"), ()], ids=["announced", "not announced"])
def test_why_a_joker_may_not_close_is_told_as_it_is(announced: tuple[str, ...]) -> None:
    """Under s5 is the joker, and the 3 lacks one stone: announced or not, the joker is the reason."""
    app = laid_out(NEARLY)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "5", *announced, "enter")
        assert app.voice.say("input-barred-joker", number=3) in said(app, "#prompt")
        assert app.voice.say("input-barred-last", number=3) not in said(app, "#prompt")

    drive(app, script)


def test_where_jokers_close_an_unannounced_one_lacks_the_announcement() -> None:
    app = laid_out(NEARLY, joker_closes=True)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "5", "enter")
        assert app.voice.say("input-barred-last", number=3) in said(app, "#prompt")

    drive(app, script)


def test_a_place_barred_by_shuttling_is_explained() -> None:
    app = laid_out("1   .   .   .   .   rVH\nb   VR HR")

    async def script(pilot: "Pilot[None]") -> None:
        for move in ("1.5", ">1.2", "s1", ">2.1", "1.2", ">1.5", "s2", ">3.3"):
            app.party.match.play(min(app.party.match.to_move), move)
        app.go_on()
        await pilot.pause()
        await press(pilot, *keys_of("1.5"), "enter")
        assert app.voice.say("input-barred-shuttling") in said(app, "#prompt")

    drive(app, script)


def test_after_a_failed_zero_everybody_is_told_that_its_stones_go_back() -> None:
    app = laid_out("r  VR SV VH\nwon r 2\nwon b 4", zero=True)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "s", "1", "a", "0", "enter", *keys_of("0.1"), "enter")
        await press(pilot, "s", "2", "enter", *keys_of("5.1"), "enter")
        assert moves_of(app) == ["s1!0", ">0.1", "s2!0", ">5.1"]
        assert app.voice.say("input-returned", count=1) in said(app, "#head").replace("\n", " ")

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


def test_with_everybodys_notes_there_is_no_curtain() -> None:
    app = client(notes="all")

    async def script(pilot: "Pilot[None]") -> None:
        turn = state_of(app).turn
        while state_of(app).turn == turn:
            await press(pilot, "enter")
        assert isinstance(app.screen, TableScreen)

    drive(app, script)
