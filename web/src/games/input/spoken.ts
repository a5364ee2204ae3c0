// The last turn in words: for the line on the table and for screen readers.
import type { Company, Who } from '../../lib/company';
import type { Hand } from '../../lib/wire';
import { t } from '../../lib/words';
import { faceName, spotName } from './names';
import { touchedBetween } from './table.svelte';
import { onCard, placeOf, touchOf, type InputView, type Past } from './view';

const slotOf = (spot: string) => spot.slice(1);

/** "Mara touched supply 3: half." */
export function touchWords(company: Company, past: Past): string {
  const found = onCard(past.origin);
  const words = { ...company.who(past.seat), face: faceName(past.face) };
  const touched = found ? t('input-touched-on', { ...words, ...found }) : t('input-touched-supply', { ...words, slot: slotOf(past.origin) });
  return past.announced === null ? touched : `${announceWords(company, past)} ${touched}`;
}

export const announceWords = (company: Company, past: Past): string =>
  t('input-announced', { ...company.who(past.seat), number: past.announced ?? 0 });

/** Where the stone went: laid, closed, or back in the supply; and what that was worth. */
export function layWords(company: Company, past: Past, points: number): string {
  if (past.to === null) return '';
  const found = onCard(past.to);
  const who = company.who(past.seat);
  if (!found) return t('input-went-back', who);
  const closed = past.failed === false && past.announced === found.card;
  if (closed) return t(found.card ? 'input-closed' : 'input-zero-full', { ...who, number: found.card, points });
  return t('input-laid', { ...who, ...found });
}

/** What a wrong announcement has cost. */
export const failWords = (company: Company, past: Past, points: number): string =>
  past.failed ? t('input-failed', { ...company.who(past.seat), number: past.announced ?? 0, points: -points }) : '';

/** The stones of a zero that failed go back. */
const returnWords = (past: Past): string => (past.returned.length > 0 ? t('input-returned', { count: past.returned.length }) : '');

/** A whole turn. */
export const turnWords = (company: Company, past: Past, points: number): string =>
  [touchWords(company, past), failWords(company, past, points), layWords(company, past, points), returnWords(past)].filter(Boolean).join(' ');

/** What a bot did with the stone of a player whose time was up: all of the turn, or what was left of it. */
export function timeUp({ timed_out }: Hand<InputView>, who: Who): string {
  const to = placeOf(timed_out.at(-1) ?? '');
  const from = timed_out.map(touchOf).findLast((touch) => touch !== null)?.spot;
  const spots = { from: spotName(from ?? ''), to: spotName(to ?? '') };
  if (to === null) return t('input-time-up-back', { ...who, ...spots });
  return t(from === undefined ? 'input-time-up-laid' : 'input-time-up-moved', { ...who, ...spots });
}

/** The points of a seat's newest score line. */
export const newest = (view: InputView, past: Past): number => view.lines[past.seat]?.at(-1)?.points ?? 0;

/** The line about the last turn, until the next one begins. */
export const lastWords = (company: Company, view: InputView): string =>
  view.last ? turnWords(company, view.last, newest(view, view.last)) : '';

/** Who has to do what now. */
export function dueWords(company: Company, view: InputView): string {
  if (view.mover === null || view.hand) return '';
  return t(view.zero_by === null ? 'input-turn-of' : 'input-zero-turn-of', company.who(view.mover));
}

function handWords(company: Company, view: InputView): string {
  const { hand, last, mover } = view;
  if (!hand || !last || mover === null) return '';
  const failed = failWords(company, last, newest(view, last));
  if (!company.isHere(mover)) return [touchWords(company, last), failed].filter(Boolean).join(' ');
  const shows = t('input-shows', { face: faceName(hand.face) });
  return [shows, failed, t('input-places', { count: hand.places.length })].filter(Boolean).join(' ');
}

/** What a screen reader says when one view follows another. */
export function heardBetween(company: Company, before: InputView | null, after: InputView): string[] {
  if (!before) return [after.hand ? handWords(company, after) : dueWords(company, after)];
  const past = touchedBetween(before, after);
  if (after.hand) return past ? [handWords(company, after)] : [];
  if (!after.last || (before.turn === after.turn && !before.hand)) return [];
  const points = newest(after, after.last);
  const told = past ? turnWords(company, past, points) : `${layWords(company, after.last, points)} ${returnWords(after.last)}`.trim();
  const back = before.finished.filter((card) => !after.finished.includes(card)).map((card) => t('input-card-back', { card }));
  return [told, ...back, dueWords(company, after)];
}
