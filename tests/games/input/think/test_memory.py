"""What is remembered is true, and nothing that was seen is missing."""

from random import Random

import pytest

from games.input.drawn import play, position
from games.input.think.turns import VARIANTS, begin, wander
from vierling.game import Event, Seat
from vierling.games.input.rules import Options, State, input_
from vierling.games.input.rules.layout import IN_HAND
from vierling.games.input.think.memory import HELD, Memory, recall, recall_tables, recall_trails, remember


def undersides(state: State, owner: Seat) -> dict[str, str]:
    """The truth about every stone that was ever flipped: all that could be seen."""
    own = state.layout.stones[owner]
    held = state.hand if state.mover == owner else None
    return {
        HELD if held and held.which == which else str(stone.at): held.stone.under
        if held and held.which == which
        else stone.under
        for which, stone in enumerate(own)
        if (owner, which) in state.flipped
    }


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_remembered_is_true_and_complete(variant: str, seats: int) -> None:
    filled = 0
    for seed in range(4):
        for state, memory, _, _ in wander(seats, VARIANTS[variant], seed):
            assert [recall(memory, owner, None) for owner in range(seats)] == [
                undersides(state, owner) for owner in range(seats)
            ]
            filled += state.zero_by is not None
    assert filled or variant != "zero", "the zero was filled too"


def trails(state: State, owner: Seat) -> dict[str, list[str]]:
    lying = {str(stone.at): stone for stone in state.layout.stones[owner] if stone.at != IN_HAND}
    if state.hand and state.mover == owner:
        lying[HELD] = state.hand.stone
    return {at: [str(spot) for spot in stone.trail] for at, stone in lying.items() if stone.trail}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("variant", VARIANTS)
def test_where_stones_came_from_is_what_the_rules_say(variant: str, seats: int) -> None:
    longest, returned = 0, 0
    for seed in range(3):
        for state, memory, _, after in wander(seats, VARIANTS[variant], seed):
            for owner in range(seats):
                assert recall_trails(memory, owner, None) == trails(state, owner)
                longest = max(longest, *map(len, trails(state, owner).values()), 0)
            returned += bool(after.last and after.last.returned)
    assert longest == 2
    assert returned or variant != "zero", "stones came back from the zero too"


def test_all_seats_and_spectators_remember_the_same() -> None:
    memories: dict[Seat | None, Memory | None] = dict.fromkeys((0, 1, None))
    for state, _, _, _ in wander(2, Options(), 2):
        memories = {seat: remember(before, state.view(seat)) for seat, before in memories.items()}
        assert len({str((each.known, each.trails)) for each in memories.values() if each}) == 1


def test_looking_twice_changes_nothing() -> None:
    for state, memory, _, _ in wander(2, Options(zero=True), 3):
        assert remember(memory, state.view(0)) == memory


def test_three_turns_of_memory_reach_back_to_what_was_flipped_since_then() -> None:
    flipped: dict[tuple[Seat, int], int] = {}  # when each stone was last flipped
    for state, memory, _, after in wander(3, Options(), 4):
        for owner in range(3):
            known = recall(memory, owner, 3)
            own = state.layout.stones[owner]
            fresh = {which for which in range(7) if flipped.get((owner, which), -99) >= state.turn - 9}
            held = state.hand.which if state.hand and state.mover == owner else None
            assert set(known) == {HELD if which == held else str(own[which].at) for which in fresh}
        if after.hand or after.turn > state.turn:
            mover = state.mover
            assert mover is not None
            assert after.last is not None
            lying = [str(stone.at) for stone in after.layout.stones[mover]]
            which = after.hand.which if after.hand else lying.index(str(after.last.to))
            flipped[mover, which] = state.turn


def test_without_any_memory_the_stone_in_hand_is_still_known() -> None:
    state = begin(2, Options(), Random(5))
    memory = remember(None, state.view(0))
    assert state.mover is not None
    top = state.view(0).stones[state.mover][0].top
    held = state.apply(Event(state.mover, next(state.moves(state.mover))))
    assert recall(remember(memory, held.view(0)), state.mover, 0) == {HELD: top}


def test_notes_need_not_be_remembered() -> None:
    for state, memory, _, _ in wander(2, Options(notes="all"), 6):
        assert recall(memory, 0, 0).items() >= undersides(state, 0).items()


def test_a_newcomer_knows_nothing() -> None:
    view = begin(2, Options(), Random(7)).view(0)
    assert remember(None, view).known == ({}, {})
    assert remember(remember(None, view), view) == remember(None, view)


def test_a_table_that_was_seen_before_is_recognised_until_a_number_is_closed() -> None:
    seen: set[str] = set()
    for state, memory, _, after in wander(2, Options(), 8):
        if state.hand is None and state.turn and state.quiet == 0:
            seen = set()
        if state.hand is None and state.turn:
            seen.add(f"{state.layout.key()} {state.mover}")
            assert len(memory.past) == len(seen), input_.draw(after.view(0))


def test_three_turns_of_memory_reach_back_to_the_tables_since_then() -> None:
    latest: dict[str, int] = {}  # the turn in which each table was last seen
    forgotten = 0
    for state, memory, _, _ in wander(2, Options(), 8):
        if state.hand is None and state.turn:
            latest = latest if state.quiet else {}
            latest[f"{state.layout.key()} {state.mover}"] = state.turn
            fresh = [turn for turn in latest.values() if turn >= state.turn - 6]
            assert len(recall_tables(memory, 3)) == len(fresh)
            assert len(recall_tables(memory, 0)) == 1, "the table as it is now"
            forgotten += len(latest) - len(fresh)
    assert forgotten


def test_trails_are_forgotten_like_faces() -> None:
    """Red's stone goes there and back, in its first turn and in its third; in its fourth it is asked about."""
    match = position("""
        1   .   .   .   .   rVH
        r   RS
        b   VR HR VH SV
    """)
    memory = remember(None, match.view(0))
    for move in ("1.5", ">1.2", "s1", ">2.1", "s1", ">2.3", "s2", ">3.3", "1.2", ">1.5", "s3", ">4.4"):
        play(match, move)
        memory = remember(memory, match.view(0))
    found = [recall_trails(memory, 0, turns)["1.5"] for turns in (0, 1, 2, 3, None)]
    assert found == [[], ["1.2"], ["1.2"], ["1.5", "1.2"], ["1.5", "1.2"]]
