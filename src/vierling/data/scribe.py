"""Plays matches for their records and rows, and not for their outcomes alone."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from vierling.data.records import save_record
from vierling.data.rows import Row, rows_of
from vierling.data.writing import RowFile
from vierling.game import Outcome
from vierling.lab.crew import Crew
from vierling.lab.simulate import Portion, Simulation, record_match
from vierling.play.bots import warm_up


class Told(NamedTuple):
    """A match as it is handed over by whoever has played it."""

    name: str
    outcome: Outcome
    record: str
    rows: list[Row]


@dataclass(frozen=True, slots=True)
class Scribe:
    """Writes down whatever a crew plays: `simulate` and `arena` take it as `play`.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from vierling.data import Scribe, read_records
    >>> from vierling.lab.simulate import Simulation, simulate
    >>> with TemporaryDirectory() as folder:
    ...     outcomes = list(simulate(Simulation('knister', ("random",), seed=1), 3, play=Scribe(Path(folder))))
    ...     written = [match.outcome for name, match in read_records(folder)]
    >>> written == outcomes
    True
    """

    records: Path | None = None  # a folder
    rows: Path | None = None  # a file
    weigh: bool = False  # whether the coach weighs every move
    tables: bool = False  # whether there are several, so that a match is named after its table too

    def __call__(self, crew: Crew, portions: Iterable[Portion]) -> Iterator[list[Outcome]]:
        with ExitStack() as files:
            file = files.enter_context(RowFile(self.rows)) if self.rows else None
            for matches in crew.map(partial(tell_portion, self), self.named(portions)):
                for told in matches:
                    if self.records:
                        save_record(self.records, told.name, told.record)
                    if file:
                        file.add(told.rows)
                yield [told.outcome for told in matches]

    def named(self, portions: Iterable[Portion]) -> Iterator[tuple[str, Portion]]:
        numbers: dict[tuple[object, ...], int] = {}
        for portion in portions:
            table = numbers.setdefault(portion.simulation.bots, len(numbers) + 1)
            yield f"{table}-" if self.tables else "", portion


def tell_portion(scribe: Scribe, named: tuple[str, Portion]) -> list[Told]:
    prefix, (simulation, first, count) = named
    warm_up(simulation.game)
    return [tell_match(scribe, f"{prefix}{number:08d}", simulation, number) for number in range(first, first + count)]


def tell_match(scribe: Scribe, name: str, simulation: Simulation, number: int) -> Told:
    match = record_match(simulation, number)
    assert match.outcome
    rows = list(rows_of(match, name, weigh=scribe.weigh)) if scribe.rows else []
    return Told(name, match.outcome, match.record() if scribe.records else "", rows)
