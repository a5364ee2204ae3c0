"""A table, folded from its log: who sits where, and the match in play. Frozen; `apply` is the only transition."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from vierling.game import CHANCE, CLOCK, By, Event, Game, Millis, Move, Roll, Seat, State
from vierling.kit import game_named
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.people import Chair, Ending, Guest, Handing, Vote
from vierling.live.seating import SEATING, with_chairs
from vierling.options import from_json
from vierling.proof import Pact, hash_of

Phase = Literal["lobby", "playing", "paused", "over"]
Hints = Literal["alone", "all", "none"]


@dataclass(frozen=True, slots=True)
class Timeout:
    """A seat's time ran out, and a bot made these moves for it."""

    at: Millis  # the deadline
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What the next match will be, if it is not simply the same again."""

    game: Game
    options: Any
    places: int
    clock: int | None
    hints: Hints
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    id: str
    game: Game
    options: Any
    maker: str  # hash of the token that it was made with
    places: int
    clock: int | None = None  # seconds for each round
    spectators: bool = True
    hints: Hints = "alone"  # who gets hints: a person playing without others, everybody, or nobody
    best_of: int = 0  # how many matches a series has at most; 0 is no end
    handicap: bool = False  # whether the score sheet of the evening evens out averages
    locked: bool = False  # nobody else sits down
    handed: Handing | None = None
    votes: tuple[Vote, ...] = ()  # since the role was handed on last
    ended: dict[str, Ending] = field(default_factory=dict)  # tokens that once opened a seat
    origin: dict[str, Any] | None = None  # for a what-if table: the match it branched from, and after how many events
    lesson: bool = False  # the first match is a guided one
    typed: bool = False  # the first match was played on paper
    carries: dict[str, Any] | None = None  # the match of another house that the first one here goes on with
    dice: dict[str, Any] | None = None  # of the first match, if they are not the house's: see `same_dice`
    chairs: tuple[Chair, ...] = ()
    guests: tuple[Guest, ...] = ()
    plan: Plan | None = None
    phase: Phase = "lobby"
    match: int = 0
    state: State | None = None
    number: int = 1  # of the newest entry
    at: Millis = 0  # of the newest entry
    beats: int = 0  # rolls and rings in this match
    rolls: int = 0  # in this match
    acts: tuple[int, ...] = ()  # moves of each seat in this match
    quiet: tuple[int, ...] = ()  # how many of them the others must not notice
    hinted: tuple[int, ...] = ()  # the deepest hint each seat has taken in this match
    timeouts: tuple[Timeout | None, ...] = ()  # each seat's last one, until it moves itself
    round_at: Millis = 0
    paused_at: Millis = 0
    lost: Millis = 0  # time spent in pauses of this match; the game's clock stops then
    closed: bool = False  # for good: nobody plays on
    pact: Pact | None = None  # what the dice of this match follow from
    sealed_at: Millis = 0
    settled: bool = False  # nobody can open a nonce any more
    carried: bool = False  # this match was on a device, with all that it hides: it counts nowhere
    keys: dict[str, Seat] = field(default_factory=dict, compare=False)

    def stamp(self, seat: Seat | None) -> int:
        """How many events could have changed this seat's choices: its own, the dice's and the clock's."""
        return self.beats + (self.acts[seat] if seat is not None and self.acts else 0)

    def number_for(self, seats: Collection[Seat]) -> int:
        """The newest entry's number, less the quiet moves of others: it would tell how many they have made."""
        if not any(self.quiet):
            return self.number
        return self.number - sum(count for seat, count in enumerate(self.quiet) if seat not in seats)

    def timeout_of(self, seat: Seat | None) -> Timeout | None:
        return self.timeouts[seat] if seat is not None and self.timeouts else None

    @property
    def deadline(self) -> Millis | None:
        running = self.phase == "playing" and self.clock is not None
        return self.round_at + 1000 * self.clock if running and self.clock else None

    @property
    def due(self) -> Millis | None:
        """When the game's own clock rings."""
        due = self.state.deadline() if self.state and self.phase == "playing" else None
        return None if due is None else due + self.lost

    def event(self, by: By, what: Move | Roll, at: Millis, lag: Millis = 0) -> Event:
        """An event, stamped with the game's own time."""
        return Event(by, what, at - self.lost, lag)

    @property
    def gives_hints(self) -> bool:
        return self.hints == "all" or (self.hints == "alone" and len(self.keys) == 1)

    @property
    def host_key(self) -> str | None:
        """What the host's rights belong to: the maker's token; once they were handed on, the token of a seat."""
        return self.maker if self.handed is None else next((chair.key for chair in self.chairs if chair.host), None)

    def is_host(self, key: str | None) -> bool:
        return key is not None and key == self.host_key

    def seat_of(self, key: str) -> Seat | None:
        return self.keys.get(key)

    def but(self, **changes: Any) -> "Table":
        """Like `dataclasses.replace`, which would spend more time than all the rules together."""
        copy = object.__new__(Table)
        object.__setattr__(copy, "__dict__", self.__dict__ | changes)  # quicker than to fill the one it has
        return copy

    def apply(self, entry: Entry) -> "Table":
        changed = FOLDS[entry.kind](self, entry)
        return changed.but(number=self.number + 1, at=entry.at)


