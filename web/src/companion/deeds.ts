// Points that are entered by hand, one deed at a time. The game says what each brings, and between which bounds a total
// stays.
import type { Deed, Way } from './companion.gen';

/** What one deed has brought one player. */
export interface Entry {
  points: number;
  wins: boolean;
}

export const totalOf = (entries: Entry[]): number => entries.reduce((sum, { points }) => sum + points, 0);

/** Wins that have not been lost again, the newest last. Whatever loses one is an entry that points back at it. */
type Ledger = { entries: Entry[]; won: number[] };

export interface Ledgers {
  players: Ledger[];
}

export const blank = (seats: number): Ledgers => ({ players: Array.from({ length: seats }, () => ({ entries: [], won: [] })) });

function bounded(way: Pick<Way, 'goal' | 'floor'>, total: number, points: number): number {
  const after = Math.min(total + points, way.goal ?? Infinity);
  return Math.max(after, Math.min(total, way.floor ?? -Infinity)) - total;
}

function add(way: Way, ledger: Ledger, points: number, wins: boolean): Ledger {
  const entry = { points: bounded(way, totalOf(ledger.entries), points), wins };
  return { entries: [...ledger.entries, entry], won: wins ? [...ledger.won, entry.points] : ledger.won };
}

function lose(way: Way, ledger: Ledger): Ledger {
  const newest = ledger.won.at(-1);
  if (newest === undefined) return ledger;
  return { ...add(way, ledger, -newest, false), won: ledger.won.slice(0, -1) };
}

/** After this deed of a player. */
export function does(way: Way, { players }: Ledgers, seat: number, deed: Deed): Ledgers {
  const hit = (other: number) => (deed.loses === 'others' ? other !== seat : other === seat);
  const change = (ledger: Ledger) => (deed.loses ? lose(way, ledger) : add(way, ledger, deed.points, deed.wins));
  return { players: players.map((ledger, other) => (hit(other) ? change(ledger) : ledger)) };
}
