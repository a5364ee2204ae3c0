from random import Random

import pytest


@pytest.fixture
def rng() -> Random:
    return Random(1)
