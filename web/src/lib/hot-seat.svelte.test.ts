import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestSocket, openBrowser } from '../testing/browser';
import { messageOf, seatOf, tableOf } from '../testing/table';
import { Connection } from './connection.svelte';
import { HotSeat } from './hot-seat.svelte';
import type { TableMessage } from './wire';

const A_LOOK = 900;
let number = 0;
let connection: Connection;
let seats: HotSeat;
let stop: () => void;

beforeEach(() => {
  openBrowser();
  connection = new Connection('quiet-otter-7k3mp');
  newestSocket().accept();
  stop = $effect.root(() => {
    seats = new HotSeat(connection);
  });
});
afterEach(() => stop());

/** The server shows the table to a device that has these seats. */
function show(mine: (number | null)[], to_move: number[], rest: Partial<TableMessage> = {}): void {
  newestSocket().say(messageOf(++number, { mine, to_move, table: tableOf(4), ...rest }));
  flushSync();
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

function lift(): void {
  flushSync(() => seats.lift());
}

/** Whose sheet is open, and who is to lift the curtain. */
const now = () => [seats.shown, seats.waiting];

test('a device with one seat shows its sheet, whoever is to move; a spectator sees none', () => {
  show([2], [0, 1, 2]);
  expect(now()).toEqual([2, null]);
  show([2], [0, 1]);
  pass(A_LOOK);
  expect(now()).toEqual([2, null]);
  show([], [0, 1]);
  expect(now()).toEqual([null, null]);
});

test('with two seats, the first one to move lifts the curtain before any sheet is seen', () => {
  show([0, 2], [1, 2]);
  expect(now()).toEqual([null, 2]);
  lift();
  expect(now()).toEqual([2, null]);
});

test('after an entry the curtain falls for the next seat, but not before the entry could be seen', () => {
  show([0, 2], [0, 2]);
  lift();
  show([0, 2], [2]);
  pass(A_LOOK - 1);
  expect(now()).toEqual([0, null]);
  pass(1);
  expect(now()).toEqual([null, 2]);
});

test('an entry that is taken back in time keeps the sheet open', () => {
  show([0, 2], [0, 2]);
  lift();
  show([0, 2], [2]);
  pass(A_LOOK - 1);
  show([0, 2], [0, 2]);
  pass(A_LOOK);
  expect(now()).toEqual([0, null]);
});

test('while a move is in flight the curtain does not fall', () => {
  show([0, 2], [0, 2]);
  lift();
  flushSync(() => connection.play(connection.message!.hands[0]!, 'a1'));
  show([0, 2], [2]);
  pass(A_LOOK);
  expect(now()).toEqual([0, null]);
  const [move] = newestSocket().sentOf('move');
  flushSync(() => newestSocket().say({ type: 'done', id: String(move?.id), number }));
  pass(A_LOOK);
  expect(now()).toEqual([null, 2]);
});

test('the turn goes round the seats of this device, past those that need not move', () => {
  show([0, 1, 3], [1]);
  lift();
  show([0, 1, 3], [0, 3]);
  pass(A_LOOK);
  expect(now()).toEqual([null, 3]);
  lift();
  show([0, 1, 3], [0]);
  pass(A_LOOK);
  expect(now()).toEqual([null, 0]);
});

test('nobody waits for a seat that a bot plays for', () => {
  const table = tableOf(4, { seats: [seatOf(0), seatOf(1, { standin: 'easy' }), seatOf(2), seatOf(3)] });
  show([0, 1, 2], [1, 2], { table });
  expect(now()).toEqual([null, 2]);
});

test('when nobody here has to move, the last sheet stays', () => {
  show([0, 2], [2]);
  lift();
  show([0, 2], [1]);
  pass(A_LOOK);
  expect(now()).toEqual([2, null]);
});

test('when nobody here has to move at first, the first seat lifts the curtain', () => {
  show([1, 2], [0]);
  expect(now()).toEqual([null, 1]);
});

test('a seat that was given away is no longer shown', () => {
  show([0, 2, 3], [2, 3]);
  lift();
  expect(now()).toEqual([2, null]);
  show([0, null, 3], [2, 3]);
  expect(now()).toEqual([null, 3]);
});

test('the device can be passed on by hand, behind the curtain', () => {
  show([0, 2], [0, 2]);
  lift();
  flushSync(() => seats.pass(2));
  expect(now()).toEqual([null, 2]);
  pass(A_LOOK);
  expect(now()).toEqual([null, 2]);
});

test.each(['lobby', 'over'] as const)('there is no curtain in the phase %s', (phase) => {
  show([1, 2], [1, 2]);
  expect(now()).toEqual([null, 1]);
  show([1, 2], [], { table: tableOf(4, { phase }) });
  expect(now()).toEqual([1, null]);
});

test('if all play at the same time, the sheet stays open until the device is passed on by hand', () => {
  flushSync(() => (seats.apart = true));
  show([0, 2], [0, 2]);
  expect(now()).toEqual([0, null]);
  show([0, 2], [2]);
  pass(A_LOOK);
  expect(now()).toEqual([0, null]);
  flushSync(() => seats.pass(2));
  expect(now()).toEqual([2, null]);
});

test('if all seats see the same, the device follows the turn without a curtain', () => {
  flushSync(() => (seats.shared = true));
  show([0, 2], [0]);
  expect(now()).toEqual([0, null]);
  show([0, 2], [2]);
  pass(A_LOOK);
  expect(now()).toEqual([2, null]);
});

test.each(['apart', 'shared'] as const)('a curtain that turns out not to be needed lifts itself: %s', (kind) => {
  show([0, 2], [2]);
  expect(now()).toEqual([null, 2]);
  flushSync(() => (seats[kind] = true));
  expect(now()).toEqual([2, null]);
});

test('once seats no longer see the same, the seat shown has to lift a curtain first', () => {
  flushSync(() => (seats.shared = true));
  show([0, 2], [2]);
  expect(now()).toEqual([2, null]);
  flushSync(() => (seats.shared = false));
  expect(now()).toEqual([null, 2]);
});

test('for a single seat no curtain ever falls', () => {
  flushSync(() => (seats.shared = true));
  show([2], [2]);
  flushSync(() => (seats.shared = false));
  expect(now()).toEqual([2, null]);
});
