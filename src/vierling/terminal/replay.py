"""`vierling replay FILE`."""

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from vierling.game import Event, Refusal, rate
from vierling.match import Match
from vierling.options import to_json
from vierling.terminal.output import AsJson, print_json, print_table
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The record; - reads standard input.")]
Boards = Annotated[bool, typer.Option("--boards", help="Draw the sheets after every event.")]


def replay(context: typer.Context, file: File, boards: Boards = False, as_json: AsJson = False) -> None:
    """Replay a record: every event, the sheets at the end, and the result."""
    text = read_text(file)
    try:
        match = Match.read(text)
    except Refusal as problem:
        raise Misread(file, problem) from problem
    if as_json:
        print_json(json_of(match))
    else:
        print_events(context.obj, match, boards)
        print_result(context.obj, match)


def json_of(match: Match) -> dict[str, Any]:
    outcome = match.outcome
    return {
        "game": match.game.name,
        "version": match.game.version,
        "options": to_json(match.options),
        "seats": list(match.names),
        "events": [{"at": event.at, "by": event.by, "what": match.game.write(event.what)} for event in match.events],
        "points": [match.total(seat) for seat in match.seats],
        "winners": list(outcome.winners) if outcome else None,
    }


def print_events(voice: Voice, match: Match, boards: bool) -> None:
    positions = match.states()
    next(positions)
    actors = [name_actor(voice, match, event) for event in match.events]
    width = max(map(len, actors), default=0)
    for number, (event, state) in enumerate(zip(match.events, positions, strict=True), 1):
        print(f"{number:>4}  {actors[number - 1]:<{width}}  {match.game.write(event.what)}")
        if boards:
            print(f"\n{match.game.draw(state.view(None))}\n")
    if not boards:
        print(f"\n{match}")


def name_actor(voice: Voice, match: Match, event: Event) -> str:
    if isinstance(event.by, int):
        return match.names[event.by]
    return voice.say_or(f"terminal-{match.game.name}-{event.by}", voice.say(f"terminal-{event.by}"))


def print_result(voice: Voice, match: Match) -> None:
    print()
    print_table(list(result_rows(voice, match)), right=(1,))
    if match.outcome is None:
        print(voice.say("terminal-unfinished"))


def result_rows(voice: Voice, match: Match) -> Iterator[tuple[str, str, str]]:
    outcome = match.outcome
    alone = len(match.seats) == 1
    for seat, name in enumerate(match.names):
        note = ""
        if outcome and alone:
            note = voice.name_rating(match.game, rate(match.game.ratings(match.options), outcome.points[seat]))
        elif outcome and seat in outcome.winners:
            note = voice.say("terminal-winner")
        yield name, str(match.total(seat)), note
