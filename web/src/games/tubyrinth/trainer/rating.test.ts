import { expect, test } from 'vitest';
import { playedOf } from '../../../testing/played';
import { boardFor, edgeOf, rate, triesIn, type Try } from './rating';

const solved = (grade: Try['grade'], seconds: number | null): Try => ({ grade, time: seconds === null ? null : seconds * 1000 });

test('whoever is even with a board wins or loses half of what is at stake', () => {
  expect(rate([])).toBe(1000);
  expect(rate([solved(2, 75)])).toBe(1024); // 48 · (1 − ½)
  expect(rate([solved(2, 76)])).toBe(976);
  expect(rate([solved(2, null)])).toBe(976);
});

test('a hard board brings more than an easy one', () => {
  // Elo: 1 / (1 + 10^(300/400)) = 0.1510 against grade 4, 1 / (1 + 10^(−150/400)) = 0.7034 against grade 1
  expect(rate([solved(4, 100)])).toBeCloseTo(1000 + 48 * (1 - 0.151), 1);
  expect(rate([solved(1, 40)])).toBeCloseTo(1000 + 48 * (1 - 0.7034), 1);
});

test('the next board is the one that is nearest', () => {
  expect([700, 850, 1000, 1080, 1290, 2000].map(edgeOf)).toEqual([1, 1, 2, 3, 4, 5]);
});

const alone = (n: number, facts: Record<string, number | string>, rest = {}) => playedOf(n, { game: 'tubyrinth', facts, ...rest });

test('only boards of the book, played alone and without help, count, in order', () => {
  const matches = [
    alone(3, { grade: 3, board: 'c' }),
    alone(1, { grade: 1, time: 9000, board: 'a' }),
    alone(2, { time: 5000, board: 'own' }),
    alone(4, { grade: 2, time: 1 }, { helped: true }),
    alone(5, { grade: 2, time: 1 }, { others: [{ name: 'Bo', bot: null }] }),
    playedOf(6, { facts: { grade: 2, time: 1 } }),
  ];
  expect(triesIn(matches)).toEqual([{ grade: 1, time: 9000 }, { grade: 3, time: null }]);
});

test('boards that are new come first, then those that were played longest ago', () => {
  const book = [{ board: 'a', grade: 2 }, { board: 'b', grade: 2 }, { board: 'c', grade: 3 }];
  expect(boardFor(book, [alone(1, { board: 'a' })], 2)?.board).toBe('b');
  expect(boardFor(book, [alone(1, { board: 'b' }), alone(2, { board: 'a' })], 2)?.board).toBe('b');
  expect(boardFor(book, [], 5)).toBeNull();
});
