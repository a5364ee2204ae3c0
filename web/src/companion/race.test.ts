import { expect, test } from 'vitest';
import facts from '../games/tubyrinth/companion.gen.json';
import type { CompanionFacts } from './companion.gen';
import { wayFor } from './facts';
import { sharesOf, verdictsOf } from './race';

const companion = facts as unknown as CompanionFacts;
const basic = wayFor(companion, { mode: 'basic', penalty: 1 }, 4)!.race!;
const rookie = wayFor(companion, { mode: 'rookie', penalty: 1 }, 4)!.race!;
const points = (...calls: [number, string | null][]) =>
  sharesOf(basic, calls.map(([seat, verdict]) => ({ seat, verdict })), 4).shares.map((share) => share.points);

test('the example of the rulebook: six tiles, six tiles, and two who did not finish', () => {
  expect(points([1, '6'], [3, '6'])).toEqual([1, 6, 1, 5]);
});

test('a wrong call costs a point, and the next one is still first', () => {
  const { shares } = sharesOf(basic, [{ seat: 2, verdict: 'wrong' }, { seat: 0, verdict: '7' }], 3);
  expect(shares.map((share) => share.points)).toEqual([7, 0, -1]);
  expect(shares.map((share) => share.rank)).toEqual([1, null, null]);
});

test('if nobody was right, those who did not call have nothing', () => {
  expect(points([0, 'wrong'])).toEqual([-1, 0, 0, 0]);
  expect(points()).toEqual([0, 0, 0, 0]);
});

test('a call that nobody has looked at brings nothing yet', () => {
  expect(points([0, null], [1, '5'])).toEqual([0, 5, 2, 2]);
});

test('where only the winner scores, the first right call closes the round', () => {
  const wrongFirst = sharesOf(rookie, [{ seat: 1, verdict: 'wrong' }], 3);
  expect(wrongFirst.closed).toBe(false);
  const won = sharesOf(rookie, [{ seat: 1, verdict: 'wrong' }, { seat: 2, verdict: 'right' }], 3);
  expect([won.closed, won.shares.map((share) => share.points)]).toEqual([true, [0, 0, 1]]);
});

test('verdicts are offered as the game lists them', () => {
  expect(verdictsOf(basic)).toEqual(['5', '6', '7', 'wrong']);
  expect(verdictsOf(rookie)).toEqual(['right', 'wrong']);
});
