// The solo results of this device, for each game and its options apart.
import { isRecord, keepValue, keptValue } from './device';
import type { TableMessage } from './wire';

interface Result {
  match: string;
  points: number;
}

const isResult = (value: unknown): value is Result =>
  isRecord(value) && typeof value.match === 'string' && typeof value.points === 'number';

/** Notes a finished solo match and tells the best result before it; null if there is none. */
export function bestBefore({ table, outcome }: TableMessage): number | null {
  const points = outcome?.points[0];
  if (points === undefined || table.seats.length !== 1) return null;
  const options = Object.entries(table.options).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = `solo.${table.game}.${JSON.stringify(options)}`;
  const match = `${table.id}/${table.match}`;
  const stored = (keptValue(key, Array.isArray) ?? []).filter(isResult);
  const earlier = stored.filter((each) => each.match !== match);
  if (earlier.length === stored.length) {
    const best = earlier.toSorted((a, b) => b.points - a.points).slice(0, 20);
    keepValue(key, [...best, { match, points }]);
  }
  return earlier.length > 0 ? Math.max(...earlier.map((each) => each.points)) : null;
}
