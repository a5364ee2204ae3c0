"""Steps downhill along averaged gradients, by Adam (Kingma and Ba, 2015)."""

from collections.abc import Sequence

import numpy as np

from vierling.games.knister.think.ceiling.variant import Floats


class Descent:
    """Changes the arrays in place."""

    def __init__(self, arrays: Sequence[Floats], memory: float, spread: float, least: float) -> None:
        self.arrays, self.memory, self.spread, self.least = arrays, memory, spread, least
        self.means = [np.zeros_like(array) for array in arrays]
        self.squares = [np.zeros_like(array) for array in arrays]
        self.steps = 0

    def step(self, gradients: Sequence[Floats], rates: Sequence[float]) -> None:
        self.steps += 1
        for place, (gradient, rate) in enumerate(zip(gradients, rates, strict=True)):
            self.means[place] += (1 - self.memory) * (gradient - self.means[place])
            self.squares[place] += (1 - self.spread) * (gradient**2 - self.squares[place])
            mean = self.means[place] / (1 - self.memory**self.steps)
            square = self.squares[place] / (1 - self.spread**self.steps)
            self.arrays[place][...] -= rate * mean / (np.sqrt(square) + self.least)
