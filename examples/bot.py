"""A bot in a process of its own: vierling simulate knister --bots "cmd:python examples/bot.py,greedy".

In Knister it writes a sum where its row and column hold that sum already; elsewhere it plays at random.
"""

import json
import random
import sys


def count_equal(view: dict, cell: str) -> int:
    sheet = view["sheets"][view["seat"]][view["grid"]]
    column, row = "abcde".index(cell[0]), int(cell[1]) - 1
    return sheet[5 * row : 5 * row + 5].count(view["sum"]) + sheet[column::5].count(view["sum"])


def choose(game: str, view: dict, moves: list[str], rng: random.Random) -> str:
    return max(moves, key=lambda cell: count_equal(view, cell)) if game == "knister" else rng.choice(moves)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "vierling":
        print("ready", flush=True)
    elif word == "newgame":
        game = rest.split()[0]
    elif word == "view":
        view = json.loads(rest)  # a bot with a memory would keep every one of them
    elif word == "moves":
        moves = rest.split()
    elif word == "go":
        seed = int(rest.split()[3])  # go time 10000 seed 271828
        print("move", choose(game, view, moves, random.Random(seed)), flush=True)
    elif word == "quit":
        break
