// What the server shows of Tubyrinth; docs/protocol.md describes it. Times are game time in milliseconds.
import type { Line } from '../../lib/wire';
import { laidBy, type Laid, type Mouth } from './geometry';

export interface Flow {
  /** Tile, and which of its pipes. */
  wet: [string, number][];
  /** Open ends with water. */
  drips: Mouth[];
  reach: number;
  arrives: boolean;
  /** The tiles that count; empty until the water arrives. */
  counts: string[];
}

export interface Showing {
  card: string | null;
  board: string;
  laid: string[];
  flow: Flow;
}

export interface Verdict {
  figure: 'pipeline' | 'wrong' | 'none';
  points: number;
  tiles: number;
  rank: number | null;
}

export interface Past {
  signal: number;
  showings: Showing[];
  calls: (number | null)[];
  verdicts: Verdict[];
}

export interface TubyrinthView {
  seat: number | null;
  seats: number;
  options: { mode: 'basic' | 'rookie' | 'master'; flip: boolean; same_board: boolean; hourglass: number; penalty: number; board: string };
  goal: number;
  /** Tiles that a pipeline of each seat must use. */
  least: number[];
  phase: 'gather' | 'countdown' | 'build' | 'over';
  round: number;
  cards: (string | null)[];
  lines: Line[][];
  going: (number | null)[];
  signal: number;
  deadline: number | null;
  calls: (number | null)[];
  passes: (number | null)[];
  won: number | null;
  tries: number;
  own: Showing | null;
  /** For each tile and each way round a mask of the cells it may be laid on, in hexadecimal. */
  fits: Record<string, string[]> | null;
  watched: Showing[] | null;
  last: Past | null;
}

export const names = ['I3', 'L3', 'I4', 'L4', 'T4', 'S4', 'O4'];

const masks = new Map<string, bigint>();

/** Whether the server says that a tile may be laid so. */
export function fitsAt(fits: TubyrinthView['fits'], { tile, way, row, column }: Laid): boolean {
  const text = fits?.[tile]?.[way] ?? '0';
  let mask = masks.get(text);
  if (mask === undefined) masks.set(text, (mask = BigInt(`0x${text}`)));
  return ((mask >> BigInt(8 * row + column)) & 1n) === 1n;
}

/** What lies on a board after some moves, by tile. */
export function layoutAfter(laid: string[], moves: string[]): Map<string, Laid> {
  const layout = new Map<string, Laid>();
  for (const move of [...laid, ...moves]) {
    const tile = laidBy(move);
    if (tile) layout.set(tile.tile, tile);
    else if (move.startsWith('-')) layout.delete(move.slice(1));
  }
  return layout;
}

/** The tile that a move lays or lifts. */
export const tileOf = (move: string): string | null =>
  move.startsWith('-') ? move.slice(1) : (laidBy(move)?.tile ?? null);
