// Made by `python web/build.py types` from vierling.games.input.rules.view: do not edit.
import type { Line } from '../../lib/wire.gen';

export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  target: number;
  row: number[];
  finished: number[];
  order: number[];
  turn: number;
  mover: number | null;
  /** By seat, ordered by place. */
  stones: Seen[][];
  /** The mover's. */
  hand: InHand | null;
  /** The mover's, before touching a stone. */
  stakes: Stake[];
  lines: Line[][];
  won: number[][];
  zero_by: number | null;
  zero_called: number[];
  quiet: number;
  last: Past | null;
  /** In the last round of turns, so that nobody misses where a stone has gone. */
  moved: Moved[];
  ended: string | null;
  /** Once the match is over. */
  undersides: string[][] | null;
}

export interface Options {
  zero: boolean;
  notes: 'none' | 'own' | 'all';
  shuttling: 'twice' | 'none' | 'superko';
  bonus: 2 | 3;
  solo_number: boolean;
  joker_closes: boolean;
  shuffle_seats: boolean;
  free_number: 'none' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
  combination: string;
  /** Seats that need not flip. */
  children: string;
  /** Empty: the set we ship. */
  cards: string;
}

/** A stone from above; `notes` says what may be under it, if the match is played with notes. */
export interface Seen {
  at: string;
  top: string;
  notes: string | null;
}

export interface InHand {
  face: string;
  origin: string;
  announced: number | null;
  flipped: boolean;
  places: string[];
  /** Places it would fit, and why it may not go there. */
  barred: [string, string][];
  notes: string | null;
}

/** What the mover would gain or lose by announcing a number. */
export interface Stake {
  number: number;
  gain: number;
  loss: number;
}

/** The last turn, or what everybody has seen of this one. */
export interface Past {
  seat: number;
  origin: string;
  /** The one that came up. */
  face: string;
  /** Where the stone lies now. */
  to: string | null;
  announced: number | null;
  /** null: nothing announced, or not decided yet. */
  failed: boolean | null;
  /** Stones that left a zero that failed: from, to. */
  returned: [string, string][];
}

/** A stone that went from one place to another in this turn. */
export interface Moved {
  turn: number;
  seat: number;
  origin: string;
  to: string;
}
