// What an entry is worth, as it is shown in a cell and as it is told.
import { language, t } from '../lib/words';

export interface Worth {
  /** 1 is the best; null for one that is not ranked. */
  rank: number | null;
  value: number;
  /** It stands there: only its worth is told, below it. */
  made?: boolean;
  /** The one of several that is looked at. */
  shown?: boolean;
}

export type Worths = Map<number, Worth>;

/** 71.4 */
export const inTenths = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** "1st choice, worth 71.4" */
export const worthWords = ({ rank, value }: Worth): string =>
  rank === null ? t('worth-told', { value: inTenths(value) }) : t('worth-told-rank', { rank, value: inTenths(value) });
