import { beforeEach, expect, test } from 'vitest';
import { Bench, type Given } from './bench.svelte';
import { laidBy, type Laid, type Tiles } from './geometry';

// Three of the seven: a vertical bar of three, a corner of three, a horizontal bar of four.
const tiles: Tiles = {
  I3: { cells: [[0, 0], [1, 0], [2, 0]], pipes: [] },
  L3: { cells: [[0, 0], [0, 1], [1, 0]], pipes: [] },
  I4: { cells: [[0, 0], [0, 1], [0, 2], [0, 3]], pipes: [] },
};
const empty = '........';
const bare = [...Array<string>(8).fill(empty), 'a1N', 'h8E'].join('/');
/** The first row is all rock. */
const rocky = bare.replace(empty, '########');

const laid = (move: string): Laid => laidBy(move)!;
const layoutOf = (...moves: string[]) => new Map(moves.map((move) => [laid(move).tile, laid(move)]));

/** What the server says about where tiles fit: exactly these moves. */
function onlyThese(...moves: string[]): Given['fits'] {
  const masks: Record<string, bigint[]> = {};
  for (const { tile, way, row, column } of moves.map(laid)) {
    masks[tile] ??= Array<bigint>(8).fill(0n);
    masks[tile][way]! |= 1n << BigInt(8 * row + column);
  }
  return Object.fromEntries(Object.entries(masks).map(([tile, ways]) => [tile, ways.map((mask) => mask.toString(16))]));
}

const own = { card: null, board: bare, laid: [], flow: { wet: [], drips: [], reach: 0, arrives: false, counts: [] } };
const fresh: Given = { own, fits: onlyThese(), layout: new Map(), open: false, tiles, flip: true, flat: false, closed: false };
let given = $state.raw(fresh);
let played: string[];
let told: string[];
let bench: Bench;

beforeEach(() => {
  given = fresh;
  played = [];
  told = [];
  bench = new Bench(() => given, (move) => played.push(move), (deed, tile) => told.push(`${tile} ${deed}`));
});

const change = (rest: Partial<Given>) => (given = { ...given, ...rest });

// Taking a tile

test('a tile taken with the pointer hovers nowhere yet; one taken with a key hovers in the middle', () => {
  expect(bench.pick('I3', 'pointer')).toBe(true);
  expect([bench.hold, bench.target, bench.chosen]).toEqual([{ tile: 'I3', way: 0, at: null, by: 'pointer' }, null, 'I3']);
  bench.pick('L3', 'keys');
  expect(bench.target).toEqual(laid('L3@d4'));
  expect(told).toEqual(['I3 taken', 'L3 taken']);
});

test('a laid tile is taken where and as it lies', () => {
  change({ layout: layoutOf('I3r1@b5') });
  bench.pick('I3', 'keys');
  expect([bench.target, played]).toEqual([laid('I3r1@b5'), []]);
});

test('when another tile is taken, the one in hand goes back the way it was turned', () => {
  bench.pick('I3', 'pointer');
  bench.turn();
  bench.pick('L3', 'pointer');
  expect([bench.hold?.tile, bench.wayOf('I3')]).toEqual(['L3', 1]);
});

test('a tile in hand never leaves the board, whichever way round it is', () => {
  bench.pick('I3', 'pointer');
  bench.hover([9, 9]);
  expect(bench.target).toEqual(laid('I3@h6'));
  bench.hover([-2, -1]);
  expect(bench.target).toEqual(laid('I3@a1'));
  bench.turn();
  bench.hover([9, 9]);
  expect(bench.target).toEqual(laid('I3r1@f8'));
  bench.hover(null);
  expect(bench.target).toBeNull();
});

test('keys bring the tile in hand onto the board and move it cell by cell', () => {
  bench.pick('I3', 'pointer');
  bench.step(0, 1);
  expect(bench.target).toEqual(laid('I3@d4'));
  bench.step(1, 0);
  bench.step(0, -1);
  expect(bench.target).toEqual(laid('I3@c5'));
  expect(told.slice(1)).toEqual(['I3 over', 'I3 over', 'I3 over']);
});

