"""Guided first matches: what they ask for is legal, what they say is true, and it is said in every language."""

import re

import pytest

from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.kit import GAMES, kit_of
from vierling.play.bots import bots_of
from vierling.play.lesson import BOT, LEARNER, Lesson, lesson_of, moves_of
from vierling.words import LANGUAGES, lexicon, say

TAUGHT = [name for name in GAMES if kit_of(name).lesson]
every_lesson = pytest.mark.parametrize("name", TAUGHT)


def test_each_of_our_games_has_a_lesson() -> None:
    assert TAUGHT == ["knister", "tuefteln", "tubyrinth", "input"]


@every_lesson
def test_the_moves_that_steps_ask_for_are_legal_one_after_another(name: str) -> None:
    """The match is played anew: by the dice and the others as written, by the learner as the steps ask."""
    lesson = lesson_of(name)
    asked = iter([move for _, move in lesson.told() if move is not None])
    match = lesson.set_up()
    for number, event in enumerate(lesson.match.events):
        if event.by == LEARNER and number >= lesson.begins:
            move = next(asked)
            assert move in match.moves(LEARNER)
            match.play(LEARNER, move)
        else:
            match.apply(event)
    assert next(asked, None) is None, "every step that asks for a move has one"
    assert match.state == lesson.match.state


@every_lesson
def test_the_learner_begins_ends_with_a_sentence_and_can_meet_the_bot(name: str) -> None:
    lesson = lesson_of(name)
    position = list(lesson.match.states())[lesson.begins]
    assert position.to_move() in (frozenset(), {LEARNER})  # nobody, while a roll is due
    assert not lesson.steps[-1].does
    assert len(moves_of(lesson.match, LEARNER)) - lesson.skipped == sum(step.does for step in lesson.steps)
    assert BOT in bots_of(name)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_one_short_text_and_nothing_is_left_over(name: str, language: str) -> None:
    lesson = lesson_of(name)
    keys = [lesson.key(step) for step in lesson.steps]
    known = [key for key in lexicon(language) if key.startswith(f"{name}-lesson-")]
    assert sorted(known) == sorted(keys)
    assert all(10 < len(say(language, key)) <= 175 for key in keys)


def told(lesson: Lesson, words: str) -> set[int]:
    """The numbers that a sentence names in every language; German writes some of the others as words."""
    (step,) = [step for step in lesson.steps if step.words == words]
    named = [{int(each) for each in re.findall(r"\d+", say(language, lesson.key(step)))} for language in LANGUAGES]
    return set.intersection(*named)


def totals(lesson: Lesson) -> list[int]:
    """The learner's points where the lesson begins, and after each of the learner's moves."""
    states = list(lesson.match.states())
    own = [n + 1 for n, event in enumerate(lesson.match.events) if event.by == LEARNER and n >= lesson.begins]
    return [sum(line.points for line in states[n].score(LEARNER)) for n in (lesson.begins, *own)]


def test_knister_counts_as_its_sentences_say() -> None:
    """Rulebook: three equal 3, full house 8, straight with a 7 8, pair 1, two pairs 3, diagonals twice."""
    lesson = lesson_of("knister")
    three, full, straight, pair, two_pairs = 3, 8, 8, 1, 3
    after = [three]
    after.append(after[-1] + full)  # row 2: 6 6 6 8 8
    after.append(after[-1] + straight + three)  # row 4: 9 10 7 6 8; column 5: 9 8 8 8 7
    after.append(after[-1] + straight + pair)  # column 4: 7 8 9 6 10; row 5: 11 10 3 10 7
    after.append(after[-1] + two_pairs)  # column 2: 4 6 6 10 10
    # Row 3: 5 6 7 9 8; column 3: 7 6 7 7 3; diagonals: 7 6 7 6 7 and 11 10 7 8 9.
    middle = straight + three + 2 * full + 2 * straight
    assert totals(lesson) == [*after, after[-1] + middle]
    assert told(lesson, "end") == {middle, after[-1] + middle} == {43, 77}
    assert told(lesson, "line") == {1, three}  # row 1
    assert told(lesson, "points") == {4, 5, 6, 10, straight, three}  # row 4, column 5, from 6 to 10


def test_tuefteln_counts_as_its_sentences_say() -> None:
    """Rulebook: mix 1, pair 2, two pairs 3, cross 4, four 5, straight 6, all six of them 7 more."""
    lesson = lesson_of("tuefteln")
    assert totals(lesson) == [2, 2 + 6 + 5, 13 + 4 + 3, 20 + 2 + 1 + 7, 30 + 6 + 0]
    assert told(lesson, "end") == {36, 6}  # and square 6
    assert told(lesson, "patterns") == {4, 3}
    assert told(lesson, "clockwise") >= {6, 5}
    assert told(lesson, "all-six") == {1, 7}
    outcome = lesson.match.outcome
    assert outcome
    assert outcome.points == (36,)


def test_tubyrinths_pipeline_of_five_tiles_is_worth_five() -> None:
    lesson = lesson_of("tubyrinth")
    assert totals(lesson) == [0, 0, 0, 0, 5]
    assert told(lesson, "end") == {5, 25}  # and the goal of a race
    outcome = lesson.match.outcome
    assert outcome
    assert outcome.reason == "solved"


def test_tubyrinths_board_spoils_none_of_the_book() -> None:
    assert lesson_of("tubyrinth").options["board"] not in BOARDS.values()


def test_input_closes_the_3_with_five_stones_of_one_colour() -> None:
    """The 3 brings 3 points, one colour 2 more."""
    lesson = lesson_of("input")
    assert totals(lesson) == [0, 0, 0, 3 + 2, 5, 5]
    assert told(lesson, "closed") == {3, 2}
    assert told(lesson, "end") == {17}
    assert lesson.match.view(0).target == 17


def test_inputs_notes_tell_what_the_learner_is_told() -> None:
    """The half stone is slanted underneath; of the round ones two lie on the 3, so the third must be half."""
    lesson = lesson_of("input")
    view = list(lesson.match.states())[lesson.begins].view(LEARNER)
    notes = {stone.at: (stone.top, stone.notes) for stone in view.stones[LEARNER]}
    assert notes["s3"] == ("H", "S")
    assert notes["s4"] == ("R", "H")
    assert {notes["3.3"][0], notes["3.5"][0]} == {"R"}
