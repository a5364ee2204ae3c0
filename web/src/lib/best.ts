// The solo results of this device, separately for each game and its options.
import { isRecord, keepValue, keptValue } from './device';
import type { TableMessage } from './wire';

interface Result {
  match: string;
  points: number;
}

const isResult = (value: unknown): value is Result =>
  isRecord(value) && typeof value.match === 'string' && typeof value.points === 'number';

const MOST_RESULTS = 20;

function keyOf({ table }: TableMessage): string {
  const options = Object.entries(table.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return `solo.${table.game}.${JSON.stringify(options)}`;
}

const matchOf = ({ table }: TableMessage) => `${table.id}/${table.match}`;

/** The results before this match, best first. */
function earlier(message: TableMessage): Result[] {
  const stored = (keptValue(keyOf(message), Array.isArray) ?? []).filter(isResult);
  return stored
    .filter((each) => each.match !== matchOf(message))
    .sort((a, b) => b.points - a.points);
}

/** The best result before this match; null if there is none. */
export const bestBefore = (message: TableMessage): number | null => earlier(message)[0]?.points ?? null;

/** Records a finished solo match. */
export function noteResult(message: TableMessage): void {
  const points = message.outcome?.points[0];
  // A match that branched off another, had dice that can be known, was guided, or was played with hints, does not count.
  const { lesson, origin, dice, match, seats } = message.table;
  const helped = lesson !== null || ((origin ?? dice) && match === 1) || seats[0]?.hints;
  if (points === undefined || message.table.seats.length !== 1 || helped) return;
  const best = earlier(message).slice(0, MOST_RESULTS);
  keepValue(keyOf(message), [...best, { match: matchOf(message), points }]);
}
