"""What a device remembers of matches, as a file: bots played them with seeded dice, and the coach weighed them."""

import json
from dataclasses import asdict
from random import Random
from typing import Any

from vierling import Match
from vierling.coach import analyse
from vierling.games.input.think.questions import ask
from vierling.games.input.think.report import report
from vierling.live.branching import position_facts
from vierling.live.transcript import Past
from vierling.options import to_json
from vierling.play.bots import study_named
from vierling.play.dice import seeded_dice
from vierling.play.driver import Driver, Plan
from vierling.play.mind import decide
from vierling.server.api.encoding import dump

DAY = 86_400_000
FIRST = 1_790_000_000_000  # in September 2026
NAMES = ["Anna", "Bo"]
SIDES: dict[str, dict[str, Any]] = {"tuefteln": {"side": "A"}, "knister": {"grids": 1}, "input": {}}


def played(game: str, bots: list[str], seed: int) -> Match:
    """A whole match: the same seed gives the same one."""
    match = Match(game, names=NAMES[: len(bots)], **SIDES[game])
    seated = {seat: study_named(game, bot) for seat, bot in enumerate(bots)}
    driver, rng = Driver(match.state, seeded_dice(seed), seated), Random(seed)
    while driver.outcome is None:
        for turn in driver.questions():
            move, _ = decide(turn.bot, turn.seen, turn.moves(), rng)
            driver.intend(Plan(turn, move, turn.since))
        event = driver.next_event()
        assert event
        driver.apply(event)
        match.apply(event)
    return match


def source_of(match: Match, number: int) -> dict[str, Any]:
    return {
        "table": f"quiet-otter-{number:05}",
        "match": 1,
        "game": match.game.name,
        "options": to_json(match.options),
        "at": FIRST + number * DAY,
        "seat": 0,
    }


def entry_of(match: Match, number: int, **more: Any) -> dict[str, Any]:
    """The first seat's match."""
    outcome, source = match.outcome, source_of(match, number)
    assert outcome
    others = [{"name": name, "bot": "greedy"} for name in match.names[1:]]
    return {
        **source,
        "key": f"{source['table']}/1",
        "points": outcome.points[0],
        "won": bool(others) and 0 in outcome.winners,
        "others": others,
        "against": outcome.points[1:],
        "rating": None,
        "lines": match.score(0),
        "helped": False,
        "facts": {},
        "coach": "gone",
        **more,
    }


def exercise_of(match: Match, number: int, event: int, **more: Any) -> dict[str, Any]:
    source = source_of(match, number)
    return {
        **source,
        "key": f"{source['table']}/1/0/{event}",
        "name": match.names[0],
        "position": position_facts(Past(match), event, 0),
        "card": {"box": 0, "due": 0, "tries": 0},
        **more,
    }


def remembered(match: Match, number: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The first seat's match, and the exercises that come of it."""
    review = asdict(analyse(match))
    career = review["seats"][0]
    coach = {"unit": review["unit"], **{name: career[name] for name in ("luck", "regret", "accuracy")}}
    worst = sorted(career["steps"], key=lambda step: -step["regret"])[:2]
    weighed = {name: review[name] for name in ("unit", "least")}
    exercises = [exercise_of(match, number, step["event"], step=step, **weighed) for step in worst]
    return entry_of(match, number, coach=coach), exercises


def asked(match: Match, number: int) -> list[dict[str, Any]]:
    """What the first seat is asked about stones that it has seen."""
    past = Past(match)
    return [
        exercise_of(
            match,
            number,
            each.event,
            key=f"quiet-otter-{number:05}/1/0/{each.event}/{each.about}",
            names=match.names,
            question=asdict(each),
            shown=position_facts(past, each.shown, 0),
        )
        for each in ask(match, report(match))
        if each.seat == 0
    ]


def file_of(matches: list[dict[str, Any]], exercises: list[dict[str, Any]]) -> dict[str, Any]:
    """As a device would save them."""
    file = {"what": "vierling-device", "version": 1, "saved": "2026-11-17T20:00:00.000Z", "device": {}, "runs": []}
    told: dict[str, Any] = json.loads(dump({**file, "matches": matches, "exercises": exercises}))
    return told


def twenty() -> dict[str, Any]:
    """Twelve matches of Knister and eight of Tüfteln, every other one against somebody."""
    matches, exercises = [], []
    for number in range(20):
        game = "knister" if number < 12 else "tuefteln"
        bots = ["greedy"] if number % 2 else ["greedy", "greedy"]
        entry, learnt = remembered(played(game, bots, number), number)
        matches.append(entry)
        exercises += learnt
    return file_of(matches, exercises)


def of_input() -> dict[str, Any]:
    """One match of Input, and what is asked about it."""
    match = played("input", ["random", "random"], 5)
    return file_of([entry_of(match, 1)], asked(match, 1))
