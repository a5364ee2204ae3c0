"""What a device remembers of matches, as a file: bots played them with seeded dice, and the coach weighed them."""

import json
from dataclasses import asdict
from random import Random
from typing import Any

from vierling import Match
from vierling.coach import analyse
from vierling.live.transcript import Past
from vierling.options import to_json
from vierling.play.bots import study_named
from vierling.play.dice import seeded_dice
from vierling.play.driver import Driver, Plan
from vierling.play.mind import decide
from vierling.server.api.branches import position_facts
from vierling.server.api.encoding import dump

DAY = 86_400_000
FIRST = 1_790_000_000_000  # in September 2026
NAMES = ["Anna", "Bo"]
SIDES: dict[str, dict[str, Any]] = {"tuefteln": {"side": "A"}, "knister": {"grids": 1}}


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


def remembered(match: Match, number: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The first seat's match, and the exercises that come of it."""
    outcome, review = match.outcome, asdict(analyse(match))
    assert outcome
    career = review["seats"][0]
    source = {
        "table": f"quiet-otter-{number:05}",
        "match": 1,
        "game": match.game.name,
        "options": to_json(match.options),
        "at": FIRST + number * DAY,
        "seat": 0,
    }
    others = [{"name": name, "bot": "greedy"} for name in match.names[1:]]
    entry = {
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
        "coach": {"unit": review["unit"], **{name: career[name] for name in ("luck", "regret", "accuracy")}},
    }
    worst = sorted(career["steps"], key=lambda step: -step["regret"])[:2]
    past = Past(match)
    exercises = [
        {
            **source,
            "key": f"{source['table']}/1/0/{step['event']}",
            "name": career["name"],
            "unit": review["unit"],
            "least": review["least"],
            "step": step,
            "position": position_facts(past, step["event"], 0),
            "card": {"box": 0, "due": 0, "tries": 0},
        }
        for step in worst
    ]
    return entry, exercises


def twenty() -> dict[str, Any]:
    """Twelve matches of Knister and eight of Tüfteln, every other one against somebody, as a device would save them."""
    matches, exercises = [], []
    for number in range(20):
        game = "knister" if number < 12 else "tuefteln"
        bots = ["greedy"] if number % 2 else ["greedy", "greedy"]
        entry, learnt = remembered(played(game, bots, number), number)
        matches.append(entry)
        exercises += learnt
    file = {"what": "vierling-device", "version": 1, "saved": "2026-11-17T20:00:00.000Z", "device": {}, "runs": []}
    told: dict[str, Any] = json.loads(dump({**file, "matches": matches, "exercises": exercises}))
    return told
