import { expect, test } from 'vitest';
import { messageOf, tableOf } from '../testing/table';
import { claimsToJudge, isHostLost, ownClaim, silent } from './hosting';
import type { TableFacts, TableMessage } from './wire';

const AWAY = 1_000_000;
const LATE = AWAY + 120_000; // two minutes

const table = (facts: Partial<TableFacts>, rest: Partial<TableMessage> = {}) => messageOf(1, { table: tableOf(3, facts), ...rest });

test('a host is lost after two minutes, for those who sit at the table', () => {
  const away = table({ host_away: AWAY });
  expect([isHostLost(away, LATE - 1), isHostLost(away, LATE)]).toEqual([false, true]);
  expect(isHostLost(table({ host_away: null }), LATE)).toBe(false);
  expect(isHostLost({ ...away, mine: [null] }, LATE)).toBe(false);
  expect(isHostLost({ ...away, host: true }, LATE)).toBe(false);
});

test('a claim of this device waits, those of others can be agreed with once by every seat', () => {
  const claims = [{ seat: 0, agreed: [0] }, { seat: 2, agreed: [1, 2] }];
  const device = (mine: number[]) => table({ claims }, { mine });
  expect(ownClaim(device([0]))).toBe(claims[0]);
  expect(ownClaim(device([1]))).toBeUndefined();
  expect(claimsToJudge(device([0]))).toEqual([claims[1]]);
  expect(claimsToJudge(device([1]))).toEqual([claims[0]]);
  expect(claimsToJudge(device([1, 0]))).toEqual([claims[1]]);
  expect(silent(device([1, 0]), claims[1])).toEqual([0]);
  expect(silent(device([1, 0]), undefined)).toEqual([1, 0]);
});
