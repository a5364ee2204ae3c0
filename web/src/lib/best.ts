// The solo results of this device, separately for each game and its options.
import { isRecord, keptValue } from './device';
import type { TableMessage } from './wire';

interface Result {
  match: string;
  points: number;
}

const isResult = (value: unknown): value is Result =>
  isRecord(value) && typeof value.match === 'string' && typeof value.points === 'number';

export function keyOf({ table }: TableMessage): string {
  const options = Object.entries(table.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return `solo.${table.game}.${JSON.stringify(options)}`;
}

export const matchOf = ({ table }: TableMessage) => `${table.id}/${table.match}`;

/** The results before this match, best first. */
export function earlier(message: TableMessage): Result[] {
  const stored = (keptValue(keyOf(message), Array.isArray) ?? []).filter(isResult);
  return stored
    .filter((each) => each.match !== matchOf(message))
    .sort((a, b) => b.points - a.points);
}

/** The best result before this match; null if there is none. */
export const bestBefore = (message: TableMessage): number | null => earlier(message)[0]?.points ?? null;
