import { afterEach, expect, test, vi } from 'vitest';
import { isSlow, noteSlow } from './slow';

afterEach(() => vi.unstubAllGlobals());

test('a bot that was late on this device is slow where it has to think on it', () => {
  vi.stubGlobal('__STATIC__', false);
  noteSlow('input', 'master');
  noteSlow('input', 'master');
  vi.stubGlobal('navigator', { onLine: true });
  expect(isSlow('input', 'master')).toBe(false); // a server thinks
  vi.stubGlobal('navigator', { onLine: false });
  expect(isSlow('input', 'master')).toBe(true);
  expect(isSlow('input', 'hard')).toBe(false);
  expect(isSlow('knister', 'master')).toBe(false);
});