test('without a tile in hand a key moves nothing', () => {
  bench.step(1, 0);
  bench.hover([1, 1]);
  expect([bench.hold, told]).toEqual([null, []]);
});

test('the next tile taken with a key hovers where the last one was laid', () => {
  change({ fits: onlyThese('I3@b2') });
  bench.pick('I3', 'keys');
  bench.hover([1, 1]);
  bench.drop();
  bench.pick('L3', 'keys');
  expect(bench.target).toEqual(laid('L3@b2'));
});

// Turning and flipping

test('a tile beside the board is turned and flipped there', () => {
  bench.turn('I3');
  expect([bench.wayOf('I3'), bench.shape('I3').cells]).toEqual([1, [[0, 2], [0, 1], [0, 0]]]);
  bench.turn();
  bench.flip();
  expect([bench.wayOf('I3'), bench.wayOf('L3'), played]).toEqual([6, 0, []]);
  expect(told).toEqual(['I3 turned', 'I3 turned', 'I3 flipped']);
});

test('four turns or two flips restore a tile', () => {
  for (let turns = 0; turns < 4; turns++) bench.turn('L3');
  expect(bench.wayOf('L3')).toBe(0);
  bench.turn();
  bench.flip();
  expect(bench.wayOf('L3')).toBe(7);
  bench.flip();
  expect(bench.wayOf('L3')).toBe(1);
});

test('a tile that may not be flipped shakes', () => {
  change({ flip: false });
  bench.flip('I3');
  expect([bench.wayOf('I3'), bench.shaken, told]).toEqual([0, { tile: 'I3' }, ['I3 no-flipping']]);
});

test('with nothing chosen there is nothing to turn', () => {
  bench.turn();
  bench.flip();
  expect([told, bench.shaken]).toEqual([[], null]);
});

test('a tile in hand turns about its middle and stays on the board', () => {
  bench.pick('I3', 'pointer');
  bench.hover([2, 2]);
  bench.turn();
  expect(bench.target).toEqual(laid('I3r1@b4'));
  bench.hover([7, 5]);
  bench.turn();
  expect(bench.target).toEqual(laid('I3r2@g6'));
  expect(played).toEqual([]);
});

test('turning a laid tile about its middle is a move', () => {
  change({ layout: layoutOf('I3@c3'), fits: onlyThese('I3r1@b4', 'I3r1@a1') });
  bench.turn('I3');
  expect([played, bench.chosen]).toEqual([['I3r1@b4'], 'I3']);
});

test('if the middle is between two cells, the tile goes where it fits', () => {
  // The middle of I4@b3 is the corner between c3 and d3, so turned it may be in column c or d, from row 1 or 2.
  change({ layout: layoutOf('I4@b3'), fits: onlyThese('I4r1@d2') });
  bench.turn('I4');
  expect(played).toEqual(['I4r1@d2']);
});

test('a laid tile without room to turn shakes', () => {
  change({ layout: layoutOf('I3@c3'), fits: onlyThese('I3r1@a1') });
  bench.turn('I3');
  expect([played, bench.shaken, told]).toEqual([[], { tile: 'I3' }, ['I3 refused']]);
});

// Putting it down

test('a tile that fits is laid', () => {
  change({ fits: onlyThese('I3@b2') });
  bench.pick('I3', 'pointer');
  bench.hover([1, 1]);
  expect(bench.drop()).toBe(true);
  expect([played, bench.hold, told]).toEqual([['I3@b2'], null, ['I3 taken', 'I3 laid']]);
});

test('a tile that does not fit shakes and stays in hand', () => {
  change({ fits: onlyThese('I3@b2') });
  bench.pick('I3', 'pointer');
  bench.hover([1, 2]);
  expect(bench.drop()).toBe(false);
  const { shaken } = bench;
  expect([played, shaken, bench.hold?.tile, told]).toEqual([[], { tile: 'I3' }, 'I3', ['I3 taken', 'I3 refused']]);
  bench.drop();
  expect(bench.shaken).not.toBe(shaken); // it shakes again
});

