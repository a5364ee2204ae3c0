import { beforeEach, expect, test, vi } from 'vitest';
import { browser, openBrowser } from '../testing/browser';

beforeEach(() => {
  openBrowser();
  vi.resetModules();
});

const fresh = () => import('./settings.svelte');

test('until somebody chooses nothing is heard or felt, and reactions are seen', async () => {
  const { settings } = await fresh();
  expect({ ...settings }).toEqual({ sound: 'off', vibration: 'off', reactions: 'on', noticed: false });
  expect(browser.storage.size).toBe(0);
});

test('a choice is remembered on the device', async () => {
  const { choose } = await fresh();
  choose('sound', 'soft');
  choose('reactions', 'off');
  vi.resetModules();
  const { settings } = await fresh();
  expect({ ...settings }).toEqual({ sound: 'soft', vibration: 'off', reactions: 'off', noticed: true });
});

test('garbage in the storage is as if nothing were there', async () => {
  browser.storage.set('vierling.sound', 'LOUD');
  const { settings } = await fresh();
  expect(settings.sound).toBe('off');
});
