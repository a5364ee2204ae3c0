"""Laws of what happens: moves, rolls, the clock, the log, the end."""

import pickle
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterable
from copy import deepcopy
from itertools import combinations, pairwise
from os import environ, pathsep
from random import Random

from vierling.game import CHANCE, CLOCK, TIME, By, Event, Game, IllegalMove, Millis, Move, Refusal, Roll, State
from vierling.kit import GAMES, shelf
from vierling.match import Match
from vierling.testing.law import CLOCK as WITH_CLOCK
from vierling.testing.law import DICE, SEVERAL, UNDO, Broken, expect, law
from vierling.testing.setups import (
    Setup,
    all_moves,
    all_positions,
    all_rolls,
    any_moves,
    deadlines,
    has_moves,
    played,
    positions,
    some_seats,
    views,
)


def is_refused(state: State, by: By, what: Move | Roll, at: Millis = 0, lag: Millis = 0) -> bool:
    try:
        state.apply(Event(by, what, at, lag))
    except IllegalMove:
        return True
    return False


def expect_refused(state: State, whats: Iterable[Move | Roll], *hands: By) -> None:
    before, seen = deepcopy(state), views(state)
    whats = list(whats)
    for by in hands:
        accepted = [what for what in whats if not is_refused(state, by, what)]
        expect(not accepted, "{!r} was accepted from {!r} in {!r}", accepted, by, state)
    expect(state == before and views(state) == seen, "a refused event changed {!r}", before)


@law(once=True)
def the_game_is_found_by_its_name(setup: Setup) -> None:
    """Records, servers and other processes know it by nothing else."""
    found = GAMES.get(setup.game.name)
    problems = " ".join(map(str, shelf().problems))
    expect(found is not None, "is its package installed, with an entry point in vierling.games? {}", problems)
    expect(found is setup.game, "another game has its name: {!r}", found)


@law(once=True)
def seats_out_of_range_are_refused(setup: Setup) -> None:
    game = setup.game
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1):
        for start in (game.start, lambda seats, game=game: Match(game, seats)):
            try:
                start(seats)
            except ValueError as problem:
                expect(str(seats) in str(problem), "the refusal of {} seats does not name them: {}", seats, problem)
            else:
                raise Broken(f"{seats} seats were accepted")


@law()
def replaying_the_written_log_gives_the_same_end(setup: Setup) -> None:
    match = played(setup)
    again = Match.read(match.record())
    expect(again.state == match.state, "{!r} became {!r}", match.state, again.state)
    expect(views(again.state) == views(match.state), "the views differ")
    expect(again.outcome == match.outcome, "{!r} became {!r}", match.outcome, again.outcome)
    expect(again.record() == match.record(), "the record differs")


@law()
def what_is_written_is_read_as_the_same(setup: Setup) -> None:
    game = setup.game
    things = [*any_moves(setup), *all_rolls(setup), *(TIME for _ in deadlines(setup)[:1])]
    things += [] if game.join is None else [game.join]
    texts = [game.write(thing) for thing in things]
    for thing, text in zip(things, texts, strict=True):
        read = game.read(text)
        expect(read == thing and type(read) is type(thing), "{!r} is written {!r} and read as {!r}", thing, text, read)
        expect(text.split() == [text], "a record needs one word, not {!r}", text)
    expect(len(set(texts)) == len(texts), "two things are written alike: {}", texts)


@law(once=True)
def what_cannot_be_read_is_refused(setup: Setup) -> None:
    """Anything may be typed: whatever is no move and no roll raises a `Refusal`, such as `Unreadable`."""
    game = setup.game
    texts = [game.write(thing) for thing in (*all_moves(setup)[:20], *all_rolls(setup)[:20])]
    spoiled = [part for text in texts for part in (text[1:], text[:-1], text * 2, f"{text}?", f" {text}", text.upper())]
    for garbage in ("", " ", "?", "0", "-1", "1" * 80, "é", "\x00", "\N{GAME DIE}", *spoiled):
        try:
            game.read(garbage)
        except Refusal as problem:
            expect(str(problem), "the refusal of {!r} says nothing", garbage)
        except Exception as problem:
            raise Broken(f"{garbage!r} raised {problem!r}") from problem


