"""The laws have teeth: each is broken by a mistake that somebody could make in the rules of a game."""

import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from setups import records
from vierling import Event, Game, Kit, Match, Rating, knister, tubyrinth
from vierling.game import Millis, Seat
from vierling.games.tubyrinth.rules.rules import State as Race
from vierling.games.writing import WritingState
from vierling.kit import shelf
from vierling.testing import Broken, Law, laws
from vierling.testing.law import STATUTES
from vierling.testing.setups import positions, trace

PIG = Path(__file__).parent / "outside" / "pig.py"
LAST = "yield from MOVES if self.gain else MOVES[:1]"
FIRST = "if event.by == CHANCE and event.what in self.chance():"
CHANCE = "    def chance(self)"
IMAGINE = "    def imagine(self"
MOST_MOVES = "    def most_moves(self, seats, options=None):\n        return 3\n\n"
ENCODE = "    def encode(self, view, now=0):\n        return (1,)\n\n"
# A law, and a change to a line of Pig that breaks it.
MISTAKES = {
    "the game is found by its name": ('name = "pig"', 'name = "sow"'),
    "seats out of range are refused": ("if seats not in self.seats:", "if seats < 1:"),
    "replaying the written log gives the same end": ("return str(what)", 'return str(what).replace("6", "5")'),
    "what is written is read as the same": ("return known[text]", "return text"),
    "what cannot be read is refused": ("if text not in known:", "if not text:"),
    "every offered move is accepted and every other refused": (
        "event.what not in self.moves(event.by)", "event.by not in self.to_move()"),
    "every offered roll is accepted and every other refused": (FIRST, "if event.by == CHANCE:"),
    "seats that do not exist have no moves": ("if seat in self.to_move():", "if seat % self.seats in self.to_move():"),
    "a hand does not roll and the dice do not move": (FIRST, "if event.what in self.chance():"),
    "a clock that is not wound does not speak": (
        FIRST, f'if event.by == "clock":\n            return self\n        {FIRST}'),
    "offered moves are among all moves in their order": (LAST, LAST.replace("MOVES if", "MOVES[::-1] if")),
    "all moves are different": ("return MOVES\n", "return MOVES * 2\n"),
    "a match has no more moves than was said": (IMAGINE, MOST_MOVES + IMAGINE),
    "an encoded view has a number for each entry": (IMAGINE, ENCODE + IMAGINE),
    "what is listed one by one are moves in their order": (
        CHANCE, f"    def offers(self, seat):\n        return iter(MOVES)\n\n{CHANCE}"),
    "offers are in the same order in every process": (
        "dict.fromkeys(FACES, 1)", "{int(face): 1 for face in set(map(str, FACES))}"),
    "rounds are counted from one on up to the number that was said": ("self.turns // self.seats + 1", "self.turns"),
    "until the outcome somebody the dice or the clock can act": ("self.rolling or self.outcome()", "self.rolling"),
    "every view can be drawn": ("-> str:\n        marks", '-> str:\n        return ""\n        marks'),
    "a view is unchanged when what it hides is imagined anew": ("return view", "return replace(view, gain=0)"),
    "scores tell only what everybody may know": ("return view", "return replace(view, points=(0,) * view.seats)"),
    "nobody else notices a quiet move": (
        IMAGINE, f"    def is_quiet(self, move):\n        return True\n\n{IMAGINE}"),
    "score lines add up to the outcome": ("self.points[seat])", "self.points[seat] + 1)"),
    "laws that were left out do not bind": (
        CHANCE, f"    def deadline(self):\n        return 10**9 if self.turns > 30 else None\n\n{CHANCE}"),
}  # fmt: skip


def spoil(folder: Path, patch: pytest.MonkeyPatch, old: str, new: str) -> Game:
    """Pig with a mistake, as a module that other processes find too, on the shelf in place of the correct one."""
    source = PIG.read_text("utf-8")
    assert source.count(old) == 1, old
    (folder / "sow.py").write_text(source.replace(old, new), "utf-8")
    patch.syspath_prepend(str(folder))
    patch.delitem(sys.modules, "sow", raising=False)
    game: Game = import_module("sow").pig
    patch.setitem(shelf().kits, "pig", Kit(game))
    return game


def try_all(tried: Iterable[Law]) -> None:
    for law in tried:
        law()


