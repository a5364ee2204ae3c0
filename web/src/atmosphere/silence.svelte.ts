// Whose reactions this device does not show, by table and name.
import { keepValue, keptValue } from '../lib/device';

const KEY = 'silenced';
const MOST = 50; // the oldest are forgotten
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');

let silenced = $state.raw(keptValue(KEY, isList) ?? []);
const entry = (table: string, name: string) => `${table}/${name}`;

export const isSilenced = (table: string, name: string): boolean => silenced.includes(entry(table, name));

export function silence(table: string, name: string, silent: boolean): void {
  const others = silenced.filter((each) => each !== entry(table, name));
  silenced = silent ? [...others, entry(table, name)].slice(-MOST) : others;
  keepValue(KEY, silenced);
}
