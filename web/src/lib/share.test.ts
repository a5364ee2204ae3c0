import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { tableOf } from '../testing/table';
import { canShare, share } from './share';
import { speak } from './words';
import type { TableFacts } from './wire';

const plan = { game: 'another-game', options: {}, places: 2, clock: null, hints: 'alone', bots: [] } satisfies TableFacts['plan'];

beforeEach(async () => {
  openBrowser();
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

test('an invitation goes to the share sheet, if there is one, with the link and the game that will be played', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
  const sheet = vi.fn(() => Promise.reject(new Error('closed')));
  vi.stubGlobal('navigator', { share: sheet });
  expect(canShare()).toBe(true);
  share(tableOf(2, { link: 'https://house.example/t/quiet-otter' }));
  share(tableOf(2, { plan }));
  expect(sheet.mock.calls).toMatchObject([
    [{ title: 'Vierling', url: 'https://house.example/t/quiet-otter', text: expect.stringContaining('Some game') }],
    [{ text: expect.stringContaining('Another game') }],
  ]);
});
