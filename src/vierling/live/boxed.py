"""For people who play with the box: what their phone has to know, and sheets of paper that they type in."""

from collections.abc import Mapping, Sequence
from typing import Any

from vierling.coach.typed import Best, Round, Scored, best_of_numbers, best_of_rolls, match_of, score_numbers
from vierling.kit import Kit, kit_of
from vierling.live.branching import Fork, open_copy
from vierling.live.errors import Refused, blame
from vierling.live.host import Kind
from vierling.live.making import NewPerson, Visit
from vierling.live.thinking import Think
from vierling.options import from_json
from vierling.play.companion import companion_facts, companion_of, way_for

Settings = Mapping[str, Any]


def kit_named(game: str) -> Kit:
    with blame("path.game", 404):
        return kit_of(game)


def options_for(kit: Kit, settings: Settings | None) -> Any:
    with blame("body.options"):
        return from_json(kit.game, settings or {})


def facts(game: str) -> Any:
    """How the game is played with the box, for all settings that make a difference."""
    return companion_facts(kit_named(game))


def way(game: str, *, seats: int, options: Settings | None = None) -> Any:
    """The same for one setting, such as somebody's own sheet."""
    kit = kit_named(game)
    possible = companion_of(kit).seats
    if seats not in possible:
        raise Refused("seat-count", 422, "body.seats", least=possible[0], most=possible[-1], seats=seats)
    return way_for(kit, options_for(kit, options), seats)


def tally(game: str, *, numbers: Sequence[int | None], options: Settings | None = None) -> Scored:
    """The score of a sheet, full or not."""
    kit = kit_named(game)
    proper = options_for(kit, options)
    with blame("body.numbers"):
        return score_numbers(kit.game.name, proper, numbers)


async def look_back(
    think: Think,
    game: str,
    *,
    numbers: Sequence[int | None] = (),
    rolls: Sequence[Sequence[int]] = (),
    options: Settings | None = None,
) -> Best:
    """The best sheet for the dice that fell."""
    kit = kit_named(game)
    proper = options_for(kit, options)
    where, work, typed = ("body.rolls", best_of_rolls, rolls) if rolls else ("body.numbers", best_of_numbers, numbers)
    with blame(where):
        best: Best = await think(Kind.REVIEW, kit.game.name, work, kit.game.name, proper, typed)
    return best


async def type_in(  # noqa: PLR0913 - who, and what they have played
    visit: Visit,
    game: str,
    *,
    token: str,
    person: NewPerson,
    rounds: Sequence[Mapping[str, Any]],
    options: Settings | None = None,
) -> dict[str, Any]:
    """A match that was played on paper, in the order of play: a table that has it behind it, to be reviewed."""
    kit = kit_named(game)
    proper = options_for(kit, options)
    with blame("body.rounds"):
        played = [Round(tuple(each["numbers"]), tuple(each["cells"])) for each in rounds]
        match = match_of(kit.game.name, proper, person["name"], played)
    fork = Fork(len(match.events), 0, person["name"], person["token"], None)
    return await open_copy(visit, match, fork, token, typed=True)