LATER = ("hints", "origin", "lesson", "typed", "carries", "dice")  # missing in the oldest logs


def known_game(what: dict[str, Any]) -> Game:
    game = game_named(what["game"])
    if what["version"] != game.version:  # it would go another way, and nobody would notice
        raise Refused("table-version", game=game.name, known=game.version, found=what["version"])
    return game


def make(table_id: str, entry: Entry) -> Table:
    what = entry.what
    game = known_game(what)
    options = from_json(game, what["options"])
    later = {name: what[name] for name in LATER if name in what}
    return Table(table_id, game, options, what["host"], what["places"], what["clock"], what["spectators"], **later)


def settings(table: Table, entry: Entry) -> Table:
    changes = dict(entry.what)
    if "game" in changes:
        changes |= {"game": known_game(changes), "plan": None}
        del changes["version"]
    if "options" in changes:
        changes["options"] = from_json(changes.get("game", table.game), changes["options"])
    return table.but(**changes)


def planned(table: Table, entry: Entry) -> Table:
    """Whoever has agreed to another match has not agreed to this one."""
    what = dict(entry.what)
    game = known_game(what)
    del what["version"]
    rest = {"game": game, "options": from_json(game, what["options"]), "bots": tuple(what["bots"])}
    chairs = tuple(replace(chair, answer=None) if chair.answer == "yes" else chair for chair in table.chairs)
    return with_chairs(table, chairs).but(plan=Plan(**{**what, **rest}))


def options_at(table: Table, entry: Entry) -> Any:
    """What a match that starts is played by: the table's options, unless others suit its bots."""
    return from_json(table.game, entry.what["options"]) if entry.what else table.options


def started(table: Table, entry: Entry) -> Table:
    return with_chairs(table, tuple(replace(chair, relinked=None, answer=None) for chair in table.chairs)).but(
        phase="playing",
        match=table.match + 1,
        state=table.game.start(len(table.chairs), options_at(table, entry)),
        beats=0,
        rolls=0,
        acts=(0,) * len(table.chairs),
        quiet=(0,) * len(table.chairs),
        hinted=(0,) * len(table.chairs),
        timeouts=(None,) * len(table.chairs),
        round_at=entry.at,
        lost=0,
        pact=None,
        settled=False,
        carried=False,
    )


def sealed(table: Table, entry: Entry) -> Table:
    """What devices had committed to is used up."""
    pledged = tuple((seat, chair.commitment) for seat, chair in enumerate(table.chairs) if chair.commitment)
    pact = Pact(f"{table.id}/{table.match}", hash_of(entry.what), pledged, secret=entry.what)
    chairs = tuple(replace(chair, commitment=None) for chair in table.chairs) if pledged else table.chairs
    return with_chairs(table, chairs).but(pact=pact, sealed_at=entry.at)


def opened(table: Table, entry: Entry) -> Table:
    assert table.pact
    assert entry.seat is not None
    return table.but(pact=table.pact.opened(entry.seat, entry.what))


def settled(table: Table, _entry: Entry) -> Table:
    return table.but(settled=True)


def carried(table: Table, entry: Entry) -> Table:
    """Whoever has had the match may have chosen its dice, so nothing follows from a pact any more."""
    return table.but(carried=True, pact=None, lost=entry.what["lost"])


def event_of(table: Table, entry: Entry) -> Event:
    text, lag = text_and_lag(entry)
    return table.event(by_of(entry), table.game.read(text), entry.at, lag)


