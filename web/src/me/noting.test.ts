import { beforeEach, expect, test, vi } from 'vitest';
import { keep, keepValue, kept, keptKeys } from '../lib/device';
import { messageOf, tableOf } from '../testing/table';
import { empty, everything } from './drawers';
import { isOpen, noteLeft, noteMatch } from './noting';
import type { Played } from './played';

const over = (match: number) =>
  messageOf(9, { table: tableOf(2, { phase: 'over', match }), outcome: { points: [31, 42], winners: [1], rating: null, reason: '' } });

beforeEach(async () => {
  await empty();
  for (const key of keptKeys()) keep(key, null);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => {} }) }); // which a game's trainer asks
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 })); // the words of a game that the page does not know
});

test('a match whose page was closed at once is in the history all the same', async () => {
  keepValue('ended.quiet-otter-7k3mp', over(3));
  await noteLeft();
  expect(await everything('matches')).toMatchObject([{ match: 3, points: 31, against: [42], won: false }]);
  expect(kept('ended.quiet-otter-7k3mp')).toBeNull();
});

test('what was noted in time is not noted again', async () => {
  keepValue('ended.quiet-otter-7k3mp', over(1));
  await noteMatch(over(1));
  expect(kept('ended.quiet-otter-7k3mp')).toBeNull();
  await noteLeft();
  expect(await everything('matches')).toHaveLength(1);
});

test('rubbish is thrown away', async () => {
  keep('ended.a', 'not JSON');
  keep('ended.b', '{"type":"table"}');
  await noteLeft();
  expect(keptKeys()).toEqual([]);
  expect(await everything('matches')).toEqual([]);
});

test('a match that was judged before the trainer asked questions is judged once more, where there are any', async () => {
  const coach = { unit: 'points', luck: 1, regret: 2, accuracy: 90 } as const;
  const open = (game: string, of: Played['coach']) => isOpen({ game, coach: of } as Played);
  expect(await open('input', null)).toBe(true);
  expect(await open('input', coach)).toBe(true);
  expect(await open('input', { ...coach, asked: true })).toBe(false);
  expect(await open('input', 'gone')).toBe(false);
  expect(await open('knister', coach)).toBe(false);
  expect(await open('knister', null)).toBe(true);
});
