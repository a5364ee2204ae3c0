"""A little of the fuzzing, which finds what it should."""

from random import Random

from torture.fuzz_texts import TEXTS, Tally, fuzz_text
from torture.garble import ACCIDENTS, garble


def test_texts_with_accidents_are_refused_or_read_back_the_same() -> None:
    rng, tally = Random(7), Tally()
    for _ in range(2000):
        fuzz_text(rng, tally)
    assert tally.faults == []
    assert tally.counts["refused"] + tally.counts["accepted"] == 2000
    assert all(tally.counts[kind] for kind in (*TEXTS, "refused", "accepted"))


def test_anything_but_a_refusal_is_a_fault() -> None:
    tally = Tally()
    fuzz_text(Broken(), tally)
    assert "broken dice" in tally.faults[0]


class Broken(Random):
    """What is drawn from it fails, as a reader with a bug would."""

    def random(self) -> float:
        raise ZeroDivisionError("broken dice")


def test_every_accident_changes_something_now_and_then() -> None:
    text = "0 dice 5+3\n2310 1 c3\n"
    for accident in ACCIDENTS:
        assert any(accident(text, Random(seed)) != text for seed in range(20))
    assert len({garble(text, Random(seed)) for seed in range(100)}) > 50
