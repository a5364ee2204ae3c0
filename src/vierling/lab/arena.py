"""Bots compared: everybody against everybody, or each against the same field, with the same dice for all.

A deal is one set of dice, by the seed and its number. It is played at every table of the contest, and at each in every
order of seats; so whatever the dice favour, they favour for all, and differences are taken deal by deal.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from vierling.game import Outcome, Refusal
from vierling.kit import game_named
from vierling.lab.contest import Contest, Played, Wanted
from vierling.lab.crew import Crew, Threads
from vierling.lab.report import Report, Trial, report_on
from vierling.lab.simulate import Play, Portion, batches_for, crew_for, growing, play_portion, play_portions
from vierling.lab.sprt import Sprt
from vierling.options import from_json

BLOCK = 25  # deals that are handed out at once, at most
ON_ARRAYS = 500  # the same for bots that play many matches at once


class Keep(Protocol):
    """Where results are kept, so that a contest can go on later. `vierling.data.Results` does it in a file."""

    def begin(self, terms: dict[str, Any]) -> list[Played]:
        """What there is already, from the first deal on; refuses what was played on other terms."""

    def add(self, deals: Sequence[Played]) -> None: ...


def deal_out(contest: Contest, first: int, end: int, most: int) -> Iterator[Portion]:
    """What is to be played, block by block and table by table."""
    tables = [contest.table(lineup) for lineup in contest.lineups]
    for begin, count in growing(first, end, most):
        for table in tables:
            yield Portion(table, begin, count)


def play_deals(contest: Contest, first: int, end: int, play: Play, crew: Crew) -> Iterator[list[Played]]:
    """Block by block."""
    most = ON_ARRAYS if plays_on_arrays(contest) else BLOCK
    block: list[list[Outcome]] = []
    for outcomes in play(crew, deal_out(contest, first, end, most)):
        block.append(outcomes)
        if len(block) == len(contest.lineups):
            yield list(zip(*block, strict=True))
            block = []


def arena(  # noqa: PLR0913 - an experiment has this many settings
    game: str,
    bots: Sequence[Wanted],
    *,
    field: Sequence[Wanted] = (),
    games: int = 1000,
    seed: int = 0,
    sprt: Sprt | None = None,
    processes: int = 1,
    crew: Crew | None = None,
    keep: Keep | None = None,
    play: Play = play_portions,
    watch: Callable[[int, int], None] | None = None,
    **options: int | str | bool,
) -> Report:
    """Compare bots: each plays this many matches against each other one, or against the field.

    With a test (`sprt`) the first bot is compared with the second, until the result is clear. Ctrl-C ends it earlier,
    with what there is so far. `crew` replaces the processes, `play` says how they play. `watch` is
    told how many deals are played, and how many there are.

    >>> from vierling import arena
    >>> report = arena('knister', ["steady", "greedy"], games=100, seed=1)
    >>> report.entries[0].score > 0.8
    True
    """
    if games < 1:
        raise Refusal("arena-games", "an arena needs one match at least")
    contest = Contest(game, tuple(bots), tuple(field), seed, from_json(game_named(game), options))
    deals = -(-games // contest.rotations)
    trial = Trial(contest, sprt) if sprt else None
    played: list[Played] = []
    try:
        for block in continue_playing(contest, deals, play, crew or crew_of(contest, processes), keep):
            played += trial.watch(block) if trial else block
            if watch:
                watch(len(played), deals)
            if trial and trial.verdict:
                break
    except KeyboardInterrupt:
        if not played:
            raise
    return report_on(contest, played, trial, finished=len(played) == deals or bool(trial and trial.verdict))


def continue_playing(contest: Contest, deals: int, play: Play, crew: Crew, keep: Keep | None) -> Iterator[list[Played]]:
    """What is kept already, then the rest; whatever is played is kept at once."""
    known = keep.begin(contest.terms)[:deals] if keep else []
    if known:
        yield known
    for block in play_deals(contest, len(known), deals, play, crew):
        if keep:
            keep.add(block)
        yield block


def crew_of(contest: Contest, processes: int) -> Crew:
    if not plays_on_arrays(contest):
        return crew_for(contest.game, processes)
    for lineup in contest.lineups:  # whatever is to be loaded or compiled is so once, before the threads: two that
        play_portion(Portion(contest.table(lineup), 0, 1))  # import and compile at once can block each other
    return Threads(processes)


def plays_on_arrays(contest: Contest) -> bool:
    return all(batches_for(contest.table(lineup)) for lineup in contest.lineups)
