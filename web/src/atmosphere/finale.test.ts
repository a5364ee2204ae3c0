import { expect, test } from 'vitest';
import { delays, LONGEST } from './finale';

test('water runs ninety milliseconds a cell, and faster on a long way: it is all over in less than 2.5 seconds', () => {
  expect(delays([0, 3, 10])).toEqual([0, 270, 900]);
  const long = delays([0, 20, 40]);
  expect(long[2]! + 160).toBeLessThanOrEqual(LONGEST);
  expect(long[1]).toBe(long[2]! / 2);
  expect(LONGEST).toBeLessThan(2500);
});
