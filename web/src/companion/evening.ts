// An evening at a real table: what has happened, act by act, and how things stand after that. Taking back is leaving
// out the last act.
import type { Way } from './companion.gen';
import { blank, does, totalOf, type Ledgers } from './deeds';
import { sharesOf, type Called } from './race';

export type Act =
  | { do: 'roll'; dice: number[] }
  | { do: 'turn' }
  | { do: 'start' }
  | { do: 'call'; seat: number; at: number }
  | { do: 'stop' }
  | { do: 'judge'; seat: number; verdict: string }
  | { do: 'score' }
  | { do: 'deed'; seat: number; deed: number }
  | { do: 'points'; points: number[] }
  | { do: 'again' };

/** A cell of the score table. */
export interface Mark {
  points: number;
  rank: number | null;
}

export interface Row {
  /** The deed, if that is what the row is about. */
  deed: number | null;
  marks: (Mark | null)[];
}

export interface Past {
  points: number[];
  winners: number[];
}

export type Phase = 'before' | 'building' | 'checking';

export interface Standing {
  /** Matches that are over. */
  past: Past[];
  /** Whose turn it is, or who rolls next. */
  turn: number;
  /** Turns taken. */
  turns: number;
  rolls: number[][];
  rows: Row[];
  totals: number[];
  phase: Phase;
  calls: Called[];
  /** When the first call of the round was made. */
  turned: number | null;
  over: boolean;
  winners: number[];
  ledgers: Ledgers;
}

export const fresh = (seats: number, past: Past[] = []): Standing => ({
  past,
  turn: 0,
  turns: 0,
  rolls: [],
  rows: [],
  totals: Array<number>(seats).fill(0),
  phase: 'before',
  calls: [],
  turned: null,
  over: false,
  winners: [],
  ledgers: blank(seats),
});

const passed = (now: Standing): Pick<Standing, 'turn' | 'turns'> => ({ turn: (now.turn + 1) % now.totals.length, turns: now.turns + 1 });

/** With one more row in the table; whoever has reached the goal ends the match, and the most points win. */
function scored(way: Way, now: Standing, row: Row): Standing {
  const totals = now.totals.map((total, seat) => total + (row.marks[seat]?.points ?? 0));
  const best = Math.max(...totals);
  const over = way.goal !== null && best >= way.goal;
  return { ...now, totals, rows: [...now.rows, row], over, winners: over ? leaders(totals) : [] };
}

export function leaders(totals: number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** The next call to look at. */
export const unjudged = ({ calls }: Standing): Called | undefined => calls.find(({ verdict }) => verdict === null);

const everybodyCalled = ({ calls, totals }: Standing): boolean => calls.length === totals.length;

function judged(way: Way, now: Standing, seat: number, verdict: string): Standing {
  const calls = now.calls.map((each) => (each.seat === seat ? { ...each, verdict } : each));
  const after = { ...now, calls };
  const { closed } = sharesOf(way.race!, calls, now.totals.length);
  const goesOn = way.seconds === null && !closed && !everybodyCalled(after);
  return { ...after, phase: goesOn ? 'building' : 'checking' };
}

function raced(way: Way, now: Standing): Standing {
  const { shares } = sharesOf(way.race!, now.calls, now.totals.length);
  const marks = shares.map(({ points, rank }) => ({ points, rank }));
  return { ...scored(way, now, { deed: null, marks }), phase: 'before', calls: [], turned: null };
}

function done(way: Way, now: Standing, seat: number, deed: number): Standing {
  const ledgers = does(way, now.ledgers, seat, way.deeds[deed]!);
  const gained = ledgers.players.map(({ entries }, player) => totalOf(entries) - totalOf(now.ledgers.players[player]!.entries));
  const marks = gained.map((points, player) => (points !== 0 || player === seat ? { points, rank: null } : null));
  const after = { ...scored(way, now, { deed, marks }), ledgers };
  return seat === now.turn && !after.over ? { ...after, ...passed(after) } : after;
}

export function step(way: Way, now: Standing, act: Act): Standing {
  switch (act.do) {
    case 'roll':
      return { ...now, ...passed(now), rolls: [...now.rolls, act.dice], over: now.rolls.length + 1 === way.rounds };
    case 'turn':
      return { ...now, ...passed(now) };
    case 'start':
      return { ...now, phase: 'building' };
    case 'call': {
      const after = { ...now, calls: [...now.calls, { seat: act.seat, verdict: null }], turned: now.turned ?? act.at };
      return way.seconds === null || everybodyCalled(after) ? { ...after, phase: 'checking' } : after;
    }
    case 'stop':
      return { ...now, phase: 'checking' };
    case 'judge':
      return judged(way, now, act.seat, act.verdict);
    case 'score':
      return raced(way, now);
    case 'deed':
      return done(way, now, act.seat, act.deed);
    case 'points':
      return { ...scored(way, now, { deed: null, marks: act.points.map((points) => ({ points, rank: null })) }), ...passed(now) };
    case 'again':
      return fresh(now.totals.length, [...now.past, { points: now.totals, winners: now.winners }]);
  }
}

export const standing = (way: Way, seats: number, acts: Act[]): Standing =>
  acts.reduce((now, act) => step(way, now, act), fresh(seats));

/** The numbers that a roll gives everybody to write. */
export const numbersOf = ({ sums }: Pick<Way, 'sums'>, dice: number[]): number[] =>
  sums ? [dice.reduce((sum, die) => sum + die, 0)] : dice;
