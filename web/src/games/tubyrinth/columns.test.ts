import { expect, test } from 'vitest';
import { columnsFor, evenly } from './columns';

test('four things are shown in two rows of two rather than three and one', () => {
  expect([1, 2, 3, 4, 5, 6].map((count) => evenly(count, 3))).toEqual([1, 2, 3, 2, 3, 3]);
});

test('boards are shown in rows of the same length', () => {
  // By hand: 900 pixels hold four boards of 180 with gaps of 12 between them, and 1308 hold six.
  expect([1, 2, 3, 4, 5, 6].map((count) => columnsFor(count, 900))).toEqual([1, 2, 3, 4, 3, 3]);
  expect([4, 5, 6].map((count) => columnsFor(count, 1308))).toEqual([4, 5, 6]);
});

test('a phone has room for two boards of 136 pixels', () => {
  expect([1, 2, 3, 6].map((count) => columnsFor(count, 304))).toEqual([1, 2, 2, 2]);
  expect(columnsFor(6, 283)).toBe(1);
});

test('there is a column before anything is measured', () => {
  expect(columnsFor(6, 0)).toBe(1);
});