def text_and_lag(entry: Entry) -> tuple[str, Millis]:
    """What an entry says: its text alone, or text and lag."""
    text, lag = entry.what if isinstance(entry.what, list) else (entry.what, 0)
    return text, lag


def by_of(entry: Entry) -> By:
    if entry.seat is not None:
        return entry.seat
    return CLOCK if entry.kind == "rang" else CHANCE


def beat(table: Table, entry: Entry) -> Table:
    """The dice or the clock: a new round begins, or a new part of one."""
    rolls = table.rolls + (entry.kind == "rolled")
    return happened(table, event_of(table, entry), beats=table.beats + 1, rolls=rolls, round_at=entry.at)


def moved(table: Table, entry: Entry) -> Table:
    assert entry.seat is not None
    event = event_of(table, entry)
    acts = one_more(table.acts, entry.seat)
    quiet = one_more(table.quiet, entry.seat) if table.game.is_quiet(event.what) else table.quiet
    after = happened(table, event, acts=acts, quiet=quiet)
    if table.timeouts[entry.seat]:
        after = with_timeout(after, entry.seat, None)
    return after.but(round_at=entry.at) if passes_on(table, after, entry) else after


def joined(table: Table, entry: Entry) -> Table:
    """Whoever has just sat down plays in the match that is on."""
    later = {name: (*getattr(table, name), 0) for name in ("acts", "quiet", "hinted")}
    return happened(table, event_of(table, entry), timeouts=(*table.timeouts, None), round_at=entry.at, **later)


def one_more(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])


def timed_out(table: Table, entry: Entry) -> Table:
    """A bot moved because the time was up; a turn of several moves is one timeout."""
    assert entry.seat is not None
    due, before = table.deadline or entry.at, table.timeouts[entry.seat]
    earlier = before.moves if before and before.at == due else ()
    timeout = Timeout(due, (*earlier, text_and_lag(entry)[0]))
    return with_timeout(moved(table, entry), entry.seat, timeout)


def with_timeout(table: Table, seat: Seat | None, timeout: Timeout | None) -> Table:
    return table.but(timeouts=tuple(timeout if seat == each else old for each, old in enumerate(table.timeouts)))


def passes_on(before: Table, after: Table, entry: Entry) -> bool:
    """Whether somebody else can act now who could not before: their time starts. Taking a move back does not count."""
    assert before.state
    assert after.state
    return bool(after.state.to_move() - before.state.to_move() - {entry.seat})


def happened(table: Table, event: Event, **changes: Any) -> Table:
    assert table.state
    state = table.state.apply(event)
    return table.but(state=state, phase="over" if state.outcome() else table.phase, **changes)


def hinted(table: Table, entry: Entry) -> Table:
    deepest = tuple(max(deep, entry.what) if seat == entry.seat else deep for seat, deep in enumerate(table.hinted))
    return table.but(hinted=deepest)


def paused(table: Table, entry: Entry) -> Table:
    return table.but(phase="paused", paused_at=entry.at)


def resumed(table: Table, entry: Entry) -> Table:
    pause = entry.at - table.paused_at
    return table.but(phase="playing", round_at=table.round_at + pause, lost=table.lost + pause)


def closed(table: Table, entry: Entry) -> Table:
    """A match in play is paused for good, so nothing happens at the table any more."""
    return (paused(table, entry) if table.phase == "playing" else table).but(closed=True)


Watch = Callable[[Table, Entry], None]
EVENTS = frozenset({"rolled", "rang", "moved", "timed_out", "joined"})  # entries that are game events
FOLDS: dict[str, Callable[[Table, Entry], Table]] = {
    **SEATING,
    "settings": settings,
    "planned": planned,
    "started": started,
    "sealed": sealed,
    "opened": opened,
    "settled": settled,
    "carried": carried,
    "rolled": beat,
    "rang": beat,
    "moved": moved,
    "timed_out": timed_out,
    "joined": joined,
    "hinted": hinted,
    "paused": paused,
    "resumed": resumed,
    "closed": closed,
}


def fold(table_id: str, entries: list[Entry], look: Watch | None = None) -> Table:
    return watch(make(table_id, entries[0]), entries[1:], look)


def watch(table: Table, entries: list[Entry], look: Watch | None = None) -> Table:
    """The table after these entries; `look` sees it after each one."""
    for entry in entries:
        table = table.apply(entry)
        if look:
            look(table, entry)
    return table
