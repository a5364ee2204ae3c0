from dataclasses import dataclass, field, make_dataclass
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierling import GAMES, Unreadable, knister
from vierling.game import Choice, Game, Text
from vierling.options import (
    Option,
    from_json,
    options_of,
    read_options,
    to_json,
    write_options,
    write_setting,
)


def read_recipe(text: str) -> str:
    if not text.strip().isalpha():
        raise Unreadable("bad-recipe", f"{text} is no recipe")
    return text.strip().lower()


@dataclass(frozen=True, slots=True)
class Kitchen:
    """Options of every kind."""

    side: str = field(default="A", metadata=Choice(("A", "B")).meta)
    grids: int = field(default=1, metadata=Choice((1, 3)).meta)
    flip: bool = True
    recipe: str = field(default="", metadata=Text(read_recipe, lambda text: {"dish": text}).meta)


class KitchenGame(type(knister)):  # type: ignore[misc] # a game that differs in its options
    Options: Any = Kitchen


kitchen: Game = KitchenGame()


@pytest.mark.parametrize("game", [*GAMES.values(), kitchen], ids=[*GAMES, "kitchen"])
def test_every_combination_is_read_as_it_is_written(game: Game) -> None:
    options = options_of(game)
    for settings in product(*(option.choices for option in options)):
        named = dict(zip((option.name for option in options), settings, strict=True))
        chosen = from_json(game, named)
        assert to_json(chosen).items() >= {name: each for name, each in named.items() if each != ""}.items()
        assert from_json(game, to_json(chosen)) == chosen
        assert read_options(game, write_options(chosen)) == chosen


@pytest.mark.parametrize("game", [*GAMES.values(), kitchen], ids=[*GAMES, "kitchen"])
def test_choosing_nothing_means_the_rulebook(game: Game) -> None:
    assert from_json(game, {}) == read_options(game, "") == game.Options()
    assert all(option.default in option.choices for option in options_of(game))


def test_what_can_be_chosen_comes_from_the_options_of_the_game() -> None:
    assert options_of(knister) == (Option("grids", (1, 3), 1), Option("score", ("once", "end"), "once"))
    assert [option.kind for option in options_of(kitchen)] == ["choice", "choice", "flag", "text"]
    assert options_of(kitchen)[2].choices == (False, True)


def test_all_options_are_written_in_their_order_flags_as_yes_and_no() -> None:
    assert write_options(Kitchen(flip=False)) == "side=A grids=1 flip=no recipe="
    assert write_setting(True) == "yes"


def test_a_game_without_options_writes_nothing() -> None:
    assert write_options(make_dataclass("Options", [])()) == ""


def test_options_left_out_of_a_text_are_as_in_the_rulebook() -> None:
    assert read_options(kitchen, "flip=no") == Kitchen(flip=False)


def test_a_text_is_kept_in_canonical_form_and_an_empty_one_means_the_rulebook() -> None:
    assert from_json(kitchen, {"recipe": " Soup\n"}) == read_options(kitchen, "recipe=SOUP") == Kitchen(recipe="soup")
    assert from_json(kitchen, {"recipe": ""}) == read_options(kitchen, "recipe=") == Kitchen()
    assert write_options(Kitchen(recipe="soup")).endswith(" recipe=soup")


def test_the_game_says_what_is_wrong_with_a_text() -> None:
    with pytest.raises(Unreadable, match="5 is no recipe"):
        read_options(kitchen, "recipe=5")
    with pytest.raises(Unreadable, match="5 is no recipe"):
        from_json(kitchen, {"recipe": "5"})


def test_a_number_is_not_a_text() -> None:
    with pytest.raises(Unreadable, match="the option recipe must be text, not 5") as problem:
        from_json(kitchen, {"recipe": 5})
    assert problem.value.code == "option-text"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("grids=2", "the option grids must be one of 1, 3, not 2"),
        ("grids=", "the option grids must be one of 1, 3, not "),
        ("grids=01", "the option grids must be one of 1, 3, not 01"),
        ("side=a", "the option side must be one of A, B, not a"),
        ("flip=True", "the option flip must be one of no, yes, not True"),
        ("size=6", "knister has no option size"),
        ("=", "knister has no option "),
    ],
)
def test_a_text_that_is_not_an_option_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as problem:
        read_options(kitchen, text)
    assert str(problem.value) == sentence


@pytest.mark.parametrize(
    "settings",
    [
        {"grids": 2},
        {"grids": "1"},
        {"grids": True},  # equals 1, but is not a number of grids
        {"grids": 1.0},
        {"grids": None},
        {"grids": [1]},
        {"side": 1},
        {"flip": 1},
        {"flip": "yes"},
        {"size": 6},
        {"": 1},
        {"grids" * 100: 1},
        {"recipe": None},
        {"recipe": ["soup"]},
        {"recipe": 5 * 10**50},
    ],
)
def test_json_that_is_not_an_option_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(Unreadable) as problem:
        from_json(kitchen, settings)
    assert problem.value.code in {"bad-option", "option-text", "unknown-option"}
    assert all(len(str(part)) <= 40 for part in problem.value.params.values())


@given(st.text())
def test_any_text_is_options_or_is_refused(text: str) -> None:
    try:
        options = read_options(kitchen, text)
    except Unreadable:
        return
    assert read_options(kitchen, write_options(options)) == options
