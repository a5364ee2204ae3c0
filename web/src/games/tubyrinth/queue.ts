// Which moves are queued while the server cannot be reached.
import type { Queue } from '../../lib/outbox';
import { moveOf } from './geometry';
import { layoutAfter, tileOf, type TubyrinthView } from './view';

/** Every tile keeps its own moves; what is undone before it was sent need not be sent. */
export const queue: Queue = (hand, before, unsent, move) => {
  const tile = tileOf(move);
  if (tile === null) return [...before, ...unsent].includes(move) ? unsent : [...unsent, move];
  const last = unsent.at(-1);
  const rest = last && tileOf(last) === tile ? unsent.slice(0, -1) : unsent;
  const { own } = hand.view as TubyrinthView;
  const lies = layoutAfter(own?.laid ?? [], [...before, ...rest]).get(tile);
  return (lies ? moveOf(lies) : `-${tile}`) === move ? rest : [...rest, move];
};
