import { expect, test } from 'vitest';
import { seatOf, tableOf } from '../testing/table';
import { askingOf, freeSeats, willSit } from './asking';

const guest = (name: string, wants = true, present = true) => ({ name, muted: false, wants, present });

test('this device has answered once all its seats have said the same', () => {
  const table = tableOf(3);
  expect(askingOf(table, [0, 1]).own).toBe(null);
  table.seats[0] = seatOf(0, { answer: 'yes' });
  expect(askingOf(table, [0, 1]).own).toBe(null);
  table.seats[1] = seatOf(1, { answer: 'yes' });
  expect(askingOf(table, [0, 1]).own).toBe('yes');
  expect(askingOf(table, []).own).toBe(null);
});

test('others are willing, awaited or away, and bots are nobody to wait for', () => {
  const seats = [seatOf(0), seatOf(1, { answer: 'yes' }), seatOf(2, { present: false }), seatOf(3), seatOf(4, { kind: 'bot' }), seatOf(5, { answer: 'no' })];
  const asking = askingOf(tableOf(6, { seats }), [0]);
  expect(asking.willing.map(({ seat }) => seat)).toEqual([1]);
  expect(asking.awaited.map(({ seat }) => seat)).toEqual([3]);
  expect(asking.away.map(({ seat }) => seat)).toEqual([2]);
});

test('whoever leaves makes room, and planned bots need it', () => {
  const seats = [seatOf(0), seatOf(1, { answer: 'no' }), seatOf(2, { kind: 'bot' })];
  const table = tableOf(3, { seats, places: 4 });
  expect(freeSeats(table)).toBe(2);
  const plan = { game: 'some-game', options: {}, places: 3, clock: null, hints: 'alone' as const, bots: ['a', 'b'] };
  expect(freeSeats({ ...table, plan })).toBe(0);
});

test('guests sit down in their order, if they are here', () => {
  const table = tableOf(2, { places: 3, guests: [guest('Ada', false), guest('Bo', true, false), guest('Lea'), guest('Kim')] });
  expect([0, 2, 3].map((place) => willSit(table, place))).toEqual([false, true, false]);
});
