import { expect, test } from 'vitest';
import { tableOf } from '../testing/table';
import type { TableFacts } from '../lib/wire';
import { isProved, whyUnproved } from './unproved';

const elsewhere = { table: 'otter', match: 1, event: 3 };
const pact = { match: 'otter/1', seal: '', commitments: [], nonces: [], settled: true, secret: null };

test.each<[string, Partial<TableFacts>]>([
  ['branch', { origin: elsewhere }],
  ['lesson', { lesson: 0 }],
  ['typed', { typed: true }],
  ['again', { dice: { kind: 'match', name: 'otter/1' } }],
  ['round', { dice: { kind: 'round', name: 'wren' } }],
])('of a first match that cannot be checked it is told why: %s', (why, rest) => {
  expect([isProved(tableOf(2, rest)), whyUnproved(tableOf(2, rest))]).toEqual([false, why]);
  const next = tableOf(2, { ...rest, match: 2, pact });
  expect([isProved(next), whyUnproved(next)]).toEqual([true, null]);
});

test('a match that has been on a device cannot be checked, whichever it is', () => {
  expect(whyUnproved(tableOf(2, { carried: true, match: 2 }))).toBe('carried');
  expect(whyUnproved(tableOf(2, { carries: elsewhere }))).toBe('carried');
  expect(whyUnproved(tableOf(2, { carries: elsewhere, match: 2, pact }))).toBeNull();
});

test('what follows from a pact, a day or a sealed round can be checked', () => {
  const shared = [{ kind: 'daily', name: '2026-11-17/some' }, { kind: 'round', name: 'wren', seal: '00' }] as const;
  for (const rest of [{ pact }, ...shared.map((dice) => ({ dice }))]) {
    expect([isProved(tableOf(2, rest)), whyUnproved(tableOf(2, rest))]).toEqual([true, null]);
  }
  expect([isProved(tableOf(2)), whyUnproved(tableOf(2))]).toEqual([false, null]);
});
