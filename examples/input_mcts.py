"""Search by information sets on Input, through OpenSpiel: it imagines what lies under the stones, and plays on.

python examples/input_mcts.py --simulations 200

It remembers nothing: what it does not see now is drawn anew. The other hand plays at random.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from vierling.envs import openspiel


def play(simulations: int, limit: int, seed: int) -> list[float]:
    """One match, the search in seat 0 against a hand at random; how far each is ahead."""
    openspiel.register()
    game = pyspiel.load_game(f"vierling_input(limit={limit},reward=difference)")
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=10, max_simulations=simulations, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=weights))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=200, help="for each move")
    parser.add_argument("--limit", type=int, default=60, help="moves after which the match is cut off")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    first, second = play(asked.simulations, asked.limit, asked.seed)
    print(f"points ahead: search {first:+.0f}, at random {second:+.0f}")


if __name__ == "__main__":
    main()
