// What the server says about a sheet that was typed in: its score, the best sheet with the same dice, and the review.
import { ask, SLOW } from '../lib/api';
import { freshToken } from '../lib/keyring';
import type { Line, Options, TableAnswer } from '../lib/wire';
import type { TypedRound } from './typing';

export interface Scored {
  total: number;
  lines: Line[];
  rating: string | null;
}

export interface Best {
  value: number;
  bound: number;
  numbers: number[];
}

const of = (game: string, what: string) => `/games/${encodeURIComponent(game)}/${what}`;

export const scoreSheet = (game: string, options: Options, numbers: (number | null)[]) =>
  ask<Scored>('POST', of(game, 'tally'), { body: { options, numbers } });

/** From a full sheet or, where that does not tell the dice, from the rolls. */
export const lookBack = (game: string, options: Options, dice: { numbers: (number | null)[] } | { rolls: number[][] }) =>
  ask<Best>('POST', of(game, 'hindsight'), { body: { options, ...dice }, timeout: SLOW });

/** A table that has the match behind it. Nobody keeps its keys: it is there to be looked at. */
export const typeIn = (game: string, options: Options, name: string, rounds: TypedRound[]) =>
  ask<TableAnswer>('POST', of(game, 'typed'), { body: { token: freshToken(), person: { name, token: freshToken() }, options, rounds }, timeout: SLOW });
