import { expect, test } from 'vitest';
import { playedOf } from '../testing/played';
import { bestsOf, longestStreak, median, rolling, share, spreadsFor, tally } from './reckoning';

test('a rolling mean begins once there are enough', () => {
  expect(rolling([1, 3, 8, 4], 3)).toEqual([null, null, 4, 5]);
});

test('the median of an even number lies between the two in the middle', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1, 4, 6])).toBe(5);
});

test('shares are percentages', () => {
  expect(share([1, 0, 3])).toEqual([25, 0, 75]);
  expect(share([0, 0])).toEqual([0, 0]);
});

test('results are counted in bins of a round width', () => {
  const spread = { bot: 'some', options: {}, least: 38, counts: [4, 4, 2] };
  const { bins, counts, others } = tally([20, 24, 61], [spread]);
  expect(bins[0]).toEqual([20, 24]);
  expect(bins.at(-1)).toEqual([60, 64]);
  expect(counts).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(others[0]!.slice(3, 5)).toEqual([8, 2]); // 38 and 39 are in 35 to 39, 40 in the next
});

test('results of a bot that one in two hundred matches has are left at the edge', () => {
  const spread = { bot: 'some', options: {}, least: 0, counts: [1, ...Array<number>(99).fill(0), 999] };
  const { bins, others } = tally([98], [spread]);
  expect(bins.map(([from]) => from)).toEqual([98, 99, 100]);
  expect(others[0]).toEqual([1, 0, 999]);
});

test('only what was played alike is compared', () => {
  const of = (side: string) => ({ bot: side, options: { side }, least: 0, counts: [1] });
  expect(spreadsFor([of('A'), of('B')], { side: 'B', clock: 30 }).map(({ bot }) => bot)).toEqual(['B']);
});

test('a record is held by the first who reached it, and never with help', () => {
  const coach = (accuracy: number) => ({ unit: 'points', luck: null, regret: 0, accuracy }) as const;
  const matches = [
    playedOf(4, { points: 90, helped: true }),
    playedOf(3, { points: 70, against: [50, 65], coach: coach(80) }),
    playedOf(2, { points: 70, against: [71] }),
    playedOf(1, { points: 60, coach: coach(85) }),
  ];
  expect(bestsOf(matches).map(({ key, played, value }) => [key, played.match, value])).toEqual([
    ['points', 2, 70],
    ['accuracy', 1, 85],
    ['margin', 3, 5],
  ]);
});

test('the longest streak is found in the order of play', () => {
  const won = [true, true, false, true, true, true, false];
  const matches = won.map((each, n) => playedOf(n + 1, { won: each }));
  expect(longestStreak(matches.reverse())).toBe(3);
});
