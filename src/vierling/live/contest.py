"""Who plays for the same ranking, folded from a log of its own: tables, and what came of them.

Nobody sends a score. A try is a table that was made for the contest; its result is read from that table's log.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from vierling.game import Millis
from vierling.live.entry import Entry

GONE = ""  # instead of the id of a table that was deleted


@dataclass(frozen=True, slots=True)
class Try:
    challenge: str
    table: str
    device: str  # a hash: whose try this is
    counted: bool


@dataclass(frozen=True, slots=True)
class Result:
    """What a table's log shows."""

    points: int
    ahead: int  # of the best of the others; the points, if nobody else played
    millis: Millis  # from the first move to the last event
    lines: Sequence[Sequence[Any]] = ()  # label, points, figure
    helped: bool = False  # a bot stood in, or the like: it is not ranked
    people: Sequence[Sequence[int]] = ()  # everybody who played there: seat and points


@dataclass(slots=True, weakref_slot=True, eq=False)
class Contest:
    """The newest state of one contest. `number` counts the entries of its log."""

    stream: str
    number: int = 0
    tries: dict[str, Try] = field(default_factory=dict)  # by table
    results: dict[str, Result] = field(default_factory=dict)  # by table
    counted: dict[str, dict[str, Result]] = field(default_factory=dict)  # by challenge and table: those that are ranked
    names: dict[str, str] = field(default_factory=dict)  # by table: of those who want to be named
    masters: dict[str, Result] = field(default_factory=dict)  # by challenge
    dealt: dict[str, dict[str, Any]] = field(default_factory=dict)  # by challenge: options that were prepared
    firsts: dict[tuple[str, str], Try] = field(default_factory=dict)  # by challenge and device: the counted one
    telling: dict[str, list[int]] = field(default_factory=dict)  # by table: the entries that tell about it
    facts: dict[str, Any] = field(default_factory=dict)  # of the first entry
    closed: bool = False  # no match begins any more
    opens: Millis = 0  # the secret of one that is closed, at the latest
    is_open: bool = False  # the secret is shown: no result counts any more

    def apply(self, entry: Entry) -> None:
        self.number += 1
        what = entry.what
        if "table" in what:
            self.telling.setdefault(what["table"], []).append(self.number)
        FOLDS[entry.kind](self, what)

    def forget_name(self, table: str) -> None:
        self.names.pop(table, None)

    def forget_table(self, table: str) -> None:
        """A device keeps having had its try."""
        for results in (self.results, *self.counted.values()):
            results.pop(table, None)
        self.forget_name(table)
        self.telling.pop(table, None)
        gone = self.tries.pop(table, None)
        if gone and self.firsts.get((gone.challenge, gone.device)) == gone:
            self.firsts[gone.challenge, gone.device] = replace(gone, table=GONE)

    def unfinished(self) -> list[str]:
        return [table for table in self.tries if table not in self.results]

    def ranked(self, challenge: str) -> dict[str, Result]:
        """The results that count, by table."""
        return self.counted.get(challenge, {})


def opened(contest: Contest, what: dict[str, Any]) -> None:
    contest.facts = what


def tried(contest: Contest, what: dict[str, Any]) -> None:
    this = Try(**what)
    if this.counted:
        contest.firsts[this.challenge, this.device] = this
    if this.table != GONE:
        contest.tries[this.table] = this


def finished(contest: Contest, what: dict[str, Any]) -> None:
    if what["table"] != GONE:
        this, result = contest.tries[what["table"]], Result(**what["result"])
        contest.results[this.table] = result
        if this.counted and not result.helped and not contest.is_open:
            contest.counted.setdefault(this.challenge, {})[this.table] = result


def named(contest: Contest, what: dict[str, Any]) -> None:
    if what.get("name"):
        contest.names[what["table"]] = what["name"]
    else:
        contest.names.pop(what["table"], None)


def mastered(contest: Contest, what: dict[str, Any]) -> None:
    contest.masters[what["challenge"]] = Result(**what["result"])


def dealt(contest: Contest, what: dict[str, Any]) -> None:
    contest.dealt[what["challenge"]] = what["options"]


def closed(contest: Contest, what: dict[str, Any]) -> None:
    contest.closed, contest.opens = True, what["opens"]


def shown(contest: Contest, _what: dict[str, Any]) -> None:
    contest.is_open = True


FOLDS = {
    "opened": opened,
    "tried": tried,
    "finished": finished,
    "named": named,
    "mastered": mastered,
    "dealt": dealt,
    "closed": closed,
    "shown": shown,
}


def without_name(entry: Entry) -> Entry:
    return Entry(entry.kind, entry.at, what={**entry.what, "name": None}) if entry.kind == "named" else entry


def without_table(entry: Entry) -> Entry:
    """What is left after a table was deleted: that a device has had its try."""
    kept = {"tried": ("challenge", "device", "counted")}.get(entry.kind, ())
    return Entry(entry.kind, entry.at, what={**{name: entry.what[name] for name in kept}, "table": GONE})


def fold(stream: str, entries: Iterable[Entry]) -> Contest:
    contest = Contest(stream)
    for entry in entries:
        contest.apply(entry)
    return contest
