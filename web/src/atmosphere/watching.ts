// Who looks on: guests by name, others by number.
import { listed, t } from '../lib/words';
import type { TableFacts } from '../lib/wire';

const guestsHere = ({ guests }: TableFacts) => guests.filter(({ present }) => present).map(({ name }) => name);

export const watchersOf = (table: TableFacts): number => guestsHere(table).length + (table.watching ?? 0);

export function watchingWords(table: TableFacts): string {
  const [names, count] = [guestsHere(table), table.watching ?? 0];
  if (names.length === 0) return count > 0 ? t('watching', { count }) : '';
  return t('watching-names', { names: listed(count > 0 ? [...names, t('watching-others', { count })] : names) });
}