test('a tile put back where it lies makes no move', () => {
  change({ layout: layoutOf('I3@b2'), fits: onlyThese('I3@b2') });
  bench.pick('I3', 'pointer');
  expect(bench.drop()).toBe(true);
  expect([played, told]).toEqual([[], ['I3 taken', 'I3 laid']]);
});

test('a laid tile dropped beside the board is lifted; a parked one just goes back', () => {
  change({ layout: layoutOf('I3@b2') });
  bench.pick('I3', 'pointer');
  bench.hover(null);
  expect(bench.drop()).toBe(true);
  bench.pick('L3', 'pointer');
  bench.turn();
  expect(bench.drop()).toBe(true);
  expect([played, bench.hold, bench.wayOf('L3')]).toEqual([['-I3'], null, 1]);
  expect(told).toEqual(['I3 taken', 'I3 lifted', 'L3 taken', 'L3 turned', 'L3 parked']);
});

test('with nothing in hand there is nothing to drop', () => {
  expect([bench.drop(), bench.park(), told]).toEqual([false, false, []]);
});

test('a lifted tile keeps its orientation', () => {
  change({ layout: layoutOf('I3fr2@b2') });
  bench.lift('I3');
  change({ layout: new Map() });
  expect([played, told, bench.wayOf('I3')]).toEqual([['-I3'], ['I3 lifted'], 6]);
  bench.lift('I3');
  expect(played).toHaveLength(1);
});

test('a tile put on a cell covers it at the first position that fits', () => {
  change({ fits: onlyThese('I3@c1', 'I3@c2') });
  bench.put('I3', [2, 2]);
  expect([played, told]).toEqual([['I3@c2'], ['I3 laid']]);
});

test('a tile put where it cannot cover the cell shakes', () => {
  change({ fits: onlyThese('I3@c2') });
  bench.put('I3', [0, 2]);
  expect([played, bench.shaken, told]).toEqual([[], { tile: 'I3' }, ['I3 refused']]);
});

test('a tile that is already laid cannot be put elsewhere', () => {
  change({ layout: layoutOf('I3@b2'), fits: onlyThese('I3@c1') });
  bench.put('I3', [0, 2]);
  expect([played, bench.shaken]).toEqual([[], null]);
});

test('while the bench is closed, nothing happens', () => {
  change({ closed: true, layout: layoutOf('I3@b2'), fits: onlyThese('L3@c3', 'I3r1@a3') });
  expect(bench.pick('L3', 'keys')).toBe(false);
  bench.put('L3', [2, 2]);
  bench.lift('I3');
  bench.turn('I3');
  bench.turn('L3');
  expect([played, told, bench.hold, bench.wayOf('L3')]).toEqual([[], [], null, 0]);
});

// Where a tile fits

test('while no moves are in flight, the server decides what fits, not the drawing', () => {
  change({ fits: onlyThese('I3@a1'), own: { ...own, board: rocky } });
  expect([bench.fits(laid('I3@a1')), bench.fits(laid('I3@a2'))]).toEqual([true, false]);
});

test('while moves are in flight, the drawing decides: no rock, no other tile', () => {
  change({ open: true, own: { ...own, board: rocky }, layout: layoutOf('L3@c3') });
  expect(bench.fits(laid('I3@a2'))).toBe(true);
  expect(bench.blocked(laid('I3@a1'))).toEqual([[0, 0]]);
  expect(bench.blocked(laid('I3@c2'))).toEqual([[2, 2], [3, 2]]);
  expect(bench.fits(laid('I3@d4'))).toBe(true);
});

test('a tile may overlap its old place, but not leave the board', () => {
  change({ open: true, layout: layoutOf('I3@a2') });
  expect(bench.fits(laid('I3@a3'))).toBe(true);
  expect(bench.blocked({ tile: 'I3', way: 0, row: 6, column: 0 })).toEqual([[8, 0]]);
});

test('even if rocks do not matter, other tiles do', () => {
  change({ open: true, flat: true, own: { ...own, board: rocky }, layout: layoutOf('L3@c3') });
  expect([bench.fits(laid('I3@a1')), bench.fits(laid('I3@c2'))]).toEqual([true, false]);
});
