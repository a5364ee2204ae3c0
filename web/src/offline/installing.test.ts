import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, kept } from '../lib/device';
import { openBrowser } from '../testing/browser';
import { prepare, settle } from './installing';

beforeEach(() => {
  openBrowser();
  keep('offline', null);
});
afterEach(() => vi.unstubAllGlobals());

/** A device whose service worker ends like this, on such a connection; returns what was asked for. */
function device(ends: 'activated' | 'redundant', connection?: object): string[] {
  const asked: string[] = [];
  const installing = Object.assign(new EventTarget(), { state: ends });
  const serviceWorker = Object.assign(new EventTarget(), {
    register: async (script: URL) => (asked.push(`${script}`), { installing }),
    getRegistration: async () => undefined,
  });
  vi.stubGlobal('navigator', { serviceWorker, connection });
  return asked;
}

test.each([
  ['an unknown connection', undefined],
  ['a cable', { saveData: false, type: 'ethernet' }],
])('what an app needs is kept by itself on %s', async (_, connection) => {
  const asked = device('activated', connection);
  await settle();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/sw\.js$/);
  expect(kept('offline')).toBe('yes');
});

test.each([
  ['saves data', { saveData: true }],
  ['is mobile', { type: 'cellular' }],
])('nothing is fetched unasked on a connection that %s, but it is when somebody asks', async (_, connection) => {
  const asked = device('activated', connection);
  await settle();
  expect([asked, kept('offline')]).toEqual([[], null]);
  await prepare();
  expect([asked.length, kept('offline')]).toEqual([1, 'yes']);
});

test('what could not be fetched is not taken for kept, and is tried again', async () => {
  const asked = device('redundant');
  await settle();
  await settle();
  expect([asked.length, kept('offline')]).toEqual([2, null]);
  await expect(prepare()).rejects.toThrow('not everything');
});
