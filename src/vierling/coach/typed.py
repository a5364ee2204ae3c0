"""Sheets of paper, typed in: their score, the best sheet with the same dice, and the match to review.

What is typed in comes as numbers cell by cell, or round by round in the order of play.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vierling.coach.hindsight import look_back
from vierling.game import Game, Line, Refusal, Unreadable, rate
from vierling.kit import kit_of
from vierling.match import Match
from vierling.options import to_json
from vierling.play.companion import Sheet, Typing, companion_of

Numbers = Sequence[int | None]  # cell by cell, None for an empty one
FULL_SEED = 0  # the same sheet always has the same answer


@dataclass(frozen=True, slots=True)
class Scored:
    total: int
    lines: tuple[Line, ...]
    rating: str | None  # of a full sheet


@dataclass(frozen=True, slots=True)
class Best:
    """What the dice would have allowed: a sheet, its points, and a bound that no sheet exceeds."""

    value: int
    bound: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """The numbers of one roll, and the cells that they went to."""

    numbers: tuple[int, ...]
    cells: tuple[str, ...]


def score_text(game: Game, options: Any, text: str) -> Scored:
    lines = game.tally(text, options)
    total = sum(line.points for line in lines)
    finished = all(line.figure is not None for line in lines)
    return Scored(total, lines, rate(game.ratings(options), total) if finished else None)


def score_numbers(game_name: str, options: Any, numbers: Numbers) -> Scored:
    sheet, _ = sheet_of(game_name, options)
    check_numbers(sheet, numbers)
    signs = ["." if number is None else str(number) for number in numbers]
    rows = [" ".join(signs[first : first + sheet.columns]) for first in range(0, len(signs), sheet.columns)]
    return score_text(kit_of(game_name).game, options, "\n".join(rows))


def best_of_numbers(game_name: str, options: Any, numbers: Numbers) -> Best:
    """Where each round writes one number, a full sheet tells the dice."""
    sheet, _ = sheet_of(game_name, options)
    check_numbers(sheet, numbers)
    if sheet.each > 1:
        sentence = "the sheet does not tell which numbers were rolled together: type in the rolls"
        raise Refusal("rolls-unknown", sentence)
    for name, number in zip(sheet.cells, numbers, strict=True):
        if number is None:
            raise Unreadable("sheet-open", f"{name} is still empty", cell=name)
    return best_of_rolls(game_name, options, [(number,) for number in numbers if number is not None])


def best_of_rolls(game_name: str, options: Any, rolls: Sequence[Sequence[int]]) -> Best:
    sheet, typing = sheet_of(game_name, options)
    game = kit_of(game_name).game
    read = [game.read(typing.roll(check_round(sheet, number, rolled))) for number, rolled in enumerate(rolls, 1)]
    found = look_back(game_name, options, read, FULL_SEED)
    return Best(found.value, found.bound, tuple(typing.numbers(found.match.state)))


def match_of(game_name: str, options: Any, name: str, rounds: Sequence[Round]) -> Match:
    """A match alone, played as it was typed in."""
    sheet, typing = sheet_of(game_name, options)
    match = Match(kit_of(game_name).game, 1, (name,), **to_json(options))
    for number, typed in enumerate(rounds, 1):
        match.roll(typing.roll(check_round(sheet, number, typed.numbers)))
        match.play(0, typing.entry(check_cells(sheet, number, typed.cells)))
    if match.outcome is None:
        played = len(rounds)
        sentence = f"the sheet is not full yet (rounds typed in: {played})"
        raise Refusal("sheet-not-full", sentence, rounds=played)
    return match


# What can be wrong


def sheet_of(game_name: str, options: Any) -> tuple[Sheet, Typing]:
    kit = kit_of(game_name)
    part = companion_of(kit)
    sheet, typing = part.way(options, part.seats[0]).sheet, part.typing
    if sheet is None or typing is None:
        raise Refusal("no-paper-sheet", f"{game_name} has no sheet to type in", game=game_name)
    return sheet, typing


def check_numbers(sheet: Sheet, numbers: Numbers) -> None:
    if len(numbers) != len(sheet.cells):
        cells = len(sheet.cells)
        raise Unreadable(
            "sheet-size", f"a sheet has {cells} cells, not {len(numbers)}", cells=cells, found=len(numbers)
        )
    for name, number in zip(sheet.cells, numbers, strict=True):
        if number is not None and not sheet.least <= number <= sheet.most:
            sentence = f"{name}: {number} is not a number from {sheet.least} to {sheet.most}"
            raise Unreadable("cell-outside", sentence, cell=name, number=number, least=sheet.least, most=sheet.most)


def check_round(sheet: Sheet, number: int, rolled: Sequence[int]) -> Sequence[int]:
    if len(rolled) != sheet.each or not all(sheet.least <= each <= sheet.most for each in rolled):
        sentence = f"round {number}: numbers from {sheet.least} to {sheet.most} are needed, {sheet.each} in each round"
        raise Unreadable("round-numbers", sentence, round=number, each=sheet.each, least=sheet.least, most=sheet.most)
    return rolled


def check_cells(sheet: Sheet, number: int, cells: Sequence[str]) -> Sequence[str]:
    unknown = next((cell for cell in cells if cell not in sheet.cells), None)
    if unknown is not None or len(cells) != sheet.each:
        sentence = f"round {number}: cells of the sheet are needed, {sheet.each} in each round"
        raise Unreadable("round-cells", sentence, round=number, each=sheet.each)
    return cells
