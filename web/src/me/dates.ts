// Days as people write them.
import { language } from '../lib/words';

const format = (at: number, options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(language(), options).format(at);

/** "3 Nov 2026" */
export const dated = (at: number): string => format(at, { dateStyle: 'medium' });
/** "3 Nov" */
export const brief = (at: number): string => format(at, { day: 'numeric', month: 'short' });
