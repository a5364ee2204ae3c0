import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { learn, speak, t, wordsOf } from '../../lib/words';
import { Choice } from './choice.svelte';
import { changeWords, ruleWords } from './story';
import { entryOf } from './view';

// The first row has a white cell, both ends of a bridge, two more white cells and a printed number.
const A = '.aa..1'.padEnd(36, '1');
const B = 'YYRRGG'.padEnd(36, '1');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await learn(wordsOf('tuefteln'));
});

test.each([
  [A, ['a1+d1', 'b1+c1'], 'tuefteln-how-both'],
  [A, ['a1+d1', 'd1+a1', 'back'], 'tuefteln-how-white'],
  [A, ['b1+c1', 'c1+b1'], 'tuefteln-how-bridge'],
  [B, ['a1+b1', 'c1+d1'], 'tuefteln-how-colour'],
])('the rule names only what is still possible: %s %s', (paper, moves, key) => {
  expect(ruleWords(paper, moves)).toBe(t(key));
});

test('without a move there is no rule to follow', () => {
  expect(ruleWords(A, ['back'])).toBe('');
});

// An entry on a1 and d1, after a roll of two different or two equal numbers.
let now: ReturnType<ConstructorParameters<typeof Choice>[0]>;
beforeEach(() => {
  now = { page: 1, moves: [], dice: [3, 5], written: entryOf('a1+d1'), closed: false };
});
const words = (...moves: string[]) => changeWords(new Choice(() => ({ ...now, moves }), () => {}));

test('an entry can be swapped, or written elsewhere', () => {
  expect(words('d1+a1', 'a1+e1', 'e1+a1', 'back')).toBe(t('tuefteln-movable-short-both'));
});

test('in the last round nothing is left but to swap', () => {
  expect(words('d1+a1', 'back')).toBe(t('tuefteln-movable-short-swap'));
});

test('equal numbers are not swapped', () => {
  now.dice = [4, 4];
  expect(words('d1+a1', 'a1+e1', 'e1+a1', 'back')).toBe(t('tuefteln-movable-short-tap'));
});

test('equal numbers in the last two cells stay', () => {
  now.dice = [4, 4];
  expect(words('d1+a1', 'back')).toBe('');
});
