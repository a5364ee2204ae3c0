// Spaced repetition: what was known comes back later and later, what was not comes back today. Boxes as Leitner had them.
export type Day = number;

export interface Card {
  /** How often it was known in a row, as far as there are boxes. */
  box: number;
  due: Day;
  /** How often it was tried. */
  tries: number;
}

export type Grade = 'right' | 'nearly' | 'wrong';

/** Days until the next time, by box. */
export const GAPS = [1, 3, 7, 16, 35, 90] as const;
const DAY = 86_400_000;

/** The day at this device's place: tomorrow begins at its own midnight. */
export const dayOf = (now: Date): Day => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

export const freshCard = (today: Day): Card => ({ box: 0, due: today, tries: 0 });

const gap = (box: number): number => GAPS[Math.min(Math.max(box, 0), GAPS.length - 1)]!;

export function after(card: Card, grade: Grade, today: Day): Card {
  const tries = card.tries + 1;
  if (grade === 'wrong') return { box: 0, due: today, tries };
  if (grade === 'nearly') return { box: card.box, due: today + gap(card.box - 1), tries };
  return { box: Math.min(card.box + 1, GAPS.length), due: today + gap(card.box), tries };
}

/** What is due, the longest overdue first; what was not known today comes after everything else. */
export function dueToday<T extends { card: Card }>(all: T[], today: Day): T[] {
  const due = all.filter(({ card }) => card.due <= today);
  const again = (each: T) => Number(each.card.due === today && each.card.tries > 0 && each.card.box === 0);
  return due.sort((a, b) => again(a) - again(b) || a.card.due - b.card.due);
}
