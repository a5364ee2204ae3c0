import { beforeEach, expect, test, vi } from 'vitest';
import { browser, openBrowser } from '../testing/browser';
import { handOf } from '../testing/table';
import type { OpenMove, Outbox, Queue } from './outbox';

const MATCH = 1;
let page: typeof import('./outbox');
const all: Queue = (_hand, _before, unsent, move) => [...unsent, move];
const moves = (outbox: Outbox) => outbox.moves.map((each) => each.move);

/** Reloads the page: only what is stored survives. */
async function reload(): Promise<Outbox> {
  vi.resetModules();
  page = await import('./outbox');
  return new page.Outbox('otter');
}

let outbox: Outbox;
beforeEach(async () => {
  openBrowser();
  outbox = await reload();
});

test('a reload keeps every unanswered move unchanged, and adds none', async () => {
  outbox.add(MATCH, handOf(0), 'a1', [], all);
  outbox.add(MATCH, handOf(0), 'b1', [], all);
  const after = await reload();
  expect(after.moves).toEqual(outbox.moves);
  expect(after.moves).toHaveLength(2);
});

test('an answered move does not come back after a reload', async () => {
  outbox.add(MATCH, handOf(0), 'a1', [], all);
  outbox.settle(outbox.first!.id);
  expect((await reload()).moves).toEqual([]);
  expect([...browser.storage.keys()]).toEqual([]);
});

test('tables do not share their moves', () => {
  outbox.add(MATCH, handOf(0), 'a1', [], all);
  expect(new page.Outbox('heron').moves).toEqual([]);
});

test('after a reload a newer move follows those that may have been sent', async () => {
  outbox.add(MATCH, handOf(0, { stamp: 3 }), 'a1', [], page.lastOnly);
  const after = await reload();
  after.add(MATCH, handOf(0, { stamp: 3 }), 'b1', [], page.lastOnly);
  expect(after.moves.map(({ move, stamp }) => [move, stamp])).toEqual([['a1', 3], ['b1', 4]]);
});

test('of three moves that were never sent, only the last remains', () => {
  for (const move of ['a1', 'b1', 'c1']) outbox.add(MATCH, handOf(0, { stamp: 3 }), move, [], page.lastOnly);
  expect(outbox.moves).toEqual([{ id: expect.any(String), match: MATCH, seat: 0, stamp: 3, move: 'c1' }]);
});

test('taking back what was never sent leaves nothing to send', () => {
  outbox.add(MATCH, handOf(0), 'a1', [], page.lastOnly);
  outbox.add(MATCH, handOf(0), 'back', [], page.lastOnly);
  expect(outbox.moves).toEqual([]);
});

test('taking back what may have been sent has to be sent', () => {
  outbox.add(MATCH, handOf(0), 'a1', [], page.lastOnly);
  outbox.markSent(outbox.first!.id);
  outbox.add(MATCH, handOf(0), 'back', [], page.lastOnly);
  expect(moves(outbox)).toEqual(['a1', 'back']);
});

test('taking back after several moves is sent if one of them may have been', () => {
  outbox.add(MATCH, handOf(0), 'a1', [], page.lastOnly);
  outbox.markSent(outbox.first!.id);
  outbox.add(MATCH, handOf(0), 'b1', [], page.lastOnly);
  outbox.add(MATCH, handOf(0), 'back', [], page.lastOnly);
  expect(moves(outbox)).toEqual(['a1', 'back']);
});

test('a move that the server does not list is sent anyway', () => {
  outbox.add(MATCH, handOf(0, { moves: [] }), 'a1', [], page.lastOnly);
  expect(moves(outbox)).toEqual(['a1']);
});

test('taking back what the server already shows has to be sent', () => {
  outbox.add(MATCH, handOf(0, { moves: ['a1', 'back'] }), 'back', [], page.lastOnly);
  expect(moves(outbox)).toEqual(['back']);
});

