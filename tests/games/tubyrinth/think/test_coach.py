"""The analysis of Tubyrinth: the timeline, what was found, and what the boards had to offer."""

from typing import Any

from coach.test_every_game import analysis_of
from vierling import Match
from vierling.coach import analyse
from vierling.games.tubyrinth.think.coach import COACH
from vierling.games.tubyrinth.think.timeline import report

# Without flipping, the photographed board has 1, 16 and 4 solutions with 5, 6 and 7 tiles.
FIVE = ("I3@a1", "I4@b6", "L4r2@f5", "T4r1@a3", "O4@g3")
SEVEN = ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8", "L3r1@d7", "S4@f5", "O4@g3")


def begun(seats: int = 2, **options: Any) -> Match:
    match = Match("tubyrinth", seats, board="1a", flip=False, **options)
    for seat in match.seats:
        match.play(seat, "go")
    if seats > 1:
        match.ring()
    return match


def test_a_round_as_it_was_recorded() -> None:
    """Mara lays 7 tiles first; Jo calls second with 6 tiles, which makes 5 points; Ann has laid two."""
    analysis = analysis_of("tubyrinth")[1]
    steps = [career.steps[0] for career in analysis.seats]
    assert [step.regret for step in steps] == [0, 2, 7]
    assert [[(part.line, part.cost) for part in step.why] for step in steps] == [
        [],
        [("tiles", 1), ("rank", 1)],
        [("pipeline", 7)],
    ]
    first = analysis.details["rounds"][0]
    assert first.calls == (66506 - 34200, 80551 - 85 - 34200, None)
    assert [act.at for act in first.acts if act.move == "ready"] == [66506 - 34200, 80551 - 85 - 34200]
    assert [(found.seat, found.tiles) for found in first.found] == [(0, 7), (1, 6)]


def test_the_timeline_shows_who_laid_what_and_when() -> None:
    match = begun()
    signal = match.now
    for number, tile in enumerate(SEVEN, 1):
        match.play(0, tile, signal + 1000 * number)
    match.play(0, "ready", signal + 9000)
    match.play(1, SEVEN[0], signal + 9500)
    match.ring()
    (each,) = analyse(match).details["rounds"]
    own = [(act.at, act.move, act.laid, act.tiles) for act in each.acts if act.seat == 0]
    assert own[0] == (1000, SEVEN[0], 1, 0)
    assert own[-2:] == [(7000, SEVEN[-1], 7, 7), (9000, "ready", 7, 7)]
    assert [act.move for act in each.acts if act.seat == 1] == [SEVEN[0]]
    assert report(match) == each.acts
    assert [(found.seat, found.at, found.tiles) for found in each.found] == [(0, 7000, 7)]
    assert each.offers[0].solutions == {5: 1, 6: 16, 7: 4}
    assert each.offers[0].complete


def test_the_best_pipeline_is_named_for_each_number_of_tiles() -> None:
    match = begun(1)
    match.play(0, "pass")
    analysis = analyse(match)
    (step,) = analysis.seats[0].steps
    assert [choice.value for choice in step.choices] == [7, 6, 5]
    assert [len(choice.move.split()) for choice in step.choices] == [7, 6, 5]
    assert (step.regret, analysis.seats[0].final) == (7, 0)


def test_a_handicap_leaves_only_what_counts() -> None:
    match = begun(2, handicap="1:7")
    match.play(0, "pass")
    match.play(1, "pass")
    match.ring()
    one, other = (career.steps[0] for career in analyse(match).seats)
    assert [choice.value for choice in one.choices] == [7]
    assert [choice.value for choice in other.choices] == [7, 6, 5]


def test_the_regret_of_a_wrong_call_includes_its_penalty() -> None:
    match = begun(2, mode="basic")
    for tile in SEVEN:
        match.play(0, tile)
    match.play(0, "ready")
    match.ring()  # 7 points for the first, and nothing for the second
    for seat in (0, 1):
        match.play(seat, "go")
    match.ring()
    for tile in SEVEN[:5]:  # enough for a call, but not for a pipeline
        match.play(0, tile)
    match.play(0, "ready")
    match.ring()
    steps = analyse(match).seats[0].steps
    assert [step.regret for step in steps] == [0, 8]
    assert [(part.line, part.cost) for part in steps[1].why] == [("pipeline", 7), ("penalty", 1)]


def test_who_has_no_pipeline_gets_the_tiles_that_the_first_left() -> None:
    match = begun(2)
    for tile in FIVE:
        match.play(0, tile)
    match.play(0, "ready")
    match.ring()
    first, other = (career.steps[0] for career in analyse(match).seats)
    assert [(part.line, part.cost) for part in first.why] == [("tiles", 2)]
    assert [(part.line, part.cost) for part in other.why] == [("pipeline", 7), ("unused", -2)]


def test_nothing_is_luck_and_what_the_boards_offer_is_there_from_the_start() -> None:
    analysis = analysis_of("tubyrinth")[1]
    assert not analysis.lucky
    for career in analysis.seats:
        assert career.luck == 0
        assert career.start == sum(step.best - step.mean for step in career.steps)
        assert career.final == career.start - career.regret


def test_where_only_the_winner_scores_all_pipelines_are_as_good() -> None:
    match = begun(2, mode="rookie")
    for tile in FIVE:
        match.play(0, tile)
    match.play(0, "ready")
    match.ring()
    (choice,) = analyse(match).seats[1].steps[0].choices
    assert {len(move.split()) for move in (choice.move, *choice.equals)} == {5, 6, 7}


def test_a_move_is_told_without_giving_a_solution_away() -> None:
    assert COACH.tell
    note = COACH.tell(" ".join(SEVEN))
    assert (note.key, note.told, note.chances) == ("tubyrinth-layout", {"tiles": 7}, {})
