import { beforeAll, expect, test, vi } from 'vitest';
import { tableOf } from '../testing/table';
import * as facts from './facts';
import type { GameFacts, TableAnswer } from './wire';
import { learn, plainWords, speak, wordsOf } from './words';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async () => new Response('pig-option-goal = Points to reach\npig-move-hold = Hold!'));
  await speak('en');
  await learn(plainWords, wordsOf('pig'));
});

const pig: GameFacts = { name: 'pig', seats: { least: 2, most: 10 }, options: [], bots: ['random'], hints: false, coach: false, lesson: false, figures: {}, ratings: [] };
const answer = (rest: Partial<TableAnswer>): TableAnswer => ({ ...tableOf(2, { game: 'pig' }), to_move: [], round: null, touched: false, now: 0, ...rest });

test("a game's own words are used", () => {
  expect(facts.optionName('pig', 'goal')).toBe('Points to reach');
  expect(facts.moveName('pig', 'hold')).toBe('Hold!');
});

test('without words for something, its name is made readable, never shown as a key', () => {
  expect(facts.gameName('pig')).toBe('Pig');
  expect(facts.optionName('pig', 'joker_closes')).toBe('Joker closes');
  expect(facts.optionWords('pig', 'mode', 'two_dice')).toBe('two dice');
  expect(facts.botName('pig', 'deep_thought')).toBe('Deep thought');
  expect(facts.ratingName('pig', 'very-good')).toBe('Very good');
  expect(facts.figureName('pig', 'full-house')).toBe('Full house');
  expect(facts.moveName('pig', '>5.1')).toBe('>5.1');
});

test('what has no name to fall back on is left out', () => {
  expect(facts.gameTime('pig')).toBe('');
  expect(facts.reasonWords('pig', 'goal')).toBe('');
  expect(facts.botAbout('pig', 'deep_thought')).toBe('');
});

test('the page itself names random bots and has a pitch for any game', () => {
  expect(facts.botName('pig', 'random')).toBe('Random');
  expect(facts.botAbout('pig', 'random')).not.toBe('');
  expect(facts.gamePitch('pig')).not.toBe('');
});

test('a game for a fixed number of players says so', () => {
  expect(facts.playersWords(pig)).toBe('2 to 10 players');
  expect(facts.playersWords({ ...pig, seats: { least: 2, most: 2 } })).toBe('2 players');
});

test('if the number of rounds is unknown, none is shown', () => {
  expect(facts.goingOn(answer({ round: [3, null] }), [])).toBe('Round 3');
  expect(facts.goingOn(answer({ round: [3, 25] }), [])).toBe('Round 3 of 25');
});

test('a table that waits for somebody here says "you", or their names if several share the device', () => {
  const waiting = answer({ ...tableOf(3, { game: 'pig' }), to_move: [0, 1, 2], round: [3, 25] });
  expect(facts.goingOn(waiting, [1])).toBe('Round 3 of 25: waiting for you');
  expect(facts.goingOn(waiting, [0, 1])).toBe('Round 3 of 25: waiting for Player 1 and Player 2');
  expect(facts.goingOn({ ...waiting, to_move: [2] }, [0, 1])).toBe('Round 3 of 25');
});
