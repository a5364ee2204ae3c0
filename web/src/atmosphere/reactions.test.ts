import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { Pace } from './pace.svelte';

beforeEach(() => openBrowser());

test('three reactions in six seconds, as the server has it', () => {
  const pace = new Pace();
  expect([pace.take(), pace.take(), pace.take(), pace.take()]).toEqual([true, true, true, false]);
  vi.advanceTimersByTime(5999);
  expect([pace.free, pace.take()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([pace.take(), pace.take(), pace.take(), pace.take()]).toEqual([true, true, true, false]);
});
