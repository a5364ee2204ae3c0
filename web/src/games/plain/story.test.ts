import { beforeAll, expect, test, vi } from 'vitest';
import { learn, plainWords, speak } from '../../lib/words';
import { messageOf, tableOf } from '../../testing/table';
import { heardBetween, turnWords } from './story';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await learn(plainWords);
});

const moment = (drawing: string, to_move: number[], me: number | null = 0) => ({
  message: messageOf(1, { to_move, mine: me === null ? [] : [me] }),
  drawing,
  me,
});

test('on your turn it says so, otherwise it names the player', () => {
  expect(turnWords(messageOf(1, { to_move: [0] }))).toBe('Your turn');
  expect(turnWords(messageOf(1, { to_move: [1] }))).toBe('Player 2’s turn');
  expect(turnWords(messageOf(1, { to_move: [0, 1], mine: [] }))).toBe('Waiting for Player 1 and Player 2');
});

test('if several share a device, nobody is "you"', () => {
  expect(turnWords(messageOf(1, { to_move: [0], mine: [0, 1] }))).toBe('Player 1’s turn');
});

test("between two rolls, and while the match is paused, it is nobody's turn", () => {
  expect(turnWords(messageOf(1, { to_move: [] }))).toBe('One moment');
  expect(turnWords(messageOf(1, { table: tableOf(2, { phase: 'paused' }) }))).toBe('The match is paused');
});

test('changes in the drawing are read out, then whose turn it is', () => {
  expect(heardBetween(null, moment('die -', [0]))).toEqual(['Your turn.']);
  expect(heardBetween(moment('die -\ngoal', [0]), moment('die 5\ngoal', [0]))).toEqual(['die 5.']);
  expect(heardBetween(moment('die 5', [0]), moment('die 1', [1]))).toEqual(['die 1.', 'Player 2’s turn.']);
  expect(heardBetween(moment('die 5', [0]), moment('die 5', [0]))).toEqual([]);
});

test('an entirely new drawing is not read out line by line', () => {
  expect(heardBetween(moment('a', [0]), moment('b\nc\nd\ne\nf', [1]))).toEqual(['Player 2’s turn.']);
});
