import { expect, test } from 'vitest';
import { streaks } from './daily';
import { levelOf, rowsOf } from './share';

test('a streak goes up to today, or to yesterday as long as today can still be played', () => {
  const days = ['2026-11-14', '2026-11-15', '2026-11-16'];
  expect(streaks(days, '2026-11-16')).toEqual({ now: 3, best: 3 });
  expect(streaks(days, '2026-11-17')).toEqual({ now: 3, best: 3 });
  expect(streaks(days, '2026-11-18')).toEqual({ now: 0, best: 3 });
});

test('a day left out begins a new streak, also across the end of a month and a year', () => {
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03', '2027-01-03', 'nonsense'];
  expect(streaks(days, '2027-01-03')).toEqual({ now: 1, best: 3 });
  expect(streaks([], '2027-01-03')).toEqual({ now: 0, best: 0 });
});

test('lines of one kind stand in one row, nine as a square', () => {
  const knister = ['row 1', 'row 2', 'column 1', 'diagonal up', 'diagonal down'].map((label) => [label, 0, null] as [string, number, null]);
  expect(rowsOf(knister, 12).map((row) => row.length)).toEqual([2, 1, 2]);
  const squares = Array.from({ length: 9 }, (_, n) => [`square ${n + 1}`, 1, null] as [string, number, null]);
  expect(rowsOf([...squares, ['bonus', 7, 'bonus']], 7).map((row) => row.length)).toEqual([3, 3, 3, 1]);
  expect(rowsOf([['3', 3, null], ['7', -7, null]], 10)).toEqual([[2, -1]]);
});

test('levels go by the best that a line can be', () => {
  expect([-2, 0, 1, 3, 8, 20].map((points) => levelOf(points, 12))).toEqual([-1, 0, 1, 2, 3, 3]);
});
