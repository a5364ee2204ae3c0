import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { choose } from './settings.svelte';
import { buzz } from './vibration';

const shaken = vi.fn();

/** A phone, unless it is told otherwise. */
function holdPhone(coarse = true, touched = true): void {
  vi.stubGlobal('navigator', { vibrate: shaken, userActivation: { hasBeenActive: touched } });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: coarse && query === '(pointer: coarse)' }));
}

beforeEach(() => {
  openBrowser();
  shaken.mockReset();
  choose('vibration', 'off');
});

test('a phone shakes once that is chosen, and not before', () => {
  holdPhone();
  buzz('turn');
  expect(shaken).not.toHaveBeenCalled();
  choose('vibration', 'on');
  buzz('turn');
  buzz('call');
  expect(shaken.mock.calls).toEqual([[[40]], [[120, 60, 120]]]);
});

test('nothing shakes that cannot, or that nobody has touched yet', () => {
  choose('vibration', 'on');
  holdPhone(false);
  buzz('turn');
  holdPhone(true, false); // a browser would complain
  buzz('turn');
  expect(shaken).not.toHaveBeenCalled();
});
