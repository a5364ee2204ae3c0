"""Positions drawn as text, with red as seat 1, blue as seat 2 and yellow as seat 3.

3   rVH rSV bRV .   bRH     a card, its places from top to bottom: whose stone, its face, what is under it
2*  rRH .   .   .   .       a star: the card is finished
r   HV RS                   red's supply from slot 1 on; stones not drawn anywhere are added after these
won b 4 2=4                 numbers that blue has won, the newest last, and what one in a single colour brought
turn b                      otherwise it is red's
"""

from dataclasses import dataclass, field, replace
from textwrap import dedent
from typing import Any

import pytest

from vierling import IllegalMove, Match
from vierling.game import Line
from vierling.games.input.rules.points import worth
from vierling.games.input.rules.rules import State
from vierling.games.input.rules.stones import KINDS, Spot, Stone
from vierling.games.input.rules.turns import check_standstill

COLOURS = "rby"


@dataclass
class Sketch:
    stones: list[list[Stone]]
    finished: set[int] = field(default_factory=set)
    won: dict[int, tuple[Line, ...]] = field(default_factory=dict)
    turn: int = 0

    def draw(self, line: str) -> None:
        head, *words = line.split()
        if head == "won":
            self.won[COLOURS.index(words[0])] = tuple(map(line_of, words[1:]))
        elif head == "turn":
            self.turn = COLOURS.index(words[0])
        elif head in COLOURS:
            own = self.stones[COLOURS.index(head)]
            own += [Stone(word[0], word[1], Spot(None, slot)) for slot, word in enumerate(words)]
        else:
            self.lay(int(head.rstrip("*")), words)
            self.finished |= {int(head[0])} if head.endswith("*") else set()

    def lay(self, number: int, words: list[str]) -> None:
        assert len(words) == 5
        for place, word in enumerate(words):
            if word != ".":
                self.stones[COLOURS.index(word[0])].append(Stone(word[1], word[2], Spot(number, place)))

    def add_the_others(self) -> None:
        for own in self.stones:
            used = ["".join(sorted(stone.top + stone.under)) for stone in own]
            left = [kind for kind in KINDS if "".join(sorted(kind)) not in used]
            slot = sum(stone.at.card is None for stone in own)
            own += [Stone(kind[0], kind[1], Spot(None, slot + more)) for more, kind in enumerate(flat(left))]
            assert len(own) == len({stone.at for stone in own}) == len(KINDS), "seven stones, none twice"


def line_of(word: str) -> Line:
    number, _, brought = word.partition("=")
    return Line(number, int(brought), "one-colour") if brought else Line(number, worth(int(number)), "closed")


def flat(kinds: list[str]) -> list[str]:
    return ["SJ" if kind == "JS" else kind for kind in kinds]


def position(text: str, seats: int = 2, **options: Any) -> Match:
    match = Match("input", seats, **options)
    sketch = Sketch([[] for _ in range(seats)])
    for line in dedent(text).strip().splitlines():
        sketch.draw(line)
    sketch.add_the_others()
    match.state = set_up(match.state, sketch)
    return match


def set_up(state: Any, sketch: Sketch) -> State:
    layout = replace(state.layout, stones=tuple(map(tuple, sketch.stones)), finished=frozenset(sketch.finished))
    for stone in (stone for own in layout.stones for stone in own if stone.at.card is not None):
        assert stone.top in ("J", layout.cards.symbols(stone.at.card)[stone.at.place]), f"{stone} does not fit"
    lines = tuple(sketch.won.get(seat, ()) for seat in range(state.seats))
    order = tuple(range(state.seats))
    return check_standstill(replace(state, layout=layout, order=order, turn=sketch.turn, lines=lines))


def play(match: Match, *moves: str) -> None:
    """Whoever's turn it is."""
    for move in moves:
        match.play(min(match.to_move), move)


def places(match: Match) -> tuple[str, ...]:
    hand = match.view().hand
    assert hand is not None
    return tuple(hand.places)


def offered(match: Match) -> list[str]:
    return match.moves(min(match.to_move))


def announced(match: Match, number: int) -> list[str]:
    """Where the stones lie that may announce this number."""
    return [move.partition("!")[0] for move in offered(match) if move.endswith(f"!{number}")]


def tops(match: Match, seat: int = 0) -> dict[str, str]:
    return {seen.at: seen.top for seen in match.view().stones[seat]}


def totals(match: Match) -> list[int]:
    return [match.total(seat) for seat in match.seats]


def refused(match: Match, move: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        play(match, move)
    return refusal.value.code
