import { beforeAll, expect, test, vi } from 'vitest';
import { learn, reviewWords, speak } from '../lib/words';
import { foundOf, reviewOf, stepOf, weighed } from '../testing/review';
import { choiceWords, oneOf, told } from './moves';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await learn(reviewWords);
});

const tell = (move: string) => move.toUpperCase();

test('a few equal moves are all named, of many only the first', () => {
  expect(oneOf(['a'], 'x', tell)).toBe('A');
  expect(oneOf(['a', 'b', 'c'], 'x', tell)).toBe('A, B, or C');
  expect(oneOf(['a', 'b', 'c', 'd', 'e'], 'x', tell)).toBe('A, B or one of 3 others');
});

test('the move made is named first', () => {
  expect(oneOf(['a', 'b', 'c', 'd'], 'd', tell)).toBe('D, A or one of 2 others');
});

test('a game may have one word for equal moves', () => {
  const { screens } = foundOf(reviewOf(), { choiceWords: ({ kind }) => kind && `any ${kind}` });
  const step = stepOf(0, weighed('x', 1));
  expect(choiceWords(screens, { ...weighed('a', 2, 'b'), kind: 'corner' }, step)).toBe('any corner');
  expect(choiceWords(screens, weighed('a', 2, 'b'), step)).toBe('a or b');
});

const said = (...choices: ReturnType<typeof weighed>[]) => {
  const review = reviewOf();
  return told(foundOf(review).screens, review, stepOf(0, weighed('b', 5), ...choices));
};

test('a screen reader hears what was better', () => {
  expect(said(weighed('a', 7.25), weighed('b', 5))).toBe('Played: b, worth 5.0. Better: a, worth 7.3.');
  expect(said(weighed('a', 7, 'c'))).toBe('Played: b, worth 5.0. Better: a or c, worth 7.0.');
});

test('and whether the move was the best one, or one of several', () => {
  expect(said(weighed('b', 5), weighed('a', 4))).toBe('Played: b, worth 5.0. Nothing was better.');
  expect(said(weighed('a', 5, 'b', 'c'))).toBe('Played: b, worth 5.0. 2 other moves were as good, none was better.');
});
