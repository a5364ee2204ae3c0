import { expect, test } from 'vitest';
import { tableOf } from '../testing/table';
import { leftOut, newlyLeftOut } from './left-out';

/** Two devices have committed, for the first and the third of three seats. */
const table = (match: number, settled: boolean, ...opened: number[]) =>
  tableOf(3, {
    pact: {
      match: `otter/${match}`, seal: '', commitments: [[0, ''], [2, '']], nonces: opened.map((seat) => [seat, '']), settled, secret: null,
    },
  });

test('whoever has committed and not opened is left out once the dice may roll', () => {
  expect(leftOut(table(1, true, 0))).toEqual([2]);
  expect(leftOut(table(1, true))).toEqual([0, 2]);
  expect(leftOut(table(1, true, 0, 2))).toEqual([]);
  expect(leftOut(table(1, false, 0))).toEqual([]);
  expect(leftOut(tableOf(3))).toEqual([]);
});

test('that is news once in each match', () => {
  expect(newlyLeftOut(table(1, false), table(1, true, 0))).toEqual([2]);
  expect(newlyLeftOut(table(1, true, 0), table(1, true, 0))).toEqual([]);
  expect(newlyLeftOut(table(1, true, 0), table(2, true, 0))).toEqual([2]);
  expect(newlyLeftOut(tableOf(3), table(1, true, 0))).toEqual([2]);
});
