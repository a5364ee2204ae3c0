import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Turn } from './turn.svelte';

// The stone s1 may close the 5 or nothing; 4.2 may also be left unflipped; 6.1 can only be announced to close the 0.
const touches = ['s1', 's1!5', '4.2', '4.2~', '4.2!5', '6.1!0'];
const fresh = { step: '1', moves: touches, closed: false };
let grounds = $state(fresh);
let played: string[];
let turn: Turn;
let stop: () => void;

beforeEach(() => {
  grounds = { ...fresh };
  played = [];
  stop = $effect.root(() => {
    turn = new Turn(() => grounds, (move) => played.push(move));
  });
  flushSync();
});
afterEach(() => stop());

test('only stones that have a move may be touched', () => {
  expect(turn.spots).toEqual(['s1', '4.2', '6.1']);
  turn.choose('s2');
  expect(turn.touched).toBeNull();
});

test('a stone is touched without an announcement, and flipped, unless something else is chosen', () => {
  turn.choose('4.2');
  expect([turn.closes, turn.flips, turn.chosen?.move, played]).toEqual([null, true, '4.2', []]);
  turn.touch();
  expect(played).toEqual(['4.2']);
});

test('choosing the same stone again puts it back', () => {
  turn.choose('s1');
  turn.choose('s1');
  expect([turn.touched, turn.chosen]).toEqual([null, null]);
  turn.touch();
  expect(played).toEqual([]);
});

test('a number can be announced only if a move does so', () => {
  turn.choose('s1');
  expect(turn.numbers).toEqual([null, 5]);
  expect([turn.mayAnnounce(5), turn.mayAnnounce(4)]).toEqual([true, false]);
  turn.announce(4);
  expect(turn.closes).toBeNull();
  turn.announce(5);
  turn.touch();
  turn.announce(null);
  turn.touch();
  expect(played).toEqual(['s1!5', 's1']);
});

test('if only one announcement is possible, it is made without asking', () => {
  turn.choose('6.1');
  expect([turn.closes, turn.mayAnnounce(0)]).toEqual([0, false]);
  turn.touch();
  expect(played).toEqual(['6.1!0']);
});

test('a stone may be left unflipped only if a move does so', () => {
  turn.choose('s1');
  expect(turn.optional).toBe(false);
  turn.leave(true);
  turn.touch();
  expect(played).toEqual([]);
  turn.choose('4.2');
  expect(turn.optional).toBe(true);
  turn.leave(true);
  turn.touch();
  turn.leave(false);
  turn.touch();
  expect(played).toEqual(['4.2~', '4.2']);
});

test('announcing flips the stone, even if it was to be left unflipped', () => {
  turn.choose('4.2');
  turn.leave(true);
  turn.announce(5);
  expect([turn.optional, turn.chosen?.move]).toEqual([false, '4.2!5']);
});

test('choosing another stone starts over', () => {
  turn.choose('4.2');
  turn.leave(true);
  turn.choose('s1');
  expect(turn.chosen?.move).toBe('s1');
  turn.announce(5);
  turn.choose('4.2');
  expect([turn.closes, turn.chosen?.move]).toEqual([null, '4.2']);
});

test('every step of the match resets the choice', () => {
  turn.choose('4.2');
  turn.leave(true);
  flushSync(() => (grounds.step = '2'));
  expect([turn.touched, turn.closes, turn.flips]).toEqual([null, null, true]);
});

test('other table messages leave the choice alone', () => {
  turn.choose('4.2');
  flushSync(() => (grounds.moves = [...touches]));
  expect(turn.touched).toBe('4.2');
});

test('a stone in hand can be placed only where a move places it', () => {
  grounds.moves = ['>5.1', '>6.3'];
  expect([turn.places, turn.spots]).toEqual([['5.1', '6.3'], []]);
  turn.place('5.2');
  turn.place('5.1');
  expect(played).toEqual(['>5.1']);
});

test('while choosing is closed, nothing is offered or played', () => {
  turn.choose('s1');
  grounds.closed = true;
  turn.touch();
  grounds.moves = ['>5.1'];
  turn.place('5.1');
  expect([turn.spots, turn.places, turn.chosen, played]).toEqual([[], [], null, []]);
});
