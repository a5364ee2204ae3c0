// What a screen reader says after a new table message, in games where everybody writes the same dice.
import { nameOf } from '../lib/company';
import type { TableMessage, WritingView } from '../lib/wire';
import { t } from '../lib/words';

export interface Moment<View extends WritingView> {
  message: TableMessage<View>;
  view: View;
  me: number | null;
}

/** What a game says in its own words. */
export interface Teller<View extends WritingView> {
  /** "Mara rolled 5 and 3." */
  roll: (moment: Moment<View>) => string;
  /** What the turned page has earned. */
  earned: (before: Moment<View>, after: Moment<View>) => string[];
  /** What this hand did on this page. */
  entry: (before: Moment<View>, after: Moment<View>) => string[];
  /** Which page is open, and what else begins with a new one. */
  page: (view: View) => number;
  begins?: (before: View, after: View) => string[];
}

/** Sentences for what happened between two moments, in order of importance. */
export function heardBetween<View extends WritingView>(
  teller: Teller<View>,
  before: Moment<View> | null,
  after: Moment<View>,
): string[] {
  if (!before || before.me !== after.me || before.message.table.match !== after.message.table.match) {
    return [teller.roll(after)];
  }
  if (teller.page(after.view) === teller.page(before.view)) return teller.entry(before, after);
  const page = after.view.seats > 1 ? [t('heard-page')] : [];
  const begins = teller.begins?.(before.view, after.view) ?? [];
  return [...teller.earned(before, after), ...page, ...begins, teller.roll(after)];
}

/** Who everybody is waiting for: one, two or many others who have not written. */
export function crowdOf(message: TableMessage, view: WritingView, me: number | null) {
  const slow = [...view.written.keys()].filter((seat) => seat !== me && !view.written[seat]);
  const who = { name: nameOf(message, slow[0] ?? 0), other: nameOf(message, slow[1] ?? 0), count: slow.length };
  return { size: slow.length === 1 ? 'one' : slow.length === 2 ? 'two' : 'many', who } as const;
}
