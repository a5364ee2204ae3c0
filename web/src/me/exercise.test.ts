import { expect, test } from 'vitest';
import { reviewOf, stepOf, weighed } from '../testing/review';
import { exerciseOf, judge, lessonsIn, questionOf, weightOf } from './exercise';

const position = { event: 3, events: 9, at: 0, next: null, open: true, to_move: [0], moves: ['a1'], scores: [], outcome: null, view: {} };
// 3 points were given away: a tenth of that is still right, a third nearly.
const step = stepOf(3, weighed('e5', 7), weighed('a1', 10, 'a2'), weighed('b1', 9.8), weighed('c1', 9.2), weighed('d1', 8.5));
const exercise = exerciseOf({ table: 'x', match: 1, game: 'pig', options: {}, at: 0, seat: 0 }, reviewOf([step]), step, position, 50);

test.each([
  ['a1', 'right', 0],
  ['a2', 'right', 0],
  ['b1', 'right', 0.2],
  ['c1', 'nearly', 0.8],
  ['d1', 'wrong', 1.5],
  ['e5', 'wrong', 3],
  ['e4', 'wrong', null],
])('%s is %s', (move, grade, given) => {
  const found = judge(exercise, move);
  expect(found.grade).toBe(grade);
  if (given === null) expect(found.given).toBeNull();
  else expect(found.given).toBeCloseTo(given);
});

test('the three costliest moves become exercises, but none that cost less than half a point', () => {
  const cost = (event: number, regret: number) => stepOf(event, weighed('z', 10 - regret), weighed('a', 10));
  const review = reviewOf([cost(1, 0.4), cost(2, 2), cost(3, 0.6), cost(4, 5), cost(5, 1)], [cost(1, 9)]);
  expect(lessonsIn(review, 0).map(({ event }) => event)).toEqual([4, 2, 5]);
  expect(lessonsIn(reviewOf([cost(1, 0.4)]), 0)).toEqual([]);
});

test('a new exercise is due at once', () => {
  expect(exercise).toMatchObject({ key: 'x/1/0/3', name: 'Player 1', card: { box: 0, due: 50, tries: 0 } });
});

const question = { seat: 0, event: 8, about: '3.3', answers: ['H', 'S', 'V'], right: 'H', shown: 4, round: 2 };

test('what was seen is known or it is not', () => {
  const asked = questionOf({ table: 'x', match: 1, game: 'pig', options: {}, at: 0, seat: 0 }, reviewOf([step], [step]), question, position, position, 50);
  expect(judge(asked, 'H')).toEqual({ grade: 'right', given: null });
  expect(judge(asked, 'S')).toEqual({ grade: 'wrong', given: null });
  expect(asked).toMatchObject({ key: 'x/1/0/8/3.3', name: 'Player 1', names: ['Player 1', 'Player 2'], card: { box: 0, due: 50, tries: 0 } });
  expect(weightOf(asked)).toBeLessThan(weightOf(exercise)); // 3 points are 60 times what shows, and 10 times make an exercise
});
