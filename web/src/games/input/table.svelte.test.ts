import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../testing/browser';
import { choosePace } from './pace.svelte';
import { ShownTable } from './table.svelte';
import type { InHand, InputView, Past } from './view';

// Somebody who prefers reduced motion; asked for as soon as the module is loaded.
vi.hoisted(() => Object.assign(globalThis, { window: { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) } }));

const hand: InHand = { face: 'V', origin: 's1', announced: null, flipped: true, places: ['3.1'], barred: [], notes: null };

const past = (seat: number, to: string | null): Past => ({ seat, origin: 's1', face: 'V', to, announced: null, failed: null, returned: [] });
const stonesOf = (at: string) => [{ at, top: at === 's1' ? 'H' : 'V', notes: null }];

/** Three seats take turns; seat 0 is at this device. Each has a single stone, which goes from the supply to a card. */
function viewOf(turn: number, rest: Partial<InputView> = {}): InputView {
  const lies = (seat: number) => (turn > seat ? `${seat + 1}.1` : 's1');
  const last = turn > 0 ? past(turn - 1, lies(turn - 1)) : null;
  return { turn, mover: turn % 3, hand: null, last, stones: [0, 1, 2].map((seat) => stonesOf(lies(seat))), ...rest } as InputView;
}

/** The mover has touched and flipped its stone. */
const touched = (turn: number) => viewOf(turn, { hand, last: past(turn, null) });

const isFirst = (seat: number): boolean => seat === 0;
let now = $state.raw({ view: viewOf(0), match: 1, isOwn: isFirst });
let heard: [number | null, number][];
let table: ShownTable;
let stop: () => void;

beforeEach(() => {
  openBrowser();
  heard = [];
  choosePace('normal');
  now = { view: viewOf(1), match: 1, isOwn: isFirst };
  stop = $effect.root(() => {
    table = new ShownTable(() => now, (before, after) => heard.push([before?.turn ?? null, after.turn]));
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(...views: InputView[]) {
  for (const view of views) {
    now = { ...now, view };
    flushSync();
  }
}
function wait(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}
const shown = () => `${table.view.turn}${table.view.hand ? ' in hand' : ''}`;
const bothTurns = () => send(touched(1), viewOf(2), touched(2), viewOf(3));

test('the flip that ends the match is shown like any other', () => {
  send(touched(1), viewOf(2, { mover: null, ended: 'target' }));
  expect([shown(), table.behind]).toEqual(['1 in hand', true]);
  wait(1500);
  expect([shown(), table.behind]).toEqual(['2', false]);
});

test('whoever is far behind at the end is shown the last two turns', () => {
  choosePace('tap');
  const turns = [1, 2, 3, 4].flatMap((turn) => [touched(turn), viewOf(turn + 1)]);
  send(...turns.slice(0, -1), viewOf(5, { ended: 'target' }));
  const seen = [shown()];
  while (table.behind) {
    table.next();
    seen.push(shown());
  }
  expect(seen).toEqual(['3', '3 in hand', '4', '4 in hand', '5']);
});

test.each([
  ['slow', 3000],
  ['normal', 1500],
  ['fast', 500],
] as const)('at a %s pace each step of another hand is shown for %i milliseconds', (chosen, look) => {
  choosePace(chosen);
  bothTurns();
  for (const each of ['1 in hand', '2', '2 in hand', '3']) {
    expect(shown()).toBe(each);
    wait(look - 1);
    expect(shown()).toBe(each);
    wait(1);
  }
  expect(table.behind).toBe(false);
});

test('by tap each step stays until the next one is asked for', () => {
  choosePace('tap');
  bothTurns();
  wait(1_000_000);
  for (const each of ['1 in hand', '2', '2 in hand']) {
    expect([shown(), table.behind]).toEqual([each, true]);
    table.next();
  }
  expect([shown(), table.behind]).toEqual(['3', false]);
  table.next();
  expect(shown()).toBe('3');
});

test('a stone that is laid at once is seen in the air first, without the place it goes to', () => {
  send(viewOf(2));
  expect([shown(), table.inAir, table.view.stones[1], table.view.last?.to]).toEqual(['1 in hand', true, [], null]);
  wait(1500);
  expect([shown(), table.inAir]).toEqual(['2', false]);
});

test('whoever plays does not wait: everything is skipped, but nothing goes unheard', () => {
  bothTurns();
  expect(heard.length).toBe(2);
  table.hurry();
  expect([shown(), table.behind]).toEqual(['3', false]);
  expect(heard).toEqual([[null, 1], [1, 1], [1, 2], [2, 2], [2, 3]]);
  wait(10_000);
  expect(heard.length).toBe(5);
});

test('your own move is shown at once, whatever was still to be seen', () => {
  choosePace('tap');
  bothTurns();
  send(viewOf(3, { hand, last: past(0, null) }));
  expect([shown(), table.behind]).toEqual(['3 in hand', false]);
});

test('a bot that plays for you is another hand', () => {
  now = { ...now, isOwn: () => false };
  choosePace('tap');
  bothTurns();
  send(viewOf(3, { hand, last: past(0, null) }));
  expect(shown()).toBe('1 in hand');
});

test('another pace counts at once', () => {
  choosePace('tap');
  bothTurns();
  choosePace('fast');
  flushSync();
  wait(500);
  expect(shown()).toBe('2');
});

test('a message that is no step of the match changes nothing', () => {
  send(touched(1), viewOf(2));
  send({ ...viewOf(2) });
  wait(1499);
  expect(shown()).toBe('1 in hand');
  wait(1);
  expect([shown(), table.behind]).toEqual(['2', false]);
});

test('another match is shown at once', () => {
  choosePace('tap');
  bothTurns();
  now = { ...now, view: viewOf(0), match: 2 };
  flushSync();
  expect([shown(), table.behind]).toEqual(['0', false]);
});

test('who only watches is never more than twelve steps behind', () => {
  choosePace('tap');
  now = { ...now, isOwn: () => false };
  for (let turn = 1; turn < 20; turn += 1) send({ ...touched(1), turn }, { ...viewOf(1), turn: turn + 1, last: past(turn % 3, `${turn % 9}.2`) });
  let steps = 0;
  for (; table.behind; steps += 1) table.next();
  expect([steps, shown()]).toEqual([12, '20']);
});

test('the pace is kept on this device', async () => {
  choosePace('slow');
  vi.resetModules();
  expect((await import('./pace.svelte')).pace.chosen).toBe('slow');
});
