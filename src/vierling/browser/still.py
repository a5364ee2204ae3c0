"""Answers that never change, so that nobody has to wait for them until the house is open."""

import json
from typing import Any

from vierling.browser.encoding import dump
from vierling.coach.spread import spreads_of
from vierling.kit import GAMES
from vierling.live.frames import game_facts


def still_answers() -> str:
    """By the paths of their routes."""
    told: dict[str, Any] = {"/games": [game_facts(game) for game in GAMES.values()]}
    for name, game in GAMES.items():
        told |= {f"/games/{name}/material": game.material(), f"/games/{name}/spread": spreads_of(name)}
    return json.dumps(json.loads(dump(told)), ensure_ascii=False)
