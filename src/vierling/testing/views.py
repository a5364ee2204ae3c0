"""Laws of what is seen: views and their secrets, drawings, scores."""

import dataclasses
from itertools import islice
from random import Random

from vierling.game import Event, Parts, Seat, State
from vierling.testing.law import PARTS, RATINGS, SECRETS, expect, law, secret_pairs
from vierling.testing.setups import Setup, onlookers, options_at, played, positions, some_seats, views


@law()
def every_view_can_be_drawn(setup: Setup) -> None:
    game = setup.game
    for state in positions(setup, 5):
        for view in views(state):
            drawn = game.draw(view)
            expect(drawn, "{!r} is drawn as nothing", view)
            expect(game.draw(view) == drawn, "{!r} is drawn in two ways", view)


@law()
def an_encoded_view_has_a_number_for_each_entry(setup: Setup) -> None:
    game, options = setup.game, options_at(setup)
    for state in positions(setup, 20):
        entries = game.entries(state.seats, options)
        expect(len({entry.name for entry in entries}) == len(entries), "two entries have the same name: {!r}", entries)
        for seat in some_seats(state):
            numbers = game.encode(state.view(seat), state.deadline() or 0)
            expect(len(numbers) == len(entries), "{} numbers for {} entries", len(numbers), len(entries))
            for entry, number in zip(entries, numbers, strict=True):
                expect(entry.least <= number <= entry.most, "{!r} cannot be {}", entry, number)


@law()
def a_view_is_unchanged_when_what_it_hides_is_imagined_anew(setup: Setup) -> None:
    game = setup.game
    for state in positions(setup, 20):
        for seat in onlookers(state):
            for seed in range(3):
                view = state.view(seat)
                other = game.imagine(seat, view, Random(seed))  # noqa: S311 - any will do
                expect(other.view(seat) == view, "{!r} became {!r}", view, other.view(seat))
                expect(other.to_move() == state.to_move(), "other hands are free behind {!r}", view)
                # What can still be drawn may be hidden too: how much there is of it is not.
                same = [*other.chance().values()] == [*state.chance().values()]
                expect(same, "other rolls are due behind {!r}", view)
                expect(other.outcome() == state.outcome(), "the outcome differs behind {!r}", view)
                if seat is not None:
                    expect(list(other.moves(seat)) == list(state.moves(seat)), "other moves behind {!r}", view)
                    expect(list(other.offers(seat)) == list(state.offers(seat)), "other offers behind {!r}", view)


@law(PARTS)
def a_view_is_the_sum_of_its_parts(setup: Setup) -> None:
    """Binds games that tell what views have in common."""
    for state in positions(setup, 20):
        for seat in onlookers(state):
            view, (common, own) = state.view(seat), parts_of(state, seat)
            expect(common is parts_of(state, None)[0], "seat {} has a common part of its own", seat)
            fields = {each.name: getattr(view, each.name) for each in dataclasses.fields(view)}
            expect(not common.keys() & own.keys(), "{} are in both parts", common.keys() & own.keys())
            expect({**common, **own} == fields, "{!r} has other parts: {!r}", view, (common, own))


@law(PARTS)
def others_choices_stay_as_they_are_within_a_round(setup: Setup) -> None:
    """Binds games that tell what views have in common."""
    game = setup.game
    for state in positions(setup, 5):
        for seat in some_seats(state):
            for move in islice(state.moves(seat), 3):
                after = state.apply(Event(seat, move))
                ended = after.outcome() or after.progress() != state.progress()
                for other in () if ended else (each for each in some_seats(state) if each != seat):
                    expect(after.offers(other) == state.offers(other), "{} gives seat {} other moves", move, other)
                    same = game.outlook(after, other) == game.outlook(state, other)
                    expect(same, "{} gives seat {} another outlook", move, other)


def parts_of(state: State, seat: Seat | None) -> Parts:
    parts = state.parts(seat)
    expect(parts is not None, "seat {} has no parts in {!r}", seat, state)
    assert parts
    return parts


@law()
def scores_tell_only_what_everybody_may_know(setup: Setup) -> None:
    for state in positions(setup):
        view = state.view(None)
        other = setup.game.imagine(None, view, Random(4))  # noqa: S311 - any will do
        for seat in some_seats(state):
            expect(other.score(seat) == state.score(seat), "the score of seat {} is not in {!r}", seat, view)


@law(SECRETS)
def what_a_hand_wrote_this_round_is_in_nobody_elses_view(setup: Setup) -> None:
    """Binds games in which an entry is held back until the other hands have made theirs."""
    for state in positions(setup):
        for writer, one, other in secret_pairs(state):
            expect(one != other, "two entries of seat {} lead to the same position {!r}", writer, one)
            expect(one.view(writer) != other.view(writer), "seat {} does not see its entry in {!r}", writer, one)
            for seat in onlookers(state):
                told = seat != writer and one.view(seat) != other.view(seat)
                expect(not told, "{} sees what seat {} wrote: {!r}", seat, writer, one)
            for seat in some_seats(state):
                expect(one.score(seat) == other.score(seat), "the score tells what seat {} wrote", writer)


@law()
def nobody_else_notices_a_quiet_move(setup: Setup) -> None:
    for state in positions(setup, 5):
        for seat in some_seats(state):
            quiet = (move for move in state.moves(seat) if setup.game.is_quiet(move))
            for move in islice(quiet, 3):
                after = state.apply(Event(seat, move, state.deadline() or 0))
                others = [each for each in onlookers(state) if each != seat and state.seats > 1]
                expect(after.to_move() == state.to_move(), "{} changes whose hand is free", move)
                expect(after.deadline() == state.deadline(), "{} moves the clock", move)
                for other in others:
                    expect(after.view(other) == state.view(other), "{} notices {} of seat {}", other, move, seat)


@law(SECRETS)
def imagining_with_other_dice_gives_other_states_behind_the_same_view(setup: Setup) -> None:
    """Binds games in which an entry is held back until the other hands have made theirs."""
    for state in positions(setup):
        for writer, one, _ in secret_pairs(state):
            for seat in (None, *sorted(one.to_move() - {writer})[:2]):
                view = one.view(seat)
                imagined = [setup.game.imagine(seat, view, Random(seed)) for seed in range(20)]  # noqa: S311
                expect(any(each != imagined[0] for each in imagined), "only one state is imagined behind {!r}", view)
                expect(all(each.view(seat) == view for each in imagined), "{!r} changed", view)
            break


@law()
def score_lines_add_up_to_the_outcome(setup: Setup) -> None:
    match = played(setup)
    outcome = match.outcome
    expect(outcome, "the record ends before the match")
    assert outcome
    totals = tuple(match.total(seat) for seat in match.seats)
    expect(outcome.points == totals, "the outcome has {}, the lines add up to {}", outcome.points, totals)
    known = set(outcome.winners) <= set(match.seats)
    sorted_ = outcome.winners == tuple(sorted(set(outcome.winners)))
    expect(known and sorted_ and outcome.winners, "winners are seats, in order, at least one: {}", outcome.winners)


@law(RATINGS, once=True)
def solo_ratings_rise(setup: Setup) -> None:
    """Binds games that rate solo results."""
    borders = [rating.points for rating in setup.game.ratings()]
    expect(borders == sorted(set(borders)), "{}", borders)
