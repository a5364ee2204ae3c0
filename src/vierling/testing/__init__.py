"""The laws that every game keeps, for games inside and outside. A package runs them on its own game in a few lines:

    import pytest
    from vierling.testing import laws
    from pig import pig

    @pytest.mark.parametrize("law", laws(pig), ids=str)
    def test_the_game_keeps_the_law(law):
        law()

A law is tried on positions of whole matches: with each option, for few seats and for all, played at random; and on
matches that were recorded, if there are any, since hands at random do little that makes sense. Nothing but the
standard library is needed: a law raises `Broken`, which is an `AssertionError`, with one sentence.

Some laws bind only some games. Those that do not bind a game are not in its list, and `unbound` names them:

>>> from vierling import knister
>>> from vierling.testing import laws, unbound
>>> unbound(knister)["a clock speaks from its deadline on and never before"]
'games with a clock of their own'
>>> sorted({law.name for law in laws(knister)} & unbound(knister).keys())
[]
>>> [law() for law in laws(knister) if law.name == "solo ratings rise"]
[None]
"""

from collections.abc import Sequence
from functools import partial

from vierling.game import Game
from vierling.testing import events, joining, views
from vierling.testing.law import BINDINGS, STATUTES, Binding, Broken, Law, Statute, expect, shown
from vierling.testing.setups import Setup, opening, positions, setups_of

__all__ = ["Broken", "Law", "events", "joining", "laws", "unbound", "views"]

OPENING = 60  # events of each match that is played to see whom a game's laws bind


def laws(game: Game, records: Sequence[str] = ()) -> list[Law]:
    """All that bind this game, for each of its setups; `records` are matches that were played to the end."""
    setups = list(setups_of(game, records))
    binding = bindings_of(setups)
    statutes = [each for each in STATUTES if each.binding in binding]
    left_out = partial(expect_left_out, tuple(each for each in BINDINGS if each not in binding))
    statutes.append(Statute("laws that were left out do not bind", left_out))
    once = [Law(statute, setups[0]) for statute in statutes if statute.once]
    return once + [Law(statute, setup) for setup in setups for statute in statutes if fits(statute, setup)]


def fits(statute: Statute, setup: Setup) -> bool:
    return not statute.once and (setup.seats > 1 or not statute.binding.several_seats)


def unbound(game: Game, records: Sequence[str] = ()) -> dict[str, str]:
    """The laws that do not bind this game, and whom they bind."""
    binding = bindings_of(list(setups_of(game, records)))
    return {each.name: each.binding.whom for each in STATUTES if each.binding not in binding}


def bindings_of(setups: Sequence[Setup]) -> set[Binding]:
    """Found by looking: nobody has to say what a game is like, and nobody can forget to."""
    states = (state for setup in setups for state in opening(setup, OPENING))
    return shown(BINDINGS, setups[0].game, states)


def expect_left_out(left_out: Sequence[Binding], setup: Setup) -> None:
    """An opening may not have shown everything."""
    late = shown(left_out, setup.game, positions(setup))
    whom = ", ".join(sorted(each.whom for each in late))
    expect(not late, "this is one of the {}, which did not show: give `laws` a record in which it does", whom)
