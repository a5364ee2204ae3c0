"""The weights of the judgement, by seats: learned from matches of the bots against themselves (see the lab)."""

import json
from importlib.resources import files

WEIGHTS: dict[int, list[float]] = {
    int(seats): weights
    for seats, weights in json.loads(files("vierling.bots.input").joinpath("weights.json").read_text("utf-8")).items()
}
