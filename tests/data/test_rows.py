"""Matches as rows: what stands in them, and that others can read them."""

import json
from pathlib import Path

import pandas as pd  # type: ignore[import-untyped] # its stubs are a package of their own
import polars as pl
import pytest

from vierling import Match, Refusal, Unreadable, arena, play_match
from vierling.data import COLUMNS, RowFile, Scribe, events_of, read_records, rows_of, save_record
from vierling.lab.simulate import Simulation, simulate

NAMES = [column.name for column in COLUMNS]


def short_match() -> Match:
    match = Match("knister", names=["Mara", "Jo"], grids=1)
    match.roll("5+3", at=10)
    match.play(1, "c3", at=20)
    match.play(0, "a1", at=30)
    match.roll("1+1", at=40)
    match.play(0, "b1", at=50)
    return match


def test_there_is_a_row_for_every_move_of_a_hand() -> None:
    rows = list(rows_of(short_match(), "first"))
    names = ("match", "seat", "name", "event", "at", "round", "roll", "move")
    told = [tuple(row[name] for name in names) for row in rows]
    assert told == [
        ("first", 1, "Jo", 1, 20, 1, "5+3", "c3"),
        ("first", 0, "Mara", 2, 30, 1, "5+3", "a1"),
        ("first", 0, "Mara", 4, 50, 2, "1+1", "b1"),
    ]
    assert {row["points"] for row in rows} == {row["won"] for row in rows} == {None}, "it is not over"
    assert {row["options"] for row in rows} == {"grids=1 score=once"}
    assert all(row["value"] is None for row in rows), "nobody has weighed anything"


def test_the_coach_fills_the_rest() -> None:
    rows = list(rows_of(short_match(), weigh=True))
    assert [row["unit"] for row in rows] == ["points", "points", None], "Jo still has to write in the second round"
    for row in rows[:2]:
        assert row["luck"] == row["best"] - row["before"]
        assert row["regret"] == row["best"] - row["value"] >= 0


def test_who_did_it_is_always_a_text() -> None:
    match = Match("tubyrinth", seats=2, board="1a")
    match.play(0, "go", at=1000)
    match.play(1, "go", at=2000)
    match.ring()
    assert [event["by"] for event in events_of(match)] == ["1", "2", "clock"]
    assert [event["by"] for event in events_of(short_match())] == ["dice", "2", "1", "dice", "1"]


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_pandas_and_polars_read_the_same_rows(ending: str, tmp_path: Path) -> None:
    """Of matches whose points are known; the columns that nobody has filled are there too."""
    file = tmp_path / f"rows.{ending}"
    simulation = Simulation("knister", ("random", "greedy"), 1)
    outcomes = list(simulate(simulation, 3, play=Scribe(rows=file)))
    assert outcomes == list(simulate(simulation, 3)), "being written down changes nothing"
    by_pandas = pd.read_json(file, lines=True) if ending == "jsonl" else pd.read_parquet(file)
    by_polars = pl.read_ndjson(file) if ending == "jsonl" else pl.read_parquet(file)
    assert list(by_pandas.columns) == by_polars.columns == NAMES
    assert len(by_pandas) == len(by_polars) == 3 * 2 * 25
    points = by_polars.filter(pl.col("round") == 25).sort("match", "seat")["points"].to_list()
    assert points == [points for outcome in outcomes for points in outcome.points]
    assert by_pandas["won"].sum() == 25 * sum(len(outcome.winners) for outcome in outcomes)


def test_parquet_knows_the_types_even_of_what_is_empty(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    with RowFile(file) as rows:
        rows.add(rows_of(short_match()))
    kinds = {int: pl.Int64, float: pl.Float64, str: pl.String, bool: pl.Boolean}
    assert pl.read_parquet(file).schema == {column.name: kinds[column.kind] for column in COLUMNS}


def write_until(file: Path, problem: type[BaseException]) -> None:
    with RowFile(file) as rows:
        rows.add(rows_of(short_match()))
        raise problem


def test_what_failed_is_not_left_behind_and_what_was_interrupted_is(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    with pytest.raises(ZeroDivisionError):
        write_until(file, ZeroDivisionError)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(KeyboardInterrupt):
        write_until(file, KeyboardInterrupt)
    assert [json.loads(line)["move"] for line in file.read_text().splitlines()] == ["c3", "a1", "b1"]


def test_a_folder_of_records_is_read_back(tmp_path: Path) -> None:
    matches = {f"{seed}/knister": play_match("knister", ["random"], seed=seed) for seed in (1, 2)}
    for name, match in matches.items():
        save_record(tmp_path, name, match.record())
    found = dict(read_records(tmp_path))
    assert {name: match.record() for name, match in found.items()} == {
        name: match.record() for name, match in matches.items()
    }
    (tmp_path / "3.txt").write_text("no record\n")
    with pytest.raises(Unreadable, match=r"3\.txt: "):
        list(read_records(tmp_path))
    with pytest.raises(Refusal, match="there is no folder"):
        next(read_records(tmp_path / "nowhere"))


def test_an_arena_names_its_matches_after_table_and_deal(tmp_path: Path) -> None:
    arena("knister", ["random", "greedy"], games=4, seed=1, play=Scribe(records=tmp_path, tables=True))
    found = dict(read_records(tmp_path))
    assert list(found) == ["1-00000000", "1-00000001", "2-00000000", "2-00000001"]
    assert [found[name].names for name in ("1-00000000", "2-00000000")] == [("random", "greedy"), ("greedy", "random")]
    rolls = [[event["what"] for event in events_of(match) if event["by"] == "dice"] for match in found.values()]
    assert rolls[0] == rolls[2] != rolls[1] == rolls[3], "the same dice at both tables"


def test_the_page_on_data_explains_every_column() -> None:
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")
    types = {int: "integer", float: "number", str: "text", bool: "yes or no"}
    for column in COLUMNS:
        assert f"| `{column.name}` | {types[column.kind]} | {column.about} |" in page
