import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { LastSeconds } from './last-seconds';

let told: number[];
let seconds: LastSeconds;
const NOW = 1_000_000; // where the clock of every test begins

beforeEach(() => {
  openBrowser();
  told = [];
  seconds = new LastSeconds((left) => told.push(left));
});

test('the last five seconds are told one by one, by the clock of the server', () => {
  seconds.aim(NOW + 20_000, 10_000); // which is ten seconds ahead: ten are left
  vi.advanceTimersByTime(4999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([5]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([5, 4, 3, 2, 1]);
});

test('a deadline that is told again is the same one', () => {
  seconds.aim(NOW + 2000, 0);
  vi.advanceTimersByTime(0);
  // The next message has measured the clocks a little differently.
  for (const ahead of [10, 0, -10]) seconds.aim(NOW + 2000, ahead);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([2, 1]);
});

test('seconds that have passed are not made up for', () => {
  seconds.aim(NOW + 2500, 0);
  vi.advanceTimersByTime(0);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2500);
  expect(told).toEqual([2, 1]);
});

test('a clock that was stopped is silent', () => {
  seconds.aim(NOW + 3000, 0);
  vi.advanceTimersByTime(1000);
  seconds.aim(null, 0);
  vi.advanceTimersByTime(9000);
  expect(told).toEqual([3, 2]);
});
