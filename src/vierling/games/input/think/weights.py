"""The weights of the evaluation, by school and seats.

The learned ones come from matches of the bots against themselves (see `training.py`). The plain ones are a few round
figures: for points, for the chance to close a number by how many turns away that is, for stones that have to be taken
down, and for taking part.
"""

import json
from importlib.resources import files

from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.options import SEATS
from vierling.games.input.think.kernels import CARDS

HEAVY = 4  # stones on finished cards: more make no difference
LIES = 3  # no stone of the seat on a card, one, more
POINTS = 10  # weights are per this many points

# The places of the weights; all come twice: for the mover, then for the others.
OWN_SCORE = 0
KNOWLEDGE = 1  # of both faces of a stone
LEFT = 2  # by stones on finished cards
PARTS = LEFT + HEAVY  # by how many numbers the seat takes part in
HOPE = PARTS + CARDS  # of closing a number: by stones on finished cards, stones missing, stones of the seat
VICTORY = HOPE + HEAVY * PLACES * LIES  # of winning the match with it: by stones on finished cards, stones missing
SET = VICTORY + HEAVY * PLACES
ALL_WEIGHTS = 2 * SET

# The plain ones.
SCORED = 3.0
WINS = 1.0
FADE = 0.5  # what each turn in between leaves of a hope
WAIT = 0.6  # what is left of it if it is somebody else's turn
TAKE_DOWN = -0.15  # each stone
TAKE_PART = 0.1  # in each number


def plain_set(patience: float) -> list[float]:
    weights = [0.0] * SET
    weights[OWN_SCORE] = SCORED
    weights[LEFT : LEFT + HEAVY] = [TAKE_DOWN * stones for stones in range(HEAVY)]
    weights[PARTS : PARTS + CARDS] = [TAKE_PART * numbers for numbers in range(CARDS)]
    for row in range(HEAVY * PLACES):
        away = sum(divmod(row, PLACES))  # turns: first the rest is taken down, then all places but the last are filled
        weights[VICTORY + row] = WINS * patience * FADE**away
        for own in range(LIES):
            weights[HOPE + row * LIES + own] = SCORED * patience * FADE ** (away + (own == 0))
    return weights


PLAIN, LEARNED = "plain", "learned"
WEIGHTS: dict[str, dict[int, list[float]]] = {
    PLAIN: {seats: [*plain_set(1.0), *plain_set(WAIT)] for seats in SEATS},
    LEARNED: {
        int(seats): weights
        for seats, weights in json.loads(
            files("vierling.games.input.think").joinpath("weights.json").read_text("utf-8")
        ).items()
    },
}
