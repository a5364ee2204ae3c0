// What an entry is worth, as shown in a cell and as read out.
import { language, t } from '../lib/words';

export interface Worth {
  /** 1 is the best; null if not ranked. */
  rank: number | null;
  value: number;
  /** The entry was made: only its worth is shown, below it. */
  made?: boolean;
  /** The selected one of several. */
  shown?: boolean;
  /** Others are as good. */
  tied?: boolean;
}

export type Worths = Map<number, Worth>;

/** 71.4 */
export const inTenths = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** "1st choice, worth 71.4" */
export function worthWords({ rank, value, tied = false }: Worth): string {
  const words = { rank: rank ?? 0, value: inTenths(value) };
  if (rank === null) return t('worth-told', words);
  return t(tied ? 'worth-told-tied' : 'worth-told-rank', words);
}
