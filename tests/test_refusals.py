"""Every refusal has a sentence in three languages, and says in English what its sentence says."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Event
from typing import Any, NoReturn
from unittest.mock import patch

import pytest

import vierling
from games.input.drawn import position
from messages import messages, variables_in
from vierling import Kit, Match, Refusal, Sprt, arena, kit, knister, tuefteln
from vierling.cluster import connect
from vierling.coach import coach_of
from vierling.coach.hindsight import look_back, read_rolls
from vierling.coach.hints import hint_of
from vierling.coach.puzzles import puzzles_of
from vierling.coach.report import report_of
from vierling.coach.typed import Round, best_of_numbers, match_of, score_numbers
from vierling.data import Results, RowFile, read_records
from vierling.extras import need
from vierling.games.input.rules import input_
from vierling.games.tubyrinth.paper.prints import pick_boards
from vierling.games.tubyrinth.rules import tubyrinth
from vierling.games.tubyrinth.rules.book import CARDS
from vierling.games.tubyrinth.think import puzzles, solver
from vierling.games.tubyrinth.think.generator import generate
from vierling.games.tubyrinth.think.hints import give_hint
from vierling.kit import fill_shelf, kit_of, shelf
from vierling.lab.training import trainer_of
from vierling.paper.order import Order
from vierling.paper.printing import print_game
from vierling.play.bots import bot_named, teach
from vierling.play.challenge import challenge_named
from vierling.play.dice import ListedDice
from vierling.play.lesson import lesson_of
from vierling.play.outside import GROUP, admit, call, check_free, illegal, load_bot, split_name
from vierling.play.process import Process, garbled, silent
from vierling.proof import check_hex, read_proof
from vierling.server.api.errors import PROBLEMS
from vierling.words import LANGUAGES, say_refusal

SOURCE = Path(vierling.__file__).parent
CORE = [
    SOURCE / name
    for name in (
        "game.py",
        "match.py",
        "options.py",
        "proof.py",
        "record.py",
        "kit.py",
        "extras.py",
        "games",
        "play",
        "coach",
        "lab",
        "data",
        "cluster.py",
        "paper",
    )
]


def refusals(files: list[Path]) -> Iterator[tuple[str, set[str]]]:
    """Every code that is raised, with the names of its params."""
    for place in files:
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and node.args and called(node) in REFUSALS:
                    code = node.args[0]
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        names = {word.arg for word in node.keywords if word.arg}
                        yield code.value, names - {"status"}


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


REFUSALS = {"Refusal", "IllegalMove", "Unreadable", "Refused"}


def test_every_refusal_has_its_sentence_in_the_words() -> None:
    codes = {code for code, _ in refusals([SOURCE])}
    assert len(codes) > 15
    assert sorted(code for code in codes if f"error-{code}" not in messages("en")) == []


def test_every_finding_about_a_request_has_its_sentence_in_the_words() -> None:
    assert sorted(code for code in PROBLEMS.values() if f"error-{code}" not in messages("en")) == []


def test_every_sentence_finds_its_variables_in_the_refusal() -> None:
    missing = [
        (code, wanted - params)
        for code, params in refusals([SOURCE])
        if f"error-{code}" in messages("en")
        if (wanted := variables_in(messages("en")[f"error-{code}"])) - params
    ]
    assert missing == []


def rolled(seats: int = 2) -> Match:
    match = Match("knister", seats=seats)
    match.roll("5+3")
    return match


def finished() -> Match:
    match = Match("knister")
    while not match.outcome:
        match.roll("1+1")
        match.play(0, match.moves(0)[0])
    return match


def rolled_on(side: str) -> Match:
    match = Match("tuefteln", side=side)
    match.roll("5+3")
    return match


WHITE = "123456/" + "/".join(["......"] * 5)
YELLOW = "123456/" + "/".join(["YYYYYY"] * 5)


def sheet(text: str) -> Match:
    return Match("tuefteln", sheet=text)


def twice(match: Match) -> None:
    match.play(0, "c3")
    match.play(0, "c3")


def taken(match: Match) -> None:
    match.play(0, "c3")
    match.roll("1+1")
    match.play(0, "c3")


ROWS = ["........"] * 8
GROUND = "\n".join([*ROWS, "start: a1 N", "end: h4 E"])


def board(text: str) -> Match:
    return Match("tubyrinth", board=text)


def pipes(*tiles: str, **options: Any) -> object:
    return tubyrinth.tally("\n".join([GROUND, *tiles]), tubyrinth.Options(**options))


FIVE = "I3@a1 T4r1@a3 I4@b6 L4r2@f5 O4@g3".split()


def building(*moves: str, seats: int = 2, **options: Any) -> Match:
    """Everybody has said go, the signal is given, and the first seat has made its moves."""
    match = Match("tubyrinth", seats=seats, board="1a", **options)
    for seat in match.seats:
        match.play(seat, "go")
    if match.state.deadline() is not None:
        match.ring()
    for move in moves:
        match.play(0, move)
    return match


def go_twice(match: Match) -> None:
    match.play(0, "go")
    match.play(0, "go")


def counting_down() -> Match:
    match = Match("tubyrinth", seats=2, board="1a")
    match.play(0, "go")
    match.play(1, "go")
    return match


def nearly_empty_box() -> Match:
    """Two boards lie on the table, uncovered, and two are left in the box."""
    match = Match("tubyrinth", seats=2, mode="rookie")
    state: Any = match.state
    cards = tuple(CARDS)
    match.state = replace(state, cards=cards[-4:-2], used=cards[:-2], turned=1)
    return match


def draw_order(order: str) -> None:
    match = Match("input", seats=3)
    for _ in range(3):
        match.roll("VH-VR-VS-HR-HS-RS-SJ")
    match.roll(order)


def stones(*moves: str, **options: Any) -> Match:
    """Both have dropped, and the first seat has won the 2."""
    match = position("r VH RS\nwon r 2", **options)
    for move in moves:
        match.play(0, move)
    return match


def generate_cold() -> None:
    with patch.object(solver, "READY", Event()):
        puzzles.generate(2, 1)


def ask_bare(ask: Callable[[str], object]) -> object:
    """Ask about a game that brings nothing but its rules."""
    with patch.dict(shelf().kits, {"bare": Kit(knister)}):
        return ask("bare")


def resume(line: str) -> None:
    with NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.write(f"{line}\n")
        file.flush()
        Results(file.name).begin({"seed": 1})


def need_blocked(package: str) -> None:
    with patch.dict(sys.modules, {package: None}):
        need(package)


def throw(problem: BaseException | None) -> NoReturn:
    assert problem
    raise problem


def left_out(*values: str) -> Refusal:
    """What is wrong with the last of these entries."""
    return fill_shelf([EntryPoint("nim", value, kit.GROUP) for value in values]).problems[-1]


class Carved(type(knister)):  # type: ignore[misc] # a game that differs in one thing
    undo = None


# How to provoke each refusal; a code that is missing here fails a test below.
CORE_REFUSALS: dict[str, Callable[[], object]] = {
    "bad-grade": lambda: generate(6, 1),
    "bad-handicap": lambda: Match("tubyrinth", handicap="2:5"),
    "bad-name": lambda: Match("knister", names=[""]),
    "bad-numbers": lambda: Match("input", combination="1;2"),
    "bad-option": lambda: Match("knister", grids=2),
    "bad-pick": lambda: pick_boards("99"),
    "bad-record": lambda: Match.read("\n"),
    "board-full": lambda: board(GROUND.replace(".", "#")),
    "board-inside": lambda: board(GROUND.replace("a1 N", "b2 N")),
    "board-mark": lambda: board(GROUND.replace("a1 N", "a9")),
    "board-missing": lambda: board("\n".join([*ROWS, "start: a1 N"])),
    "board-more": lambda: board(f"{GROUND}\n........"),
    "board-rock": lambda: board(GROUND.replace(".", "#", 1)),
    "board-row": lambda: board(GROUND.replace(".", "x", 1)),
    "board-rows": lambda: board("........"),
    "board-same": lambda: board(GROUND.replace("h4 E", "a1 N")),
    "board-tile": lambda: pipes("L4"),
    "board-tile-blocked": lambda: pipes("I3@a1", "O4@a1"),
    "board-tile-flipped": lambda: pipes("I3f@a1", flip=False),
    "board-tile-twice": lambda: pipes("I3@a1", "I3@b1"),
    "board-twice": lambda: board(f"{GROUND}\nstart: b1 N"),
    "bot-ended": lambda: Process("lucky", (sys.executable, "-c", "")),
    "bot-failed": lambda: call("lucky", int, "seven"),
    "bot-garbled": lambda: throw(garbled("lucky", "hello", "ready")),
    "bot-illegal": lambda: throw(illegal("lucky", "z9")),
    "bot-left-out": lambda: throw(admit([EntryPoint("knister.lucky", "nowhere:bot", GROUP)], ()).problems[0]),
    "bot-name": lambda: split_name("lucky"),
    "bot-silent": lambda: throw(silent("lucky", 10)),
    "bot-taken": lambda: check_free("knister", "easy", ("easy",)),
    "bot-unusable": lambda: load_bot("knister", "nowhere:bot"),
    "bridge-whole": lambda: rolled_on("A").play(0, "b1+d1"),
    "cards-missing": lambda: Match("input", cards="0 RHHHR"),
    "cards-number": lambda: Match("input", cards="12 RHHHR"),
    "cards-strips": lambda: Match("input", cards="0 RHHH"),
    "cell-number": lambda: tuefteln.tally("5x....\n" + "......\n" * 5),
    "cell-taken": lambda: taken(rolled(1)),
    "clock-early": lambda: counting_down().ring(at=1),
    "colours-differ": lambda: rolled_on("B").play(0, "a1+b1"),
    "deal-first": lambda: Match("tubyrinth").play(0, "go"),
    "drop-first": lambda: Match("input").play(0, "s1"),
    "game-left-out": lambda: throw(left_out("nowhere:nim")),
    "game-taken": lambda: throw(left_out(*["vierling.games.knister:KIT"] * 2).__cause__),
    "has-called": lambda: building("pass").play(0, "I3@a1"),
    "has-said-go": lambda: go_twice(Match("tubyrinth", seats=2, board="1a")),
    "join-between": lambda: building().join(),
    "join-box": lambda: nearly_empty_box().join(),
    "join-full": lambda: Match("tubyrinth", seats=6, board="1a").join(),
    "match-over": lambda: finished().play(0, "a1"),
    "may-not-close": lambda: stones("s1!3"),
    "may-not-fill": lambda: stones("s1!0"),
    "must-flip": lambda: stones("s1~"),
    "name-count": lambda: Match("knister", seats=3, names=["Mara"]),
    "no-advice": lambda: hint_of("input"),
    "no-challenge": lambda: challenge_named("chess"),
    "no-clock": lambda: Match("knister").happen("clock", None),
    "no-clock-runs": lambda: Match("knister").ring(),
    "no-flipping": lambda: building(flip=False).play(0, "I3f@a1"),
    "no-join": lambda: Match("knister").join(),
    "no-hindsight": lambda: look_back("input", input_.Options(), []),
    "no-place": lambda: stones("s1", ">1.1"),
    "no-lesson": lambda: ask_bare(lesson_of),
    "no-puzzles": lambda: puzzles_of("knister"),
    "no-report": lambda: report_of(Match("knister").record()),
    "no-roll-due": lambda: rolled().roll("1+1"),
    "no-sheet": lambda: input_.tally("VHVHR"),
    "no-stone-there": lambda: stones("1.1"),
    "no-such-card": lambda: Match("tubyrinth").roll("go"),
    "no-such-cell": lambda: rolled().play(0, 25),
    "no-such-entry": lambda: rolled_on("A").play(0, 25),
    "beyond-board": lambda: building().play(0, "O4@h8"),
    "no-such-board": lambda: Match("tubyrinth", board="42a"),
    "no-such-move": lambda: building().play(0, "L9@b3"),
    "no-such-roll": lambda: Match("knister").roll("c3"),
    "no-such-seat": lambda: rolled().play(2, "a1"),
    "no-coach": lambda: ask_bare(coach_of),
    "no-more-rolls": lambda: ListedDice([]).roll(Match("knister").state),
    "no-trained-weights": lambda: teach(b"nothing"),
    "no-training": lambda: trainer_of("input"),
    "no-undo": lambda: Match(Carved()).undo(0),
    "not-a-move": lambda: building().play(0, 7),
    "not-hex": lambda: check_hex("A" * 64),
    "not-in-play": lambda: Match("input", seats=2, free_number="7"),
    "not-laid": lambda: building().play(0, "-I3"),
    "not-printed": lambda: tuefteln.tally("......\n" * 6),
    "not-your-turn": lambda: stones().play(1, "s1"),
    "nothing-to-take-back": lambda: rolled().undo(0),
    "option-text": lambda: Match("tuefteln", sheet=6),
    "order-round": lambda: draw_order("1-3-2"),
    "paper-bridge-apart": lambda: sheet(WHITE.replace("...", "x.x", 1)),
    "paper-bridge-ends": lambda: sheet(WHITE.replace(".", "x", 1)),
    "paper-bridge-inside": lambda: sheet(WHITE.replace("..", "xx", 1)),
    "paper-colour-many": lambda: Match("tuefteln", side="B", sheet=YELLOW),
    "paper-mixed": lambda: sheet(WHITE.replace(".", "Y", 1)),
    "paper-number-missing": lambda: sheet(WHITE.replace("1", ".")),
    "paper-number-twice": lambda: sheet(WHITE.replace(".", "1", 1)),
    "paper-row": lambda: sheet(WHITE.replace(".", "", 1)),
    "needs-extra": lambda: need_blocked("numba"),
    "arena-games": lambda: arena("knister", ["random"] * 2, games=0),
    "arena-bots": lambda: arena("knister", ["random"]),
    "sprt-order": lambda: Sprt(1, 1),
    "sprt-errors": lambda: Sprt(beta=0),
    "sprt-two": lambda: arena("knister", ["random"] * 3, sprt=Sprt()),
    "no-folder": lambda: next(read_records("nowhere")),
    "bad-record-file": lambda: next(read_records(Path(__file__).parent / "perft")),
    "rows-kind": lambda: RowFile("rows.csv"),
    "other-arena": lambda: resume("{}"),
    "no-arena": lambda: resume("[]"),
    "no-cluster": lambda: connect("nonsense://nowhere").__enter__(),
    "paper-rows": lambda: sheet("......"),
    "paper-side": lambda: Match("tuefteln", side="B", sheet=WHITE),
    "paper-sign": lambda: sheet(WHITE.replace(".", "?", 1)),
    "roll-first": lambda: Match("knister").play(0, "a1"),
    "record-dice": lambda: read_proof(["dice: loaded"], 1),
    "no-paper-sheet": lambda: score_numbers("input", input_.Options(), []),
    "sheet-size": lambda: score_numbers("knister", knister.Options(), [7]),
    "cell-outside": lambda: score_numbers("knister", knister.Options(), [13, *[None] * 24]),
    "sheet-open": lambda: best_of_numbers("knister", knister.Options(), [None] * 25),
    "rolls-unknown": lambda: best_of_numbers("tuefteln", tuefteln.Options(), [None] * 36),
    "round-numbers": lambda: match_of("knister", knister.Options(), "Lea", [Round((13,), ("a1",))]),
    "round-cells": lambda: match_of("knister", knister.Options(), "Lea", [Round((7,), ("f1",))]),
    "sheet-not-full": lambda: match_of("knister", knister.Options(), "Lea", [Round((7,), ("a1",))]),
    "rolls-missing": lambda: look_back("knister", knister.Options(), [(5, 3)]),
    "round-begun": lambda: building().play(0, "go"),
    "round-not-begun": lambda: Match("tubyrinth", board="1a").play(0, "ready"),
    "seat-count": lambda: knister.start(101),
    "sheet-cell": lambda: knister.tally(". . . x ."),
    "sheet-row-length": lambda: knister.tally(". . ."),
    "sheet-rows": lambda: knister.tally(""),
    "stands-there": lambda: twice(rolled()),
    "time-backwards": lambda: rolled().roll("1+1", at=-1),
    "tiles-outside": lambda: give_hint(building(mode="master").view(0), 6),
    "time-up": lambda: building(*FIVE, "ready").play(1, "pass", at=10**6),
    "no-such-print": lambda: print_game(Order(kit_of("knister"), knister.Options(), "en", "tiles")),
    "too-few-to-call": lambda: building().play(0, "ready"),
    "touch-first": lambda: stones(">1.2"),
    "touched-is-moved": lambda: stones("s1", "s2"),
    "unknown-bot": lambda: bot_named("knister", "deep"),
    "unknown-game": lambda: Match("chess"),
    "unknown-option": lambda: Match("knister", size=6),
    "unreadable-entry": lambda: rolled_on("A").play(0, "z9"),
    "unreadable-move": lambda: rolled().play(0, "z9"),
    "unreadable-touch": lambda: stones("s9"),
    "wait-for-signal": lambda: counting_down().play(0, "ready"),
    "warming-up": generate_cold,
    "which-game": lambda: read_rolls(""),
    "zero-first": lambda: stones("s1!0", ">0.2", "s2", zero=True),
}


def plain(sentence: str) -> str:
    """Capitals, quotation marks and the full stop are up to the screen."""
    return re.sub("[“”‘’\"']", "'", sentence).rstrip(".").casefold()  # noqa: RUF001 - intended


@pytest.mark.parametrize("code", CORE_REFUSALS)
def test_an_error_says_in_english_what_its_sentence_says(code: str) -> None:
    with pytest.raises(Refusal) as problem:
        CORE_REFUSALS[code]()
    assert problem.value.code == code
    assert plain(say_refusal("en", problem.value)) == plain(str(problem.value))
    for language in LANGUAGES:
        assert say_refusal(language, problem.value)


def test_every_refusal_of_the_core_is_tried() -> None:
    assert sorted(CORE_REFUSALS) == sorted({code for code, _ in refusals(CORE)})


def test_the_reason_for_a_refusal_is_given_in_the_same_language() -> None:
    with pytest.raises(Refusal) as problem:
        Match.read(Match("knister").record() + "0 1 a1\n")
    reason = problem.value.__cause__
    assert isinstance(reason, Refusal)
    assert say_refusal("de", problem.value).endswith(say_refusal("de", reason))
    assert say_refusal("de", reason) != str(reason)
