import { expect, test } from 'vitest';
import knister from '../games/knister/companion.gen.json';
import tuefteln from '../games/tuefteln/companion.gen.json';
import type { CompanionFacts, Sheet } from './companion.gen';
import { wayFor } from './facts';
import { after, firstEmpty, isWhole, nextNumber, partOf, readCell, roundsOf, takeBack, unwritten, write } from './typing';

const sheetOf = (facts: unknown, settings: Record<string, number | string>): Sheet => wayFor(facts as CompanionFacts, settings, 1)!.sheet!;
const one = sheetOf(knister, { grids: 1 });
const three = sheetOf(knister, { grids: 3 });
const pairs = sheetOf(tuefteln, { side: 'A' });

test('a cell takes the numbers of its sheet and nothing else', () => {
  expect(['2', '12', ' 7 ', ''].map((text) => readCell(one, text))).toEqual([2, 12, 7, null]);
  expect(['1', '13', 'x', '-3', '1.5', '٣'].map((text) => readCell(one, text))).toEqual(Array(6).fill(undefined));
});

test('a number is whole once no digit can follow', () => {
  expect(['1', '2', '9', '10', 'x', ''].map((text) => isWhole(one, text))).toEqual([false, true, true, true, false, false]);
  expect(['1', '6'].map((text) => isWhole(pairs, text))).toEqual([true, true]);
});

test('what is printed is there from the start, and is stepped over', () => {
  const typed = unwritten(pairs);
  expect(typed.numbers.slice(0, 6)).toEqual([5, null, null, null, null, null]); // 5..aa.
  expect(firstEmpty(typed)).toBe(1);
  expect(after(pairs, 9)).toBe(11); // e2 is a printed 6
  expect(after(one, 24)).toBeNull();
});

test('numbers keep their order, also when one is corrected or taken back', () => {
  let typed = unwritten(one, true);
  for (const [cell, number] of [[3, 7], [0, 9], [8, 2]] as const) typed = write(typed, cell, number);
  typed = write(typed, 0, 10);
  expect(roundsOf(one, typed)).toEqual([
    { numbers: [7], cells: ['d1'] },
    { numbers: [10], cells: ['a1'] },
    { numbers: [2], cells: ['d2'] },
  ]);
  expect(takeBack(typed).order).toEqual([3, 0]);
  expect(write(typed, 3, null).order).toEqual([0, 8]);
  expect(takeBack(unwritten(one)).order).toEqual([]);
});

test('two numbers of a roll make a round', () => {
  const typed = write(write(unwritten(pairs, true), 1, 4), 2, 6);
  expect(roundsOf(pairs, typed)).toEqual([{ numbers: [4, 6], cells: ['b1', 'c1'] }]);
  expect(nextNumber(pairs, typed, [[4, 6], [3, 1]])).toBe(3);
  expect(nextNumber(pairs, write(typed, 5, 3), [[4, 6], [3, 1]])).toBe(1);
  expect(nextNumber(pairs, typed, [[4, 6]])).toBeNull();
});

test('of several grids each cell knows its own', () => {
  expect([0, 24, 25, 74].map((cell) => partOf(three, cell))).toEqual([0, 0, 1, 2]);
});
