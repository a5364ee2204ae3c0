import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tubyrinth.racing import BOARD, BROKEN, FIVE, SEVEN
from vierling import Unreadable
from vierling.game import TIME, Line
from vierling.games.tubyrinth.rules import Options, tubyrinth
from vierling.games.tubyrinth.rules.board import read_board
from vierling.games.tubyrinth.rules.notation import ALL_MOVES, GO, PASS, READY, Card, Lift
from vierling.games.tubyrinth.rules.tiles import Placement


def test_a_tile_is_laid_by_name_side_up_turn_and_cell() -> None:
    assert tubyrinth.read("L4@b3") == Placement("L4", False, 0, 2, 1)
    assert tubyrinth.read("L4fr1@b3") == Placement("L4", True, 1, 2, 1)
    assert tubyrinth.write(Placement("O4", True, 0, 6, 6)) == "O4f@g7"
    assert repr(Placement("I3", False, 3, 0, 0)) == "I3r3@a1"


def test_everything_else_that_happens_is_one_word() -> None:
    assert tubyrinth.read("-L4") == Lift("L4")
    assert [tubyrinth.read(word) for word in ("ready", "pass", "go")] == [READY, PASS, GO]
    assert tubyrinth.read("7") == Card(7)
    assert tubyrinth.read("time") is TIME


def test_moves_are_lays_by_tile_side_turn_and_cell_then_lifts_then_words() -> None:
    texts = [tubyrinth.write(move) for move in ALL_MOVES]
    assert texts[:2] == ["I3@a1", "I3@b1"]
    assert texts[2496:] == ["-I3", "-L3", "-I4", "-L4", "-T4", "-S4", "-O4", "ready", "pass", "go"]


NO_LAYS = ["L4", "L4@", "@b3", "l4@b3", "L4r0@b3", "L4r4@b3", "L4r1f@b3", "L4ff@b3", "X4@b3"]
NO_WORDS = ["", "-", "-X4", "--L4", "Ready", "READY", "0", "42", "07", "+7", "time ", " go", "L4@b3 "]
OTHER_DIGITS = ["L4@b\u0663", "\uff17"]  # Arabic, wide


@pytest.mark.parametrize("garbage", [*NO_LAYS, *NO_WORDS, *OTHER_DIGITS, "x" * 10_000])
def test_garbage_is_not_a_move(garbage: str) -> None:
    with pytest.raises(Unreadable) as problem:
        tubyrinth.read(garbage)
    assert problem.value.code == "no-such-move"
    assert len(str(problem.value.params["text"])) <= 40


@pytest.mark.parametrize("text", ["L4@i1", "L4@a9", "L4@h8", "O4fr1@b8"])
def test_a_tile_that_extends_beyond_the_board_is_refused_for_that_reason(text: str) -> None:
    with pytest.raises(Unreadable, match="extends beyond the board") as problem:
        tubyrinth.read(text)
    assert problem.value.code == "beyond-board"


@given(st.text(max_size=8) | st.from_regex(r"-?[ILTSO][34]f?(r[0-4])?@[a-i][0-9]", fullmatch=True))
def test_any_text_is_either_written_back_the_same_or_refused(text: str) -> None:
    try:
        what = tubyrinth.read(text)
    except Unreadable:
        return
    assert tubyrinth.write(what) == text


# A board with tiles on it, as `vierling score` reads it


def laid(tiles: str, board: str = read_board(BOARD).text()) -> str:
    return board + "\n".join(tiles.split()) + "\n"


@pytest.mark.parametrize(("tiles", "count"), [(FIVE, 5), (SEVEN, 7)])
def test_a_pipeline_scores_its_tiles(tiles: str, count: int) -> None:
    assert tubyrinth.tally(laid(tiles)) == (Line("pipeline", count, str(count)),)


def test_without_a_pipeline_the_score_is_0() -> None:
    assert tubyrinth.tally(laid(BROKEN)) == (Line("pipeline", 0, None),)
    assert tubyrinth.tally(laid("")) == (Line("pipeline", 0, None),)


def test_what_counts_depends_on_what_was_agreed() -> None:
    assert tubyrinth.tally(laid(FIVE), Options(mode="master"))[0].points == 0
    assert tubyrinth.tally(laid(SEVEN), Options(mode="master"))[0].points == 7
    rocks = laid(SEVEN, read_board(BOARD.replace("..###...", "########").replace("h4E", "h3E")).text())
    with pytest.raises(Unreadable, match="line 12: L4@a3 is not on free ground"):
        tubyrinth.tally(rocks)
    assert tubyrinth.tally(rocks, Options(mode="rookie"))[0].points == 0  # h3 has no mouth to the east


@pytest.mark.parametrize(
    ("tiles", "code", "line"),
    [
        ("I3@a1 I3@e1", "board-tile-twice", 12),
        ("I3@a1 L4@b9", "board-tile", 12),
        ("ready", "board-tile", 11),
        ("O4@a1", "board-tile-blocked", 11),
        ("I3@a1 T4r1@b5 L4@a4", "board-tile-blocked", 13),
    ],
)
def test_every_error_names_its_line(tiles: str, code: str, line: int) -> None:
    with pytest.raises(Unreadable) as problem:
        tubyrinth.tally(laid(tiles))
    assert (problem.value.code, problem.value.params["line"]) == (code, line)
    assert str(problem.value).startswith(f"line {line}: ")


def test_a_flipped_tile_is_refused_where_tiles_are_only_turned() -> None:
    assert tubyrinth.tally(laid("I3@a1 I4f@a8"))
    with pytest.raises(Unreadable, match="line 12: I4f@a8 is flipped"):
        tubyrinth.tally(laid("I3@a1 I4f@a8"), Options(flip=False))