test('consecutive moves have consecutive stamps', () => {
  for (const move of ['a1', 'b1', 'c1']) outbox.add(MATCH, handOf(0, { stamp: 7 }), move, [], all);
  expect(outbox.moves.map((each) => each.stamp)).toEqual([7, 8, 9]);
  expect(new Set(outbox.moves.map((each) => each.id)).size).toBe(3);
});

test('a move after one that is acknowledged but not shown yet takes the next stamp', () => {
  const settling: OpenMove[] = [
    { id: 'x', match: MATCH, seat: 1, stamp: 20, move: 'a1' },
    { id: 'y', match: MATCH, seat: 0, stamp: 7, move: 'a1' },
  ];
  outbox.add(MATCH, handOf(0, { stamp: 7 }), 'b1', settling, all);
  expect(outbox.first?.stamp).toBe(8);
});

test('each seat counts its own stamps', () => {
  outbox.add(MATCH, handOf(0, { stamp: 7 }), 'a1', [], all);
  outbox.add(MATCH, handOf(1, { stamp: 4 }), 'a1', [], all);
  expect(outbox.moves.map(({ seat, stamp }) => [seat, stamp])).toEqual([[0, 7], [1, 4]]);
});

test("one seat's newer move does not replace another seat's", () => {
  outbox.add(MATCH, handOf(0), 'a1', [], page.lastOnly);
  outbox.add(MATCH, handOf(1), 'b1', [], page.lastOnly);
  expect(moves(outbox)).toEqual(['a1', 'b1']);
});

test('a game learns what may have been sent and what still waits', () => {
  const told: string[][] = [];
  const listen: Queue = (_hand, before, unsent, move) => (told.push(before, unsent), [...unsent, move]);
  outbox.add(MATCH, handOf(0), 'a1', [], listen);
  outbox.markSent(outbox.first!.id);
  outbox.add(MATCH, handOf(0), 'b1', [], listen);
  outbox.add(MATCH, handOf(0), 'c1', [], listen);
  expect(told).toEqual([[], [], ['a1'], [], ['a1'], ['b1']]);
});

test('settling returns the answered move and leaves the others', () => {
  outbox.add(MATCH, handOf(0), 'a1', [], all);
  outbox.add(MATCH, handOf(0), 'b1', [], all);
  expect(outbox.settle(outbox.first!.id)?.move).toBe('a1');
  expect(moves(outbox)).toEqual(['b1']);
  expect(outbox.settle('unknown')).toBeUndefined();
  expect(moves(outbox)).toEqual(['b1']);
});

test('dropping a seat removes only its moves, for good', async () => {
  outbox.add(MATCH, handOf(0), 'a1', [], all);
  outbox.add(MATCH, handOf(1), 'b1', [], all);
  outbox.add(MATCH, handOf(0), 'c1', [], all);
  outbox.dropSeat(0);
  expect(moves(outbox)).toEqual(['b1']);
  expect(moves(await reload())).toEqual(['b1']);
});

test.each(['{', '"moves"', '{"id":"x"}', 'null', '[null, 3, "a1", {}]'])('garbage in storage is ignored: %s', (garbage) => {
  browser.storage.set('vierling.outbox.otter', garbage);
  expect(new page.Outbox('otter').moves).toEqual([]);
});

test('garbage next to a move does no harm', () => {
  const move = { id: 'abc', match: 1, seat: 0, stamp: 3, move: 'a1' };
  const broken = [{ ...move, id: 5 }, { ...move, stamp: '3' }, { ...move, seat: 0.5 }, { ...move, match: null }, { ...move, move: undefined }];
  browser.storage.set('vierling.outbox.otter', JSON.stringify([...broken, move]));
  expect(new page.Outbox('otter').moves).toEqual([move]);
});

test('if storage is blocked, moves survive while the page is open', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  new page.Outbox('lynx').add(MATCH, handOf(0), 'a1', [], all);
  expect(moves(new page.Outbox('lynx'))).toEqual(['a1']);
});