@law()
def every_offered_move_is_accepted_and_every_other_refused(setup: Setup) -> None:
    for state in positions(setup, 5):
        for seat in some_seats(state):
            offered = set(state.moves(seat))
            refused = [move for move in offered if is_refused(state, seat, move)]
            expect(not refused, "{!r} were offered to seat {} and refused in {!r}", refused, seat, state)
            expect_refused(state, (move for move in any_moves(setup) if move not in offered), seat)


@law(DICE)
def every_offered_roll_is_accepted_and_every_other_refused(setup: Setup) -> None:
    """Binds games with dice, or anything else left to chance."""
    rolls = all_rolls(setup)
    for state in positions(setup, 12):
        offered = state.chance()
        odd = [weight for weight in offered.values() if type(weight) is not int or weight <= 0]
        expect(not odd, "weights are whole and positive, not {}", odd)
        refused = [roll for roll in offered if is_refused(state, CHANCE, roll)]
        expect(not refused, "{!r} were possible and refused in {!r}", refused, state)
        expect_refused(state, (roll for roll in rolls if roll not in offered), CHANCE)


@law()
def seats_that_do_not_exist_have_no_moves(setup: Setup) -> None:
    for state in positions(setup, 2):
        nobodies = (-1, state.seats, state.seats + 1)
        for nobody in nobodies:
            expect(not has_moves(state, nobody), "seat {} of {} has moves", nobody, state.seats)
        expect_refused(state, any_moves(setup), *nobodies)


@law()
def a_hand_does_not_roll_and_the_dice_do_not_move(setup: Setup) -> None:
    rolls = all_rolls(setup)
    for state in positions(setup, 5):
        expect_refused(state, rolls, 0)
        expect_refused(state, any_moves(setup), CHANCE)


@law()
def a_clock_that_is_not_wound_does_not_speak(setup: Setup) -> None:
    for state in positions(setup, 5):
        if state.deadline() is None:
            expect_refused(state, (None, TIME), CLOCK)


@law(WITH_CLOCK)
def a_clock_speaks_from_its_deadline_on_and_never_before(setup: Setup) -> None:
    """Binds games with a clock of their own."""
    for state, due in deadlines(setup):
        expect(is_refused(state, CLOCK, TIME, due - 1), "it spoke at {}, due was {}", due - 1, due)
        for at in (due, due + 60_000):
            expect(not is_refused(state, CLOCK, TIME, at), "it was refused at {}, due was {}", at, due)
        expect(is_refused(state, CLOCK, None, due), "it said something other than TIME")


@law(WITH_CLOCK)
def a_hand_is_refused_after_the_deadline_unless_its_delay_makes_up_for_it(setup: Setup) -> None:
    """Binds games with a clock of their own."""
    for state, due in deadlines(setup):
        for seat in sorted(state.to_move())[:3]:
            offered = list(state.moves(seat))
            for move in {*offered[:3], *offered[-3:]}:
                for late, lag in ((0, 0), (1, 0), (1, 1), (500, 499)):
                    expect(
                        is_refused(state, seat, move, due + late, lag) == (late > lag),
                        "{!r} with a delay of {}, {} after the deadline: a hand is late if that is more",
                        *(move, lag, late),
                    )


@law()
def offered_moves_are_among_all_moves_in_their_order(setup: Setup) -> None:
    place = {move: number for number, move in enumerate(all_moves(setup))}
    for state in positions(setup):
        for seat in some_seats(state):
            offered = list(state.moves(seat))
            expect(place.keys() >= set(offered), "all_moves lacks one of {!r}", offered)
            places = [place[move] for move in offered]
            expect(places == sorted(set(places)), "the order of {!r} is not that of all_moves", offered)
            expect(offered == list(state.moves(seat)), "asked again, {!r} come in another order", offered)


@law()
def all_moves_are_different(setup: Setup) -> None:
    moves = all_moves(setup)
    expect(len(set(moves)) == len(moves), "one of all_moves is there twice: {!r}", moves)


@law()
def a_match_has_no_more_moves_than_was_said(setup: Setup) -> None:
    """Only hands that it waits for count, and what was taken back does not."""
    game, match = setup.game, played(setup)
    moves = [event for event in match.events if isinstance(event.by, int)]
    waited = sum(event.by in state.to_move() for event, state in zip(match.events, all_positions(setup), strict=False))
    undone = 0 if game.undo is None else sum(event.what == game.undo for event in moves)
    most = game.most_moves(setup.seats, match.options)
    expect(most is None or waited - undone <= most, "{} were said, {} were made", most, waited - undone)


