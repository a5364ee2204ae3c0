import { expect, test } from 'vitest';
import knister from '../games/knister/sounds';
import input from '../games/input/sounds';
import tubyrinth from '../games/tubyrinth/sounds';
import tuefteln from '../games/tuefteln/sounds';
import type { Sounding } from './sounding';
import { writingSounds } from './writing';

const page = { grid: 0, round: 3, dice: [5, 3], written: [false, false], entry: null };
const after = (changes: object) => writingSounds(page, { ...page, ...changes });

test('dice are heard when they roll, pencils when somebody writes', () => {
  expect(writingSounds(null, page)).toEqual(['dice']);
  expect(after({})).toEqual([]);
  expect(after({ written: [false, true] })).toEqual(['writing']);
  expect(after({ written: [true, false], entry: 4 })).toEqual(['writing']);
  expect(after({ round: 4, dice: [5, 3] })).toEqual(['writing', 'dice']);
  expect(after({ grid: 1, round: 3 })).toEqual(['writing', 'dice']);
});

test('an entry is heard again when it is changed, and not when it is taken back', () => {
  const written = { ...page, written: [true, false], entry: [4, 9] };
  expect(writingSounds(written, { ...written, entry: [4, 9] })).toEqual([]);
  expect(writingSounds(written, { ...written, entry: [4, 8] })).toEqual(['writing']);
  expect(writingSounds(written, page)).toEqual([]);
});

test('after the last entry no dice follow', () => {
  expect(after({ dice: null })).toEqual(['writing']);
});

test('both games with dice sound like that', () => {
  for (const game of [knister, tuefteln] as Sounding[]) expect(game(page, { ...page, round: 4 })).toEqual(['writing', 'dice']);
});

// What a race sounds like

const race = { calls: [null, null], tries: 0, last: null, own: { laid: [] as string[] } };
const raced = (changes: object, before: object = {}) => (tubyrinth as Sounding)({ ...race, ...before }, { ...race, ...changes });
const past = (figure: string) => ({ signal: 5000, verdicts: [{ figure: 'none' }, { figure }] });

test('a call is heard by everybody, a tile only by whoever lays it', () => {
  expect(raced({ calls: [null, 700] })).toEqual(['call']);
  expect(raced({ own: { laid: ['I3@a1'] } })).toEqual(['stone']);
  expect(raced({ own: null, last: null })).toEqual([]);
});

test('at the end of a round the water runs, if it arrives anywhere', () => {
  expect(raced({ own: null, last: past('pipeline') })).toEqual(['water']);
  expect(raced({ own: null, last: past('wrong') })).toEqual(['call']);
  expect(raced({ last: past('pipeline') }, { last: past('pipeline') })).toEqual([]);
});

// What stones sound like

const stones = { stones: [[{ at: 's1' }]], hand: null };
const laid = (changes: object, before: object = {}) => (input as Sounding)({ ...stones, ...before }, { ...stones, ...changes });

test('stones are thrown, touched and laid, and an announcement is a call', () => {
  expect((input as Sounding)(null, stones)).toEqual(['dice']);
  expect(laid({})).toEqual([]);
  expect(laid({ hand: { origin: 's1', announced: null } })).toEqual(['stone']);
  expect(laid({ hand: { origin: 's1', announced: 5 } })).toEqual(['call']);
  expect(laid({ stones: [[{ at: '3.1' }]] }, { hand: { origin: 's1', announced: 5 } })).toEqual(['stone']);
});
