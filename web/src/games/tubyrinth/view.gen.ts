// Made by `python web/build.py types` from vierling.games.tubyrinth.rules.view: do not edit.
import type { Line } from '../../lib/wire.gen';

export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  goal: number;
  /** By seat: how many tiles a pipeline must use. */
  least: number[];
  /** How many tiles on the board a call needs (R-P16). */
  enough: number;
  /** Whether the first call turns the hourglass (R-P5). */
  sand: boolean;
  phase: 'gather' | 'countdown' | 'build' | 'over';
  round: number;
  /** Rounds played with the cards on the table. */
  turned: number;
  /** How many cards are on the table; before the signal, face down. */
  dealt: number;
  /** Every card that has been played, in the order in which they came. */
  used: number[];
  /** The side in front of each seat, while a round is on or if it was agreed on. */
  cards: (string | null)[];
  lines: Line[][];
  /** By seat: since when it has wanted to begin. */
  going: (number | null)[];
  /** When the countdown or the building began. */
  signal: number;
  deadline: number | null;
  calls: (number | null)[];
  passes: (number | null)[];
  /** When a correct pipeline ended the round. */
  won: number | null;
  /** Wrong calls in a solo match. */
  tries: number;
  /** While a round is on. */
  own: Showing | null;
  /** Where each tile may be laid, while this seat is building. */
  fits: Record<string, string[]> | null;
  /** Everybody's, for spectators; with tiles only if somebody plays alone. */
  watched: Showing[] | null;
  last: Past | null;
}

export interface Options {
  mode: 'basic' | 'rookie' | 'master';
  flip: boolean;
  same_board: boolean;
  /** Of the boards in a race. */
  grades: 'rising' | 'gentle';
  hourglass: 5 | 10 | 15 | 20 | 30 | 45 | 60 | 90;
  /** No: only the end of a round tells whether a pipeline is right. */
  water: boolean;
  /** 0: German edition, a wrong claim scores nothing. */
  penalty: 1 | 0;
  handicap: string;
  /** Empty: cards are drawn from the box. */
  board: string;
}

/** A board with what lies on it. */
export interface Showing {
  /** In the book. */
  card: string | null;
  board: string;
  laid: string[];
  /** null while nobody is told where the water is. */
  flow: Flow | null;
}

/** Where the water is. If it arrives, `counts` names the tiles that it needs. */
export interface Flow {
  /** Tile, and which of its pipes. */
  wet: [string, number][];
  /** Open ends that leak, as cell and side. */
  drips: [number, number, string][];
  /** How many tiles water reaches. */
  reach: number;
  arrives: boolean;
  counts: string[];
}

/** The last round, as everybody may see it. */
export interface Past {
  signal: number;
  showings: Showing[];
  calls: (number | null)[];
  passes: (number | null)[];
  verdicts: Verdict[];
}

export interface Verdict {
  /** Pipeline, wrong or none. */
  figure: string;
  points: number;
  tiles: number;
  /** From 1, among correct claims only (R-P4). */
  rank: number | null;
}
