import { beforeEach, expect, test } from 'vitest';
import { keep, kept } from '../lib/device';
import { playedOf } from '../testing/played';
import { stepOf, weighed } from '../testing/review';
import { BadFile, backUp, merge, readBackup, takeIn } from './backup';
import { empty, everything, putAll } from './drawers';
import type { MoveExercise, QuestionExercise } from './exercise';
import type { Played } from './played';
import { freshCard } from './repetition';

const exercise: MoveExercise = {
  ...{ key: 'quiet-otter/1/0/7', table: 'quiet-otter', match: 1, game: 'pig', options: {}, at: 0, seat: 0, name: 'Anna', unit: 'points', least: 0.05 },
  step: stepOf(7, weighed('a1', 10), weighed('b1', 12)),
  position: { event: 7, events: 9, at: 0, next: null, open: true, to_move: [0], moves: ['a1', 'b1'], scores: [[]], outcome: null, view: {} },
  card: freshCard(5),
};

const { unit: _unit, least: _least, step: _step, ...rest } = exercise;
const asked: QuestionExercise = {
  ...rest,
  key: 'quiet-otter/1/0/7/3.3',
  names: ['Anna', 'Bo'],
  question: { seat: 0, event: 7, about: '3.3', answers: ['H', 'S', 'V'], right: 'H', shown: 4, round: 2 },
  shown: exercise.position,
};

const saved = async () => JSON.parse(JSON.stringify(await backUp(new Date(0))));

beforeEach(async () => {
  await empty();
  for (const key of ['theme', 'solo.pig', 'tables', 'copy.quiet-otter', 'carried']) keep(key, null);
});

test('what is saved on one device is the same on another', async () => {
  await putAll({ matches: [playedOf(1), playedOf(2)], exercises: [exercise, asked] });
  keep('theme', 'dark');
  keep('tables', '[{"id":"quiet-otter","seats":["a-secret"]}]');
  keep('copy.quiet-otter', '{"token":"a-secret"}'); // a match that may go on offline
  keep('carried', '[{"here":"a-secret"}]');
  const text = JSON.stringify(await saved());
  expect(text).not.toContain('a-secret');
  await empty();
  keep('theme', null);
  expect(await takeIn(readBackup(text))).toBe(2);
  expect(await everything('matches')).toEqual([playedOf(1), playedOf(2)]);
  expect(await everything('exercises')).toEqual([exercise, asked]);
  expect(kept('theme')).toBe('dark');
});

test('what both devices have is there once, and what the coach said is kept', async () => {
  const coach = { unit: 'points', luck: 1, regret: 2, accuracy: 90 } as const;
  await putAll({ matches: [playedOf(1, { coach }), playedOf(2)] });
  const file = { ...(await saved()), matches: [playedOf(1), playedOf(2, { coach }), playedOf(3)] };
  expect(await takeIn(readBackup(JSON.stringify(file)))).toBe(1);
  const matches = await everything<Played>('matches');
  expect(matches.map(({ match, coach }) => [match, coach !== null]).sort()).toEqual([[1, true], [2, true], [3, false]]);
});

test('settings of this device stay, results of both come together', async () => {
  keep('theme', 'light');
  keep('solo.pig', '[{"match":"a/1","points":40}]');
  const file = { ...(await saved()), device: { theme: 'dark', 'solo.pig': '[{"match":"a/1","points":40},{"match":"b/1","points":60}]', tables: '[{"id":"x"}]' } };
  await takeIn(readBackup(JSON.stringify(file)));
  expect(kept('theme')).toBe('light');
  expect(JSON.parse(kept('solo.pig')!)).toEqual([{ match: 'a/1', points: 40 }, { match: 'b/1', points: 60 }]);
  expect(kept('tables')).toBeNull();
});

test('objects are merged member by member', () => {
  expect(merge({ a: [1], b: { c: 2 } }, { a: [1, 3], b: { c: 5, d: 4 }, e: 6 })).toEqual({ a: [1, 3], b: { c: 2, d: 4 }, e: 6 });
});

function problemOf(text: string): BadFile {
  try {
    readBackup(text);
  } catch (problem) {
    if (problem instanceof BadFile) return problem;
    throw problem;
  }
  throw new Error('the file was read');
}

test.each([
  ['not-json', '{"what": '],
  ['not-ours', '[]'],
  ['not-ours', '{"what": "tubyrinth-collection"}'],
  ['too-new', '{"what": "vierling-device", "version": 2}'],
])('a file that is %s is refused', (key, text) => {
  expect(problemOf(text).key).toBe(key);
});

test.each<[string, string, (file: any) => void]>([
  ['matches[2].points', 'number', (file) => (file.matches[1].points = '52')],
  ['matches[1].others[1].name', 'text', (file) => (file.matches[0].others = [{ bot: null }])],
  ['matches[1].lines', 'list', (file) => (file.matches[0].lines = null)],
  ['matches[1].won', 'flag', (file) => (file.matches[0].won = 1)],
  ['matches[2].coach', 'object', (file) => (file.matches[1].coach = 'lost')],
  ['exercises[1].step.choices[1].value', 'number', (file) => (file.exercises[0].step.choices[0].value = null)],
  ['exercises[1].position.moves', 'list', (file) => delete file.exercises[0].position.moves],
  ['exercises[1].unit', 'known', (file) => (file.exercises[0].unit = 'euros')],
  ['exercises[2].question.answers', 'list', (file) => (file.exercises[1].question.answers = 'HSV')],
  ['exercises[2].shown.moves', 'list', (file) => delete file.exercises[1].shown.moves],
  ['device.theme', 'text', (file) => (file.device.theme = 7)],
  ['runs', 'list', (file) => delete file.runs],
])('where %s is not a %s nothing is taken in', async (where, expected, spoil) => {
  await putAll({ matches: [playedOf(1), playedOf(2)], exercises: [exercise, asked] });
  const file = await saved();
  await empty();
  spoil(file);
  const problem = problemOf(JSON.stringify(file));
  expect([problem.key, problem.told]).toEqual(['unfit', { where, expected }]);
  expect(await everything('matches')).toEqual([]);
});
