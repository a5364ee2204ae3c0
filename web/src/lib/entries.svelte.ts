// What happens to an entry that turns the page, when a slip of the finger could no longer be mended: it waits a
// moment before it is sent, or until it is confirmed, or it is sent at once.
import { keep, kept } from './device';

export const ways = ['moment', 'confirm', 'now'] as const;
export type Way = (typeof ways)[number];

const stored = kept('entries');
export const entries = $state<{ way: Way }>({ way: ways.find((each) => each === stored) ?? 'moment' });

export function chooseWay(way: Way): void {
  entries.way = way;
  keep('entries', way === 'moment' ? null : way);
}

export const MOMENT = 2000;
