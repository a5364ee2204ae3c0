import { beforeAll, expect, test, vi } from 'vitest';
import { learn, reviewWords, speak } from '../lib/words';
import { foundOf, reviewOf, stepOf, weighed } from '../testing/review';
import type { Position } from './review';
import { Reviewing } from './reviewing.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await learn(reviewWords);
});

const good = (event: number) => stepOf(event, weighed('a', 5), weighed('a', 5));
const bad = (event: number, value: number) => stepOf(event, weighed('b', value), weighed('a', 5));

function reviewing(mine: number[] = [], loaded: string[] = []) {
  const review = reviewOf([good(1), bad(3, 4), bad(5, 2)], [bad(2, 1), good(4), good(6)]);
  return new Reviewing(foundOf(review), mine, async (seat, event) => {
    loaded.push(`${seat} ${event}`);
    return { event } as Position;
  });
}

test('it begins with your own play, or the winner’s, at the costliest move', () => {
  expect(reviewing([0]).seat).toBe(0);
  expect(reviewing([0]).step?.event).toBe(5);
  expect(reviewing().seat).toBe(1); // 5 points against 2
  expect(reviewing().step?.event).toBe(2);
});

test('looking at somebody else goes to their costliest move', () => {
  const at = reviewing([0]);
  at.choice = 1;
  at.look(1);
  expect([at.step?.event, at.choice]).toEqual([2, 0]);
});

test('there is a stop at each move and one at the end, and none beyond', () => {
  const at = reviewing([0]);
  at.go(99);
  expect([at.stop, at.step, at.heading]).toEqual([3, null, 'The end']);
  at.go(-1);
  expect([at.stop, at.heading]).toEqual([0, 'Round 1']);
  at.goStep(1);
  expect(at.spoken).toBe('Round 3. Played: b, worth 4.0. Better: a, worth 5.0.');
  at.goEvent(4);
  expect(at.step?.event).toBe(3);
});

test('everybody has one name', () => {
  expect([0, 1].map(reviewing([0]).nameOf)).toEqual(['Player 1', 'Player 2']);
});

test('a position is loaded once, and the next one ahead', async () => {
  const loaded: string[] = [];
  const at = reviewing([0], loaded);
  at.go(0);
  await at.position();
  expect(loaded).toEqual(['0 1', '0 3']);
  at.go(1);
  expect((await at.position()).event).toBe(3);
  expect(loaded).toEqual(['0 1', '0 3', '0 5']);
});

test('a position that failed to load is tried again', async () => {
  let fails = true;
  const review = reviewOf([good(1)]);
  const at = new Reviewing(foundOf(review), [], async () => {
    if (fails) throw new Error('offline');
    return { event: 1 } as Position;
  });
  await expect(at.position()).rejects.toThrow('offline');
  fails = false;
  expect((await at.position()).event).toBe(1);
});
