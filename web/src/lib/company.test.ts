import { beforeAll, expect, test, vi } from 'vitest';
import { messageOf } from '../testing/table';
import { Company, youAmong } from './company';
import { speak } from './words';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const called = (mine: (number | null)[]) => [0, 1].map((seat) => new Company(messageOf(1, { mine })).nameOf(seat));

test('a device with one seat calls its player "you", even if another key of it opens no seat', () => {
  expect(called([1])).toEqual(['Player 1', 'You']);
  expect(called([null, 0])).toEqual(['You', 'Player 2']);
});

test('if several share a device, nobody is "you"; a spectator sees names', () => {
  expect(called([0, 1])).toEqual(['Player 1', 'Player 2']);
  expect(called([])).toEqual(['Player 1', 'Player 2']);
  expect(youAmong([2, 4])).toBeNull();
});

test('texts with two forms learn which one to use, and the name in any case', () => {
  expect(new Company(messageOf(1)).who(0)).toEqual({ you: 'yes', name: 'Player 1' });
  expect(new Company(messageOf(1, { mine: [0, 1] })).who(0)).toEqual({ you: 'no', name: 'Player 1' });
});

test('all seats of a device are here, whoever is called "you"', () => {
  const company = new Company(messageOf(1, { mine: [0, 1] }));
  expect([company.isHere(1), company.isHere(2)]).toEqual([true, false]);
});
