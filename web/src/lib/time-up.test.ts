import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser, openBrowser } from '../testing/browser';
import { handOf, messageOf, seatOf, tableOf } from '../testing/table';
import { heard } from './announce.svelte';
import { lateBetween, noteTimeUp } from './time-up';
import { dismiss, toasts } from './toasts.svelte';
import { speak } from './words';
import type { SeatFacts, TableMessage } from './wire';

const DUE = 5_020_000;
const STAYS = 5000;

beforeEach(async () => {
  openBrowser();
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  for (const { key } of [...toasts]) dismiss(key);
});

// What is waiting to be said is said before the next test.
afterEach(() => vi.runOnlyPendingTimers());

/** Three people; those in `late` ran out of time at the last deadline. */
function table(late: number[], mine: number[], rest: Partial<TableMessage> = {}, facts: Partial<SeatFacts> = {}): TableMessage {
  const seats = [0, 1, 2].map((seat) => seatOf(seat, late.includes(seat) ? { timed_out: DUE, ...facts } : {}));
  const hands = mine.map((seat) => handOf(seat, { timed_out: late.includes(seat) ? ['a1'] : [] }));
  return messageOf(1, { mine, hands, to_move: [0, 1, 2], table: tableOf(3, { seats, clock: 20, deadline: DUE + 20_000 }), ...rest });
}

const noted = (before: TableMessage | null, after: TableMessage): string[] => {
  noteTimeUp(before, after, ({ timed_out }, { you, name }) => `${timed_out.join()} for ${you === 'yes' ? 'you' : name}`);
  return toasts.map(({ text }) => text);
};

test('whoever was late is told what was played, the others only whose time it was', () => {
  expect(noted(table([], [1]), table([1], [1]))).toEqual(['a1 for you']);
});

test('the others are named in one note, or counted if they are many', () => {
  expect(noted(table([], [1]), table([0, 2], [1]))).toEqual(['Time is up for Player 1 and Player 3.']);
  const crowd = (late: boolean) => {
    const seats = Array.from({ length: 6 }, (_, seat) => seatOf(seat, { timed_out: late && seat > 0 ? DUE : null }));
    return messageOf(1, { table: tableOf(6, { seats }) });
  };
  expect(noted(crowd(false), crowd(true))).toContain('Time is up for 5 players.');
});

test('people who share a device are called by name, each with their own entry', () => {
  expect(noted(table([], [0, 2]), table([0, 1, 2], [0, 2]))).toEqual(['a1 for Player 1', 'a1 for Player 3', 'Time is up for Player 2.']);
});

test('nothing is told twice, and the next timeout replaces the note about the last one', () => {
  const [first, second] = [table([1], [1]), table([1], [1], {}, { timed_out: DUE + 20_000 })];
  noted(table([], [1]), first);
  expect(lateBetween(first, table([1], [1], { number: 9 }))).toEqual([]);
  const later = { ...second, table: { ...second.table, deadline: DUE + 40_000 }, hands: [handOf(1, { timed_out: ['b2'] })] };
  expect(noted(first, later)).toEqual(['b2 for you']);
});

test('a turn of several moves is told once it is finished', () => {
  const touched = table([1], [1], { to_move: [1], table: { ...table([1], [1]).table, deadline: DUE } });
  const placed = table([1], [1], { to_move: [2] });
  expect(lateBetween(table([], [1]), touched)).toEqual([]);
  expect(lateBetween(touched, placed)).toEqual([1]);
});

test('whoever opens the page again learns about their own seat only', () => {
  expect(lateBetween(null, table([0, 1], [1]))).toEqual([1]);
  expect(lateBetween(null, table([0, 1], []))).toEqual([]);
});

test('bots, and people for whom a bot plays anyway, are not talked about', () => {
  expect(lateBetween(table([], [1]), table([0], [1], {}, { kind: 'bot' }))).toEqual([]);
  expect(lateBetween(table([], [1]), table([1], [1], {}, { standin: 'easy' }))).toEqual([]);
});

test('the note stays until the page is used again, and is read out at once', () => {
  noted(table([], [1]), table([1], [1]));
  vi.advanceTimersByTime(20 * STAYS);
  expect(toasts).toHaveLength(1);
  expect(heard.assertive).toContain('a1 for you');
  flushSync(() => browser.window.dispatchEvent(new Event('keydown')));
  vi.advanceTimersByTime(STAYS - 1);
  expect(toasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts).toHaveLength(0);
});

test('a note about others goes by itself', () => {
  noted(table([], [1]), table([0], [1]));
  vi.advanceTimersByTime(STAYS);
  expect(toasts).toHaveLength(0);
});
