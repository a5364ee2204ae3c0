import { beforeEach, expect, test, vi } from 'vitest';
import { putLink } from '../lib/carried';
import { keep, keepValue, kept, keptKeys } from '../lib/device';
import { messageOf, seatOf, tableOf } from '../testing/table';
import { empty, everything } from './drawers';
import { noteMatch } from './noting';
import { renameMatch } from './renaming';

const here = { table: 'here-otter-7k3mp', match: 1 };
const there = { table: 'quiet-otter-7k3mp', match: 3 };
const over = (id: string, match: number) =>
  messageOf(9, {
    table: tableOf(1, { id, match, phase: 'over', seats: [seatOf(0)] }),
    outcome: { points: [31], winners: [0], rating: null, reason: '' },
  });

beforeEach(async () => {
  await empty();
  for (const key of keptKeys()) keep(key, null);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});

test('a match that is back at its server is in the history once, and its result counts once', async () => {
  await noteMatch(over(here.table, 1));
  await renameMatch(here, there);
  await noteMatch(over(there.table, 3));
  expect(await everything('matches')).toMatchObject([{ ...there, key: 'quiet-otter-7k3mp/3', points: 31 }]);
  const results = keptKeys().filter((key) => key.startsWith('solo.')).map((key) => JSON.parse(kept(key)!));
  expect(results).toEqual([[{ match: 'quiet-otter-7k3mp/3', points: 31 }]]);
});

test('a result that was about to be noted here is taken along too', async () => {
  keepValue(`ended.${here.table}`, over(here.table, 1));
  await renameMatch(here, there);
  expect(await everything('matches')).toMatchObject([there]);
});

test('a page that notes too late adds no second match', async () => {
  putLink({ here: here.table, ...there, events: 5, state: 'back' });
  await renameMatch(here, there);
  await noteMatch(over(here.table, 1));
  await noteMatch(over(there.table, 3));
  expect(await everything('matches')).toMatchObject([there]);
});
