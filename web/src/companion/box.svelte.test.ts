import { afterEach, expect, test, vi } from 'vitest';
import tubyrinth from '../games/tubyrinth/companion.gen.json';
import knister from '../games/knister/companion.gen.json';
import { empty } from '../me/drawers';
import type { CompanionFacts } from './companion.gen';
import { Box } from './box.svelte';
import { throwDice } from './dice';
import { usualSettings, wayFor } from './facts';
import { write } from './typing';

const begin = (facts: unknown, names: string[]) => {
  const companion = facts as CompanionFacts;
  const settings = usualSettings(companion);
  return Box.begin(companion.game, names, settings, wayFor(companion, settings, names.length)!);
};

afterEach(() => empty());

test('an evening is found again as it was left', async () => {
  const box = begin(tubyrinth, ['Mara', 'Jo']);
  box.act({ do: 'start' });
  box.act({ do: 'call', seat: 1, at: 5000 });
  await vi.waitFor(async () => expect((await Box.open('tubyrinth'))?.standing.calls).toHaveLength(1));
  const found = (await Box.open('tubyrinth'))!;
  expect([found.names, found.sand, found.last]).toEqual([['Mara', 'Jo'], 30_000, { do: 'call', seat: 1, at: 5000 }]);
  expect(await Box.open('knister')).toBeNull();
});

test('acts are taken back one by one', () => {
  const box = begin(tubyrinth, ['Mara', 'Jo']);
  box.act({ do: 'start' });
  box.undo();
  expect([box.standing.phase, box.last]).toEqual(['before', undefined]);
});

test('each match has its own sheets', () => {
  const box = begin(knister, ['Mara', 'Jo']);
  box.type(1, write(box.typed(1), 4, 9));
  expect([box.typed(0).numbers[4], box.typed(1).numbers[4]]).toEqual([null, 9]);
  box.act({ do: 'again' });
  expect(box.typed(1).numbers[4]).toBeNull();
});

test('an evening that has ended is forgotten', async () => {
  const box = begin(knister, ['Mara']);
  await vi.waitFor(async () => expect(await Box.open('knister')).not.toBeNull());
  await box.forget();
  expect(await Box.open('knister')).toBeNull();
});

test('numbers that would favour some faces are drawn again', () => {
  const drawn = [2 ** 32 - 1, 2 ** 32 - 4, 8];
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as Uint32Array)[0] = drawn.shift()!;
    return into;
  });
  expect(throwDice([[1, 2, 3, 4, 5, 6]])).toEqual([3]); // 2^32 leaves 4 over: the last four are not fair
  draw.mockRestore();
  const faces = new Set(Array.from({ length: 400 }, () => throwDice([[1, 2, 3, 4, 5, 6]])[0]));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
