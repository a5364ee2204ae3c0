import { expect, test } from 'vitest';
import { handOf, messageOf, tableOf } from '../testing/table';
import type { TableMessage } from '../lib/wire';
import { deadlineFor, dueBetween, hasEnded } from './due';
import type { Sounding } from './sounding';

/** A game whose view is a word, and which sounds whenever that changes. */
const sounding: Sounding<string> = (before, after) => (before === null ? ['dice'] : after === 'call' ? ['call'] : ['stone']);

const seen = (view: string, rest: Partial<TableMessage> = {}) => messageOf(1, { hands: [handOf(0, { view })], ...rest });

test('what happened before the first message of a connection is past', () => {
  expect(dueBetween(null, seen('call', { table: tableOf(2, { phase: 'over' }) }), sounding)).toEqual({ sounds: [], buzzes: [] });
});

test('a view that has not changed is silent', () => {
  const view = { some: 'view' };
  const [before, now] = [messageOf(1, { hands: [handOf(0, { view })] }), messageOf(2, { hands: [handOf(0, { view })] })];
  expect(dueBetween(before, now, () => ['stone']).sounds).toEqual([]);
});

test('each change is heard once', () => {
  const [before, now] = [seen('one'), seen('two')];
  expect(dueBetween(before, now, sounding).sounds).toEqual(['stone']);
  expect(dueBetween(now, now, sounding).sounds).toEqual([]);
});

test('the first view of a match follows none, and another seat at this device is nothing new', () => {
  const lobby = messageOf(1, { hands: [], table: tableOf(2, { phase: 'lobby', match: 0 }) });
  expect(dueBetween(lobby, seen('one'), sounding).sounds).toEqual(['dice']);
  const other = messageOf(1, { mine: [1], hands: [handOf(1, { view: 'two' })] });
  expect(dueBetween(seen('one'), other, sounding).sounds).toEqual([]);
});

test('a call is felt too, and so is the own turn after a wait', () => {
  expect(dueBetween(seen('one'), seen('call'), sounding).buzzes).toEqual(['call']);
  const [waiting, due] = [seen('one', { to_move: [1] }), seen('one', { to_move: [0, 1] })];
  expect(dueBetween(waiting, due, sounding).buzzes).toEqual(['turn']);
  expect(dueBetween(due, due, sounding).buzzes).toEqual([]);
  expect(dueBetween(due, waiting, sounding).buzzes).toEqual([]);
});

test('whoever plays alone waits for nobody', () => {
  const alone = (to_move: number[]) => seen('one', { to_move, table: tableOf(1) });
  expect(dueBetween(alone([]), alone([0]), sounding).buzzes).toEqual([]);
});

test('the end of a match is an end once, and not for whoever comes later', () => {
  const over = seen('one', { table: tableOf(2, { phase: 'over' }) });
  expect(hasEnded(seen('one'), over)).toBe(true);
  expect(hasEnded(over, over)).toBe(false);
  expect(hasEnded(null, over)).toBe(false);
  expect(hasEnded(seen('one', { table: tableOf(2, { match: 2 }) }), over)).toBe(false); // that of another match
});

test('the clock of the game concerns all, that of the round only those who have to move', () => {
  const table = tableOf(2, { deadline: 7000 });
  expect(deadlineFor(messageOf(1, { table, to_move: [0] }))).toBe(7000);
  expect(deadlineFor(messageOf(1, { table, to_move: [1] }))).toBeNull();
  expect(deadlineFor(messageOf(1, { to_move: [1], clock: { deadline: 9000, lost: 0 } }))).toBe(9000);
  const paused = tableOf(2, { phase: 'paused' });
  expect(deadlineFor(messageOf(1, { table: paused, clock: { deadline: 9000, lost: 0 } }))).toBeNull();
});