@pytest.mark.parametrize("law", MISTAKES)
def test_a_mistake_breaks_the_law(law: str, pig: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = spoil(tmp_path, monkeypatch, *MISTAKES[law])
    tried = [each for each in laws(game) if each.name == law]
    with pytest.raises(Broken, match=rf"^{game.name}.*: {law}: ."):
        try_all(tried)
    assert pig


def test_every_law_that_binds_pig_is_broken_by_a_mistake(pig: Game) -> None:
    assert {law.name for law in laws(pig)} == set(MISTAKES)


# Laws that do not bind Pig: mistakes in our games.


def leak(state: Any, seat: Seat | None) -> Any:
    return RIGHT["entry_of"](state, None if seat is None else (seat + 1) % state.seats)


def imagine_alike(state: Any, seat: Seat | None, view: Any, _rng: Random) -> Any:
    return RIGHT["imagine_entries"](state, seat, view, Random(1))


def forget_the_page(state: Any, seat: Seat) -> Any:
    return replace(RIGHT["_take_back"](state, seat), last=())


def note_who_was_last(state: Any, seat: Seat, entry: Any) -> Any:
    written = RIGHT["_write"](state, seat, entry)
    return written if written.turned > state.turned else replace(written, last=(seat,))


def ring_any_time(state: Any, event: Event) -> Any:
    return RIGHT["_time_up"](state, replace(event, at=10**9))


def never_late(_state: Any, _at: Millis) -> None:
    """Whoever plays at random hardly ever gets as far as a call: the law is tried on what was recorded too."""


def let_anybody_join(state: Any, event: Event) -> Any:
    return RIGHT["apply"](state, replace(event, by=state.seats) if event.what is tubyrinth.join else event)


def join_and_start_over(state: Any, event: Event) -> Any:
    after = RIGHT["apply"](state, event)
    return replace(after, lines=((),) * after.seats) if event.what is tubyrinth.join else after


def common_by_seat(state: Any, seat: Seat | None) -> Any:
    common, own = RIGHT["parts"](state, seat)
    return {**common}, own


def offer_less_than_others_have(state: Any, seat: Seat) -> Any:
    return RIGHT["offers"](state, seat)[: None if None not in state.entries else -1 - state.written.count(True)]


HOUSE_MISTAKES = {
    "a view is the sum of its parts": (WritingState, "parts", common_by_seat),
    "others choices stay as they are within a round": (WritingState, "offers", offer_less_than_others_have),
    "what a hand wrote this round is in nobody elses view": (WritingState, "entry_of", leak),
    "imagining with other dice gives other states behind the same view": (
        WritingState, "imagine_entries", imagine_alike),
    "taking back gives the earlier view again": (WritingState, "_take_back", forget_the_page),
    "open writes commute": (WritingState, "_write", note_who_was_last),
    "a clock speaks from its deadline on and never before": (Race, "_time_up", ring_any_time),
    "a hand is refused after the deadline unless its delay makes up for it": (Race, "_check_time", never_late),
    "joining is nothing that a seat the dice or the clock can do": (Race, "apply", let_anybody_join),
    "whoever joins takes the next seat and nothing from the others": (Race, "apply", join_and_start_over),
    "solo ratings rise": (type(knister), "ratings", lambda *_: (Rating(9, "good"), Rating(5, "better"))),
}  # fmt: skip
RIGHT = {name: getattr(kind, name) for kind, name, _ in HOUSE_MISTAKES.values()}


@pytest.mark.parametrize("law", HOUSE_MISTAKES)
def test_a_mistake_in_one_of_our_games_breaks_the_law(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, name, wrong = HOUSE_MISTAKES[law]
    game = tubyrinth if kind is Race else knister
    tried = [each for each in laws(game, records(game.name)) if each.name == law and each.setup.seats < 4]
    monkeypatch.setattr(kind, name, wrong)
    for kept in (trace, positions):
        kept.cache_clear()
    with pytest.raises(Broken, match=rf"^{game.name}.*: {law}: ."):
        try_all(tried)
    for kept in (trace, positions):
        kept.cache_clear()


def test_every_law_is_broken_by_a_mistake() -> None:
    assert {statute.name for statute in STATUTES} == {*MISTAKES, *HOUSE_MISTAKES} - {
        "laws that were left out do not bind"
    }


# Bad matches


def test_a_match_that_never_ends_breaks_a_law_instead_of_running_for_ever(
    pig: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = spoil(tmp_path, monkeypatch, "each + self.gain", "each + 0")
    law = next(each for each in laws(game) if each.name == "score lines add up to the outcome")
    with pytest.raises(Broken, match="not over after"):
        law()
    assert pig


def test_a_record_that_stops_early_is_refused(pig: Game) -> None:
    match = Match(pig)
    match.play(0, "roll")
    law = next(each for each in laws(pig, [match.record()]) if each.setup.record and "score lines" in each.name)
    with pytest.raises(Broken, match=r"playthrough=1: score lines .* the record ends before the match"):
        law()
