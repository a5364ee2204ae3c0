"""What everybody saw of recorded matches, event by event, as digests. It runs in two worlds: `given` is a JSON list of
records, and the last line is the answer."""

import json
from hashlib import sha256
from typing import Any

from vierling.browser.encoding import dump
from vierling.match import Match


def digests(record: str) -> list[str]:
    match = Match.read(record)
    return [sha256(dump(seen(match, state))).hexdigest()[:16] for state in match.states()]


def seen(match: Match, state: Any) -> Any:
    """By every seat and by a spectator, and what each may do."""
    seats = range(state.seats)
    views = [state.view(seat) for seat in (*seats, None)]
    moves = [[match.game.write(move) for move in state.offers(seat)] for seat in seats]
    scores = [state.score(seat) for seat in seats]
    return [views, moves, scores, sorted(state.to_move()), state.outcome(), state.deadline()]


json.dumps([digests(record) for record in json.loads(globals()["given"])])
