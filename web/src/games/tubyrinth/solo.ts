// A finished solo match: its result, and saving it.
import type { TableMessage } from '../../lib/wire';
import { keyOf, layoutText, modeOf, noteSolved, type Solved } from './collection';
import type { Showing, TubyrinthView } from './view';

export interface SoloResult {
  /** The board and what was built on it. */
  showing: Showing;
  /** The board's key in the collection. */
  key: string;
  /** Null if the board was given up. */
  solved: Solved | null;
  /** The deepest hint that was taken, 0 for none. */
  hints: number;
  time: number;
}

const LAST_HINT = 4;

export function soloResult({ table }: TableMessage, view: TubyrinthView): SoloResult | null {
  const [showing, verdict, call] = [view.last?.showings[0], view.last?.verdicts[0], view.last?.calls[0]];
  if (!view.last || !showing || !verdict) return null;
  const hints = table.seats[0]?.hints ?? 0;
  const time = (call ?? view.last.signal) - view.last.signal;
  const solved = {
    match: `${table.id}/${table.match}`,
    tiles: verdict.tiles,
    mode: modeOf(view.options),
    time: hints > 0 || (table.origin && table.match === 1) ? null : time, // helped, or branched off
    layout: layoutText(showing.laid.filter((laid) => showing.flow?.counts.some((tile) => laid.startsWith(tile)))),
    shown: hints >= LAST_HINT,
  };
  const key = keyOf(showing.board, view.options.mode);
  return { showing, key, solved: verdict.figure === 'pipeline' ? solved : null, hints, time };
}

export function keep({ key, solved }: SoloResult, inBook: (board: string) => boolean): void {
  if (solved) noteSolved(key, solved, inBook);
}
