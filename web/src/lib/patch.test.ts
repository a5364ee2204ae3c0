import { describe, expect, it } from 'vitest';
import { lay } from './patch';

describe('a patch', () => {
  it('puts another value in place of one', () => {
    expect(lay({ round: 2 }, { round: 1, rounds: 25 })).toEqual({ round: 2, rounds: 25 });
    expect(lay({ outcome: [{ points: [3] }] }, { outcome: null })).toEqual({ outcome: { points: [3] } });
    expect(lay({ dice: null }, { dice: [5, 3] })).toEqual({ dice: null });
  });

  it('goes into lists by index', () => {
    expect(lay({ 'sheets/1': { '0/2': 8 } }, { sheets: [[[0, 0, 0]], [[0, 4, 0]]] })).toEqual({
      sheets: [[[0, 0, 0]], [[0, 4, 8]]],
    });
  });

  it('replaces items of a list', () => {
    expect(lay([1, 1, []], [0, 1, 2])).toEqual([0, 2]);
    expect(lay([2, 0, ['back']], ['a1', 'b1'])).toEqual(['a1', 'b1', 'back']);
    expect(lay([1, 2, ['x', 'y', 'z']], ['a', 'b', 'c', 'd'])).toEqual(['a', 'x', 'y', 'z', 'd']);
    expect(lay([[1, 1, []], [2, 0, ['back']]], ['a1', 'b1', 'c1'])).toEqual(['a1', 'c1', 'back']);
  });

  it('adds and takes away what an object has', () => {
    expect(lay({ drawing: [], view: 1, 'table/note': [] }, { drawing: '…', table: { note: '' } })).toEqual({ view: 1, table: {} });
  });

  it('leaves alone what was there before, and shares what has not changed', () => {
    const before = { sheets: [[1], [2]], table: { seats: [] } };
    const after = lay({ 'sheets/0/0': 9 }, before) as typeof before;
    expect(before.sheets).toEqual([[1], [2]]);
    expect(after.sheets[1]).toBe(before.sheets[1]);
    expect(after.table).toBe(before.table);
  });
});
