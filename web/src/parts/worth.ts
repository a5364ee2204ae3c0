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
}

export type Worths = Map<number, Worth>;

/** 71.4 */
export const inTenths = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** "1st choice, worth 71.4" */
export const worthWords = ({ rank, value }: Worth): string =>
  rank === null ? t('worth-told', { value: inTenths(value) }) : t('worth-told-rank', { rank, value: inTenths(value) });
