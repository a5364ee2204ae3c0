import { expect, test } from 'vitest';
import type { GameFacts } from '../lib/wire';
import { unusual } from './variant';

const option = (name: string, kind: string, usual: unknown) => ({ name, kind, default: usual, choices: [], needs: {} });
const facts = { options: [option('goal', 'choice', 100), option('fast', 'flag', false), option('sheet', 'text', 'ours')] } as unknown as GameFacts;

test('only what differs from the rulebook is told, and of a text that there is one', () => {
  expect(unusual(facts, 'pig', { goal: 100, fast: false, sheet: 'ours' })).toEqual([]);
  expect(unusual(facts, 'pig', { goal: 50, fast: false, sheet: '' })).toEqual(['Goal: 50']);
  expect(unusual(facts, 'pig', { goal: 100, fast: false, sheet: 'another' })).toEqual(['Sheet']);
});
