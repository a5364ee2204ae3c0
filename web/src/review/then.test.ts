import { expect, test } from 'vitest';
import { seatOf, tableOf } from '../testing/table';
import type { Series } from '../lib/wire';
import { mineAt, tableAt } from './review';

const player = (name: string, seat: number | null) => ({ name, muted: false, kind: 'person' as const, seat });
// Anna has left since; Bo has moved up to her seat, and Lea came.
const series: Series = {
  table: 'quiet-otter-7k3mp',
  best_of: 0,
  handicap: false,
  players: [player('Anna', null), player('Bo', 0), player('Lea', 1)],
  matches: [
    { match: 1, game: 'first-game', options: { grids: 1 }, players: [0, 1], points: [3, 4], handicaps: [0, 0], winners: [1], carried: false },
    { match: 2, game: 'other-game', options: {}, players: [1, 2], points: [3, 4], handicaps: [0, 0], winners: [2], carried: false },
  ],
  runs: [],
  games: [],
};
const table = tableOf(2, { game: 'other-game', match: 2, seats: [seatOf(0, { name: 'Bo' }), seatOf(1, { name: 'Lea' })] });

test('an earlier match is shown with its own game and the people who played it', () => {
  const then = tableAt(table, series, 1);
  expect([then.game, then.options]).toEqual(['first-game', { grids: 1 }]);
  expect(then.seats.map(({ seat, name }) => [seat, name])).toEqual([[0, 'Anna'], [1, 'Bo']]);
  expect(tableAt(table, series, 3)).toBe(table);
});

test('the seats of this device are found where they were then', () => {
  expect(mineAt([0], series, 1)).toEqual([1]);
  expect(mineAt([0], series, 2)).toEqual([0]);
  expect(mineAt([1], series, 1)).toEqual([]);
  expect(mineAt([1], series, 3)).toEqual([1]);
});
