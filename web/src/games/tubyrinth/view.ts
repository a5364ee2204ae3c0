// What is on a board, and what may be laid. Times are game time in milliseconds.
import { laidBy, type Laid } from './geometry';
import type { View } from './view.gen';

export type { Flow, Past, Showing, Verdict, View as TubyrinthView } from './view.gen';

export const names = ['I3', 'L3', 'I4', 'L4', 'T4', 'S4', 'O4'];

const masks = new Map<string, bigint>();

/** Whether the server says that a tile may be laid there. */
export function fitsAt(fits: View['fits'], { tile, way, row, column }: Laid): boolean {
  const text = fits?.[tile]?.[way] ?? '0';
  let mask = masks.get(text);
  if (mask === undefined) masks.set(text, (mask = BigInt(`0x${text}`)));
  return ((mask >> BigInt(8 * row + column)) & 1n) === 1n;
}

/** What is on a board after some moves, by tile. */
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
