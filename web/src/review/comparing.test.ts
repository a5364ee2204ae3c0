import { expect, test } from 'vitest';
import { comparable, parted } from './comparing';
import type { Career, Review } from './review';

const career = (seat: number, moves: string[]): Career =>
  ({ seat, name: `Player ${seat}`, steps: moves.map((move, n) => ({ round: n + 1, made: { move } })) }) as unknown as Career;
const review = (...seats: Career[]): Review => ({ unit: 'points', seats }) as unknown as Review;

test('the matches parted at the first move that differs', () => {
  const both = comparable(review(career(2, ['a1', 'b2', 'c3'])), 2, review(career(0, []), career(1, ['a1', 'e5', 'c3'])), 1);
  expect(both.seats.map(({ seat, name }) => [seat, name])).toEqual([[0, 'Player 2'], [1, 'Player 1']]);
  const fork = parted(both)!;
  expect([fork.step, fork.here.round, fork.here.made.move, fork.there.made.move]).toEqual([1, 2, 'b2', 'e5']);
});

test('two equal matches never parted, nor do they where one has already ended', () => {
  expect(parted(review(career(0, ['a1']), career(1, ['a1'])))).toBeNull();
  expect(parted(review(career(0, ['a1', 'b1']), career(1, ['a1'])))).toBeNull();
});
