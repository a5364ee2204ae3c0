import { expect, test } from 'vitest';
import { after, dayOf, dueToday, freshCard, type Card } from './repetition';

test('what is known comes back after 1, 3, 7, 16, 35 and then every 90 days', () => {
  let card: Card = freshCard(100);
  let today = 100;
  const gaps = Array.from({ length: 8 }, () => {
    card = after(card, 'right', today);
    const gap = card.due - today;
    today = card.due;
    return gap;
  });
  expect(gaps).toEqual([1, 3, 7, 16, 35, 90, 90, 90]);
  expect(card.tries).toBe(8);
});

test('what is not known comes back today, and begins anew', () => {
  const known = after(after(freshCard(10), 'right', 10), 'right', 11);
  expect(known).toMatchObject({ box: 2, due: 14 });
  const forgotten = after(known, 'wrong', 14);
  expect(forgotten).toMatchObject({ box: 0, due: 14 });
  expect(after(forgotten, 'right', 14).due).toBe(15);
});

test('what is nearly known waits as long as last time, and does not move up', () => {
  const known = after(after(freshCard(10), 'right', 10), 'right', 11);
  expect(after(known, 'nearly', 14)).toEqual({ box: 2, due: 17, tries: 3 });
  expect(after(freshCard(10), 'nearly', 10)).toEqual({ box: 0, due: 11, tries: 1 });
});

test('the longest overdue comes first, what was missed today last, and what is not due not at all', () => {
  const card = (name: string, due: number, rest: Partial<Card> = {}) => ({ name, card: { ...freshCard(due), ...rest } });
  const all = [card('missed', 20, { tries: 1 }), card('new', 20), card('later', 21), card('old', 12, { box: 2, tries: 2 })];
  expect(dueToday(all, 20).map(({ name }) => name)).toEqual(['old', 'new', 'missed']);
});

test('a day ends at midnight where the device is', () => {
  const late = new Date(2026, 10, 17, 23, 59);
  expect(dayOf(new Date(2026, 10, 18, 0, 1)) - dayOf(late)).toBe(1);
  expect(dayOf(new Date(2026, 10, 17, 0, 1))).toBe(dayOf(late));
});
