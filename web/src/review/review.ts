// What the coach says about a finished match, and what the table looked like at any of its events.
import { ask, SLOW } from '../lib/api';
import { isNameless } from '../lib/nameless';
import type { Position, Seat, SeatFacts, Series, TableAnswer, TableFacts, TableMessage } from '../lib/wire';
import { language, t } from '../lib/words';
import { isCrowd } from '../parts/crowd';
import type { Analysis, Career } from './analysis.gen';

export type { Career, Note, Part, Question, Step, Weighed } from './analysis.gen';
export type { Position } from '../lib/wire';

/** What the coach says; `details` is specific to the game. */
export interface Review<Details = unknown> extends Analysis {
  unit: 'points' | 'chance';
  details: Details;
}

/** A point at which the page stops; some belong to one of the coach's steps. */
export interface Moment {
  /** How many events have happened; null at the end. */
  event: number | null;
  step: number | null;
}

export interface Wish {
  token: string;
  match: number;
  event: number;
  seat: Seat;
  person: { name: string; token: string };
  bot: string | null;
}

const at = (id: string, rest: string) => `/tables/${encodeURIComponent(id)}/${rest}`;

/** Of the newest match if none is given. */
export const reviewPath = (id: string, match: number | null) => at(id, match === null ? 'review' : `review?match=${match}`);

export const loadReview = (id: string, match: number | null) => ask<Review>('GET', reviewPath(id, match), { timeout: SLOW });

export function loadPosition(id: string, match: number, seat: Seat | null, event: number | null): Promise<Position> {
  const asked = new URLSearchParams({ match: `${match}` });
  if (seat !== null) asked.set('seat', `${seat}`);
  if (event !== null) asked.set('event', `${event}`);
  return ask<Position>('GET', at(id, `position?${asked}`));
}

export const branch = (id: string, wish: Wish) => ask<TableAnswer>('POST', at(id, 'branch'), { body: wish });

/** The table as it was: since then, others may have sat down, and players may have changed their names. */
export function tableThen(table: TableFacts, { seats }: Review): TableFacts {
  const now = new Map(table.seats.map((each) => [each.seat, each]));
  const then = seats.flatMap(({ seat, name }) => (now.has(seat) ? [{ ...now.get(seat)!, name }] : []));
  return { ...table, seats: then };
}

/** The table as it was in one of its matches, which may have been another game in other seats. */
export function tableAt(table: TableFacts, series: Series, match: number): TableFacts {
  const played = series.matches.find((each) => each.match === match);
  if (!played) return table;
  const seats = played.players.map((player, seat): SeatFacts => {
    const { name, muted, kind, seat: now } = series.players[player]!;
    const still = table.seats.find((each) => each.seat === now);
    return { ...(still ?? gone), name: muted ? t('guest', { seat: seat + 1 }) : name, muted, kind, seat };
  });
  return { ...table, game: played.game, options: played.options, seats };
}

const gone: SeatFacts = {
  seat: 0,
  name: '',
  muted: false,
  kind: 'person',
  bot: null,
  standin: null,
  present: false,
  away_since: null,
  host: false,
  hints: 0,
  timed_out: null,
  relinked: null,
  answer: null,
  committed: false,
};

/** Where the seats of this device were in one of the matches. */
export function mineAt(mine: Seat[], series: Series, match: number): Seat[] {
  const players = series.matches.find((each) => each.match === match)?.players;
  const seatOf = (player: number) => series.players[player]!.seat;
  return players?.flatMap((player, seat) => (mine.includes(seatOf(player) ?? -1) ? [seat] : [])) ?? mine;
}

/** A stop at every move of this player, and one at the end. */
export const stops = (career: Career): Moment[] => [
  ...career.steps.map(({ event }, step) => ({ event, step })),
  { event: null, step: null },
];

/** Where each step is on the time axis: at its round; several steps in one round are spread evenly. */
export function placesOf({ steps }: Career): number[] {
  return steps.map(({ round }, n) => {
    const first = steps.findIndex((each) => each.round === round);
    const count = steps.filter((each) => each.round === round).length;
    return round + (n - first) / count;
  });
}

/** A position as a table message. */
export function messageOf<View>(table: TableFacts, position: Position<View>, seat: Seat | null): TableMessage<View> {
  const { view, scores, to_move, outcome } = position;
  return {
    type: 'table',
    number: 0,
    now: 0,
    host: false,
    mine: table.seats.filter(({ name }) => isNameless(name)).map((each) => each.seat),
    ended: [],
    guest: null,
    table,
    hands: [{ seat, stamp: 0, moves: [], outlook: [], timed_out: [], view }],
    scores,
    to_move,
    outcome: outcome && { ...outcome, rating: null },
    clock: { deadline: null, lost: 0 },
  };
}

/** 71.4, or 63% */
export function worth(value: number, unit: Review['unit'], sign = false): string {
  const style = unit === 'chance' ? { style: 'percent' as const, maximumFractionDigits: 0 } : {};
  const places = unit === 'chance' ? {} : { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const signs = { signDisplay: sign ? ('exceptZero' as const) : ('negative' as const) };
  return new Intl.NumberFormat(language(), { ...style, ...places, ...signs }).format(value).replace('-', '−');
}

/** Whom a seat is compared with: everybody else, of a crowd those who did best. */
export function rivalsOf(review: Review<unknown>, seat: number): Career[] {
  const others = review.seats.filter((each) => each.seat !== seat);
  if (!isCrowd(review.seats)) return others;
  return [...others].sort((a, b) => b.final - a.final).slice(0, 5);
}
