import { beforeEach, expect, test, vi } from 'vitest';
import { keep, keepValue, kept, keptKeys } from '../lib/device';
import { messageOf, tableOf } from '../testing/table';
import { empty, everything } from './drawers';
import { isOpen, noteLeft, noteMatch } from './noting';
import type { TableMessage } from '../lib/wire';
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

test('dice of a day count the first time, and from then on they are known', async () => {
  const tried = (id: string, dice: TableMessage['table']['dice'], match = 1) =>
    messageOf(9, { ...over(match), table: tableOf(2, { id, phase: 'over', match, dice }) });
  const today = { kind: 'daily', name: '2026-11-17/knister' } as const;
  await noteMatch(tried('calm-otter-1', today));
  await noteMatch(tried('calm-otter-1', today)); // the page was opened again
  await noteMatch(tried('calm-otter-2', today));
  await noteMatch(tried('calm-otter-2', today, 2)); // has dice of its own
  await noteMatch(tried('calm-otter-3', { ...today, name: '2026-11-18/knister' }));
  await noteMatch(tried('calm-otter-4', { kind: 'match', name: 'calm-otter-9/1' }));
  const noted = await everything<Played>('matches');
  expect(noted.map(({ key, helped }) => `${key} ${helped}`).sort()).toEqual(
    ['calm-otter-1/1 false', 'calm-otter-2/1 true', 'calm-otter-2/2 false', 'calm-otter-3/1 false', 'calm-otter-4/1 true'],
  );
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
