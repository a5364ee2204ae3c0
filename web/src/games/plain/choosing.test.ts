import { expect, test } from 'vitest';
import { completion, matching, meant } from './choosing';

const moves = ['c3', 'c3+d4', 'd4', 'Hold', 'back'];

test('typing narrows the moves down to those that begin with the text', () => {
  expect(matching(moves, 'c')).toEqual(['c3', 'c3+d4']);
  expect(matching(moves, ' h')).toEqual(['Hold']);
  expect(matching(moves, '')).toEqual(moves);
});

test('if no move begins with it, moves that contain it match', () => {
  expect(matching(moves, '+d')).toEqual(['c3+d4']);
  expect(matching(moves, 'x')).toEqual([]);
});

test('a text is completed to the first move that begins with it', () => {
  expect(completion(moves, 'c3+')).toBe('d4');
  expect(completion(moves, 'ho')).toBe('ld');
  expect(completion(moves, '')).toBe('');
  expect(completion(moves, 'x')).toBe('');
});

test('a text means the move it names, or the only one that matches', () => {
  expect(meant(moves, 'c3')).toBe('c3');
  expect(meant(moves, 'hold ')).toBe('Hold');
  expect(meant(moves, 'ba')).toBe('back');
  expect(meant(moves, 'c')).toBe(null);
  expect(meant(moves, '')).toBe(null);
  expect(meant(['only'], '')).toBe(null);
});
