import { beforeEach, expect, test } from 'vitest';
import { away, linkAt, linkFrom, putLink, type Link } from '../lib/carried';
import { kept } from '../lib/device';
import { openBrowser } from '../testing/browser';
import { messageOf, seatOf, tableOf } from '../testing/table';
import type { TableFacts, TableMessage } from '../lib/wire';
import { isCarriable } from './carrying';

beforeEach(() => openBrowser());

const bot = seatOf(1, { kind: 'bot', bot: 'easy' });
const clock = { deadline: null, lost: 0 };
const alone = (table: Partial<TableFacts> = {}, rest: Partial<TableMessage> = {}) =>
  messageOf(5, { table: tableOf(2, { seats: [seatOf(0), bot], ...table }), to_move: [0], clock, ...rest });

test('a match of one person is copied while the table waits for nobody else', () => {
  expect(isCarriable(alone())).toBe(true);
  expect(isCarriable(alone({ match: 2, dice: { kind: 'daily', name: '2026-11-17/knister' } }))).toBe(true);
});

test.each([
  ['two people', alone({ seats: [seatOf(0), seatOf(1)] })],
  ['a bot to move', alone({}, { to_move: [0, 1] })],
  ['a challenge', alone({ dice: { kind: 'daily', name: '2026-11-17/knister' } })],
  ['a guided match', alone({ lesson: 2 })],
  ['time for each round', alone({ clock: 60 })],
  ['an hourglass', alone({}, { clock: { deadline: 9, lost: 0 } })],
  ['a pause', alone({ phase: 'paused' })],
  ['somebody who watches', alone({}, { mine: [] })],
])('%s is not', (_, message) => {
  expect(isCarriable(message)).toBe(false);
});

const link = (number: number, state: Link['state']): Link => ({ here: `here-${number}`, table: `table-${number}`, match: 1, events: 3, state });

test('what is away is known by both of its tables until it is back', () => {
  putLink(link(1, 'away'));
  expect([linkFrom('table-1')?.here, linkAt('here-1')?.table, kept('carrying')]).toEqual(['here-1', 'table-1', 'yes']);
  putLink(link(1, 'back'));
  expect([linkFrom('table-1'), linkAt('here-1')?.state, kept('carrying')]).toEqual([undefined, 'back', null]);
});

test('however many come back, none that is away is forgotten', () => {
  putLink(link(0, 'away'));
  for (let number = 1; number < 50; number += 1) putLink(link(number, 'stays'));
  expect(away().map(({ here }) => here)).toEqual(['here-0']);
  expect(linkAt('here-49')?.state).toBe('stays');
  expect(kept('carrying')).toBe('yes');
});
