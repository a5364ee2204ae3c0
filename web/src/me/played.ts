// A finished match as this device remembers it.
import { ownName } from '../lib/keyring';
import type { Line, Options, Seat, TableMessage } from '../lib/wire';
import type { Kept } from './drawers';

/** What the coach says about the own seat. */
export interface Judged {
  unit: 'points' | 'chance';
  /** Null where nothing is left to chance. */
  luck: number | null;
  /** What was given away. */
  regret: number;
  /** 0 to 100. */
  accuracy: number;
  /** Its questions were taken in; missing where the coach had been asked before the trainer asked any. */
  asked?: boolean;
}

export interface Opponent {
  name: string;
  /** Null for a person. */
  bot: string | null;
}

/** What a game adds: numbers that it knows what to do with. */
export type Facts = Record<string, number | string>;

export interface Played extends Kept {
  table: string;
  match: number;
  game: string;
  options: Options;
  /** When the result was first seen here, in milliseconds since 1970. */
  at: number;
  /** The own seat. */
  seat: Seat;
  points: number;
  won: boolean;
  others: Opponent[];
  /** Everybody else's points, in their order. */
  against: number[];
  rating: string | null;
  lines: Line[];
  /** It went on from another match, its dice had been played before, or hints were taken: it is no record. */
  helped: boolean;
  /** Whose dice these were, if they can be played more than once. */
  dice?: string;
  facts: Facts;
  /** Null until it has been asked, `gone` if it cannot be asked any more, or never could. */
  coach: Judged | 'gone' | null;
}

export const keyOf = (table: string, match: number): string => `${table}/${match}`;

/** Of several people at one device, the one it knows by name is its owner. */
function ownSeat({ mine, table }: TableMessage): Seat | null {
  const seats = mine.filter((seat) => seat !== null);
  const owner = seats.find((seat) => table.seats.find((each) => each.seat === seat)?.name === ownName());
  return owner ?? seats[0] ?? null;
}

/** A guided first match is no match of one's own. */
const isLesson = ({ table }: TableMessage): boolean => table.lesson !== null;

/** What to remember of a match; null if it is not over, or nobody here played in it. */
export function playedIn(message: TableMessage, facts: Facts = {}): Played | null {
  const { table, outcome, scores, now } = message;
  const seat = ownSeat(message);
  if (!outcome || seat === null || isLesson(message)) return null;
  const others = table.seats.filter((each) => each.seat !== seat);
  const [origin, dice] = table.match === 1 ? [table.origin, table.dice] : [null, null];
  return {
    key: keyOf(table.id, table.match),
    table: table.id,
    match: table.match,
    game: table.game,
    options: table.options,
    at: now,
    seat,
    points: outcome.points[seat] ?? 0,
    won: others.length > 0 && outcome.winners.includes(seat),
    others: others.map(({ name, bot }) => ({ name, bot })),
    against: others.map((each) => outcome.points[each.seat] ?? 0),
    rating: outcome.rating,
    lines: scores[seat] ?? [],
    helped: origin !== null || dice?.kind === 'match' || (table.seats.find((each) => each.seat === seat)?.hints ?? 0) > 0,
    ...(dice ? { dice: `${dice.kind} ${dice.name}` } : {}),
    facts,
    coach: null,
  };
}

export const isSolo = ({ others }: Played): boolean => others.length === 0;
export const isAmongPeople = ({ others }: Played): boolean => others.some(({ bot }) => bot === null);
