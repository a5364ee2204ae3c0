"""What holds for the bots of every game."""

import pickle
from random import Random

import pytest

from vierling import GAMES, Match, Refusal
from vierling.play.bots import bot_named, bots_of, strongest_bot, warm_up
from vierling.play.mind import Mind

EVERY_BOT = [(game, bot) for game in GAMES for bot in bots_of(game)]


@pytest.fixture(scope="module", autouse=True)
def quick() -> None:
    for game in GAMES:
        warm_up(game)


def play_all(game: str, bot: str, seed: int) -> Match:
    match, rng = Match(game), Random(seed)
    minds = [Mind(bot_named(game, bot), seat, rng) for seat in match.seats]
    while match.outcome is None:
        if match.roll_due:
            match.roll(rng)
        for seat in sorted(match.to_move):
            for mind in minds:
                mind.look(match.state)
            match.play(seat, minds[seat].choose(match.state))
    return match


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
def test_a_bot_plays_a_match_to_its_end_and_with_the_same_generator_plays_the_same(game: str, bot: str) -> None:
    match = play_all(game, bot, 1)
    assert match.outcome
    assert play_all(game, bot, 1).record() == match.record()


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
def test_a_bot_takes_nothing_back(game: str, bot: str) -> None:
    if GAMES[game].undo is None:
        return
    match = Match(game, seats=2)
    match.roll(Random(3))
    match.play(0, next(match.state.moves(0)))
    moves = list(match.state.moves(0))
    assert GAMES[game].undo in moves
    choices = {bot_named(game, bot).choose(match.view(0), moves, Random(seed)) for seed in range(200)}
    assert GAMES[game].undo not in choices


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
def test_a_bot_can_be_sent_to_another_process(game: str, bot: str) -> None:
    assert pickle.loads(pickle.dumps(bot_named(game, bot)))


def test_the_weakest_comes_first_and_the_strongest_stands_in() -> None:
    levels = ["random", "greedy", "easy", "medium", "steady", "hard", "strong", "master"]
    assert list(bots_of("knister")) == levels  # measured in tests/games/knister/think
    assert strongest_bot("knister") == "master"


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match="no bot stedy; choose from random, greedy, easy, medium, steady") as refused:
        bot_named("knister", "stedy")
    assert refused.value.code == "unknown-bot"


def test_the_random_bot_writes_everywhere_equally_often() -> None:
    match = Match("knister")
    match.roll("3+4")
    rng = Random(4)
    moves = list(match.state.moves(0))
    chosen = [bot_named("knister", "random").choose(match.view(0), moves, rng) for _ in range(5000)]
    # 200 for each of the 25 cells, with a standard deviation of 13.9
    assert all(130 < chosen.count(cell) < 270 for cell in range(25))
