"""Who is where in a ranking, and how results are spread."""

from collections import Counter
from collections.abc import Mapping
from typing import TypedDict

from vierling.game import Millis
from vierling.live.contest import Result

MOST_ROWS = 20
MOST_BARS = 12
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class ResultFacts(TypedDict):
    points: int
    ahead: int
    millis: Millis


class Row(TypedDict):
    place: int
    name: str | None  # of one who wants to be named
    mine: bool
    result: ResultFacts


class Bar(TypedDict):
    """How many results are between these, both included."""

    least: int
    most: int
    count: int
    mine: bool
    master: bool


class Standings(TypedDict):
    place: int | None  # the asker's
    rows: list[Row]
    bars: list[Bar]
    master: ResultFacts | None  # None as long as it is not known


def worth(result: Result, timed: bool) -> tuple[int, int]:
    """Less is better."""
    return -result.ahead, result.millis if timed else 0


def told(result: Result) -> ResultFacts:
    return {"points": result.points, "ahead": result.ahead, "millis": result.millis}


def standings(
    results: Mapping[str, Result], names: Mapping[str, str], master: Result | None, mine: str | None, timed: bool
) -> Standings:
    """Equal results share a place."""
    best = sorted(results, key=lambda table: worth(results[table], timed))
    places: dict[str, int] = {}
    for number, table in enumerate(best, 1):
        before = best[number - 2] if number > 1 else None
        equal = before is not None and worth(results[before], timed) == worth(results[table], timed)
        places[table] = places[before] if before is not None and equal else number
    shown = [table for table in best if places[table] <= MOST_ROWS][:MOST_ROWS]
    if mine in places and mine not in shown:
        shown.append(mine)
    rows: list[Row] = [
        {"place": places[each], "name": names.get(each), "mine": each == mine, "result": told(results[each])}
        for each in shown
    ]
    own = results.get(mine) if mine else None
    marks = [None if each is None else each.ahead for each in (own, master)]
    return {
        "place": places.get(mine) if mine else None,
        "rows": rows,
        "bars": bars([each.ahead for each in results.values()], *marks),
        "master": told(master) if master else None,
    }


def bars(scores: list[int], mine: int | None = None, master: int | None = None) -> list[Bar]:
    """All equally wide, as few as show the spread, from the worst to the best."""
    if not scores:
        return []
    known = [*scores, *([] if master is None else [master])]
    width = next(each for each in WIDTHS if max(known) // each - min(known) // each < MOST_BARS)
    counts = Counter(score // width for score in scores)
    return [
        {
            "least": step * width,
            "most": step * width + width - 1,
            "count": counts[step],
            "mine": mine is not None and mine // width == step,
            "master": master is not None and master // width == step,
        }
        for step in range(min(known) // width, max(known) // width + 1)
    ]