@law()
def what_is_listed_one_by_one_are_moves_in_their_order(setup: Setup) -> None:
    for state in positions(setup):
        for seat in (-1, *some_seats(state), state.seats):
            listed, moves = list(state.offers(seat)), list(state.moves(seat))
            expect(listed == [move for move in moves if move in listed], "{!r} of {!r}", listed, moves)
            expect(len(set(listed)) == len(listed), "one is listed twice: {!r}", listed)


OFFERS = """
import pickle, sys
from base64 import b64decode
from random import Random
from vierling import Match
game = pickle.loads(b64decode(sys.argv[1]))
match, rng = Match(game, game.seats[-1]), Random(1)
while not match.outcome and len(match.events) < 400:
    if match.roll_due:
        print(*map(game.write, match.state.chance()))
        match.roll(rng)
    elif match.to_move:
        seat = min(match.to_move)
        moves = match.moves(seat)
        print(seat, *moves)
        match.play(seat, rng.choice(moves[-2:] if rng.random() < 0.3 else moves))
    else:
        match.ring()
"""


def offers(game: Game, seed: str) -> str:
    """What is offered in a match, in a process with other hashes."""
    environment = {**environ, "PYTHONHASHSEED": seed, "PYTHONPATH": pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", OFFERS, b64encode(pickle.dumps(game)).decode()]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    expect(done.returncode == 0, "another process cannot play it: {}", done.stderr)
    return done.stdout


@law(once=True)
def offers_are_in_the_same_order_in_every_process(setup: Setup) -> None:
    told = [offers(setup.game, seed) for seed in "123"]
    expect(told[0].count("\n") > 5, "there is not enough to compare: {}", told[0])
    expect(len(set(told)) == 1, "the order depends on PYTHONHASHSEED: sets have no order, sort them")


@law(SEVERAL)
def open_writes_commute(setup: Setup) -> None:
    """Binds games in which several hands are free at the same time, unless the faster hand gets something."""
    rng = Random(2)  # noqa: S311 - any will do
    for state in positions(setup):
        for one, other in list(combinations(sorted(state.to_move()), 2))[:10]:
            first = Event(one, rng.choice(list(state.moves(one))))
            second = Event(other, rng.choice(list(state.moves(other))))
            there, back = state.apply(first).apply(second), state.apply(second).apply(first)
            expect(there == back, "{!r} and {!r} do not commute in {!r}", first, second, state)
            expect(views(there) == views(back), "after {!r} and {!r} the views tell the order", first, second)


@law(UNDO)
def taking_back_gives_the_earlier_view_again(setup: Setup) -> None:
    """Binds games in which a move can be taken back."""
    undo = setup.game.undo
    for state in positions(setup, 20):
        for seat in sorted(state.to_move())[:3]:
            after = state.apply(Event(seat, next(state.moves(seat))))
            if undo in after.moves(seat):
                back = after.apply(Event(seat, undo))
                expect(back == state, "{!r} became {!r}", state, back)
                expect(views(back) == views(state), "the views of {!r} differ", state)


@law()
def rounds_are_counted_from_one_on_up_to_the_number_that_was_said(setup: Setup) -> None:
    rounds = [state.progress() for state in all_positions(setup)]
    numbers = [number for number, _ in rounds]
    expect(numbers[0] == 1, "the first round is {}", numbers[0])
    leaps = [(before, after) for before, after in pairwise(numbers) if after - before not in (0, 1)]
    expect(not leaps, "rounds leap: {}", leaps)
    totals = {total for _, total in rounds}
    expect(len(totals) == 1, "the number of rounds changes: {}", totals)
    expect(rounds[0][1] in (None, numbers[-1]), "{} rounds were said, {} were played", rounds[0][1], numbers[-1])


@law()
def until_the_outcome_somebody_the_dice_or_the_clock_can_act(setup: Setup) -> None:
    for state in all_positions(setup):
        acting = bool(state.to_move()) or bool(state.chance()) or state.deadline() is not None
        expect(acting == (state.outcome() is None), "{} in {!r}", "it goes on" if acting else "it hangs", state)
        idle = [seat for seat in state.to_move() if not has_moves(state, seat)]
        expect(not idle, "seats {} are to move and cannot, in {!r}", idle, state)
        busy = [seat for seat in range(state.seats) if has_moves(state, seat)]
        expect(acting or not busy, "it is over, and seats {} have moves", busy)
