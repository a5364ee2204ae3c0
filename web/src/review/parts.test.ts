import { beforeAll, expect, test, vi } from 'vitest';
import { learn, pageWordsOf, reviewWords, speak } from '../lib/words';
import { part, reviewOf } from '../testing/review';
import { figureWords, noteWords, partName, partsInShort, roundOff } from './parts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await learn(reviewWords, pageWordsOf('tuefteln'), pageWordsOf('input'));
});

const names = { nameOf: (seat: number) => ['Anna', 'Bo'][seat] ?? '', lineName: (line: string) => line.toUpperCase(), figureName: (figure: string) => `a ${figure}` };
const costs = (...given: number[]) => roundOff(given.map((cost) => part('x', cost)), 0.1).map(({ cost }) => cost);

test('what is shown adds up to the rounded sum', () => {
  expect(costs(1, 2)).toEqual([10, 20]);
  expect(costs(0.34, 0.34, 0.34)).toEqual([4, 3, 3]); // 1.02, so one of them makes up for what the others lost
  expect(costs(0.36, 0.36, 0.36)).toEqual([3, 4, 4]); // 1.08 is 11 tenths, not 12
  expect(costs(1.14, -0.37)).toEqual([12, -4]); // 0.77 is 8 tenths
});

test('the values beside a cost differ by it', () => {
  expect(roundOff([part('row 1', 1.49, 3.15, 1.66)], 0.1)).toEqual([{ cost: 15, best: 32, made: 17 }]);
  expect(roundOff([part('seat 1', 0.46, 0.4, 0.86)], 0.01)).toEqual([{ cost: 46, best: 40, made: 86 }]);
  expect(roundOff([part('bonus', 1)], 0.1)).toEqual([{ cost: 10, best: null, made: null }]);
});

test('a part is a player, a line of the score, something of the coach’s own, or all the rest', () => {
  expect(partName({ game: 'pig' }, names, part('seat 1', 1))).toBe('Bo');
  expect(partName({ game: 'pig' }, names, part('row 1', 1))).toBe('ROW 1');
  expect(partName({ game: 'tuefteln' }, names, part('room', 1))).toBe('Room for later rolls');
  expect(partName({ game: 'tuefteln' }, names, part('square 3', 1))).toBe('Top right square');
  expect(partName({ game: 'pig' }, names, part(null, 1))).toBe('the rest');
});

test('parts in short leave out what rounds to nothing', () => {
  const parts = [part('row 1', 1.5), part('row 2', -0.5), part(null, 0.01)];
  expect(partsInShort(reviewOf(), names, parts)).toBe('ROW 1\u00a0−1.5 · ROW 2\u00a0+0.5');
});

test('of a chance, it is told who has won it', () => {
  const parts = [part('seat 1', 0.1, 0.4, 0.5)];
  expect(partsInShort({ ...reviewOf(), unit: 'chance' }, names, parts)).toBe('Bo\u00a0+10%');
});

test('a spoilt figure is told', () => {
  expect(figureWords(names, { ...part('row 1', 1), figures: ['five', 'pair'] })).toBe('a pair at best instead of a five');
  expect(figureWords(names, part('row 1', 1))).toBe('');
});

test('a note tells seats by name and chances in percent', () => {
  const note = { key: 'input-closes', told: { seat: 1, number: 6 }, chances: { best: 0.02, made: 0.765 } };
  expect(noteWords(names, note)).toBe('Bo closes the 6 within the next turns: 77% of the time instead of 2%.');
  const nameless = { ...names, nameOf: () => 'You' };
  expect(noteWords(nameless, note)).toBe('You close the 6 within the next turns: 77% of the time instead of 2%.');
});
