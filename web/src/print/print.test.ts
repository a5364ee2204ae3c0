import { expect, test } from 'vitest';
import { choicesOf, usualPaper, writeOptions, type Print } from './print';

const plain = { shares: false, folds: false, picks: false, options: [] };
const prints: Print[] = [
  { ...plain, what: 'sheets', shares: true, options: ['side'] },
  { ...plain, what: 'tiles', folds: true },
  { ...plain, what: 'rules' },
];

test('only what is to be printed decides what can be chosen', () => {
  expect(choicesOf(prints, 'sheets')).toEqual({ ...plain, shares: true, options: ['side'] });
  expect(choicesOf(prints, 'rules')).toEqual(plain);
});

test('for everything, whatever any of it needs can be chosen', () => {
  expect(choicesOf(prints, 'all')).toEqual({ shares: true, folds: true, picks: false, options: ['side'] });
});

test('Letter is suggested where people use it', () => {
  expect(['en-US', 'fr-CA', 'de-DE', 'en-GB', 'fr', 'en'].map(usualPaper)).toEqual(['letter', 'letter', 'a4', 'a4', 'a4', 'a4']);
});

test('options are written as in a record', () => {
  expect(writeOptions({ side: 'B', flip: false, grids: 3, sheet: '5..a/b' })).toBe('side=B flip=no grids=3 sheet=5..a/b');
});
