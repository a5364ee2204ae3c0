// A table as the server would show it, with a test's changes.
import type { Hand, SeatFacts, TableFacts, TableMessage } from '../lib/wire';

export function seatOf(seat: number, rest: Partial<SeatFacts> = {}): SeatFacts {
  return { seat, name: `Player ${seat + 1}`, kind: 'person', bot: null, standin: null, present: true, away_since: null, host: seat === 0, hints: 0, timed_out: null, muted: false, relinked: null, answer: null, committed: false, ...rest };
}

export function tableOf(seats: number, rest: Partial<TableFacts> = {}): TableFacts {
  return {
    id: 'quiet-otter-7k3mp',
    link: '/t/quiet-otter-7k3mp',
    game: 'some-game',
    options: {},
    clock: null,
    spectators: true,
    hints: 'alone',
    origin: null,
    lesson: null,
    typed: false,
    carried: false,
    carries: null,
    joins: false,
    dice: null,
    pact: null,
    closed: false,
    places: seats,
    phase: 'playing',
    match: 1,
    locked: false,
    handed: null,
    host_away: null,
    claims: [],
    needed: 1,
    seats: Array.from({ length: seats }, (_, seat) => seatOf(seat)),
    guests: [],
    plan: null,
    best_of: 0,
    handicap: false,
    ratings: [],
    deadline: null,
    fullness: 'free',
    ...rest,
  };
}

export function handOf(seat: number | null, rest: Partial<Hand> = {}): Hand {
  return { seat, stamp: 3, moves: ['a1', 'b1', 'c1'], outlook: [], timed_out: [], view: {}, ...rest };
}

/** Two players, both to move; this device has the first seat. */
export function messageOf(number: number, rest: Partial<TableMessage> = {}): TableMessage {
  const mine = rest.mine ?? [0];
  return {
    type: 'table',
    number,
    now: 5_000_000,
    host: false,
    mine,
    ended: mine.map(() => null),
    guest: null,
    table: tableOf(2),
    hands: mine.filter((seat) => seat !== null).map((seat) => handOf(seat)),
    scores: [[], []],
    to_move: [0, 1],
    outcome: null,
    clock: { deadline: null, lost: 0 },
    ...rest,
  };
}
