import { expect, test } from 'vitest';
import { stepAfter } from './steps';

const step = (move: string | null) => ({ text: '', move, show: [] });
const steps = [step(null), step('a1'), step(null), step(null), step('b2'), step('c3'), step(null)];

test('before the first move everything is read from the beginning', () => {
  expect(stepAfter(steps, 0)).toBe(0);
});

test('after a move the next step follows, whether it is read or done', () => {
  expect(stepAfter(steps, 1)).toBe(2);
  expect(stepAfter(steps, 2)).toBe(5);
});

test('after the last move, and for whoever plays on, the end stays', () => {
  expect(stepAfter(steps, 3)).toBe(6);
  expect(stepAfter(steps, 9)).toBe(6);
});
