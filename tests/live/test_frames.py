"""What devices are shown, apart from the rules' own views."""

import pytest

from live.housing import HOST, first_entry, one_person
from vierling.live import acts
from vierling.live.entry import Entry
from vierling.live.frames import hands
from vierling.live.table import Table, make, watch


def after_a_roll(dice: str) -> Table:
    table = make("otter", first_entry("knister"))
    for entries in (one_person, lambda table: acts.start(table, HOST), lambda _: [Entry("rolled", 0, what=dice)]):
        table = watch(table, entries(table))
    return table


@pytest.mark.parametrize(
    ("dice", "lacking"),
    [
        ("1+1", {"nothing", "straight"}),  # from 2 to 6 there is no 7
        ("3+4", {"nothing", "high-straight"}),  # every straight round a 7 has it
        ("4+4", {"nothing"}),
    ],
)
def test_an_outlook_has_a_bit_for_each_figure_that_a_line_can_become(dice: str, lacking: set[str]) -> None:
    names = "nothing pair two-pairs three four full-house straight five high-straight".split()
    expected = sum(2**n for n, name in enumerate(names) if name not in lacking)
    assert hands(after_a_roll(dice), [0])[0]["outlook"] == [expected] * 12


def test_whoever_watches_has_no_outlook() -> None:
    assert hands(after_a_roll("4+4"), [])[0]["outlook"] == []
