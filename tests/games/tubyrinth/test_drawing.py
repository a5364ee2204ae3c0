"""Views as text; each picture was written by hand from the table of tiles."""

from textwrap import dedent

from games.tubyrinth.racing import BROKEN, FIVE, SEVEN, build, call, play_round, race, table
from vierling.games.tubyrinth.rules import tubyrinth
from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.drawing import draw_board
from vierling.games.tubyrinth.rules.pipeline import EMPTY
from vierling.games.tubyrinth.rules.view import show


def picture(text: str) -> str:
    return dedent(text).strip("\n")


def test_the_photographed_solution() -> None:
    match = race(1)
    build(match, 0, SEVEN)
    expected = """
    basic, round 1: building
    seat 1: 0 points

    seat 1, board 1a
          a   b   c   d   e   f   g   h
          v
          o
    1     ┃  ### ### ###  ·  ###  ·  ###
          ┃
    2   ╺━┫  ### ###  ·   ·   ·   ·  ###
          ┃                       ╷   ╷
    3     ┗━o━┓  ###  ·   ·   ·   └───┘
              ┃
    4     ·   ┣━╸### ### ###  ·   ┏━━━━━o>
              ┃                   o
    5     ┏━━━┻━o━┳━╸### ###  ·   ┃  ###
          ╹       ┃           ╻   ┃
    6    ###  ┏━━━┫   ·   ·   ┣━━━┫  ###
              ╹   ┃           ┃   ╹
    7     ·  ###  ┃ ╺━━━━━┳━o━┛   ·  ###
          ╻       o       ┃
    8     ┗━━━┳━━━┻━━━━━o━┛  ###  ·   ·
              ╹
    I3@a1 L3r1@d7 I4@a8 L4@a3 T4r1@b5 S4@f5 O4@g3
    the water arrives, and 7 tiles count
    """
    assert tubyrinth.draw(match.view(0)) == picture(expected)


def test_water_is_heavy_and_dry_pipes_are_light() -> None:
    match = race(1)
    build(match, 0, "I3@a1 I4@a8")
    lines = tubyrinth.draw(match.view(0)).splitlines()
    assert "1     ┃  ### ### ###  ·  ###  ·  ###" in lines
    assert "8     └───┬───┴─────╴ ·  ###  ·   ·" in lines
    assert lines[-2:] == ["I3@a1 I4@a8", "the water reaches 1 of 2 tiles"]


def test_arrows_point_into_the_board_at_the_start_and_out_of_it_at_the_end() -> None:
    rows = "/".join(["........"] * 8)
    assert draw_board(show(None, board_of(f"{rows}/a2W/c8S"), EMPTY)).splitlines() == [
        "      a   b   c   d   e   f   g   h",
        "1     ·   ·   ·   ·   ·   ·   ·   ·",
        "",
        "2  >  ·   ·   ·   ·   ·   ·   ·   ·",
        *[line for row in range(3, 9) for line in ("", f"{row}     ·   ·   ·   ·   ·   ·   ·   ·")],
        "              v",
        "nothing laid",
        "the water reaches 0 of 0 tiles",
    ]
    lines = draw_board(show(None, board_of(f"{rows}/h2E/c1N"), EMPTY)).splitlines()
    assert lines[1] == "              ^"
    assert lines[4].endswith("·  <")


def test_a_tile_over_obstacles_hides_them() -> None:
    match = race(2, mode="rookie")
    match.play(0, "I4@a1")
    assert "1     ┗━━━┳━━━┻━━━━━╸ ·  ###  ·  ###" in tubyrinth.draw(match.view(0)).splitlines()


def test_what_everybody_has_said_is_drawn() -> None:
    match = table(3)
    match.play(1, "go")
    assert tubyrinth.draw(match.view(0)) == picture(
        """
        basic, round 1: waiting
        seat 1: 0 points
        seat 2: 0 points, go
        seat 3: 0 points
        """
    )
    match.play(0, "go")
    match.play(2, "go")
    assert tubyrinth.draw(match.view(0)).startswith("basic, round 1: about to begin\n")
    match.ring()
    build(match, 0, BROKEN)
    call(match, 0, 5)
    match.play(2, "pass")
    seen = tubyrinth.draw(match.view(1)).splitlines()
    assert seen[:4] == [
        "basic, round 1: building",
        "seat 1: 0 points, ready",
        "seat 2: 0 points",
        "seat 3: 0 points, pass",
    ]
    assert "nothing laid" in seen


def test_after_a_round_everybodys_boards_and_points_are_drawn() -> None:
    match = table(3)
    play_round(match, {0: (FIVE, 10), 2: (BROKEN, 11)})
    lines = tubyrinth.draw(match.view(1)).splitlines()
    assert lines[:4] == [
        "basic, round 2: waiting",
        "seat 1: 5 points, 5 tiles in the last round: +5",
        "seat 2: 2 points, no pipeline in the last round: +2",
        "seat 3: -1 points, wrong in the last round: -1",
    ]
    assert [line for line in lines if line.startswith("seat ")][3:] == [f"seat {seat}, board 1a" for seat in (1, 2, 3)]
    assert lines.count("the water arrives, and 5 tiles count") == 1
