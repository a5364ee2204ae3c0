import { describe, expect, it } from 'vitest';
import { seatOf } from '../testing/table';
import { isCrowd, ranked } from './crowd';

const seats = [0, 1, 2, 3].map((seat) => seatOf(seat));

describe('a crowd', () => {
  it('begins with the ninth seat', () => {
    expect([8, 9].map((count) => isCrowd(Array(count)))).toEqual([false, true]);
  });

  it('is listed by points, and equal points share a place', () => {
    const list = ranked(seats, [3, 8, 3, 12]);
    expect(list.map(({ facts }) => facts.seat)).toEqual([3, 1, 0, 2]);
    expect(list.map(({ place }) => place)).toEqual([1, 2, 3, 3]);
  });

  it('is listed by seats as long as nobody knows points', () => {
    expect(ranked(seats, null).map(({ facts, place }) => [facts.seat, place])).toEqual([[0, null], [1, null], [2, null], [3, null]]);
  });
});
