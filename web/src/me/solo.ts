// A solo result is what later ones on this device are compared with. The history has these matches too, but at a table
// the best result must be there at once, before the first dice are rolled: reading it from the drawers would make every
// table load them, and a table has no bytes to spare. A history that is deleted or too full to write to leaves it as well.
import { earlier, keyOf, matchOf } from '../lib/best';
import { keepValue } from '../lib/device';
import type { TableMessage } from '../lib/wire';
import { isSolo, type Played } from './played';

const MOST_RESULTS = 20;

/** Records a finished solo match, unless it was played with help. */
export function noteResult(message: TableMessage, played: Played): void {
  if (!isSolo(played) || played.helped) return;
  const best = earlier(message).slice(0, MOST_RESULTS);
  keepValue(keyOf(message), [...best, { match: matchOf(message), points: played.points }]);
}
