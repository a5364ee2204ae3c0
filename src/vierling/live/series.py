"""The score sheet of an evening: every finished match at a table, and what they add up to. Folded from the log, like
everything else."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from vierling.game import Outcome
from vierling.live.entry import Entry
from vierling.live.messages import GameTotal, Options, PlayedFacts, PlayerFacts, Run, Series
from vierling.live.people import Chair, Guest
from vierling.live.reading import begin, checked
from vierling.live.table import EVENTS, Table, options_at
from vierling.options import to_json


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match: who sat in each seat, by what the table knows them by, and how it ended."""

    match: int
    game: str
    options: Options
    people: tuple[str, ...]
    outcome: Outcome
    carried: bool = False  # somebody may have chosen the dice: it is shown, and does not count

    @property
    def kind(self) -> tuple[str, tuple[tuple[str, object], ...]]:
        """Points can be compared within one game with the same options."""
        return self.game, tuple(sorted(self.options.items()))


class Chronicle:
    """Reads a table's log from its beginning. Matches that are known already are not played again."""

    def __init__(self, table_id: str, played: Sequence[Played] = ()) -> None:
        self.table_id = table_id
        self.played = tuple(played)
        self.names: dict[str, str] = {}  # everybody's last one
        self._table: Table | None = None
        self._options: Options = {}

    def take(self, page: Iterable[tuple[int, Entry]]) -> Iterator[None]:
        for number, entry in page:
            if self._table is None:
                self._table = begin(self.table_id, entry)
            elif entry.kind not in EVENTS or self._table.match > len(self.played):
                with checked(number):
                    self._go_on(self._table, entry)
            else:
                continue
            yield

    def _go_on(self, before: Table, entry: Entry) -> None:
        table = self._table = before.apply(entry)
        self.names |= (
            {chair.person: "" if chair.muted else chair.name for chair in table.chairs}
            if entry.kind not in EVENTS
            else {}
        )
        if entry.kind == "started":
            self._options = to_json(options_at(before, entry))
        outcome = table.state.outcome() if table.state and entry.kind in EVENTS else None
        if outcome:
            people = tuple(chair.person for chair in table.chairs)
            played = Played(table.match, table.game.name, self._options, people, outcome, table.carried)
            self.played += (played,)


def sheet(table: Table, played: Sequence[Played], names: Mapping[str, str]) -> Series:
    roll = list(dict.fromkeys(person for each in played for person in each.people))
    matches = [match_facts(played[:index], each, roll, table.handicap) for index, each in enumerate(played)]
    return {
        "table": table.id,
        "best_of": table.best_of,
        "handicap": table.handicap,
        "players": [player_facts(table, person, names) for person in roll],
        "matches": matches,
        "runs": runs(matches, len(roll), table.best_of),
        "games": totals(matches, len(roll)),
    }


def player_facts(table: Table, person: str, names: Mapping[str, str]) -> PlayerFacts:
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.person == person), None)
    people: tuple[Chair | Guest, ...] = (*table.chairs, *table.guests)
    here = next((each for each in people if each.person == person), None)
    name = names[person] if here is None else "" if here.muted else here.name
    kind: PlayerFacts = {"name": name, "muted": not name, "kind": "person", "seat": seat}
    return {**kind, "kind": "bot"} if person.startswith("bot ") else kind


def match_facts(earlier: Sequence[Played], played: Played, roll: Sequence[str], handicap: bool) -> PlayedFacts:
    given = handicaps(earlier, played) if handicap else [0] * len(played.people)
    return {
        "match": played.match,
        "game": played.game,
        "options": played.options,
        "players": [roll.index(person) for person in played.people],
        "points": list(played.outcome.points),
        "handicaps": given,
        "winners": [roll.index(played.people[seat]) for seat in winners(played.outcome, given) if not played.carried],
        "carried": played.carried,
    }


def handicaps(earlier: Sequence[Played], played: Played) -> list[int]:
    """R-E5: what somebody's average lacks to the best one, over earlier matches of the same kind."""
    averages = [average(earlier, played, person) for person in played.people]
    best = max((each for each in averages if each is not None), default=Fraction(0))
    return [0 if each is None else floor(best - each + Fraction(1, 2)) for each in averages]


def average(earlier: Sequence[Played], played: Played, person: str) -> Fraction | None:
    counted = [each for each in earlier if each.kind == played.kind and not each.carried]
    alike = [each for each in counted if person in each.people]
    made = [each.outcome.points[each.people.index(person)] for each in alike]
    return Fraction(sum(made), len(made)) if made else None


def winners(outcome: Outcome, given: Sequence[int]) -> list[int]:
    """R-E4, R-E5: nobody wins alone, and a handicap does not change a win that was not one by points."""
    if len(outcome.points) == 1:
        return []
    won = list(outcome.winners)
    if won != best_of(outcome.points):
        return won
    return best_of([points + more for points, more in zip(outcome.points, given, strict=True)])


def best_of(points: Sequence[int]) -> list[int]:
    return [seat for seat, each in enumerate(points) if each == max(points)]


def runs(matches: Sequence[PlayedFacts], players: int, most: int) -> list[Run]:
    """A run ends when somebody has won it; the next match begins another one. Whoever plays alone plays no run."""
    found: list[Run] = []
    for each in matches:
        if len(each["players"]) == 1 or each["carried"]:
            continue
        if not found or found[-1]["winners"]:
            found.append({"matches": [], "wins": [0] * players, "winners": []})
        run = found[-1]
        run["matches"].append(each["match"])
        for player in each["winners"]:
            run["wins"][player] += 1
        run["winners"] = decided(run, most)
    return found


def decided(run: Run, most: int) -> list[int]:
    """R-E4: whoever has won more than half of the matches; after the last one, whoever has won most."""
    top = max(run["wins"])
    over = most and (top > most // 2 or len(run["matches"]) == most)
    return [player for player, wins in enumerate(run["wins"]) if wins == top] if over else []


def totals(matches: Sequence[PlayedFacts], players: int) -> list[GameTotal]:
    found: dict[str, GameTotal] = {}
    for each in matches:
        if each["carried"]:
            continue
        blank: GameTotal = {"game": each["game"], "matches": 0, "points": [None] * players, "wins": [0] * players}
        total = found.setdefault(each["game"], blank)
        total["matches"] += 1
        for player, points, more in zip(each["players"], each["points"], each["handicaps"], strict=True):
            total["points"][player] = (total["points"][player] or 0) + points + more
        for player in each["winners"]:
            total["wins"][player] += 1
    return list(found.values())
