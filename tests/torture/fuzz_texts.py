"""Records, options and moves with accidents in them: read back the same, or refused with a sentence."""

import traceback
from collections import Counter
from functools import cache
from random import Random
from typing import Any

from setups import records
from torture.garble import any_json, garble
from vierling import GAMES, Match
from vierling.game import Game, Refusal
from vierling.options import from_json, options_of, read_options, to_json, write_options
from vierling.words import LANGUAGES, say_refusal

TEXTS = ("records", "moves", "options as text", "options as JSON")
FEW = 8  # events of a record: what comes later is read like what comes first


class Tally:
    """What became of the inputs."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []

    def note(self, what: str) -> None:
        self.counts[what] += 1

    def blame(self, given: Any) -> None:
        self.faults.append(f"{given!r}: {traceback.format_exc()}")


def fuzz_text(rng: Random, tally: Tally) -> None:
    """One input."""
    given: Any = None
    try:
        name, given, read = rng.choices(KINDS, weights=(45, 25, 15, 15))[0](rng)
        tally.note(name)
        read()
    except Refusal as problem:
        tally.note("refused")
        check_sentence(problem, rng)
    except Exception:  # noqa: BLE001 - whatever else it is, is a finding
        tally.blame(given)
    else:
        tally.note("accepted")


def check_sentence(problem: Refusal, rng: Random) -> None:
    """Said in a language of ours; too slow to say every time."""
    if rng.random() < 0.02:
        assert say_refusal(rng.choice(LANGUAGES), problem)


@cache
def openings() -> tuple[str, ...]:
    """Of recorded matches of all games: the head and the first events."""
    found = []
    for name in GAMES:
        for record in records(name):
            head, _, events = record.partition("\n\n")
            found.append(head + "\n\n" + "".join(events.splitlines(keepends=True)[:FEW]))
    return tuple(found)


def any_game(rng: Random) -> Game:
    return rng.choice(list(GAMES.values()))


def a_record(rng: Random) -> Any:
    text = garble(rng.choice(openings()), rng)

    def read() -> None:
        record = Match.read(text).record()
        assert Match.read(record).record() == record

    return TEXTS[0], text, read


def a_move(rng: Random) -> Any:
    game = any_game(rng)
    text = garble(game.write(rng.choice(game.all_moves(game.seats[-1]))), rng)

    def read() -> None:
        what = game.read(text)
        assert game.read(game.write(what)) == what

    return TEXTS[1], (game.name, text), read


def options_as_text(rng: Random) -> Any:
    game = any_game(rng)
    text = garble(write_options(game.Options()), rng)

    def read() -> None:
        options = read_options(game, text)
        assert read_options(game, write_options(options)) == options

    return TEXTS[2], (game.name, text), read


def options_as_json(rng: Random) -> Any:
    game = any_game(rng)
    some = [option for option in options_of(game) if rng.random() < 0.4]
    given = {option.name: a_setting(option, rng) for option in some}

    def read() -> None:
        options = from_json(game, given)
        assert from_json(game, to_json(options)) == options

    return TEXTS[3], (game.name, given), read


def a_setting(option: Any, rng: Random) -> Any:
    if option.kind == "text" and rng.random() < 0.8:
        return garble(rng.choice((str(option.default), "5..aa./.bb.6c/......", ".###.#.#/........", "1a")), rng)
    return rng.choice(option.choices) if rng.random() < 0.5 else any_json(rng)


KINDS = (a_record, a_move, options_as_text, options_as_json)
