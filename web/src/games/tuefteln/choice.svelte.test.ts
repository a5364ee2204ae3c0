import { beforeEach, expect, test } from 'vitest';
import { Choice } from './choice.svelte';
import { cellOf, entryOf } from './view';

// Two numbers, 3 on the first die and 5 on the second. The moves are a small part of a sheet: a1 goes with b1 and c1
// either way round, d1 takes only the first die's number, and only together with a1.
const pairs = ['a1+b1', 'b1+a1', 'a1+c1', 'c1+a1', 'd1+a1'];
const [a1, b1, c1, d1, e1] = ['a1', 'b1', 'c1', 'd1', 'e1'].map(cellOf) as [number, number, number, number, number];

type Now = ReturnType<ConstructorParameters<typeof Choice>[0]>;
const fresh: Now = { page: 1, moves: pairs, dice: [3, 5], written: null, closed: false };
let now = $state(fresh);
let played: string[];
let choice: Choice;

beforeEach(() => {
  now = { ...fresh };
  played = [];
  choice = new Choice(() => now, (move) => played.push(move));
});

/** What the server shows after a move: it is written, and can be taken back. */
function write(move: string): void {
  now.written = entryOf(move);
  now.moves = [...pairs.filter((each) => each !== move), 'back'];
}

test('two cells make a move: the first tapped gets the first die', () => {
  choice.tap(b1);
  expect([choice.first?.cell, choice.cellOf(0), choice.cellOf(1), played]).toEqual([b1, b1, null, []]);
  choice.tap(a1);
  expect(played).toEqual(['b1+a1']);
  expect(choice.first).toBeNull();
});

test('the die that is picked up goes first', () => {
  choice.pick(1);
  expect([choice.die, choice.number, choice.next]).toEqual([1, 5, 1]);
  choice.tap(b1);
  expect([choice.die, choice.number, choice.next]).toEqual([0, 3, 0]);
  choice.tap(a1);
  expect(played).toEqual(['a1+b1']);
});

test('once both dice are placed, the first die is next again', () => {
  choice.pick(1);
  choice.tap(b1);
  choice.tap(a1);
  write('a1+b1');
  choice.pick(1);
  now.written = null;
  expect(choice.die).toBe(0);
});

test('only cells for which this die has a move can be tapped', () => {
  expect([...choice.open].sort()).toEqual([a1, b1, c1, d1]);
  choice.pick(1);
  expect([...choice.open].sort()).toEqual([a1, b1, c1]);
  choice.tap(d1);
  choice.tap(e1);
  expect(choice.first).toBeNull();
});

test('the first cell can be followed by any cell that shares a move with it', () => {
  expect([...choice.followers]).toEqual([]);
  choice.tap(a1);
  expect([...choice.followers].sort()).toEqual([b1, c1]);
  choice.tap(d1);
  expect([...choice.followers]).toEqual([a1]);
});

test('a second tap on the first cell clears it', () => {
  choice.tap(a1);
  choice.tap(a1);
  expect([choice.first, played]).toEqual([null, []]);
});

test('a cell that cannot follow becomes the first one, for the same number', () => {
  choice.pick(1);
  choice.tap(b1);
  choice.tap(c1);
  expect([choice.first?.cell, choice.first?.die, played]).toEqual([c1, 1, []]);
});

test('swapping before the first cell picks up the other die', () => {
  choice.swap();
  expect(choice.die).toBe(1);
  choice.swap();
  expect(choice.die).toBe(0);
});

test('swapping after the first cell writes the other number there', () => {
  choice.tap(a1);
  choice.swap();
  expect([choice.cellOf(0), choice.cellOf(1), choice.number]).toEqual([null, a1, 3]);
  choice.tap(d1);
  expect(played).toEqual(['d1+a1']);
});

test('picking the die on the first cell swaps, picking the other one changes nothing', () => {
  choice.tap(a1);
  choice.pick(1);
  expect(choice.cellOf(0)).toBe(a1);
  choice.pick(0);
  expect(choice.cellOf(1)).toBe(a1);
});

test('a cell that may not take the other number cannot be swapped', () => {
  choice.tap(d1);
  expect(choice.canSwap).toBe(false);
  choice.swap();
  expect(choice.cellOf(0)).toBe(d1);
});

test('two equal numbers need no swapping', () => {
  now.dice = [4, 4];
  expect(choice.canSwap).toBe(false);
});

test('a written entry is shown, and both dice are placed', () => {
  write('a1+b1');
  expect([choice.written, choice.cellOf(0), choice.cellOf(1), choice.next]).toEqual([[a1, b1], a1, b1, null]);
});

test('a written entry is swapped by one move', () => {
  write('a1+b1');
  choice.swap();
  expect(played).toEqual(['b1+a1']);
});

test('an entry that is not allowed the other way round cannot be swapped', () => {
  write('d1+a1');
  expect(choice.canSwap).toBe(false);
  choice.swap();
  expect(played).toEqual([]);
});

test('a tap on a written number keeps it and moves the other', () => {
  write('a1+b1');
  choice.tap(a1);
  expect([choice.written, choice.cellOf(0), choice.cellOf(1)]).toEqual([null, a1, null]);
  choice.tap(c1);
  expect(played).toEqual(['a1+c1']);
});

test('the second written number keeps its die', () => {
  write('a1+b1');
  choice.tap(b1);
  expect([choice.first?.die, choice.number]).toEqual([1, 3]);
});

test('choosing the written entry again makes no move', () => {
  write('a1+b1');
  choice.tap(b1);
  choice.tap(a1);
  expect([choice.first, choice.written, played]).toEqual([null, [a1, b1], []]);
});

test('taking back clears the first cell, or the written entry', () => {
  expect(choice.canTakeBack).toBe(false);
  choice.takeBack();
  choice.tap(a1);
  choice.takeBack();
  expect([choice.first, played]).toEqual([null, []]);
  write('a1+b1');
  choice.takeBack();
  expect(played).toEqual(['back']);
});

test('an entry can be taken back only if the server allows it', () => {
  now.written = [a1, b1];
  expect(choice.canTakeBack).toBe(false);
  choice.takeBack();
  expect(played).toEqual([]);
});

test('the first cell and the die in hand are forgotten when the page turns', () => {
  choice.pick(1);
  choice.tap(a1);
  now.page = 2;
  expect([choice.first, choice.die]).toEqual([null, 0]);
});

test('a first cell that no longer has a move is forgotten', () => {
  choice.tap(d1);
  now.moves = ['a1+b1'];
  expect(choice.first).toBeNull();
});

test('while writing is closed, nothing happens', () => {
  write('a1+b1');
  now.closed = true;
  choice.tap(a1);
  choice.swap();
  choice.takeBack();
  expect([choice.first, [...choice.open], choice.next, played]).toEqual([null, [], null, []]);
  expect([choice.canSwap, choice.canTakeBack]).toEqual([false, false]);
  now.written = null;
  choice.pick(1);
  now.closed = false;
  expect([choice.first, choice.die]).toEqual([null, 0]);
});

test('before the dice have fallen there is no number to place', () => {
  now.dice = null;
  expect([choice.next, choice.number, choice.canSwap]).toEqual([null, null, false]);
});
