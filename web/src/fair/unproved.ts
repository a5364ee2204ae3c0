// Which dice can be checked, and why others cannot. A table's first match may have dice that were known already.
import type { TableFacts } from '../lib/wire';

/** Those of a day and of a round, which are the same for all; older rounds have no seal. */
const isShared = ({ dice }: TableFacts) => dice?.kind === 'daily' || dice?.seal !== undefined;

export const isProved = (table: TableFacts): boolean => table.pact !== null || (table.match === 1 && isShared(table));

const isCarried = ({ carried, carries, match }: TableFacts) => carried || (carries !== null && match === 1);

/** Null also if nothing is known about it, as of matches from before there was a pact. */
export function whyUnproved(table: TableFacts): string | null {
  if (isCarried(table)) return 'carried';
  if (isProved(table) || table.match > 1) return null;
  if (table.origin) return 'branch';
  if (table.lesson !== null) return 'lesson';
  if (table.typed) return 'typed';
  return table.dice && { daily: null, match: 'again', round: 'round' }[table.dice.kind];
}
