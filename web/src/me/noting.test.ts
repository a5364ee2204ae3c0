import { beforeEach, expect, test, vi } from 'vitest';
import { keep, keepValue, kept, keptKeys } from '../lib/device';
import { messageOf, tableOf } from '../testing/table';
import { empty, everything } from './drawers';
import { noteLeft, noteMatch } from './noting';

const over = (match: number) =>
  messageOf(9, { table: tableOf(2, { phase: 'over', match }), outcome: { points: [31, 42], winners: [1], rating: null, reason: '' } });

beforeEach(async () => {
  await empty();
  for (const key of keptKeys()) keep(key, null);
  vi.stubGlobal('document', { documentElement: {} });
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
