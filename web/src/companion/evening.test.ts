import { expect, test } from 'vitest';
import input from '../games/input/companion.gen.json';
import knister from '../games/knister/companion.gen.json';
import tubyrinth from '../games/tubyrinth/companion.gen.json';
import type { CompanionFacts, Way } from './companion.gen';
import { numbersOf, standing, type Act } from './evening';
import { usualSettings, wayFor } from './facts';

const way = (facts: unknown, seats: number, settings = {}): Way => {
  const companion = facts as CompanionFacts;
  return wayFor(companion, { ...usualSettings(companion), ...settings }, seats)!;
};
const call = (seat: number, at = 0): Act => ({ do: 'call', seat, at });
const judge = (seat: number, verdict: string): Act => ({ do: 'judge', seat, verdict });
const deedOf = (played: Way, figure: string, label = '') => played.deeds.findIndex((each) => each.figure === figure && each.label === label);

test('dice go round, and the last roll ends the match', () => {
  const played = way(knister, 2);
  const rolls = Array.from({ length: 25 }, (): Act => ({ do: 'roll', dice: [5, 3] }));
  expect(standing(played, 2, rolls.slice(0, 3))).toMatchObject({ turn: 1, over: false });
  expect(standing(played, 2, rolls)).toMatchObject({ over: true, winners: [] });
  expect(numbersOf(played, [5, 3])).toEqual([8]);
});

test('a race goes from the signal over calls and checks to points', () => {
  const played = way(tubyrinth, 3);
  const acts: Act[] = [{ do: 'start' }, call(2, 4000), call(0, 9000)];
  expect(standing(played, 3, acts)).toMatchObject({ phase: 'building', turned: 4000 });
  expect(standing(played, 3, [...acts, call(1)]).phase).toBe('checking'); // nobody is building any more
  const scored = standing(played, 3, [...acts, { do: 'stop' }, judge(2, '6'), judge(0, 'wrong'), { do: 'score' }]);
  expect(scored).toMatchObject({ phase: 'before', totals: [-1, 1, 6], calls: [], turned: null });
  expect(scored.rows[0]!.marks.map((mark) => mark?.rank)).toEqual([null, null, 1]);
});

test('without an hourglass each call is checked at once, and a wrong one only puts its player out', () => {
  const played = way(tubyrinth, 2, { mode: 'rookie' });
  const acts: Act[] = [{ do: 'start' }, call(0)];
  expect(standing(played, 2, acts).phase).toBe('checking');
  expect(standing(played, 2, [...acts, judge(0, 'wrong')]).phase).toBe('building');
  expect(standing(played, 2, [...acts, judge(0, 'wrong'), call(1), judge(1, 'right'), { do: 'score' }]).totals).toEqual([0, 1]);
});

test('whoever reaches the goal ends the match, and the most points win', () => {
  const played = way(tubyrinth, 2);
  const round: Act[] = [{ do: 'start' }, call(1), call(0), judge(1, '7'), judge(0, '7'), { do: 'score' }]; // 7 and 6
  const acts = Array.from({ length: 4 }, () => round).flat();
  expect(standing(played, 2, acts.slice(0, 3 * round.length)).over).toBe(false); // 18 and 21
  expect(standing(played, 2, acts)).toMatchObject({ totals: [24, 28], over: true, winners: [1] });
  const next = standing(played, 2, [...acts, { do: 'again' }]);
  expect(next).toMatchObject({ totals: [0, 0], over: false, past: [{ points: [24, 28], winners: [1] }] });
});

test('deeds stay between zero and the target, and pass the turn', () => {
  const played = way(input, 2);
  const wrong4: Act = { do: 'deed', seat: 0, deed: deedOf(played, 'wrong', '4') };
  expect(standing(played, 2, [wrong4])).toMatchObject({ totals: [0, 0], turn: 1 });
  const one: Act = { do: 'deed', seat: 1, deed: deedOf(played, 'one-colour', '1') }; // ten and two
  const six: Act = { do: 'deed', seat: 1, deed: deedOf(played, 'closed', '6') };
  expect(standing(played, 2, [one])).toMatchObject({ totals: [0, 12], turn: 0 }); // not seat 2's turn: it stays
  expect(standing(played, 2, [one, six])).toMatchObject({ totals: [0, 17], over: true, winners: [1] });
});

test('a zero takes everybody else’s newest number', () => {
  const played = way(input, 3, { zero: true });
  const acts: Act[] = [
    { do: 'deed', seat: 0, deed: deedOf(played, 'closed', '3') },
    { do: 'deed', seat: 1, deed: deedOf(played, 'closed', '5') },
    { do: 'deed', seat: 1, deed: deedOf(played, 'closed', '2') },
    { do: 'deed', seat: 0, deed: deedOf(played, 'zero') },
  ];
  expect(standing(played, 3, acts).totals).toEqual([3, 5, 0]);
  const failed: Act = { do: 'deed', seat: 0, deed: deedOf(played, 'zero-failed') };
  expect(standing(played, 3, [...acts, failed]).totals).toEqual([0, 5, 0]);
  expect(standing(played, 3, [...acts, failed, failed]).totals).toEqual([0, 5, 0]); // there is none left to lose
});

test('plain points are added as they are, and turns go round', () => {
  const plain: Way = { ...way(knister, 2), rounds: null, dice: [], sums: false, sheet: null };
  const acts: Act[] = [{ do: 'points', points: [5, -2] }, { do: 'turn' }, { do: 'points', points: [0, 3] }];
  expect(standing(plain, 2, acts)).toMatchObject({ totals: [5, 1], turns: 3, turn: 1, over: false });
});
